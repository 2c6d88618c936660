/*
 * Generated from spec/arithmetic/abs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = abs(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/abs.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self)
{
    return vf32_abs(self);
}

static inline vf64 out_f64(vf64 self)
{
    return vf64_abs(self);
}

static inline int8_t out_i8(int8_t self)
{
    return self < 0 ? (int8_t)(0 - (uint32_t)self) : self;
}

static inline int32_t out_i32(int32_t self)
{
    return self < 0 ? (int32_t)(0 - (uint32_t)self) : self;
}

static inline uint8_t out_u8(uint8_t self)
{
    return self;
}

static inline int16_t out_i16(int16_t self)
{
    return self < 0 ? (int16_t)(0 - (uint32_t)self) : self;
}

static inline int64_t out_i64(int64_t self)
{
    return self < 0 ? (int64_t)(0 - (uint64_t)self) : self;
}

static void abs_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
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
static void abs_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
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

static void abs_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
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
static void abs_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
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

static void abs_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    (void)attrs;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i8(self[i]);
}

static void abs_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i32(self[i]);
}

static void abs_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    (void)attrs;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_u8(self[i]);
}

static void abs_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i16(self[i]);
}

static void abs_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i64(self[i]);
}

const ac_kernels AC_ISA(ac_abs_kernels)[] = {
    {{
        [AC_F32] = abs_f32,
        [AC_F16] = abs_f16,
        [AC_F64] = abs_f64,
        [AC_BF16] = abs_bf16,
        [AC_I8] = abs_i8,
        [AC_I32] = abs_i32,
        [AC_U8] = abs_u8,
        [AC_I16] = abs_i16,
        [AC_I64] = abs_i64,
    }},
};
