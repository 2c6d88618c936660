/*
 * Generated from spec/arithmetic/muls.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * other
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/muls.h"
#include "simd/loops/complex.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = self * other: in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 other)
{
    return vf32_mul(self, other);
}

/* out = self * other: in f32, rounded to odd, so that the store rounds correctly. */
static inline vf32 out_f16(vf32 self, vf32_multiplier other)
{
    return vf32_multiple_f16(self, other);
}

/* out = self * other: in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 other)
{
    return vf64_mul(self, other);
}

/* out = self * other: in f32, rounded to odd, so that the store rounds correctly. */
static inline vf32 out_bf16(vf32 self, vf32_multiplier other)
{
    return vf32_multiple_bf16(self, other);
}

/* out = self * other, on one element. */
static inline int8_t out_i8(int8_t self, int8_t other)
{
    return (int8_t)((uint32_t)self * (uint32_t)other);
}

/* out = self * other, on one element. */
static inline int32_t out_i32(int32_t self, int32_t other)
{
    return (int32_t)((uint32_t)self * (uint32_t)other);
}

/* out = self * other, on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t other)
{
    return (uint8_t)((uint32_t)self * (uint32_t)other);
}

/* out = self * other, on one element. */
static inline int16_t out_i16(int16_t self, int16_t other)
{
    return (int16_t)((uint32_t)self * (uint32_t)other);
}

/* out = self * other, on one element. */
static inline int64_t out_i64(int64_t self, int64_t other)
{
    return (int64_t)((uint64_t)self * (uint64_t)other);
}

/* out = self * other: parts in f64. */
static inline vf64_complex out_c64(vf64_complex self, vf64_complex other)
{
    return vf64_complex_mul(self, other);
}

/* out = self * other: parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self, vf64_complex other)
{
    const vf64_scaled self_scaled = vf64_scaled_of(self);
    const vf64_scaled other_scaled = vf64_scaled_of(other);
    const vf64_scaled product = vf64_scaled_mul(self_scaled, other_scaled);
    return vf64_scaled_round(product);
}

struct muls_f32_scalars {
    vf32 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void muls_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct muls_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->other);
}

static void muls_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const struct muls_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, muls_f32_at, &s);
}

struct muls_f16_scalars {
    vf32_multiplier other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void muls_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct muls_f16_scalars *const s = scalars;
    out[0].multiple = (ac_multiple){out_f16(in[0].f32, s->other), s->other};
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void muls_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const struct muls_f16_scalars s = {
        .other = vf32_multiplier_f16((float)a->other),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.out[0] = &ac_stored_f16_multiple;
    ac_run_two_vectors(loop, count, ins, outs, past, muls_f16_at, &s);
}

struct muls_f64_scalars {
    vf64 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void muls_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct muls_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, s->other);
}

static void muls_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const struct muls_f64_scalars s = {
        .other = vf64_of(a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, muls_f64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void muls_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct muls_f16_scalars *const s = scalars;
    out[0].multiple = (ac_multiple){out_bf16(in[0].f32, s->other), s->other};
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void muls_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const struct muls_f16_scalars s = {
        .other = vf32_multiplier_bf16((float)a->other),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.out[0] = &ac_stored_bf16_multiple;
    ac_run_two_vectors(loop, count, ins, outs, past, muls_bf16_at, &s);
}

struct muls_i8_scalars {
    int8_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void muls_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    const struct muls_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], s->other);
}

static void muls_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const struct muls_i8_scalars s = {
        .other = (int8_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, muls_i8_at, &s);
}

struct muls_i32_scalars {
    int32_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void muls_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct muls_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], s->other);
}

static void muls_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const struct muls_i32_scalars s = {
        .other = (int32_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, muls_i32_at, &s);
}

struct muls_u8_scalars {
    uint8_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void muls_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    const struct muls_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], s->other);
}

static void muls_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const struct muls_u8_scalars s = {
        .other = (uint8_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, muls_u8_at, &s);
}

struct muls_i16_scalars {
    int16_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void muls_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct muls_i16_scalars *const s = scalars;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], s->other);
}

static void muls_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const struct muls_i16_scalars s = {
        .other = (int16_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, muls_i16_at, &s);
}

struct muls_i64_scalars {
    int64_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void muls_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct muls_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], s->other);
}

static void muls_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const struct muls_i64_scalars s = {
        .other = (int64_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, muls_i64_at, &s);
}

struct muls_c64_scalars {
    vf64_complex other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void muls_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct muls_c64_scalars *const s = scalars;
    out[0].complex = out_c64(in[0].complex, s->other);
}

/* Parts are computed in f64 and rounded once. */
static void muls_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const struct muls_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, muls_c64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void muls_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct muls_c64_scalars *const s = scalars;
    out[0].complex = out_c128(in[0].complex, s->other);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void muls_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct muls_attrs *const a = attrs;
    const struct muls_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, muls_c128_at, &s);
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
        [AC_C64] = muls_c64,
        [AC_C128] = muls_c128,
    }},
};
