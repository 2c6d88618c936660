/*
 * Generated from spec/movement/scatter_value.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = filled */
static wide wide_formula_replace_out(const wide v[])
{
    return v[0];
}

/* In the order of the oracle's formulas. */
wide_function *const scatter_value_wide[] = {
    wide_formula_replace_out,
};
/* clang-format on */
