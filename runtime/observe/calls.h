/*
 * ACLNN_CPU_LOG=calls: a line of JSON for each call.
 */
#ifndef AC_CALLS_H
#define AC_CALLS_H

#include "observe/seen.h"

/* A call that ran, or was refused. */
void ac_calls_tell(const ac_seen_run *run);

#endif
