/*
 * How far a result is from the real value.
 */
#ifndef AC_ORACLE_JUDGE_H
#define AC_ORACLE_JUDGE_H

#include <stdint.h>

#include "oracle/oracle.h"

/* What is known of the results of one formula in one dtype. */
typedef struct verdicts {
    uint64_t judged;
    uint64_t misrounded; /* not the correctly rounded value */
    uint64_t boxed;      /* points that needed MPFR */
    double worst;        /* error in ulp of the real value */
    double at[ORACLE_ARGUMENTS_MAX];
} verdicts;

/* What is known of the row that a point belongs to, for formulas that reduce along an axis. The
 * boxes have the precision asked for. */
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
    double least; /* a unit in the last place counts as at least this */
    verdicts all;
} judge;

judge judge_open(const oracle_formula *formula, size_t arguments, int dtype);
void judge_close(judge *j);

/* Judges the result `bits` at a point; the arguments are finite. Returns the error in ulp. */
double judge_result(judge *j, const double *values, uint64_t bits);

/* The same for a result that is known as a number. */
double judge_value(judge *j, const double *values, double result);

/* The error of a complex result, the larger of those of its parts, in units of the larger part of
 * the real value: one in the last place of that. `values` has two numbers for each argument, and so
 * has all.at; not to be further than half a unit off is to be rounded correctly. */
double judge_complex(judge *j, const double *values, const double result[2]);

/* Adds what another judge of the same formula found. */
void verdicts_add(verdicts *all, const verdicts *more);

#endif
