#!/usr/bin/env bash
# Installs the build into an empty folder and builds consumers against that folder alone: with CMake in
# C, in C++ and against the static library, and with pkg-config.
# usage: run.sh SOURCE BUILD
set -euo pipefail
source=$1 build=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cmake --install "$build" --prefix "$work/prefix" >/dev/null
cp "$source"/tests/install/consumer/* "$work"
cmake -S "$work" -B "$work/build" -G Ninja -DCMAKE_PREFIX_PATH="$work/prefix" >/dev/null
cmake --build "$work/build"
for consumer in consumer_c consumer_cpp consumer_static; do
    "$work/build/$consumer" || { echo "$consumer failed"; exit 1; }
done

pc=$(find "$work/prefix" -name aclnn-cpu.pc -printf '%h')
export PKG_CONFIG_PATH=$pc
# shellcheck disable=SC2046
cc -std=c11 "$work/consumer.c" -o "$work/by_pkg_config" $(pkg-config --cflags --libs aclnn-cpu)
LD_LIBRARY_PATH=$(pkg-config --variable=libdir aclnn-cpu) "$work/by_pkg_config"
# shellcheck disable=SC2046
cc -std=c11 "$work/consumer.c" -o "$work/by_rpath" $(pkg-config --cflags --libs aclnn-cpu) \
    -Wl,-rpath,"$(pkg-config --variable=libdir aclnn-cpu)"
"$work/by_rpath"
# The static library, in a program that is not static itself, needs nothing of the prefix.
# shellcheck disable=SC2046
cc -std=c11 "$work/consumer.c" -o "$work/static" $(pkg-config --cflags --libs aclnn-cpu-static)
ldd "$work/static" | grep aclnn && { echo "aclnn-cpu-static is not static"; exit 1; }
"$work/static"
# Where --static names a library, there is an archive of it.
for option in $(pkg-config --static --libs-only-l aclnn-cpu); do
    archive=lib${option#-l}.a
    [ -e "$work/prefix/lib/$archive" ] || [[ $(cc -print-file-name="$archive") == /* ]] ||
        { echo "pkg-config --static names $option, and there is no $archive"; exit 1; }
done
# A prefix with a space, by the line of the guide.
cp -a "$work/prefix" "$work/my software"
line=$(grep '^eval ' "$source/docs/guide/cmake.md")
line=${line//\/opt\/my software/$work\/my software}
cp "$work/consumer.c" "$work/my software/program.c"
(cd "$work/my software" && PKG_CONFIG_PATH="$PWD/lib/pkgconfig" bash -ec "$line" && ./a.out) ||
    { echo "docs/guide/cmake.md: this line fails: $line"; exit 1; }
# The prefix is found from folders of other depths, too.
cmake -S "$source" -B "$work/deep" -G Ninja -Wno-dev --log-level=NOTICE -DACLNN_CPU_TESTS=OFF \
    -DACLNN_CPU_REGENERATE=OFF -DCMAKE_INSTALL_LIBDIR=lib/some/where
grep -qx 'prefix=${pcfiledir}/../../../..' "$work/deep/aclnn-cpu.pc" ||
    { head -n 1 "$work/deep/aclnn-cpu.pc"; echo "is not the prefix of lib/some/where/pkgconfig"; exit 1; }

# The lines of the README and the guide, as they stand there, with this prefix in place of /opt/aclnn-cpu.
link=$work/link
mkdir "$link"
cp "$work/consumer.c" "$link/program.c"
awk '/^```cmake/ { on = 1; next } /^```/ { on = 0 } on' "$source/docs/guide/cmake.md" >"$link/CMakeLists.txt"
lines=0
for page in README.md docs/guide/cmake.md docs/guide/first_steps.md; do
    while IFS= read -r line; do
        line=${line//\/opt\/aclnn-cpu/$work\/prefix}
        line=${line//examples\/hello.c/$source/examples/hello.c}
        (cd "$link" && env -u PKG_CONFIG_PATH PKG_CONFIG_PATH="$work/prefix/lib/pkgconfig" bash -ec "$line") >/dev/null ||
            { echo "$page: this line fails: $line"; exit 1; }
        [ ! -x "$link/a.out" ] || { "$link/a.out" >/dev/null && rm "$link/a.out"; } ||
            { echo "$page: what this line builds fails: $line"; exit 1; }
        lines=$((lines + 1))
    done < <(grep -E '^(cc |cmake -S \. )' "$source/$page" | grep -v "my software")
done
[ "$lines" -ge 6 ] || { echo "only $lines lines of the pages were run"; exit 1; }
"$link/build/program" && "$link/hello" >/dev/null || { echo "a program of the pages fails"; exit 1; }

# Examples as they are installed, and pages whose links lead somewhere.
doc=$work/prefix/share/doc/aclnn-cpu
cmake -S "$doc/examples" -B "$work/examples" -G Ninja -DCMAKE_PREFIX_PATH="$work/prefix" >/dev/null
cmake --build "$work/examples" >/dev/null
"$work/examples/hello" >/dev/null || { echo "the installed hello.c fails"; exit 1; }
# shellcheck disable=SC2046
for page in LICENSE README.md python.md accuracy/gelu.svg operators/README.md spec/README.md \
    $(cd "$source/docs" && echo guide/*); do
    [ -s "$doc/$page" ] || { echo "$page is not installed"; exit 1; }
done
pages=$(find "$doc" -name '*.md' | wc -l)
[ "$pages" -gt 50 ] || { echo "only $pages pages are installed"; exit 1; }
find "$doc" -name '*.md' | while read -r page; do
    { grep -oE '\]\([^)# ]+' "$page" || true; grep -oE '(src|href)="[^"#]+' "$page" || true; } |
        sed -E 's/^\]\(|^(src|href)="//' | { grep -v '^https\?:' || true; } | sort -u | while read -r link; do
        [ -e "$(dirname "$page")/$link" ] || { echo "$page: $link leads nowhere"; exit 1; }
    done
done

# The Python package, where it was built: as it lies beside the library, and with nothing but set_env.sh.
if [ -d "$work/prefix/python" ]; then
    # shellcheck disable=SC2016
    (cd / && bash -c '. "$0/set_env.sh" && unset LD_LIBRARY_PATH && exec /usr/bin/python3 -B -c "
import numpy as np, aclnn_cpu
assert aclnn_cpu.__file__.startswith(\"$0\")
assert aclnn_cpu.relu(np.array([-1, 2], np.float32)).tolist() == [0, 2]"' "$work/prefix") ||
        { echo "the installed Python package fails"; exit 1; }
    [ -s "$work/prefix/python/site-packages/aclnn_cpu/__init__.pyi" ] || { echo "no stubs are installed"; exit 1; }
fi

"$source/tests/install/toolkit.sh" "$source/tests/install/client" "$work/prefix"
"$source/tests/install/set_env.sh" "$work/prefix"
"$source/tests/install/uninstall.sh" "$source" "$build"

# The ABI is acl and aclnn names and nothing else.
library=$(find "$work/prefix" -name libaclnn-cpu.so)
foreign=$(nm -D --defined-only "$library" | awk '{print $3}' | grep -vE '^(acl|Acl|ACLNN_CPU_0)' || true)
[ -z "$foreign" ] || { echo "the library exports names that are not its ABI: $foreign"; exit 1; }
echo "installed, found by CMake and pkg-config, run from C, C++ and the static library"
