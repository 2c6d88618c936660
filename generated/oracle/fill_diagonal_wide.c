/*
 * Generated from spec/movement/fill_diagonal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = crossed */
static wide wide_formula_false_out(const wide v[])
{
    return v[0];
}

/* out = crossed */
static wide wide_formula_true_out(const wide v[])
{
    return v[0];
}

/* In the order of the oracle's formulas. */
wide_function *const fill_diagonal_wide[] = {
    wide_formula_false_out,
    wide_formula_true_out,
};
/* clang-format on */
