#!/usr/bin/env bash
# The words give the same bits on every instruction set: compares the digests that the programs print.
# usage: agree.sh PROGRAM ...
set -uo pipefail
first="" reference="" compared=0
for program in "$@"; do
    digests=$("$program" --digests)
    status=$?
    if [ $status -eq 77 ]; then
        echo "$(basename "$program"): this machine lacks the instruction set"
        continue
    fi
    [ $status -eq 0 ] || { echo "$(basename "$program") failed with $status"; exit 1; }
    if [ -z "$first" ]; then
        first=$program reference=$digests
    elif [ "$digests" != "$reference" ]; then
        echo "$(basename "$program") and $(basename "$first") differ:"
        diff <(echo "$reference") <(echo "$digests") | head -n 20
        exit 1
    fi
    compared=$((compared + 1))
done
echo "$compared instruction sets agree on $(echo "$reference" | wc -l) words"
