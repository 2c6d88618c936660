/*
 * Generated from spec/activation/hardswish_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   slope = where(self < -3, 0, where(self > 3, 1, (self + 1.5) / 3))
 *   out = gradOutput * slope
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/hardswish_backward.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 grad_output, vf32 self)
{
    const vm32 self_lt_minus_3 = vf32_lt(self, vf32_of(-3.0f));
    const vm32 self_gt_3 = vf32_gt(self, vf32_of(3.0f));
    const vf32x2 sum = vf32x2_of_ordered_sum_finite(vf32_of(1.5f), self);
    const vf32x2 product =
        vf32x2_mul_loose(sum, vf32x2_make(vf32_of(0x1.555556p-2f /* 1 / 3 */),
                                          vf32_of(-0x1.555556p-27f /* and the rest */)));
    const vf32x2 chosen = vf32x2_where(self_gt_3, vf32x2_of(vf32_of(1.0f)), product);
    const vf32x2 slope = vf32x2_where(self_lt_minus_3, vf32x2_of(vf32_of(0.0f)), chosen);
    return vf32x2_scale_round(slope, grad_output);
}

static inline vf32 out_f16(vf32 grad_output, vf32 self)
{
    const vm32 self_lt_minus_3 = vf32_lt(self, vf32_of(-3.0f));
    const vm32 self_gt_3 = vf32_gt(self, vf32_of(3.0f));
    const vf32 sum = vf32_add(self, vf32_of(1.5f));
    const vf32 product = vf32_mul(sum, vf32_of(0x1.555556p-2f /* 1 / 3 */));
    const vf32 chosen = vf32_where(self_gt_3, vf32_of(1.0f), product);
    const vf32 slope = vf32_where(self_lt_minus_3, vf32_of(0.0f), chosen);
    return vf32_mul(slope, grad_output);
}

static inline vf32 out_bf16(vf32 grad_output, vf32 self)
{
    const vm32 self_lt_minus_3 = vf32_lt(self, vf32_of(-3.0f));
    const vm32 self_gt_3 = vf32_gt(self, vf32_of(3.0f));
    const vf32 sum = vf32_add(self, vf32_of(1.5f));
    const vf32 product = vf32_mul(sum, vf32_of(0x1.555556p-2f /* 1 / 3 */));
    const vf32 chosen = vf32_where(self_gt_3, vf32_of(1.0f), product);
    const vf32 slope = vf32_where(self_lt_minus_3, vf32_of(0.0f), chosen);
    return vf32_mul(slope, grad_output);
}

static void hardswish_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const grad_output = ins[0];
    const float *const self = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load(grad_output + i);
        const vf32 self_i = vf32_load(self + i);
        vf32_store_past(out + i, out_f32(grad_output_i, self_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_n(grad_output + i, n);
        const vf32 self_i = vf32_load_n(self + i, n);
        vf32_store_n(out + i, out_f32(grad_output_i, self_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void hardswish_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const grad_output = ins[0];
    const ac_f16 *const self = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_f16(grad_output + i);
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(out + i, out_f16(grad_output_i.a, self_i.a),
                                out_f16(grad_output_i.b, self_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_f16_n(grad_output + i, n);
        const vf32 self_i = vf32_load_f16_n(self + i, n);
        vf32_store_f16_n(out + i, out_f16(grad_output_i, self_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void hardswish_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const grad_output = ins[0];
    const ac_bf16 *const self = ins[1];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_bf16(grad_output + i);
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(out + i, out_bf16(grad_output_i.a, self_i.a),
                                 out_bf16(grad_output_i.b, self_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_bf16_n(grad_output + i, n);
        const vf32 self_i = vf32_load_bf16_n(self + i, n);
        vf32_store_bf16_n(out + i, out_bf16(grad_output_i, self_i), n);
    }
}

const ac_kernels AC_ISA(ac_hardswish_backward_kernels)[] = {
    {{
        [AC_F32] = hardswish_backward_f32,
        [AC_F16] = hardswish_backward_f16,
        [AC_BF16] = hardswish_backward_bf16,
    }},
};
