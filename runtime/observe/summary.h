/*
 * ACLNN_CPU_LOG=summary: a table at the end of the process, a line for each operator.
 */
#ifndef AC_SUMMARY_H
#define AC_SUMMARY_H

#include "observe/seen.h"

/* A call that ran, or was refused. */
void ac_summary_count(const ac_seen_run *run);

#endif
