/*
 * Chooses how a call is walked (walk.h), once, in the first phase.
 */
#ifndef AC_WALK_BUILD_H
#define AC_WALK_BUILD_H

#include "walk/walk.h"

/* Fails, with a sentence, only for calls that are not valid: a conversion that does not exist, or
 * views that cannot be walked together. Uses addresses only to predict overlap. */
aclnnStatus ac_walk_build(ac_walk *walk, const ac_call *call);

/* The same for who has counted the points of the space. */
aclnnStatus ac_walk_build_of(ac_walk *walk, const ac_call *call, size_t count);

/* The same for a contraction, whose results are the points of the space. Inputs without elements
 * may lack the axis that is summed along. */
aclnnStatus ac_walk_build_contraction(ac_walk *walk, const ac_call *call,
                                      const ac_contraction *form, size_t count);

/* Chooses tiles and blocks again after strides have changed. */
void ac_walk_arrange(ac_walk *walk);

#endif
