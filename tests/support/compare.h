/*
 * Two runs of what should be the same call.
 */
#ifndef AC_TESTS_COMPARE_H
#define AC_TESTS_COMPARE_H

#include "call.h"

/* Runs `c` and adds findings unless every output has the bits in `wanted`, element by element. */
void same_bits_expect(const call *c, const array *wanted, const char *what, findings *f);

/* Runs `c` for its results, which the caller frees; false, with a finding, if it is refused. */
bool reference_run(const call *c, array *results, const char *what, findings *f);

/* One case for each set of dtypes and each mode: the last of its kind, so that it is an everyday
 * one. Returns how many; `picked` has room for `room` of them. */
size_t cases_pick(const suite *s, const ac_entry *entry, const suite_case **picked, size_t room);

/* The same call in another shape of the index space: contents repeat, folds and channels follow.
 * The axes are the first ones, or, in the second function, `axis`. */
call call_respaced(const call *c, size_t rank, const int64_t *dims);
call call_respaced_along(const call *c, int64_t axis, size_t rank, const int64_t *dims);

#endif
