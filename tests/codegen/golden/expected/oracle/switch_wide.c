/*
 * Generated from spec/invented/switch.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* op = -space */
static wide wide_false_op(const wide v[])
{
    return wide_neg(v[0]);
}

/* op = space */
static wide wide_true_op(const wide v[])
{
    return v[0];
}

/* In the order of the oracle's formulas. */
wide_function *const switch_wide[] = {
    wide_false_op,
    wide_true_op,
};
/* clang-format on */
