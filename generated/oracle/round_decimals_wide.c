/*
 * Generated from spec/mathematics/round_decimals.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = decimal(self, decimals) */
static wide wide_formula_out(const wide v[])
{
    return wide_decimal(v[0], v[1]);
}

/* In the order of the oracle's formulas. */
wide_function *const round_decimals_wide[] = {
    wide_formula_out,
};
/* clang-format on */
