/*
 * Generated from spec/invented/cleft.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gate = half(dim, 1) if swapped is true and woven is false, else half(dim, 0) of whole
 *   up = half(dim, 0) if swapped is true and woven is false, else half(dim, 1) of whole
 *   gradGate = alternate(dim, 0) if woven is true, else half(dim, 0) of out
 *   gradUp = alternate(dim, 1) if woven is true, else half(dim, 1) of out
 *   form is plain:
 *     gradGate = grad * up
 *   gradGate = -grad * up
 *   gradUp = grad * gate
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/cleft.h"
#include "simd/simd.h"

static inline vf32 grad_gate_plain_f32(vf32 grad, vf32 up)
{
    return vf32_mul(grad, up);
}

static inline vf32 grad_up_plain_f32(vf32 grad, vf32 gate)
{
    return vf32_mul(grad, gate);
}

static inline vf32 grad_gate_scaled_f32(vf32 grad, vf32 up)
{
    const vf32 product = vf32_mul(grad, up);
    return vf32_neg(product);
}

static inline vf32 grad_up_scaled_f32(vf32 grad, vf32 gate)
{
    return vf32_mul(grad, gate);
}

static void cleft_plain_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const grad = ins[0];
    const float *const gate = ins[1];
    const float *const up = ins[2];
    float *const grad_gate = outs[0];
    float *const grad_up = outs[1];
    const bool grad_gate_past = (past & 1) != 0;
    const bool grad_up_past = (past & 2) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_i = vf32_load(grad + i);
        const vf32 gate_i = vf32_load(gate + i);
        const vf32 up_i = vf32_load(up + i);
        vf32_store_past(grad_gate + i, grad_gate_plain_f32(grad_i, up_i), grad_gate_past);
        vf32_store_past(grad_up + i, grad_up_plain_f32(grad_i, gate_i), grad_up_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_i = vf32_load_n(grad + i, n);
        const vf32 gate_i = vf32_load_n(gate + i, n);
        const vf32 up_i = vf32_load_n(up + i, n);
        vf32_store_n(grad_gate + i, grad_gate_plain_f32(grad_i, up_i), n);
        vf32_store_n(grad_up + i, grad_up_plain_f32(grad_i, gate_i), n);
    }
}

static void cleft_scaled_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const grad = ins[0];
    const float *const gate = ins[1];
    const float *const up = ins[2];
    float *const grad_gate = outs[0];
    float *const grad_up = outs[1];
    const bool grad_gate_past = (past & 1) != 0;
    const bool grad_up_past = (past & 2) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_i = vf32_load(grad + i);
        const vf32 gate_i = vf32_load(gate + i);
        const vf32 up_i = vf32_load(up + i);
        vf32_store_past(grad_gate + i, grad_gate_scaled_f32(grad_i, up_i), grad_gate_past);
        vf32_store_past(grad_up + i, grad_up_scaled_f32(grad_i, gate_i), grad_up_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_i = vf32_load_n(grad + i, n);
        const vf32 gate_i = vf32_load_n(gate + i, n);
        const vf32 up_i = vf32_load_n(up + i, n);
        vf32_store_n(grad_gate + i, grad_gate_scaled_f32(grad_i, up_i), n);
        vf32_store_n(grad_up + i, grad_up_scaled_f32(grad_i, gate_i), n);
    }
}

const ac_kernels AC_ISA(ac_cleft_kernels)[] = {
    [CLEFT_PLAIN] = {{
        [AC_F32] = cleft_plain_f32,
    }},
    [CLEFT_SCALED] = {{
        [AC_F32] = cleft_scaled_f32,
    }},
};
