/*
 * Generated from spec/arithmetic/pow_tensor_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(exponent == 0 or self == 1, 1, pow(self, exponent)) */
static near near_formula_out(near_context *c, const near v[])
{
    return ((near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) ||
             near_eq(c, v[0], near_number(c, 1.0L, 1.0L))) ? near_number(c, 1.0L, 1.0L)
            : near_pow(c, v[0], v[1]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return ((box_eq(c, v[1], box_number(c, "0", "1")) || box_eq(c, v[0], box_number(c, "1", "1")))
            ? box_number(c, "1", "1") : box_pow(c, v[0], v[1]));
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_pow(c, v[0], v[1]);
}

static const oracle_formula pow_tensor_tensor_formulas[] = {
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

static const char *const pow_tensor_tensor_arguments[] = {
    "self",
    "exponent",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const pow_tensor_tensor_linear[] = {
    NULL,
};
/* clang-format on */

const oracle pow_tensor_tensor_oracle = {
    .entry = "aclnnPowTensorTensor",
    .arguments = pow_tensor_tensor_arguments,
    .linear = pow_tensor_tensor_linear,
    .forward = NULL,
    .result = "self",
    .formulas = pow_tensor_tensor_formulas,
    .formula_count = 1,
};
