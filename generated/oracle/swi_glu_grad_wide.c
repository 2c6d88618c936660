/*
 * Generated from spec/activation/swi_glu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradA = yGrad * b * silu_slope(a) */
static wide wide_formula_gradA(const wide v[])
{
    return wide_mul(wide_mul(v[0], v[2]), wide_silu_slope(v[1]));
}

/* gradB = yGrad * silu(a) */
static wide wide_formula_gradB(const wide v[])
{
    return wide_mul(v[0], wide_silu(v[1]));
}

/* In the order of the oracle's formulas. */
wide_function *const swi_glu_grad_wide[] = {
    wide_formula_gradA,
    wide_formula_gradB,
};
/* clang-format on */
