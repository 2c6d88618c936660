/*
 * Generated from spec/comparison/eq_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self == other */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_eq(c, v[0], v[1]) ? near_number(c, 1.0L, 1.0L) : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_eq(c, v[0], v[1]) ? box_number(c, "1", "1") : box_number(c, "0", "1"));
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return (cbox_eq(c, v[0], v[1]) ? cbox_number(c, "1", "1") : cbox_number(c, "0", "1"));
}

static const oracle_formula eq_scalar_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const eq_scalar_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const eq_scalar_linear[] = {
    NULL,
};

static const double eq_scalar_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {2.0},
    {0.0},
    {-1.5},
};
/* clang-format on */

const oracle eq_scalar_oracle = {
    .entry = "aclnnEqScalar",
    .arguments = eq_scalar_arguments,
    .linear = eq_scalar_linear,
    .forward = NULL,
    .result = "self",
    .formulas = eq_scalar_formulas,
    .formula_count = 1,
    .scalars = eq_scalar_scalars,
    .scalar_sets = sizeof eq_scalar_scalars / sizeof eq_scalar_scalars[0],
};
