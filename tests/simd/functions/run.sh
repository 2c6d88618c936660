#!/usr/bin/env bash
# The elementary functions beside MPFR, in full: all 2^32 inputs of f32, a million samples of f64 for
# each function, of complex numbers for all samples together. usage: run.sh BUILD [FUNCTION ...]
set -euo pipefail
build=$1/tests/bin
shift

# Runs a program; 77 is that of an instruction set that this machine lacks, which it has said.
here() { "$@" || [ $? -eq 77 ]; }

"$build/functions_f32" --full --threads "$(nproc)" "$@"
[ $# -gt 0 ] || for program in "$build"/functions_complex_*; do here "$program" 1000000; done
for program in "$build"/functions_f64_*; do
    if [ $# -eq 0 ]; then
        here "$program" 1000000
    else
        for function in "$@"; do here "$program" 1000000 1 "$function"; done
    fi
done
