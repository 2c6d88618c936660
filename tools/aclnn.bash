# Completion of aclnn for bash.

_aclnn() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words=""
    local products="ascend910 ascend910b ascend910_93 ascend310p ascend310b ascend950 host"
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W "list show run check bench plot diff trace replay doctor help --help --version" -- "$word")
        return
    fi
    case $before in
        --soc)
            mapfile -t COMPREPLY < <(compgen -W "$products" -- "$word")
            return
            ;;
        --dtype)
            mapfile -t COMPREPLY < <(compgen -W "f16 bf16 f32 f64 c64 c128 i8 i16 i32 i64 u8 bool" -- "$word")
            return
            ;;
        --svg | --out)
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
            return
            ;;
    esac
    case ${COMP_WORDS[1]} in
        list) words="--family --soc --json --names --missing --help" ;;
        show) words="--names --json --help" ;;
        run) words="--soc --dtype --help" ;;
        check) words="--dtype --samples --json --help" ;;
        bench) words="--dtype --size --soc --csv --json --help" ;;
        plot) words="--over --from --to --svg --help" ;;
        diff) words="--ulp --json --help" ;;
        trace) words="--out --help" ;;
        replay) words="--call --all --help" ;;
        doctor) words="--all --json --help" ;;
    esac
    # Below the operator: its arguments, each with the = that follows.
    case ${COMP_WORDS[1]}:$COMP_CWORD:$word in
        *:2:* | *:*:-*) ;;
        run:* | bench:* | plot:*)
            words+=" $(aclnn show "${COMP_WORDS[2]}" --names 2>/dev/null | sed 's/$/=/')"
            compopt -o nospace 2>/dev/null
            ;;
    esac
    case ${COMP_WORDS[1]}:$COMP_CWORD in
        doctor:* | diff:* | trace:* | replay:*) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
        list:* | *:[3-9]) ;;
        *:2) words+=" $(aclnn list --names 2>/dev/null | sed 's/^aclnn//')" ;;
    esac
    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _aclnn aclnn
