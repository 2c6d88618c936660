/*
 * Generated from spec/activation/fast_gelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   u = 1.702 * self
 *   s = sigmoid(u)
 *   gradInput = gradOutput * (s * (1 + u * (1 - s)))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/fast_gelu_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradInput = silu_slope(1.702 * self) * gradOutput: in f32 and pairs of it, rounded once.
 * Rewritten by: word of a product, order of factors. */
static inline vf32 grad_input_f32(vf32 grad_output, vf32 self)
{
    const vf32x2 u = vf32x2_mul_single(vf32x2_make(vf32_of(0x1.b3b646p+0f /* 1.702 */),
                                                   vf32_of(-0x1.78d4fep-26f /* and the rest */)),
                                       self);
    return vf32_silu_slope_of_pair_times(u, grad_output);
}

/* gradInput = sigmoid(1.702 * self) * (1 + where(where(self < -2**100, -2**100, self) > 2**100,
 * 2**100, where(self < -2**100, -2**100, self)) * (1 - sigmoid(1.702 * self)) * 1.702) *
 * gradOutput: in single f32. Rewritten by: limit, order of factors. */
static inline vf32 grad_input_f16(vf32 grad_output, vf32 self)
{
    const vf32 u = vf32_mul(vf32_of(0x1.b3b646p+0f /* 1.702 */), self);
    const vf32 s = vf32_sigmoid_f16(u);
    const vm32 is_lt = vf32_lt(self, vf32_of(-0x1p+100f /* -2**100 */));
    const vf32 chosen = vf32_where(is_lt, vf32_of(-0x1p+100f /* -2**100 */), self);
    const vm32 is_gt = vf32_gt(chosen, vf32_of(0x1p+100f /* 2**100 */));
    const vf32 chosen2 = vf32_where(is_gt, vf32_of(0x1p+100f /* 2**100 */), chosen);
    const vf32 difference = vf32_sub(vf32_of(1.0f), s);
    const vf32 product = vf32_mul(chosen2, difference);
    const vf32 sum = vf32_fma(product, vf32_of(0x1.b3b646p+0f /* 1.702 */), vf32_of(1.0f));
    const vf32 kept_sigmoid = vf32_kept(s, u);
    const vf32 product2 = vf32_mul(kept_sigmoid, sum);
    return vf32_mul(product2, grad_output);
}

/* sigmoid(1.702 * self) * (1 + where(where(self < -2**100, -2**100, self) > 2**100, 2**100,
 * where(self < -2**100, -2**100, self)) * (1 - sigmoid(1.702 * self)) * 1.702) * gradOutput: in
 * f64. */
static inline vf64 grad_input_wide(vf64 grad_output, vf64 self)
{
    const vf64x2 u =
        vf64x2_mul_single(vf64x2_make(vf64_of(0x1.b3b645a1cac08p+0 /* 1.702 */),
                                      vf64_of(0x1.89374bc6a7efap-55 /* and the rest */)),
                          self);
    const vf64x2 s = vf64x2_sigmoid(u);
    const vm64 is_lt = vf64_lt(self, vf64_of(-0x1p+100 /* -2**100 */));
    const vf64 chosen = vf64_where(is_lt, vf64_of(-0x1p+100 /* -2**100 */), self);
    const vm64 is_gt = vf64_gt(chosen, vf64_of(0x1p+100 /* 2**100 */));
    const vf64 chosen2 = vf64_where(is_gt, vf64_of(0x1p+100 /* 2**100 */), chosen);
    const vf64x2 difference = vf64x2_add_single_finite(vf64x2_neg(s), vf64_of(1.0));
    const vf64x2 product = vf64x2_mul_single(difference, chosen2);
    const vf64x2 product2 =
        vf64x2_mul(product, vf64x2_make(vf64_of(0x1.b3b645a1cac08p+0 /* 1.702 */),
                                        vf64_of(0x1.89374bc6a7efap-55 /* and the rest */)));
    const vf64x2 sum = vf64x2_add_single(product2, vf64_of(1.0));
    const vf64x2 product3 = vf64x2_mul(s, sum);
    return vf64x2_scale_round(product3, grad_output);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_input_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 self)
{
    const vf64x2 low =
        vf64x2_of(grad_input_wide(vf64_widen_low(grad_output), vf64_widen_low(self)));
    const vf64x2 high =
        vf64x2_of(grad_input_wide(vf64_widen_high(grad_output), vf64_widen_high(self)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradInput = sigmoid(1.702 * self) * (1 + where(where(self < -2**100, -2**100, self) > 2**100,
 * 2**100, where(self < -2**100, -2**100, self)) * (1 - sigmoid(1.702 * self)) * 1.702) *
 * gradOutput: in single f32; lanes in which that may round wrongly are recomputed. Rewritten by:
 * limit, order of factors. */
static inline vf32 grad_input_bf16(vf32 grad_output, vf32 self)
{
    const vf32 u = vf32_mul(vf32_of(0x1.b3b646p+0f /* 1.702 */), self);
    const vf32 s = vf32_sigmoid_bf16(u);
    const vm32 is_lt = vf32_lt(self, vf32_of(-0x1p+100f /* -2**100 */));
    const vf32 chosen = vf32_where(is_lt, vf32_of(-0x1p+100f /* -2**100 */), self);
    const vm32 is_gt = vf32_gt(chosen, vf32_of(0x1p+100f /* 2**100 */));
    const vf32 chosen2 = vf32_where(is_gt, vf32_of(0x1p+100f /* 2**100 */), chosen);
    const vf32 difference = vf32_sub(vf32_of(1.0f), s);
    const vf32 product = vf32_mul(chosen2, difference);
    const vf32 sum = vf32_fma(product, vf32_of(0x1.b3b646p+0f /* 1.702 */), vf32_of(1.0f));
    const vf32 product2 = vf32_mul(s, sum);
    const vf32 product3 = vf32_mul(product2, grad_output);
    const vm32 cancelled = vf32_lt(vf32_abs(difference), vf32_mul(vf32_abs(s), vf32_of(0x1p-3f)));
    const vm32 strays = vm32_and(vf32_strays(difference), vf32_ne(difference, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(cancelled, strays);
    const vf32 product4 = vf32_mul(product, vf32_of(0x1.b3b646p+0f /* 1.702 */));
    const vm32 strays2 = vm32_and(vm32_and(vf32_strays(product), vf32_ne(chosen2, vf32_of(0.0f))),
                                  vf32_ne(difference, vf32_of(0.0f)));
    const vm32 doubt2 = vm32_or(doubt, strays2);
    const vm32 cancelled2 = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product4), vf32_of(0x1p-3f)));
    const vm32 doubt3 = vm32_or(doubt2, cancelled2);
    const vm32 strays3 = vf32_strays(s);
    const vm32 doubt4 = vm32_or(doubt3, strays3);
    const vm32 strays4 = vm32_and(vf32_strays(sum), vf32_ne(sum, vf32_of(0.0f)));
    const vm32 doubt5 = vm32_or(doubt4, strays4);
    const vm32 strays5 = vm32_and(vf32_strays(product2), vf32_ne(sum, vf32_of(0.0f)));
    const vm32 doubt6 = vm32_or(doubt5, strays5);
    vf32 settled = product3;
    if (vm32_any(doubt6))
        settled = grad_input_far(settled, doubt6, grad_output, self);
    return settled;
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void fast_gelu_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_f32(in[0].f32, in[1].f32);
}

static void fast_gelu_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, fast_gelu_backward_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void fast_gelu_backward_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void fast_gelu_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, fast_gelu_backward_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void fast_gelu_backward_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void fast_gelu_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, fast_gelu_backward_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_fast_gelu_backward_kernels)[] = {
    {{
        [AC_F32] = fast_gelu_backward_f32,
        [AC_F16] = fast_gelu_backward_f16,
        [AC_BF16] = fast_gelu_backward_bf16,
    }},
};
