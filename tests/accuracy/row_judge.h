/*
 * How far the results of a row are from the real values, for formulas that reduce along an axis.
 *
 * The reductions are found from their terms as the spec states them, first in long double, joined
 * as a tree so that the bound of the error hardly grows with the length; where that leaves a
 * question open, in MPFR intervals. A row that holds what is not finite, or numbers so large that a
 * sum might leave the range of the type it is made in, goes to MPFR at once and is taken literally:
 * inf - inf is nan.
 *
 * Where terms of both signs nearly cancel (gradOutput - mean), the error is counted in units in the
 * last place of the result or, if that is more, in units of the arithmetic in which the terms are
 * added: 2^-46 of their size, 2^-95 for f64.
 *
 * Nothing is shared with lowering, kernels, or the runtime's order of additions.
 */
#ifndef AC_TESTS_ROW_JUDGE_H
#define AC_TESTS_ROW_JUDGE_H

#include "judge.h"

enum { ROW_PRECISIONS = 10 };

/* What the reductions find, at one precision. */
typedef struct row_boxes {
    mpfr_prec_t precision; /* 0 before they are known */
    box of[ORACLE_REDUCTIONS_MAX];
} row_boxes;

typedef struct row_judge {
    judge points;
    box_context *boxes; /* of the terms */
    row_boxes found[ROW_PRECISIONS];
    near sizes[ORACLE_REDUCTIONS_MAX];
    size_t length;
    const double *const *values;
} row_judge;

/* Not to be copied or moved after it. */
void row_judge_open(row_judge *j, const oracle_formula *formula, size_t arguments, int dtype);
void row_judge_close(row_judge *j);

/* Judges the results of a row. `values` has an array of `length` numbers for each argument. */
void row_judge_row(row_judge *j, size_t length, const double *const *values, const double *results);

#endif
