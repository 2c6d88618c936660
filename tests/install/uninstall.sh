#!/usr/bin/env bash
# What an installation puts below a prefix is what it lists, and what `uninstall` takes away: nothing
# that was there before, nothing that others put there, and nothing outside.
# usage: uninstall.sh SOURCE BUILD
set -euo pipefail
source=$1 build=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix="$work/a prefix"
list=$prefix/share/aclnn-cpu/manifest.txt

fail() {
    echo "$*" >&2
    exit 1
}

install() { cmake --install "$build" --prefix "$prefix" 2>&1 >/dev/null; }

# CMake breaks the lines of an error.
uninstall() {
    local said status=0
    said=$(cmake -DPREFIX="$prefix" -P "$source/cmake/uninstall.cmake" 2>&1) || status=$?
    echo $said # shellcheck disable=SC2086
    return $status
}

below() { (cd "$prefix" && find . ! -type d -printf '%P\n' -o -type d -printf '%P/\n' | sed 's|^/$|./|' | LC_ALL=C sort); }

said=$(install)
count=$(grep -vc '/$' "$list")
[[ $said == "$count files, "*" MB, are in $prefix" ]] || fail "the installation says: $said"
diff <(below) <(LC_ALL=C sort "$list") || fail "the list is not what is there"
[ ! -d "$prefix/python" ] || /usr/bin/python3 -m compileall -q "$prefix/python"
said=$(uninstall)
[ "$said" = "$count files of aclnn-cpu are gone from $prefix" ] || fail "uninstall says: $said"
[ ! -e "$prefix" ] || fail "left behind: $(find "$prefix")"
said=$(uninstall) && fail "there is nothing, and uninstall says: $said"
[[ $said == *"there is no aclnn-cpu to take away in"* ]] || fail "there is nothing, and uninstall says: $said"

# Into a folder with life of its own; over an older version with a file that this one has not.
mkdir -p "$prefix/bin" "$prefix/include/acl" "$prefix/share/man/man1" "$prefix/lib"
echo mine >"$prefix/include/acl/mine.h"
echo mine >"$prefix/lib/libmine.so"
install >/dev/null
grep -qx -e 'bin/' -e 'lib/' -e 'share/man/man1/' -e './' "$list" && fail "folders that were there are listed"
mkdir "$prefix/lib/old"
echo older >"$prefix/lib/old/older.so"
printf '%s\n' lib/old/ lib/old/older.so >>"$list"
install >/dev/null
[ ! -e "$prefix/lib/old/older.so" ] || fail "a file of an older version stays"
grep -qx 'include/aclnnop/' "$list" || fail "installed twice, the list forgets its folders"
uninstall >/dev/null
[ "$(below | tr '\n' ' ')" = "./ bin/ include/ include/acl/ include/acl/mine.h lib/ lib/libmine.so share/ share/man/ share/man/man1/ " ] ||
    fail "what others put there is now: $(below)"

# A list that leads outside is not believed.
echo safe >"$work/safe"
for name in ../safe "$work/safe" include/../../safe; do
    mkdir -p "$prefix/share/aclnn-cpu"
    printf '%s\n' lib/libmine.so "$name" >"$list"
    said=$(uninstall) && fail "a list with $name is believed"
    [[ $said == *"is damaged: it names $name"* ]] || fail "of a list with $name uninstall says: $said"
    [ -e "$work/safe" ] && [ -e "$prefix/lib/libmine.so" ] || fail "a list with $name did damage"
done
echo "$count files are installed and listed, and uninstall takes away these alone"
