/*
 * ACLNN_CPU_LOG=trace=FILE: what happened when, as a trace that Chrome and Perfetto show. Streams
 * and threads are rows.
 */
#ifndef AC_TIMELINE_H
#define AC_TIMELINE_H

#include "observe/seen.h"

/* A task of a stream; of one that computes a call, `run`, else null. */
void ac_timeline_task(const char *name, int64_t stream, uint64_t began, uint64_t ended, int status,
                      const ac_seen_run *run);

/* What this thread of the program did: a first phase, a copy, or that it waited. */
void ac_timeline_thread(const char *name, uint64_t began, uint64_t ended, int status);

#endif
