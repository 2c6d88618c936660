/*
 * Generated from spec/arithmetic/rsubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = other - alpha * self */
static near near_formula_out(near_context *c, const near v[])
{
    return near_sub(c, v[1], near_mul(c, v[2], v[0]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_sub(c, v[1], box_mul(c, v[2], v[0]));
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_sub(c, v[1], cbox_mul(c, v[2], v[0]));
}

static const oracle_formula rsubs_formulas[] = {
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

static const char *const rsubs_arguments[] = {
    "self",
    "other",
    "alpha",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const rsubs_linear[] = {
    NULL,
};

static const double rsubs_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0, 1.0},
    {0.7, 1.1},
    {3.0, 0.5},
    {-3.0, 2.0},
    {-1.5, -1.0},
};
/* clang-format on */

const oracle rsubs_oracle = {
    .entry = "aclnnRsubs",
    .arguments = rsubs_arguments,
    .linear = rsubs_linear,
    .forward = NULL,
    .result = "self",
    .formulas = rsubs_formulas,
    .formula_count = 1,
    .scalars = rsubs_scalars,
    .scalar_sets = sizeof rsubs_scalars / sizeof rsubs_scalars[0],
};
