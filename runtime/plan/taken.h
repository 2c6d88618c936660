/*
 * Calls that move elements whose places another input says (handles/indexed.h).
 *
 * The axes of the part are merged where the part, the whole and the index allow it. Along the last
 * one that is left there is one element of the index for all points, and these are copied as a row;
 * or one for each point. No place is used before it is known to be in the whole.
 */
#ifndef AC_TAKEN_H
#define AC_TAKEN_H

#include "contract/call.h"
#include "handles/indexed.h"
#include "plan/index_values.h"

typedef struct ac_taken ac_taken;

/* What the second phase needs of a call of a whole, an index and one output; null if memory is
 * exhausted. */
ac_taken *ac_taken_make(const ac_call *call, const ac_indexed *map, const ac_index_rule *rule);

/* The same of a call of a whole, tensors of indices and one output. */
ac_taken *ac_taken_make_picked(const ac_call *call, const ac_picked *picked,
                               const ac_index_rule *rule);
void ac_taken_free(ac_taken *taken);

/* Moves the elements; fails for the first index, in the order of their positions, that the whole
 * does not have. Addresses are those of the elements at index zero, inputs in the order of the
 * call. An input that shares memory with the output is copied first. */
aclnnStatus ac_taken_run(const ac_taken *taken, const void *const in[], void *out);

#endif
