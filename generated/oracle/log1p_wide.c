/*
 * Generated from spec/mathematics/log1p.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = log1p(self) */
static wide wide_formula_out(const wide v[])
{
    return wide_log1p(v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const log1p_wide[] = {
    wide_formula_out,
};
/* clang-format on */
