/*
 * Calls whose input is seen by an index map of several pieces (handles/places.h): each piece is a
 * walk of its own. Pieces that lie outside the input are filled.
 */
#ifndef AC_PLACED_H
#define AC_PLACED_H

#include "handles/places.h"
#include "plan/index_values.h"
#include "walk/walk.h"

typedef struct ac_placed ac_placed;

/* What the second phase needs of a call of one input and one output, whose elements are moved. With
 * a rule there is another input, whose elements are the indices of the list of the places. Null if
 * memory is exhausted. */
ac_placed *ac_placed_make(const ac_call *call, const ac_places *places, const ac_index_rule *rule);
void ac_placed_free(ac_placed *placed);

/* Whether any element of the input is read; none is where all of the output is filled. */
bool ac_placed_reads(const ac_placed *placed);

/* Moves the elements. Addresses are those of the elements at index zero. Inputs that share memory
 * with the output are copied first. Fails for the first index, in the order of their positions,
 * that the axis does not have, and has written nothing then. */
aclnnStatus ac_placed_run(const ac_placed *placed, const void *const in[], void *out,
                          const void *attrs);

#endif
