/*
 * Generated from spec/mathematics/tan.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = tan(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_tan(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_tan(c, v[0]);
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_tan(c, v[0]);
}

static const oracle_formula tan_formulas[] = {
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

static const char *const tan_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const tan_linear[] = {
    NULL,
};
/* clang-format on */

const oracle tan_oracle = {
    .entry = "aclnnTan",
    .arguments = tan_arguments,
    .linear = tan_linear,
    .forward = NULL,
    .result = "self",
    .formulas = tan_formulas,
    .formula_count = 1,
};
