/*
 * Calls whose output is their input but for one element, which is where indices say along an axis
 * (ac_places_pinned): nothing is computed, and the element falls on the places as a list does.
 */
#ifndef AC_PINNED_H
#define AC_PINNED_H

#include "handles/places.h"
#include "plan/index_values.h"
#include "walk/walk.h"

typedef struct ac_pinned ac_pinned;

/* What the second phase needs of a call of two inputs, the second of which has the indices, and one
 * output. Null if memory is exhausted. */
ac_pinned *ac_pinned_make(const ac_call *call, const ac_places *places, const ac_index_rule *rule);
void ac_pinned_free(ac_pinned *pinned);

/* Addresses are those of the elements at index zero. Fails for the first index that the axis does
 * not have, and has written nothing then. */
aclnnStatus ac_pinned_run(const ac_pinned *pinned, const void *const in[], void *out,
                          const void *element);

#endif
