#!/usr/bin/env bash
# All that is measured of one operator: what the generator makes of its formulas, beside the exact values; the suite
# on its entry points; its accuracy; its digests. The steps run side by side; each prints a line, and what it says if
# it fails. Exits with 1 if one does, with 2 for an unknown name.
# usage: one.sh BUILD OP, such as LeakyRelu, aclnnLeakyRelu or leaky_relu
set -euo pipefail
cd "$(dirname "$0")/../.."
bin=$1/tests/bin name=${2#aclnn} records=tests/accuracy

spec=$(grep -lix "op: *$name" spec/*/*.yaml || ls spec/*/"$name.yaml" 2>/dev/null || true)
[ -n "$spec" ] || { printf 'there is no operator %s in spec/\n' "$2" >&2; exit 2; }
entry=aclnn$(sed -n 's/^op: *//p' "$spec")
snake=$(basename "$spec" .yaml)

said=$(mktemp -d)
trap 'rm -rf "$said"' EXIT
steps=()
# step NAME COMMAND ...
step() {
    local step=$1
    shift
    steps+=("$step")
    # pytest exits with 5 where it has no test of that name: an operator along an axis has no such form.
    { { "$@" || [ $? -eq 5 ]; } >"$said/$step" 2>&1 && touch "$said/$step.done"; } &
}
SECONDS=0
step forms /usr/bin/python3 -m pytest -q -p no:cacheprovider tests/codegen/test_interpret.py -k "${entry#aclnn}]"
step suite "$bin/operators_test" --filter "?(inplace_)$snake/*"
record=(--digests $records/digests.txt --figures $records/figures.txt)
step half "$bin/accuracy" half --only "$entry" "${record[@]}"
step bounds "$bin/accuracy" bounds --only "$entry" "${record[@]}"
step double "$bin/accuracy" double --samples 65536 --only "$entry" "${record[@]}"
step complex "$bin/accuracy" complex --samples 8192 --only "$entry" "${record[@]}"
step rows "$bin/accuracy" rows --samples 8192 --only "$entry" "${record[@]}"
step digests "$bin/accuracy" digests --digests $records/digests.txt --only "$entry"
step digests_common "$bin/accuracy" digests --common --digests $records/digests_common.txt --only "$entry"
wait

status=0
for step in "${steps[@]}"; do
    # Integers and truth values are exact, and the suite compares them; accuracy judges the other dtypes.
    if grep -q '^accuracy: there is no operator' "$said/$step"; then
        printf '%s %s: nothing to judge, it has no floating-point results\n' "$entry" "$step"
    elif [ -e "$said/$step.done" ] && ! grep -q 'Tested: 0 ' "$said/$step"; then
        printf '%s %s: passed\n' "$entry" "$step"
    else
        printf '%s %s: FAILED\n' "$entry" "$step"
        sed 's/^/    /' "$said/$step"
        status=1
    fi
done
printf '%s: %s seconds\n' "$entry" "$SECONDS"
exit $status
