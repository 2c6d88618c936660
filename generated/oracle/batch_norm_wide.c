/*
 * Generated from spec/norm/batch_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* output = (input - runningMean) * (1 / sqrt(runningVar + eps)) * weight + bias */
static wide wide_formula_false_output(const wide v[])
{
    return wide_add(
        wide_mul(wide_mul(wide_sub(v[0], v[3]),
                          wide_div(wide_number(1.0L, 1.0L), wide_sqrt(wide_add(v[4], v[6])))),
                 v[1]),
        v[2]);
}

/* nextMean = runningMean */
static wide wide_formula_false_nextMean(const wide v[])
{
    return v[3];
}

/* nextVar = runningVar */
static wide wide_formula_false_nextVar(const wide v[])
{
    return v[4];
}

/* In the order of the oracle's formulas. */
wide_function *const batch_norm_wide[] = {
    wide_formula_false_output,
    wide_formula_false_nextMean,
    wide_formula_false_nextVar,
    NULL,
    NULL,
    NULL,
    NULL,
    NULL,
};
/* clang-format on */
