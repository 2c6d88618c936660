/*
 * Generated from spec/activation/hardsigmoid.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > 3, 1, where(self <= -3, 0, (self + 3) / 6))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/hardsigmoid.h"
#include "simd/loops/integers.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self > 3, 1, where(self <= -3, 0, (self + 3) * 1 / 6)): in f32 and pairs of it,
 * rounded once. Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 self)
{
    const vm32 self_gt_3 = vf32_gt(self, vf32_of(3.0f));
    const vm32 self_le_minus_3 = vf32_le(self, vf32_of(-3.0f));
    const vf32x2 sum = vf32x2_of_ordered_sum_finite(vf32_of(3.0f), self);
    const vf32x2 product =
        vf32x2_mul_loose(sum, vf32x2_make(vf32_of(0x1.555556p-3f /* 1 / 6 */),
                                          vf32_of(-0x1.555556p-28f /* and the rest */)));
    const vf32 product2 = vf32x2_round(product);
    const vf32 chosen = vf32_where(self_le_minus_3, vf32_of(0.0f), product2);
    return vf32_where(self_gt_3, vf32_of(1.0f), chosen);
}

/* out = where(self > 3, 1, where(self <= -3, 0, (self + 3) * 1 / 6)): in single f32, which was
 * found to round correctly at all 65,536 inputs. Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 self)
{
    const vm32 self_gt_3 = vf32_gt(self, vf32_of(3.0f));
    const vm32 self_le_minus_3 = vf32_le(self, vf32_of(-3.0f));
    const vf32 sum = vf32_add(self, vf32_of(3.0f));
    const vf32 product = vf32_mul(sum, vf32_of(0x1.555556p-3f /* 1 / 6 */));
    const vf32 chosen = vf32_where(self_le_minus_3, vf32_of(0.0f), product);
    return vf32_where(self_gt_3, vf32_of(1.0f), chosen);
}

/* out = where(self > 3, 1, where(self <= -3, 0, (self + 3) * 1 / 6)): in single f32, which was
 * found to round correctly at all 65,536 inputs. Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 self)
{
    const vm32 self_gt_3 = vf32_gt(self, vf32_of(3.0f));
    const vm32 self_le_minus_3 = vf32_le(self, vf32_of(-3.0f));
    const vf32 sum = vf32_add(self, vf32_of(3.0f));
    const vf32 product = vf32_mul(sum, vf32_of(0x1.555556p-3f /* 1 / 6 */));
    const vf32 chosen = vf32_where(self_le_minus_3, vf32_of(0.0f), product);
    return vf32_where(self_gt_3, vf32_of(1.0f), chosen);
}

/* in[0]: self; out[0]: out. */
AC_WORD void hardsigmoid_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void hardsigmoid_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, hardsigmoid_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void hardsigmoid_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void hardsigmoid_f16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardsigmoid_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void hardsigmoid_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void hardsigmoid_bf16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardsigmoid_bf16_at, NULL);
}

/* Loads round i32 to f32; stores truncate towards zero. */
static void hardsigmoid_i32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_i32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, hardsigmoid_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_hardsigmoid_kernels)[] = {
    {{
        [AC_F32] = hardsigmoid_f32,
        [AC_F16] = hardsigmoid_f16,
        [AC_BF16] = hardsigmoid_bf16,
        [AC_I32] = hardsigmoid_i32,
    }},
};
