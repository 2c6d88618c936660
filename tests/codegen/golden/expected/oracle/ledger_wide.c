/*
 * Generated from spec/invented/ledger.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = left + right */
static wide wide_out(const wide v[])
{
    return wide_add(v[0], v[1]);
}

/* In the order of the oracle's formulas. */
wide_function *const ledger_wide[] = {
    wide_out,
};
/* clang-format on */
