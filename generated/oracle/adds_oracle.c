/*
 * Generated from spec/arithmetic/adds.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self + factor * other */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_factor = ((near_lt(c, v[2], near_number(c, 1.0L, 1.0L)) || near_gt(
        c, v[2], near_number(c, 1.0L, 1.0L))) ? v[2] : near_number(c, 1.0L, 1.0L));
    return near_add(c, v[0], near_mul(c, part_factor, v[1]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_factor =
        ((box_lt(c, v[2], box_number(c, "1", "1")) || box_gt(c, v[2], box_number(c, "1", "1")))
         ? v[2] : box_number(c, "1", "1"));
    return box_add(c, v[0], box_mul(c, part_factor, v[1]));
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    const cbox part_factor = v[2];
    return cbox_add(c, v[0], cbox_mul(c, part_factor, v[1]));
}

static const oracle_formula adds_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const adds_arguments[] = {
    "self",
    "other",
    "alpha",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const adds_linear[] = {
    NULL,
};

static const double adds_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0, 1.0},
    {0.7, 1.1},
    {2.0, 0.5},
    {-3.0, 4.0},
    {3.0, NAN},
};
/* clang-format on */

const oracle adds_oracle = {
    .entry = "aclnnAdds",
    .arguments = adds_arguments,
    .linear = adds_linear,
    .forward = NULL,
    .result = "self",
    .formulas = adds_formulas,
    .formula_count = 1,
    .scalars = adds_scalars,
    .scalar_sets = sizeof adds_scalars / sizeof adds_scalars[0],
};
