/*
 * Generated from spec/mathematics/nan_to_num.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self != self, nan, where(self == inf, posinf, where(self == -inf, neginf, self))) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_ne(c, v[0], v[0]) ? v[1]
            : (near_eq(c, v[0], near_number(c, INFINITY, 1.0L)) ? v[2]
               : (near_eq(c, v[0], near_number(c, -INFINITY, 1.0L)) ? v[3] : v[0])));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_ne(c, v[0], v[0]) ? v[1]
            : (box_eq(c, v[0], box_number(c, "INFINITY", "1")) ? v[2]
               : (box_eq(c, v[0], box_number(c, "-INFINITY", "1")) ? v[3] : v[0])));
}

static const oracle_formula nan_to_num_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const nan_to_num_arguments[] = {
    "self",
    "nan",
    "posinf",
    "neginf",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const nan_to_num_linear[] = {
    NULL,
};

static const double nan_to_num_scalars[][ORACLE_SCALARS_MAX] = {
    {0.0, 9.0, -9.0},
    {0.7, 1.1, 1.5},
    {INFINITY, 2.0, NAN},
    {-1.5, -1.0, -0.75},
};
/* clang-format on */

const oracle nan_to_num_oracle = {
    .entry = "aclnnNanToNum",
    .arguments = nan_to_num_arguments,
    .linear = nan_to_num_linear,
    .forward = NULL,
    .result = "self",
    .formulas = nan_to_num_formulas,
    .formula_count = 1,
    .scalars = nan_to_num_scalars,
    .scalar_sets = sizeof nan_to_num_scalars / sizeof nan_to_num_scalars[0],
};
