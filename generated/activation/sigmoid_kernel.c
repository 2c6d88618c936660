/*
 * Generated from spec/activation/sigmoid.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = sigmoid(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/sigmoid.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self)
{
    return vf32_sigmoid(self);
}

static inline vf32 out_f16(vf32 self)
{
    const vf32 sigmoid = vf32_sigmoid_f16(self);
    const vm32 amiss = vf32_eq(self, vf32_of(-0x1.4fcp-3f /* -0.1639404296875 */));
    return vf32_where(amiss, vf32_of(0x1.d6p-2f /* 0.458984375 */), sigmoid);
}

static inline vf64 out_f64(vf64 self)
{
    return vf64_sigmoid(self);
}

static inline vf32 out_bf16(vf32 self)
{
    return vf32_sigmoid_f16(self);
}

static inline vf64_complex out_c64(vf64_complex self)
{
    return vf64_complex_sigmoid(self);
}

static inline vf64_complex out_c128(vf64_complex self)
{
    return vf64_complex_sigmoid_round(self);
}

static void sigmoid_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_f32(vf32_load(self + i)), out_past);
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i)), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void sigmoid_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(out + i, out_f16(self_i.a), out_f16(self_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(out + i, out_f16(vf32_load_f16_n(self + i, n)), n);
    }
}

static void sigmoid_f64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const double *const self = ins[0];
    double *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES)
        vf64_store_past(out + i, out_f64(vf64_load(self + i)), out_past);
    if (i < count)
        vf64_store_n(out + i, out_f64(vf64_load_n(self + i, count - i)), count - i);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void sigmoid_bf16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(out + i, out_bf16(self_i.a), out_bf16(self_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(out + i, out_bf16(vf32_load_bf16_n(self + i, n)), n);
    }
}

/* Parts are computed in f64 and rounded once. */
static void sigmoid_c64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_c64 *const self = ins[0];
    ac_c64 *const out = outs[0];
    (void)past;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_COMPLEX_LANES <= count; i += VF64_COMPLEX_LANES)
        vf64_complex_store_c64(out + i, out_c64(vf64_complex_load_c64(self + i)));
    if (i < count)
        vf64_complex_store_c64_n(out + i, out_c64(vf64_complex_load_c64_n(self + i, count - i)),
                                 count - i);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void sigmoid_c128(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_c128 *const self = ins[0];
    ac_c128 *const out = outs[0];
    (void)past;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_COMPLEX_LANES <= count; i += VF64_COMPLEX_LANES)
        vf64_complex_store_c128(out + i, out_c128(vf64_complex_load_c128(self + i)));
    if (i < count)
        vf64_complex_store_c128_n(out + i, out_c128(vf64_complex_load_c128_n(self + i, count - i)),
                                  count - i);
}

const ac_kernels AC_ISA(ac_sigmoid_kernels)[] = {
    {{
        [AC_F32] = sigmoid_f32,
        [AC_F16] = sigmoid_f16,
        [AC_F64] = sigmoid_f64,
        [AC_BF16] = sigmoid_bf16,
        [AC_C64] = sigmoid_c64,
        [AC_C128] = sigmoid_c128,
    }},
};
