#!/usr/bin/env bash
# Makes the Debian package, checks it with lintian, unpacks it elsewhere, and runs the clients and the
# aclnn program against what is in it.
# usage: run.sh SOURCE BUILD
set -euo pipefail
source=$1 build=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

(cd "$build" && cpack -G DEB -B "$work") >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
package=$(echo "$work"/aclnn-cpu_*.deb)
if command -v lintian >/dev/null; then
    lintian --allow-root --fail-on error "$package"
fi

dpkg-deb -x "$package" "$work/root"
"$source/tests/install/toolkit.sh" "$source/tests/install/client" "$work/root/usr/lib/aclnn-cpu"
"$work/root/usr/bin/aclnn" run LeakyRelu 'self=[-2,3]' negativeSlope=0.5 | grep -q '\[-1  3\]'
if grep -q '^build aclnn-cpu-python-package:' "$build/build.ninja"; then
    PYTHONPATH=$work/root/usr/lib/python3/dist-packages /usr/bin/python3 -B -c "
import numpy as np, aclnn_cpu
assert aclnn_cpu.relu(np.array([-1, 2], np.float32)).tolist() == [0, 2]"
fi
cp "$source"/tests/install/consumer/* "$work"
cmake -S "$work" -B "$work/consumer" -DCMAKE_PREFIX_PATH="$work/root/usr/lib/aclnn-cpu" >/dev/null
cmake --build "$work/consumer" >/dev/null
for consumer in consumer_c consumer_cpp consumer_static; do
    "$work/consumer/$consumer" || { echo "$consumer failed"; exit 1; }
done
for page in README.md guide/first_steps.md operators/README.md examples/hello.c LICENSE; do
    [ -s "$work/root/usr/share/doc/aclnn-cpu/$page" ] || { echo "/usr/share/doc/aclnn-cpu/$page is missing"; exit 1; }
done
gzip -t "$work/root/usr/share/man/man1/aclnn.1.gz" "$work/root/usr/share/doc/aclnn-cpu/changelog.gz"
echo "the package is whole, and programs build and run against what it holds"
