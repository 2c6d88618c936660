/*
 * Chooses the tiles of a walk whose axes are in order, and the pieces for threads.
 */
#ifndef AC_TILING_H
#define AC_TILING_H

#include "walk/walk.h"

/* Chooses tiles and pieces. A walk that needs no tiles becomes one of kind AC_WALK_SPAN. */
void ac_tiling_choose(ac_walk *walk);

#endif
