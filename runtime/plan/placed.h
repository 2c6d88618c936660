/*
 * Calls whose input is seen by an index map of several pieces (handles/places.h): each piece is a
 * walk of its own. Pieces that lie outside the input are filled.
 */
#ifndef AC_PLACED_H
#define AC_PLACED_H

#include "handles/places.h"
#include "walk/walk.h"

typedef struct ac_placed ac_placed;

/* What the second phase needs of a call of one input and one output, whose elements are moved;
 * null if memory is exhausted. */
ac_placed *ac_placed_make(const ac_call *call, const ac_places *places);
void ac_placed_free(ac_placed *placed);

/* Moves the elements. `in` and `out` are the addresses of those at index zero. An input that shares
 * memory with the output is copied first. */
aclnnStatus ac_placed_run(const ac_placed *placed, const void *in, void *out, const void *attrs);

#endif
