/*
 * Generated from spec/invented/odd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self > other, self * real, other + count * flag) + more */
static near near_out(near_context *c, const near v[])
{
    return near_add(c,
                    (near_gt(c, v[0], v[1]) ? near_mul(c, v[0], v[3])
                     : near_add(c, v[1], near_mul(c, v[4], v[5]))),
                    v[2]);
}

static const box *box_out(box_context *c, const box *const v[])
{
    return box_add(
        c,
        (box_gt(c, v[0], v[1]) ? box_mul(c, v[0], v[3]) : box_add(c, v[1], box_mul(c, v[4], v[5]))),
        v[2]);
}

static const oracle_formula odd_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_out,
        .box = box_out,
    },
};

static const char *const odd_arguments[] = {
    "self",
    "other",
    "more",
    "real",
    "count",
    "flag",
    NULL,
};

/* Inputs that only scale a result. */
static const char *const odd_linear[] = {
    NULL,
};

static const double odd_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5, 1.0, 0.0},
    {0.7, 1.1, 1.5},
};
/* clang-format on */

const oracle odd_oracle = {
    .entry = "aclnnOdd",
    .arguments = odd_arguments,
    .linear = odd_linear,
    .forward = NULL,
    .result = "self",
    .formulas = odd_formulas,
    .formula_count = 1,
    .scalars = odd_scalars,
    .scalar_sets = sizeof odd_scalars / sizeof odd_scalars[0],
};
