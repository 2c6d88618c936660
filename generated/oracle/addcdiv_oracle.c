/*
 * Generated from spec/arithmetic/addcdiv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(size == inf and abs(self) == inf, self + dividend, where(size == 0 or size == inf or abs(self) == inf, self + value * tensor1 / tensor2, (self * size + dividend) / size)) */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_size = near_abs(c, v[2]);
    const near part_dividend = (near_lt(c, v[2], near_number(c, 0.0L, 1.0L))
                                ? near_neg(c, near_mul(c, v[3], v[1])) : near_mul(c, v[3], v[1]));
    return ((near_eq(c, part_size, near_number(c, INFINITY, 1.0L)) && near_eq(
        c, near_abs(c, v[0]), near_number(c, INFINITY, 1.0L))) ? near_add(c, v[0], part_dividend)
            : (((near_eq(c, part_size, near_number(c, 0.0L, 1.0L)) ||
                 near_eq(c, part_size, near_number(c, INFINITY, 1.0L))) ||
                near_eq(c, near_abs(c, v[0]), near_number(c, INFINITY, 1.0L)))
               ? near_add(c, v[0], near_div(c, near_mul(c, v[3], v[1]), v[2]))
               : near_div(c, near_add(c, near_mul(c, v[0], part_size), part_dividend), part_size)));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_size = box_abs(c, v[2]);
    const box *const part_dividend = (box_lt(c, v[2], box_number(c, "0", "1")) ? box_neg(
        c, box_mul(c, v[3], v[1])) : box_mul(c, v[3], v[1]));
    return ((box_eq(c, part_size, box_number(c, "INFINITY", "1")) && box_eq(
        c, box_abs(c, v[0]), box_number(c, "INFINITY", "1"))) ? box_add(c, v[0], part_dividend)
            : (((box_eq(c, part_size, box_number(c, "0", "1")) ||
                 box_eq(c, part_size, box_number(c, "INFINITY", "1"))) ||
                box_eq(c, box_abs(c, v[0]), box_number(c, "INFINITY", "1")))
               ? box_add(c, v[0], box_div(c, box_mul(c, v[3], v[1]), v[2]))
               : box_div(c, box_add(c, box_mul(c, v[0], part_size), part_dividend), part_size)));
}

static const oracle_formula addcdiv_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const addcdiv_arguments[] = {
    "self",
    "tensor1",
    "tensor2",
    "value",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const addcdiv_linear[] = {
    NULL,
};

static const double addcdiv_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {2.0},
    {0.0},
    {-1.5},
};
/* clang-format on */

const oracle addcdiv_oracle = {
    .entry = "aclnnAddcdiv",
    .arguments = addcdiv_arguments,
    .linear = addcdiv_linear,
    .forward = NULL,
    .result = "self",
    .formulas = addcdiv_formulas,
    .formula_count = 1,
    .scalars = addcdiv_scalars,
    .scalar_sets = sizeof addcdiv_scalars / sizeof addcdiv_scalars[0],
};
