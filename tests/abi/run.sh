#!/usr/bin/env bash
# Compares the functions of the library and their types with tests/abi/aclnn-cpu.abi: what is there may
# not change or go, new functions may come. --write makes the file anew, for a new version.
# usage: run.sh SOURCE LIBRARY [--write]
set -euo pipefail
source=$1 library=$2
known=$source/tests/abi/aclnn-cpu.abi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ "${3:-}" = --write ]; then
    abidw --headers-dir "$source/runtime/include" --headers-dir "$source/generated/include" \
        --drop-private-types --no-corpus-path --no-comp-dir-path --no-show-locs "$library" |
        sed "s|path='$source/|path='|" >"$known"
    exit
fi

holds() {
    abidiff --headers-dir2 "$source/runtime/include" --headers-dir2 "$source/generated/include" \
        --drop-private-types --no-added-syms "$1" "$library"
}

# The comparison must notice a function that went, and a value that changed.
sed "s/'aclrtMalloc/'aclrtMemory/g" "$known" >"$work/gone.abi"
sed "s/name='ACL_FLOAT16' value='1'/name='ACL_FLOAT16' value='7'/" "$known" >"$work/changed.abi"
for planted in gone changed; do
    if cmp -s "$known" "$work/$planted.abi" || holds "$work/$planted.abi" >/dev/null; then
        echo "a planted difference ($planted) was not noticed"
        exit 1
    fi
done

holds "$known" || { echo "programs that were built against an earlier library would break"; exit 1; }
echo "every function that was there is there, with the same types"
