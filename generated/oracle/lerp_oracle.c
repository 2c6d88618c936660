/*
 * Generated from spec/arithmetic/lerp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(abs(weight) < inf, where(abs(end - self) < inf, finite, (1 - weight) * self + weight * end), where(self < end, weight, where(self > end, -weight, self + (end - self)))) */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_near = near_add(c, v[0], near_mul(c, v[2], near_sub(c, v[1], v[0])));
    const near part_finite =
        (near_gt(c, near_abs(c, v[1]),
                 near_mul(c, near_number(c, 268435456.0L, 1.0L), near_abs(c, v[0])))
         ? near_sub(c, near_add(c, v[0], near_mul(c, v[2], v[1])), near_mul(c, v[2], v[0]))
         : (near_gt(c, near_abs(c, v[0]),
                    near_mul(c, near_number(c, 268435456.0L, 1.0L), near_abs(c, v[1]))) ? near_add(
            c, near_sub(c, v[0], near_mul(c, v[2], v[0])), near_mul(c, v[2], v[1])) : part_near));
    return (near_lt(c, near_abs(c, v[2]), near_number(c, INFINITY, 1.0L))
            ? (near_lt(c, near_abs(c, near_sub(c, v[1], v[0])), near_number(c, INFINITY, 1.0L))
               ? part_finite
               : near_add(c, near_mul(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[2]), v[0]),
                          near_mul(c, v[2], v[1]))) : (near_lt(c, v[0], v[1]) ? v[2] : (
        near_gt(c, v[0], v[1]) ? near_neg(c, v[2]) : near_add(c, v[0], near_sub(c, v[1], v[0])))));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_near = box_add(c, v[0], box_mul(c, v[2], box_sub(c, v[1], v[0])));
    const box *const part_finite =
        (box_gt(c, box_abs(c, v[1]), box_mul(c, box_number(c, "268435456", "1"), box_abs(c, v[0])))
         ? box_sub(c, box_add(c, v[0], box_mul(c, v[2], v[1])), box_mul(c, v[2], v[0]))
         : (box_gt(c, box_abs(c, v[0]),
                   box_mul(c, box_number(c, "268435456", "1"), box_abs(c, v[1]))) ? box_add(
            c, box_sub(c, v[0], box_mul(c, v[2], v[0])), box_mul(c, v[2], v[1])) : part_near));
    return (box_lt(c, box_abs(c, v[2]), box_number(c, "INFINITY", "1")) ? (
        box_lt(c, box_abs(c, box_sub(c, v[1], v[0])), box_number(c, "INFINITY", "1")) ? part_finite
        : box_add(c, box_mul(c, box_sub(c, box_number(c, "1", "1"), v[2]), v[0]),
                  box_mul(c, v[2], v[1]))) : (box_lt(c, v[0], v[1]) ? v[2] : (
        box_gt(c, v[0], v[1]) ? box_neg(c, v[2]) : box_add(c, v[0], box_sub(c, v[1], v[0])))));
}

static const oracle_formula lerp_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const lerp_arguments[] = {
    "self",
    "end",
    "weight",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const lerp_linear[] = {
    NULL,
};
/* clang-format on */

const oracle lerp_oracle = {
    .entry = "aclnnLerp",
    .arguments = lerp_arguments,
    .linear = lerp_linear,
    .forward = NULL,
    .result = "self",
    .formulas = lerp_formulas,
    .formula_count = 1,
};
