/*
 * Generated from spec/activation/hardsigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > -3 and self < 3, gradOutput / 6, 0)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/hardsigmoid_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self > -3 and self < 3, 1 / 6 * gradOutput, 0): in f32 and pairs of it, rounded once.
 * Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 grad_output, vf32 self)
{
    const vm32 self_gt_minus_3 = vf32_gt(self, vf32_of(-3.0f));
    const vm32 self_lt_3 = vf32_lt(self, vf32_of(3.0f));
    const vm32 and_ = vm32_and(self_gt_minus_3, self_lt_3);
    const vf32 product =
        vf32x2_scale_round(vf32x2_make(vf32_of(0x1.555556p-3f /* 1 / 6 */),
                                       vf32_of(-0x1.555556p-28f /* and the rest */)),
                           grad_output);
    return vf32_where(and_, product, vf32_of(0.0f));
}

/* out = where(self > -3 and self < 3, 1 / 6 * gradOutput, 0): in single f32. Rewritten by: order of
 * factors. */
static inline vf32 out_f16(vf32 grad_output, vf32 self)
{
    const vm32 self_gt_minus_3 = vf32_gt(self, vf32_of(-3.0f));
    const vm32 self_lt_3 = vf32_lt(self, vf32_of(3.0f));
    const vm32 and_ = vm32_and(self_gt_minus_3, self_lt_3);
    const vf32 product = vf32_mul(vf32_of(0x1.555556p-3f /* 1 / 6 */), grad_output);
    return vf32_where(and_, product, vf32_of(0.0f));
}

/* out = where(self > -3 and self < 3, 1 / 6 * gradOutput, 0): in single f32. Rewritten by: order of
 * factors. */
static inline vf32 out_bf16(vf32 grad_output, vf32 self)
{
    const vm32 self_gt_minus_3 = vf32_gt(self, vf32_of(-3.0f));
    const vm32 self_lt_3 = vf32_lt(self, vf32_of(3.0f));
    const vm32 and_ = vm32_and(self_gt_minus_3, self_lt_3);
    const vf32 product = vf32_mul(vf32_of(0x1.555556p-3f /* 1 / 6 */), grad_output);
    return vf32_where(and_, product, vf32_of(0.0f));
}

/* in[0]: gradOutput, in[1]: self; out[0]: out. */
AC_WORD void hardsigmoid_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32);
}

static void hardsigmoid_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, hardsigmoid_backward_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: out. */
AC_WORD void hardsigmoid_backward_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void hardsigmoid_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardsigmoid_backward_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: out. */
AC_WORD void hardsigmoid_backward_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void hardsigmoid_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardsigmoid_backward_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_hardsigmoid_backward_kernels)[] = {
    {{
        [AC_F32] = hardsigmoid_backward_f32,
        [AC_F16] = hardsigmoid_backward_f16,
        [AC_BF16] = hardsigmoid_backward_bf16,
    }},
};
