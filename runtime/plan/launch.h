/*
 * The second phase.
 */
#ifndef AC_LAUNCH_H
#define AC_LAUNCH_H

#include "aclnn/acl_meta.h"
#include "check/sentence.h"

/* Runs the plan on a stream. It consumes the executor, even on failure, unless the executor is
 * repeatable. Refuses with a sentence: a null, used, destroyed or foreign executor, one of another
 * operator, a null or short workspace, a tensor that has elements and no address. */
aclnnStatus ac_plan_run(const ac_operator *op, void *workspace, uint64_t workspace_size,
                        aclOpExecutor *executor, aclrtStream stream);

#endif
