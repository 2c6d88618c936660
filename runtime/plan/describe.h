/*
 * Describes calls to the observers (observe/observe.h).
 *
 * A first phase begins with AC_DESCRIBED. Where somebody observes, it calls itself, and the inner
 * call does the work. So its answer is seen whatever it is, and it can be asked what it would
 * answer on other products.
 */
#ifndef AC_DESCRIBE_H
#define AC_DESCRIBE_H

#include "observe/observe.h"
#include "plan/executor.h"

bool ac_describes(void);

/* Whether this call is to be described: somebody observes, and it is not the inner call. */
static inline bool ac_described(void)
{
    return ac_observed(AC_OBSERVE) && ac_describes();
}

/* Describes the arguments behind `op`, which are as its `parameters` say. */
void ac_describe(const ac_operator *op, ...);

/* Whether the first phase is to be called once more: on another product, and at last for its
 * answer. */
bool ac_describe_more(void);
void ac_describe_answer(aclnnStatus status, const uint64_t *workspace_size,
                        aclOpExecutor **executor);
aclnnStatus ac_describe_end(void);

/* In an entry point: its operator, itself, and its arguments before the two results. */
#define AC_DESCRIBED(a_op, a_first, ...)                                                           \
    do {                                                                                           \
        if (ac_described()) {                                                                      \
            ac_describe(a_op, __VA_ARGS__);                                                        \
            while (ac_describe_more())                                                             \
                ac_describe_answer(a_first(__VA_ARGS__, workspaceSize, executor), workspaceSize,   \
                                   executor);                                                      \
            return ac_describe_end();                                                              \
        }                                                                                          \
    } while (false)

/* The plan of the call that this thread describes: its tensors become operands of the plan. */
void ac_describe_plan(ac_executor *plan, const ac_row_counts *counts);

/* A second phase was refused; `plan` may be null. Returns `status`. */
aclnnStatus ac_describe_refusal(const ac_operator *op, const ac_executor *plan, aclnnStatus status);

/* Runs a launch with `run`, and tells of it. */
int ac_describe_run(const ac_launch *launch, int (*run)(const ac_launch *launch));

#endif
