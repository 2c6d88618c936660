/*
 * Generated from spec/activation/fatrelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(gate > threshold, gate, 0) * up */
static wide wide_formula_out(const wide v[])
{
    return wide_mul(wide_where(wide_gt(v[0], v[2]), v[0], wide_number(0.0L, 1.0L)), v[1]);
}

/* In the order of the oracle's formulas. */
wide_function *const fatrelu_mul_wide[] = {
    wide_formula_out,
};
/* clang-format on */
