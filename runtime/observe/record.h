/*
 * ACLNN_CPU_RECORD: writes calls to a file (recording.h), to be run again elsewhere.
 */
#ifndef AC_RECORD_H
#define AC_RECORD_H

#include "observe/seen.h"

/* Keeps what a call reads, before it runs. */
void ac_record_begun(ac_seen_run *run);

/* Writes a call that ran, or was refused. */
void ac_record_ended(const ac_seen_run *run);

#endif
