/*
 * The geometry of a reduction (reduce.h), chosen in the first phase: [N, C, I], the tree, and which
 * results and points make up a panel.
 */
#ifndef AC_GEOMETRY_H
#define AC_GEOMETRY_H

#include "walk/axes.h"

/* For a call with `reduce`; the operands have been described. */
aclnnStatus ac_reduce_build(ac_walk *walk, const ac_call *call, const ac_axes *list);

/* Updates what depends on strides, after these have changed. */
void ac_reduce_look(ac_walk *walk);

/* Bytes of a kept term: a pair of doubles, a double, a float. */
size_t ac_reduce_kept_size(const ac_walk_reduce *r);

/* Elements of a line: the accumulators of a set, or the lanes of a result. */
size_t ac_reduce_line(const ac_walk_reduce *r);

#endif
