/*
 * Calls that compute only as many rows as a tensor of counts says when the call runs. Rows are the
 * points of the leading axes of the index space, in index order.
 *
 * The wanted rows form at most one box for each leading axis: the rows whose indices equal those of
 * the first unwanted row before the axis and are below it there. Each box is a walk of its own, and
 * so are the boxes of the other rows if these become zero.
 */
#ifndef AC_COUNTED_H
#define AC_COUNTED_H

#include "walk/walk.h"

typedef struct ac_counted ac_counted;

/* What the second phase needs of a call; null if memory is exhausted. `rule->counts` is not
 * null. */
ac_counted *ac_counted_make(const ac_call *call, const ac_row_counts *rule);
void ac_counted_free(ac_counted *counted);

/* Like ac_walk_run, for as many rows as the counts at `counts` add up to; `walk` is the walk of all
 * rows. Refuses negative counts and, if the rule says so, a sum above the number of rows. */
aclnnStatus ac_counted_run(const ac_counted *counted, const ac_walk *walk, const void *counts,
                           const void *const in[], void *const out[], const void *attrs,
                           void *workspace);

#endif
