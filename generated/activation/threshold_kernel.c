/*
 * Generated from spec/activation/threshold.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self <= threshold, value, self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/threshold.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 threshold, vf32 value)
{
    const vm32 self_le_threshold = vf32_le(self, threshold);
    return vf32_where(self_le_threshold, value, self);
}

static inline int8_t out_i8(int8_t self, int8_t threshold, int8_t value)
{
    const bool is_le = self <= threshold;
    return is_le ? value : self;
}

static inline int32_t out_i32(int32_t self, int32_t threshold, int32_t value)
{
    const bool is_le = self <= threshold;
    return is_le ? value : self;
}

static inline uint8_t out_u8(uint8_t self, uint8_t threshold, uint8_t value)
{
    const bool is_le = self <= threshold;
    return is_le ? value : self;
}

static inline int16_t out_i16(int16_t self, int16_t threshold, int16_t value)
{
    const bool is_le = self <= threshold;
    return is_le ? value : self;
}

static inline int64_t out_i64(int64_t self, int64_t threshold, int64_t value)
{
    const bool is_le = self <= threshold;
    return is_le ? value : self;
}

static void threshold_f32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 threshold = vf32_of((float)a->threshold);
    const vf32 value = vf32_of((float)a->value);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_f32(vf32_load(self + i), threshold, value), out_past);
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i), threshold, value),
                     count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void threshold_f16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 threshold = vf32_of((float)a->threshold);
    const vf32 value = vf32_of((float)a->value);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(out + i, out_f32(self_i.a, threshold, value),
                                out_f32(self_i.b, threshold, value), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(out + i, out_f32(vf32_load_f16_n(self + i, n), threshold, value), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void threshold_bf16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 threshold = vf32_of((float)a->threshold);
    const vf32 value = vf32_of((float)a->value);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(out + i, out_f32(self_i.a, threshold, value),
                                 out_f32(self_i.b, threshold, value), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(out + i, out_f32(vf32_load_bf16_n(self + i, n), threshold, value), n);
    }
}

static void threshold_i8(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)past;
    const int8_t threshold = (int8_t)a->threshold_integer;
    const int8_t value = (int8_t)a->value_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i8(self[i], threshold, value);
}

static void threshold_i32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)past;
    const int32_t threshold = (int32_t)a->threshold_integer;
    const int32_t value = (int32_t)a->value_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i32(self[i], threshold, value);
}

static void threshold_u8(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)past;
    const uint8_t threshold = (uint8_t)a->threshold_integer;
    const uint8_t value = (uint8_t)a->value_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_u8(self[i], threshold, value);
}

static void threshold_i16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)past;
    const int16_t threshold = (int16_t)a->threshold_integer;
    const int16_t value = (int16_t)a->value_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i16(self[i], threshold, value);
}

static void threshold_i64(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)past;
    const int64_t threshold = (int64_t)a->threshold_integer;
    const int64_t value = (int64_t)a->value_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i64(self[i], threshold, value);
}

const ac_kernels AC_ISA(ac_threshold_kernels)[] = {
    {{
        [AC_F32] = threshold_f32,
        [AC_F16] = threshold_f16,
        [AC_BF16] = threshold_bf16,
        [AC_I8] = threshold_i8,
        [AC_I32] = threshold_i32,
        [AC_U8] = threshold_u8,
        [AC_I16] = threshold_i16,
        [AC_I64] = threshold_i64,
    }},
};
