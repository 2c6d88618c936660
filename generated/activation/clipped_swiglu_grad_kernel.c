/*
 * Generated from spec/activation/clipped_swiglu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   a = alternate(dim, 0) if interleaved is true, else half(dim, 0) of x
 *   b = alternate(dim, 1) if interleaved is true, else half(dim, 1) of x
 *   gradA = alternate(dim, 0) if interleaved is true, else half(dim, 0) of gradXOut
 *   gradB = alternate(dim, 1) if interleaved is true, else half(dim, 1) of gradXOut
 *   gate = min(a, limit)
 *   linear = min(max(b, -limit), limit)
 *   u = alpha * a
 *   s = sigmoid(u)
 *   gradA = where(a > limit, 0, gradY * ((linear + bias) * s * (1 + u * (1 - s))))
 *   gradB = where(abs(b) > limit, 0, gradY * (gate * sigmoid(alpha * gate)))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/clipped_swiglu_grad.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(a > limit, 0, (min(max(b, -limit), limit) + bias) * silu_slope(alpha * a) * gradY): in f64,
 * of which the caller takes the lanes that left the range of f32. */
static inline vf64 grad_a_wide_f32(const vf64 args[])
{
    const vf64 grad_y = args[0];
    const vf64 a_ = args[1];
    const vf64 b = args[2];
    const vf64 alpha = args[3];
    const vf64 limit = args[4];
    const vf64 bias = args[5];
    const vm64 a__gt_limit = vf64_gt(a_, limit);
    const vf64 negative = vf64_neg(limit);
    const vf64 max = vf64_max(b, negative);
    const vf64 linear = vf64_min(max, limit);
    const vf64x2 sum = vf64x2_of_sum(linear, bias);
    const vf64 u = vf64_mul(alpha, a_);
    const vf64x2 silu_slope = vf64x2_silu_slope(u);
    const vf64x2 product = vf64x2_mul(sum, silu_slope);
    const vf64 product2 = vf64x2_scale_round(product, grad_y);
    return vf64_where(a__gt_limit, vf64_of(0.0), product2);
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 grad_a_far_f32(vf32 near_, vm32 faded, vf32 grad_y, vf32 a_, vf32 b, vf32 alpha,
                            vf32 limit, vf32 bias)
{
    return vf32_where(
        faded, ac_by_f64(grad_a_wide_f32, 6, (const vf32[]){grad_y, a_, b, alpha, limit, bias}),
        near_);
}

/* gradA = where(a > limit, 0, (min(max(b, -limit), limit) + bias) * silu_slope(alpha * a) * gradY):
 * in f32 and pairs of it, rounded once; in f64 in the lanes where a factor leaves the range of f32.
 * Rewritten by: word of a product, order of factors. */
static inline vf32 grad_a_f32(vf32 grad_y, vf32 a_, vf32 b, vf32 alpha, vf32 limit, vf32 bias)
{
    const vm32 a__gt_limit = vf32_gt(a_, limit);
    const vf32 negative = vf32_neg(limit);
    const vf32 max = vf32_max(b, negative);
    const vf32 linear = vf32_min(max, limit);
    const vf32x2 sum = vf32x2_of_sum(linear, bias);
    const vf32x2 u = vf32x2_of_product(alpha, a_);
    const vf32x2 silu_slope = vf32x2_silu_slope_of_pair(u);
    const vf32x2 product = vf32x2_mul(sum, silu_slope);
    const vf32 product2 = vf32x2_scale_round(product, grad_y);
    vf32 near_ = vf32_where(a__gt_limit, vf32_of(0.0f), product2);
    const vm32 faded =
        vm32_or(vm32_or(vf32_lt(vf32_abs(product.hi), vf32_of(0x1p-97f)), vf32_is_inf(product.hi)),
                vf32_is_inf(near_));
    if (vm32_any(faded))
        near_ = grad_a_far_f32(near_, faded, grad_y, a_, b, alpha, limit, bias);
    return near_;
}

/* where(abs(b) > limit, 0, where(min(a, limit) * alpha < -2**100, where(min(a, limit) < 0, -1, 1),
 * min(a, limit)) * sigmoid(min(a, limit) * alpha) * gradY): in f64, of which the caller takes the
 * lanes that left the range of f32. */
static inline vf64 grad_b_wide_f32(const vf64 args[])
{
    const vf64 grad_y = args[0];
    const vf64 a_ = args[1];
    const vf64 b = args[2];
    const vf64 alpha = args[3];
    const vf64 limit = args[4];
    const vf64 abs = vf64_abs(b);
    const vm64 is_gt = vf64_gt(abs, limit);
    const vf64 gate = vf64_min(a_, limit);
    const vf64 product = vf64_mul(gate, alpha);
    const vm64 is_lt = vf64_lt(product, vf64_of(-0x1p+100 /* -2**100 */));
    const vm64 is_lt2 = vf64_lt(gate, vf64_of(0.0));
    const vf64 minus_1_or_1 = vf64_where(is_lt2, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen = vf64_where(is_lt, minus_1_or_1, gate);
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(product));
    const vf64x2 product2 = vf64x2_mul_single(sigmoid, chosen);
    const vf64 product3 = vf64x2_scale_round(product2, grad_y);
    return vf64_where(is_gt, vf64_of(0.0), product3);
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 grad_b_far_f32(vf32 near_, vm32 faded, vf32 grad_y, vf32 a_, vf32 b, vf32 alpha,
                            vf32 limit)
{
    return vf32_where(
        faded, ac_by_f64(grad_b_wide_f32, 5, (const vf32[]){grad_y, a_, b, alpha, limit}), near_);
}

/* gradB = where(abs(b) > limit, 0, where(min(a, limit) * alpha < -2**100, where(min(a, limit) < 0,
 * -1, 1), min(a, limit)) * sigmoid(min(a, limit) * alpha) * gradY): in f32 and pairs of it, rounded
 * once; in f64 in the lanes where a factor leaves the range of f32. Rewritten by: limit, order of
 * factors. */
static inline vf32 grad_b_f32(vf32 grad_y, vf32 a_, vf32 b, vf32 alpha, vf32 limit)
{
    const vf32 abs = vf32_abs(b);
    const vm32 is_gt = vf32_gt(abs, limit);
    const vf32 gate = vf32_min(a_, limit);
    const vm32 is_lt =
        vf32_lt(vf32_fms(gate, alpha, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 is_lt2 = vf32_lt(gate, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(is_lt2, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, gate);
    const vf32x2 product = vf32x2_of_product(gate, alpha);
    const vf32x2 sigmoid = vf32x2_sigmoid(product);
    const vf32x2 product2 = vf32x2_mul_single(sigmoid, chosen);
    const vm32 limit_lt_a_ = vf32_lt(limit, a_);
    const vf32 product3 = vf32x2_scale_round(product2, grad_y);
    vf32 near_ = vf32_where(is_gt, vf32_of(0.0f), product3);
    const vm32 faded = vm32_or(
        vm32_or(vm32_or(vf32_lt(vf32_abs(sigmoid.hi), vf32_of(0x1p-97f)),
                        vm32_and(vf32_lt(vf32_abs(product2.hi), vf32_of(0x1p-97f)),
                                 vm32_or(is_lt,
                                         vm32_and(vm32_not(is_lt),
                                                  vm32_or(vm32_and(limit_lt_a_,
                                                                   vf32_ne(limit, vf32_of(0.0f))),
                                                          vm32_and(vm32_not(limit_lt_a_),
                                                                   vf32_ne(a_, vf32_of(0.0f)))))))),
                vf32_is_inf(product2.hi)),
        vf32_is_inf(near_));
    if (vm32_any(faded))
        near_ = grad_b_far_f32(near_, faded, grad_y, a_, b, alpha, limit);
    return near_;
}

/* gradA = where(a > limit, 0, (min(max(b, -limit), limit) + bias) * sigmoid(alpha * a) *
 * where(alpha * a < -2**100, where(1 + where(alpha * a > 2**100, where(alpha < 0, -1, 1), alpha) *
 * where(alpha * a > 2**100, where(a < 0, -1, 1), a) * (1 - sigmoid(alpha * a)) < 0, -1, 1), 1 +
 * where(alpha * a > 2**100, where(alpha < 0, -1, 1), alpha) * where(alpha * a > 2**100, where(a <
 * 0, -1, 1), a) * (1 - sigmoid(alpha * a))) * gradY): in single f32. Rewritten by: limit, order of
 * factors. */
static inline vf32 grad_a_f16(vf32 grad_y, vf32 a_, vf32 b, vf32 alpha, vf32 limit, vf32 bias)
{
    const vm32 a__gt_limit = vf32_gt(a_, limit);
    const vf32 negative = vf32_neg(limit);
    const vf32 max = vf32_max(b, negative);
    const vf32 linear = vf32_min(max, limit);
    const vf32 sum = vf32_add(linear, bias);
    const vf32x2 u = vf32x2_of_product_finite(alpha, a_);
    const vf32 s = vf32x2_sigmoid_f16(u);
    const vf32 kept_sigmoid = vf32_kept(s, u.hi);
    const vf32 product = vf32_mul(sum, kept_sigmoid);
    const vm32 is_lt =
        vf32_lt(vf32_fms(alpha, a_, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 is_gt = vf32_gt(vf32_fms(alpha, a_, vf32_of(0x1p+100f /* 2**100 */)), vf32_of(0.0f));
    const vm32 alpha_lt_0 = vf32_lt(alpha, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(alpha_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_gt, minus_1_or_1, alpha);
    const vm32 a__lt_0 = vf32_lt(a_, vf32_of(0.0f));
    const vf32 minus_1_or_12 = vf32_where(a__lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen2 = vf32_where(is_gt, minus_1_or_12, a_);
    const vf32x2 product2 = vf32x2_of_product(chosen, chosen2);
    const vf32x2 u2 = vf32x2_of_product(alpha, a_);
    const vf32x2 s2 = vf32x2_sigmoid(u2);
    const vf32x2 difference = vf32x2_add_single_finite(vf32x2_neg(s2), vf32_of(1.0f));
    const vf32x2 product3 = vf32x2_mul(product2, difference);
    const vf32x2 sum2 = vf32x2_add_single(product3, vf32_of(1.0f));
    const vm32 is_lt2 = vf32x2_lt(sum2, vf32x2_of(vf32_of(0.0f)));
    const vf32 minus_1_or_13 = vf32_where(is_lt2, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 product4 = vf32_mul(chosen, chosen2);
    const vf32 difference2 = vf32_sub(vf32_of(1.0f), s);
    const vf32 sum3 = vf32_fma(product4, difference2, vf32_of(1.0f));
    const vf32 chosen3 = vf32_where(is_lt, minus_1_or_13, sum3);
    const vf32 product5 = vf32_mul(product, chosen3);
    const vf32 product6 = vf32_mul(product5, grad_y);
    return vf32_where(a__gt_limit, vf32_of(0.0f), product6);
}

/* gradB = where(abs(b) > limit, 0, where(min(a, limit) * alpha < -2**100, where(min(a, limit) < 0,
 * -1, 1), min(a, limit)) * sigmoid(min(a, limit) * alpha) * gradY): in single f32. Rewritten by:
 * limit, order of factors. */
static inline vf32 grad_b_f16(vf32 grad_y, vf32 a_, vf32 b, vf32 alpha, vf32 limit)
{
    const vf32 abs = vf32_abs(b);
    const vm32 is_gt = vf32_gt(abs, limit);
    const vf32 gate = vf32_min(a_, limit);
    const vm32 is_lt =
        vf32_lt(vf32_fms(gate, alpha, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 is_lt2 = vf32_lt(gate, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(is_lt2, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, gate);
    const vf32x2 product = vf32x2_of_product_finite(gate, alpha);
    const vf32 sigmoid = vf32x2_sigmoid_f16(product);
    const vf32 kept_sigmoid = vf32_kept(sigmoid, product.hi);
    const vf32 product2 = vf32_mul(chosen, kept_sigmoid);
    const vf32 product3 = vf32_mul(product2, grad_y);
    return vf32_where(is_gt, vf32_of(0.0f), product3);
}

/* where(a > limit, 0, (min(max(b, -limit), limit) + bias) * sigmoid(alpha * a) * where(alpha * a <
 * -2**100, where(1 + where(alpha * a > 2**100, where(alpha < 0, -1, 1), alpha) * where(alpha * a >
 * 2**100, where(a < 0, -1, 1), a) * (1 - sigmoid(alpha * a)) < 0, -1, 1), 1 + where(alpha * a >
 * 2**100, where(alpha < 0, -1, 1), alpha) * where(alpha * a > 2**100, where(a < 0, -1, 1), a) * (1
 * - sigmoid(alpha * a))) * gradY): in f64. */
static inline vf64 grad_a_wide(vf64 grad_y, vf64 a_, vf64 b, vf64 alpha, vf64 limit, vf64 bias)
{
    const vm64 a__gt_limit = vf64_gt(a_, limit);
    const vf64 negative = vf64_neg(limit);
    const vf64 max = vf64_max(b, negative);
    const vf64 linear = vf64_min(max, limit);
    const vf64x2 sum = vf64x2_of_sum(linear, bias);
    const vf64 u = vf64_mul(alpha, a_);
    const vf64x2 s = vf64x2_sigmoid(vf64x2_of(u));
    const vf64x2 kept_sigmoid =
        vf64x2_where(vm64_and(vf64_is_inf(sum.hi), vf64_lt(vf64_abs(u), vf64_of(INFINITY))),
                     vf64x2_of(vf64_of(1.0)), s);
    const vf64x2 product = vf64x2_mul(sum, kept_sigmoid);
    const vm64 is_lt = vf64_lt(u, vf64_of(-0x1p+100 /* -2**100 */));
    const vm64 is_gt = vf64_gt(u, vf64_of(0x1p+100 /* 2**100 */));
    const vm64 alpha_lt_0 = vf64_lt(alpha, vf64_of(0.0));
    const vf64 minus_1_or_1 = vf64_where(alpha_lt_0, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen = vf64_where(is_gt, minus_1_or_1, alpha);
    const vm64 a__lt_0 = vf64_lt(a_, vf64_of(0.0));
    const vf64 minus_1_or_12 = vf64_where(a__lt_0, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen2 = vf64_where(is_gt, minus_1_or_12, a_);
    const vf64 product2 = vf64_mul(chosen, chosen2);
    const vf64x2 difference = vf64x2_add_single_finite(vf64x2_neg(s), vf64_of(1.0));
    const vf64x2 product3 = vf64x2_mul_single(difference, product2);
    const vf64x2 sum2 = vf64x2_add_single(product3, vf64_of(1.0));
    const vm64 is_lt2 = vf64x2_lt(sum2, vf64x2_of(vf64_of(0.0)));
    const vf64 minus_1_or_13 = vf64_where(is_lt2, vf64_of(-1.0), vf64_of(1.0));
    const vf64x2 chosen3 = vf64x2_where(is_lt, vf64x2_of(minus_1_or_13), sum2);
    const vf64x2 product4 = vf64x2_mul(product, chosen3);
    const vf64 product5 = vf64x2_scale_round(product4, grad_y);
    return vf64_where(a__gt_limit, vf64_of(0.0), product5);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_a_far(vf32 short_, vm32 lanes, vf32 grad_y, vf32 a_, vf32 b, vf32 alpha,
                        vf32 limit, vf32 bias)
{
    const vf64x2 low =
        vf64x2_of(grad_a_wide(vf64_widen_low(grad_y), vf64_widen_low(a_), vf64_widen_low(b),
                              vf64_widen_low(alpha), vf64_widen_low(limit), vf64_widen_low(bias)));
    const vf64x2 high = vf64x2_of(grad_a_wide(vf64_widen_high(grad_y), vf64_widen_high(a_),
                                              vf64_widen_high(b), vf64_widen_high(alpha),
                                              vf64_widen_high(limit), vf64_widen_high(bias)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradA = where(a > limit, 0, (min(max(b, -limit), limit) + bias) * sigmoid(alpha * a) *
 * where(alpha * a < -2**100, where(1 + where(alpha * a > 2**100, where(alpha < 0, -1, 1), alpha) *
 * where(alpha * a > 2**100, where(a < 0, -1, 1), a) * (1 - sigmoid(alpha * a)) < 0, -1, 1), 1 +
 * where(alpha * a > 2**100, where(alpha < 0, -1, 1), alpha) * where(alpha * a > 2**100, where(a <
 * 0, -1, 1), a) * (1 - sigmoid(alpha * a))) * gradY): in single f32; lanes in which that may round
 * wrongly are recomputed. Rewritten by: limit, order of factors. */
static inline vf32 grad_a_bf16(vf32 grad_y, vf32 a_, vf32 b, vf32 alpha, vf32 limit, vf32 bias)
{
    const vm32 a__gt_limit = vf32_gt(a_, limit);
    const vf32 negative = vf32_neg(limit);
    const vf32 max = vf32_max(b, negative);
    const vf32 linear = vf32_min(max, limit);
    const vf32 sum = vf32_add(linear, bias);
    const vf32x2 u = vf32x2_of_product_finite(alpha, a_);
    const vf32 s = vf32x2_sigmoid_bf16(u);
    const vf32 product = vf32_mul(sum, s);
    const vm32 is_lt =
        vf32_lt(vf32_fms(alpha, a_, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 is_gt = vf32_gt(vf32_fms(alpha, a_, vf32_of(0x1p+100f /* 2**100 */)), vf32_of(0.0f));
    const vm32 alpha_lt_0 = vf32_lt(alpha, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(alpha_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_gt, minus_1_or_1, alpha);
    const vm32 a__lt_0 = vf32_lt(a_, vf32_of(0.0f));
    const vf32 minus_1_or_12 = vf32_where(a__lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen2 = vf32_where(is_gt, minus_1_or_12, a_);
    const vf32x2 product2 = vf32x2_of_product(chosen, chosen2);
    const vf32x2 u2 = vf32x2_of_product(alpha, a_);
    const vf32x2 s2 = vf32x2_sigmoid(u2);
    const vf32x2 difference = vf32x2_add_single_finite(vf32x2_neg(s2), vf32_of(1.0f));
    const vf32x2 product3 = vf32x2_mul(product2, difference);
    const vf32x2 sum2 = vf32x2_add_single(product3, vf32_of(1.0f));
    const vm32 is_lt2 = vf32x2_lt(sum2, vf32x2_of(vf32_of(0.0f)));
    const vf32 minus_1_or_13 = vf32_where(is_lt2, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 product4 = vf32_mul(chosen, chosen2);
    const vf32 difference2 = vf32_sub(vf32_of(1.0f), s);
    const vf32 sum3 = vf32_fma(product4, difference2, vf32_of(1.0f));
    const vf32 chosen3 = vf32_where(is_lt, minus_1_or_13, sum3);
    const vf32 product5 = vf32_mul(product, chosen3);
    const vf32 product6 = vf32_mul(product5, grad_y);
    const vf32 chosen4 = vf32_where(a__gt_limit, vf32_of(0.0f), product6);
    const vm32 strays = vm32_and(vf32_strays(sum), vf32_ne(sum, vf32_of(0.0f)));
    const vm32 strays2 = vf32_strays(s);
    const vm32 doubt = vm32_or(strays, strays2);
    const vf32 product7 = vf32_mul(product4, difference2);
    const vm32 cancelled = vf32_lt(vf32_abs(difference2), vf32_mul(vf32_abs(s), vf32_of(0x1p-3f)));
    const vm32 strays3 = vm32_and(vm32_and(vf32_strays(product4), vf32_ne(chosen, vf32_of(0.0f))),
                                  vf32_ne(chosen2, vf32_of(0.0f)));
    const vm32 doubt2 = vm32_or(cancelled, strays3);
    const vm32 strays4 = vm32_and(vf32_strays(difference2), vf32_ne(difference2, vf32_of(0.0f)));
    const vm32 doubt3 = vm32_or(doubt2, strays4);
    const vm32 cancelled2 = vf32_lt(vf32_abs(sum3), vf32_mul(vf32_abs(product7), vf32_of(0x1p-3f)));
    const vm32 doubt4 = vm32_or(doubt3, cancelled2);
    const vm32 doubt5 = vm32_and(vm32_not(is_lt), doubt4);
    const vm32 doubt6 = vm32_or(doubt, doubt5);
    const vm32 strays5 = vm32_and(vf32_strays(product), vf32_ne(sum, vf32_of(0.0f)));
    const vm32 doubt7 = vm32_or(doubt6, strays5);
    const vm32 strays6 = vm32_and(vf32_strays(sum3), vf32_ne(sum3, vf32_of(0.0f)));
    const vm32 doubt8 = vm32_and(vm32_not(is_lt), strays6);
    const vm32 doubt9 = vm32_or(doubt7, doubt8);
    const vm32 strays7 = vm32_and(vm32_and(vf32_strays(product5), vf32_ne(sum, vf32_of(0.0f))),
                                  vf32_ne(chosen3, vf32_of(0.0f)));
    const vm32 doubt10 = vm32_or(doubt9, strays7);
    const vm32 doubt11 = vm32_and(vm32_not(a__gt_limit), doubt10);
    vf32 settled = chosen4;
    if (vm32_any(doubt11))
        settled = grad_a_far(settled, doubt11, grad_y, a_, b, alpha, limit, bias);
    return settled;
}

/* where(abs(b) > limit, 0, where(min(a, limit) * alpha < -2**100, where(min(a, limit) < 0, -1, 1),
 * min(a, limit)) * sigmoid(min(a, limit) * alpha) * gradY): in f64. */
static inline vf64 grad_b_wide(vf64 grad_y, vf64 a_, vf64 b, vf64 alpha, vf64 limit)
{
    const vf64 abs = vf64_abs(b);
    const vm64 is_gt = vf64_gt(abs, limit);
    const vf64 gate = vf64_min(a_, limit);
    const vf64 product = vf64_mul(gate, alpha);
    const vm64 is_lt = vf64_lt(product, vf64_of(-0x1p+100 /* -2**100 */));
    const vm64 is_lt2 = vf64_lt(gate, vf64_of(0.0));
    const vf64 minus_1_or_1 = vf64_where(is_lt2, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen = vf64_where(is_lt, minus_1_or_1, gate);
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(product));
    const vf64x2 product2 = vf64x2_mul_single(sigmoid, chosen);
    const vf64 product3 = vf64x2_scale_round(product2, grad_y);
    return vf64_where(is_gt, vf64_of(0.0), product3);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_b_far(vf32 short_, vm32 lanes, vf32 grad_y, vf32 a_, vf32 b, vf32 alpha,
                        vf32 limit)
{
    const vf64x2 low =
        vf64x2_of(grad_b_wide(vf64_widen_low(grad_y), vf64_widen_low(a_), vf64_widen_low(b),
                              vf64_widen_low(alpha), vf64_widen_low(limit)));
    const vf64x2 high =
        vf64x2_of(grad_b_wide(vf64_widen_high(grad_y), vf64_widen_high(a_), vf64_widen_high(b),
                              vf64_widen_high(alpha), vf64_widen_high(limit)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradB = where(abs(b) > limit, 0, where(min(a, limit) * alpha < -2**100, where(min(a, limit) < 0,
 * -1, 1), min(a, limit)) * sigmoid(min(a, limit) * alpha) * gradY): in single f32; lanes in which
 * that may round wrongly are recomputed. Rewritten by: limit, order of factors. */
static inline vf32 grad_b_bf16(vf32 grad_y, vf32 a_, vf32 b, vf32 alpha, vf32 limit)
{
    const vf32 abs = vf32_abs(b);
    const vm32 is_gt = vf32_gt(abs, limit);
    const vf32 gate = vf32_min(a_, limit);
    const vm32 is_lt =
        vf32_lt(vf32_fms(gate, alpha, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 is_lt2 = vf32_lt(gate, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(is_lt2, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, gate);
    const vf32x2 product = vf32x2_of_product_finite(gate, alpha);
    const vf32 sigmoid = vf32x2_sigmoid_bf16(product);
    const vf32 product2 = vf32_mul(chosen, sigmoid);
    const vf32 product3 = vf32_mul(product2, grad_y);
    const vf32 chosen2 = vf32_where(is_gt, vf32_of(0.0f), product3);
    const vm32 strays = vm32_and(vf32_strays(gate), vf32_ne(gate, vf32_of(0.0f)));
    const vm32 doubt = vm32_and(vm32_not(is_lt), strays);
    const vm32 strays2 = vf32_strays(sigmoid);
    const vm32 doubt2 = vm32_or(doubt, strays2);
    const vm32 strays3 = vm32_and(vf32_strays(product2), vf32_ne(chosen, vf32_of(0.0f)));
    const vm32 doubt3 = vm32_or(doubt2, strays3);
    const vm32 doubt4 = vm32_and(vm32_not(is_gt), doubt3);
    vf32 settled = chosen2;
    if (vm32_any(doubt4))
        settled = grad_b_far(settled, doubt4, grad_y, a_, b, alpha, limit);
    return settled;
}

struct clipped_swiglu_grad_f32_scalars {
    vf32 alpha;
    vf32 limit;
    vf32 bias;
};

/* in[0]: gradY, in[1]: a, in[2]: b; out[0]: gradA, out[1]: gradB. */
AC_WORD void clipped_swiglu_grad_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct clipped_swiglu_grad_f32_scalars *const s = scalars;
    out[0].f32 = grad_a_f32(in[0].f32, in[1].f32, in[2].f32, s->alpha, s->limit, s->bias);
    out[1].f32 = grad_b_f32(in[0].f32, in[1].f32, in[2].f32, s->alpha, s->limit);
}

static void clipped_swiglu_grad_f32(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const struct clipped_swiglu_grad_attrs *const a = attrs;
    const struct clipped_swiglu_grad_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .limit = vf32_of((float)a->limit),
        .bias = vf32_of((float)a->bias),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 2);
    ac_run_vectors(loop, count, ins, outs, past, clipped_swiglu_grad_f32_at, &s);
}

/* in[0]: gradY, in[1]: a, in[2]: b; out[0]: gradA, out[1]: gradB. */
AC_WORD void clipped_swiglu_grad_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct clipped_swiglu_grad_f32_scalars *const s = scalars;
    out[0].f32 = grad_a_f16(in[0].f32, in[1].f32, in[2].f32, s->alpha, s->limit, s->bias);
    out[1].f32 = grad_b_f16(in[0].f32, in[1].f32, in[2].f32, s->alpha, s->limit);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void clipped_swiglu_grad_f16(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const struct clipped_swiglu_grad_attrs *const a = attrs;
    const struct clipped_swiglu_grad_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .limit = vf32_of((float)a->limit),
        .bias = vf32_of((float)a->bias),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, clipped_swiglu_grad_f16_at, &s);
}

/* in[0]: gradY, in[1]: a, in[2]: b; out[0]: gradA, out[1]: gradB. */
AC_WORD void clipped_swiglu_grad_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct clipped_swiglu_grad_f32_scalars *const s = scalars;
    out[0].f32 = grad_a_bf16(in[0].f32, in[1].f32, in[2].f32, s->alpha, s->limit, s->bias);
    out[1].f32 = grad_b_bf16(in[0].f32, in[1].f32, in[2].f32, s->alpha, s->limit);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void clipped_swiglu_grad_bf16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    const struct clipped_swiglu_grad_attrs *const a = attrs;
    const struct clipped_swiglu_grad_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .limit = vf32_of((float)a->limit),
        .bias = vf32_of((float)a->bias),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, clipped_swiglu_grad_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_clipped_swiglu_grad_kernels)[] = {
    {{
        [AC_F32] = clipped_swiglu_grad_f32,
        [AC_F16] = clipped_swiglu_grad_f16,
        [AC_BF16] = clipped_swiglu_grad_bf16,
    }},
};
