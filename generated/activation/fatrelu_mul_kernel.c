/*
 * Generated from spec/activation/fatrelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gate = half(-1, 0) of input
 *   up = half(-1, 1) of input
 *   out = where(gate > threshold, gate, 0) * up
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/fatrelu_mul.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 gate, vf32 up, vf32 threshold)
{
    const vm32 gate_gt_threshold = vf32_gt(gate, threshold);
    const vf32 gate_or_0 = vf32_where(gate_gt_threshold, gate, vf32_of(0.0f));
    return vf32_mul(gate_or_0, up);
}

static void fatrelu_mul_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const gate = ins[0];
    const float *const up = ins[1];
    const float *const threshold = ins[2];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 gate_i = vf32_load(gate + i);
        const vf32 up_i = vf32_load(up + i);
        const vf32 threshold_i = vf32_load(threshold + i);
        vf32_store_past(out + i, out_f32(gate_i, up_i, threshold_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 gate_i = vf32_load_n(gate + i, n);
        const vf32 up_i = vf32_load_n(up + i, n);
        const vf32 threshold_i = vf32_load_n(threshold + i, n);
        vf32_store_n(out + i, out_f32(gate_i, up_i, threshold_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void fatrelu_mul_f16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const gate = ins[0];
    const ac_f16 *const up = ins[1];
    const ac_f16 *const threshold = ins[2];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two gate_i = vf32_load_two_f16(gate + i);
        const vf32_two up_i = vf32_load_two_f16(up + i);
        const vf32_two threshold_i = vf32_load_two_f16(threshold + i);
        vf32_store_two_f16_past(out + i, out_f32(gate_i.a, up_i.a, threshold_i.a),
                                out_f32(gate_i.b, up_i.b, threshold_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 gate_i = vf32_load_f16_n(gate + i, n);
        const vf32 up_i = vf32_load_f16_n(up + i, n);
        const vf32 threshold_i = vf32_load_f16_n(threshold + i, n);
        vf32_store_f16_n(out + i, out_f32(gate_i, up_i, threshold_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void fatrelu_mul_bf16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const gate = ins[0];
    const ac_bf16 *const up = ins[1];
    const ac_bf16 *const threshold = ins[2];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two gate_i = vf32_load_two_bf16(gate + i);
        const vf32_two up_i = vf32_load_two_bf16(up + i);
        const vf32_two threshold_i = vf32_load_two_bf16(threshold + i);
        vf32_store_two_bf16_past(out + i, out_f32(gate_i.a, up_i.a, threshold_i.a),
                                 out_f32(gate_i.b, up_i.b, threshold_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 gate_i = vf32_load_bf16_n(gate + i, n);
        const vf32 up_i = vf32_load_bf16_n(up + i, n);
        const vf32 threshold_i = vf32_load_bf16_n(threshold + i, n);
        vf32_store_bf16_n(out + i, out_f32(gate_i, up_i, threshold_i), n);
    }
}

const ac_kernels AC_ISA(ac_fatrelu_mul_kernels)[] = {
    {{
        [AC_F32] = fatrelu_mul_f32,
        [AC_F16] = fatrelu_mul_f16,
        [AC_BF16] = fatrelu_mul_bf16,
    }},
};
