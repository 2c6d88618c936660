/*
 * Generated from spec/activation/squared_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(input < 0, 0, input * input)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/squared_relu.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 input)
{
    const vm32 input_lt_0 = vf32_lt(input, vf32_of(0.0f));
    const vf32 product = vf32_mul(input, input);
    return vf32_where(input_lt_0, vf32_of(0.0f), product);
}

static void squared_relu_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const input = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_f32(vf32_load(input + i)), out_past);
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(input + i, count - i)), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void squared_relu_f16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const input = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two input_i = vf32_load_two_f16(input + i);
        vf32_store_two_f16_past(out + i, out_f32(input_i.a), out_f32(input_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(out + i, out_f32(vf32_load_f16_n(input + i, n)), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void squared_relu_bf16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const input = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two input_i = vf32_load_two_bf16(input + i);
        vf32_store_two_bf16_past(out + i, out_f32(input_i.a), out_f32(input_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(out + i, out_f32(vf32_load_bf16_n(input + i, n)), n);
    }
}

const ac_kernels AC_ISA(ac_squared_relu_kernels)[] = {
    {{
        [AC_F32] = squared_relu_f32,
        [AC_F16] = squared_relu_f16,
        [AC_BF16] = squared_relu_bf16,
    }},
};
