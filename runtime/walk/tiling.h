/*
 * The tiles of a walk whose axes are in order, and the pieces that threads take of them.
 */
#ifndef AC_TILING_H
#define AC_TILING_H

#include "walk/walk.h"

/* Chooses them; a walk that needs none becomes one of kind AC_WALK_SPAN. */
void ac_tiling_choose(ac_walk *walk);

#endif
