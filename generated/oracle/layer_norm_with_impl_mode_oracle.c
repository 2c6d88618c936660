/*
 * Generated from spec/norm/layer_norm_with_impl_mode.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(input, over: normalizedShape) */
static near near_formula_precise_out_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_precise_out_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_precise_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((input - mean) * (input - mean), over: normalizedShape) */
static near near_formula_precise_out_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_precise_out_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_precise_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))));
}

/* out = (input - mean) * rstd * weightOptional + biasOptional */
static near near_formula_precise_out(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    const near part_squares = v[6];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[4]), v[3])));
    return near_add(c, near_mul(c, near_mul(c, near_sub(c, v[0], part_mean), part_rstd), v[1]),
                    v[2]);
}

static const box *box_formula_precise_out(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    const box *const part_squares = v[6];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[4]), v[3])));
    return box_add(c, box_mul(c, box_mul(c, box_sub(c, v[0], part_mean), part_rstd), v[1]), v[2]);
}

static near size_formula_precise_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(
        c,
        near_mul(c,
                 near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                          near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                               near_sqrt(c, near_add(c, near_div(c, v[6], v[4]),
                                                                     v[3]))))),
                 near_abs(c, v[1])),
        near_abs(c, v[2]));
}

static const oracle_reduction formula_precise_out_reductions[] = {
    {ORACLE_SUM, near_formula_precise_out_0, box_formula_precise_out_0, size_formula_precise_out_0},
    {ORACLE_SUM, near_formula_precise_out_1, box_formula_precise_out_1, size_formula_precise_out_1},
};

/* sum(input, over: normalizedShape) */
static near near_formula_precise_meanOutOptional_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_precise_meanOutOptional_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_precise_meanOutOptional_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* meanOutOptional = mean */
static near near_formula_precise_meanOutOptional(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    return part_mean;
}

static const box *box_formula_precise_meanOutOptional(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    return part_mean;
}

static near size_formula_precise_meanOutOptional(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[5], v[4]));
}

static const oracle_reduction formula_precise_meanOutOptional_reductions[] = {
    {ORACLE_SUM, near_formula_precise_meanOutOptional_0, box_formula_precise_meanOutOptional_0, size_formula_precise_meanOutOptional_0},
};

/* sum(input, over: normalizedShape) */
static near near_formula_precise_rstdOutOptional_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_precise_rstdOutOptional_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_precise_rstdOutOptional_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((input - mean) * (input - mean), over: normalizedShape) */
static near near_formula_precise_rstdOutOptional_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_precise_rstdOutOptional_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_precise_rstdOutOptional_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))));
}

/* rstdOutOptional = rstd */
static near near_formula_precise_rstdOutOptional(near_context *c, const near v[])
{
    const near part_squares = v[6];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[4]), v[3])));
    return part_rstd;
}

static const box *box_formula_precise_rstdOutOptional(box_context *c, const box *const v[])
{
    const box *const part_squares = v[6];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[4]), v[3])));
    return part_rstd;
}

static near size_formula_precise_rstdOutOptional(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                near_sqrt(c, near_add(c, near_div(c, v[6], v[4]), v[3]))));
}

static const oracle_reduction formula_precise_rstdOutOptional_reductions[] = {
    {ORACLE_SUM, near_formula_precise_rstdOutOptional_0, box_formula_precise_rstdOutOptional_0, size_formula_precise_rstdOutOptional_0},
    {ORACLE_SUM, near_formula_precise_rstdOutOptional_1, box_formula_precise_rstdOutOptional_1, size_formula_precise_rstdOutOptional_1},
};

/* sum(input, over: normalizedShape) */
static near near_formula_fast_out_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_fast_out_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_fast_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((input - mean) * (input - mean), over: normalizedShape) */
static near near_formula_fast_out_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_fast_out_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_fast_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))));
}

/* out = (input - mean) * rstd * weightOptional + biasOptional */
static near near_formula_fast_out(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    const near part_squares = v[6];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[4]), v[3])));
    return near_add(c, near_mul(c, near_mul(c, near_sub(c, v[0], part_mean), part_rstd), v[1]),
                    v[2]);
}

static const box *box_formula_fast_out(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    const box *const part_squares = v[6];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[4]), v[3])));
    return box_add(c, box_mul(c, box_mul(c, box_sub(c, v[0], part_mean), part_rstd), v[1]), v[2]);
}

static near size_formula_fast_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(
        c,
        near_mul(c,
                 near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                          near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                               near_sqrt(c, near_add(c, near_div(c, v[6], v[4]),
                                                                     v[3]))))),
                 near_abs(c, v[1])),
        near_abs(c, v[2]));
}

static const oracle_reduction formula_fast_out_reductions[] = {
    {ORACLE_SUM, near_formula_fast_out_0, box_formula_fast_out_0, size_formula_fast_out_0},
    {ORACLE_SUM, near_formula_fast_out_1, box_formula_fast_out_1, size_formula_fast_out_1},
};

/* sum(input, over: normalizedShape) */
static near near_formula_fast_meanOutOptional_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_fast_meanOutOptional_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_fast_meanOutOptional_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* meanOutOptional = mean */
static near near_formula_fast_meanOutOptional(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    return part_mean;
}

static const box *box_formula_fast_meanOutOptional(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    return part_mean;
}

static near size_formula_fast_meanOutOptional(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[5], v[4]));
}

static const oracle_reduction formula_fast_meanOutOptional_reductions[] = {
    {ORACLE_SUM, near_formula_fast_meanOutOptional_0, box_formula_fast_meanOutOptional_0, size_formula_fast_meanOutOptional_0},
};

/* sum(input, over: normalizedShape) */
static near near_formula_fast_rstdOutOptional_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_fast_rstdOutOptional_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_fast_rstdOutOptional_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((input - mean) * (input - mean), over: normalizedShape) */
static near near_formula_fast_rstdOutOptional_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_fast_rstdOutOptional_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_fast_rstdOutOptional_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))));
}

/* rstdOutOptional = rstd */
static near near_formula_fast_rstdOutOptional(near_context *c, const near v[])
{
    const near part_squares = v[6];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[4]), v[3])));
    return part_rstd;
}

static const box *box_formula_fast_rstdOutOptional(box_context *c, const box *const v[])
{
    const box *const part_squares = v[6];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[4]), v[3])));
    return part_rstd;
}

static near size_formula_fast_rstdOutOptional(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                near_sqrt(c, near_add(c, near_div(c, v[6], v[4]), v[3]))));
}

static const oracle_reduction formula_fast_rstdOutOptional_reductions[] = {
    {ORACLE_SUM, near_formula_fast_rstdOutOptional_0, box_formula_fast_rstdOutOptional_0, size_formula_fast_rstdOutOptional_0},
    {ORACLE_SUM, near_formula_fast_rstdOutOptional_1, box_formula_fast_rstdOutOptional_1, size_formula_fast_rstdOutOptional_1},
};

/* sum(input, over: normalizedShape) */
static near near_formula_half_out_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_half_out_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_half_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((input - mean) * (input - mean), over: normalizedShape) */
static near near_formula_half_out_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_half_out_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_half_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))));
}

/* out = (input - mean) * rstd * weightOptional + biasOptional */
static near near_formula_half_out(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    const near part_squares = v[6];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[4]), v[3])));
    return near_add(c, near_mul(c, near_mul(c, near_sub(c, v[0], part_mean), part_rstd), v[1]),
                    v[2]);
}

static const box *box_formula_half_out(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    const box *const part_squares = v[6];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[4]), v[3])));
    return box_add(c, box_mul(c, box_mul(c, box_sub(c, v[0], part_mean), part_rstd), v[1]), v[2]);
}

static near size_formula_half_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(
        c,
        near_mul(c,
                 near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                          near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                               near_sqrt(c, near_add(c, near_div(c, v[6], v[4]),
                                                                     v[3]))))),
                 near_abs(c, v[1])),
        near_abs(c, v[2]));
}

static const oracle_reduction formula_half_out_reductions[] = {
    {ORACLE_SUM, near_formula_half_out_0, box_formula_half_out_0, size_formula_half_out_0},
    {ORACLE_SUM, near_formula_half_out_1, box_formula_half_out_1, size_formula_half_out_1},
};

/* sum(input, over: normalizedShape) */
static near near_formula_half_meanOutOptional_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_half_meanOutOptional_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_half_meanOutOptional_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* meanOutOptional = mean */
static near near_formula_half_meanOutOptional(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    return part_mean;
}

static const box *box_formula_half_meanOutOptional(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    return part_mean;
}

static near size_formula_half_meanOutOptional(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[5], v[4]));
}

static const oracle_reduction formula_half_meanOutOptional_reductions[] = {
    {ORACLE_SUM, near_formula_half_meanOutOptional_0, box_formula_half_meanOutOptional_0, size_formula_half_meanOutOptional_0},
};

/* sum(input, over: normalizedShape) */
static near near_formula_half_rstdOutOptional_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_half_rstdOutOptional_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_half_rstdOutOptional_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((input - mean) * (input - mean), over: normalizedShape) */
static near near_formula_half_rstdOutOptional_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[5], v[4]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_half_rstdOutOptional_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[5], v[4]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_half_rstdOutOptional_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))));
}

/* rstdOutOptional = rstd */
static near near_formula_half_rstdOutOptional(near_context *c, const near v[])
{
    const near part_squares = v[6];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[4]), v[3])));
    return part_rstd;
}

static const box *box_formula_half_rstdOutOptional(box_context *c, const box *const v[])
{
    const box *const part_squares = v[6];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[4]), v[3])));
    return part_rstd;
}

static near size_formula_half_rstdOutOptional(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                near_sqrt(c, near_add(c, near_div(c, v[6], v[4]), v[3]))));
}

static const oracle_reduction formula_half_rstdOutOptional_reductions[] = {
    {ORACLE_SUM, near_formula_half_rstdOutOptional_0, box_formula_half_rstdOutOptional_0, size_formula_half_rstdOutOptional_0},
    {ORACLE_SUM, near_formula_half_rstdOutOptional_1, box_formula_half_rstdOutOptional_1, size_formula_half_rstdOutOptional_1},
};

static const oracle_formula layer_norm_with_impl_mode_formulas[] = {
    {
        .mode = "precise",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_precise_out,
        .box = box_formula_precise_out,
        .size = size_formula_precise_out,
        .reductions = formula_precise_out_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "precise",
        .output = "meanOutOptional",
        .fold = false,
        .only = "input",
        .near = near_formula_precise_meanOutOptional,
        .box = box_formula_precise_meanOutOptional,
        .size = size_formula_precise_meanOutOptional,
        .reductions = formula_precise_meanOutOptional_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "precise",
        .output = "rstdOutOptional",
        .fold = false,
        .only = "input",
        .near = near_formula_precise_rstdOutOptional,
        .box = box_formula_precise_rstdOutOptional,
        .size = size_formula_precise_rstdOutOptional,
        .reductions = formula_precise_rstdOutOptional_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "fast",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_fast_out,
        .box = box_formula_fast_out,
        .size = size_formula_fast_out,
        .reductions = formula_fast_out_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "fast",
        .output = "meanOutOptional",
        .fold = false,
        .only = "input",
        .near = near_formula_fast_meanOutOptional,
        .box = box_formula_fast_meanOutOptional,
        .size = size_formula_fast_meanOutOptional,
        .reductions = formula_fast_meanOutOptional_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "fast",
        .output = "rstdOutOptional",
        .fold = false,
        .only = "input",
        .near = near_formula_fast_rstdOutOptional,
        .box = box_formula_fast_rstdOutOptional,
        .size = size_formula_fast_rstdOutOptional,
        .reductions = formula_fast_rstdOutOptional_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "half",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_half_out,
        .box = box_formula_half_out,
        .size = size_formula_half_out,
        .reductions = formula_half_out_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "half",
        .output = "meanOutOptional",
        .fold = false,
        .only = "input",
        .near = near_formula_half_meanOutOptional,
        .box = box_formula_half_meanOutOptional,
        .size = size_formula_half_meanOutOptional,
        .reductions = formula_half_meanOutOptional_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "half",
        .output = "rstdOutOptional",
        .fold = false,
        .only = "input",
        .near = near_formula_half_rstdOutOptional,
        .box = box_formula_half_rstdOutOptional,
        .size = size_formula_half_rstdOutOptional,
        .reductions = formula_half_rstdOutOptional_reductions,
        .reduction_count = 2,
    },
};

static const char *const layer_norm_with_impl_mode_arguments[] = {
    "input",
    "weightOptional",
    "biasOptional",
    "eps",
    "count(input, over: normalizedShape)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const layer_norm_with_impl_mode_linear[] = {
    NULL,
};

static const double layer_norm_with_impl_mode_scalars[][ORACLE_SCALARS_MAX] = {
    {0.0},
    {0.7},
    {-1.5},
};
/* clang-format on */

const oracle layer_norm_with_impl_mode_oracle = {
    .entry = "aclnnLayerNormWithImplMode",
    .arguments = layer_norm_with_impl_mode_arguments,
    .linear = layer_norm_with_impl_mode_linear,
    .forward = NULL,
    .result = "input",
    .formulas = layer_norm_with_impl_mode_formulas,
    .formula_count = 9,
    .scalars = layer_norm_with_impl_mode_scalars,
    .scalar_sets =
        sizeof layer_norm_with_impl_mode_scalars / sizeof layer_norm_with_impl_mode_scalars[0],
};
