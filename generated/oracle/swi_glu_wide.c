/*
 * Generated from spec/activation/swi_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = silu(a) * b */
static wide wide_formula_out(const wide v[])
{
    return wide_mul(wide_silu(v[0]), v[1]);
}

/* In the order of the oracle's formulas. */
wide_function *const swi_glu_wide[] = {
    wide_formula_out,
};
/* clang-format on */
