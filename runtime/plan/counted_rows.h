/*
 * Calls of which only so many rows are wanted, as a tensor of counts says when the stream comes to
 * it. Rows are the points of the leading axes of the index space, in the order of their indices.
 *
 * The rows wanted are at most as many boxes as there are such axes: all that agree with the number
 * of the last row up to an axis, and are below it there. Each box has a walk of its own, and so
 * have the rows beyond where these become zero.
 */
#ifndef AC_COUNTED_H
#define AC_COUNTED_H

#include "walk/walk.h"

typedef struct ac_counted ac_counted;

/* What the second phase needs to know of a call; null if no memory is left. The counts are there.
 */
ac_counted *ac_counted_make(const ac_call *call, const ac_row_counts *rule);
void ac_counted_free(ac_counted *counted);

/* As ac_walk_run, of as many rows as the counts, at `counts`, add up to; `walk` is that of all. A
 * count below zero, and more rows than there are where the rule forbids that, are refused. */
aclnnStatus ac_counted_run(const ac_counted *counted, const ac_walk *walk, const void *counts,
                           const void *const in[], void *const out[], const void *attrs,
                           void *workspace);

#endif
