/*
 * The error of a result, from the exact value.
 */
#ifndef AC_ORACLE_JUDGE_H
#define AC_ORACLE_JUDGE_H

#include <stdint.h>

#include "oracle/oracle.h"

/* Statistics of the results of one formula in one dtype. */
typedef struct verdicts {
    uint64_t judged;
    uint64_t misrounded; /* not the correctly rounded value */
    uint64_t boxed;      /* points that needed MPFR */
    double worst;        /* error in ulp of the real value */
    double at[ORACLE_ARGUMENTS_MAX];
} verdicts;

/* The reductions of a point's row, for formulas that reduce along an axis. The boxes have the
 * requested precision. */
typedef struct judged_row {
    near near[ORACLE_REDUCTIONS_MAX];
    const box *(*boxes)(void *context, mpfr_prec_t precision); /* one for each reduction */
    void *context;
} judged_row;

typedef struct judge {
    const oracle_formula *formula;
    size_t arguments;
    int dtype; /* of the result */
    bool only_box;
    box_context *boxes;
    judged_row row;
    double least; /* the smallest unit: smaller units in the last place are replaced by it */
    verdicts all;
} judge;

judge judge_open(const oracle_formula *formula, size_t arguments, int dtype);
void judge_close(judge *j);

/* Judges the result `bits` at a point; the arguments are finite. Returns the error in ulp. */
double judge_result(judge *j, const double *values, uint64_t bits);

/* The same for a result given as a number. */
double judge_value(judge *j, const double *values, double result);

/* The error of a complex result: the larger of the errors of its parts, in units in the last place
 * of the larger part of the exact value. `values` and all.at have two numbers for each argument. A
 * result within half a unit counts as correctly rounded. */
double judge_complex(judge *j, const double *values, const double result[2]);

/* Adds what another judge of the same formula found. */
void verdicts_add(verdicts *all, const verdicts *more);

#endif
