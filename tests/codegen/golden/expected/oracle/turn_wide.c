/*
 * Generated from spec/invented/turn.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = conj(square) * (1 - self) */
static wide wide_out(const wide v[])
{
    const wide part_square = wide_mul(v[0], v[0]);
    return wide_mul(part_square, wide_sub(wide_number(1.0L, 1.0L), v[0]));
}

/* In the order of the oracle's formulas. */
wide_function *const turn_wide[] = {
    wide_out,
};
/* clang-format on */
