/*
 * Generated from spec/invented/mingle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   half = 0.5 * first
 *   form is sum:
 *     out = half + second
 *   form is soft:
 *     out = second * sigmoid(first)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/mingle.h"
#include "simd/simd.h"

static inline vf32 out_sum_f32(vf32 first, vf32 second)
{
    const vf32x2 half = vf32x2_of_product(vf32_of(0.5f), first);
    return vf32x2_add_round(half, second);
}

static inline vf32 out_sum_f16(vf32 first, vf32 second)
{
    return vf32_fma(vf32_of(0.5f), first, second);
}

static inline vf32 out_soft_f32(vf32 first, vf32 second)
{
    return vf32_sigmoid_of_element_times(first, second);
}

static inline vf32 out_soft_f16(vf32 first, vf32 second)
{
    return vf32_sigmoid_of_element_times_f16(first, second);
}

static void mingle_sum_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const first = ins[0];
    const float *const second = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 first_i = vf32_load(first + i);
        const vf32 second_i = vf32_load(second + i);
        vf32_store_past(out + i, out_sum_f32(first_i, second_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 first_i = vf32_load_n(first + i, n);
        const vf32 second_i = vf32_load_n(second + i, n);
        vf32_store_n(out + i, out_sum_f32(first_i, second_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void mingle_sum_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const first = ins[0];
    const ac_f16 *const second = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two first_i = vf32_load_two_f16(first + i);
        const vf32_two second_i = vf32_load_two_f16(second + i);
        vf32_store_two_f16_past(out + i, out_sum_f16(first_i.a, second_i.a),
                                out_sum_f16(first_i.b, second_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 first_i = vf32_load_f16_n(first + i, n);
        const vf32 second_i = vf32_load_f16_n(second + i, n);
        vf32_store_f16_n(out + i, out_sum_f16(first_i, second_i), n);
    }
}

static void mingle_soft_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const first = ins[0];
    const float *const second = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 first_i = vf32_load(first + i);
        const vf32 second_i = vf32_load(second + i);
        vf32_store_past(out + i, out_soft_f32(first_i, second_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 first_i = vf32_load_n(first + i, n);
        const vf32 second_i = vf32_load_n(second + i, n);
        vf32_store_n(out + i, out_soft_f32(first_i, second_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void mingle_soft_f16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const first = ins[0];
    const ac_f16 *const second = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two first_i = vf32_load_two_f16(first + i);
        const vf32_two second_i = vf32_load_two_f16(second + i);
        vf32_store_two_f16_past(out + i, out_soft_f16(first_i.a, second_i.a),
                                out_soft_f16(first_i.b, second_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 first_i = vf32_load_f16_n(first + i, n);
        const vf32 second_i = vf32_load_f16_n(second + i, n);
        vf32_store_f16_n(out + i, out_soft_f16(first_i, second_i), n);
    }
}

const ac_kernels AC_ISA(ac_mingle_kernels)[] = {
    [MINGLE_SUM] = {{
        [AC_F32] = mingle_sum_f32,
        [AC_F16] = mingle_sum_f16,
    }},
    [MINGLE_SOFT] = {{
        [AC_F32] = mingle_soft_f32,
        [AC_F16] = mingle_soft_f16,
    }},
};
