/*
 * Generated from spec/activation/situ_glu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gate = half(dim, 0) if activateLeft is true, else half(dim, 1) of x
 *   up = half(dim, 1) if activateLeft is true, else half(dim, 0) of x
 *   gradGate = half(dim, 0) if activateLeft is true, else half(dim, 1) of out
 *   gradUp = half(dim, 1) if activateLeft is true, else half(dim, 0) of out
 *   bent = beta * tanh(gate / beta)
 *   linear = where(linearBeta > 0, linearBeta * tanh(up / linearBeta), up)
 *   rise = 4 * sigmoid(2 * gate / beta) * sigmoid(-2 * gate / beta)
 *   slope = where(linearBeta > 0, 4 * sigmoid(2 * up / linearBeta) * sigmoid(-2 * up /
 *       linearBeta), 1)
 *   gradGate = gradY * linear * sigmoid(gate) * (rise + bent * sigmoid(-gate))
 *   gradUp = gradY * bent * sigmoid(gate) * slope
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/situ_glu_grad.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(linearBeta > 0, tanh(up / linearBeta) * linearBeta, up) * sigmoid(gate) * (sigmoid(2 * gate
 * / beta) * sigmoid(-(2 * gate) / beta) * 4 + tanh(gate / beta) * sigmoid(-gate) * beta) * gradY:
 * in f64, of which the caller takes the lanes that left the range of f32. */
static inline vf64 grad_gate_wide_f32(const vf64 args[])
{
    const vf64 grad_y = args[0];
    const vf64 gate = args[1];
    const vf64 up = args[2];
    const vf64 beta = args[3];
    const vf64 linear_beta = args[4];
    const vm64 linear_beta_gt_0 = vf64_gt(linear_beta, vf64_of(0.0));
    const vf64x2 quotient = vf64x2_div(vf64x2_of(up), vf64x2_of(linear_beta));
    const vf64x2 tanh = vf64x2_tanh(quotient);
    const vf64x2 product = vf64x2_mul_single(tanh, linear_beta);
    const vf64x2 linear = vf64x2_where(linear_beta_gt_0, product, vf64x2_of(up));
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(gate));
    const vf64 product2 = vf64_mul(vf64_of(2.0), gate);
    const vf64x2 quotient2 = vf64x2_div(vf64x2_of(product2), vf64x2_of(beta));
    const vf64x2 sigmoid2 = vf64x2_sigmoid(quotient2);
    const vf64 negative = vf64_neg(product2);
    const vf64x2 quotient3 = vf64x2_div(vf64x2_of(negative), vf64x2_of(beta));
    const vf64x2 sigmoid3 = vf64x2_sigmoid(quotient3);
    const vf64x2 product3 = vf64x2_mul_finite(sigmoid2, sigmoid3);
    const vf64x2 rise = vf64x2_mul_single_finite(product3, vf64_of(4.0));
    const vf64x2 quotient4 = vf64x2_div(vf64x2_of(gate), vf64x2_of(beta));
    const vf64x2 tanh2 = vf64x2_tanh(quotient4);
    const vf64 negative2 = vf64_neg(gate);
    const vf64x2 sigmoid4 = vf64x2_sigmoid(vf64x2_of(negative2));
    const vf64x2 product4 = vf64x2_mul_finite(tanh2, sigmoid4);
    const vf64x2 product5 = vf64x2_mul_single(product4, beta);
    const vf64x2 sum = vf64x2_add(rise, product5);
    const vm64 infinite = vf64_is_inf(linear.hi);
    const vf64x2 kept_sigmoid = vf64x2_where(vm64_and(vm64_or(infinite, vf64_is_inf(grad_y)),
                                                      vf64_lt(vf64_abs(gate), vf64_of(INFINITY))),
                                             vf64x2_of(vf64_of(1.0)), sigmoid);
    const vm64 vanished = vm64_and(
        vm64_and(vm64_and(vm64_or(infinite, vf64_is_inf(grad_y)), vf64_eq(rise.hi, vf64_of(0.0))),
                 vf64_eq(product5.hi, vf64_of(0.0))),
        vf64_lt(vf64_abs(gate), vf64_of(INFINITY)));
    const vf64x2 kept_sum = vf64x2_where(vanished, vf64x2_of(vf64_div(vf64_of(1.0), sum.hi)), sum);
    const vf64x2 kept_sigmoid2 =
        vf64x2_where(vm64_and(vf64_is_inf(linear.hi), vf64_lt(vf64_abs(gate), vf64_of(INFINITY))),
                     vf64x2_of(vf64_of(1.0)), kept_sigmoid);
    const vf64x2 product6 = vf64x2_mul(linear, kept_sigmoid2);
    const vf64x2 product7 = vf64x2_mul(product6, kept_sum);
    return vf64x2_scale_round(product7, grad_y);
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 grad_gate_far_f32(vf32 near_, vm32 faded, vf32 grad_y, vf32 gate, vf32 up, vf32 beta,
                               vf32 linear_beta)
{
    return vf32_where(
        faded,
        ac_by_f64(grad_gate_wide_f32, 5, (const vf32[]){grad_y, gate, up, beta, linear_beta}),
        near_);
}

/* gradGate = where(linearBeta > 0, tanh(up / linearBeta) * linearBeta, up) * sigmoid(gate) *
 * (sigmoid(2 * gate / beta) * sigmoid(-(2 * gate) / beta) * 4 + tanh(gate / beta) * sigmoid(-gate)
 * * beta) * gradY: in f32 and pairs of it, rounded once; in f64 in the lanes where a factor leaves
 * the range of f32. Rewritten by: order of factors. */
static inline vf32 grad_gate_f32(vf32 grad_y, vf32 gate, vf32 up, vf32 beta, vf32 linear_beta)
{
    const vm32 linear_beta_gt_0 = vf32_gt(linear_beta, vf32_of(0.0f));
    const vf32x2 quotient = vf32x2_div(vf32x2_of(up), vf32x2_of(linear_beta));
    const vf32x2 tanh = vf32x2_tanh(quotient);
    const vf32x2 product = vf32x2_mul_single(tanh, linear_beta);
    const vf32x2 linear = vf32x2_where(linear_beta_gt_0, product, vf32x2_of(up));
    const vf32x2 sigmoid = vf32x2_sigmoid(vf32x2_of(gate));
    const vf32x2 product2 = vf32x2_of_product(vf32_of(2.0f), gate);
    const vf32x2 quotient2 = vf32x2_div(product2, vf32x2_of(beta));
    const vf32x2 sigmoid2 = vf32x2_sigmoid(quotient2);
    const vf32x2 negative = vf32x2_neg(product2);
    const vf32x2 quotient3 = vf32x2_div(negative, vf32x2_of(beta));
    const vf32x2 sigmoid3 = vf32x2_sigmoid(quotient3);
    const vf32x2 product3 = vf32x2_mul_finite(sigmoid2, sigmoid3);
    const vf32x2 rise = vf32x2_mul_single_finite(product3, vf32_of(4.0f));
    const vf32x2 quotient4 = vf32x2_div(vf32x2_of(gate), vf32x2_of(beta));
    const vf32x2 tanh2 = vf32x2_tanh(quotient4);
    const vf32 negative2 = vf32_neg(gate);
    const vf32x2 sigmoid4 = vf32x2_sigmoid(vf32x2_of(negative2));
    const vf32x2 product4 = vf32x2_mul_finite(tanh2, sigmoid4);
    const vf32x2 product5 = vf32x2_mul_single(product4, beta);
    const vf32x2 sum = vf32x2_add(rise, product5);
    const vm32 infinite = vf32_is_inf(linear.hi);
    const vf32x2 kept_sigmoid = vf32x2_where(vm32_and(vm32_or(infinite, vf32_is_inf(grad_y)),
                                                      vf32_lt(vf32_abs(gate), vf32_of(INFINITY))),
                                             vf32x2_of(vf32_of(1.0f)), sigmoid);
    const vm32 vanished = vm32_and(
        vm32_and(vm32_and(vm32_or(infinite, vf32_is_inf(grad_y)), vf32_eq(rise.hi, vf32_of(0.0f))),
                 vf32_eq(product5.hi, vf32_of(0.0f))),
        vf32_lt(vf32_abs(gate), vf32_of(INFINITY)));
    const vf32x2 kept_sum = vf32x2_where(vanished, vf32x2_of(vf32_div(vf32_of(1.0f), sum.hi)), sum);
    const vf32x2 kept_sigmoid2 =
        vf32x2_where(vm32_and(vf32_is_inf(linear.hi), vf32_lt(vf32_abs(gate), vf32_of(INFINITY))),
                     vf32x2_of(vf32_of(1.0f)), kept_sigmoid);
    const vf32x2 product6 = vf32x2_mul(linear, kept_sigmoid2);
    const vf32x2 product7 = vf32x2_mul(product6, kept_sum);
    vf32 near_ = vf32x2_scale_round(product7, grad_y);
    const vm32 faded =
        vm32_or(vm32_or(vm32_or(vm32_and(vf32_lt(vf32_abs(tanh.hi), vf32_of(0x1p-97f)),
                                         vf32_ne(up, vf32_of(0.0f))),
                                vf32_lt(vf32_abs(sigmoid2.hi), vf32_of(0x1p-97f))),
                        vf32_lt(vf32_abs(sigmoid3.hi), vf32_of(0x1p-97f))),
                vf32_lt(vf32_abs(product3.hi), vf32_of(0x1p-97f)));
    const vm32 faded2 = vm32_or(
        vm32_or(vm32_or(faded, vm32_and(vf32_lt(vf32_abs(tanh2.hi), vf32_of(0x1p-97f)),
                                        vf32_ne(gate, vf32_of(0.0f)))),
                vf32_lt(vf32_abs(sigmoid4.hi), vf32_of(0x1p-97f))),
        vm32_and(vf32_lt(vf32_abs(product4.hi), vf32_of(0x1p-97f)), vf32_ne(gate, vf32_of(0.0f))));
    const vm32 faded3 = vm32_or(
        vm32_or(
            vm32_or(faded2,
                    vm32_and(
                        vf32_lt(vf32_abs(linear.hi), vf32_of(0x1p-97f)),
                        vm32_or(vm32_and(vm32_and(linear_beta_gt_0, vf32_ne(up, vf32_of(0.0f))),
                                         vf32_ne(linear_beta, vf32_of(0.0f))),
                                vm32_and(vm32_not(linear_beta_gt_0), vf32_ne(up, vf32_of(0.0f)))))),
            vf32_is_inf(linear.hi)),
        vf32_lt(vf32_abs(kept_sigmoid2.hi), vf32_of(0x1p-97f)));
    const vm32 faded4 = vm32_or(
        vm32_or(
            vm32_or(faded3,
                    vm32_and(
                        vf32_lt(vf32_abs(product6.hi), vf32_of(0x1p-97f)),
                        vm32_or(vm32_and(vm32_and(linear_beta_gt_0, vf32_ne(up, vf32_of(0.0f))),
                                         vf32_ne(linear_beta, vf32_of(0.0f))),
                                vm32_and(vm32_not(linear_beta_gt_0), vf32_ne(up, vf32_of(0.0f)))))),
            vf32_is_inf(product6.hi)),
        vf32_lt(vf32_abs(kept_sum.hi),
                vf32_max(vf32_mul(vf32_abs(rise.hi), vf32_of(0x1p-4f)), vf32_of(0x1p-97f))));
    const vm32 faded5 = vm32_or(
        vm32_or(
            vm32_or(faded4, vf32_is_inf(kept_sum.hi)),
            vm32_and(vf32_lt(vf32_abs(product7.hi), vf32_of(0x1p-97f)),
                     vm32_or(vm32_and(vm32_and(linear_beta_gt_0, vf32_ne(up, vf32_of(0.0f))),
                                      vf32_ne(linear_beta, vf32_of(0.0f))),
                             vm32_and(vm32_not(linear_beta_gt_0), vf32_ne(up, vf32_of(0.0f)))))),
        vf32_is_inf(product7.hi));
    const vm32 faded6 = vm32_or(faded5, vf32_is_inf(near_));
    if (vm32_any(faded6))
        near_ = grad_gate_far_f32(near_, faded6, grad_y, gate, up, beta, linear_beta);
    return near_;
}

/* tanh(gate / beta) * sigmoid(gate) * where(linearBeta > 0, sigmoid(2 * up / linearBeta) *
 * sigmoid(-(2 * up) / linearBeta) * 4, 1) * gradY * beta: in f64, of which the caller takes the
 * lanes that left the range of f32. */
static inline vf64 grad_up_wide_f32(const vf64 args[])
{
    const vf64 grad_y = args[0];
    const vf64 gate = args[1];
    const vf64 up = args[2];
    const vf64 beta = args[3];
    const vf64 linear_beta = args[4];
    const vf64x2 quotient = vf64x2_div(vf64x2_of(gate), vf64x2_of(beta));
    const vf64x2 tanh = vf64x2_tanh(quotient);
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(gate));
    const vm64 linear_beta_gt_0 = vf64_gt(linear_beta, vf64_of(0.0));
    const vf64 product = vf64_mul(vf64_of(2.0), up);
    const vf64x2 quotient2 = vf64x2_div(vf64x2_of(product), vf64x2_of(linear_beta));
    const vf64x2 sigmoid2 = vf64x2_sigmoid(quotient2);
    const vf64 negative = vf64_neg(product);
    const vf64x2 quotient3 = vf64x2_div(vf64x2_of(negative), vf64x2_of(linear_beta));
    const vf64x2 sigmoid3 = vf64x2_sigmoid(quotient3);
    const vf64x2 product2 = vf64x2_mul_finite(sigmoid2, sigmoid3);
    const vf64x2 product3 = vf64x2_mul_single_finite(product2, vf64_of(4.0));
    const vf64x2 slope = vf64x2_where(linear_beta_gt_0, product3, vf64x2_of(vf64_of(1.0)));
    const vm64 infinite = vf64_is_inf(slope.hi);
    const vm64 infinite2 = vm64_or(infinite, vf64_is_inf(grad_y));
    const vf64x2 kept_sigmoid = vf64x2_where(
        vm64_and(vm64_or(infinite2, vf64_is_inf(beta)), vf64_lt(vf64_abs(gate), vf64_of(INFINITY))),
        vf64x2_of(vf64_of(1.0)), sigmoid);
    return vf64x2_product(
        5, (const vf64x2[]){tanh, kept_sigmoid, slope, vf64x2_of(grad_y), vf64x2_of(beta)});
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 grad_up_far_f32(vf32 near_, vm32 faded, vf32 grad_y, vf32 gate, vf32 up, vf32 beta,
                             vf32 linear_beta)
{
    return vf32_where(
        faded, ac_by_f64(grad_up_wide_f32, 5, (const vf32[]){grad_y, gate, up, beta, linear_beta}),
        near_);
}

/* gradUp = tanh(gate / beta) * sigmoid(gate) * where(linearBeta > 0, sigmoid(2 * up / linearBeta) *
 * sigmoid(-(2 * up) / linearBeta) * 4, 1) * gradY * beta: in f32 and pairs of it, rounded once; in
 * f64 in the lanes where a factor leaves the range of f32. Rewritten by: order of factors. */
static inline vf32 grad_up_f32(vf32 grad_y, vf32 gate, vf32 up, vf32 beta, vf32 linear_beta)
{
    const vf32x2 quotient = vf32x2_div(vf32x2_of(gate), vf32x2_of(beta));
    const vf32x2 tanh = vf32x2_tanh(quotient);
    const vf32x2 sigmoid = vf32x2_sigmoid(vf32x2_of(gate));
    const vm32 linear_beta_gt_0 = vf32_gt(linear_beta, vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product(vf32_of(2.0f), up);
    const vf32x2 quotient2 = vf32x2_div(product, vf32x2_of(linear_beta));
    const vf32x2 sigmoid2 = vf32x2_sigmoid(quotient2);
    const vf32x2 negative = vf32x2_neg(product);
    const vf32x2 quotient3 = vf32x2_div(negative, vf32x2_of(linear_beta));
    const vf32x2 sigmoid3 = vf32x2_sigmoid(quotient3);
    const vf32x2 product2 = vf32x2_mul_finite(sigmoid2, sigmoid3);
    const vf32x2 product3 = vf32x2_mul_single_finite(product2, vf32_of(4.0f));
    const vf32x2 slope = vf32x2_where(linear_beta_gt_0, product3, vf32x2_of(vf32_of(1.0f)));
    const vm32 infinite = vf32_is_inf(slope.hi);
    const vm32 infinite2 = vm32_or(infinite, vf32_is_inf(grad_y));
    const vf32x2 kept_sigmoid = vf32x2_where(
        vm32_and(vm32_or(infinite2, vf32_is_inf(beta)), vf32_lt(vf32_abs(gate), vf32_of(INFINITY))),
        vf32x2_of(vf32_of(1.0f)), sigmoid);
    vf32 near_ = vf32x2_product(
        5, (const vf32x2[]){tanh, kept_sigmoid, slope, vf32x2_of(grad_y), vf32x2_of(beta)});
    const vm32 faded = vm32_or(
        vm32_or(vm32_or(vf32_lt(vf32_abs(sigmoid2.hi), vf32_of(0x1p-97f)),
                        vf32_lt(vf32_abs(sigmoid3.hi), vf32_of(0x1p-97f))),
                vf32_lt(vf32_abs(product2.hi), vf32_of(0x1p-97f))),
        vm32_and(vf32_lt(vf32_abs(tanh.hi), vf32_of(0x1p-97f)), vf32_ne(gate, vf32_of(0.0f))));
    const vm32 faded2 =
        vm32_or(vm32_or(vm32_or(faded, vf32_lt(vf32_abs(kept_sigmoid.hi), vf32_of(0x1p-97f))),
                        vf32_lt(vf32_abs(slope.hi), vf32_of(0x1p-97f))),
                vf32_is_inf(near_));
    if (vm32_any(faded2))
        near_ = grad_up_far_f32(near_, faded2, grad_y, gate, up, beta, linear_beta);
    return near_;
}

/* gradGate = where(linearBeta > 0, tanh(up / linearBeta) * linearBeta, up) * sigmoid(gate) *
 * (sigmoid(2 * gate / beta) * sigmoid(-(2 * gate) / beta) * 4 + tanh(gate / beta) * sigmoid(-gate)
 * * beta) * gradY: in single f32. Rewritten by: order of factors. */
static inline vf32 grad_gate_f16(vf32 grad_y, vf32 gate, vf32 up, vf32 beta, vf32 linear_beta)
{
    const vm32 linear_beta_gt_0 = vf32_gt(linear_beta, vf32_of(0.0f));
    const vf32 quotient = vf32_div(up, linear_beta);
    const vf32 tanh = vf32_tanh_f16(quotient);
    const vf32 product = vf32_mul(tanh, linear_beta);
    const vf32 linear = vf32_where(linear_beta_gt_0, product, up);
    const vf32 sigmoid = vf32_sigmoid_f16(gate);
    const vf32 kept_sigmoid = vf32_kept(sigmoid, gate);
    const vf32 product2 = vf32_mul(linear, kept_sigmoid);
    const vf32 product3 = vf32_mul(vf32_of(2.0f), gate);
    const vf32x2 quotient2 = vf32x2_div(vf32x2_of(product3), vf32x2_of(beta));
    const vf32 sigmoid2 = vf32x2_sigmoid_f16(quotient2);
    const vf32 negative = vf32_neg(product3);
    const vf32x2 quotient3 = vf32x2_div(vf32x2_of(negative), vf32x2_of(beta));
    const vf32 sigmoid3 = vf32x2_sigmoid_f16(quotient3);
    const vf32 product4 = vf32_mul(sigmoid2, sigmoid3);
    const vf32 quotient4 = vf32_div(gate, beta);
    const vf32 tanh2 = vf32_tanh_f16(quotient4);
    const vf32 negative2 = vf32_neg(gate);
    const vf32 sigmoid4 = vf32_sigmoid_f16(negative2);
    const vf32 kept_sigmoid2 = vf32_kept(sigmoid4, negative2);
    const vf32 product5 = vf32_mul(tanh2, kept_sigmoid2);
    const vf32 product6 = vf32_mul(product5, beta);
    const vf32 sum = vf32_fma(product4, vf32_of(4.0f), product6);
    const vf32 product7 = vf32_mul(product2, sum);
    return vf32_mul(product7, grad_y);
}

/* gradUp = tanh(gate / beta) * sigmoid(gate) * where(linearBeta > 0, sigmoid(2 * up / linearBeta) *
 * sigmoid(-(2 * up) / linearBeta) * 4, 1) * gradY * beta: in single f32. Rewritten by: order of
 * factors. */
static inline vf32 grad_up_f16(vf32 grad_y, vf32 gate, vf32 up, vf32 beta, vf32 linear_beta)
{
    const vf32 quotient = vf32_div(gate, beta);
    const vf32 tanh = vf32_tanh_f16(quotient);
    const vf32 sigmoid = vf32_sigmoid_f16(gate);
    const vf32 kept_sigmoid = vf32_kept(sigmoid, gate);
    const vf32 product = vf32_mul(tanh, kept_sigmoid);
    const vm32 linear_beta_gt_0 = vf32_gt(linear_beta, vf32_of(0.0f));
    const vf32 product2 = vf32_mul(vf32_of(2.0f), up);
    const vf32x2 quotient2 = vf32x2_div(vf32x2_of(product2), vf32x2_of(linear_beta));
    const vf32 sigmoid2 = vf32x2_sigmoid_f16(quotient2);
    const vf32 negative = vf32_neg(product2);
    const vf32x2 quotient3 = vf32x2_div(vf32x2_of(negative), vf32x2_of(linear_beta));
    const vf32 sigmoid3 = vf32x2_sigmoid_f16(quotient3);
    const vf32 product3 = vf32_mul(sigmoid2, sigmoid3);
    const vf32 product4 = vf32_mul(product3, vf32_of(4.0f));
    const vf32 slope = vf32_where(linear_beta_gt_0, product4, vf32_of(1.0f));
    const vf32 product5 = vf32_mul(product, slope);
    const vf32 product6 = vf32_mul(product5, grad_y);
    return vf32_mul(product6, beta);
}

/* where(linearBeta > 0, tanh(up / linearBeta) * linearBeta, up) * sigmoid(gate) * (sigmoid(2 * gate
 * / beta) * sigmoid(-(2 * gate) / beta) * 4 + tanh(gate / beta) * sigmoid(-gate) * beta) * gradY:
 * in f64. */
static inline vf64 grad_gate_wide(vf64 grad_y, vf64 gate, vf64 up, vf64 beta, vf64 linear_beta)
{
    const vm64 linear_beta_gt_0 = vf64_gt(linear_beta, vf64_of(0.0));
    const vf64x2 quotient = vf64x2_div(vf64x2_of(up), vf64x2_of(linear_beta));
    const vf64x2 tanh = vf64x2_tanh(quotient);
    const vf64x2 product = vf64x2_mul_single(tanh, linear_beta);
    const vf64x2 linear = vf64x2_where(linear_beta_gt_0, product, vf64x2_of(up));
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(gate));
    const vf64 product2 = vf64_mul(vf64_of(2.0), gate);
    const vf64x2 quotient2 = vf64x2_div(vf64x2_of(product2), vf64x2_of(beta));
    const vf64x2 sigmoid2 = vf64x2_sigmoid(quotient2);
    const vf64 negative = vf64_neg(product2);
    const vf64x2 quotient3 = vf64x2_div(vf64x2_of(negative), vf64x2_of(beta));
    const vf64x2 sigmoid3 = vf64x2_sigmoid(quotient3);
    const vf64x2 product3 = vf64x2_mul_finite(sigmoid2, sigmoid3);
    const vf64x2 rise = vf64x2_mul_single_finite(product3, vf64_of(4.0));
    const vf64x2 quotient4 = vf64x2_div(vf64x2_of(gate), vf64x2_of(beta));
    const vf64x2 tanh2 = vf64x2_tanh(quotient4);
    const vf64 negative2 = vf64_neg(gate);
    const vf64x2 sigmoid4 = vf64x2_sigmoid(vf64x2_of(negative2));
    const vf64x2 product4 = vf64x2_mul_finite(tanh2, sigmoid4);
    const vf64x2 product5 = vf64x2_mul_single(product4, beta);
    const vf64x2 sum = vf64x2_add(rise, product5);
    const vm64 infinite = vf64_is_inf(linear.hi);
    const vf64x2 kept_sigmoid = vf64x2_where(vm64_and(vm64_or(infinite, vf64_is_inf(grad_y)),
                                                      vf64_lt(vf64_abs(gate), vf64_of(INFINITY))),
                                             vf64x2_of(vf64_of(1.0)), sigmoid);
    const vm64 vanished = vm64_and(
        vm64_and(vm64_and(vm64_or(infinite, vf64_is_inf(grad_y)), vf64_eq(rise.hi, vf64_of(0.0))),
                 vf64_eq(product5.hi, vf64_of(0.0))),
        vf64_lt(vf64_abs(gate), vf64_of(INFINITY)));
    const vf64x2 kept_sum = vf64x2_where(vanished, vf64x2_of(vf64_div(vf64_of(1.0), sum.hi)), sum);
    const vf64x2 kept_sigmoid2 =
        vf64x2_where(vm64_and(vf64_is_inf(linear.hi), vf64_lt(vf64_abs(gate), vf64_of(INFINITY))),
                     vf64x2_of(vf64_of(1.0)), kept_sigmoid);
    const vf64x2 product6 = vf64x2_mul(linear, kept_sigmoid2);
    const vf64x2 product7 = vf64x2_mul(product6, kept_sum);
    return vf64x2_scale_round(product7, grad_y);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_gate_far(vf32 short_, vm32 lanes, vf32 grad_y, vf32 gate, vf32 up, vf32 beta,
                           vf32 linear_beta)
{
    const vf64x2 low =
        vf64x2_of(grad_gate_wide(vf64_widen_low(grad_y), vf64_widen_low(gate), vf64_widen_low(up),
                                 vf64_widen_low(beta), vf64_widen_low(linear_beta)));
    const vf64x2 high = vf64x2_of(grad_gate_wide(vf64_widen_high(grad_y), vf64_widen_high(gate),
                                                 vf64_widen_high(up), vf64_widen_high(beta),
                                                 vf64_widen_high(linear_beta)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradGate = where(linearBeta > 0, tanh(up / linearBeta) * linearBeta, up) * sigmoid(gate) *
 * (sigmoid(2 * gate / beta) * sigmoid(-(2 * gate) / beta) * 4 + tanh(gate / beta) * sigmoid(-gate)
 * * beta) * gradY: in single f32; lanes in which that may round wrongly are recomputed. Rewritten
 * by: order of factors. */
static inline vf32 grad_gate_bf16(vf32 grad_y, vf32 gate, vf32 up, vf32 beta, vf32 linear_beta)
{
    const vm32 linear_beta_gt_0 = vf32_gt(linear_beta, vf32_of(0.0f));
    const vf32 quotient = vf32_div(up, linear_beta);
    const vf32 tanh = vf32_tanh_bf16(quotient);
    const vf32 product = vf32_mul(tanh, linear_beta);
    const vf32 linear = vf32_where(linear_beta_gt_0, product, up);
    const vf32 sigmoid = vf32_sigmoid_bf16(gate);
    const vf32 product2 = vf32_mul(linear, sigmoid);
    const vf32 product3 = vf32_mul(vf32_of(2.0f), gate);
    const vf32x2 quotient2 = vf32x2_div(vf32x2_of(product3), vf32x2_of(beta));
    const vf32 sigmoid2 = vf32x2_sigmoid_bf16(quotient2);
    const vf32 negative = vf32_neg(product3);
    const vf32x2 quotient3 = vf32x2_div(vf32x2_of(negative), vf32x2_of(beta));
    const vf32 sigmoid3 = vf32x2_sigmoid_bf16(quotient3);
    const vf32 product4 = vf32_mul(sigmoid2, sigmoid3);
    const vf32 quotient4 = vf32_div(gate, beta);
    const vf32 tanh2 = vf32_tanh_bf16(quotient4);
    const vf32 negative2 = vf32_neg(gate);
    const vf32 sigmoid4 = vf32_sigmoid_bf16(negative2);
    const vf32 product5 = vf32_mul(tanh2, sigmoid4);
    const vf32 product6 = vf32_mul(product5, beta);
    const vf32 sum = vf32_fma(product4, vf32_of(4.0f), product6);
    const vf32 product7 = vf32_mul(product2, sum);
    const vf32 product8 = vf32_mul(product7, grad_y);
    const vm32 strays = vm32_and(vf32_strays(quotient), vf32_ne(up, vf32_of(0.0f)));
    const vm32 strays2 = vm32_and(vf32_strays(tanh), vf32_ne(up, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(strays, strays2);
    const vm32 doubt2 = vm32_and(linear_beta_gt_0, doubt);
    const vm32 strays3 = vm32_and(vm32_and(vf32_strays(product), vf32_ne(up, vf32_of(0.0f))),
                                  vf32_ne(linear_beta, vf32_of(0.0f)));
    const vm32 doubt3 = vm32_and(linear_beta_gt_0, strays3);
    const vm32 doubt4 = vm32_or(doubt2, doubt3);
    const vm32 strays4 = vf32_strays(sigmoid);
    const vm32 doubt5 = vm32_or(doubt4, strays4);
    const vm32 strays5 = vf32_strays(sigmoid2);
    const vm32 strays6 = vf32_strays(sigmoid3);
    const vm32 doubt6 = vm32_or(strays5, strays6);
    const vf32 product9 = vf32_mul(product4, vf32_of(4.0f));
    const vm32 strays7 = vf32_strays(product4);
    const vm32 doubt7 = vm32_or(doubt6, strays7);
    const vm32 strays8 = vm32_and(vf32_strays(quotient4), vf32_ne(gate, vf32_of(0.0f)));
    const vm32 strays9 = vm32_and(vf32_strays(tanh2), vf32_ne(gate, vf32_of(0.0f)));
    const vm32 doubt8 = vm32_or(strays8, strays9);
    const vm32 strays10 = vf32_strays(sigmoid4);
    const vm32 doubt9 = vm32_or(doubt8, strays10);
    const vm32 strays11 = vm32_and(vf32_strays(product5), vf32_ne(gate, vf32_of(0.0f)));
    const vm32 doubt10 = vm32_or(doubt9, strays11);
    const vm32 cancelled = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product9), vf32_of(0x1p-3f)));
    const vm32 doubt11 = vm32_or(doubt7, cancelled);
    const vm32 doubt12 = vm32_or(doubt11, doubt10);
    const vm32 cancelled2 = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product6), vf32_of(0x1p-3f)));
    const vm32 doubt13 = vm32_or(doubt12, cancelled2);
    const vm32 doubt14 = vm32_or(doubt5, doubt13);
    const vm32 strays12 = vm32_and(vf32_strays(product2), vf32_ne(linear, vf32_of(0.0f)));
    const vm32 doubt15 = vm32_or(doubt14, strays12);
    const vm32 strays13 = vm32_and(vf32_strays(sum), vf32_ne(sum, vf32_of(0.0f)));
    const vm32 doubt16 = vm32_or(doubt15, strays13);
    const vm32 strays14 = vm32_and(vm32_and(vf32_strays(product7), vf32_ne(linear, vf32_of(0.0f))),
                                   vf32_ne(sum, vf32_of(0.0f)));
    const vm32 doubt17 = vm32_or(doubt16, strays14);
    vf32 settled = product8;
    if (vm32_any(doubt17))
        settled = grad_gate_far(settled, doubt17, grad_y, gate, up, beta, linear_beta);
    return settled;
}

/* tanh(gate / beta) * sigmoid(gate) * where(linearBeta > 0, sigmoid(2 * up / linearBeta) *
 * sigmoid(-(2 * up) / linearBeta) * 4, 1) * gradY * beta: in f64. */
static inline vf64 grad_up_wide(vf64 grad_y, vf64 gate, vf64 up, vf64 beta, vf64 linear_beta)
{
    const vf64x2 quotient = vf64x2_div(vf64x2_of(gate), vf64x2_of(beta));
    const vf64x2 tanh = vf64x2_tanh(quotient);
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(gate));
    const vm64 linear_beta_gt_0 = vf64_gt(linear_beta, vf64_of(0.0));
    const vf64 product = vf64_mul(vf64_of(2.0), up);
    const vf64x2 quotient2 = vf64x2_div(vf64x2_of(product), vf64x2_of(linear_beta));
    const vf64x2 sigmoid2 = vf64x2_sigmoid(quotient2);
    const vf64 negative = vf64_neg(product);
    const vf64x2 quotient3 = vf64x2_div(vf64x2_of(negative), vf64x2_of(linear_beta));
    const vf64x2 sigmoid3 = vf64x2_sigmoid(quotient3);
    const vf64x2 product2 = vf64x2_mul_finite(sigmoid2, sigmoid3);
    const vf64x2 product3 = vf64x2_mul_single_finite(product2, vf64_of(4.0));
    const vf64x2 slope = vf64x2_where(linear_beta_gt_0, product3, vf64x2_of(vf64_of(1.0)));
    const vm64 infinite = vf64_is_inf(slope.hi);
    const vm64 infinite2 = vm64_or(infinite, vf64_is_inf(grad_y));
    const vf64x2 kept_sigmoid = vf64x2_where(
        vm64_and(vm64_or(infinite2, vf64_is_inf(beta)), vf64_lt(vf64_abs(gate), vf64_of(INFINITY))),
        vf64x2_of(vf64_of(1.0)), sigmoid);
    return vf64x2_product(
        5, (const vf64x2[]){tanh, kept_sigmoid, slope, vf64x2_of(grad_y), vf64x2_of(beta)});
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_up_far(vf32 short_, vm32 lanes, vf32 grad_y, vf32 gate, vf32 up, vf32 beta,
                         vf32 linear_beta)
{
    const vf64x2 low =
        vf64x2_of(grad_up_wide(vf64_widen_low(grad_y), vf64_widen_low(gate), vf64_widen_low(up),
                               vf64_widen_low(beta), vf64_widen_low(linear_beta)));
    const vf64x2 high =
        vf64x2_of(grad_up_wide(vf64_widen_high(grad_y), vf64_widen_high(gate), vf64_widen_high(up),
                               vf64_widen_high(beta), vf64_widen_high(linear_beta)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradUp = tanh(gate / beta) * sigmoid(gate) * where(linearBeta > 0, sigmoid(2 * up / linearBeta) *
 * sigmoid(-(2 * up) / linearBeta) * 4, 1) * gradY * beta: in single f32; lanes in which that may
 * round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 grad_up_bf16(vf32 grad_y, vf32 gate, vf32 up, vf32 beta, vf32 linear_beta)
{
    const vf32 quotient = vf32_div(gate, beta);
    const vf32 tanh = vf32_tanh_bf16(quotient);
    const vf32 sigmoid = vf32_sigmoid_bf16(gate);
    const vf32 product = vf32_mul(tanh, sigmoid);
    const vm32 linear_beta_gt_0 = vf32_gt(linear_beta, vf32_of(0.0f));
    const vf32 product2 = vf32_mul(vf32_of(2.0f), up);
    const vf32x2 quotient2 = vf32x2_div(vf32x2_of(product2), vf32x2_of(linear_beta));
    const vf32 sigmoid2 = vf32x2_sigmoid_bf16(quotient2);
    const vf32 negative = vf32_neg(product2);
    const vf32x2 quotient3 = vf32x2_div(vf32x2_of(negative), vf32x2_of(linear_beta));
    const vf32 sigmoid3 = vf32x2_sigmoid_bf16(quotient3);
    const vf32 product3 = vf32_mul(sigmoid2, sigmoid3);
    const vf32 product4 = vf32_mul(product3, vf32_of(4.0f));
    const vf32 slope = vf32_where(linear_beta_gt_0, product4, vf32_of(1.0f));
    const vf32 product5 = vf32_mul(product, slope);
    const vf32 product6 = vf32_mul(product5, grad_y);
    const vf32 product7 = vf32_mul(product6, beta);
    const vm32 strays = vm32_and(vf32_strays(quotient), vf32_ne(gate, vf32_of(0.0f)));
    const vm32 strays2 = vm32_and(vf32_strays(tanh), vf32_ne(gate, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(strays, strays2);
    const vm32 strays3 = vf32_strays(sigmoid);
    const vm32 doubt2 = vm32_or(doubt, strays3);
    const vm32 strays4 = vf32_strays(sigmoid2);
    const vm32 strays5 = vf32_strays(sigmoid3);
    const vm32 doubt3 = vm32_or(strays4, strays5);
    const vm32 strays6 = vf32_strays(product3);
    const vm32 doubt4 = vm32_or(doubt3, strays6);
    const vm32 doubt5 = vm32_and(linear_beta_gt_0, doubt4);
    const vm32 doubt6 = vm32_or(doubt2, doubt5);
    const vm32 strays7 = vm32_and(vf32_strays(product), vf32_ne(gate, vf32_of(0.0f)));
    const vm32 doubt7 = vm32_or(doubt6, strays7);
    const vm32 strays8 = vf32_strays(product4);
    const vm32 doubt8 = vm32_and(linear_beta_gt_0, strays8);
    const vm32 doubt9 = vm32_or(doubt7, doubt8);
    const vm32 strays9 = vm32_and(vm32_and(vf32_strays(product5), vf32_ne(gate, vf32_of(0.0f))),
                                  vf32_ne(slope, vf32_of(0.0f)));
    const vm32 doubt10 = vm32_or(doubt9, strays9);
    const vm32 strays10 =
        vm32_and(vm32_and(vm32_and(vf32_strays(product6), vf32_ne(gate, vf32_of(0.0f))),
                          vf32_ne(slope, vf32_of(0.0f))),
                 vf32_ne(grad_y, vf32_of(0.0f)));
    const vm32 doubt11 = vm32_or(doubt10, strays10);
    vf32 settled = product7;
    if (vm32_any(doubt11))
        settled = grad_up_far(settled, doubt11, grad_y, gate, up, beta, linear_beta);
    return settled;
}

struct situ_glu_grad_f32_scalars {
    vf32 beta;
    vf32 linear_beta;
};

/* in[0]: gradY, in[1]: gate, in[2]: up; out[0]: gradGate, out[1]: gradUp. */
AC_WORD void situ_glu_grad_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct situ_glu_grad_f32_scalars *const s = scalars;
    out[0].f32 = grad_gate_f32(in[0].f32, in[1].f32, in[2].f32, s->beta, s->linear_beta);
    out[1].f32 = grad_up_f32(in[0].f32, in[1].f32, in[2].f32, s->beta, s->linear_beta);
}

static void situ_glu_grad_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    const struct situ_glu_grad_attrs *const a = attrs;
    const struct situ_glu_grad_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .linear_beta = vf32_of((float)a->linear_beta),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 2);
    ac_run_vectors(loop, count, ins, outs, past, situ_glu_grad_f32_at, &s);
}

/* in[0]: gradY, in[1]: gate, in[2]: up; out[0]: gradGate, out[1]: gradUp. */
AC_WORD void situ_glu_grad_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct situ_glu_grad_f32_scalars *const s = scalars;
    out[0].f32 = grad_gate_f16(in[0].f32, in[1].f32, in[2].f32, s->beta, s->linear_beta);
    out[1].f32 = grad_up_f16(in[0].f32, in[1].f32, in[2].f32, s->beta, s->linear_beta);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void situ_glu_grad_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    const struct situ_glu_grad_attrs *const a = attrs;
    const struct situ_glu_grad_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .linear_beta = vf32_of((float)a->linear_beta),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, situ_glu_grad_f16_at, &s);
}

/* in[0]: gradY, in[1]: gate, in[2]: up; out[0]: gradGate, out[1]: gradUp. */
AC_WORD void situ_glu_grad_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct situ_glu_grad_f32_scalars *const s = scalars;
    out[0].f32 = grad_gate_bf16(in[0].f32, in[1].f32, in[2].f32, s->beta, s->linear_beta);
    out[1].f32 = grad_up_bf16(in[0].f32, in[1].f32, in[2].f32, s->beta, s->linear_beta);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void situ_glu_grad_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    const struct situ_glu_grad_attrs *const a = attrs;
    const struct situ_glu_grad_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .linear_beta = vf32_of((float)a->linear_beta),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, situ_glu_grad_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_situ_glu_grad_kernels)[] = {
    {{
        [AC_F32] = situ_glu_grad_f32,
        [AC_F16] = situ_glu_grad_f16,
        [AC_BF16] = situ_glu_grad_bf16,
    }},
};
