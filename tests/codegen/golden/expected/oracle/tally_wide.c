/*
 * Generated from spec/invented/tally.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = self * 2 */
static wide wide_formula_out(const wide v[])
{
    return wide_mul(v[0], wide_number(2.0L, 1.0L));
}

/* In the order of the oracle's formulas. */
wide_function *const tally_wide[] = {
    wide_formula_out,
};
/* clang-format on */
