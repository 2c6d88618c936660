/*
 * The judge's fast path for 32- and 16-bit results, several at once, in wide numbers.
 *
 * Lanes are as wide as the compiler's options allow (lanes.h), so all that includes this header has
 * to be compiled with the same ones.
 */
#ifndef AC_ORACLE_JUDGE_LANES_H
#define AC_ORACLE_JUDGE_LANES_H

#include "oracle/judge.h"
#include "oracle/wide.h"

/* The formulas of an operator in wide numbers, in the order of its oracle; null for one that
 * reduces along an axis. */
typedef struct oracle_wide {
    const oracle *of;
    wide_function *const *formulas;
} oracle_wide;

/* Ends with nulls. Operators of which every formula reduces along an axis are not listed. */
extern const oracle_wide oracle_wides[];

/* A formula of an oracle in wide numbers; null where it reduces along an axis. */
wide_function *wide_of_formula(const oracle_formula *formula);

/* Judges LANES results at a time; `values` has a vector for each argument, `form` is the judge's
 * formula. Undecided results, new worst errors and possible misroundings are passed to
 * judge_result. */
void judge_lanes(judge *j, wide_function *form, const lanes *values, lanes results);

#endif
