/*
 * Generated from spec/comparison/eq_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self == other
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "comparison/eq_scalar.h"
#include "simd/loops/complex.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/loops/truth.h"
#include "simd/simd.h"

/* out = self == other, lane by lane. */
static inline vm32 out_f32(vf32 self, vf32 other)
{
    return vf32_eq(self, other);
}

/* out = self == other, lane by lane. */
static inline vm64 out_f64(vf64 self, vf64 other)
{
    return vf64_eq(self, other);
}

/* out = self == other, on one element. */
static inline bool out_i8(int8_t self, int8_t other)
{
    return self == other;
}

/* out = self == other, on one element. */
static inline bool out_i32(int32_t self, int32_t other)
{
    return self == other;
}

/* out = self == other, on one element. */
static inline bool out_u8(uint8_t self, uint8_t other)
{
    return self == other;
}

/* out = self == other, on one element. */
static inline bool out_i16(int16_t self, int16_t other)
{
    return self == other;
}

/* out = self == other, on one element. */
static inline bool out_u32(uint32_t self, uint32_t other)
{
    return self == other;
}

/* out = self == other, on one element. */
static inline bool out_i64(int64_t self, int64_t other)
{
    return self == other;
}

/* out = self == other, on one element. */
static inline bool out_u64(uint64_t self, uint64_t other)
{
    return self == other;
}

/* out = self == other, on one element. */
static inline bool out_bool(uint8_t self, uint8_t other)
{
    return self == other;
}

/* out = self == other: parts in f64. */
static inline vm64 out_c64(vf64_complex self, vf64_complex other)
{
    return vf64_complex_eq(self, other);
}

/* out = self == other: parts in f64. */
static inline vm64 out_c128(vf64_complex self, vf64_complex other)
{
    return vf64_complex_eq(self, other);
}

struct eq_scalar_f32_scalars {
    vf32 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void eq_scalar_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct eq_scalar_f32_scalars *const s = scalars;
    out[0].truth_f32 = out_f32(in[0].f32, s->other);
}

static void eq_scalar_f32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, eq_scalar_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void eq_scalar_f16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, eq_scalar_f32_at, &s);
}

struct eq_scalar_f64_scalars {
    vf64 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void eq_scalar_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct eq_scalar_f64_scalars *const s = scalars;
    out[0].truth_f64 = out_f64(in[0].f64, s->other);
}

static void eq_scalar_f64(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_f64_scalars s = {
        .other = vf64_of(a->other),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    loop.out[0] = &ac_stored_truth_f64;
    ac_run_vectors(loop, count, ins, outs, past, eq_scalar_f64_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void eq_scalar_bf16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, eq_scalar_f32_at, &s);
}

struct eq_scalar_i8_scalars {
    int8_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void eq_scalar_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                             const void *scalars)
{
    const struct eq_scalar_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], s->other);
}

static void eq_scalar_i8(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_i8_scalars s = {
        .other = (int8_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, eq_scalar_i8_at, &s);
}

struct eq_scalar_i32_scalars {
    int32_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void eq_scalar_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                              const void *scalars)
{
    const struct eq_scalar_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], s->other);
}

static void eq_scalar_i32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_i32_scalars s = {
        .other = (int32_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, eq_scalar_i32_at, &s);
}

struct eq_scalar_u8_scalars {
    uint8_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void eq_scalar_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                             const void *scalars)
{
    const struct eq_scalar_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], s->other);
}

static void eq_scalar_u8(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_u8_scalars s = {
        .other = (uint8_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, eq_scalar_u8_at, &s);
}

struct eq_scalar_i16_scalars {
    int16_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void eq_scalar_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                              const void *scalars)
{
    const struct eq_scalar_i16_scalars *const s = scalars;
    const int16_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], s->other);
}

static void eq_scalar_i16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_i16_scalars s = {
        .other = (int16_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, eq_scalar_i16_at, &s);
}

struct eq_scalar_u32_scalars {
    uint32_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void eq_scalar_u32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                              const void *scalars)
{
    const struct eq_scalar_u32_scalars *const s = scalars;
    const uint32_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u32(self[i], s->other);
}

static void eq_scalar_u32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_u32_scalars s = {
        .other = (uint32_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, eq_scalar_u32_at, &s);
}

struct eq_scalar_i64_scalars {
    int64_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void eq_scalar_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                              const void *scalars)
{
    const struct eq_scalar_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], s->other);
}

static void eq_scalar_i64(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_i64_scalars s = {
        .other = (int64_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, eq_scalar_i64_at, &s);
}

struct eq_scalar_u64_scalars {
    uint64_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void eq_scalar_u64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                              const void *scalars)
{
    const struct eq_scalar_u64_scalars *const s = scalars;
    const uint64_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u64(self[i], s->other);
}

static void eq_scalar_u64(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_u64_scalars s = {
        .other = (uint64_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, eq_scalar_u64_at, &s);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void eq_scalar_bool_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    const struct eq_scalar_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_bool(self[i], s->other);
}

static void eq_scalar_bool(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_u8_scalars s = {
        .other = (uint8_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, eq_scalar_bool_at, &s);
}

struct eq_scalar_c64_scalars {
    vf64_complex other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void eq_scalar_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct eq_scalar_c64_scalars *const s = scalars;
    out[0].truth_f64 = out_c64(in[0].complex, s->other);
}

/* Parts are computed in f64 and rounded once. */
static void eq_scalar_c64(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
    };
    ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    loop.out[0] = &ac_stored_truth_complex;
    ac_run_vectors(loop, count, ins, outs, past, eq_scalar_c64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void eq_scalar_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct eq_scalar_c64_scalars *const s = scalars;
    out[0].truth_f64 = out_c128(in[0].complex, s->other);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void eq_scalar_c128(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct eq_scalar_attrs *const a = attrs;
    const struct eq_scalar_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
    };
    ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    loop.out[0] = &ac_stored_truth_complex;
    ac_run_vectors(loop, count, ins, outs, past, eq_scalar_c128_at, &s);
}

const ac_kernels AC_ISA(ac_eq_scalar_kernels)[] = {
    {{
        [AC_F32] = eq_scalar_f32,
        [AC_F16] = eq_scalar_f16,
        [AC_F64] = eq_scalar_f64,
        [AC_BF16] = eq_scalar_bf16,
        [AC_I8] = eq_scalar_i8,
        [AC_I32] = eq_scalar_i32,
        [AC_U8] = eq_scalar_u8,
        [AC_I16] = eq_scalar_i16,
        [AC_U32] = eq_scalar_u32,
        [AC_I64] = eq_scalar_i64,
        [AC_U64] = eq_scalar_u64,
        [AC_BOOL] = eq_scalar_bool,
        [AC_C64] = eq_scalar_c64,
        [AC_C128] = eq_scalar_c128,
    }},
};
