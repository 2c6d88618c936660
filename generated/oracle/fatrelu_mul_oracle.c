/*
 * Generated from spec/activation/fatrelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(gate > threshold, gate, 0) * up */
static near near_formula_out(near_context *c, const near v[])
{
    return near_mul(c, (near_gt(c, v[0], v[2]) ? v[0] : near_number(c, 0.0L, 1.0L)), v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_mul(c, (box_gt(c, v[0], v[2]) ? v[0] : box_number(c, "0", "1")), v[1]);
}

static const oracle_formula fatrelu_mul_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const fatrelu_mul_arguments[] = {
    "gate",
    "up",
    "threshold",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const fatrelu_mul_linear[] = {
    "up",
    NULL,
};

static const double fatrelu_mul_scalars[][ORACLE_SCALARS_MAX] = {
    {2.0},
    {0.7},
    {4.0},
    {-1.5},
};
/* clang-format on */

const oracle fatrelu_mul_oracle = {
    .entry = "aclnnFatreluMul",
    .arguments = fatrelu_mul_arguments,
    .linear = fatrelu_mul_linear,
    .forward = NULL,
    .result = "gate",
    .formulas = fatrelu_mul_formulas,
    .formula_count = 1,
    .scalars = fatrelu_mul_scalars,
    .scalar_sets = sizeof fatrelu_mul_scalars / sizeof fatrelu_mul_scalars[0],
};
