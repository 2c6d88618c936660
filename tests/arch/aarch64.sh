#!/usr/bin/env bash
# aarch64, under qemu-user: the scalar and neon words and the elementary functions pass their tests and
# give the bits that this machine's own compiler gives scalar; and the whole library, cross-built, gives
# the digest on record for every operator, mode and dtype. Exits with 77 where the cross compiler or the
# emulator is missing.
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
       -I. -Iruntime -Iruntime/include -Igenerated -Igenerated/include)
sources=(tests/simd/*.c runtime/base/isa.c)

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

echo "library"
headers=$(realpath "$build")/include
mkdir -p "$headers"
# Headers that are the same on every 64-bit machine, away from those of this machine's C library.
for header in pthreadpool.h mpfr.h gmp.h; do
    echo "#include <$header>" | cc -E -M -x c - | tr -d '\\' | tr ' ' '\n' | grep "/$header\$" | head -n 1 |
        xargs -I{} cp {} "$headers/"
done
$cross "${flags[@]}" -isystem "$headers" -c tests/arch/no_pool.c -o "$build/no_pool.o"
aarch64-linux-gnu-ar rcs "$build/libno_pool.a" "$build/no_pool.o"
cmake -S . -B "$build/library" -G Ninja -Wno-dev --log-level=NOTICE -DACLNN_CPU_TESTS=OFF \
    -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 -DCMAKE_C_COMPILER=$cross \
    -DPTHREADPOOL_INCLUDE_DIR="$headers" -DPTHREADPOOL_LIBRARY="$(realpath "$build")/libno_pool.a"
cmake --build "$build/library" --target aclnn-cpu-static
tests/simd/estimates.sh "$build/library/libaclnn-cpu.a" "${cross%gcc}objdump"
# The table of oracles says what there is; its functions, which need MPFR, are never called.
$cross "${flags[@]}" -isystem "$headers" -static -I. -Itests/accuracy -Itests/suite \
    tests/arch/digests.c tests/accuracy/digest.c tests/accuracy/digest_contractions.c tests/accuracy/digest_rows.c \
    tests/accuracy/options.c tests/accuracy/points_complex.c tests/accuracy/points_inputs.c \
    tests/accuracy/row_call.c \
    tests/accuracy/subject.c tests/suite/suite.c client/*.c \
    generated/oracle/*_oracle.c generated/oracle/oracles.c generated/catalogue/*.c \
    "$build/library/libaclnn-cpu.a" "$build/libno_pool.a" -lm \
    -Wl,--unresolved-symbols=ignore-all -o "$build/digests"
$emulator "$build/digests" tests/accuracy/digests_common.txt
echo "scalar and neon give the $(wc -l < tests/accuracy/digests_common.txt) digests on record"
