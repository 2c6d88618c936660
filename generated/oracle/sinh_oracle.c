/*
 * Generated from spec/mathematics/sinh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = sinh(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_sinh(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_sinh(c, v[0]);
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_sinh(c, v[0]);
}

static const oracle_formula sinh_formulas[] = {
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

static const char *const sinh_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const sinh_linear[] = {
    NULL,
};
/* clang-format on */

const oracle sinh_oracle = {
    .entry = "aclnnSinh",
    .arguments = sinh_arguments,
    .linear = sinh_linear,
    .forward = NULL,
    .result = "self",
    .formulas = sinh_formulas,
    .formula_count = 1,
};
