/*
 * Generated from spec/activation/threshold.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self <= threshold, value, self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/threshold.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self <= threshold, value, self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 threshold, vf32 value)
{
    const vm32 self_le_threshold = vf32_le(self, threshold);
    return vf32_where(self_le_threshold, value, self);
}

/* out = where(self <= threshold, value, self), on one element. */
static inline int8_t out_i8(int8_t self, int8_t threshold, int8_t value)
{
    const bool is_le = self <= threshold;
    return is_le ? value : self;
}

/* out = where(self <= threshold, value, self), on one element. */
static inline int32_t out_i32(int32_t self, int32_t threshold, int32_t value)
{
    const bool is_le = self <= threshold;
    return is_le ? value : self;
}

/* out = where(self <= threshold, value, self), on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t threshold, uint8_t value)
{
    const bool is_le = self <= threshold;
    return is_le ? value : self;
}

/* out = where(self <= threshold, value, self), on one element. */
static inline int16_t out_i16(int16_t self, int16_t threshold, int16_t value)
{
    const bool is_le = self <= threshold;
    return is_le ? value : self;
}

/* out = where(self <= threshold, value, self), on one element. */
static inline int64_t out_i64(int64_t self, int64_t threshold, int64_t value)
{
    const bool is_le = self <= threshold;
    return is_le ? value : self;
}

struct threshold_f32_scalars {
    vf32 threshold;
    vf32 value;
};

/* in[0]: self; out[0]: out. */
AC_WORD void threshold_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct threshold_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->threshold, s->value);
}

static void threshold_f32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const struct threshold_f32_scalars s = {
        .threshold = vf32_of((float)a->threshold),
        .value = vf32_of((float)a->value),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, threshold_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void threshold_f16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const struct threshold_f32_scalars s = {
        .threshold = vf32_of((float)a->threshold),
        .value = vf32_of((float)a->value),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, threshold_f32_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void threshold_bf16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const struct threshold_f32_scalars s = {
        .threshold = vf32_of((float)a->threshold),
        .value = vf32_of((float)a->value),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, threshold_f32_at, &s);
}

struct threshold_i8_scalars {
    int8_t threshold;
    int8_t value;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void threshold_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                             const void *scalars)
{
    const struct threshold_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], s->threshold, s->value);
}

static void threshold_i8(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const struct threshold_i8_scalars s = {
        .threshold = (int8_t)a->threshold_integer,
        .value = (int8_t)a->value_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, threshold_i8_at, &s);
}

struct threshold_i32_scalars {
    int32_t threshold;
    int32_t value;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void threshold_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                              const void *scalars)
{
    const struct threshold_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], s->threshold, s->value);
}

static void threshold_i32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const struct threshold_i32_scalars s = {
        .threshold = (int32_t)a->threshold_integer,
        .value = (int32_t)a->value_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, threshold_i32_at, &s);
}

struct threshold_u8_scalars {
    uint8_t threshold;
    uint8_t value;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void threshold_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                             const void *scalars)
{
    const struct threshold_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], s->threshold, s->value);
}

static void threshold_u8(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const struct threshold_u8_scalars s = {
        .threshold = (uint8_t)a->threshold_integer,
        .value = (uint8_t)a->value_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, threshold_u8_at, &s);
}

struct threshold_i16_scalars {
    int16_t threshold;
    int16_t value;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void threshold_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                              const void *scalars)
{
    const struct threshold_i16_scalars *const s = scalars;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], s->threshold, s->value);
}

static void threshold_i16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const struct threshold_i16_scalars s = {
        .threshold = (int16_t)a->threshold_integer,
        .value = (int16_t)a->value_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, threshold_i16_at, &s);
}

struct threshold_i64_scalars {
    int64_t threshold;
    int64_t value;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void threshold_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                              const void *scalars)
{
    const struct threshold_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], s->threshold, s->value);
}

static void threshold_i64(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct threshold_attrs *const a = attrs;
    const struct threshold_i64_scalars s = {
        .threshold = (int64_t)a->threshold_integer,
        .value = (int64_t)a->value_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, threshold_i64_at, &s);
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
