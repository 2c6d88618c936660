/*
 * Generated from spec/arithmetic/remainder_tensor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(other != 0 and ((rest < 0 and other > 0) or (rest > 0 and other < 0)), rest + other, rest) */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_rest = near_fmod(c, v[0], v[1]);
    return ((near_ne(c, v[1], near_number(c, 0.0L, 1.0L)) &&
             ((near_lt(c, part_rest, near_number(c, 0.0L, 1.0L)) &&
               near_gt(c, v[1], near_number(c, 0.0L, 1.0L))) || (near_gt(
        c, part_rest, near_number(c, 0.0L, 1.0L)) && near_lt(c, v[1], near_number(c, 0.0L, 1.0L)))))
            ? near_add(c, part_rest, v[1]) : part_rest);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_rest = box_fmod(c, v[0], v[1]);
    return ((box_ne(c, v[1], box_number(c, "0", "1")) && ((box_lt(
        c, part_rest, box_number(c, "0", "1")) && box_gt(c, v[1], box_number(c, "0", "1"))) || (
        box_gt(c, part_rest, box_number(c, "0", "1")) && box_lt(c, v[1], box_number(c, "0", "1")))))
            ? box_add(c, part_rest, v[1]) : part_rest);
}

static const oracle_formula remainder_tensor_scalar_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const remainder_tensor_scalar_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const remainder_tensor_scalar_linear[] = {
    NULL,
};

static const double remainder_tensor_scalar_scalars[][ORACLE_SCALARS_MAX] = {
    {3.0},
    {0.7},
    {-2.0},
    {-1.5},
};
/* clang-format on */

const oracle remainder_tensor_scalar_oracle = {
    .entry = "aclnnRemainderTensorScalar",
    .arguments = remainder_tensor_scalar_arguments,
    .linear = remainder_tensor_scalar_linear,
    .forward = NULL,
    .result = "self",
    .formulas = remainder_tensor_scalar_formulas,
    .formula_count = 1,
    .scalars = remainder_tensor_scalar_scalars,
    .scalar_sets =
        sizeof remainder_tensor_scalar_scalars / sizeof remainder_tensor_scalar_scalars[0],
};
