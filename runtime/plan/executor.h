/*
 * Executors: the plan behind an aclOpExecutor, and its state.
 *
 * `aclOpExecutor *` is not a pointer: it packs a mark that no address has (bits 63 to 48), the
 * generation of the plan, and the index of its slot. The generation is incremented when the plan is
 * consumed or destroyed, so any value that a caller passes is checked without dereferencing it.
 */
#ifndef AC_EXECUTOR_H
#define AC_EXECUTOR_H

#include <stdatomic.h>

#include "device/stream/task.h"
#include "observe/seen.h"
#include "plan/blocked.h"
#include "plan/classed.h"
#include "plan/counted_rows.h"
#include "plan/found.h"
#include "plan/lined.h"
#include "plan/listed.h"
#include "plan/paned.h"
#include "plan/pinned.h"
#include "plan/placed.h"
#include "plan/scattered.h"
#include "plan/staged.h"
#include "plan/taken.h"
#include "plan/unpacked.h"

enum { AC_LAUNCHES_MAX = (1 << 19) - 1, AC_WORKSPACE_ALIGNMENT = 64, AC_ARGUMENT_NONE = UINT8_MAX };

/* A queued run of a plan. It has copies of the addresses, because those of the plan may change
 * before it runs. */
typedef struct ac_launch {
    ac_task task;
    struct ac_executor *plan;
    void *workspace;
    const void *in[AC_OPERANDS_MAX];
    void *out[AC_OPERANDS_MAX];
    const void *counts;
    ac_listed *listed;
} ac_launch;

/* How the second phase does its work. */
typedef enum ac_way {
    AC_WAY_WALK,
    AC_WAY_COUNTED,   /* a walk over the rows that an input counts */
    AC_WAY_PLACED,    /* elements of an input that is seen in several pieces are moved, */
    AC_WAY_PINNED,    /* but for one, which is where an input says, */
    AC_WAY_TAKEN,     /* or those that an index names, */
    AC_WAY_SCATTERED, /* or to where it says, */
    AC_WAY_LISTED,    /* or to and from the tensors of a list */
    AC_WAY_LINED,     /* something is found along lines, */
    AC_WAY_PANED,     /* or in panes, */
    AC_WAY_FOUND,     /* or among all elements */
    AC_WAY_STAGED,    /* several walks, one after the other */
    AC_WAY_CLASSED,   /* a walk over what follows from the classes of rows */
    AC_WAY_UNPACKED,  /* a walk over truth values that tensors hold as bits */
    AC_WAY_BLOCKED,   /* matrices come to lie in blocks */
} ac_way;

/* The result of a first phase, which the second runs. */
typedef struct ac_executor {
    atomic_uint_least64_t state;
    uint64_t pool_words[3]; /* the pool's while the slot is free */
    size_t slot;            /* counted from 1; 0 before the first use of the slot */
    const ac_operator *op;
    ac_kernel *kernel;
    uint64_t workspace;
    size_t inputs;
    size_t outputs;
    bool empty;
    bool small;
    bool addressed; /* every operand with elements has an address */
    bool plain;     /* ac_walk_plain, for the present addresses */
    /* Addresses of the elements at index zero; null if there is no memory. */
    const void *in[AC_OPERANDS_MAX];
    void *out[AC_OPERANDS_MAX];
    _Alignas(16) unsigned char attrs[AC_ATTRS_MAX];
    int64_t offsets[AC_OPERANDS_MAX]; /* bytes from an argument's address to that element */
    /* The argument of an operand, or the one it is a part of; never dereferenced, as it may be
     * gone. */
    const ac_tensor *arguments[AC_OPERANDS_MAX];
    /* Bit i: operand i is another part of the argument of the operand before it, or no argument. */
    uint32_t parts;
    uint32_t members; /* bit i: operand i is a tensor of a list, with this number: */
    uint8_t numbers[AC_OPERANDS_MAX];
    uint32_t vacant; /* bit i: operand i has no elements, and the plan has work all the same */
    /* The number of the argument with counts of rows; AC_ARGUMENT_NONE if there is none. */
    uint8_t counts_argument;
    bool counts_read;      /* there are some */
    int64_t counts_offset; /* bytes */
    const void *counts;    /* the first; null if there is no memory */
    ac_way way;
    union { /* what the way needs beside the walk */
        ac_counted *counted;
        ac_placed *placed;
        ac_pinned *pinned;
        ac_taken *taken;
        ac_scattered *scattered;
        ac_listed *listed;
        ac_lined *lined;
        ac_paned *paned;
        ac_found *found;
        ac_staged *staged;
        ac_unpacked *unpacked;
        ac_classed *classed;
        ac_blocked *blocked;
    };
    struct ac_extents *extents; /* in strict mode; else null */
    ac_seen *seen;              /* of a call that is observed; else null */
    ac_launch own;              /* the launch of a plan that is not repeatable */
    ac_walk walk;
} ac_executor;

/* The number of plans alive, for the leak tests. */
size_t ac_plan_live(void);

/* A slot for a plan, without an executor yet; null if memory is exhausted. */
ac_executor *ac_executor_take(void);

/* Gives back a slot that has no executor (any more). */
void ac_executor_give(ac_executor *plan);

/* Gives the plan an executor, usable once, and returns it. */
aclOpExecutor *ac_executor_publish(ac_executor *plan);

/* A plan that a second phase may run; null if the executor is not live. */
typedef struct ac_claimed {
    ac_executor *plan;
    bool repeatable;
} ac_claimed;

/* Claims the plan of an executor. This consumes an executor that is not repeatable; of two threads
 * that pass it at once, one gets the plan. */
ac_claimed ac_executor_claim(const aclOpExecutor *executor);

/* `launched` counts a queued launch of a repeatable executor, `landed` one that has run; the last
 * one of a destroyed executor gives the slot back. A launch may land before it is counted as
 * launched. */
void ac_executor_launched(ac_executor *plan);
void ac_executor_landed(ac_executor *plan);

/* The live plan of an executor, for a public function. Otherwise a sentence that begins with the
 * function's name, and 561103 for null, 561000 for an executor that is not live. */
aclnnStatus ac_executor_find(const char *function, const aclOpExecutor *executor,
                             ac_executor **plan);

/* Records a sentence about an executor that is not live, and returns `status`. */
aclnnStatus ac_executor_fail(aclnnStatus status, const char *function,
                             const aclOpExecutor *executor);

/* The number of the argument of operand i: inputs first, all parts of an argument as one, and the
 * tensor of counts included. For i = inputs and i = inputs + outputs, the number of arguments
 * before it. */
size_t ac_executor_argument(const ac_executor *plan, size_t i);

/* Sets the address of operand i; false if it has elements and no memory. */
static inline bool ac_executor_address(ac_executor *plan, size_t i, void *address)
{
    /* The offset of an empty tensor is arbitrary. */
    unsigned char *const first =
        address && !plan->empty ? (unsigned char *)address + plan->offsets[i] : NULL;

    if (i < plan->inputs)
        plan->in[i] = first;
    else
        plan->out[i - plan->inputs] = first;
    return first || plan->empty || (plan->vacant >> i & 1) != 0;
}

#endif
