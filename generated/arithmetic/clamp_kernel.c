/*
 * Generated from spec/arithmetic/clamp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = min(max(self, clipValueMin), clipValueMax)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/clamp.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = min(max(self, clipValueMin), clipValueMax): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 clip_value_min, vf32 clip_value_max)
{
    const vf32 max = vf32_max(self, clip_value_min);
    return vf32_min(max, clip_value_max);
}

/* out = min(max(self, clipValueMin), clipValueMax): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 clip_value_min, vf64 clip_value_max)
{
    const vf64 max = vf64_max(self, clip_value_min);
    return vf64_min(max, clip_value_max);
}

/* out = min(max(self, clipValueMin), clipValueMax), on one element. */
static inline int8_t out_i8(int8_t self, int8_t clip_value_min, int8_t clip_value_max)
{
    const int8_t max = clip_value_min > self ? clip_value_min : self;
    return clip_value_max < max ? clip_value_max : max;
}

/* out = min(max(self, clipValueMin), clipValueMax), on one element. */
static inline int32_t out_i32(int32_t self, int32_t clip_value_min, int32_t clip_value_max)
{
    const int32_t max = clip_value_min > self ? clip_value_min : self;
    return clip_value_max < max ? clip_value_max : max;
}

/* out = min(max(self, clipValueMin), clipValueMax), on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t clip_value_min, uint8_t clip_value_max)
{
    const uint8_t max = clip_value_min > self ? clip_value_min : self;
    return clip_value_max < max ? clip_value_max : max;
}

/* out = min(max(self, clipValueMin), clipValueMax), on one element. */
static inline int16_t out_i16(int16_t self, int16_t clip_value_min, int16_t clip_value_max)
{
    const int16_t max = clip_value_min > self ? clip_value_min : self;
    return clip_value_max < max ? clip_value_max : max;
}

/* out = min(max(self, clipValueMin), clipValueMax), on one element. */
static inline int64_t out_i64(int64_t self, int64_t clip_value_min, int64_t clip_value_max)
{
    const int64_t max = clip_value_min > self ? clip_value_min : self;
    return clip_value_max < max ? clip_value_max : max;
}

struct clamp_f32_scalars {
    vf32 clip_value_min;
    vf32 clip_value_max;
};

/* in[0]: self; out[0]: out. */
AC_WORD void clamp_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct clamp_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->clip_value_min, s->clip_value_max);
}

static void clamp_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct clamp_attrs *const a = attrs;
    const struct clamp_f32_scalars s = {
        .clip_value_min = vf32_of((float)a->clip_value_min),
        .clip_value_max = vf32_of((float)a->clip_value_max),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, clamp_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void clamp_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct clamp_attrs *const a = attrs;
    const struct clamp_f32_scalars s = {
        .clip_value_min = vf32_of((float)a->clip_value_min),
        .clip_value_max = vf32_of((float)a->clip_value_max),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, clamp_f32_at, &s);
}

struct clamp_f64_scalars {
    vf64 clip_value_min;
    vf64 clip_value_max;
};

/* in[0]: self; out[0]: out. */
AC_WORD void clamp_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct clamp_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, s->clip_value_min, s->clip_value_max);
}

static void clamp_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct clamp_attrs *const a = attrs;
    const struct clamp_f64_scalars s = {
        .clip_value_min = vf64_of(a->clip_value_min),
        .clip_value_max = vf64_of(a->clip_value_max),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, clamp_f64_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void clamp_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    const struct clamp_attrs *const a = attrs;
    const struct clamp_f32_scalars s = {
        .clip_value_min = vf32_of((float)a->clip_value_min),
        .clip_value_max = vf32_of((float)a->clip_value_max),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, clamp_f32_at, &s);
}

struct clamp_i8_scalars {
    int8_t clip_value_min;
    int8_t clip_value_max;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void clamp_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct clamp_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], s->clip_value_min, s->clip_value_max);
}

static void clamp_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct clamp_attrs *const a = attrs;
    const struct clamp_i8_scalars s = {
        .clip_value_min = (int8_t)a->clip_value_min_integer,
        .clip_value_max = (int8_t)a->clip_value_max_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, clamp_i8_at, &s);
}

struct clamp_i32_scalars {
    int32_t clip_value_min;
    int32_t clip_value_max;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void clamp_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    const struct clamp_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], s->clip_value_min, s->clip_value_max);
}

static void clamp_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct clamp_attrs *const a = attrs;
    const struct clamp_i32_scalars s = {
        .clip_value_min = (int32_t)a->clip_value_min_integer,
        .clip_value_max = (int32_t)a->clip_value_max_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, clamp_i32_at, &s);
}

struct clamp_u8_scalars {
    uint8_t clip_value_min;
    uint8_t clip_value_max;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void clamp_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct clamp_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], s->clip_value_min, s->clip_value_max);
}

static void clamp_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct clamp_attrs *const a = attrs;
    const struct clamp_u8_scalars s = {
        .clip_value_min = (uint8_t)a->clip_value_min_integer,
        .clip_value_max = (uint8_t)a->clip_value_max_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, clamp_u8_at, &s);
}

struct clamp_i16_scalars {
    int16_t clip_value_min;
    int16_t clip_value_max;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void clamp_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    const struct clamp_i16_scalars *const s = scalars;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], s->clip_value_min, s->clip_value_max);
}

static void clamp_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct clamp_attrs *const a = attrs;
    const struct clamp_i16_scalars s = {
        .clip_value_min = (int16_t)a->clip_value_min_integer,
        .clip_value_max = (int16_t)a->clip_value_max_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, clamp_i16_at, &s);
}

struct clamp_i64_scalars {
    int64_t clip_value_min;
    int64_t clip_value_max;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void clamp_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    const struct clamp_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], s->clip_value_min, s->clip_value_max);
}

static void clamp_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct clamp_attrs *const a = attrs;
    const struct clamp_i64_scalars s = {
        .clip_value_min = (int64_t)a->clip_value_min_integer,
        .clip_value_max = (int64_t)a->clip_value_max_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, clamp_i64_at, &s);
}

const ac_kernels AC_ISA(ac_clamp_kernels)[] = {
    {{
        [AC_F32] = clamp_f32,
        [AC_F16] = clamp_f16,
        [AC_F64] = clamp_f64,
        [AC_BF16] = clamp_bf16,
        [AC_I8] = clamp_i8,
        [AC_I32] = clamp_i32,
        [AC_U8] = clamp_u8,
        [AC_I16] = clamp_i16,
        [AC_I64] = clamp_i64,
    }},
};
