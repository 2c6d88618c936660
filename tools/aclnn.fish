# Completion of aclnn for fish.

set -l commands list show run check bench plot diff trace replay doctor help
set -l products ascend910 ascend910b ascend910_93 ascend310p ascend310b ascend950 host
set -l dtypes f16 bf16 f32 f64 c64 c128 i8 i16 i32 i64 u8 bool

# The command line holds one of these commands, and no operator yet, or an operator.
function __aclnn_wants_operator
    set -l words (commandline -opc)
    test (count $words) -eq 2; and contains -- $words[2] $argv
end

function __aclnn_arguments
    set -l words (commandline -opc)
    test (count $words) -ge 3; and aclnn show $words[3] --names 2>/dev/null | string replace -r '$' '='
end

complete -c aclnn -f
complete -c aclnn -n "not __fish_seen_subcommand_from $commands" -a "$commands"
complete -c aclnn -n "not __fish_seen_subcommand_from $commands" -l version
complete -c aclnn -l help
complete -c aclnn -n "__aclnn_wants_operator show run check bench plot" \
    -a "(aclnn list --names 2>/dev/null | string replace -r '^aclnn' '')"
complete -c aclnn -n "__fish_seen_subcommand_from run bench plot" -a "(__aclnn_arguments)"
complete -c aclnn -n "__fish_seen_subcommand_from help" -a "$commands"
complete -c aclnn -n "__fish_seen_subcommand_from list run bench" -l soc -x -a "$products"
complete -c aclnn -n "__fish_seen_subcommand_from run check bench" -l dtype -x -a "$dtypes"
complete -c aclnn -n "__fish_seen_subcommand_from list" -l missing
complete -c aclnn -n "__fish_seen_subcommand_from list" -l family -x
complete -c aclnn -n "__fish_seen_subcommand_from list show check bench diff doctor" -l json
complete -c aclnn -n "__fish_seen_subcommand_from list show" -l names
complete -c aclnn -n "__fish_seen_subcommand_from check" -l samples -x
complete -c aclnn -n "__fish_seen_subcommand_from bench" -l size -x
complete -c aclnn -n "__fish_seen_subcommand_from bench" -l csv
complete -c aclnn -n "__fish_seen_subcommand_from plot" -l over -x
complete -c aclnn -n "__fish_seen_subcommand_from plot" -l from -x
complete -c aclnn -n "__fish_seen_subcommand_from plot" -l to -x
complete -c aclnn -n "__fish_seen_subcommand_from plot" -l svg -r -F
complete -c aclnn -n "__fish_seen_subcommand_from diff" -l ulp -x
complete -c aclnn -n "__fish_seen_subcommand_from trace" -l out -r -F
complete -c aclnn -n "__fish_seen_subcommand_from diff trace replay doctor" -F
complete -c aclnn -n "__fish_seen_subcommand_from replay" -l call -x
complete -c aclnn -n "__fish_seen_subcommand_from doctor replay" -l all
