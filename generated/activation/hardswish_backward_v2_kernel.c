/*
 * Generated from spec/activation/hardswish_backward_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   slope = where(self <= -3, 0, where(self >= 3, 1, (self + 1.5) / 3))
 *   out = gradOutput * slope
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/hardswish_backward_v2.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self <= -3, 0, where(self >= 3, 1, (self + 1.5) * 1 / 3)) * gradOutput: in f32 and
 * pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 grad_output, vf32 self)
{
    const vm32 self_le_minus_3 = vf32_le(self, vf32_of(-3.0f));
    const vm32 self_ge_3 = vf32_ge(self, vf32_of(3.0f));
    const vf32x2 sum = vf32x2_of_ordered_sum_finite(vf32_of(1.5f), self);
    const vf32x2 product =
        vf32x2_mul_loose(sum, vf32x2_make(vf32_of(0x1.555556p-2f /* 1 / 3 */),
                                          vf32_of(-0x1.555556p-27f /* and the rest */)));
    const vf32x2 chosen = vf32x2_where(self_ge_3, vf32x2_of(vf32_of(1.0f)), product);
    const vf32x2 slope = vf32x2_where(self_le_minus_3, vf32x2_of(vf32_of(0.0f)), chosen);
    return vf32x2_scale_round(slope, grad_output);
}

/* out = where(self <= -3, 0, where(self >= 3, 1, (self + 1.5) * 1 / 3)) * gradOutput: in single
 * f32. Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 grad_output, vf32 self)
{
    const vm32 self_le_minus_3 = vf32_le(self, vf32_of(-3.0f));
    const vm32 self_ge_3 = vf32_ge(self, vf32_of(3.0f));
    const vf32 sum = vf32_add(self, vf32_of(1.5f));
    const vf32 product = vf32_mul(sum, vf32_of(0x1.555556p-2f /* 1 / 3 */));
    const vf32 chosen = vf32_where(self_ge_3, vf32_of(1.0f), product);
    const vf32 slope = vf32_where(self_le_minus_3, vf32_of(0.0f), chosen);
    return vf32_mul(slope, grad_output);
}

/* out = where(self <= -3, 0, where(self >= 3, 1, (self + 1.5) * 1 / 3)) * gradOutput: in single
 * f32. Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 grad_output, vf32 self)
{
    const vm32 self_le_minus_3 = vf32_le(self, vf32_of(-3.0f));
    const vm32 self_ge_3 = vf32_ge(self, vf32_of(3.0f));
    const vf32 sum = vf32_add(self, vf32_of(1.5f));
    const vf32 product = vf32_mul(sum, vf32_of(0x1.555556p-2f /* 1 / 3 */));
    const vf32 chosen = vf32_where(self_ge_3, vf32_of(1.0f), product);
    const vf32 slope = vf32_where(self_le_minus_3, vf32_of(0.0f), chosen);
    return vf32_mul(slope, grad_output);
}

/* in[0]: gradOutput, in[1]: self; out[0]: out. */
AC_WORD void hardswish_backward_v2_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32);
}

static void hardswish_backward_v2_f32(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, hardswish_backward_v2_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: out. */
AC_WORD void hardswish_backward_v2_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void hardswish_backward_v2_f16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardswish_backward_v2_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: out. */
AC_WORD void hardswish_backward_v2_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void hardswish_backward_v2_bf16(size_t count, const void *const ins[], void *const outs[],
                                       const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardswish_backward_v2_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_hardswish_backward_v2_kernels)[] = {
    {{
        [AC_F32] = hardswish_backward_v2_f32,
        [AC_F16] = hardswish_backward_v2_f16,
        [AC_BF16] = hardswish_backward_v2_bf16,
    }},
};
