/*
 * Generated from spec/activation/elu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   isResult is false:
 *     gradInput = where(selfOrResult > 0, gradOutput * scale, gradOutput * inputScale * alpha *
 *         scale * exp(selfOrResult * inputScale))
 *   isResult is true:
 *     gradInput = where(selfOrResult > 0, gradOutput * scale, gradOutput * inputScale *
 *         (selfOrResult + alpha * scale))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/elu_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(selfOrResult > 0, gradOutput * scale, where(selfOrResult * inputScale < -2**100,
 * where(inputScale < 0, -1, 1), inputScale) * exp(selfOrResult * inputScale) * gradOutput * alpha *
 * scale): in f64, of which the caller takes the lanes that left the range of f32. */
static inline vf64 grad_input_false_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 alpha = args[1];
    const vf64 scale = args[2];
    const vf64 input_scale = args[3];
    const vf64 self_or_result = args[4];
    const vm64 self_or_result_gt_0 = vf64_gt(self_or_result, vf64_of(0.0));
    const vf64 product = vf64_mul(grad_output, scale);
    const vf64 product2 = vf64_mul(self_or_result, input_scale);
    const vm64 is_lt = vf64_lt(product2, vf64_of(-0x1p+100 /* -2**100 */));
    const vm64 input_scale_lt_0 = vf64_lt(input_scale, vf64_of(0.0));
    const vf64 minus_1_or_1 = vf64_where(input_scale_lt_0, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen = vf64_where(is_lt, minus_1_or_1, input_scale);
    const vf64x2 exp = vf64x2_exp(vf64x2_of(product2));
    const vm64 infinite = vf64_is_inf(grad_output);
    const vm64 infinite2 = vm64_or(infinite, vf64_is_inf(alpha));
    const vf64x2 kept_exp = vf64x2_where(vm64_and(vm64_or(infinite2, vf64_is_inf(scale)),
                                                  vf64_lt(vf64_abs(product2), vf64_of(INFINITY))),
                                         vf64x2_of(vf64_of(1.0)), exp);
    const vf64 product3 =
        vf64x2_product(5, (const vf64x2[]){vf64x2_of(chosen), kept_exp, vf64x2_of(grad_output),
                                           vf64x2_of(alpha), vf64x2_of(scale)});
    return vf64_where(self_or_result_gt_0, product, product3);
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 grad_input_false_far_f32(vf32 near_, vm32 faded, vf32 grad_output, vf32 alpha,
                                      vf32 scale, vf32 input_scale, vf32 self_or_result)
{
    return vf32_where(
        faded,
        ac_by_f64(grad_input_false_wide_f32, 5,
                  (const vf32[]){grad_output, alpha, scale, input_scale, self_or_result}),
        near_);
}

/* gradInput = where(selfOrResult > 0, gradOutput * scale, where(selfOrResult * inputScale <
 * -2**100, where(inputScale < 0, -1, 1), inputScale) * exp(selfOrResult * inputScale) * gradOutput
 * * alpha * scale): in f32 and pairs of it, rounded once; in f64 in the lanes where a factor leaves
 * the range of f32. Rewritten by: limit, order of factors. */
static inline vf32 grad_input_false_f32(vf32 grad_output, vf32 alpha, vf32 scale, vf32 input_scale,
                                        vf32 self_or_result)
{
    const vm32 self_or_result_gt_0 = vf32_gt(self_or_result, vf32_of(0.0f));
    const vf32 product = vf32_mul(grad_output, scale);
    const vm32 is_lt = vf32_lt(
        vf32_fms(self_or_result, input_scale, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 input_scale_lt_0 = vf32_lt(input_scale, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(input_scale_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, input_scale);
    const vf32x2 product2 = vf32x2_of_product(self_or_result, input_scale);
    const vf32x2 exp = vf32x2_exp(product2);
    const vm32 infinite = vf32_is_inf(grad_output);
    const vm32 infinite2 = vm32_or(infinite, vf32_is_inf(alpha));
    const vf32x2 kept_exp =
        vf32x2_where(vm32_and(vm32_or(infinite2, vf32_is_inf(scale)),
                              vf32_lt(vf32_abs(product2.hi), vf32_of(INFINITY))),
                     vf32x2_of(vf32_of(1.0f)), exp);
    const vf32 product3 =
        vf32x2_product(5, (const vf32x2[]){vf32x2_of(chosen), kept_exp, vf32x2_of(grad_output),
                                           vf32x2_of(alpha), vf32x2_of(scale)});
    vf32 near_ = vf32_where(self_or_result_gt_0, product, product3);
    const vm32 faded =
        vm32_or(vf32_lt(vf32_abs(kept_exp.hi), vf32_of(0x1p-97f)), vf32_is_inf(near_));
    if (vm32_any(faded))
        near_ = grad_input_false_far_f32(near_, faded, grad_output, alpha, scale, input_scale,
                                         self_or_result);
    return near_;
}

/* gradInput = where(selfOrResult > 0, gradOutput * scale, where(selfOrResult * inputScale <
 * -2**100, where(inputScale < 0, -1, 1), inputScale) * exp(selfOrResult * inputScale) * gradOutput
 * * alpha * scale): in single f32. Rewritten by: limit, order of factors. */
static inline vf32 grad_input_false_f16(vf32 grad_output, vf32 alpha, vf32 scale, vf32 input_scale,
                                        vf32 self_or_result)
{
    const vm32 self_or_result_gt_0 = vf32_gt(self_or_result, vf32_of(0.0f));
    const vf32 product = vf32_mul(grad_output, scale);
    const vm32 is_lt = vf32_lt(
        vf32_fms(self_or_result, input_scale, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 input_scale_lt_0 = vf32_lt(input_scale, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(input_scale_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, input_scale);
    const vf32x2 product2 = vf32x2_of_product_finite(self_or_result, input_scale);
    const vf32 exp = vf32x2_exp_f16(product2);
    const vf32 kept_exp = vf32_kept(exp, product2.hi);
    const vf32 product3 = vf32_mul(chosen, kept_exp);
    const vf32 product4 = vf32_mul(product3, grad_output);
    const vf32 product5 = vf32_mul(product4, alpha);
    const vf32 product6 = vf32_mul(product5, scale);
    return vf32_where(self_or_result_gt_0, product, product6);
}

/* where(selfOrResult > 0, gradOutput * scale, where(selfOrResult * inputScale < -2**100,
 * where(inputScale < 0, -1, 1), inputScale) * exp(selfOrResult * inputScale) * gradOutput * alpha *
 * scale): in f64. */
static inline vf64 grad_input_false_wide(vf64 grad_output, vf64 alpha, vf64 scale, vf64 input_scale,
                                         vf64 self_or_result)
{
    const vm64 self_or_result_gt_0 = vf64_gt(self_or_result, vf64_of(0.0));
    const vf64 product = vf64_mul(grad_output, scale);
    const vf64 product2 = vf64_mul(self_or_result, input_scale);
    const vm64 is_lt = vf64_lt(product2, vf64_of(-0x1p+100 /* -2**100 */));
    const vm64 input_scale_lt_0 = vf64_lt(input_scale, vf64_of(0.0));
    const vf64 minus_1_or_1 = vf64_where(input_scale_lt_0, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen = vf64_where(is_lt, minus_1_or_1, input_scale);
    const vf64x2 exp = vf64x2_exp(vf64x2_of(product2));
    const vm64 infinite = vf64_is_inf(grad_output);
    const vm64 infinite2 = vm64_or(infinite, vf64_is_inf(alpha));
    const vf64x2 kept_exp = vf64x2_where(vm64_and(vm64_or(infinite2, vf64_is_inf(scale)),
                                                  vf64_lt(vf64_abs(product2), vf64_of(INFINITY))),
                                         vf64x2_of(vf64_of(1.0)), exp);
    const vf64 product3 =
        vf64x2_product(5, (const vf64x2[]){vf64x2_of(chosen), kept_exp, vf64x2_of(grad_output),
                                           vf64x2_of(alpha), vf64x2_of(scale)});
    return vf64_where(self_or_result_gt_0, product, product3);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_input_false_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 alpha, vf32 scale,
                                  vf32 input_scale, vf32 self_or_result)
{
    const vf64x2 low = vf64x2_of(grad_input_false_wide(
        vf64_widen_low(grad_output), vf64_widen_low(alpha), vf64_widen_low(scale),
        vf64_widen_low(input_scale), vf64_widen_low(self_or_result)));
    const vf64x2 high = vf64x2_of(grad_input_false_wide(
        vf64_widen_high(grad_output), vf64_widen_high(alpha), vf64_widen_high(scale),
        vf64_widen_high(input_scale), vf64_widen_high(self_or_result)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradInput = where(selfOrResult > 0, gradOutput * scale, where(selfOrResult * inputScale <
 * -2**100, where(inputScale < 0, -1, 1), inputScale) * exp(selfOrResult * inputScale) * gradOutput
 * * alpha * scale): in single f32; lanes in which that may round wrongly are recomputed. Rewritten
 * by: limit, order of factors. */
static inline vf32 grad_input_false_bf16(vf32 grad_output, vf32 alpha, vf32 scale, vf32 input_scale,
                                         vf32 self_or_result)
{
    const vm32 self_or_result_gt_0 = vf32_gt(self_or_result, vf32_of(0.0f));
    const vf32 product = vf32_mul(grad_output, scale);
    const vm32 is_lt = vf32_lt(
        vf32_fms(self_or_result, input_scale, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 input_scale_lt_0 = vf32_lt(input_scale, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(input_scale_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, input_scale);
    const vf32x2 product2 = vf32x2_of_product_finite(self_or_result, input_scale);
    const vf32 exp = vf32x2_exp_bf16(product2);
    const vf32 product3 = vf32_mul(chosen, exp);
    const vf32 product4 = vf32_mul(product3, grad_output);
    const vf32 product5 = vf32_mul(product4, alpha);
    const vf32 product6 = vf32_mul(product5, scale);
    const vf32 chosen2 = vf32_where(self_or_result_gt_0, product, product6);
    const vm32 strays = vf32_strays(exp);
    const vm32 strays2 = vm32_and(vf32_strays(product3), vf32_ne(chosen, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(strays, strays2);
    const vm32 strays3 = vm32_and(vm32_and(vf32_strays(product4), vf32_ne(chosen, vf32_of(0.0f))),
                                  vf32_ne(grad_output, vf32_of(0.0f)));
    const vm32 doubt2 = vm32_or(doubt, strays3);
    const vm32 strays4 =
        vm32_and(vm32_and(vm32_and(vf32_strays(product5), vf32_ne(chosen, vf32_of(0.0f))),
                          vf32_ne(grad_output, vf32_of(0.0f))),
                 vf32_ne(alpha, vf32_of(0.0f)));
    const vm32 doubt3 = vm32_or(doubt2, strays4);
    const vm32 doubt4 = vm32_and(vm32_not(self_or_result_gt_0), doubt3);
    vf32 settled = chosen2;
    if (vm32_any(doubt4))
        settled = grad_input_false_far(settled, doubt4, grad_output, alpha, scale, input_scale,
                                       self_or_result);
    return settled;
}

/* gradInput = where(selfOrResult > 0, gradOutput * scale, (selfOrResult + alpha * scale) *
 * gradOutput * inputScale): in f32 and pairs of it, rounded once. Rewritten by: order of
 * factors. */
static inline vf32 grad_input_true_f32(vf32 grad_output, vf32 alpha, vf32 scale, vf32 input_scale,
                                       vf32 self_or_result)
{
    const vm32 self_or_result_gt_0 = vf32_gt(self_or_result, vf32_of(0.0f));
    const vf32 product = vf32_mul(grad_output, scale);
    const vf32x2 product2 = vf32x2_of_product(alpha, scale);
    const vf32x2 sum = vf32x2_add_single(product2, self_or_result);
    const vf32 product3 = vf32x2_product3(sum, vf32x2_of(grad_output), vf32x2_of(input_scale));
    return vf32_where(self_or_result_gt_0, product, product3);
}

/* gradInput = where(selfOrResult > 0, gradOutput * scale, (selfOrResult + alpha * scale) *
 * gradOutput * inputScale): in single f32. Rewritten by: order of factors. */
static inline vf32 grad_input_true_f16(vf32 grad_output, vf32 alpha, vf32 scale, vf32 input_scale,
                                       vf32 self_or_result)
{
    const vm32 self_or_result_gt_0 = vf32_gt(self_or_result, vf32_of(0.0f));
    const vf32 product = vf32_mul(grad_output, scale);
    const vf32 sum = vf32_fma(alpha, scale, self_or_result);
    const vf32 product2 = vf32_mul(sum, grad_output);
    const vf32 product3 = vf32_mul(product2, input_scale);
    return vf32_where(self_or_result_gt_0, product, product3);
}

/* where(selfOrResult > 0, gradOutput * scale, (selfOrResult + alpha * scale) * gradOutput *
 * inputScale): in f64. */
static inline vf64 grad_input_true_wide(vf64 grad_output, vf64 alpha, vf64 scale, vf64 input_scale,
                                        vf64 self_or_result)
{
    const vm64 self_or_result_gt_0 = vf64_gt(self_or_result, vf64_of(0.0));
    const vf64 product = vf64_mul(grad_output, scale);
    const vf64 product2 = vf64_mul(alpha, scale);
    const vf64x2 sum = vf64x2_of_sum(self_or_result, product2);
    const vf64 product3 = vf64x2_product3(sum, vf64x2_of(grad_output), vf64x2_of(input_scale));
    return vf64_where(self_or_result_gt_0, product, product3);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_input_true_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 alpha, vf32 scale,
                                 vf32 input_scale, vf32 self_or_result)
{
    const vf64x2 low = vf64x2_of(grad_input_true_wide(
        vf64_widen_low(grad_output), vf64_widen_low(alpha), vf64_widen_low(scale),
        vf64_widen_low(input_scale), vf64_widen_low(self_or_result)));
    const vf64x2 high = vf64x2_of(grad_input_true_wide(
        vf64_widen_high(grad_output), vf64_widen_high(alpha), vf64_widen_high(scale),
        vf64_widen_high(input_scale), vf64_widen_high(self_or_result)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradInput = where(selfOrResult > 0, gradOutput * scale, (selfOrResult + alpha * scale) *
 * gradOutput * inputScale): in single f32; lanes in which that may round wrongly are recomputed.
 * Rewritten by: order of factors. */
static inline vf32 grad_input_true_bf16(vf32 grad_output, vf32 alpha, vf32 scale, vf32 input_scale,
                                        vf32 self_or_result)
{
    const vm32 self_or_result_gt_0 = vf32_gt(self_or_result, vf32_of(0.0f));
    const vf32 product = vf32_mul(grad_output, scale);
    const vf32 sum = vf32_fma(alpha, scale, self_or_result);
    const vf32 product2 = vf32_mul(sum, grad_output);
    const vf32 product3 = vf32_mul(product2, input_scale);
    const vf32 chosen = vf32_where(self_or_result_gt_0, product, product3);
    const vf32 product4 = vf32_mul(alpha, scale);
    const vm32 cancelled = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product4), vf32_of(0x1p-3f)));
    const vm32 strays = vm32_and(vf32_strays(sum), vf32_ne(sum, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(cancelled, strays);
    const vm32 strays2 = vm32_and(vm32_and(vf32_strays(product2), vf32_ne(sum, vf32_of(0.0f))),
                                  vf32_ne(grad_output, vf32_of(0.0f)));
    const vm32 doubt2 = vm32_or(doubt, strays2);
    const vm32 doubt3 = vm32_and(vm32_not(self_or_result_gt_0), doubt2);
    vf32 settled = chosen;
    if (vm32_any(doubt3))
        settled = grad_input_true_far(settled, doubt3, grad_output, alpha, scale, input_scale,
                                      self_or_result);
    return settled;
}

/* gradInput = where(selfOrResult > 0, gradOutput, exp(selfOrResult) * gradOutput): in f32 and pairs
 * of it, rounded once. Rewritten by: order of factors. */
static inline vf32 grad_input_false_usual_f32(vf32 grad_output, vf32 self_or_result)
{
    const vm32 self_or_result_gt_0 = vf32_gt(self_or_result, vf32_of(0.0f));
    const vf32 product = vf32_exp_times(vf32x2_of(self_or_result), grad_output);
    return vf32_where(self_or_result_gt_0, grad_output, product);
}

/* gradInput = where(selfOrResult > 0, gradOutput, exp(selfOrResult) * gradOutput): in single f32.
 * Rewritten by: order of factors. */
static inline vf32 grad_input_false_usual_f16(vf32 grad_output, vf32 self_or_result)
{
    const vm32 self_or_result_gt_0 = vf32_gt(self_or_result, vf32_of(0.0f));
    const vf32 exp = vf32_exp_f16(self_or_result);
    const vf32 kept_exp = vf32_kept(exp, self_or_result);
    const vf32 product = vf32_mul(kept_exp, grad_output);
    return vf32_where(self_or_result_gt_0, grad_output, product);
}

/* where(selfOrResult > 0, gradOutput, exp(selfOrResult) * gradOutput): in f64. */
static inline vf64 grad_input_false_usual_wide(vf64 grad_output, vf64 self_or_result)
{
    const vm64 self_or_result_gt_0 = vf64_gt(self_or_result, vf64_of(0.0));
    const vf64 product = vf64_exp_times(vf64x2_of(self_or_result), grad_output);
    return vf64_where(self_or_result_gt_0, grad_output, product);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_input_false_usual_far(vf32 short_, vm32 lanes, vf32 grad_output,
                                        vf32 self_or_result)
{
    const vf64x2 low = vf64x2_of(
        grad_input_false_usual_wide(vf64_widen_low(grad_output), vf64_widen_low(self_or_result)));
    const vf64x2 high = vf64x2_of(
        grad_input_false_usual_wide(vf64_widen_high(grad_output), vf64_widen_high(self_or_result)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradInput = where(selfOrResult > 0, gradOutput, exp(selfOrResult) * gradOutput): in single f32;
 * lanes in which that may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 grad_input_false_usual_bf16(vf32 grad_output, vf32 self_or_result)
{
    const vm32 self_or_result_gt_0 = vf32_gt(self_or_result, vf32_of(0.0f));
    const vf32 exp = vf32_exp_bf16(self_or_result);
    const vf32 product = vf32_mul(exp, grad_output);
    const vf32 chosen = vf32_where(self_or_result_gt_0, grad_output, product);
    const vm32 strays = vf32_strays(exp);
    const vm32 doubt = vm32_and(vm32_not(self_or_result_gt_0), strays);
    vf32 settled = chosen;
    if (vm32_any(doubt))
        settled = grad_input_false_usual_far(settled, doubt, grad_output, self_or_result);
    return settled;
}

/* gradInput = where(selfOrResult > 0, gradOutput, (selfOrResult + 1) * gradOutput): in f32 and
 * pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf32 grad_input_true_usual_f32(vf32 grad_output, vf32 self_or_result)
{
    const vm32 self_or_result_gt_0 = vf32_gt(self_or_result, vf32_of(0.0f));
    const vf32x2 sum = vf32x2_of_sum(self_or_result, vf32_of(1.0f));
    const vf32 product = vf32x2_scale_round(sum, grad_output);
    return vf32_where(self_or_result_gt_0, grad_output, product);
}

/* gradInput = where(selfOrResult > 0, gradOutput, (selfOrResult + 1) * gradOutput): in single f32.
 * Rewritten by: order of factors. */
static inline vf32 grad_input_true_usual_f16(vf32 grad_output, vf32 self_or_result)
{
    const vm32 self_or_result_gt_0 = vf32_gt(self_or_result, vf32_of(0.0f));
    const vf32 sum = vf32_add(self_or_result, vf32_of(1.0f));
    const vf32 product = vf32_mul(sum, grad_output);
    return vf32_where(self_or_result_gt_0, grad_output, product);
}

/* gradInput = where(selfOrResult > 0, gradOutput, (selfOrResult + 1) * gradOutput): in single f32.
 * Rewritten by: order of factors. */
static inline vf32 grad_input_true_usual_bf16(vf32 grad_output, vf32 self_or_result)
{
    const vm32 self_or_result_gt_0 = vf32_gt(self_or_result, vf32_of(0.0f));
    const vf32 sum = vf32_add(self_or_result, vf32_of(1.0f));
    const vf32 product = vf32_mul(sum, grad_output);
    return vf32_where(self_or_result_gt_0, grad_output, product);
}

struct elu_backward_false_f32_scalars {
    vf32 alpha;
    vf32 scale;
    vf32 input_scale;
};

/* in[0]: gradOutput, in[1]: selfOrResult; out[0]: gradInput. */
AC_WORD void elu_backward_false_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct elu_backward_false_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_false_f32(in[0].f32, s->alpha, s->scale, s->input_scale, in[1].f32);
}

static void elu_backward_false_f32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct elu_backward_attrs *const a = attrs;
    const struct elu_backward_false_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .scale = vf32_of((float)a->scale),
        .input_scale = vf32_of((float)a->input_scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, elu_backward_false_f32_at, &s);
}

/* in[0]: gradOutput, in[1]: selfOrResult; out[0]: gradInput. */
AC_WORD void elu_backward_false_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct elu_backward_false_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_false_f16(in[0].f32, s->alpha, s->scale, s->input_scale, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void elu_backward_false_f16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct elu_backward_attrs *const a = attrs;
    const struct elu_backward_false_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .scale = vf32_of((float)a->scale),
        .input_scale = vf32_of((float)a->input_scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, elu_backward_false_f16_at, &s);
}

/* in[0]: gradOutput, in[1]: selfOrResult; out[0]: gradInput. */
AC_WORD void elu_backward_false_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct elu_backward_false_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_false_bf16(in[0].f32, s->alpha, s->scale, s->input_scale, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void elu_backward_false_bf16(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const struct elu_backward_attrs *const a = attrs;
    const struct elu_backward_false_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .scale = vf32_of((float)a->scale),
        .input_scale = vf32_of((float)a->input_scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, elu_backward_false_bf16_at, &s);
}

/* in[0]: gradOutput, in[1]: selfOrResult; out[0]: gradInput. */
AC_WORD void elu_backward_true_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct elu_backward_false_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_true_f32(in[0].f32, s->alpha, s->scale, s->input_scale, in[1].f32);
}

static void elu_backward_true_f32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct elu_backward_attrs *const a = attrs;
    const struct elu_backward_false_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .scale = vf32_of((float)a->scale),
        .input_scale = vf32_of((float)a->input_scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, elu_backward_true_f32_at, &s);
}

/* in[0]: gradOutput, in[1]: selfOrResult; out[0]: gradInput. */
AC_WORD void elu_backward_true_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct elu_backward_false_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_true_f16(in[0].f32, s->alpha, s->scale, s->input_scale, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void elu_backward_true_f16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct elu_backward_attrs *const a = attrs;
    const struct elu_backward_false_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .scale = vf32_of((float)a->scale),
        .input_scale = vf32_of((float)a->input_scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, elu_backward_true_f16_at, &s);
}

/* in[0]: gradOutput, in[1]: selfOrResult; out[0]: gradInput. */
AC_WORD void elu_backward_true_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct elu_backward_false_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_true_bf16(in[0].f32, s->alpha, s->scale, s->input_scale, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void elu_backward_true_bf16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct elu_backward_attrs *const a = attrs;
    const struct elu_backward_false_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .scale = vf32_of((float)a->scale),
        .input_scale = vf32_of((float)a->input_scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, elu_backward_true_bf16_at, &s);
}

/* in[0]: gradOutput, in[1]: selfOrResult; out[0]: gradInput. */
AC_WORD void elu_backward_false_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_false_usual_f32(in[0].f32, in[1].f32);
}

static void elu_backward_false_usual_f32(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, elu_backward_false_usual_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: selfOrResult; out[0]: gradInput. */
AC_WORD void elu_backward_false_usual_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_false_usual_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void elu_backward_false_usual_f16(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, elu_backward_false_usual_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: selfOrResult; out[0]: gradInput. */
AC_WORD void elu_backward_false_usual_bf16_at(const ac_lanes *in, ac_lanes *out,
                                              const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_false_usual_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void elu_backward_false_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, elu_backward_false_usual_bf16_at, NULL);
}

/* in[0]: gradOutput, in[1]: selfOrResult; out[0]: gradInput. */
AC_WORD void elu_backward_true_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_true_usual_f32(in[0].f32, in[1].f32);
}

static void elu_backward_true_usual_f32(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, elu_backward_true_usual_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: selfOrResult; out[0]: gradInput. */
AC_WORD void elu_backward_true_usual_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_true_usual_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void elu_backward_true_usual_f16(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, elu_backward_true_usual_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: selfOrResult; out[0]: gradInput. */
AC_WORD void elu_backward_true_usual_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_true_usual_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void elu_backward_true_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, elu_backward_true_usual_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_elu_backward_kernels)[] = {
    [ELU_BACKWARD_IS_RESULT_FALSE] = {{
        [AC_F32] = elu_backward_false_f32,
        [AC_F16] = elu_backward_false_f16,
        [AC_BF16] = elu_backward_false_bf16,
    }},
    [ELU_BACKWARD_IS_RESULT_TRUE] = {{
        [AC_F32] = elu_backward_true_f32,
        [AC_F16] = elu_backward_true_f16,
        [AC_BF16] = elu_backward_true_bf16,
    }},
    [ELU_BACKWARD_USUAL + ELU_BACKWARD_IS_RESULT_FALSE] = {{
        [AC_F32] = elu_backward_false_usual_f32,
        [AC_F16] = elu_backward_false_usual_f16,
        [AC_BF16] = elu_backward_false_usual_bf16,
    }},
    [ELU_BACKWARD_USUAL + ELU_BACKWARD_IS_RESULT_TRUE] = {{
        [AC_F32] = elu_backward_true_usual_f32,
        [AC_F16] = elu_backward_true_usual_f16,
        [AC_BF16] = elu_backward_true_usual_bf16,
    }},
};
