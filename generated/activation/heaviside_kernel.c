/*
 * Generated from spec/activation/heaviside.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(input == 0, values, where(input > 0, 1, 0))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/heaviside.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 input, vf32 values)
{
    const vm32 input_eq_0 = vf32_eq(input, vf32_of(0.0f));
    const vm32 input_gt_0 = vf32_gt(input, vf32_of(0.0f));
    const vf32 chosen = vf32_where(input_gt_0, vf32_of(1.0f), vf32_of(0.0f));
    return vf32_where(input_eq_0, values, chosen);
}

static void heaviside_f32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const input = ins[0];
    const float *const values = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 input_i = vf32_load(input + i);
        const vf32 values_i = vf32_load(values + i);
        vf32_store_past(out + i, out_f32(input_i, values_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 input_i = vf32_load_n(input + i, n);
        const vf32 values_i = vf32_load_n(values + i, n);
        vf32_store_n(out + i, out_f32(input_i, values_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void heaviside_f16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const input = ins[0];
    const ac_f16 *const values = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two input_i = vf32_load_two_f16(input + i);
        const vf32_two values_i = vf32_load_two_f16(values + i);
        vf32_store_two_f16_past(out + i, out_f32(input_i.a, values_i.a),
                                out_f32(input_i.b, values_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 input_i = vf32_load_f16_n(input + i, n);
        const vf32 values_i = vf32_load_f16_n(values + i, n);
        vf32_store_f16_n(out + i, out_f32(input_i, values_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void heaviside_bf16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const input = ins[0];
    const ac_bf16 *const values = ins[1];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two input_i = vf32_load_two_bf16(input + i);
        const vf32_two values_i = vf32_load_two_bf16(values + i);
        vf32_store_two_bf16_past(out + i, out_f32(input_i.a, values_i.a),
                                 out_f32(input_i.b, values_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 input_i = vf32_load_bf16_n(input + i, n);
        const vf32 values_i = vf32_load_bf16_n(values + i, n);
        vf32_store_bf16_n(out + i, out_f32(input_i, values_i), n);
    }
}

const ac_kernels AC_ISA(ac_heaviside_kernels)[] = {
    {{
        [AC_F32] = heaviside_f32,
        [AC_F16] = heaviside_f16,
        [AC_BF16] = heaviside_bf16,
    }},
};
