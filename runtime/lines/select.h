/*
 * The elements of a line with some of its ranks, without sorting all of it.
 *
 * A list has records, or keys with their positions beside them (kernel/order.h), in the order of
 * the positions. No two of its entries are equal, so that what is selected does not depend on how
 * it is found. Digits of keys are counted from the highest one on: only entries whose digits are
 * those of the one that is sought are looked at again.
 */
#ifndef AC_LINE_SELECT_H
#define AC_LINE_SELECT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { AC_SELECT_COUNTS = 1 << 11 }; /* numbers that counting needs */

/* A list: of its entries each has `width` numbers, 1 of a record, 2 of a key and its position. Keys
 * have so many bits, of which the highest is a sign where `has_sign` says so. */
typedef struct ac_select {
    size_t width;
    unsigned bits;
    bool has_sign;
    uint64_t *counts;
} ac_select;

/* Copies the entry of this rank, from 0, to `entry`. `spare` has room for the list. */
void ac_select_rank(const ac_select *s, const int64_t *list, size_t count, size_t rank,
                    int64_t *spare, int64_t *entry);

/* Copies the entries up to `last`, that one included, to the front of `to`, which may be the list
 * itself; returns their number. */
size_t ac_select_upto(const ac_select *s, const int64_t *list, size_t count, const int64_t *last,
                      int64_t *to);

/* How many entries have another key than this one. */
size_t ac_select_others(const ac_select *s, const int64_t *list, size_t count, int64_t key);

#endif
