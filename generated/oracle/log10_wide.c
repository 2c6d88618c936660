/*
 * Generated from spec/mathematics/log10.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = log10(self) */
static wide wide_formula_out(const wide v[])
{
    return wide_log10(v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const log10_wide[] = {
    wide_formula_out,
};
/* clang-format on */
