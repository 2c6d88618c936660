/*
 * Generated from spec/comparison/eq_tensor.yaml by codegen.
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

static const oracle_formula eq_tensor_formulas[] = {
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

static const char *const eq_tensor_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const eq_tensor_linear[] = {
    NULL,
};
/* clang-format on */

const oracle eq_tensor_oracle = {
    .entry = "aclnnEqTensor",
    .arguments = eq_tensor_arguments,
    .linear = eq_tensor_linear,
    .forward = NULL,
    .result = "self",
    .formulas = eq_tensor_formulas,
    .formula_count = 1,
};
