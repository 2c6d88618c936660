/*
 * Generated from spec/mathematics/frac.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = input - trunc(input) + 0 * input */
static wide wide_formula_out(const wide v[])
{
    return wide_add(wide_sub(v[0], wide_trunc(v[0])), wide_mul(wide_number(0.0L, 1.0L), v[0]));
}

/* In the order of the oracle's formulas. */
wide_function *const frac_wide[] = {
    wide_formula_out,
};
/* clang-format on */
