/*
 * Generated from spec/invented/share.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* max(self, over: dim) */
static near near_out_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_out_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum(power, over: dim) */
static near near_out_1(near_context *c, const near v[])
{
    const near part_top = v[2];
    const near part_power = near_exp(c, near_sub(c, v[0], part_top));
    return part_power;
}

static const box *box_out_1(box_context *c, const box *const v[])
{
    const box *const part_top = v[2];
    const box *const part_power = box_exp(c, box_sub(c, v[0], part_top));
    return part_power;
}

static near size_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_exp(c, near_sub(c, v[0], v[2])));
}

/* out = power / total * factor */
static near near_out(near_context *c, const near v[])
{
    const near part_top = v[2];
    const near part_power = near_exp(c, near_sub(c, v[0], part_top));
    const near part_total = v[3];
    return near_mul(c, near_div(c, part_power, part_total), v[1]);
}

static const box *box_out(box_context *c, const box *const v[])
{
    const box *const part_top = v[2];
    const box *const part_power = box_exp(c, box_sub(c, v[0], part_top));
    const box *const part_total = v[3];
    return box_mul(c, box_div(c, part_power, part_total), v[1]);
}

static near size_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, near_div(c, near_exp(c, near_sub(c, v[0], v[2])), v[3])),
                    near_abs(c, v[1]));
}

static const oracle_reduction out_reductions[] = {
    {false, near_out_0, box_out_0, size_out_0},
    {true, near_out_1, box_out_1, size_out_1},
};

/* max(self, over: dim) */
static near near_below_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_below_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_below_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum(power, over: dim) */
static near near_below_1(near_context *c, const near v[])
{
    const near part_top = v[2];
    const near part_power = near_exp(c, near_sub(c, v[0], part_top));
    return part_power;
}

static const box *box_below_1(box_context *c, const box *const v[])
{
    const box *const part_top = v[2];
    const box *const part_power = box_exp(c, box_sub(c, v[0], part_top));
    return part_power;
}

static near size_below_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_exp(c, near_sub(c, v[0], v[2])));
}

/* below = self - top - log(total) */
static near near_below(near_context *c, const near v[])
{
    const near part_top = v[2];
    const near part_total = v[3];
    return near_sub(c, near_sub(c, v[0], part_top), near_log(c, part_total));
}

static const box *box_below(box_context *c, const box *const v[])
{
    const box *const part_top = v[2];
    const box *const part_total = v[3];
    return box_sub(c, box_sub(c, v[0], part_top), box_log(c, part_total));
}

static near size_below(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(c, near_abs(c, near_sub(c, v[0], v[2])), near_abs(c, near_log(c, v[3])));
}

static const oracle_reduction below_reductions[] = {
    {false, near_below_0, box_below_0, size_below_0},
    {true, near_below_1, box_below_1, size_below_1},
};

static const oracle_formula share_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_out,
        .box = box_out,
        .size = size_out,
        .reductions = out_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "",
        .output = "below",
        .fold = false,
        .only = "self",
        .near = near_below,
        .box = box_below,
        .size = size_below,
        .reductions = below_reductions,
        .reduction_count = 2,
    },
};

static const char *const share_arguments[] = {
    "self",
    "factor",
    NULL,
};

/* Inputs that only scale a result. */
static const char *const share_linear[] = {
    NULL,
};

static const double share_scalars[][ORACLE_SCALARS_MAX] = {
    {6.0},
    {0.7},
    {-1.5},
};
/* clang-format on */

const oracle share_oracle = {
    .entry = "aclnnShare",
    .arguments = share_arguments,
    .linear = share_linear,
    .forward = NULL,
    .result = "self",
    .formulas = share_formulas,
    .formula_count = 2,
    .scalars = share_scalars,
    .scalar_sets = sizeof share_scalars / sizeof share_scalars[0],
};
