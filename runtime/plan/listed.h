/*
 * Movers between a tensor and a list of tensors, which is seen as one tensor (handles/members.h).
 * Each member is a box of the tensor. Or the members of a list are reduced to a tensor
 * (plan/gathered.h).
 *
 * The result is that of inputs that were copied first, wherever members and the tensor overlap.
 */
#ifndef AC_LISTED_H
#define AC_LISTED_H

#include <stdatomic.h>

#include "contract/call.h"
#include "handles/members.h"
#include "plan/gathered.h"

/* The list of a call. Its only other tensor is the other operand. */
typedef struct ac_listing {
    const ac_array *members;
    ac_laid laid;
    int64_t axis; /* that the whole is laid along; negative ones count from the end */
    size_t operand;
} ac_listing;

typedef struct ac_listed_member {
    uint64_t number;  /* in the list */
    int64_t at;       /* its first index along the axis */
    ac_tensor tensor; /* as the caller's was, but with the rank of a box of the whole */
} ac_listed_member;

/* It does not change once a launch has it: new addresses are those of a copy. */
typedef struct ac_listed {
    atomic_size_t holders;
    const ac_operator *op;
    ac_kernel *kernel;
    size_t operand; /* that the list is */
    bool written;
    ac_laid laid;
    size_t axis;
    ac_tensor tensor; /* the other operand */
    bool reduces;     /* the list is reduced along its axis: */
    ac_gathered gathered;
    uint64_t length; /* of the list */
    size_t count;    /* members with elements */
    ac_listed_member of[];
} ac_listed;

/* Null where memory runs out. Whoever holds it drops it at last; null is dropped, too. *room
 * receives the bytes of workspace that it needs. */
ac_listed *ac_listed_make(const ac_call *call, const ac_listing *list, size_t *room);
ac_listed *ac_listed_hold(ac_listed *listed);
void ac_listed_drop(ac_listed *listed);

/* Puts in the place of *listed a copy in which a tensor of the list has another address; false
 * where memory runs out. */
bool ac_listed_move(ac_listed **listed, uint64_t number, void *address);

/* Not null, but where a member has no memory. */
void *ac_listed_memory(const ac_listed *listed);

/* `at` is the address of the tensor's element at index zero. The caller's floating-point
 * environment is the default one. */
aclnnStatus ac_listed_run(const ac_listed *listed, const void *at, void *room);

#endif
