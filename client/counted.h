/*
 * Calls whose rows are counted.
 */
#ifndef AC_CLIENT_COUNTED_H
#define AC_CLIENT_COUNTED_H

#include "client/call.h"

/* Gives a call counts; a null `counts` takes them away. */
void counts_set(call *c, const int64_t *counts, size_t count);

/* The rows that a call has, and how many of them its counts want. */
size_t counted_all(const call *c);
size_t counted_rows(const call *c);

/* How many elements of a tensor that is written lie in rows that are wanted: the first ones. */
size_t counted_elements(const call *c, size_t arg);

#endif
