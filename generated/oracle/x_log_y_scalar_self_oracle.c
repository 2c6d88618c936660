/*
 * Generated from spec/mathematics/x_log_y_scalar_self.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self == 0 and other == other, 0, self * log(other)) */
static near near_formula_out(near_context *c, const near v[])
{
    return ((near_eq(c, v[0], near_number(c, 0.0L, 1.0L)) && near_eq(c, v[1], v[1]))
            ? near_number(c, 0.0L, 1.0L) : near_mul(c, v[0], near_log(c, v[1])));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return ((box_eq(c, v[0], box_number(c, "0", "1")) && box_eq(c, v[1], v[1]))
            ? box_number(c, "0", "1") : box_mul(c, v[0], box_log(c, v[1])));
}

static const oracle_formula x_log_y_scalar_self_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "other",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const x_log_y_scalar_self_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const x_log_y_scalar_self_linear[] = {
    NULL,
};

static const double x_log_y_scalar_self_scalars[][ORACLE_SCALARS_MAX] = {
    {2.0},
    {0.7},
    {0.0},
    {-1.5},
};
/* clang-format on */

const oracle x_log_y_scalar_self_oracle = {
    .entry = "aclnnXLogYScalarSelf",
    .arguments = x_log_y_scalar_self_arguments,
    .linear = x_log_y_scalar_self_linear,
    .forward = NULL,
    .result = "other",
    .formulas = x_log_y_scalar_self_formulas,
    .formula_count = 1,
    .scalars = x_log_y_scalar_self_scalars,
    .scalar_sets = sizeof x_log_y_scalar_self_scalars / sizeof x_log_y_scalar_self_scalars[0],
};
