/*
 * Generated from spec/activation/hardshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gradInput = where(abs(self) <= max(lambd, 0), 0, gradOutput)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/hardshrink_backward.h"
#include "simd/simd.h"

static inline vf32 grad_input_f32(vf32 grad_output, vf32 self, vf32 lambd)
{
    const vf32 abs = vf32_abs(self);
    const vf32 max = vf32_max(lambd, vf32_of(0.0f));
    const vm32 is_le = vf32_le(abs, max);
    return vf32_where(is_le, vf32_of(0.0f), grad_output);
}

static void hardshrink_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const struct hardshrink_backward_attrs *const a = attrs;
    const float *const grad_output = ins[0];
    const float *const self = ins[1];
    float *const grad_input = outs[0];
    const bool grad_input_past = (past & 1) != 0;
    const vf32 lambd = vf32_of((float)a->lambd);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load(grad_output + i);
        const vf32 self_i = vf32_load(self + i);
        vf32_store_past(grad_input + i, grad_input_f32(grad_output_i, self_i, lambd),
                        grad_input_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_n(grad_output + i, n);
        const vf32 self_i = vf32_load_n(self + i, n);
        vf32_store_n(grad_input + i, grad_input_f32(grad_output_i, self_i, lambd), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void hardshrink_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const struct hardshrink_backward_attrs *const a = attrs;
    const ac_f16 *const grad_output = ins[0];
    const ac_f16 *const self = ins[1];
    ac_f16 *const grad_input = outs[0];
    const bool grad_input_past = (past & 1) != 0;
    const vf32 lambd = vf32_of((float)a->lambd);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_f16(grad_output + i);
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(grad_input + i, grad_input_f32(grad_output_i.a, self_i.a, lambd),
                                grad_input_f32(grad_output_i.b, self_i.b, lambd), grad_input_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_f16_n(grad_output + i, n);
        const vf32 self_i = vf32_load_f16_n(self + i, n);
        vf32_store_f16_n(grad_input + i, grad_input_f32(grad_output_i, self_i, lambd), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void hardshrink_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    const struct hardshrink_backward_attrs *const a = attrs;
    const ac_bf16 *const grad_output = ins[0];
    const ac_bf16 *const self = ins[1];
    ac_bf16 *const grad_input = outs[0];
    const bool grad_input_past = (past & 1) != 0;
    const vf32 lambd = vf32_of((float)a->lambd);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_bf16(grad_output + i);
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(grad_input + i, grad_input_f32(grad_output_i.a, self_i.a, lambd),
                                 grad_input_f32(grad_output_i.b, self_i.b, lambd), grad_input_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_bf16_n(grad_output + i, n);
        const vf32 self_i = vf32_load_bf16_n(self + i, n);
        vf32_store_bf16_n(grad_input + i, grad_input_f32(grad_output_i, self_i, lambd), n);
    }
}

const ac_kernels AC_ISA(ac_hardshrink_backward_kernels)[] = {
    {{
        [AC_F32] = hardshrink_backward_f32,
        [AC_F16] = hardshrink_backward_f16,
        [AC_BF16] = hardshrink_backward_bf16,
    }},
};
