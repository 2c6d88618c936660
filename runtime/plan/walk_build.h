/*
 * The choice how a call is walked (walk.h), made once, in the first phase.
 */
#ifndef AC_WALK_BUILD_H
#define AC_WALK_BUILD_H

#include "walk/walk.h"

/* Fails with a sentence only for what no valid call asks: a conversion that does not exist, or
 * views that cannot be walked together. Looks at addresses only to foresee overlap. */
aclnnStatus ac_walk_build(ac_walk *walk, const ac_call *call);

/* Chooses tiles and blocks anew, for strides that have changed. */
void ac_walk_arrange(ac_walk *walk);

#endif
