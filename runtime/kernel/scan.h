/*
 * Running sums, products and extremes of blocks of numbers (lines/scan.h). Compiled once for each
 * instruction set.
 */
#ifndef AC_SCAN_H
#define AC_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What runs. A pair holds a number and what its roundings lost. */
typedef enum ac_scan_kind {
    AC_SCAN_SUM_F64,
    AC_SCAN_SUM_PAIR,
    AC_SCAN_SUM_I64,
    AC_SCAN_PROD_F64,
    AC_SCAN_PROD_PAIR,
    AC_SCAN_PROD_I64,
    AC_SCAN_GREATEST_F64,
    AC_SCAN_LEAST_F64,
    AC_SCAN_GREATEST_I64,
    AC_SCAN_LEAST_I64,
    AC_SCAN_KINDS
} ac_scan_kind;

/* `lanes` runs of `count` numbers, doubles or int64_t, side by side: neighbours of a run are
 * `along` numbers apart, neighbours of different runs `across`. */
typedef struct ac_scan_block {
    void *numbers;      /* become what is found */
    int64_t *positions; /* of extremes: become where it was found; null for others */
    ptrdiff_t along;
    ptrdiff_t across;
    size_t count;
    size_t lanes;
    void *held;    /* for each lane what was found before, which becomes what is found last, */
    void *rest;    /* and what a pair lost, in doubles, or the position, in int64_t; may be null */
    int64_t first; /* the position of the first number of each run */
} ac_scan_block;

typedef struct ac_scan {
    void (*run[AC_SCAN_KINDS])(const ac_scan_block *block);
    /* Adds one of `bases` to each of `rows` rows of `width` numbers: one for each row, or for each
     * column. */
    void (*add_f64)(void *numbers, const void *bases, size_t rows, size_t width, bool columns);
    void (*add_i64)(void *numbers, const void *bases, size_t rows, size_t width, bool columns);
} ac_scan;

/* The copy for the instruction set in use. */
const ac_scan *ac_scan_current(void);

/* Sets what is held before the first number of a line: what changes no number. */
void ac_scan_begin(ac_scan_kind kind, void *held, void *rest, size_t lanes);

#endif
