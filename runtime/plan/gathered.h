/*
 * Reductions along the members of a list: at each point the members' elements are a row.
 *
 * The elements of a block of points are gathered side by side, and reduced as rows of a contiguous
 * tensor are (reduce/reduce.h), so a result depends on the numbers of the members alone, and not on
 * blocks or threads.
 */
#ifndef AC_GATHERED_H
#define AC_GATHERED_H

#include "contract/call.h"

/* What is reduced, beside the members themselves. */
typedef struct ac_gathered {
    const ac_operator *op;
    ac_kernel *kernel;
    const ac_reduce_form *form;
    int dtype;     /* of the kernel */
    int member;    /* of the members, */
    int result;    /* and of the output */
    size_t count;  /* members */
    size_t points; /* of each, as it is broadcast */
    size_t block;  /* points that are gathered at a time */
    size_t slots;  /* blocks at the same time */
    size_t slot_bytes;
    size_t attrs_size;
    unsigned char attrs[AC_ATTRS_MAX];
} ac_gathered;

/* The reduction of a call whose only input is a list of `count` members; *room receives the bytes
 * of workspace that it needs. */
aclnnStatus ac_gathered_make(ac_gathered *g, const ac_call *call, size_t count, size_t *room);

/* Reduces members that have the shape of the output; `members[k].data` and `out->data` are the
 * addresses of the elements at index zero. A member shares memory with the output only where it is
 * the same view. */
aclnnStatus ac_gathered_run(const ac_gathered *g, const ac_tensor *members, const ac_tensor *out,
                            void *room);

#endif
