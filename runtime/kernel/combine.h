/*
 * How the points of a result are combined, as data: what an accumulator begins with, how sets of
 * accumulators are joined, and what is found then. Another reduction (min, prod, any, a position)
 * is another row, and its words in simd/reduce. Compiled once for each instruction set.
 */
#ifndef AC_COMBINE_H
#define AC_COMBINE_H

#include "contract/reductions.h"

enum { AC_COMBINE_MAX = 4096 }; /* accumulators that are joined at a time, where `arrays` is 2 */

typedef struct ac_combine {
    uint64_t identity; /* the bits of an accumulator that has taken nothing */
    uint8_t size;      /* bytes of an accumulator: a float, a double or an int64_t */
    uint8_t arrays;    /* of accumulators: what additions lose has one of its own, `rest` */
    uint8_t values;    /* arrays that it fills: a number, or its high and its low part */
    bool
        positions; /* `rest` has positions, in int64_t; until a piece is joined, numbers of lines */
    /* Joins `count` sets of `width` accumulators as if there were a power of two, of which those
     * that are missing change nothing: set k takes set k + half, for half of that power and on to
     * half = 1, until the first set is left. */
    void (*join)(void *lanes, void *rest, size_t count, size_t width);
    /* Joins the `each` lanes of every result as `join` would, and moves what is left
     * to the front. */
    void (*join_lanes)(void *lanes, void *rest, size_t results, size_t each);
    /* What is found, in the kernel's type. */
    void (*find_f32)(float *high, float *low, const void *lanes, const void *rest, size_t count);
    void (*find_f64)(double *high, double *low, const void *lanes, const void *rest, size_t count);
} ac_combine;

/* The rows of the table. */
enum {
    AC_COMBINE_SUM,
    AC_COMBINE_SUM_EXACT,
    AC_COMBINE_SUM_APART,
    AC_COMBINE_SUM_PAIRS,
    AC_COMBINE_GREATEST_F32,
    AC_COMBINE_GREATEST_F64,
    AC_COMBINE_LEAST_F32,
    AC_COMBINE_LEAST_F64,
    AC_COMBINE_ANY_F32,
    AC_COMBINE_ANY_F64,
    AC_COMBINE_ALL_F32,
    AC_COMBINE_ALL_F64,
    AC_COMBINE_SUM_I64,
    AC_COMBINE_GREATEST_I64,
    AC_COMBINE_LEAST_I64,
    AC_COMBINE_ANY_I64,
    AC_COMBINE_ALL_I64,
    AC_COMBINE_FIRST_GREATEST_F32,
    AC_COMBINE_FIRST_GREATEST_F64,
    AC_COMBINE_FIRST_GREATEST_I64,
    AC_COMBINE_FIRST_LEAST_F32,
    AC_COMBINE_FIRST_LEAST_F64,
    AC_COMBINE_FIRST_LEAST_I64,
    AC_COMBINE_COUNT,
};

/* The copy for the instruction set in use. */
const ac_combine *ac_combines_current(void);

/* The row for a kind of reduction, of which `narrow` says that floats will do, `exact` that nothing
 * that additions lose may be lost, and `whole` that elements are integers. */
static inline size_t ac_combine_row(uint8_t kind, bool narrow, bool exact, bool whole)
{
    switch (kind) {
    case AC_REDUCE_MAX:
        return narrow ? AC_COMBINE_GREATEST_F32 : AC_COMBINE_GREATEST_F64;
    case AC_REDUCE_GREATEST:
        return whole    ? AC_COMBINE_GREATEST_I64
               : narrow ? AC_COMBINE_GREATEST_F32
                        : AC_COMBINE_GREATEST_F64;
    case AC_REDUCE_LEAST:
        return whole ? AC_COMBINE_LEAST_I64 : narrow ? AC_COMBINE_LEAST_F32 : AC_COMBINE_LEAST_F64;
    case AC_REDUCE_ANY:
        return whole ? AC_COMBINE_ANY_I64 : narrow ? AC_COMBINE_ANY_F32 : AC_COMBINE_ANY_F64;
    case AC_REDUCE_ALL:
        return whole ? AC_COMBINE_ALL_I64 : narrow ? AC_COMBINE_ALL_F32 : AC_COMBINE_ALL_F64;
    case AC_REDUCE_FIRST_GREATEST:
        return whole    ? AC_COMBINE_FIRST_GREATEST_I64
               : narrow ? AC_COMBINE_FIRST_GREATEST_F32
                        : AC_COMBINE_FIRST_GREATEST_F64;
    case AC_REDUCE_FIRST_LEAST:
        return whole    ? AC_COMBINE_FIRST_LEAST_I64
               : narrow ? AC_COMBINE_FIRST_LEAST_F32
                        : AC_COMBINE_FIRST_LEAST_F64;
    case AC_REDUCE_SUM_APART:
        return exact ? AC_COMBINE_SUM_EXACT : AC_COMBINE_SUM_APART;
    default:
        if (whole)
            return AC_COMBINE_SUM_I64;
        return exact || kind == AC_REDUCE_SUM_EXACT ? AC_COMBINE_SUM_EXACT : AC_COMBINE_SUM;
    }
}

#endif
