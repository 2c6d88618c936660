/*
 * Files that are written whole or not at all.
 *
 * A file is written to the folder of its destination under another name and renamed when all files
 * of the command are complete. Until then readers of the destination see the old contents; if the
 * command fails or a signal ends the program, the temporary files are removed. Devices and pipes
 * are written directly.
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
