/*
 * Generated from spec/mathematics/round_decimals.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = decimal(self, decimals) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_decimal(c, v[0], v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_decimal(c, v[0], v[1]);
}

static const oracle_formula round_decimals_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const round_decimals_arguments[] = {
    "self",
    "decimals",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const round_decimals_linear[] = {
    NULL,
};

static const double round_decimals_scalars[][ORACLE_SCALARS_MAX] = {
    {-1.0},
    {0.0},
    {2.0},
    {-3.0},
};
/* clang-format on */

const oracle round_decimals_oracle = {
    .entry = "aclnnRoundDecimals",
    .arguments = round_decimals_arguments,
    .linear = round_decimals_linear,
    .forward = NULL,
    .result = "self",
    .formulas = round_decimals_formulas,
    .formula_count = 1,
    .scalars = round_decimals_scalars,
    .scalar_sets = sizeof round_decimals_scalars / sizeof round_decimals_scalars[0],
};
