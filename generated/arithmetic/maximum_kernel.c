/*
 * Generated from spec/arithmetic/maximum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = max(self, other)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/maximum.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 other)
{
    return vf32_where(vf32_ne(other, other), other, vf32_max(self, other));
}

static inline vf64 out_f64(vf64 self, vf64 other)
{
    return vf64_where(vf64_ne(other, other), other, vf64_max(self, other));
}

static inline int8_t out_i8(int8_t self, int8_t other)
{
    return other > self ? other : self;
}

static inline int32_t out_i32(int32_t self, int32_t other)
{
    return other > self ? other : self;
}

static inline uint8_t out_u8(uint8_t self, uint8_t other)
{
    return other > self ? other : self;
}

static inline int16_t out_i16(int16_t self, int16_t other)
{
    return other > self ? other : self;
}

static inline int64_t out_i64(int64_t self, int64_t other)
{
    return other > self ? other : self;
}

static void maximum_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
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
static void maximum_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
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

static void maximum_f64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
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
static void maximum_bf16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
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

static void maximum_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
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

static void maximum_i32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const int32_t *const self = ins[0];
    const int32_t *const other = ins[1];
    int32_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i32(self[i], other[i]);
}

static void maximum_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
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

static void maximum_i16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const int16_t *const self = ins[0];
    const int16_t *const other = ins[1];
    int16_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i16(self[i], other[i]);
}

static void maximum_i64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const int64_t *const self = ins[0];
    const int64_t *const other = ins[1];
    int64_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i64(self[i], other[i]);
}

const ac_kernels AC_ISA(ac_maximum_kernels)[] = {
    {{
        [AC_F32] = maximum_f32,
        [AC_F16] = maximum_f16,
        [AC_F64] = maximum_f64,
        [AC_BF16] = maximum_bf16,
        [AC_I8] = maximum_i8,
        [AC_I32] = maximum_i32,
        [AC_U8] = maximum_u8,
        [AC_I16] = maximum_i16,
        [AC_I64] = maximum_i64,
    }},
};
