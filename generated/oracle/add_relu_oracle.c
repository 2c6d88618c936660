/*
 * Generated from spec/activation/add_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = max(self + factor * other, 0) */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_factor = ((near_lt(c, v[2], near_number(c, 1.0L, 1.0L)) || near_gt(
        c, v[2], near_number(c, 1.0L, 1.0L))) ? v[2] : near_number(c, 1.0L, 1.0L));
    return near_max(c, near_add(c, v[0], near_mul(c, part_factor, v[1])),
                    near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_factor =
        ((box_lt(c, v[2], box_number(c, "1", "1")) || box_gt(c, v[2], box_number(c, "1", "1")))
         ? v[2] : box_number(c, "1", "1"));
    return box_max(c, box_add(c, v[0], box_mul(c, part_factor, v[1])), box_number(c, "0", "1"));
}

static const oracle_formula add_relu_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const add_relu_arguments[] = {
    "self",
    "other",
    "alpha",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const add_relu_linear[] = {
    NULL,
};

static const double add_relu_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5},
    {0.7},
    {-2.0},
    {3.0},
    {1.7014118346046923e+38},
};
/* clang-format on */

const oracle add_relu_oracle = {
    .entry = "aclnnAddRelu",
    .arguments = add_relu_arguments,
    .linear = add_relu_linear,
    .forward = NULL,
    .result = "self",
    .formulas = add_relu_formulas,
    .formula_count = 1,
    .scalars = add_relu_scalars,
    .scalar_sets = sizeof add_relu_scalars / sizeof add_relu_scalars[0],
};
