/*
 * Generated from spec/arithmetic/mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * other
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/mul.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 other)
{
    return vf32_mul(self, other);
}

static inline vf64 out_f64(vf64 self, vf64 other)
{
    return vf64_mul(self, other);
}

static inline int8_t out_i8(int8_t self, int8_t other)
{
    return (int8_t)((uint32_t)self * (uint32_t)other);
}

static inline int32_t out_i32(int32_t self, int32_t other)
{
    return (int32_t)((uint32_t)self * (uint32_t)other);
}

static inline uint8_t out_u8(uint8_t self, uint8_t other)
{
    return (uint8_t)((uint32_t)self * (uint32_t)other);
}

static inline int16_t out_i16(int16_t self, int16_t other)
{
    return (int16_t)((uint32_t)self * (uint32_t)other);
}

static inline int64_t out_i64(int64_t self, int64_t other)
{
    return (int64_t)((uint64_t)self * (uint64_t)other);
}

static inline vf64_complex out_c64(vf64_complex self, vf64_complex other)
{
    return vf64_complex_mul(self, other);
}

static inline vf64_complex out_c128(vf64_complex self, vf64_complex other)
{
    const vf64_scaled self_scaled = vf64_scaled_of(self);
    const vf64_scaled other_scaled = vf64_scaled_of(other);
    const vf64_scaled product = vf64_scaled_mul(self_scaled, other_scaled);
    return vf64_scaled_round(product);
}

static void mul_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const float *const self = ins[0];
    const float *const other = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 self_i = vf32_load(self + i);
        const vf32 other_i = vf32_load(other + i);
        vf32_store_past(out + i, out_f32(self_i, other_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 self_i = vf32_load_n(self + i, n);
        const vf32 other_i = vf32_load_n(other + i, n);
        vf32_store_n(out + i, out_f32(self_i, other_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void mul_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_f16 *const self = ins[0];
    const ac_f16 *const other = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        const vf32_two other_i = vf32_load_two_f16(other + i);
        vf32_store_two_f16_past(out + i, out_f32(self_i.a, other_i.a), out_f32(self_i.b, other_i.b),
                                out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_f16_n(self + i, n);
        const vf32 other_i = vf32_load_f16_n(other + i, n);
        vf32_store_f16_n(out + i, out_f32(self_i, other_i), n);
    }
}

static void mul_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const double *const self = ins[0];
    const double *const other = ins[1];
    double *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES) {
        const vf64 self_i = vf64_load(self + i);
        const vf64 other_i = vf64_load(other + i);
        vf64_store_past(out + i, out_f64(self_i, other_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64 self_i = vf64_load_n(self + i, n);
        const vf64 other_i = vf64_load_n(other + i, n);
        vf64_store_n(out + i, out_f64(self_i, other_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void mul_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const self = ins[0];
    const ac_bf16 *const other = ins[1];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        const vf32_two other_i = vf32_load_two_bf16(other + i);
        vf32_store_two_bf16_past(out + i, out_f32(self_i.a, other_i.a),
                                 out_f32(self_i.b, other_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_bf16_n(self + i, n);
        const vf32 other_i = vf32_load_bf16_n(other + i, n);
        vf32_store_bf16_n(out + i, out_f32(self_i, other_i), n);
    }
}

static void mul_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    (void)attrs;
    const int8_t *const self = ins[0];
    const int8_t *const other = ins[1];
    int8_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i8(self[i], other[i]);
}

static void mul_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const int32_t *const self = ins[0];
    const int32_t *const other = ins[1];
    int32_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i32(self[i], other[i]);
}

static void mul_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    (void)attrs;
    const uint8_t *const self = ins[0];
    const uint8_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_u8(self[i], other[i]);
}

static void mul_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const int16_t *const self = ins[0];
    const int16_t *const other = ins[1];
    int16_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i16(self[i], other[i]);
}

static void mul_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const int64_t *const self = ins[0];
    const int64_t *const other = ins[1];
    int64_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i64(self[i], other[i]);
}

/* Parts are computed in f64 and rounded once. */
static void mul_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_c64 *const self = ins[0];
    const ac_c64 *const other = ins[1];
    ac_c64 *const out = outs[0];
    (void)past;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_COMPLEX_LANES <= count; i += VF64_COMPLEX_LANES) {
        const vf64_complex self_i = vf64_complex_load_c64(self + i);
        const vf64_complex other_i = vf64_complex_load_c64(other + i);
        vf64_complex_store_c64(out + i, out_c64(self_i, other_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64_complex self_i = vf64_complex_load_c64_n(self + i, n);
        const vf64_complex other_i = vf64_complex_load_c64_n(other + i, n);
        vf64_complex_store_c64_n(out + i, out_c64(self_i, other_i), n);
    }
}

/* Parts are computed in pairs of f64 and rounded once. */
static void mul_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_c128 *const self = ins[0];
    const ac_c128 *const other = ins[1];
    ac_c128 *const out = outs[0];
    (void)past;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_COMPLEX_LANES <= count; i += VF64_COMPLEX_LANES) {
        const vf64_complex self_i = vf64_complex_load_c128(self + i);
        const vf64_complex other_i = vf64_complex_load_c128(other + i);
        vf64_complex_store_c128(out + i, out_c128(self_i, other_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64_complex self_i = vf64_complex_load_c128_n(self + i, n);
        const vf64_complex other_i = vf64_complex_load_c128_n(other + i, n);
        vf64_complex_store_c128_n(out + i, out_c128(self_i, other_i), n);
    }
}

const ac_kernels AC_ISA(ac_mul_kernels)[] = {
    {{
        [AC_F32] = mul_f32,
        [AC_F16] = mul_f16,
        [AC_F64] = mul_f64,
        [AC_BF16] = mul_bf16,
        [AC_I8] = mul_i8,
        [AC_I32] = mul_i32,
        [AC_U8] = mul_u8,
        [AC_I16] = mul_i16,
        [AC_I64] = mul_i64,
        [AC_C64] = mul_c64,
        [AC_C128] = mul_c128,
    }},
};
