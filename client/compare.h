/*
 * Compares results with expected ones, and two runs of what should be the same call.
 */
#ifndef AC_CLIENT_COMPARE_H
#define AC_CLIENT_COMPARE_H

#include "client/bits.h"
#include "client/call.h"

/* Adds a finding for the first element that differs by more than is allowed, with its position. */
void array_compare(const array *expected, const array *actual, tolerance allowed, const char *what,
                   findings *f);

/* Runs `c` and adds findings unless every output has the bits in `wanted`, element by element. */
void same_bits_expect(const call *c, const array *wanted, const char *what, findings *f);

/* Runs `c` for its results, which the caller frees; false, with a finding, if it is refused. */
bool reference_run(const call *c, array *results, const char *what, findings *f);

/* The same call in another shape of the index space: contents repeat, folds and channels follow.
 * The axes are the first ones, or, in the second function, `axis`. */
call call_respaced(const call *c, size_t rank, const int64_t *dims);
call call_respaced_along(const call *c, int64_t axis, size_t rank, const int64_t *dims);

#endif
