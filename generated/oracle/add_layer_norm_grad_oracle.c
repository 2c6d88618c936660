/*
 * Generated from spec/norm/add_layer_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(weight, over: gamma) */
static near near_formula_dxOut_0(near_context *c, const near v[])
{
    const near part_weight = near_mul(c, v[0], v[5]);
    return part_weight;
}

static const box *box_formula_dxOut_0(box_context *c, const box *const v[])
{
    const box *const part_weight = box_mul(c, v[0], v[5]);
    return part_weight;
}

static near size_formula_dxOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_abs(c, v[5]));
}

/* sum(weight * own, over: gamma) */
static near near_formula_dxOut_1(near_context *c, const near v[])
{
    const near part_own = near_mul(c, near_sub(c, near_add(c, v[1], v[2]), v[4]), v[3]);
    const near part_weight = near_mul(c, v[0], v[5]);
    return near_mul(c, part_weight, part_own);
}

static const box *box_formula_dxOut_1(box_context *c, const box *const v[])
{
    const box *const part_own = box_mul(c, box_sub(c, box_add(c, v[1], v[2]), v[4]), v[3]);
    const box *const part_weight = box_mul(c, v[0], v[5]);
    return box_mul(c, part_weight, part_own);
}

static near size_formula_dxOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_mul(c, near_abs(c, v[0]), near_abs(c, v[5])),
                    near_mul(c,
                             near_add(c, near_abs(c, near_add(c, v[1], v[2])), near_abs(c, v[4])),
                             near_abs(c, v[3])));
}

/* dxOut = (weight - plain - own * along) * rstd + dsumOptional */
static near near_formula_dxOut(near_context *c, const near v[])
{
    const near part_share = near_div(c, near_number(c, 1.0L, 1.0L), v[7]);
    const near part_own = near_mul(c, near_sub(c, near_add(c, v[1], v[2]), v[4]), v[3]);
    const near part_weight = near_mul(c, v[0], v[5]);
    const near part_plain = near_mul(c, part_share, v[8]);
    const near part_along = near_mul(c, part_share, v[9]);
    return near_add(c,
                    near_mul(c,
                             near_sub(c, near_sub(c, part_weight, part_plain),
                                      near_mul(c, part_own, part_along)),
                             v[3]),
                    v[6]);
}

static const box *box_formula_dxOut(box_context *c, const box *const v[])
{
    const box *const part_share = box_div(c, box_number(c, "1", "1"), v[7]);
    const box *const part_own = box_mul(c, box_sub(c, box_add(c, v[1], v[2]), v[4]), v[3]);
    const box *const part_weight = box_mul(c, v[0], v[5]);
    const box *const part_plain = box_mul(c, part_share, v[8]);
    const box *const part_along = box_mul(c, part_share, v[9]);
    return box_add(
        c,
        box_mul(c,
                box_sub(c, box_sub(c, part_weight, part_plain), box_mul(c, part_own, part_along)),
                v[3]),
        v[6]);
}

static near size_formula_dxOut(near_context *c, const near v[], const near s[])
{
    return near_add(
        c,
        near_mul(
            c,
            near_add(
                c,
                near_add(
                    c, near_mul(c, near_abs(c, v[0]), near_abs(c, v[5])),
                    near_mul(c, near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L), v[7])), s[0])),
                near_mul(
                    c,
                    near_mul(c,
                             near_add(c, near_abs(c, near_add(c, v[1], v[2])), near_abs(c, v[4])),
                             near_abs(c, v[3])),
                    near_mul(c, near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L), v[7])), s[1]))),
            near_abs(c, v[3])),
        near_abs(c, v[6]));
}

static const oracle_reduction formula_dxOut_reductions[] = {
    {ORACLE_SUM, near_formula_dxOut_0, box_formula_dxOut_0, size_formula_dxOut_0},
    {ORACLE_SUM, near_formula_dxOut_1, box_formula_dxOut_1, size_formula_dxOut_1},
};

/* sum(dy * own, over: shared) */
static near near_formula_dgammaOut_0(near_context *c, const near v[])
{
    const near part_own = near_mul(c, near_sub(c, near_add(c, v[1], v[2]), v[4]), v[3]);
    return near_mul(c, v[0], part_own);
}

static const box *box_formula_dgammaOut_0(box_context *c, const box *const v[])
{
    const box *const part_own = box_mul(c, box_sub(c, box_add(c, v[1], v[2]), v[4]), v[3]);
    return box_mul(c, v[0], part_own);
}

static near size_formula_dgammaOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]),
                    near_mul(c,
                             near_add(c, near_abs(c, near_add(c, v[1], v[2])), near_abs(c, v[4])),
                             near_abs(c, v[3])));
}

/* dgammaOut = sum(dy * own) */
static near near_formula_dgammaOut(near_context *c, const near v[])
{
    (void)c;
    return v[8];
}

static const box *box_formula_dgammaOut(box_context *c, const box *const v[])
{
    (void)c;
    return v[8];
}

static near size_formula_dgammaOut(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_dgammaOut_reductions[] = {
    {ORACLE_SUM, near_formula_dgammaOut_0, box_formula_dgammaOut_0, size_formula_dgammaOut_0},
};

/* sum(dy, over: shared) */
static near near_formula_dbetaOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_dbetaOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_dbetaOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* dbetaOut = sum(dy) */
static near near_formula_dbetaOut(near_context *c, const near v[])
{
    (void)c;
    return v[8];
}

static const box *box_formula_dbetaOut(box_context *c, const box *const v[])
{
    (void)c;
    return v[8];
}

static near size_formula_dbetaOut(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_dbetaOut_reductions[] = {
    {ORACLE_SUM, near_formula_dbetaOut_0, box_formula_dbetaOut_0, size_formula_dbetaOut_0},
};

static const oracle_formula add_layer_norm_grad_formulas[] = {
    {
        .mode = "",
        .output = "dxOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_dxOut,
        .box = box_formula_dxOut,
        .size = size_formula_dxOut,
        .reductions = formula_dxOut_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "",
        .output = "dgammaOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_dgammaOut,
        .box = box_formula_dgammaOut,
        .size = size_formula_dgammaOut,
        .reductions = formula_dgammaOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "",
        .output = "dbetaOut",
        .fold = false,
        .only = "dy",
        .near = near_formula_dbetaOut,
        .box = box_formula_dbetaOut,
        .size = size_formula_dbetaOut,
        .reductions = formula_dbetaOut_reductions,
        .reduction_count = 1,
    },
};

static const char *const add_layer_norm_grad_arguments[] = {
    "dy",
    "x1",
    "x2",
    "rstd",
    "mean",
    "gamma",
    "dsumOptional",
    "count(x1, over: gamma)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const add_layer_norm_grad_linear[] = {
    NULL,
};
/* clang-format on */

const oracle add_layer_norm_grad_oracle = {
    .entry = "aclnnAddLayerNormGrad",
    .arguments = add_layer_norm_grad_arguments,
    .linear = add_layer_norm_grad_linear,
    .forward = NULL,
    .result = "x1",
    .formulas = add_layer_norm_grad_formulas,
    .formula_count = 3,
};
