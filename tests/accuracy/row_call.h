/*
 * Calls of operators that reduce along an axis, on hard rows.
 */
#ifndef AC_TESTS_ROW_CALL_H
#define AC_TESTS_ROW_CALL_H

#include "client/call.h"
#include "oracle/row_values.h"

/* The bits of a number rounded to a floating dtype. */
uint64_t row_bits(int dtype, double value);

/* A call in a space of any rank with its rows along `axis`, every tensor of one dtype, the modes as
 * `choice` numbers them; false where the operator does not take the dtype or the axis or has not so
 * many choices. `kinds` of rows take turns, ROW_KINDS for finite numbers. */
bool row_call_make(call *c, const ac_entry *entry, int dtype, size_t choice, size_t rank,
                   const int64_t *dims, size_t axis, size_t kinds);

#endif
