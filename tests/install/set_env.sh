#!/usr/bin/env bash
# set_env.sh names the folder it lies in and nothing else: from any folder, with CDPATH, through links,
# sourced twice, in bash, zsh and a plain shell, under set -eu, with spaces in the path.
# usage: set_env.sh TOOLKIT
set -euo pipefail
toolkit=$(readlink -f "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
work=$(readlink -f "$work")

fail() {
    echo "set_env.sh $*" >&2
    exit 1
}

# expect WHAT FOLDER SHELL SCRIPT: what the script leaves in the environment, in a shell that is strict.
expect() {
    local what=$1 folder=$2 shell=$3 script=$4 said
    said=$(cd "$work" && env -i PATH="$PATH" HOME="$work" "$shell" -c "set -eu; $script
        printf '%s\n' \"\$ASCEND_HOME_PATH\" \"\$ASCEND_TOOLKIT_HOME\" \"\$LD_LIBRARY_PATH\" \\
            \"\$LIBRARY_PATH\" \"\$CPATH\" \"\$CMAKE_PREFIX_PATH\" \"\$PKG_CONFIG_PATH\" \"\${PATH%%:*}\"
        set | grep -c '^aclnn_cpu' || :" 2>&1) || fail "$what, in $shell: $said"
    [ "$said" = "$folder
$folder
$folder/lib64
$folder/lib64
$folder/include
$folder
$folder/lib/pkgconfig
$folder/bin
0" ] || fail "$what, in $shell, says
$said"
}

ln -s "$toolkit" "$work/folder"
ln -s "$toolkit/set_env.sh" "$work/link.sh"
ln -s link.sh "$work/link_to_a_link.sh"
mkdir -p "$work/elsewhere/$(basename "$toolkit")" "$work/with space"
cp -r "$toolkit/." "$work/with space/a [b] * c"

shells=(bash)
command -v zsh >/dev/null && shells+=(zsh)
for shell in "${shells[@]}"; do
    expect "from its folder" "$toolkit" "$shell" "cd '$toolkit'; . ./set_env.sh"
    expect "by its path" "$toolkit" "$shell" ". '$toolkit/set_env.sh'"
    expect "with CDPATH" "$toolkit" "$shell" \
        "CDPATH='$work/elsewhere:$work'; export CDPATH; cd '$(dirname "$toolkit")' >/dev/null
         . '$(basename "$toolkit")/set_env.sh'"
    expect "where cd is not what it was" "$toolkit" "$shell" \
        "cd '$toolkit'; cd() { echo elsewhere; }; pwd() { echo elsewhere; }; . ./set_env.sh; unset -f cd pwd"
    expect "through a link to the folder" "$toolkit" "$shell" ". folder/set_env.sh"
    expect "through a link to itself" "$toolkit" "$shell" ". ./link.sh"
    expect "through a link to a link" "$toolkit" "$shell" ". ./link_to_a_link.sh"
    expect "sourced twice" "$toolkit" "$shell" ". ./link.sh; . folder/set_env.sh; . '$toolkit/set_env.sh'"
    expect "with spaces and patterns in the path" "$work/with space/a [b] * c" "$shell" \
        ". './with space/a [b] * c/set_env.sh'; . './with space/a [b] * c/set_env.sh'"
done
for shell in dash "${shells[@]}"; do
    expect "told where it is" "$toolkit" "$shell" "ASCEND_HOME_PATH='$work/folder'; . folder/set_env.sh"
done

# What was in a list stays there, in its order, behind; of two toolkits the one sourced last counts.
said=$(cd "$work" && LD_LIBRARY_PATH="/a:$toolkit/lib64:/b" bash -c '. ./link.sh; echo "$LD_LIBRARY_PATH"')
[ "$said" = "$toolkit/lib64:/a:/b" ] || fail "in a list makes of it $said"
said=$(cd "$work" && CPATH=":/a" bash -c '. ./link.sh; echo "$CPATH"')
[ "$said" = "$toolkit/include::/a" ] || fail "makes of CPATH $said"
said=$(cd "$work" && bash -c '. ./link.sh; . "./with space/a [b] * c/set_env.sh"; . ./link.sh; echo "$CPATH"')
[ "$said" = "$toolkit/include:$work/with space/a [b] * c/include" ] || fail "with two toolkits gives $said"

# Where it cannot know, it says so, changes nothing and does not end the shell.
said=$(cd "$work" && env -i PATH="$PATH" dash -c '. ./link.sh || echo "went on, ${CPATH:-unchanged}"' 2>&1)
[[ $said == *"set ASCEND_HOME_PATH to the folder of set_env.sh first"*"went on, unchanged" ]] ||
    fail "in a plain shell says $said"
said=$(cd "$work" && env -i PATH="$PATH" ASCEND_HOME_PATH=/usr dash -c '. ./link.sh || echo went on' 2>&1)
[[ $said == *"there is no aclnn-cpu in '/usr'"*"went on" ]] || fail "with another toolkit's folder says $said"
echo "set_env.sh finds itself in ${shells[*]}, and with a hint in dash"
