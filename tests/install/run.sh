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

"$source/tests/install/toolkit.sh" "$source/tests/install/client" "$work/prefix"

# The ABI is acl and aclnn names and nothing else.
library=$(find "$work/prefix" -name libaclnn-cpu.so)
foreign=$(nm -D --defined-only "$library" | awk '{print $3}' | grep -vE '^(acl|Acl|ACLNN_CPU_0)' || true)
[ -z "$foreign" ] || { echo "the library exports names that are not its ABI: $foreign"; exit 1; }
echo "installed, found by CMake and pkg-config, run from C, C++ and the static library"
