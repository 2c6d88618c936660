#!/usr/bin/env bash
# Adding an operator takes one YAML file and nothing else. In a copy of the tree: adds two, builds, and
# runs the suite on them. Cube is short; Crest has what no operator of the library has, outputs with
# one element for each row along any axis, and none with an element at each point. Beside them the copy keeps
# one operator, so that the build is short; what the generator makes beside all the others is compared by
# codegen/test_add_operator.py.
# usage: run.sh SOURCE
set -euo pipefail
source=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cd "$source"
git ls-files --cached --others --exclude-standard -z | xargs -0 cp --parents -t "$work" 2>/dev/null ||
    cp -r . "$work"
find "$work/spec" -mindepth 2 -name '*.yaml' ! -name leaky_relu.yaml -delete
cp tests/add_operator/*.yaml "$work/spec/activation/"

cmake -S "$work" -B "$work/build" -G Ninja -Wno-dev -DACLNN_CPU_TESTS=ON -DCMAKE_BUILD_TYPE=Debug \
    --log-level=WARNING
cmake --build "$work/build" --target operators_test -- --quiet

cd "$work"
for file in include/aclnnop/aclnn_cube.h activation/cube_validate.c activation/cube_dispatch.c \
    activation/cube_kernel.c docs/activation/cube.md \
    docs/activation/cube.svg; do
    [ -s "generated/$file" ] || { echo "generated/$file did not appear"; exit 1; }
done
echo "one spec each; the suite on them:"
"build/tests/bin/operators_test" --filter='cube*/*'
"build/tests/bin/operators_test" --filter='crest*/*'
