/*
 * The commands. Each gets its own arguments and returns the exit status of the program.
 */
#ifndef ACLNN_TOOL_COMMAND_H
#define ACLNN_TOOL_COMMAND_H

typedef int command(int count, char **arguments);

command list_command;
command show_command;
command run_command;
command check_command;
command bench_command;
command plot_command;
command diff_command;
command doctor_command;
command trace_command;
command replay_command;

#endif
