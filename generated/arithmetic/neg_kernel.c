/*
 * Generated from spec/arithmetic/neg.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = -self
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/neg.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self)
{
    return vf32_neg(self);
}

static inline vf64 out_f64(vf64 self)
{
    return vf64_neg(self);
}

static inline int8_t out_i8(int8_t self)
{
    return (int8_t)(0 - (uint32_t)self);
}

static inline int32_t out_i32(int32_t self)
{
    return (int32_t)(0 - (uint32_t)self);
}

static inline int64_t out_i64(int64_t self)
{
    return (int64_t)(0 - (uint64_t)self);
}

static inline vf64_complex out_c64(vf64_complex self)
{
    return vf64_complex_neg(self);
}

static inline vf64_complex out_c128(vf64_complex self)
{
    return vf64_complex_neg(self);
}

static void neg_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
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
static void neg_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(out + i, out_f32(self_i.a), out_f32(self_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(out + i, out_f32(vf32_load_f16_n(self + i, n)), n);
    }
}

static void neg_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
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
static void neg_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(out + i, out_f32(self_i.a), out_f32(self_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(out + i, out_f32(vf32_load_bf16_n(self + i, n)), n);
    }
}

static void neg_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    (void)attrs;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i8(self[i]);
}

static void neg_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i32(self[i]);
}

static void neg_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i64(self[i]);
}

/* Parts are computed in f64 and rounded once. */
static void neg_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
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
static void neg_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
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

const ac_kernels AC_ISA(ac_neg_kernels)[] = {
    {{
        [AC_F32] = neg_f32,
        [AC_F16] = neg_f16,
        [AC_F64] = neg_f64,
        [AC_BF16] = neg_bf16,
        [AC_I8] = neg_i8,
        [AC_I32] = neg_i32,
        [AC_I64] = neg_i64,
        [AC_C64] = neg_c64,
        [AC_C128] = neg_c128,
    }},
};
