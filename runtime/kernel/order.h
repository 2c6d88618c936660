/*
 * Elements as keys, and networks that sort short lines of them (lines/sort.h). Compiled once for
 * each instruction set.
 *
 * A key is an integer, in the order of the elements: a nan is the greatest, and zeros are equal. A
 * record is the key of an element of up to 32 bits and, below it, its position, so that records
 * differ; keys of other elements have positions beside them.
 */
#ifndef AC_ORDER_H
#define AC_ORDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { AC_ORDER_LANES = 8 }; /* lines that a network sorts at once */

typedef struct ac_order {
    /* The records, or keys, of `lines` lines of `count` elements in a row, whose first ones are
     * `apart` elements apart: those of a line are `step` numbers apart, those of neighbours one. */
    void (*records)(int64_t *records, size_t step, int dtype, bool descending, const void *elements,
                    ptrdiff_t apart, size_t lines, size_t count);
    void (*keys)(int64_t *keys, int64_t *positions, size_t step, int dtype, bool descending,
                 const void *elements, ptrdiff_t apart, size_t lines, size_t count);
    /* The elements of such records or keys; false if there are zeros or nans among them, whose bits
     * a key does not have. */
    bool (*of_records)(void *elements, ptrdiff_t apart, int dtype, bool descending,
                       const int64_t *records, size_t step, size_t lines, size_t count);
    bool (*of_keys)(void *elements, ptrdiff_t apart, int dtype, bool descending,
                    const int64_t *keys, size_t step, size_t lines, size_t count);
    /* Append the records of elements whose keys are below `limit` to a list, or keys and positions
     * in turns; positions count from `first` on. Return how many there are. */
    size_t (*below)(int64_t *to, int dtype, bool descending, const void *elements, size_t count,
                    int64_t first, int64_t limit);
    size_t (*below_wide)(int64_t *to, int dtype, bool descending, const void *elements,
                         size_t count, int64_t first, int64_t limit);
    /* Sort the columns of rows of AC_ORDER_LANES numbers. */
    void (*sort)(int64_t *records, size_t rows);
    void (*sort_wide)(int64_t *keys, int64_t *positions, size_t rows);
} ac_order;

/* The copy for the instruction set in use. */
const ac_order *ac_order_current(void);

/* Whether elements of a dtype have records. */
bool ac_order_narrow(int dtype);

/* The key of a nan where the least elements come first; false of a dtype without one. */
bool ac_order_nan(int dtype, int64_t *key);

#endif
