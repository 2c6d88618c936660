/*
 * What strict mode asks of a call, beside the checks of every call.
 */
#ifndef AC_SCRUTINY_H
#define AC_SCRUTINY_H

#include "plan/executor.h"
#include "strict/trace.h"

/* The memory of the arguments, kept beside a plan, because the caller's tensors may be gone when it
 * runs, and their addresses be others. */
typedef struct ac_extents {
    size_t count;
    ac_extent of[AC_OPERANDS_MAX + 1];
} ac_extents;

/* Of a first phase: keeps the extents of the arguments with the plan. A finding's status for an
 * output whose elements lie on each other, and for a view behind the end of its storage. */
aclnnStatus ac_scrutiny_build(ac_executor *p, const ac_call *call, const ac_row_counts *counts);

/* Of a second phase, before the work is given to the stream. What a recording has to keep with the
 * task is *kept; else null. */
aclnnStatus ac_scrutiny_run(const ac_executor *p, const void *workspace, uint64_t workspace_size,
                            aclrtStream stream, ac_uses **kept);

#endif
