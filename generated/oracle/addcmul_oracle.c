/*
 * Generated from spec/arithmetic/addcmul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self + value * tensor1 * tensor2 */
static near near_formula_out(near_context *c, const near v[])
{
    return near_add(c, v[0], near_mul(c, near_mul(c, v[3], v[1]), v[2]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_add(c, v[0], box_mul(c, box_mul(c, v[3], v[1]), v[2]));
}

static const oracle_formula addcmul_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const addcmul_arguments[] = {
    "self",
    "tensor1",
    "tensor2",
    "value",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const addcmul_linear[] = {
    NULL,
};

static const double addcmul_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {2.0},
    {3.0},
    {-1.5},
};
/* clang-format on */

const oracle addcmul_oracle = {
    .entry = "aclnnAddcmul",
    .arguments = addcmul_arguments,
    .linear = addcmul_linear,
    .forward = NULL,
    .result = "self",
    .formulas = addcmul_formulas,
    .formula_count = 1,
    .scalars = addcmul_scalars,
    .scalar_sets = sizeof addcmul_scalars / sizeof addcmul_scalars[0],
};
