#!/usr/bin/env bash
# Shows that the tests catch mistakes of the smallest kind. In a copy of the tree, one after the other:
# a coefficient that is one unit in the last place off, a boundary that moved from < to <=, a store to
# 16 bits that truncates. Each has to make a test fail that passes without it.
#
# Takes minutes: every mistake is built anew. usage: planted.sh [FOLDER FOR THE COPY]
set -euo pipefail
cd "$(dirname "$0")/../.."
copy=${1:-$(mktemp -d)}
tests='generated_test|functions_f32|simd_words_.*|accuracy_half|accuracy_digests'
targets=(generated_test functions_f32 accuracy)

git ls-files --cached --others --exclude-standard -z | xargs -0 cp --parents -t "$copy"
cmake -S "$copy" -B "$copy/build" -G Ninja -Wno-dev --log-level=WARNING -DACLNN_CPU_TESTS=ON \
    -DACLNN_CPU_REGENERATE=OFF
mapfile -t words < <(cmake --build "$copy/build" --target help | grep -o '^simd_words_[a-z0-9]*')

# The names of the tests that fail.
failing() {
    cmake --build "$copy/build" --target "${targets[@]}" "${words[@]}" >"$copy/build.log" 2>&1 ||
        { tail -20 "$copy/build.log" >&2; exit 2; }
    (cd "$copy/build" && ctest -R "^($tests)\$" 2>/dev/null || true) |
        sed -n 's/^ *[0-9]* - \([a-z0-9_]*\) (Failed.*/\1/p'
}

status=0
# plant WHAT FILE SED: applies the script to a file, expects a test to fail, takes it back.
plant() {
    local file=$copy/$2 caught
    cp "$file" "$copy/before"
    sed -i "$3" "$file"
    if cmp -s "$file" "$copy/before"; then
        printf '%s: there is nothing to plant in %s\n' "$1" "$2" >&2
        exit 2
    fi
    caught=$(failing | grep -vxF "$passing_not" || true)
    if [ -n "$caught" ]; then
        printf '%s: caught by %s\n' "$1" "$(tr '\n' ' ' <<<"$caught")"
    else
        printf '%s: NOT CAUGHT\n' "$1"
        status=1
    fi
    cp "$copy/before" "$file"
}

passing_not=$(failing)
: "${passing_not:=none}"
printf 'without a mistake these fail: %s\n' "$(tr '\n' ' ' <<<"$passing_not")"

plant 'a coefficient of exp, one unit in the last place' runtime/simd/tables_f32.h \
    's/^\(#define AC_EXP2_32_2_C0 \)0x1.62e43p-1f/\10x1.62e432p-1f/'
plant 'a boundary of hardswish_backward, < for <=' generated/activation/hardswish_backward_kernel.c \
    's/vf32_lt(self, vf32_of(-3.0f))/vf32_le(self, vf32_of(-3.0f))/'
for target in avx2 avx512; do
    plant "the f16 store of $target truncates" "runtime/simd/$target.h" \
        '/cvtps_ph/s/_MM_FROUND_TO_NEAREST_INT/_MM_FROUND_TO_ZERO/'
done
exit $status
