#!/bin/sh
# Compiles, links and runs client_links.cpp with each C++ compiler of this machine.
# usage: client_links.sh SOURCE_DIRECTORY LIBRARY
set -eu
source=$1 library=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
strict="-std=c++17 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
include="-I$source/runtime/include -I$source/generated/include"
for compiler in g++ clang++; do
    if ! command -v "$compiler" >/dev/null; then
        echo "client_links: $compiler is not installed, left out"
        continue
    fi
    # The words of these are flags.
    # shellcheck disable=SC2086
    $compiler $strict $include "$source/tests/device/client_links.cpp" "$library" \
        -Wl,-rpath,"${library%/*}" -o "$work/links"
    "$work/links"
done
