/*
 * Generated from spec/reduction/norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(self * self, over: dim) */
static near near_formula_false_out_0(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[0]);
}

static const box *box_formula_false_out_0(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[0]);
}

static near size_formula_false_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_abs(c, v[0]));
}

/* sum(where(self == 0, 0, 1), over: dim) */
static near near_formula_false_out_1(near_context *c, const near v[])
{
    return (near_eq(c, v[0], near_number(c, 0.0L, 1.0L)) ? near_number(c, 0.0L, 1.0L)
            : near_number(c, 1.0L, 1.0L));
}

static const box *box_formula_false_out_1(box_context *c, const box *const v[])
{
    return (box_eq(c, v[0], box_number(c, "0", "1")) ? box_number(c, "0", "1")
            : box_number(c, "1", "1"));
}

static near size_formula_false_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return (near_eq(c, v[0], near_number(c, 0.0L, 1.0L)) ? near_abs(c, near_number(c, 0.0L, 1.0L))
            : near_abs(c, near_number(c, 1.0L, 1.0L)));
}

/* max(size, over: dim) */
static near near_formula_false_out_2(near_context *c, const near v[])
{
    const near part_size = near_abs(c, v[0]);
    return part_size;
}

static const box *box_formula_false_out_2(box_context *c, const box *const v[])
{
    const box *const part_size = box_abs(c, v[0]);
    return part_size;
}

static near size_formula_false_out_2(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_abs(c, v[0]));
}

/* min(size, over: dim) */
static near near_formula_false_out_3(near_context *c, const near v[])
{
    const near part_size = near_abs(c, v[0]);
    return part_size;
}

static const box *box_formula_false_out_3(box_context *c, const box *const v[])
{
    const box *const part_size = box_abs(c, v[0]);
    return part_size;
}

static near size_formula_false_out_3(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_abs(c, v[0]));
}

/* sum(where(self == 0, zero, exp(pScalar * log(size / base))), over: dim) */
static near near_formula_false_out_4(near_context *c, const near v[])
{
    const near part_size = near_abs(c, v[0]);
    const near part_top = v[4];
    const near part_bottom = v[5];
    const near part_most = (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? part_top : part_bottom);
    const near part_base = ((near_gt(c, part_most, near_number(c, 0.0L, 1.0L)) && near_lt(
        c, part_most, near_number(c, INFINITY, 1.0L))) ? part_most : near_number(c, 1.0L, 1.0L));
    const near part_zero = (near_lt(c, v[1], near_number(c, 0.0L, 1.0L))
                            ? near_number(c, INFINITY, 1.0L) : near_number(c, 0.0L, 1.0L));
    return (near_eq(c, v[0], near_number(c, 0.0L, 1.0L)) ? part_zero
            : near_exp(c, near_mul(c, v[1], near_log(c, near_div(c, part_size, part_base)))));
}

static const box *box_formula_false_out_4(box_context *c, const box *const v[])
{
    const box *const part_size = box_abs(c, v[0]);
    const box *const part_top = v[4];
    const box *const part_bottom = v[5];
    const box *const part_most =
        (box_gt(c, v[1], box_number(c, "0", "1")) ? part_top : part_bottom);
    const box *const part_base = ((box_gt(c, part_most, box_number(c, "0", "1")) && box_lt(
        c, part_most, box_number(c, "INFINITY", "1"))) ? part_most : box_number(c, "1", "1"));
    const box *const part_zero = (box_lt(c, v[1], box_number(c, "0", "1"))
                                  ? box_number(c, "INFINITY", "1") : box_number(c, "0", "1"));
    return (box_eq(c, v[0], box_number(c, "0", "1")) ? part_zero
            : box_exp(c, box_mul(c, v[1], box_log(c, box_div(c, part_size, part_base)))));
}

static near size_formula_false_out_4(near_context *c, const near v[], const near s[])
{
    (void)s;
    return (near_eq(c, v[0], near_number(c, 0.0L, 1.0L)) ? (
        near_lt(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_abs(c, near_number(c, INFINITY, 1.0L))
        : near_abs(c, near_number(c, 0.0L, 1.0L))) : near_abs(
        c,
        near_exp(
            c,
            near_mul(
                c, v[1],
                near_log(
                    c, near_div(c, near_abs(c, v[0]),
                                ((near_gt(
                                    c, (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[4] : v[5]),
                                    near_number(c, 0.0L, 1.0L)) && near_lt(
                                    c, (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[4] : v[5]),
                                    near_number(c, INFINITY, 1.0L)))
                                 ? (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[4] : v[5])
                                 : near_number(c, 1.0L, 1.0L))))))));
}

/* out = where(pScalar == 2, sqrt(sum(self * self, over: dim)), where(pScalar == 0, sum(where(self == 0, 0, 1), over: dim), where(abs(pScalar) == inf, most, base * exp(log(powers) / pScalar)))) */
static near near_formula_false_out(near_context *c, const near v[])
{
    const near part_top = v[4];
    const near part_bottom = v[5];
    const near part_most = (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? part_top : part_bottom);
    const near part_base = ((near_gt(c, part_most, near_number(c, 0.0L, 1.0L)) && near_lt(
        c, part_most, near_number(c, INFINITY, 1.0L))) ? part_most : near_number(c, 1.0L, 1.0L));
    const near part_powers = v[6];
    return (near_eq(c, v[1], near_number(c, 2.0L, 1.0L)) ? near_sqrt(c, v[2])
            : (near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[3] : (
        near_eq(c, near_abs(c, v[1]), near_number(c, INFINITY, 1.0L)) ? part_most
        : near_mul(c, part_base, near_exp(c, near_div(c, near_log(c, part_powers), v[1]))))));
}

static const box *box_formula_false_out(box_context *c, const box *const v[])
{
    const box *const part_top = v[4];
    const box *const part_bottom = v[5];
    const box *const part_most =
        (box_gt(c, v[1], box_number(c, "0", "1")) ? part_top : part_bottom);
    const box *const part_base = ((box_gt(c, part_most, box_number(c, "0", "1")) && box_lt(
        c, part_most, box_number(c, "INFINITY", "1"))) ? part_most : box_number(c, "1", "1"));
    const box *const part_powers = v[6];
    return (box_eq(c, v[1], box_number(c, "2", "1")) ? box_sqrt(c, v[2])
            : (box_eq(c, v[1], box_number(c, "0", "1")) ? v[3]
               : (box_eq(c, box_abs(c, v[1]), box_number(c, "INFINITY", "1")) ? part_most
                  : box_mul(c, part_base, box_exp(c, box_div(c, box_log(c, part_powers), v[1]))))));
}

static near size_formula_false_out(near_context *c, const near v[], const near s[])
{
    return (near_eq(c, v[1], near_number(c, 2.0L, 1.0L)) ? near_abs(c, near_sqrt(c, v[2]))
            : (near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) ? s[1]
               : (near_eq(c, near_abs(c, v[1]), near_number(c, INFINITY, 1.0L))
                  ? (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? s[2] : s[3]) : near_mul(
        c,
        ((near_gt(c, (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[4] : v[5]),
                  near_number(c, 0.0L, 1.0L)) && near_lt(
            c, (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[4] : v[5]),
            near_number(c, INFINITY, 1.0L))) ? (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? s[2]
                                                : s[3]) : near_abs(c, near_number(c, 1.0L, 1.0L))),
        near_abs(c, near_exp(c, near_div(c, near_log(c, v[6]), v[1])))))));
}

static const oracle_reduction formula_false_out_reductions[] = {
    {ORACLE_SUM, near_formula_false_out_0, box_formula_false_out_0, size_formula_false_out_0},
    {ORACLE_SUM, near_formula_false_out_1, box_formula_false_out_1, size_formula_false_out_1},
    {ORACLE_MAX, near_formula_false_out_2, box_formula_false_out_2, size_formula_false_out_2},
    {ORACLE_MIN, near_formula_false_out_3, box_formula_false_out_3, size_formula_false_out_3},
    {ORACLE_SUM, near_formula_false_out_4, box_formula_false_out_4, size_formula_false_out_4},
};

/* sum(self * self, over: dim) */
static near near_formula_true_out_0(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[0]);
}

static const box *box_formula_true_out_0(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[0]);
}

static near size_formula_true_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_abs(c, v[0]));
}

/* sum(where(self == 0, 0, 1), over: dim) */
static near near_formula_true_out_1(near_context *c, const near v[])
{
    return (near_eq(c, v[0], near_number(c, 0.0L, 1.0L)) ? near_number(c, 0.0L, 1.0L)
            : near_number(c, 1.0L, 1.0L));
}

static const box *box_formula_true_out_1(box_context *c, const box *const v[])
{
    return (box_eq(c, v[0], box_number(c, "0", "1")) ? box_number(c, "0", "1")
            : box_number(c, "1", "1"));
}

static near size_formula_true_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return (near_eq(c, v[0], near_number(c, 0.0L, 1.0L)) ? near_abs(c, near_number(c, 0.0L, 1.0L))
            : near_abs(c, near_number(c, 1.0L, 1.0L)));
}

/* max(size, over: dim) */
static near near_formula_true_out_2(near_context *c, const near v[])
{
    const near part_size = near_abs(c, v[0]);
    return part_size;
}

static const box *box_formula_true_out_2(box_context *c, const box *const v[])
{
    const box *const part_size = box_abs(c, v[0]);
    return part_size;
}

static near size_formula_true_out_2(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_abs(c, v[0]));
}

/* min(size, over: dim) */
static near near_formula_true_out_3(near_context *c, const near v[])
{
    const near part_size = near_abs(c, v[0]);
    return part_size;
}

static const box *box_formula_true_out_3(box_context *c, const box *const v[])
{
    const box *const part_size = box_abs(c, v[0]);
    return part_size;
}

static near size_formula_true_out_3(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_abs(c, v[0]));
}

/* sum(where(self == 0, zero, exp(pScalar * log(size / base))), over: dim) */
static near near_formula_true_out_4(near_context *c, const near v[])
{
    const near part_size = near_abs(c, v[0]);
    const near part_top = v[4];
    const near part_bottom = v[5];
    const near part_most = (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? part_top : part_bottom);
    const near part_base = ((near_gt(c, part_most, near_number(c, 0.0L, 1.0L)) && near_lt(
        c, part_most, near_number(c, INFINITY, 1.0L))) ? part_most : near_number(c, 1.0L, 1.0L));
    const near part_zero = (near_lt(c, v[1], near_number(c, 0.0L, 1.0L))
                            ? near_number(c, INFINITY, 1.0L) : near_number(c, 0.0L, 1.0L));
    return (near_eq(c, v[0], near_number(c, 0.0L, 1.0L)) ? part_zero
            : near_exp(c, near_mul(c, v[1], near_log(c, near_div(c, part_size, part_base)))));
}

static const box *box_formula_true_out_4(box_context *c, const box *const v[])
{
    const box *const part_size = box_abs(c, v[0]);
    const box *const part_top = v[4];
    const box *const part_bottom = v[5];
    const box *const part_most =
        (box_gt(c, v[1], box_number(c, "0", "1")) ? part_top : part_bottom);
    const box *const part_base = ((box_gt(c, part_most, box_number(c, "0", "1")) && box_lt(
        c, part_most, box_number(c, "INFINITY", "1"))) ? part_most : box_number(c, "1", "1"));
    const box *const part_zero = (box_lt(c, v[1], box_number(c, "0", "1"))
                                  ? box_number(c, "INFINITY", "1") : box_number(c, "0", "1"));
    return (box_eq(c, v[0], box_number(c, "0", "1")) ? part_zero
            : box_exp(c, box_mul(c, v[1], box_log(c, box_div(c, part_size, part_base)))));
}

static near size_formula_true_out_4(near_context *c, const near v[], const near s[])
{
    (void)s;
    return (near_eq(c, v[0], near_number(c, 0.0L, 1.0L)) ? (
        near_lt(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_abs(c, near_number(c, INFINITY, 1.0L))
        : near_abs(c, near_number(c, 0.0L, 1.0L))) : near_abs(
        c,
        near_exp(
            c,
            near_mul(
                c, v[1],
                near_log(
                    c, near_div(c, near_abs(c, v[0]),
                                ((near_gt(
                                    c, (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[4] : v[5]),
                                    near_number(c, 0.0L, 1.0L)) && near_lt(
                                    c, (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[4] : v[5]),
                                    near_number(c, INFINITY, 1.0L)))
                                 ? (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[4] : v[5])
                                 : near_number(c, 1.0L, 1.0L))))))));
}

/* out = where(pScalar == 2, sqrt(sum(self * self, over: dim)), where(pScalar == 0, sum(where(self == 0, 0, 1), over: dim), where(abs(pScalar) == inf, most, base * exp(log(powers) / pScalar)))) */
static near near_formula_true_out(near_context *c, const near v[])
{
    const near part_top = v[4];
    const near part_bottom = v[5];
    const near part_most = (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? part_top : part_bottom);
    const near part_base = ((near_gt(c, part_most, near_number(c, 0.0L, 1.0L)) && near_lt(
        c, part_most, near_number(c, INFINITY, 1.0L))) ? part_most : near_number(c, 1.0L, 1.0L));
    const near part_powers = v[6];
    return (near_eq(c, v[1], near_number(c, 2.0L, 1.0L)) ? near_sqrt(c, v[2])
            : (near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[3] : (
        near_eq(c, near_abs(c, v[1]), near_number(c, INFINITY, 1.0L)) ? part_most
        : near_mul(c, part_base, near_exp(c, near_div(c, near_log(c, part_powers), v[1]))))));
}

static const box *box_formula_true_out(box_context *c, const box *const v[])
{
    const box *const part_top = v[4];
    const box *const part_bottom = v[5];
    const box *const part_most =
        (box_gt(c, v[1], box_number(c, "0", "1")) ? part_top : part_bottom);
    const box *const part_base = ((box_gt(c, part_most, box_number(c, "0", "1")) && box_lt(
        c, part_most, box_number(c, "INFINITY", "1"))) ? part_most : box_number(c, "1", "1"));
    const box *const part_powers = v[6];
    return (box_eq(c, v[1], box_number(c, "2", "1")) ? box_sqrt(c, v[2])
            : (box_eq(c, v[1], box_number(c, "0", "1")) ? v[3]
               : (box_eq(c, box_abs(c, v[1]), box_number(c, "INFINITY", "1")) ? part_most
                  : box_mul(c, part_base, box_exp(c, box_div(c, box_log(c, part_powers), v[1]))))));
}

static near size_formula_true_out(near_context *c, const near v[], const near s[])
{
    return (near_eq(c, v[1], near_number(c, 2.0L, 1.0L)) ? near_abs(c, near_sqrt(c, v[2]))
            : (near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) ? s[1]
               : (near_eq(c, near_abs(c, v[1]), near_number(c, INFINITY, 1.0L))
                  ? (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? s[2] : s[3]) : near_mul(
        c,
        ((near_gt(c, (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[4] : v[5]),
                  near_number(c, 0.0L, 1.0L)) && near_lt(
            c, (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[4] : v[5]),
            near_number(c, INFINITY, 1.0L))) ? (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? s[2]
                                                : s[3]) : near_abs(c, near_number(c, 1.0L, 1.0L))),
        near_abs(c, near_exp(c, near_div(c, near_log(c, v[6]), v[1])))))));
}

static const oracle_reduction formula_true_out_reductions[] = {
    {ORACLE_SUM, near_formula_true_out_0, box_formula_true_out_0, size_formula_true_out_0},
    {ORACLE_SUM, near_formula_true_out_1, box_formula_true_out_1, size_formula_true_out_1},
    {ORACLE_MAX, near_formula_true_out_2, box_formula_true_out_2, size_formula_true_out_2},
    {ORACLE_MIN, near_formula_true_out_3, box_formula_true_out_3, size_formula_true_out_3},
    {ORACLE_SUM, near_formula_true_out_4, box_formula_true_out_4, size_formula_true_out_4},
};

static const oracle_formula norm_formulas[] = {
    {
        .mode = "false",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_false_out,
        .box = box_formula_false_out,
        .size = size_formula_false_out,
        .reductions = formula_false_out_reductions,
        .reduction_count = 5,
    },
    {
        .mode = "true",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_true_out,
        .box = box_formula_true_out,
        .size = size_formula_true_out,
        .reductions = formula_true_out_reductions,
        .reduction_count = 5,
    },
};

static const char *const norm_arguments[] = {
    "self",
    "pScalar",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const norm_linear[] = {
    NULL,
};

static const double norm_scalars[][ORACLE_SCALARS_MAX] = {
    {2.0},
    {0.7},
    {0.5},
    {-1.0},
    {INFINITY},
};
/* clang-format on */

const oracle norm_oracle = {
    .entry = "aclnnNorm",
    .arguments = norm_arguments,
    .linear = norm_linear,
    .forward = NULL,
    .result = "self",
    .formulas = norm_formulas,
    .formula_count = 2,
    .scalars = norm_scalars,
    .scalar_sets = sizeof norm_scalars / sizeof norm_scalars[0],
};
