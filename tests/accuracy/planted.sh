#!/usr/bin/env bash
# Shows that the tests catch mistakes of the smallest kind. In a copy of the tree, one after the other:
# a coefficient one unit in the last place off, a boundary moved from < to <=, a product without its
# second part, a store to 16 bits that truncates, half of a tensor that begins one element early, a walk
# that leaves out its last tile. Each has to make a test fail that passes without it, and not only the
# digests, which any change of bits fails.
#
# Takes a quarter of an hour: every mistake is built anew. With --short one mistake of a kernel, one of
# a view and one of the walk, in a few minutes. usage: planted.sh [--short] [FOLDER FOR THE COPY]
set -euo pipefail
cd "$(dirname "$0")/../.."
short=
[ "${1:-}" != --short ] || { short=yes && shift; }
copy=${1:-$(mktemp -d)}
targets=(operators_test accuracy walk_test)
tests='operators_test|walk_test|accuracy_half|accuracy_bounds|accuracy_digests'

git ls-files --cached --others --exclude-standard -z | xargs -0 cp --parents -t "$copy"
launch=()
if command -v ccache >/dev/null; then
    export CCACHE_BASEDIR=$copy CCACHE_NOHASHDIR=1
    launch=(-DCMAKE_C_COMPILER_LAUNCHER=ccache)
fi
cmake -S "$copy" -B "$copy/build" -G Ninja -Wno-dev --log-level=WARNING -DACLNN_CPU_TESTS=ON \
    -DACLNN_CPU_REGENERATE=OFF "${launch[@]}"
if [ -z "$short" ]; then
    mapfile -t words < <(cmake --build "$copy/build" --target help | grep -o '^simd_words_[a-z0-9]*')
    targets+=(functions_f32 "${words[@]}")
    tests+='|functions_f32|simd_words_.*'
fi

# The names of the tests that fail.
failing() {
    cmake --build "$copy/build" --target "${targets[@]}" >"$copy/build.log" 2>&1 ||
        { tail -20 "$copy/build.log" >&2; exit 2; }
    (cd "$copy/build" && ctest -j "$(nproc)" -R "^($tests)\$" 2>/dev/null || true) |
        sed -n 's/^\t* *[0-9]* - \([a-z0-9_]*\) (.*/\1/p'
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
    if grep -qv '^accuracy_digests' <<<"$caught" && [ -n "$caught" ]; then
        printf '%s: caught by %s\n' "$1" "$(tr '\n' ' ' <<<"$caught")"
    else
        printf '%s: NOT CAUGHT%s\n' "$1" "${caught:+ but by the digests}"
        status=1
    fi
    cp "$copy/before" "$file"
}

passing_not=$(failing)
: "${passing_not:=none}"
printf 'without a mistake these fail: %s\n' "$(tr '\n' ' ' <<<"$passing_not")"

plant 'a boundary of hardswish_backward, <= for <' generated/activation/hardswish_backward_kernel.c \
    's/vf32_lt(self, vf32_of(-3.0f))/vf32_le(self, vf32_of(-3.0f))/'
plant 'the back half of a tensor begins one element early' runtime/handles/tensor.c \
    's/ \* index \* (uint64_t)whole->strides\[at\])/ * index * (uint64_t)whole->strides[at] - index)/'
plant 'the walk leaves out its last tile' runtime/walk/tiles.c \
    's/if (++p->index\[a\] < p->end\[a\])/if (++p->index[a] + 1 < p->end[a])/'
[ -z "$short" ] || exit $status

plant 'a coefficient of exp, one unit in the last place' runtime/simd/tables/tables_f32.h \
    's/^\(#define AC_EXP2_32_2_C0 \)0x1.62e43p-1f/\10x1.62e432p-1f/'
plant 'a product of a pair leaves out the second part' runtime/simd/pairs/pair_f32.h \
    's/vf32_fma(a, p.hi, vf32_correction(vf32_mul(a, p.lo)))/vf32_mul(a, p.hi)/'
plant 'an angle is reduced without the third part of pi' runtime/simd/math/angle_f64.h \
    's/vf64_fma(n, vf64_of(ac_angle_f64_pi\[2\]), second.lo)/second.lo/'
for target in avx2 avx512; do
    plant "the f16 store of $target truncates" "runtime/simd/words/$target.h" \
        '/cvtps_ph/s/_MM_FROUND_TO_NEAREST_INT/_MM_FROUND_TO_ZERO/'
done
exit $status
