/*
 * The calls that the cases of a suite stand for.
 */
#ifndef AC_TESTS_CASES_H
#define AC_TESTS_CASES_H

#include "client/call.h"
#include "suite.h"

/* What a case has under a name in the spec; null if it has no such value. */
const suite_value *case_value(const suite_case *c, const char *name);

/* What a parameter of an in-place entry point stands for; null of one that stands for itself. */
const suite_place *suite_place_of(const suite *s, const ac_entry_param *param);

/* The call of a case. An in-place tensor takes the contents of its input. */
call call_of_case(const suite *s, const ac_entry *entry, const suite_case *c);

/* Whether an in-place tensor has the shape of the result in a case. */
bool case_keeps_shape(const suite *s, const ac_entry *entry, const suite_case *c);

/* One case for each set of dtypes and each mode: the last of its kind, so that it is an everyday
 * one. Returns how many; `picked` has room for `room` of them. */
size_t cases_pick(const suite *s, const ac_entry *entry, const suite_case **picked, size_t room);

#endif
