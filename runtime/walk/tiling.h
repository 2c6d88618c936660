/*
 * The tiles and blocks of a walk whose axes are in order: how large they are, which operands need a
 * block, and where it lies in the scratch memory of a piece.
 */
#ifndef AC_ARRANGE_H
#define AC_ARRANGE_H

#include "walk/walk.h"

/* For a walk of tiles; one that needs none becomes a walk of kind AC_WALK_SPAN. */
void ac_arrange_tiles(ac_walk *walk);

/* For a walk with sums. */
void ac_arrange_fold(ac_walk *walk);

/* Whether operand i is handed to the kernel where it lies. */
bool ac_arrange_as_is(const ac_walk *walk, size_t i);

#endif
