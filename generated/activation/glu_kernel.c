/*
 * Generated from spec/activation/glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   a = half(dim, 0) of self
 *   b = half(dim, 1) of self
 *   out = a * sigmoid(b)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/glu.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 a_, vf32 b)
{
    return vf32_sigmoid_of_element_times(b, a_);
}

static inline vf32 out_f16(vf32 a_, vf32 b)
{
    return vf32_sigmoid_of_element_times_f16(b, a_);
}

static inline vf64 out_f64(vf64 a_, vf64 b)
{
    return vf64_sigmoid_times(vf64x2_of(b), a_);
}

static inline vf32 out_bf16(vf32 a_, vf32 b)
{
    return vf32_sigmoid_of_element_times_bf16(b, a_);
}

static void glu_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const float *const a_ = ins[0];
    const float *const b = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 a__i = vf32_load(a_ + i);
        const vf32 b_i = vf32_load(b + i);
        vf32_store_past(out + i, out_f32(a__i, b_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 a__i = vf32_load_n(a_ + i, n);
        const vf32 b_i = vf32_load_n(b + i, n);
        vf32_store_n(out + i, out_f32(a__i, b_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void glu_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_f16 *const a_ = ins[0];
    const ac_f16 *const b = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two a__i = vf32_load_two_f16(a_ + i);
        const vf32_two b_i = vf32_load_two_f16(b + i);
        vf32_store_two_f16_past(out + i, out_f16(a__i.a, b_i.a), out_f16(a__i.b, b_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 a__i = vf32_load_f16_n(a_ + i, n);
        const vf32 b_i = vf32_load_f16_n(b + i, n);
        vf32_store_f16_n(out + i, out_f16(a__i, b_i), n);
    }
}

static void glu_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const double *const a_ = ins[0];
    const double *const b = ins[1];
    double *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES) {
        const vf64 a__i = vf64_load(a_ + i);
        const vf64 b_i = vf64_load(b + i);
        vf64_store_past(out + i, out_f64(a__i, b_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64 a__i = vf64_load_n(a_ + i, n);
        const vf64 b_i = vf64_load_n(b + i, n);
        vf64_store_n(out + i, out_f64(a__i, b_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void glu_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const a_ = ins[0];
    const ac_bf16 *const b = ins[1];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two a__i = vf32_load_two_bf16(a_ + i);
        const vf32_two b_i = vf32_load_two_bf16(b + i);
        vf32_store_two_bf16_past(out + i, out_bf16(a__i.a, b_i.a), out_bf16(a__i.b, b_i.b),
                                 out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 a__i = vf32_load_bf16_n(a_ + i, n);
        const vf32 b_i = vf32_load_bf16_n(b + i, n);
        vf32_store_bf16_n(out + i, out_bf16(a__i, b_i), n);
    }
}

const ac_kernels AC_ISA(ac_glu_kernels)[] = {
    {{
        [AC_F32] = glu_f32,
        [AC_F16] = glu_f16,
        [AC_F64] = glu_f64,
        [AC_BF16] = glu_bf16,
    }},
};
