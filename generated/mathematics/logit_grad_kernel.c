/*
 * Generated from spec/mathematics/logit_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   outside = sqrt(-abs(x))
 *   at_one = where(dy > 0, inf, where(dy < 0, -inf, outside))
 *   slope = where(x == 1, at_one, dy / (x * (1 - x)))
 *   out = where(eps >= 0, where(x >= eps and x <= 1 - eps, slope, 0), where(x >= 0 and x <= 1,
 *       slope, outside))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/logit_grad.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(eps >= 0, where(x >= eps and x <= 1 - eps, where(x == 1, where(dy > 0, inf, where(dy < 0,
 * -inf, sqrt(-abs(x)))), dy / ((1 - x) * x)), 0), where(x >= 0 and x <= 1, where(x == 1, where(dy >
 * 0, inf, where(dy < 0, -inf, sqrt(-abs(x)))), dy / ((1 - x) * x)), sqrt(-abs(x)))): in single
 * f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 x_ = args[0];
    const vf64 dy = args[1];
    const vf64 eps = args[2];
    const vm64 eps_ge_0 = vf64_ge(eps, vf64_of(0.0));
    const vm64 x__ge_eps = vf64_ge(x_, eps);
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(eps));
    const vm64 is_le = vf64x2_le(vf64x2_of(x_), difference);
    const vm64 and_ = vm64_and(x__ge_eps, is_le);
    const vm64 x__eq_1 = vf64_eq(x_, vf64_of(1.0));
    const vm64 dy_gt_0 = vf64_gt(dy, vf64_of(0.0));
    const vm64 dy_lt_0 = vf64_lt(dy, vf64_of(0.0));
    const vf64 abs = vf64_abs(x_);
    const vf64 negative = vf64_neg(abs);
    const vf64 outside = vf64_sqrt(negative);
    const vf64 chosen = vf64_where(dy_lt_0, vf64_of(-INFINITY), outside);
    const vf64 at_one = vf64_where(dy_gt_0, vf64_of(INFINITY), chosen);
    const vf64 difference2 = vf64_sub(vf64_of(1.0), x_);
    const vf64 product = vf64_mul(difference2, x_);
    const vf64 quotient = vf64_div(dy, product);
    const vf64 slope = vf64_where(x__eq_1, at_one, quotient);
    const vf64 chosen2 = vf64_where(and_, slope, vf64_of(0.0));
    const vm64 x__ge_0 = vf64_ge(x_, vf64_of(0.0));
    const vm64 x__le_1 = vf64_le(x_, vf64_of(1.0));
    const vm64 and_2 = vm64_and(x__ge_0, x__le_1);
    const vf64 chosen3 = vf64_where(and_2, slope, outside);
    return vf64_where(eps_ge_0, chosen2, chosen3);
}

/* out = where(eps >= 0, where(x >= eps and x <= 1 - eps, where(x == 1, where(dy > 0, inf, where(dy
 * < 0, -inf, sqrt(-abs(x)))), dy / ((1 - x) * x)), 0), where(x >= 0 and x <= 1, where(x == 1,
 * where(dy > 0, inf, where(dy < 0, -inf, sqrt(-abs(x)))), dy / ((1 - x) * x)), sqrt(-abs(x)))): in
 * f64, rounded once. Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 x_, vf32 dy, vf32 eps)
{
    return vf32_in_f64(out_wide_f32, 3, (const vf32[]){x_, dy, eps});
}

/* out = where(eps >= 0, where(x >= eps and x <= 1 - eps, where(x == 1, where(dy > 0, inf, where(dy
 * < 0, -inf, sqrt(-abs(x)))), dy / ((1 - x) * x)), 0), where(x >= 0 and x <= 1, where(x == 1,
 * where(dy > 0, inf, where(dy < 0, -inf, sqrt(-abs(x)))), dy / ((1 - x) * x)), sqrt(-abs(x)))): in
 * f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 x_, vf32 dy, vf32 eps)
{
    return vf32_in_f64_odd(out_wide_f32, 3, (const vf32[]){x_, dy, eps});
}

/* out = where(eps >= 0, where(x >= eps and x <= 1 - eps, where(x == 1, where(dy > 0, inf, where(dy
 * < 0, -inf, sqrt(-abs(x)))), dy / ((1 - x) * x)), 0), where(x >= 0 and x <= 1, where(x == 1,
 * where(dy > 0, inf, where(dy < 0, -inf, sqrt(-abs(x)))), dy / ((1 - x) * x)), sqrt(-abs(x)))): in
 * f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 x_, vf32 dy, vf32 eps)
{
    return vf32_in_f64_odd(out_wide_f32, 3, (const vf32[]){x_, dy, eps});
}

struct logit_grad_f32_scalars {
    vf32 eps;
};

/* in[0]: x, in[1]: dy; out[0]: out. */
AC_WORD void logit_grad_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct logit_grad_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, s->eps);
}

static void logit_grad_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct logit_grad_attrs *const a = attrs;
    const struct logit_grad_f32_scalars s = {
        .eps = vf32_of((float)a->eps),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, logit_grad_f32_at, &s);
}

/* in[0]: x, in[1]: dy; out[0]: out. */
AC_WORD void logit_grad_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct logit_grad_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32, s->eps);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void logit_grad_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct logit_grad_attrs *const a = attrs;
    const struct logit_grad_f32_scalars s = {
        .eps = vf32_of((float)a->eps),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, logit_grad_f16_at, &s);
}

/* in[0]: x, in[1]: dy; out[0]: out. */
AC_WORD void logit_grad_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct logit_grad_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32, s->eps);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void logit_grad_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct logit_grad_attrs *const a = attrs;
    const struct logit_grad_f32_scalars s = {
        .eps = vf32_of((float)a->eps),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, logit_grad_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_logit_grad_kernels)[] = {
    {{
        [AC_F32] = logit_grad_f32,
        [AC_F16] = logit_grad_f16,
        [AC_BF16] = logit_grad_bf16,
    }},
};
