#!/bin/sh
# Compiles and runs acl_header.c with each compiler of this machine, as C11 and as C++14.
# usage: acl_header.sh SOURCE_DIRECTORY
set -eu
source=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
strict="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
include="-I$source/runtime/include -I$source/tests/device"
for compiler in "gcc -std=c11 -Wstrict-prototypes -x c" "clang -std=c11 -Wstrict-prototypes -x c" \
    "g++ -std=c++14 -x c++" "clang++ -std=c++14 -x c++"; do
    if ! command -v "${compiler%% *}" >/dev/null; then
        echo "acl_header: ${compiler%% *} is not installed, left out"
        continue
    fi
    # The words of these are flags.
    # shellcheck disable=SC2086
    $compiler $strict $include "$source/tests/device/acl_header.c" -o "$work/header"
    "$work/header"
done
