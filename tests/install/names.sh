#!/usr/bin/env bash
# The static library shares one space of names with the program that it is linked into: acl* and Acl* are
# the ABI, ac_* are the library's own, and it has no others. A program whose functions have the names of
# the library's own, without the prefix, links against it and runs.
# usage: names.sh SOURCE LIBRARY NM CC [LINK OPTION ...]
set -euo pipefail
source=$1 library=$2 nm=$3 cc=$4
shift 4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Names with two underscores belong to the compiler; sanitizers make some.
names=$("$nm" -g --defined-only "$library" 2>/dev/null | awk 'NF == 3 { print $3 }')
[ "$(grep -c '^aclnn' <<<"$names")" -gt 100 ] || { echo "$nm finds no operators in $library"; exit 1; }
foreign=$(grep -vE '^(acl|Acl|ac_|__)' <<<"$names" || true)
[ -z "$foreign" ] || { printf 'the static library takes names of its users:\n%s\n' "$foreign"; exit 1; }

own=$(sed -nE 's/^ac_(.*_(validate|kernels_[a-z0-9]+))$/\1/p' <<<"$names" | sort -u)
[ "$(wc -w <<<"$own")" -gt 100 ] || { echo "$library has no functions of operators"; exit 1; }
{
    echo '#include "aclnnop/aclnn_leaky_relu.h"'
    sed 's/.*/int &(void); int &(void) { return 7; }/' <<<"$own"
    cat <<'C'
int main(void)
{
    uint64_t size;
    aclOpExecutor *executor;

    return aclnnLeakyReluGetWorkspaceSize(0, 0, 0, &size, &executor) == 161001 &&
                   leaky_relu_validate() == 7
               ? 0
               : 1;
}
C
} >"$work/program.c"
"$cc" -std=c11 -I"$source/runtime/include" -I"$source/generated/include" "$work/program.c" \
    "$library" "$@" -o "$work/program"
"$work/program" || { echo "the program with names of its own does not run"; exit 1; }
echo "$(wc -w <<<"$names") names, all of them acl or ac_; a program with $(wc -w <<<"$own") others links and runs"
