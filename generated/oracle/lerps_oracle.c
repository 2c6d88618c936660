/*
 * Generated from spec/arithmetic/lerps.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(abs(way) < inf, finite, (1 - weight) * self + weight * end) */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_way = near_sub(c, v[1], v[0]);
    const near part_finite =
        (near_lt(c, v[2], near_number(c, 1.0L, 2.0L))
         ? near_add(c, v[0], near_mul(c, v[2], part_way))
         : near_add(c, v[1], near_mul(c, near_sub(c, v[2], near_number(c, 1.0L, 1.0L)), part_way)));
    return (near_lt(c, near_abs(c, part_way), near_number(c, INFINITY, 1.0L)) ? part_finite
            : near_add(c, near_mul(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[2]), v[0]),
                       near_mul(c, v[2], v[1])));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_way = box_sub(c, v[1], v[0]);
    const box *const part_finite =
        (box_lt(c, v[2], box_number(c, "1", "2")) ? box_add(c, v[0], box_mul(c, v[2], part_way))
         : box_add(c, v[1], box_mul(c, box_sub(c, v[2], box_number(c, "1", "1")), part_way)));
    return (box_lt(c, box_abs(c, part_way), box_number(c, "INFINITY", "1")) ? part_finite : box_add(
        c, box_mul(c, box_sub(c, box_number(c, "1", "1"), v[2]), v[0]), box_mul(c, v[2], v[1])));
}

static const oracle_formula lerps_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const lerps_arguments[] = {
    "self",
    "end",
    "weight",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const lerps_linear[] = {
    NULL,
};

static const double lerps_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5},
    {0.7},
    {2.0},
    {-1.5},
};
/* clang-format on */

const oracle lerps_oracle = {
    .entry = "aclnnLerps",
    .arguments = lerps_arguments,
    .linear = lerps_linear,
    .forward = NULL,
    .result = "self",
    .formulas = lerps_formulas,
    .formula_count = 1,
    .scalars = lerps_scalars,
    .scalar_sets = sizeof lerps_scalars / sizeof lerps_scalars[0],
};
