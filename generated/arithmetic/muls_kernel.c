/*
 * Generated from spec/arithmetic/muls.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * other
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/muls.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 other)
{
    return vf32_mul(self, other);
}

static inline vf32 out_f16(vf32 self, vf32_multiplier other)
{
    return vf32_multiple_f16(self, other);
}

static inline vf64 out_f64(vf64 self, vf64 other)
{
    return vf64_mul(self, other);
}

static inline vf32 out_bf16(vf32 self, vf32_multiplier other)
{
    return vf32_multiple_bf16(self, other);
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

static void muls_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 other = vf32_of((float)a->other);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_f32(vf32_load(self + i), other), out_past);
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i), other), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void muls_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32_multiplier other = vf32_multiplier_f16((float)a->other);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_multiples_f16(out + i, out_f16(self_i.a, other), out_f16(self_i.b, other),
                                     other, out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_multiple_f16_n(out + i, out_f16(vf32_load_f16_n(self + i, n), other), other, n);
    }
}

static void muls_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const double *const self = ins[0];
    double *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf64 other = vf64_of(a->other);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES)
        vf64_store_past(out + i, out_f64(vf64_load(self + i), other), out_past);
    if (i < count)
        vf64_store_n(out + i, out_f64(vf64_load_n(self + i, count - i), other), count - i);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void muls_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32_multiplier other = vf32_multiplier_bf16((float)a->other);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_multiples_bf16(out + i, out_bf16(self_i.a, other), out_bf16(self_i.b, other),
                                      other, out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_multiple_bf16_n(out + i, out_bf16(vf32_load_bf16_n(self + i, n), other), other,
                                   n);
    }
}

static void muls_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)past;
    const int8_t other = (int8_t)a->other_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i8(self[i], other);
}

static void muls_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)past;
    const int32_t other = (int32_t)a->other_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i32(self[i], other);
}

static void muls_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)past;
    const uint8_t other = (uint8_t)a->other_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_u8(self[i], other);
}

static void muls_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)past;
    const int16_t other = (int16_t)a->other_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i16(self[i], other);
}

static void muls_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)past;
    const int64_t other = (int64_t)a->other_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i64(self[i], other);
}

const ac_kernels AC_ISA(ac_muls_kernels)[] = {
    {{
        [AC_F32] = muls_f32,
        [AC_F16] = muls_f16,
        [AC_F64] = muls_f64,
        [AC_BF16] = muls_bf16,
        [AC_I8] = muls_i8,
        [AC_I32] = muls_i32,
        [AC_U8] = muls_u8,
        [AC_I16] = muls_i16,
        [AC_I64] = muls_i64,
    }},
};
