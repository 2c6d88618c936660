/*
 * Generated from spec/invented/ledger.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = left + right */
static near near_out(near_context *c, const near v[])
{
    return near_add(c, v[0], v[1]);
}

static const box *box_out(box_context *c, const box *const v[])
{
    return box_add(c, v[0], v[1]);
}

static const oracle_formula ledger_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_out,
        .box = box_out,
    },
};

static const char *const ledger_arguments[] = {
    "left",
    "right",
    NULL,
};

/* Inputs that only scale a result. */
static const char *const ledger_linear[] = {
    NULL,
};
/* clang-format on */

const oracle ledger_oracle = {
    .entry = "aclnnLedger",
    .arguments = ledger_arguments,
    .linear = ledger_linear,
    .forward = NULL,
    .result = "left",
    .formulas = ledger_formulas,
    .formula_count = 1,
};
