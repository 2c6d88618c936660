/*
 * Generated from spec/arithmetic/divs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self / other */
static near near_formula_out(near_context *c, const near v[])
{
    return near_div(c, v[0], v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_div(c, v[0], v[1]);
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_div(c, v[0], v[1]);
}

static const oracle_formula divs_formulas[] = {
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

static const char *const divs_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const divs_linear[] = {
    "self",
    NULL,
};

static const double divs_scalars[][ORACLE_SCALARS_MAX] = {
    {4.0},
    {0.7},
    {0.0},
    {-1.5},
};
/* clang-format on */

const oracle divs_oracle = {
    .entry = "aclnnDivs",
    .arguments = divs_arguments,
    .linear = divs_linear,
    .forward = NULL,
    .result = "self",
    .formulas = divs_formulas,
    .formula_count = 1,
    .scalars = divs_scalars,
    .scalar_sets = sizeof divs_scalars / sizeof divs_scalars[0],
};
