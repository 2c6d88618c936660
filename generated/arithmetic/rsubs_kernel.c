/*
 * Generated from spec/arithmetic/rsubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = other - alpha * self
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/rsubs.h"
#include "simd/loops/complex.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = other - alpha * self: in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 other, vf32 alpha)
{
    return vf32_fma(vf32_neg(alpha), self, other);
}

/* other - alpha * self: in a pair of f32. */
static inline vf32x2 out_pair(vf32 self, vf32 other, vf32 alpha)
{
    const vf32x2 product = vf32x2_of_product(alpha, self);
    return vf32x2_add_single(vf32x2_neg(product), other);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 other, vf32 alpha)
{
    const vf32x2 pair = out_pair(self, other, alpha);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* other - alpha * self: in a pair of f64. */
static inline vf64x2 out_wide(vf64 self, vf64 other, vf64 alpha)
{
    const vf64 product = vf64_mul(alpha, self);
    return vf64x2_of_sum(other, vf64_neg(product));
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 other, vf32 alpha)
{
    const vf64x2 low = out_wide(vf64_widen_low(self), vf64_widen_low(other), vf64_widen_low(alpha));
    const vf64x2 high =
        out_wide(vf64_widen_high(self), vf64_widen_high(other), vf64_widen_high(alpha));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = other - alpha * self: in single f32; lanes in which that may round wrongly are
 * recomputed. */
static inline vf32 out_f16(vf32 self, vf32 other, vf32 alpha)
{
    const vf32 difference = vf32_fma(vf32_neg(alpha), self, other);
    const vf32 product = vf32_mul(alpha, self);
    const vm32 cancelled =
        vf32_lt(vf32_abs(difference), vf32_mul(vf32_abs(product), vf32_of(0x1p-3f)));
    const vm32 close = vf32_unsettled_f16(difference, 9);
    vf32 settled = difference;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self, other, alpha);
    if (vm32_any(cancelled))
        settled = out_far(settled, cancelled, self, other, alpha);
    return settled;
}

/* out = other - alpha * self: in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 other, vf64 alpha)
{
    return vf64_fma(vf64_neg(alpha), self, other);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 self, vf32 other, vf32 alpha)
{
    const vf32x2 pair = out_pair(self, other, alpha);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_fades(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self, other, alpha);
    return settled;
}

/* out = other - alpha * self: in single f32; lanes in which that may round wrongly are
 * recomputed. */
static inline vf32 out_bf16(vf32 self, vf32 other, vf32 alpha)
{
    const vf32 difference = vf32_fma(vf32_neg(alpha), self, other);
    const vf32 product = vf32_mul(alpha, self);
    const vm32 cancelled =
        vf32_lt(vf32_abs(difference), vf32_mul(vf32_abs(product), vf32_of(0x1p-3f)));
    const vm32 close = vf32_unsettled_bf16(difference, 9);
    vf32 settled = difference;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, self, other, alpha);
    if (vm32_any(cancelled))
        settled = out_far(settled, cancelled, self, other, alpha);
    return settled;
}

/* out = other - alpha * self, on one element. */
static inline int8_t out_i8(int8_t self, int8_t other, int8_t alpha)
{
    const int8_t product = (int8_t)((uint32_t)alpha * (uint32_t)self);
    return (int8_t)((uint32_t)other - (uint32_t)product);
}

/* out = other - alpha * self, on one element. */
static inline int32_t out_i32(int32_t self, int32_t other, int32_t alpha)
{
    const int32_t product = (int32_t)((uint32_t)alpha * (uint32_t)self);
    return (int32_t)((uint32_t)other - (uint32_t)product);
}

/* out = other - alpha * self, on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t other, uint8_t alpha)
{
    const uint8_t product = (uint8_t)((uint32_t)alpha * (uint32_t)self);
    return (uint8_t)((uint32_t)other - (uint32_t)product);
}

/* out = other - alpha * self, on one element. */
static inline int16_t out_i16(int16_t self, int16_t other, int16_t alpha)
{
    const int16_t product = (int16_t)((uint32_t)alpha * (uint32_t)self);
    return (int16_t)((uint32_t)other - (uint32_t)product);
}

/* out = other - alpha * self, on one element. */
static inline int64_t out_i64(int64_t self, int64_t other, int64_t alpha)
{
    const int64_t product = (int64_t)((uint64_t)alpha * (uint64_t)self);
    return (int64_t)((uint64_t)other - (uint64_t)product);
}

/* out = other - alpha * self: parts in f64. */
static inline vf64_complex out_c64(vf64_complex self, vf64_complex other, vf64_complex alpha)
{
    return vf64_complex_fnma(alpha, self, other);
}

/* out = other - alpha * self: parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self, vf64_complex other, vf64_complex alpha)
{
    return vf64_complex_fnma_round(alpha, self, other);
}

/* out = other - self: in f32 and pairs of it, rounded once. */
static inline vf32 out_usual_f32(vf32 self, vf32 other)
{
    return vf32_sub(other, self);
}

/* other - self: in a pair of f32. */
static inline vf32x2 out_usual_pair(vf32 self, vf32 other)
{
    return vf32x2_of_sum(other, vf32_neg(self));
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_usual_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 other)
{
    const vf32x2 pair = out_usual_pair(self, other);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* out = other - self: in single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 out_usual_f16(vf32 self, vf32 other)
{
    const vf32 difference = vf32_sub(other, self);
    const vm32 close = vf32_unsettled_f16(difference, 1);
    vf32 settled = difference;
    if (vm32_any(close))
        settled = out_usual_near_f16(settled, close, self, other);
    return settled;
}

/* out = other - self: in f64 and pairs of it, rounded once. */
static inline vf64 out_usual_f64(vf64 self, vf64 other)
{
    return vf64_sub(other, self);
}

/* other - self: in a pair of f64. */
static inline vf64x2 out_usual_wide(vf64 self, vf64 other)
{
    return vf64x2_of_sum(other, vf64_neg(self));
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_usual_far(vf32 short_, vm32 lanes, vf32 self, vf32 other)
{
    const vf64x2 low = out_usual_wide(vf64_widen_low(self), vf64_widen_low(other));
    const vf64x2 high = out_usual_wide(vf64_widen_high(self), vf64_widen_high(other));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_usual_near_bf16(vf32 short_, vm32 lanes, vf32 self, vf32 other)
{
    const vf32x2 pair = out_usual_pair(self, other);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_fades(pair));
    if (vm32_any(again))
        settled = out_usual_far(settled, again, self, other);
    return settled;
}

/* out = other - self: in single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 out_usual_bf16(vf32 self, vf32 other)
{
    const vf32 difference = vf32_sub(other, self);
    const vm32 close = vf32_unsettled_bf16(difference, 1);
    vf32 settled = difference;
    if (vm32_any(close))
        settled = out_usual_near_bf16(settled, close, self, other);
    return settled;
}

/* out = other - self: parts in f64. */
static inline vf64_complex out_usual_c64(vf64_complex self, vf64_complex other)
{
    return vf64_complex_sub(other, self);
}

/* out = other - self: parts in f64. */
static inline vf64_complex out_usual_c128(vf64_complex self, vf64_complex other)
{
    return vf64_complex_sub(other, self);
}

struct rsubs_f32_scalars {
    vf32 other;
    vf32 alpha;
};

/* in[0]: self; out[0]: out. */
AC_WORD void rsubs_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsubs_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->other, s->alpha);
}

static void rsubs_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_f32_scalars s = {
        .other = vf32_of((float)a->other),
        .alpha = vf32_of((float)a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsubs_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void rsubs_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsubs_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->other, s->alpha);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void rsubs_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_f32_scalars s = {
        .other = vf32_of((float)a->other),
        .alpha = vf32_of((float)a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, rsubs_f16_at, &s);
}

struct rsubs_f64_scalars {
    vf64 other;
    vf64 alpha;
};

/* in[0]: self; out[0]: out. */
AC_WORD void rsubs_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsubs_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, s->other, s->alpha);
}

static void rsubs_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_f64_scalars s = {
        .other = vf64_of(a->other),
        .alpha = vf64_of(a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsubs_f64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void rsubs_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsubs_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, s->other, s->alpha);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void rsubs_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_f32_scalars s = {
        .other = vf32_of((float)a->other),
        .alpha = vf32_of((float)a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, rsubs_bf16_at, &s);
}

struct rsubs_i8_scalars {
    int8_t other;
    int8_t alpha;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void rsubs_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct rsubs_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], s->other, s->alpha);
}

static void rsubs_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_i8_scalars s = {
        .other = (int8_t)a->other_integer,
        .alpha = (int8_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, rsubs_i8_at, &s);
}

struct rsubs_i32_scalars {
    int32_t other;
    int32_t alpha;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void rsubs_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    const struct rsubs_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], s->other, s->alpha);
}

static void rsubs_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_i32_scalars s = {
        .other = (int32_t)a->other_integer,
        .alpha = (int32_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, rsubs_i32_at, &s);
}

struct rsubs_u8_scalars {
    uint8_t other;
    uint8_t alpha;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void rsubs_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct rsubs_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], s->other, s->alpha);
}

static void rsubs_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_u8_scalars s = {
        .other = (uint8_t)a->other_integer,
        .alpha = (uint8_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, rsubs_u8_at, &s);
}

struct rsubs_i16_scalars {
    int16_t other;
    int16_t alpha;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void rsubs_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    const struct rsubs_i16_scalars *const s = scalars;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], s->other, s->alpha);
}

static void rsubs_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_i16_scalars s = {
        .other = (int16_t)a->other_integer,
        .alpha = (int16_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, rsubs_i16_at, &s);
}

struct rsubs_i64_scalars {
    int64_t other;
    int64_t alpha;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void rsubs_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    const struct rsubs_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], s->other, s->alpha);
}

static void rsubs_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_i64_scalars s = {
        .other = (int64_t)a->other_integer,
        .alpha = (int64_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, rsubs_i64_at, &s);
}

struct rsubs_c64_scalars {
    vf64_complex other;
    vf64_complex alpha;
};

/* in[0]: self; out[0]: out. */
AC_WORD void rsubs_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsubs_c64_scalars *const s = scalars;
    out[0].complex = out_c64(in[0].complex, s->other, s->alpha);
}

/* Parts are computed in f64 and rounded once. */
static void rsubs_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
        .alpha = ac_of_c128(a->alpha_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsubs_c64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void rsubs_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsubs_c64_scalars *const s = scalars;
    out[0].complex = out_c128(in[0].complex, s->other, s->alpha);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void rsubs_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
        .alpha = ac_of_c128(a->alpha_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsubs_c128_at, &s);
}

struct rsubs_usual_f32_scalars {
    vf32 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void rsubs_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsubs_usual_f32_scalars *const s = scalars;
    out[0].f32 = out_usual_f32(in[0].f32, s->other);
}

static void rsubs_usual_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_usual_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsubs_usual_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void rsubs_usual_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsubs_usual_f32_scalars *const s = scalars;
    out[0].f32 = out_usual_f16(in[0].f32, s->other);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void rsubs_usual_f16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_usual_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, rsubs_usual_f16_at, &s);
}

struct rsubs_usual_f64_scalars {
    vf64 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void rsubs_usual_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsubs_usual_f64_scalars *const s = scalars;
    out[0].f64 = out_usual_f64(in[0].f64, s->other);
}

static void rsubs_usual_f64(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_usual_f64_scalars s = {
        .other = vf64_of(a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsubs_usual_f64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void rsubs_usual_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsubs_usual_f32_scalars *const s = scalars;
    out[0].f32 = out_usual_bf16(in[0].f32, s->other);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void rsubs_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_usual_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, rsubs_usual_bf16_at, &s);
}

struct rsubs_usual_c64_scalars {
    vf64_complex other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void rsubs_usual_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsubs_usual_c64_scalars *const s = scalars;
    out[0].complex = out_usual_c64(in[0].complex, s->other);
}

/* Parts are computed in f64 and rounded once. */
static void rsubs_usual_c64(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_usual_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsubs_usual_c64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void rsubs_usual_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct rsubs_usual_c64_scalars *const s = scalars;
    out[0].complex = out_usual_c128(in[0].complex, s->other);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void rsubs_usual_c128(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    const struct rsubs_attrs *const a = attrs;
    const struct rsubs_usual_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, rsubs_usual_c128_at, &s);
}

const ac_kernels AC_ISA(ac_rsubs_kernels)[] = {
    [0] = {{
        [AC_F32] = rsubs_f32,
        [AC_F16] = rsubs_f16,
        [AC_F64] = rsubs_f64,
        [AC_BF16] = rsubs_bf16,
        [AC_I8] = rsubs_i8,
        [AC_I32] = rsubs_i32,
        [AC_U8] = rsubs_u8,
        [AC_I16] = rsubs_i16,
        [AC_I64] = rsubs_i64,
        [AC_C64] = rsubs_c64,
        [AC_C128] = rsubs_c128,
    }},
    [RSUBS_USUAL] = {{
        [AC_F32] = rsubs_usual_f32,
        [AC_F16] = rsubs_usual_f16,
        [AC_F64] = rsubs_usual_f64,
        [AC_BF16] = rsubs_usual_bf16,
        [AC_C64] = rsubs_usual_c64,
        [AC_C128] = rsubs_usual_c128,
        [AC_I8] = rsubs_i8,
        [AC_I32] = rsubs_i32,
        [AC_U8] = rsubs_u8,
        [AC_I16] = rsubs_i16,
        [AC_I64] = rsubs_i64,
    }},
};
