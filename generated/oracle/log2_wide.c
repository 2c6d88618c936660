/*
 * Generated from spec/mathematics/log2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = log2(self) */
static wide wide_formula_out(const wide v[])
{
    return wide_log2(v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const log2_wide[] = {
    wide_formula_out,
};
/* clang-format on */
