/*
 * Generated from spec/activation/squared_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(input < 0, 0, input * input) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_lt(v[0], wide_number(0.0L, 1.0L)), wide_number(0.0L, 1.0L),
                      wide_mul(v[0], v[0]));
}

/* In the order of the oracle's formulas. */
wide_function *const squared_relu_wide[] = {
    wide_formula_out,
};
/* clang-format on */
