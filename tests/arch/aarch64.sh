#!/usr/bin/env bash
# The SIMD words and the elementary functions on aarch64, under qemu-user: scalar and neon pass their
# tests, and give the bits that this machine's own compiler gives scalar. Exits with 77 where the cross
# compiler or the emulator is missing.
# usage: aarch64.sh [BUILD_FOLDER]
set -euo pipefail
cd "$(dirname "$0")/../.."
cross=aarch64-linux-gnu-gcc
emulator=qemu-aarch64
for tool in $cross $emulator; do
    command -v $tool > /dev/null || { echo "$tool is missing"; exit 77; }
done

build=${1:-build-aarch64}
mkdir -p "$build"
flags=(-std=c17 -O2 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Werror
       -ffp-contract=off -fno-math-errno -fno-trapping-math -D_DEFAULT_SOURCE
       -Iruntime -Iruntime/include -Igenerated -Igenerated/include)
sources=(tests/simd/*.c runtime/isa.c)

# A program of one's own for each target, so that agree.sh can run them all alike.
emulated() {
    printf '#!/bin/sh\nexec %s "%s" "$@"\n' $emulator "$(realpath "$build")/$1" > "$build/$1.sh"
    chmod +x "$build/$1.sh"
}

programs=()
for target in scalar neon; do
    echo "words, $target"
    $cross "${flags[@]}" -static -DAC_TARGET_${target^^} "${sources[@]}" -lm -o "$build/words_$target"
    emulated words_$target
    "$build/words_$target.sh"
    programs+=("$build/words_$target.sh")
done
cc "${flags[@]}" -DAC_TARGET_SCALAR "${sources[@]}" -lm -o "$build/words_here"
tests/simd/agree.sh "$build/words_here" "${programs[@]}"
