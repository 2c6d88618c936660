/*
 * Generated from spec/activation/hardtanh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > clipValueMax, clipValueMax, where(self < clipValueMin, clipValueMin, self))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/hardtanh.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 clip_value_min, vf32 clip_value_max)
{
    const vm32 self_gt_clip_value_max = vf32_gt(self, clip_value_max);
    const vm32 self_lt_clip_value_min = vf32_lt(self, clip_value_min);
    const vf32 clip_value_min_or_self = vf32_where(self_lt_clip_value_min, clip_value_min, self);
    return vf32_where(self_gt_clip_value_max, clip_value_max, clip_value_min_or_self);
}

static inline vf64 out_f64(vf64 self, vf64 clip_value_min, vf64 clip_value_max)
{
    const vm64 self_gt_clip_value_max = vf64_gt(self, clip_value_max);
    const vm64 self_lt_clip_value_min = vf64_lt(self, clip_value_min);
    const vf64 clip_value_min_or_self = vf64_where(self_lt_clip_value_min, clip_value_min, self);
    return vf64_where(self_gt_clip_value_max, clip_value_max, clip_value_min_or_self);
}

static inline int8_t out_i8(int8_t self, int8_t clip_value_min, int8_t clip_value_max)
{
    const bool is_gt = self > clip_value_max;
    const bool is_lt = self < clip_value_min;
    const int8_t chosen = is_lt ? clip_value_min : self;
    return is_gt ? clip_value_max : chosen;
}

static inline int32_t out_i32(int32_t self, int32_t clip_value_min, int32_t clip_value_max)
{
    const bool is_gt = self > clip_value_max;
    const bool is_lt = self < clip_value_min;
    const int32_t chosen = is_lt ? clip_value_min : self;
    return is_gt ? clip_value_max : chosen;
}

static inline uint8_t out_u8(uint8_t self, uint8_t clip_value_min, uint8_t clip_value_max)
{
    const bool is_gt = self > clip_value_max;
    const bool is_lt = self < clip_value_min;
    const uint8_t chosen = is_lt ? clip_value_min : self;
    return is_gt ? clip_value_max : chosen;
}

static inline int16_t out_i16(int16_t self, int16_t clip_value_min, int16_t clip_value_max)
{
    const bool is_gt = self > clip_value_max;
    const bool is_lt = self < clip_value_min;
    const int16_t chosen = is_lt ? clip_value_min : self;
    return is_gt ? clip_value_max : chosen;
}

static inline int64_t out_i64(int64_t self, int64_t clip_value_min, int64_t clip_value_max)
{
    const bool is_gt = self > clip_value_max;
    const bool is_lt = self < clip_value_min;
    const int64_t chosen = is_lt ? clip_value_min : self;
    return is_gt ? clip_value_max : chosen;
}

static void hardtanh_f32(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct hardtanh_attrs *const a = attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 clip_value_min = vf32_of((float)a->clip_value_min);
    const vf32 clip_value_max = vf32_of((float)a->clip_value_max);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_f32(vf32_load(self + i), clip_value_min, clip_value_max),
                        out_past);
    if (i < count)
        vf32_store_n(out + i,
                     out_f32(vf32_load_n(self + i, count - i), clip_value_min, clip_value_max),
                     count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void hardtanh_f16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct hardtanh_attrs *const a = attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 clip_value_min = vf32_of((float)a->clip_value_min);
    const vf32 clip_value_max = vf32_of((float)a->clip_value_max);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(out + i, out_f32(self_i.a, clip_value_min, clip_value_max),
                                out_f32(self_i.b, clip_value_min, clip_value_max), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(out + i,
                         out_f32(vf32_load_f16_n(self + i, n), clip_value_min, clip_value_max), n);
    }
}

static void hardtanh_f64(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct hardtanh_attrs *const a = attrs;
    const double *const self = ins[0];
    double *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf64 clip_value_min = vf64_of(a->clip_value_min);
    const vf64 clip_value_max = vf64_of(a->clip_value_max);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES)
        vf64_store_past(out + i, out_f64(vf64_load(self + i), clip_value_min, clip_value_max),
                        out_past);
    if (i < count)
        vf64_store_n(out + i,
                     out_f64(vf64_load_n(self + i, count - i), clip_value_min, clip_value_max),
                     count - i);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void hardtanh_bf16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct hardtanh_attrs *const a = attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 clip_value_min = vf32_of((float)a->clip_value_min);
    const vf32 clip_value_max = vf32_of((float)a->clip_value_max);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(out + i, out_f32(self_i.a, clip_value_min, clip_value_max),
                                 out_f32(self_i.b, clip_value_min, clip_value_max), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(
            out + i, out_f32(vf32_load_bf16_n(self + i, n), clip_value_min, clip_value_max), n);
    }
}

static void hardtanh_i8(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const struct hardtanh_attrs *const a = attrs;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)past;
    const int8_t clip_value_min = (int8_t)a->clip_value_min_integer;
    const int8_t clip_value_max = (int8_t)a->clip_value_max_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i8(self[i], clip_value_min, clip_value_max);
}

static void hardtanh_i32(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct hardtanh_attrs *const a = attrs;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)past;
    const int32_t clip_value_min = (int32_t)a->clip_value_min_integer;
    const int32_t clip_value_max = (int32_t)a->clip_value_max_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i32(self[i], clip_value_min, clip_value_max);
}

static void hardtanh_u8(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const struct hardtanh_attrs *const a = attrs;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)past;
    const uint8_t clip_value_min = (uint8_t)a->clip_value_min_integer;
    const uint8_t clip_value_max = (uint8_t)a->clip_value_max_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_u8(self[i], clip_value_min, clip_value_max);
}

static void hardtanh_i16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct hardtanh_attrs *const a = attrs;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)past;
    const int16_t clip_value_min = (int16_t)a->clip_value_min_integer;
    const int16_t clip_value_max = (int16_t)a->clip_value_max_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i16(self[i], clip_value_min, clip_value_max);
}

static void hardtanh_i64(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct hardtanh_attrs *const a = attrs;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)past;
    const int64_t clip_value_min = (int64_t)a->clip_value_min_integer;
    const int64_t clip_value_max = (int64_t)a->clip_value_max_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i64(self[i], clip_value_min, clip_value_max);
}

const ac_kernels AC_ISA(ac_hardtanh_kernels)[] = {
    {{
        [AC_F32] = hardtanh_f32,
        [AC_F16] = hardtanh_f16,
        [AC_F64] = hardtanh_f64,
        [AC_BF16] = hardtanh_bf16,
        [AC_I8] = hardtanh_i8,
        [AC_I32] = hardtanh_i32,
        [AC_U8] = hardtanh_u8,
        [AC_I16] = hardtanh_i16,
        [AC_I64] = hardtanh_i64,
    }},
};
