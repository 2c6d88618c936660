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
#include "simd/simd.h"

static inline vf32 grad_input_f32(vf32 grad_output, vf32 self)
{
    return vf32_silu_slope_times(self, grad_output);
}

static inline vf32 grad_input_f16(vf32 grad_output, vf32 self)
{
    const vf32 silu_slope = vf32_silu_slope_f16(self);
    return vf32_mul(silu_slope, grad_output);
}

static inline vf64 grad_input_wide(vf64 grad_output, vf64 self)
{
    return vf64_silu_slope_times(self, grad_output);
}

AC_COLD vf32 grad_input_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 self)
{
    const vf64x2 low =
        vf64x2_of(grad_input_wide(vf64_widen_low(grad_output), vf64_widen_low(self)));
    const vf64x2 high =
        vf64x2_of(grad_input_wide(vf64_widen_high(grad_output), vf64_widen_high(self)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

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

static void silu_backward_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const grad_output = ins[0];
    const float *const self = ins[1];
    float *const grad_input = outs[0];
    const bool grad_input_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load(grad_output + i);
        const vf32 self_i = vf32_load(self + i);
        vf32_store_past(grad_input + i, grad_input_f32(grad_output_i, self_i), grad_input_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_n(grad_output + i, n);
        const vf32 self_i = vf32_load_n(self + i, n);
        vf32_store_n(grad_input + i, grad_input_f32(grad_output_i, self_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void silu_backward_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const grad_output = ins[0];
    const ac_f16 *const self = ins[1];
    ac_f16 *const grad_input = outs[0];
    const bool grad_input_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_f16(grad_output + i);
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(grad_input + i, grad_input_f16(grad_output_i.a, self_i.a),
                                grad_input_f16(grad_output_i.b, self_i.b), grad_input_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_f16_n(grad_output + i, n);
        const vf32 self_i = vf32_load_f16_n(self + i, n);
        vf32_store_f16_n(grad_input + i, grad_input_f16(grad_output_i, self_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void silu_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const grad_output = ins[0];
    const ac_bf16 *const self = ins[1];
    ac_bf16 *const grad_input = outs[0];
    const bool grad_input_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_bf16(grad_output + i);
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(grad_input + i, grad_input_bf16(grad_output_i.a, self_i.a),
                                 grad_input_bf16(grad_output_i.b, self_i.b), grad_input_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_bf16_n(grad_output + i, n);
        const vf32 self_i = vf32_load_bf16_n(self + i, n);
        vf32_store_bf16_n(grad_input + i, grad_input_bf16(grad_output_i, self_i), n);
    }
}

const ac_kernels AC_ISA(ac_silu_backward_kernels)[] = {
    {{
        [AC_F32] = silu_backward_f32,
        [AC_F16] = silu_backward_f16,
        [AC_BF16] = silu_backward_bf16,
    }},
};
