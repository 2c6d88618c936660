/*
 * The errors of the results of a row, for formulas that reduce along an axis.
 *
 * The reductions are computed from their terms as the spec states them, first in long double,
 * summed as a tree so that the error bound hardly grows with the length; if that does not decide,
 * in MPFR intervals. A row with non-finite numbers, or with numbers so large that a sum might
 * overflow its type, is computed in MPFR at once and taken literally: inf - inf is nan.
 *
 * Where terms of both signs nearly cancel (gradOutput - mean), the error is counted in units in the
 * last place of the result or, if that is more, in units of the arithmetic in which the terms are
 * added. The size S of a point is the value of its formula with all signs positive: for output *
 * (gradOutput - sum(gradOutput * output)) it is |output| * (|gradOutput| + sum |gradOutput *
 * output|). The unit is 2^-46 S or less (for f64 results 2^-95 S, in arithmetic of pairs), so it is
 * the last place of every f32 result above 2^-22 S and of every 16-bit result above 2^-35 S.
 *
 * Why this is right: terms of f32 and 16 bits, and products of two, are exact in f64, u = 2^-53. In
 * a row of n elements a term takes part in d additions (rows.h): in its lane at most L - 1 that
 * round, L = min(ceil(n / 64), 1024), in the tree of the lanes 6, in that of the pieces ceil(log2
 * ceil(n / 65536)). Each is off by u of its sum at most, so the sum is off by d u of the sum
 * without signs, second orders apart (N. J. Higham, "Accuracy and Stability of Numerical
 * Algorithms", 2nd ed., section 4.2). What follows rounds twice, or takes an exponential, known to
 * 2^-48 = 32 u (exp_single.h, |output| <= 150), and rounds once or twice. The result before its
 * rounding is off by (d + 34) u S at most, and with that rounding by half a unit in the last place
 * more: both together are at most one of the larger of ulp and 2 (d + 34) u S. That is the unit for
 * rows of up to 1,600 elements, where it is below 2^-46 S. It grows with L, to 2^-41.9 S from
 * 65,536 elements on, and by 2^-52 S with each doubling from there.
 *
 * No better unit can be proven for long rows and this order of additions. Let one lane have 1 and
 * then 1,023 terms of a little more than u: each sum is rounded up, by nearly u, so the lane is off
 * by 1,023 u of a sum of 1, and where a gradient of 1 stands against it, by a quarter of the unit.
 * Rounding errors that do not conspire cancel out: they come to about the square root of their
 * number, which keeps a sum of 2^20 terms well within 2^-47 of its size. So there are two units.
 * Rows made to lose (rows.c) are judged by the one that is proven; all others, which are rows as
 * they come, by 2^-46 S where that is less.
 *
 * Sums across rows, of the points that share a weight, are judged as rows, too. Each of their
 * lanes takes one point of each row (runtime/reduce/reduce.h), so that L is the number of rows, up
 * to 1024.
 *
 * Nothing is shared with lowering, kernels, or the runtime's order of additions.
 */
#ifndef AC_ORACLE_ROW_JUDGE_H
#define AC_ORACLE_ROW_JUDGE_H

#include "oracle/judge.h"

/* A bin has the f32 numbers with the same first 12 bits: an eighth of a binade. */
enum { ROW_PRECISIONS = 10, ROW_BINS = 4096 };

/* As a row is added up: elements of a piece, and the lanes that they are dealt out to. */
enum { ROW_PIECE = 65536, ROW_LANES = 64 };

/* What the reductions find, at one precision. */
typedef struct row_boxes {
    mpfr_prec_t precision; /* 0 before they are computed */
    box of[ORACLE_REDUCTIONS_MAX];
} row_boxes;

typedef struct row_judge {
    judge points;
    box_context *boxes; /* of the terms */
    row_boxes found[ROW_PRECISIONS];
    near sizes[ORACLE_REDUCTIONS_MAX];
    size_t length;
    bool proven; /* use the proven unit even if it is above 2^-46 of the size */
    bool counts[ORACLE_ARGUMENTS_MAX]; /* arguments that are the elements of a row */
    bool across; /* the points of a row lie in different rows of the call, at one place */
    const double *const *values;
    double *curve; /* the largest error in each of ROW_BINS, or null */
} row_judge;

/* For a formula of `o`. Not to be copied or moved after it. */
void row_judge_open(row_judge *j, const oracle *o, const oracle_formula *formula, int dtype);
void row_judge_close(row_judge *j);

/* Judges the results of a row: one for each of its points, or one for all of them. `values` has an
 * array of `length` numbers for each argument. */
void row_judge_row(row_judge *j, size_t length, const double *const *values, const double *results,
                   size_t count);

#endif
