/*
 * Executors: what an aclOpExecutor leads to, and what it may still be used for.
 *
 * An executor is a number in a pointer's clothes: a mark that no address has in its upper bits, the
 * generation of a plan, and the number of the plan's slot. The generation moves on when a plan is
 * consumed or destroyed, so whatever pointer a caller passes is judged without looking at what it
 * points at.
 */
#ifndef AC_EXECUTOR_H
#define AC_EXECUTOR_H

#include <stdatomic.h>

#include "device/stream/task.h"
#include "plan/counted_rows.h"

enum { AC_LAUNCHES_MAX = (1 << 19) - 1, AC_WORKSPACE_ALIGNMENT = 64, AC_ARGUMENT_NONE = UINT8_MAX };

/* One run of a plan that waits on a stream. Its addresses are its own: those of the plan may change
 * meanwhile. */
typedef struct ac_launch {
    ac_task task;
    struct ac_executor *plan;
    void *workspace;
    const void *in[AC_OPERANDS_MAX];
    void *out[AC_OPERANDS_MAX];
    const void *counts;
} ac_launch;

/* What a first phase leaves for the second. */
typedef struct ac_executor {
    atomic_uint_least64_t state;
    uint64_t pool_words[3]; /* the pool's while the slot is free */
    size_t slot;            /* counted from 1; 0 before the slot was used first */
    const ac_operator *op;
    ac_kernel *kernel;
    uint64_t workspace;
    size_t inputs;
    size_t outputs;
    bool empty;
    bool small;
    bool addressed; /* no operand with elements lacks an address */
    bool plain;     /* ac_walk_plain, for the addresses as they are */
    /* The elements at index zero; null where there is no memory. */
    const void *in[AC_OPERANDS_MAX];
    void *out[AC_OPERANDS_MAX];
    _Alignas(16) unsigned char attrs[AC_ATTRS_MAX];
    int64_t offsets[AC_OPERANDS_MAX]; /* bytes from an argument's address to that element */
    /* The argument that an operand is or is a part of; only compared, as it may exist no more. */
    const ac_tensor *arguments[AC_OPERANDS_MAX];
    uint32_t parts; /* bit i: operand i is a further part of the argument of the one before it */
    /* Of an operator that counts rows: the number of the argument; else AC_ARGUMENT_NONE. */
    uint8_t counts_argument;
    bool counts_read;           /* there are some */
    int64_t counts_offset;      /* bytes */
    const void *counts;         /* the first; null where there is no memory */
    ac_counted *counted;        /* null where all rows are wanted */
    struct ac_extents *extents; /* in strict mode; else null */
    ac_launch own;              /* the only launch of a plan that is not repeatable */
    ac_walk walk;
} ac_executor;

/* Plans that exist now, for the leak tests. */
size_t ac_plan_live(void);

/* A slot for a plan, which no executor names yet; null where memory is exhausted. */
ac_executor *ac_executor_take(void);

/* Gives back a slot that no executor names, or none any more. */
void ac_executor_give(ac_executor *plan);

/* From now on the returned executor names the plan, once. */
aclOpExecutor *ac_executor_publish(ac_executor *plan);

/* The plan that a second phase may run. An executor that is not repeatable is consumed here: of two
 * threads that pass it at once, one gets it. Null if it is not live. */
ac_executor *ac_executor_claim(const aclOpExecutor *executor, bool *repeatable);

/* Counts a launch of a repeatable executor that waits on a stream, and one that has run; the last
 * one of a destroyed executor gives the slot back. A launch may end before the thread that queued
 * it has counted it. */
void ac_executor_launched(ac_executor *plan);
void ac_executor_landed(ac_executor *plan);

/* The live plan of an executor for a function on executors; else a sentence that begins with the
 * function's name, and 561103 for null, 561000 for one that is not live. */
aclnnStatus ac_executor_find(const char *function, const aclOpExecutor *executor,
                             ac_executor **plan);

/* A sentence on an executor that is not live, and `status`. */
aclnnStatus ac_executor_fail(aclnnStatus status, const char *function,
                             const aclOpExecutor *executor);

/* The number of the argument that operand i is or belongs to: counted as operands are, inputs
 * first, but all parts of one argument are one, and counts of rows are one as well. At i = inputs,
 * or inputs + outputs, how many there are. */
size_t ac_executor_argument(const ac_executor *plan, size_t i);

/* Sets the address of operand i; false where it has elements and no memory. */
static inline bool ac_executor_address(ac_executor *plan, size_t i, void *address)
{
    /* The offset of an empty tensor may be anything. */
    unsigned char *const first =
        address && !plan->empty ? (unsigned char *)address + plan->offsets[i] : NULL;

    if (i < plan->inputs)
        plan->in[i] = first;
    else
        plan->out[i - plan->inputs] = first;
    return first || plan->empty;
}

#endif
