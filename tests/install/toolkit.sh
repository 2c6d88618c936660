#!/usr/bin/env bash
# The toolkit layout: a client that knows only ASCEND_HOME_PATH, include, include/aclnn, lib64 and the
# names of the libraries builds and runs, in C and in C++, by CMake and by hand.
# usage: toolkit.sh CLIENT TOOLKIT
set -euo pipefail
client=$1 toolkit=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "$*" >&2
    exit 1
}

for name in ascendcl nnopbase opapi opapi_nn opapi_math acl_op_compiler; do
    for folder in lib64 lib; do
        [ -e "$toolkit/$folder/lib$name.so" ] || fail "$folder has no lib$name.so"
    done
done
[ -d "$toolkit/include/acl" ] && [ -d "$toolkit/include/aclnn" ] || fail "include is incomplete"

unset ASCEND_HOME_PATH
# shellcheck disable=SC1091
. "$toolkit/set_env.sh"
[ "$ASCEND_HOME_PATH" -ef "$toolkit" ] || fail "set_env.sh: ASCEND_HOME_PATH is $ASCEND_HOME_PATH"
[ "$ASCEND_TOOLKIT_HOME" = "$ASCEND_HOME_PATH" ] || fail "set_env.sh: ASCEND_TOOLKIT_HOME differs"

cp -r "$client" "$work/client"
cmake -S "$work/client" -B "$work/build" >/dev/null
cmake --build "$work/build" >/dev/null
for program in client_c client_cpp client_split; do
    "$work/build/$program" || fail "$program failed"
done

# By hand, without set_env.sh's search paths.
env -u CPATH -u LIBRARY_PATH cc -std=c11 "$client/client.c" -o "$work/by_hand" \
    -I"$ASCEND_HOME_PATH/include" -I"$ASCEND_HOME_PATH/include/aclnn" \
    -L"$ASCEND_HOME_PATH/lib64" -lascendcl -lnnopbase -lopapi
"$work/by_hand"

# It never passes for the real thing in silence.
said=$(ACLNN_CPU_BANNER=1 "$work/by_hand" 2>&1)
case $said in
    *aclnn-cpu*) ;;
    *) fail "no banner: $said" ;;
esac
if [ -x "$toolkit/bin/aclnn" ]; then
    "$toolkit/bin/aclnn" --version | grep -q aclnn-cpu || fail "the aclnn program does not run"
fi
echo "clients for CANN build and run against $toolkit"
