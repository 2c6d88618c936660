/*
 * Generated from spec/invented/lean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self > 0, self, self * slope + shift) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_gt(c, v[0], near_number(c, 0.0L, 1.0L)) ? v[0]
            : near_add(c, near_mul(c, v[0], v[1]), v[2]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_gt(c, v[0], box_number(c, "0", "1")) ? v[0]
            : box_add(c, box_mul(c, v[0], v[1]), v[2]));
}

static const oracle_formula lean_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const lean_arguments[] = {
    "self",
    "slope",
    "shift",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const lean_linear[] = {
    NULL,
};

static const double lean_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0, 0.5},
    {0.7, 1.1},
    {0.5, 1.0},
};
/* clang-format on */

const oracle lean_oracle = {
    .entry = "aclnnLean",
    .arguments = lean_arguments,
    .linear = lean_linear,
    .forward = NULL,
    .result = "self",
    .formulas = lean_formulas,
    .formula_count = 1,
    .scalars = lean_scalars,
    .scalar_sets = sizeof lean_scalars / sizeof lean_scalars[0],
};
