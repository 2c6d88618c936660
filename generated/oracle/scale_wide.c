/*
 * Generated from spec/arithmetic/scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* y = x * scale + bias */
static wide wide_formula_y(const wide v[])
{
    return wide_add(wide_mul(v[0], v[1]), v[2]);
}

/* In the order of the oracle's formulas. */
wide_function *const scale_wide[] = {
    wide_formula_y,
};
/* clang-format on */
