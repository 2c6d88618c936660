#compdef aclnn
# Completion of aclnn for zsh.

_aclnn() {
    local -a offered
    local before=${words[CURRENT-1]} command=${words[2]}
    if (( CURRENT == 2 )); then
        compadd -- list show run check bench plot diff trace replay doctor help --help --version
        return
    fi
    case $before in
        --soc)
            compadd -- ascend910 ascend910b ascend910_93 ascend310p ascend310b ascend950 host
            return
            ;;
        --dtype)
            compadd -- f16 bf16 f32 f64 c64 c128 i8 i16 i32 i64 u8 bool
            return
            ;;
        --svg | --out)
            _files
            return
            ;;
    esac
    case $command in
        list) offered=(--family --soc --json --names --missing --help) ;;
        show) offered=(--names --json --help) ;;
        run) offered=(--soc --dtype --help) ;;
        check) offered=(--dtype --samples --json --help) ;;
        bench) offered=(--dtype --size --soc --csv --json --help) ;;
        plot) offered=(--over --from --to --svg --help) ;;
        diff) offered=(--ulp --json --help) ;;
        trace) offered=(--out --help) ;;
        replay) offered=(--call --all --help) ;;
        doctor) offered=(--all --json --help) ;;
        help) offered=(list show run check bench plot diff trace replay doctor) ;;
    esac
    compadd -- $offered
    case $command in
        diff | trace | replay | doctor) _files ;;
        show | run | check | bench | plot)
            if (( CURRENT == 3 )); then
                compadd -- ${${(f)"$(aclnn list --names 2>/dev/null)"}#aclnn}
            elif [[ $command == (run|bench|plot) ]]; then
                compadd -S '' -- ${^${(f)"$(aclnn show ${words[3]} --names 2>/dev/null)"}}=
                [[ $PREFIX == *=* ]] && compset -P '*=' && _files
            fi
            ;;
    esac
}

_aclnn "$@"
