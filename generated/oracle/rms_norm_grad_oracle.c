/*
 * Generated from spec/norm/rms_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(dy * gamma * root, over: gamma) */
static near near_formula_dxOut_0(near_context *c, const near v[])
{
    const near part_root = near_mul(c, v[1], v[2]);
    return near_mul(c, near_mul(c, v[0], v[3]), part_root);
}

static const box *box_formula_dxOut_0(box_context *c, const box *const v[])
{
    const box *const part_root = box_mul(c, v[1], v[2]);
    return box_mul(c, box_mul(c, v[0], v[3]), part_root);
}

static near size_formula_dxOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_mul(c, near_abs(c, v[0]), near_abs(c, v[3])),
                    near_mul(c, near_abs(c, v[1]), near_abs(c, v[2])));
}

/* dxOut = (dy * gamma - root * mean) * rstd */
static near near_formula_dxOut(near_context *c, const near v[])
{
    const near part_share = near_div(c, near_number(c, 1.0L, 1.0L), v[4]);
    const near part_root = near_mul(c, v[1], v[2]);
    const near part_mean = near_mul(c, part_share, v[5]);
    return near_mul(c, near_sub(c, near_mul(c, v[0], v[3]), near_mul(c, part_root, part_mean)),
                    v[2]);
}

static const box *box_formula_dxOut(box_context *c, const box *const v[])
{
    const box *const part_share = box_div(c, box_number(c, "1", "1"), v[4]);
    const box *const part_root = box_mul(c, v[1], v[2]);
    const box *const part_mean = box_mul(c, part_share, v[5]);
    return box_mul(c, box_sub(c, box_mul(c, v[0], v[3]), box_mul(c, part_root, part_mean)), v[2]);
}

static near size_formula_dxOut(near_context *c, const near v[], const near s[])
{
    return near_mul(
        c,
        near_add(c, near_mul(c, near_abs(c, v[0]), near_abs(c, v[3])),
                 near_mul(c, near_mul(c, near_abs(c, v[1]), near_abs(c, v[2])),
                          near_mul(c, near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L), v[4])),
                                   s[0]))),
        near_abs(c, v[2]));
}

static const oracle_reduction formula_dxOut_reductions[] = {
    {ORACLE_SUM, near_formula_dxOut_0, box_formula_dxOut_0, size_formula_dxOut_0},
};

/* sum(dy * root, over: shared) */
static near near_formula_dgammaOut_0(near_context *c, const near v[])
{
    const near part_root = near_mul(c, v[1], v[2]);
    return near_mul(c, v[0], part_root);
}

static const box *box_formula_dgammaOut_0(box_context *c, const box *const v[])
{
    const box *const part_root = box_mul(c, v[1], v[2]);
    return box_mul(c, v[0], part_root);
}

static near size_formula_dgammaOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_mul(c, near_abs(c, v[1]), near_abs(c, v[2])));
}

/* dgammaOut = sum(dy * root) */
static near near_formula_dgammaOut(near_context *c, const near v[])
{
    (void)c;
    return v[5];
}

static const box *box_formula_dgammaOut(box_context *c, const box *const v[])
{
    (void)c;
    return v[5];
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

static const oracle_formula rms_norm_grad_formulas[] = {
    {
        .mode = "",
        .output = "dxOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_dxOut,
        .box = box_formula_dxOut,
        .size = size_formula_dxOut,
        .reductions = formula_dxOut_reductions,
        .reduction_count = 1,
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
};

static const char *const rms_norm_grad_arguments[] = {
    "dy",
    "x",
    "rstd",
    "gamma",
    "count(x, over: gamma)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const rms_norm_grad_linear[] = {
    NULL,
};
/* clang-format on */

const oracle rms_norm_grad_oracle = {
    .entry = "aclnnRmsNormGrad",
    .arguments = rms_norm_grad_arguments,
    .linear = rms_norm_grad_linear,
    .forward = NULL,
    .result = "x",
    .formulas = rms_norm_grad_formulas,
    .formula_count = 2,
};
