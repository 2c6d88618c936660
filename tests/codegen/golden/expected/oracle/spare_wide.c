/*
 * Generated from spec/invented/spare.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = self * sigmoid(scale * self) */
static wide wide_false_out(const wide v[])
{
    return wide_mul(v[0], wide_sigmoid(wide_mul(v[1], v[0])));
}

/* out = self * sigmoid(scale * self) */
static wide wide_true_out(const wide v[])
{
    return wide_mul(v[0], wide_sigmoid(wide_mul(v[1], v[0])));
}

/* In the order of the oracle's formulas. */
wide_function *const spare_wide[] = {
    wide_false_out,
    wide_true_out,
};
/* clang-format on */
