/*
 * Generated from spec/arithmetic/rsub.yaml by codegen.
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

static const oracle_formula rsub_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const rsub_arguments[] = {
    "self",
    "other",
    "alpha",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const rsub_linear[] = {
    NULL,
};

static const double rsub_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {0.5},
    {-2.0},
    {3.0},
};
/* clang-format on */

const oracle rsub_oracle = {
    .entry = "aclnnRsub",
    .arguments = rsub_arguments,
    .linear = rsub_linear,
    .forward = NULL,
    .result = "self",
    .formulas = rsub_formulas,
    .formula_count = 1,
    .scalars = rsub_scalars,
    .scalar_sets = sizeof rsub_scalars / sizeof rsub_scalars[0],
};
