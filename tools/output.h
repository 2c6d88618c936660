/*
 * Files that are written whole or not at all.
 *
 * A file is written beside its destination, in the same folder, and takes its place when all files
 * of the command are complete. Until then, whoever reads the destination sees what was there
 * before; when the command fails or a signal ends the program, nothing is left behind. Devices and
 * pipes have no place to take and are written as they are.
 */
#ifndef ACLNN_TOOL_OUTPUT_H
#define ACLNN_TOOL_OUTPUT_H

#include <stdbool.h>
#include <stdio.h>

/* Opens what will become `path`. Links are followed, so that they stay links; the permissions of a
 * file that is there stay. Returns 0, or an exit status after an error on stderr. */
int output_open(const char *path, FILE **file);

/* Says that writing failed, by errno, for the file that was opened for `path`. */
int output_failed(const char *path);

/* Completes all files that were opened and puts them in their places. Returns 0, or an exit status
 * after an error on stderr. */
int outputs_keep(void);

/* Removes the files that are not in their places yet; does nothing after outputs_keep. */
void outputs_drop(void);

#endif
