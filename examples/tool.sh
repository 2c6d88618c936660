#!/usr/bin/env bash
# The aclnn program at work on NumPy files. `./dev demo` ends with it.
# usage: tool.sh ACLNN
set -euo pipefail
aclnn=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

show() {
    local word line=""
    for word in "$@"; do
        case $word in
            *" "*) line+=" \"$word\"" ;;
            *) line+=" $word" ;;
        esac
    done
    printf '\n$%s\n' "$line"
    case $1 in
        aclnn) shift && "$aclnn" "$@" ;;
        *) "$@" ;;
    esac
}

printf '\nThe aclnn program on .npy files:\n'
show /usr/bin/python3 -c "import numpy; numpy.save('x.npy', numpy.linspace(-2, 2, 6).reshape(2, 3))"
show aclnn run LeakyRelu self=x.npy negativeSlope=0.1 out=y.npy
show /usr/bin/python3 -c "import numpy; print(numpy.load('y.npy'))"
show aclnn run GeluBackwardV2 gradOutput=ones:5 self=linspace:-2:2:5 approximate=tanh --dtype bf16
printf '\n$ %s\n' "aclnn run LeakyRelu self=x.npy negativeSlope=0.1 --dtype bf16 --soc ascend910"
"$aclnn" run LeakyRelu self=x.npy negativeSlope=0.1 --dtype bf16 --soc ascend910 || true
show aclnn check LeakyRelu --samples 4096
show aclnn plot GeluBackwardV2 approximate=tanh
show aclnn doctor "$aclnn"
show aclnn list
