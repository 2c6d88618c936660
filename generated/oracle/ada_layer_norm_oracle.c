/*
 * Generated from spec/norm/ada_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(x, over: -1) */
static near near_formula_out_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_out_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((x - mean) * (x - mean), over: -1) */
static near near_formula_out_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[7], v[6]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_out_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[7], v[6]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[7], v[6]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[7], v[6]))));
}

/* out = ((x - mean) * rstd * weightOptional + biasOptional) * (1 + scale) + shift */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[7], v[6]);
    const near part_squares = v[8];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[6]), v[5])));
    return near_add(
        c,
        near_mul(c,
                 near_add(c,
                          near_mul(c, near_mul(c, near_sub(c, v[0], part_mean), part_rstd), v[3]),
                          v[4]),
                 near_add(c, near_number(c, 1.0L, 1.0L), v[1])),
        v[2]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[7], v[6]);
    const box *const part_squares = v[8];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[6]), v[5])));
    return box_add(
        c,
        box_mul(
            c,
            box_add(c, box_mul(c, box_mul(c, box_sub(c, v[0], part_mean), part_rstd), v[3]), v[4]),
            box_add(c, box_number(c, "1", "1"), v[1])),
        v[2]);
}

static near size_formula_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(
        c,
        near_mul(
            c,
            near_add(
                c,
                near_mul(
                    c,
                    near_mul(
                        c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[7], v[6]))),
                        near_abs(
                            c, near_div(c, near_number(c, 1.0L, 1.0L),
                                        near_sqrt(c, near_add(c, near_div(c, v[8], v[6]), v[5]))))),
                    near_abs(c, v[3])),
                near_abs(c, v[4])),
            near_abs(c, near_add(c, near_number(c, 1.0L, 1.0L), v[1]))),
        near_abs(c, v[2]));
}

static const oracle_reduction formula_out_reductions[] = {
    {ORACLE_SUM, near_formula_out_0, box_formula_out_0, size_formula_out_0},
    {ORACLE_SUM, near_formula_out_1, box_formula_out_1, size_formula_out_1},
};

static const oracle_formula ada_layer_norm_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
        .size = size_formula_out,
        .reductions = formula_out_reductions,
        .reduction_count = 2,
    },
};

static const char *const ada_layer_norm_arguments[] = {
    "x",
    "scale",
    "shift",
    "weightOptional",
    "biasOptional",
    "epsilon",
    "count(x, over: -1)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const ada_layer_norm_linear[] = {
    NULL,
};

static const double ada_layer_norm_scalars[][ORACLE_SCALARS_MAX] = {
    {7.0},
    {0.7},
    {-1.5},
};
/* clang-format on */

const oracle ada_layer_norm_oracle = {
    .entry = "aclnnAdaLayerNorm",
    .arguments = ada_layer_norm_arguments,
    .linear = ada_layer_norm_linear,
    .forward = NULL,
    .result = "x",
    .formulas = ada_layer_norm_formulas,
    .formula_count = 1,
    .scalars = ada_layer_norm_scalars,
    .scalar_sets = sizeof ada_layer_norm_scalars / sizeof ada_layer_norm_scalars[0],
};
