/*
 * Generated from spec/activation/swish_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   u = betaOptional * self
 *   s = sigmoid(u)
 *   gradInput = gradOutput * (s * (1 + u * (1 - s)))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/swish_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradInput = silu_slope(betaOptional * self) * gradOutput: in f32 and pairs of it, rounded once.
 * Rewritten by: word of a product, order of factors. */
static inline vf32 grad_input_f32(vf32 grad_output, vf32 self, vf32 beta_optional)
{
    const vf32x2 u = vf32x2_of_product(beta_optional, self);
    return vf32_silu_slope_of_pair_times(u, grad_output);
}

/* gradInput = sigmoid(betaOptional * self) * where(betaOptional * self < -2**100, where(1 +
 * where(betaOptional * self > 2**100, where(betaOptional < 0, -1, 1), betaOptional) *
 * where(betaOptional * self > 2**100, where(self < 0, -1, 1), self) * (1 - sigmoid(betaOptional *
 * self)) < 0, -1, 1), 1 + where(betaOptional * self > 2**100, where(betaOptional < 0, -1, 1),
 * betaOptional) * where(betaOptional * self > 2**100, where(self < 0, -1, 1), self) * (1 -
 * sigmoid(betaOptional * self))) * gradOutput: in single f32. Rewritten by: limit, order of
 * factors. */
static inline vf32 grad_input_f16(vf32 grad_output, vf32 self, vf32 beta_optional)
{
    const vf32x2 u = vf32x2_of_product_finite(beta_optional, self);
    const vf32 s = vf32x2_sigmoid_f16(u);
    const vm32 is_lt =
        vf32_lt(vf32_fms(beta_optional, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 is_gt =
        vf32_gt(vf32_fms(beta_optional, self, vf32_of(0x1p+100f /* 2**100 */)), vf32_of(0.0f));
    const vm32 beta_optional_lt_0 = vf32_lt(beta_optional, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(beta_optional_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_gt, minus_1_or_1, beta_optional);
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_12 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen2 = vf32_where(is_gt, minus_1_or_12, self);
    const vf32x2 product = vf32x2_of_product(chosen, chosen2);
    const vf32x2 u2 = vf32x2_of_product(beta_optional, self);
    const vf32x2 s2 = vf32x2_sigmoid(u2);
    const vf32x2 difference = vf32x2_add_single_finite(vf32x2_neg(s2), vf32_of(1.0f));
    const vf32x2 product2 = vf32x2_mul(product, difference);
    const vf32x2 sum = vf32x2_add_single(product2, vf32_of(1.0f));
    const vm32 is_lt2 = vf32x2_lt(sum, vf32x2_of(vf32_of(0.0f)));
    const vf32 minus_1_or_13 = vf32_where(is_lt2, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 product3 = vf32_mul(chosen, chosen2);
    const vf32 difference2 = vf32_sub(vf32_of(1.0f), s);
    const vf32 sum2 = vf32_fma(product3, difference2, vf32_of(1.0f));
    const vf32 chosen3 = vf32_where(is_lt, minus_1_or_13, sum2);
    const vf32 kept_sigmoid = vf32_kept(s, u.hi);
    const vf32 product4 = vf32_mul(kept_sigmoid, chosen3);
    return vf32_mul(product4, grad_output);
}

/* sigmoid(betaOptional * self) * where(betaOptional * self < -2**100, where(1 + where(betaOptional
 * * self > 2**100, where(betaOptional < 0, -1, 1), betaOptional) * where(betaOptional * self >
 * 2**100, where(self < 0, -1, 1), self) * (1 - sigmoid(betaOptional * self)) < 0, -1, 1), 1 +
 * where(betaOptional * self > 2**100, where(betaOptional < 0, -1, 1), betaOptional) *
 * where(betaOptional * self > 2**100, where(self < 0, -1, 1), self) * (1 - sigmoid(betaOptional *
 * self))) * gradOutput: in f64. */
static inline vf64 grad_input_wide(vf64 grad_output, vf64 self, vf64 beta_optional)
{
    const vf64 u = vf64_mul(beta_optional, self);
    const vf64x2 s = vf64x2_sigmoid(vf64x2_of(u));
    const vm64 is_lt = vf64_lt(u, vf64_of(-0x1p+100 /* -2**100 */));
    const vm64 is_gt = vf64_gt(u, vf64_of(0x1p+100 /* 2**100 */));
    const vm64 beta_optional_lt_0 = vf64_lt(beta_optional, vf64_of(0.0));
    const vf64 minus_1_or_1 = vf64_where(beta_optional_lt_0, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen = vf64_where(is_gt, minus_1_or_1, beta_optional);
    const vm64 self_lt_0 = vf64_lt(self, vf64_of(0.0));
    const vf64 minus_1_or_12 = vf64_where(self_lt_0, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen2 = vf64_where(is_gt, minus_1_or_12, self);
    const vf64 product = vf64_mul(chosen, chosen2);
    const vf64x2 difference = vf64x2_add_single_finite(vf64x2_neg(s), vf64_of(1.0));
    const vf64x2 product2 = vf64x2_mul_single(difference, product);
    const vf64x2 sum = vf64x2_add_single(product2, vf64_of(1.0));
    const vm64 is_lt2 = vf64x2_lt(sum, vf64x2_of(vf64_of(0.0)));
    const vf64 minus_1_or_13 = vf64_where(is_lt2, vf64_of(-1.0), vf64_of(1.0));
    const vf64x2 chosen3 = vf64x2_where(is_lt, vf64x2_of(minus_1_or_13), sum);
    const vf64x2 product3 = vf64x2_mul(s, chosen3);
    return vf64x2_scale_round(product3, grad_output);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_input_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 self,
                            vf32 beta_optional)
{
    const vf64x2 low = vf64x2_of(grad_input_wide(vf64_widen_low(grad_output), vf64_widen_low(self),
                                                 vf64_widen_low(beta_optional)));
    const vf64x2 high = vf64x2_of(grad_input_wide(
        vf64_widen_high(grad_output), vf64_widen_high(self), vf64_widen_high(beta_optional)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradInput = sigmoid(betaOptional * self) * where(betaOptional * self < -2**100, where(1 +
 * where(betaOptional * self > 2**100, where(betaOptional < 0, -1, 1), betaOptional) *
 * where(betaOptional * self > 2**100, where(self < 0, -1, 1), self) * (1 - sigmoid(betaOptional *
 * self)) < 0, -1, 1), 1 + where(betaOptional * self > 2**100, where(betaOptional < 0, -1, 1),
 * betaOptional) * where(betaOptional * self > 2**100, where(self < 0, -1, 1), self) * (1 -
 * sigmoid(betaOptional * self))) * gradOutput: in single f32; lanes in which that may round wrongly
 * are recomputed. Rewritten by: limit, order of factors. */
static inline vf32 grad_input_bf16(vf32 grad_output, vf32 self, vf32 beta_optional)
{
    const vf32x2 u = vf32x2_of_product_finite(beta_optional, self);
    const vf32 s = vf32x2_sigmoid_bf16(u);
    const vm32 is_lt =
        vf32_lt(vf32_fms(beta_optional, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 is_gt =
        vf32_gt(vf32_fms(beta_optional, self, vf32_of(0x1p+100f /* 2**100 */)), vf32_of(0.0f));
    const vm32 beta_optional_lt_0 = vf32_lt(beta_optional, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(beta_optional_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_gt, minus_1_or_1, beta_optional);
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_12 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen2 = vf32_where(is_gt, minus_1_or_12, self);
    const vf32x2 product = vf32x2_of_product(chosen, chosen2);
    const vf32x2 u2 = vf32x2_of_product(beta_optional, self);
    const vf32x2 s2 = vf32x2_sigmoid(u2);
    const vf32x2 difference = vf32x2_add_single_finite(vf32x2_neg(s2), vf32_of(1.0f));
    const vf32x2 product2 = vf32x2_mul(product, difference);
    const vf32x2 sum = vf32x2_add_single(product2, vf32_of(1.0f));
    const vm32 is_lt2 = vf32x2_lt(sum, vf32x2_of(vf32_of(0.0f)));
    const vf32 minus_1_or_13 = vf32_where(is_lt2, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 product3 = vf32_mul(chosen, chosen2);
    const vf32 difference2 = vf32_sub(vf32_of(1.0f), s);
    const vf32 sum2 = vf32_fma(product3, difference2, vf32_of(1.0f));
    const vf32 chosen3 = vf32_where(is_lt, minus_1_or_13, sum2);
    const vf32 product4 = vf32_mul(s, chosen3);
    const vf32 product5 = vf32_mul(product4, grad_output);
    const vf32 product6 = vf32_mul(product3, difference2);
    const vm32 cancelled = vf32_lt(vf32_abs(difference2), vf32_mul(vf32_abs(s), vf32_of(0x1p-3f)));
    const vm32 strays = vm32_and(vm32_and(vf32_strays(product3), vf32_ne(chosen, vf32_of(0.0f))),
                                 vf32_ne(chosen2, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(cancelled, strays);
    const vm32 strays2 = vm32_and(vf32_strays(difference2), vf32_ne(difference2, vf32_of(0.0f)));
    const vm32 doubt2 = vm32_or(doubt, strays2);
    const vm32 cancelled2 = vf32_lt(vf32_abs(sum2), vf32_mul(vf32_abs(product6), vf32_of(0x1p-3f)));
    const vm32 doubt3 = vm32_or(doubt2, cancelled2);
    const vm32 doubt4 = vm32_and(vm32_not(is_lt), doubt3);
    const vm32 strays3 = vf32_strays(s);
    const vm32 doubt5 = vm32_or(doubt4, strays3);
    const vm32 strays4 = vm32_and(vf32_strays(sum2), vf32_ne(sum2, vf32_of(0.0f)));
    const vm32 doubt6 = vm32_and(vm32_not(is_lt), strays4);
    const vm32 doubt7 = vm32_or(doubt5, doubt6);
    const vm32 strays5 = vm32_and(vf32_strays(product4), vf32_ne(chosen3, vf32_of(0.0f)));
    const vm32 doubt8 = vm32_or(doubt7, strays5);
    vf32 settled = product5;
    if (vm32_any(doubt8))
        settled = grad_input_far(settled, doubt8, grad_output, self, beta_optional);
    return settled;
}

/* gradInput = silu_slope(self) * gradOutput: in f32 and pairs of it, rounded once. Rewritten by:
 * word, order of factors. */
static inline vf32 grad_input_usual_f32(vf32 grad_output, vf32 self)
{
    return vf32_silu_slope_times(self, grad_output);
}

/* gradInput = silu_slope(self) * gradOutput: in single f32. Rewritten by: word, order of
 * factors. */
static inline vf32 grad_input_usual_f16(vf32 grad_output, vf32 self)
{
    const vf32 silu_slope = vf32_silu_slope_f16(self);
    return vf32_mul(silu_slope, grad_output);
}

/* silu_slope(self) * gradOutput: in f64. */
static inline vf64 grad_input_usual_wide(vf64 grad_output, vf64 self)
{
    return vf64_silu_slope_times(self, grad_output);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_input_usual_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 self)
{
    const vf64x2 low =
        vf64x2_of(grad_input_usual_wide(vf64_widen_low(grad_output), vf64_widen_low(self)));
    const vf64x2 high =
        vf64x2_of(grad_input_usual_wide(vf64_widen_high(grad_output), vf64_widen_high(self)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradInput = silu_slope(self) * gradOutput: in single f32; lanes in which that may round wrongly
 * are recomputed. Rewritten by: word, order of factors. */
static inline vf32 grad_input_usual_bf16(vf32 grad_output, vf32 self)
{
    const vf32 silu_slope = vf32_silu_slope_bf16(self);
    const vf32 product = vf32_mul(silu_slope, grad_output);
    const vm32 strays = vf32_strays(silu_slope);
    vf32 settled = product;
    if (vm32_any(strays))
        settled = grad_input_usual_far(settled, strays, grad_output, self);
    return settled;
}

struct swish_backward_f32_scalars {
    vf32 beta_optional;
};

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void swish_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct swish_backward_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_f32(in[0].f32, in[1].f32, s->beta_optional);
}

static void swish_backward_f32(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    const struct swish_backward_attrs *const a = attrs;
    const struct swish_backward_f32_scalars s = {
        .beta_optional = vf32_of((float)a->beta_optional),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, swish_backward_f32_at, &s);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void swish_backward_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct swish_backward_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_f16(in[0].f32, in[1].f32, s->beta_optional);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void swish_backward_f16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    const struct swish_backward_attrs *const a = attrs;
    const struct swish_backward_f32_scalars s = {
        .beta_optional = vf32_of((float)a->beta_optional),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, swish_backward_f16_at, &s);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void swish_backward_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct swish_backward_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_bf16(in[0].f32, in[1].f32, s->beta_optional);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void swish_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct swish_backward_attrs *const a = attrs;
    const struct swish_backward_f32_scalars s = {
        .beta_optional = vf32_of((float)a->beta_optional),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, swish_backward_bf16_at, &s);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void swish_backward_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_usual_f32(in[0].f32, in[1].f32);
}

static void swish_backward_usual_f32(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, swish_backward_usual_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void swish_backward_usual_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_usual_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void swish_backward_usual_f16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, swish_backward_usual_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void swish_backward_usual_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_usual_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void swish_backward_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, swish_backward_usual_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_swish_backward_kernels)[] = {
    [0] = {{
        [AC_F32] = swish_backward_f32,
        [AC_F16] = swish_backward_f16,
        [AC_BF16] = swish_backward_bf16,
    }},
    [SWISH_BACKWARD_USUAL] = {{
        [AC_F32] = swish_backward_usual_f32,
        [AC_F16] = swish_backward_usual_f16,
        [AC_BF16] = swish_backward_usual_bf16,
    }},
};
