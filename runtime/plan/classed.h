/*
 * Calls in which each row has a class, whose number a tensor says (handles/classes.h). Their walk
 * sees what follows from it in the workspace: whether a point is of the class of its row, and the
 * elements that classes have. Rows of no class have zeros there.
 *
 * An output may be made of all rows: then the walk writes what it finds for each row to the
 * workspace, in f64. Pieces of 8192 rows are summed in order, keeping what additions lose, and so
 * are the sums of pieces.
 */
#ifndef AC_CLASSED_H
#define AC_CLASSED_H

#include "contract/call.h"
#include "walk/walk.h"

/* How classes are named. Operands are those of a call. */
typedef struct ac_class_rule {
    size_t numbers;     /* the operand that is ac_tensor_class of the tensor with them */
    const char *name;   /* of this tensor */
    uint32_t elements;  /* bit i: operand i is ac_tensor_of_class of its argument */
    int64_t count;      /* of classes, which are numbered from 0 */
    int64_t none;       /* the number that is no class, even if it is below the count */
    aclnnStatus status; /* of a call with any other number */
    bool divides;       /* the kernel has one more output than the call: what divides a mean */
    size_t total; /* an output that has the sum of what the kernel finds for each row; 0: none */
    bool mean;    /* of the total: that divided by the sum of the further output */
    bool sums;    /* the attributes have the sum of the elements of operand `summed` in all rows: */
    size_t summed;
    size_t sum_at; /* a double at this byte of them */
} ac_class_rule;

typedef struct ac_classed ac_classed;

/* What the second phase needs: a walk over `points` points, which are not 0. On failure *made is
 * null. `walk` receives the workspace and the outputs that are absent. */
aclnnStatus ac_classed_make(const ac_call *call, const ac_class_rule *rule, size_t points,
                            ac_walk *walk, ac_classed **made);
void ac_classed_free(ac_classed *classed);

/* Fails for the first number, in the order of positions, that is neither a class nor the one for
 * none; nothing is written then. Addresses are those of the elements at index zero. */
aclnnStatus ac_classed_run(const ac_classed *classed, ac_kernel *kernel, const void *const in[],
                           void *const out[], const void *attrs, void *workspace);

#endif
