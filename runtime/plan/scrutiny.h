/*
 * What strict mode asks of a call, beside the checks of every call.
 */
#ifndef AC_SCRUTINY_H
#define AC_SCRUTINY_H

#include "plan/executor.h"
#include "plan/extent.h"

/* Of a first phase: keeps the extents of the arguments with the plan. A finding's status for an
 * output whose elements lie on each other. */
aclnnStatus ac_scrutiny_build(ac_executor *p, const ac_call *call, const ac_row_counts *counts);

/* Of a second phase, before the work is given to the stream. */
aclnnStatus ac_scrutiny_run(const ac_executor *p, const void *workspace, uint64_t workspace_size,
                            aclrtStream stream);

#endif
