/*
 * Generated from spec/comparison/le_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self <= other */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_le(c, v[0], v[1]) ? near_number(c, 1.0L, 1.0L) : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_le(c, v[0], v[1]) ? box_number(c, "1", "1") : box_number(c, "0", "1"));
}

static const oracle_formula le_scalar_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const le_scalar_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const le_scalar_linear[] = {
    NULL,
};

static const double le_scalar_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {2.0},
    {0.0},
    {-1.5},
};
/* clang-format on */

const oracle le_scalar_oracle = {
    .entry = "aclnnLeScalar",
    .arguments = le_scalar_arguments,
    .linear = le_scalar_linear,
    .forward = NULL,
    .result = "self",
    .formulas = le_scalar_formulas,
    .formula_count = 1,
    .scalars = le_scalar_scalars,
    .scalar_sets = sizeof le_scalar_scalars / sizeof le_scalar_scalars[0],
};
