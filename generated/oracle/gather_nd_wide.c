/*
 * Generated from spec/movement/gather_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = seen */
static wide wide_formula_false_out(const wide v[])
{
    return v[0];
}

/* out = seen */
static wide wide_formula_true_out(const wide v[])
{
    return v[0];
}

/* In the order of the oracle's formulas. */
wide_function *const gather_nd_wide[] = {
    wide_formula_false_out,
    wide_formula_true_out,
};
/* clang-format on */
