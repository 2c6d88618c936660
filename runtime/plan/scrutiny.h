/*
 * The checks of strict mode on the calls of operators.
 */
#ifndef AC_SCRUTINY_H
#define AC_SCRUTINY_H

#include "plan/executor.h"
#include "strict/trace.h"

/* The memory of the arguments. It is stored with the plan, because when that runs the caller's
 * tensors may be destroyed and their addresses changed. */
typedef struct ac_extents {
    size_t count;
    ac_extent of[];
} ac_extents;

/* Checks a first phase and stores the extents of the arguments in the plan. Returns a finding's
 * status for an output whose elements overlap and for a view beyond the end of its storage. */
aclnnStatus ac_scrutiny_build(ac_executor *p, const ac_call *call, const ac_row_counts *counts);

/* Checks a second phase before the work is given to the stream. While the stream is being recorded,
 * *kept is what the task has to hold; otherwise it is null. */
aclnnStatus ac_scrutiny_run(const ac_executor *p, const void *workspace, uint64_t workspace_size,
                            aclrtStream stream, ac_uses **kept);

#endif
