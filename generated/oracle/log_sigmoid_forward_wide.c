/*
 * Generated from spec/activation/log_sigmoid_forward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = log_sigmoid(self) */
static wide wide_formula_out(const wide v[])
{
    return wide_log_sigmoid(v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const log_sigmoid_forward_wide[] = {
    wide_formula_out,
};
/* clang-format on */
