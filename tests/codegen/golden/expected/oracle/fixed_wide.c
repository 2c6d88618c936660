/*
 * Generated from spec/invented/fixed.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = left * right * factor */
static wide wide_out(const wide v[])
{
    return wide_mul(wide_mul(v[0], v[1]), v[2]);
}

/* In the order of the oracle's formulas. */
wide_function *const fixed_wide[] = {
    wide_out,
};
/* clang-format on */
