/*
 * Calls whose output is seen by a map that an input takes part in (handles/indexed.h): points of a
 * source are put where the index says, and those that meet in one element are joined.
 *
 * The output begins as another input, `over`, or as zeros. What points fall on an element of it is
 * joined to what it begins with, in the order of the points, so the result depends on nothing but
 * the data:
 *
 *   last  the last one stays
 *   greatest, least   that one stays: +0 is above -0, a nan is found before all else
 *   sum   added in f64 for floats of up to 32 bits, with what additions lose for f64, as integers
 * that wrap for integers, and as truth values for bool; then rounded once mean  the sum, divided by
 * the number of points
 *   prod, quotient   multiplied by all points, or divided by one after the other
 *
 * Two ways lead there. Where all points of a row have one index, the indices are sorted, and each
 * element of the output is summed by one thread, in blocks of columns. Otherwise each line along
 * the axis of the indices has a sum for each of its elements. Both take the points of an element in
 * the same order.
 */
#ifndef AC_SCATTERED_H
#define AC_SCATTERED_H

#include "contract/call.h"
#include "handles/indexed.h"
#include "handles/places.h"
#include "plan/scatter_rule.h"

typedef struct ac_scattered ac_scattered;

/* The same where points fall by a map of pieces, which has no index: a call of a source, what the
 * output begins as, if that is an input, and one output. Points outside fall nowhere. */
ac_scattered *ac_scattered_make_by_places(const ac_call *call, const ac_places *places,
                                          const ac_scatter_rule *rule);

/* What the second phase needs of a call of a source, what the output begins as, an index and one
 * output; null if memory is exhausted. *workspace becomes the bytes that it needs. */
ac_scattered *ac_scattered_make(const ac_call *call, const ac_indexed *map,
                                const ac_scatter_rule *rule, size_t *workspace);

/* The same of a call of a source, which broadcasts to the part, what the output begins as, tensors
 * of indices and the output. */
ac_scattered *ac_scattered_make_picked(const ac_call *call, const ac_picked *picked,
                                       const ac_scatter_rule *rule);
void ac_scattered_free(ac_scattered *scattered);

/* Puts the points; fails for the first index, in the order of their positions, that the output does
 * not have, and has written nothing then. Addresses are those of the elements at index zero, inputs
 * in the order of the call. An input that shares memory with the output is copied first, but not
 * the one that the output begins as if it is the output. */
aclnnStatus ac_scattered_run(const ac_scattered *scattered, const void *const in[], void *out,
                             void *workspace);

#endif
