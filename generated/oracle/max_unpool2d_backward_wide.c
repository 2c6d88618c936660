/*
 * Generated from spec/movement/max_unpool2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = seen */
static wide wide_formula_out(const wide v[])
{
    return v[0];
}

/* In the order of the oracle's formulas. */
wide_function *const max_unpool2d_backward_wide[] = {
    wide_formula_out,
};
/* clang-format on */
