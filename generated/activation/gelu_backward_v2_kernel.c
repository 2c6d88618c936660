/*
 * Generated from spec/activation/gelu_backward_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   u = 0.7978845608028654 * (self + 0.044715 * self * self * self)
 *   slope = 0.7978845608028654 * (1 + 0.134145 * self * self)
 *   t = tanh(u)
 *   approximate is none:
 *     gradInput = gradOutput * (normal_cdf(self) + self * normal_pdf(self))
 *   approximate is tanh:
 *     gradInput = gradOutput * 0.5 * ((1 + t) + self * (1 - t * t) * slope)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/gelu_backward_v2.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradInput = gelu_slope(self) * gradOutput: in f32 and pairs of it, rounded once. Rewritten by:
 * word, order of factors. */
static inline vf32 grad_input_none_f32(vf32 grad_output, vf32 self)
{
    return vf32_gelu_slope_times(self, grad_output);
}

/* gradInput = gelu_slope(self) * gradOutput: in single f32. Rewritten by: word, order of
 * factors. */
static inline vf32 grad_input_none_f16(vf32 grad_output, vf32 self)
{
    const vf32 gelu_slope = vf32_gelu_slope_f16(self);
    return vf32_mul(gelu_slope, grad_output);
}

/* gelu_slope(self) * gradOutput: in f64. */
static inline vf64 grad_input_none_wide(vf64 grad_output, vf64 self)
{
    return vf64_gelu_slope_times(self, grad_output);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_input_none_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 self)
{
    const vf64x2 low =
        vf64x2_of(grad_input_none_wide(vf64_widen_low(grad_output), vf64_widen_low(self)));
    const vf64x2 high =
        vf64x2_of(grad_input_none_wide(vf64_widen_high(grad_output), vf64_widen_high(self)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradInput = gelu_slope(self) * gradOutput: in single f32; lanes in which that may round wrongly
 * are recomputed. Rewritten by: word, order of factors. */
static inline vf32 grad_input_none_bf16(vf32 grad_output, vf32 self)
{
    const vf32 gelu_slope = vf32_gelu_slope_bf16(self);
    const vf32 product = vf32_mul(gelu_slope, grad_output);
    const vm32 strays = vf32_strays(gelu_slope);
    vf32 settled = product;
    if (vm32_any(strays))
        settled = grad_input_none_far(settled, strays, grad_output, self);
    return settled;
}

/* gradInput = gelu_tanh_slope(self) * gradOutput: in f32 and pairs of it, rounded once. Rewritten
 * by: word, order of factors. */
static inline vf32 grad_input_tanh_f32(vf32 grad_output, vf32 self)
{
    return vf32_gelu_tanh_slope_times(self, grad_output);
}

/* gradInput = gelu_tanh_slope(self) * gradOutput: in single f32. Rewritten by: word, order of
 * factors. */
static inline vf32 grad_input_tanh_f16(vf32 grad_output, vf32 self)
{
    const vf32 gelu_tanh_slope = vf32_gelu_tanh_slope_f16(self);
    return vf32_mul(gelu_tanh_slope, grad_output);
}

/* gelu_tanh_slope(self) * gradOutput: in f64. */
static inline vf64 grad_input_tanh_wide(vf64 grad_output, vf64 self)
{
    return vf64_gelu_tanh_slope_times(self, grad_output);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_input_tanh_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 self)
{
    const vf64x2 low =
        vf64x2_of(grad_input_tanh_wide(vf64_widen_low(grad_output), vf64_widen_low(self)));
    const vf64x2 high =
        vf64x2_of(grad_input_tanh_wide(vf64_widen_high(grad_output), vf64_widen_high(self)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradInput = gelu_tanh_slope(self) * gradOutput: in single f32; lanes in which that may round
 * wrongly are recomputed. Rewritten by: word, order of factors. */
static inline vf32 grad_input_tanh_bf16(vf32 grad_output, vf32 self)
{
    const vf32 gelu_tanh_slope = vf32_gelu_tanh_slope_bf16(self);
    const vf32 product = vf32_mul(gelu_tanh_slope, grad_output);
    const vm32 strays = vf32_strays(gelu_tanh_slope);
    vf32 settled = product;
    if (vm32_any(strays))
        settled = grad_input_tanh_far(settled, strays, grad_output, self);
    return settled;
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void gelu_backward_v2_none_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_none_f32(in[0].f32, in[1].f32);
}

static void gelu_backward_v2_none_f32(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, gelu_backward_v2_none_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void gelu_backward_v2_none_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_none_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void gelu_backward_v2_none_f16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, gelu_backward_v2_none_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void gelu_backward_v2_none_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_none_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void gelu_backward_v2_none_bf16(size_t count, const void *const ins[], void *const outs[],
                                       const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, gelu_backward_v2_none_bf16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void gelu_backward_v2_tanh_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_tanh_f32(in[0].f32, in[1].f32);
}

static void gelu_backward_v2_tanh_f32(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, gelu_backward_v2_tanh_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void gelu_backward_v2_tanh_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_tanh_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void gelu_backward_v2_tanh_f16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, gelu_backward_v2_tanh_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void gelu_backward_v2_tanh_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_tanh_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void gelu_backward_v2_tanh_bf16(size_t count, const void *const ins[], void *const outs[],
                                       const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, gelu_backward_v2_tanh_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_gelu_backward_v2_kernels)[] = {
    [GELU_BACKWARD_V2_NONE] = {{
        [AC_F32] = gelu_backward_v2_none_f32,
        [AC_F16] = gelu_backward_v2_none_f16,
        [AC_BF16] = gelu_backward_v2_none_bf16,
    }},
    [GELU_BACKWARD_V2_TANH] = {{
        [AC_F32] = gelu_backward_v2_tanh_f32,
        [AC_F16] = gelu_backward_v2_tanh_f16,
        [AC_BF16] = gelu_backward_v2_tanh_bf16,
    }},
};
