/*
 * Generated from spec/activation/silu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   s = sigmoid(self)
 *   gradInput = gradOutput * (s * (1 + self * (1 - s)))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/silu_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradInput = silu_slope(self) * gradOutput: in f32 and pairs of it, rounded once. Rewritten by:
 * word, order of factors. */
static inline vf32 grad_input_f32(vf32 grad_output, vf32 self)
{
    return vf32_silu_slope_times(self, grad_output);
}

/* gradInput = silu_slope(self) * gradOutput: in single f32. Rewritten by: word, order of
 * factors. */
static inline vf32 grad_input_f16(vf32 grad_output, vf32 self)
{
    const vf32 silu_slope = vf32_silu_slope_f16(self);
    return vf32_mul(silu_slope, grad_output);
}

/* silu_slope(self) * gradOutput: in f64. */
static inline vf64 grad_input_wide(vf64 grad_output, vf64 self)
{
    return vf64_silu_slope_times(self, grad_output);
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

/* gradInput = silu_slope(self) * gradOutput: in single f32; lanes in which that may round wrongly
 * are recomputed. Rewritten by: word, order of factors. */
static inline vf32 grad_input_bf16(vf32 grad_output, vf32 self)
{
    const vf32 silu_slope = vf32_silu_slope_bf16(self);
    const vf32 product = vf32_mul(silu_slope, grad_output);
    const vm32 strays = vf32_strays(silu_slope);
    vf32 settled = product;
    if (vm32_any(strays))
        settled = grad_input_far(settled, strays, grad_output, self);
    return settled;
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void silu_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_f32(in[0].f32, in[1].f32);
}

static void silu_backward_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, silu_backward_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void silu_backward_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void silu_backward_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, silu_backward_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void silu_backward_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void silu_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, silu_backward_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_silu_backward_kernels)[] = {
    {{
        [AC_F32] = silu_backward_f32,
        [AC_F16] = silu_backward_f16,
        [AC_BF16] = silu_backward_bf16,
    }},
};
