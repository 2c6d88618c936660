/*
 * Generated from spec/movement/constant_pad_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = longer */
static near near_formula_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula constant_pad_nd_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "longer",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const constant_pad_nd_arguments[] = {
    "longer",
    "value",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const constant_pad_nd_linear[] = {
    "longer",
    NULL,
};

static const double constant_pad_nd_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {9.0},
    {5.0},
    {-1.5},
};
/* clang-format on */

const oracle constant_pad_nd_oracle = {
    .entry = "aclnnConstantPadNd",
    .arguments = constant_pad_nd_arguments,
    .linear = constant_pad_nd_linear,
    .forward = NULL,
    .result = "longer",
    .formulas = constant_pad_nd_formulas,
    .formula_count = 1,
    .scalars = constant_pad_nd_scalars,
    .scalar_sets = sizeof constant_pad_nd_scalars / sizeof constant_pad_nd_scalars[0],
};
