/*
 * Generated from spec/activation/hardtanh_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self <= min or self >= max, 0, gradOutput) */
static near near_formula_out(near_context *c, const near v[])
{
    return ((near_le(c, v[1], v[2]) || near_ge(c, v[1], v[3])) ? near_number(c, 0.0L, 1.0L) : v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return ((box_le(c, v[1], v[2]) || box_ge(c, v[1], v[3])) ? box_number(c, "0", "1") : v[0]);
}

static const oracle_formula hardtanh_backward_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const hardtanh_backward_arguments[] = {
    "gradOutput",
    "self",
    "min",
    "max",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const hardtanh_backward_linear[] = {
    "gradOutput",
    NULL,
};

static const double hardtanh_backward_scalars[][ORACLE_SCALARS_MAX] = {
    {-1.0, 1.0},
    {0.7, 1.1},
    {-1.0, 4.0},
    {-1.5, -1.0},
};
/* clang-format on */

const oracle hardtanh_backward_oracle = {
    .entry = "aclnnHardtanhBackward",
    .arguments = hardtanh_backward_arguments,
    .linear = hardtanh_backward_linear,
    .forward = "aclnnHardtanh",
    .result = "self",
    .formulas = hardtanh_backward_formulas,
    .formula_count = 1,
    .scalars = hardtanh_backward_scalars,
    .scalar_sets = sizeof hardtanh_backward_scalars / sizeof hardtanh_backward_scalars[0],
};
