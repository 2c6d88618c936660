/*
 * Generated from spec/arithmetic/subs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   factor = where(alpha < 1 or alpha > 1, alpha, 1)
 *   out = self - factor * other
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/subs.h"
#include "simd/loops/complex.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = self - where(alpha < 1 or alpha > 1, alpha, 1) * other: in f32 and pairs of it, rounded
 * once. */
static inline vf32 out_f32(vf32 self, vf32 other, vf32 alpha)
{
    const vm32 alpha_lt_1 = vf32_lt(alpha, vf32_of(1.0f));
    const vm32 alpha_gt_1 = vf32_gt(alpha, vf32_of(1.0f));
    const vm32 or_ = vm32_or(alpha_lt_1, alpha_gt_1);
    const vf32 factor = vf32_where(or_, alpha, vf32_of(1.0f));
    return vf32_fma(vf32_neg(factor), other, self);
}

/* self - where(alpha < 1 or alpha > 1, alpha, 1) * other: in a pair of f32. */
static inline vf32x2 out_pair(vf32 self, vf32 other, vf32 alpha)
{
    const vm32 alpha_lt_1 = vf32_lt(alpha, vf32_of(1.0f));
    const vm32 alpha_gt_1 = vf32_gt(alpha, vf32_of(1.0f));
    const vm32 or_ = vm32_or(alpha_lt_1, alpha_gt_1);
    const vf32 factor = vf32_where(or_, alpha, vf32_of(1.0f));
    const vf32x2 product = vf32x2_of_product(factor, other);
    return vf32x2_add_single(vf32x2_neg(product), self);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 other, vf32 alpha)
{
    const vf32x2 pair = out_pair(self, other, alpha);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* self - where(alpha < 1 or alpha > 1, alpha, 1) * other: in a pair of f64. */
static inline vf64x2 out_wide(vf64 self, vf64 other, vf64 alpha)
{
    const vm64 alpha_lt_1 = vf64_lt(alpha, vf64_of(1.0));
    const vm64 alpha_gt_1 = vf64_gt(alpha, vf64_of(1.0));
    const vm64 or_ = vm64_or(alpha_lt_1, alpha_gt_1);
    const vf64 factor = vf64_where(or_, alpha, vf64_of(1.0));
    const vf64 product = vf64_mul(factor, other);
    return vf64x2_of_sum(self, vf64_neg(product));
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 other, vf32 alpha)
{
    const vf64x2 low = out_wide(vf64_widen_low(self), vf64_widen_low(other), vf64_widen_low(alpha));
    const vf64x2 high =
        out_wide(vf64_widen_high(self), vf64_widen_high(other), vf64_widen_high(alpha));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = self - where(alpha < 1 or alpha > 1, alpha, 1) * other: in single f32; lanes in which that
 * may round wrongly are recomputed. */
static inline vf32 out_f16(vf32 self, vf32 other, vf32 alpha)
{
    const vm32 alpha_lt_1 = vf32_lt(alpha, vf32_of(1.0f));
    const vm32 alpha_gt_1 = vf32_gt(alpha, vf32_of(1.0f));
    const vm32 or_ = vm32_or(alpha_lt_1, alpha_gt_1);
    const vf32 factor = vf32_where(or_, alpha, vf32_of(1.0f));
    const vf32 difference = vf32_fma(vf32_neg(factor), other, self);
    const vf32 product = vf32_mul(factor, other);
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

/* out = self - where(alpha < 1 or alpha > 1, alpha, 1) * other: in f64 and pairs of it, rounded
 * once. */
static inline vf64 out_f64(vf64 self, vf64 other, vf64 alpha)
{
    const vm64 alpha_lt_1 = vf64_lt(alpha, vf64_of(1.0));
    const vm64 alpha_gt_1 = vf64_gt(alpha, vf64_of(1.0));
    const vm64 or_ = vm64_or(alpha_lt_1, alpha_gt_1);
    const vf64 factor = vf64_where(or_, alpha, vf64_of(1.0));
    return vf64_fma(vf64_neg(factor), other, self);
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

/* out = self - where(alpha < 1 or alpha > 1, alpha, 1) * other: in single f32; lanes in which that
 * may round wrongly are recomputed. */
static inline vf32 out_bf16(vf32 self, vf32 other, vf32 alpha)
{
    const vm32 alpha_lt_1 = vf32_lt(alpha, vf32_of(1.0f));
    const vm32 alpha_gt_1 = vf32_gt(alpha, vf32_of(1.0f));
    const vm32 or_ = vm32_or(alpha_lt_1, alpha_gt_1);
    const vf32 factor = vf32_where(or_, alpha, vf32_of(1.0f));
    const vf32 difference = vf32_fma(vf32_neg(factor), other, self);
    const vf32 product = vf32_mul(factor, other);
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

/* out = self - where(alpha < 1 or alpha > 1, alpha, 1) * other, on one element. */
static inline int8_t out_i8(int8_t self, int8_t other, int8_t alpha)
{
    const int8_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const int8_t factor = or_ ? alpha : one;
    const int8_t product = (int8_t)((uint32_t)factor * (uint32_t)other);
    return (int8_t)((uint32_t)self - (uint32_t)product);
}

/* out = self - where(alpha < 1 or alpha > 1, alpha, 1) * other, on one element. */
static inline int32_t out_i32(int32_t self, int32_t other, int32_t alpha)
{
    const int32_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const int32_t factor = or_ ? alpha : one;
    const int32_t product = (int32_t)((uint32_t)factor * (uint32_t)other);
    return (int32_t)((uint32_t)self - (uint32_t)product);
}

/* out = self - where(alpha < 1 or alpha > 1, alpha, 1) * other, on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t other, uint8_t alpha)
{
    const uint8_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const uint8_t factor = or_ ? alpha : one;
    const uint8_t product = (uint8_t)((uint32_t)factor * (uint32_t)other);
    return (uint8_t)((uint32_t)self - (uint32_t)product);
}

/* out = self - where(alpha < 1 or alpha > 1, alpha, 1) * other, on one element. */
static inline int16_t out_i16(int16_t self, int16_t other, int16_t alpha)
{
    const int16_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const int16_t factor = or_ ? alpha : one;
    const int16_t product = (int16_t)((uint32_t)factor * (uint32_t)other);
    return (int16_t)((uint32_t)self - (uint32_t)product);
}

/* out = self - where(alpha < 1 or alpha > 1, alpha, 1) * other, on one element. */
static inline int64_t out_i64(int64_t self, int64_t other, int64_t alpha)
{
    const int64_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const int64_t factor = or_ ? alpha : one;
    const int64_t product = (int64_t)((uint64_t)factor * (uint64_t)other);
    return (int64_t)((uint64_t)self - (uint64_t)product);
}

/* out = self - alpha * other: parts in f64. */
static inline vf64_complex out_c64(vf64_complex self, vf64_complex other, vf64_complex alpha)
{
    return vf64_complex_fnma(alpha, other, self);
}

/* out = self - alpha * other: parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self, vf64_complex other, vf64_complex alpha)
{
    return vf64_complex_fnma_round(alpha, other, self);
}

/* out = self - other: in f32 and pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf32 out_usual_f32(vf32 self, vf32 other)
{
    return vf32_sub(self, other);
}

/* self - other: in a pair of f32. */
static inline vf32x2 out_usual_pair(vf32 self, vf32 other)
{
    return vf32x2_of_sum(self, vf32_neg(other));
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_usual_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 other)
{
    const vf32x2 pair = out_usual_pair(self, other);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* out = self - other: in single f32; lanes in which that may round wrongly are recomputed.
 * Rewritten by: order of factors. */
static inline vf32 out_usual_f16(vf32 self, vf32 other)
{
    const vf32 difference = vf32_sub(self, other);
    const vm32 close = vf32_unsettled_f16(difference, 1);
    vf32 settled = difference;
    if (vm32_any(close))
        settled = out_usual_near_f16(settled, close, self, other);
    return settled;
}

/* out = self - other: in f64 and pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf64 out_usual_f64(vf64 self, vf64 other)
{
    return vf64_sub(self, other);
}

/* self - other: in a pair of f64. */
static inline vf64x2 out_usual_wide(vf64 self, vf64 other)
{
    return vf64x2_of_sum(self, vf64_neg(other));
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

/* out = self - other: in single f32; lanes in which that may round wrongly are recomputed.
 * Rewritten by: order of factors. */
static inline vf32 out_usual_bf16(vf32 self, vf32 other)
{
    const vf32 difference = vf32_sub(self, other);
    const vm32 close = vf32_unsettled_bf16(difference, 1);
    vf32 settled = difference;
    if (vm32_any(close))
        settled = out_usual_near_bf16(settled, close, self, other);
    return settled;
}

/* out = self - other: parts in f64. */
static inline vf64_complex out_usual_c64(vf64_complex self, vf64_complex other)
{
    return vf64_complex_sub(self, other);
}

/* out = self - other: parts in f64. */
static inline vf64_complex out_usual_c128(vf64_complex self, vf64_complex other)
{
    return vf64_complex_sub(self, other);
}

struct subs_f32_scalars {
    vf32 other;
    vf32 alpha;
};

/* in[0]: self; out[0]: out. */
AC_WORD void subs_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct subs_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->other, s->alpha);
}

static void subs_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_f32_scalars s = {
        .other = vf32_of((float)a->other),
        .alpha = vf32_of((float)a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, subs_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void subs_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct subs_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->other, s->alpha);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void subs_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_f32_scalars s = {
        .other = vf32_of((float)a->other),
        .alpha = vf32_of((float)a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, subs_f16_at, &s);
}

struct subs_f64_scalars {
    vf64 other;
    vf64 alpha;
};

/* in[0]: self; out[0]: out. */
AC_WORD void subs_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct subs_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, s->other, s->alpha);
}

static void subs_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_f64_scalars s = {
        .other = vf64_of(a->other),
        .alpha = vf64_of(a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, subs_f64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void subs_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct subs_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, s->other, s->alpha);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void subs_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_f32_scalars s = {
        .other = vf32_of((float)a->other),
        .alpha = vf32_of((float)a->alpha),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, subs_bf16_at, &s);
}

struct subs_i8_scalars {
    int8_t other;
    int8_t alpha;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void subs_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    const struct subs_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], s->other, s->alpha);
}

static void subs_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_i8_scalars s = {
        .other = (int8_t)a->other_integer,
        .alpha = (int8_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, subs_i8_at, &s);
}

struct subs_i32_scalars {
    int32_t other;
    int32_t alpha;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void subs_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct subs_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], s->other, s->alpha);
}

static void subs_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_i32_scalars s = {
        .other = (int32_t)a->other_integer,
        .alpha = (int32_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, subs_i32_at, &s);
}

struct subs_u8_scalars {
    uint8_t other;
    uint8_t alpha;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void subs_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    const struct subs_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], s->other, s->alpha);
}

static void subs_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_u8_scalars s = {
        .other = (uint8_t)a->other_integer,
        .alpha = (uint8_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, subs_u8_at, &s);
}

struct subs_i16_scalars {
    int16_t other;
    int16_t alpha;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void subs_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct subs_i16_scalars *const s = scalars;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], s->other, s->alpha);
}

static void subs_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_i16_scalars s = {
        .other = (int16_t)a->other_integer,
        .alpha = (int16_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, subs_i16_at, &s);
}

struct subs_i64_scalars {
    int64_t other;
    int64_t alpha;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void subs_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    const struct subs_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], s->other, s->alpha);
}

static void subs_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_i64_scalars s = {
        .other = (int64_t)a->other_integer,
        .alpha = (int64_t)a->alpha_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, subs_i64_at, &s);
}

struct subs_c64_scalars {
    vf64_complex other;
    vf64_complex alpha;
};

/* in[0]: self; out[0]: out. */
AC_WORD void subs_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct subs_c64_scalars *const s = scalars;
    out[0].complex = out_c64(in[0].complex, s->other, s->alpha);
}

/* Parts are computed in f64 and rounded once. */
static void subs_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
        .alpha = ac_of_c128(a->alpha_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, subs_c64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void subs_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct subs_c64_scalars *const s = scalars;
    out[0].complex = out_c128(in[0].complex, s->other, s->alpha);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void subs_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
        .alpha = ac_of_c128(a->alpha_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, subs_c128_at, &s);
}

struct subs_usual_f32_scalars {
    vf32 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void subs_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct subs_usual_f32_scalars *const s = scalars;
    out[0].f32 = out_usual_f32(in[0].f32, s->other);
}

static void subs_usual_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_usual_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, subs_usual_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void subs_usual_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct subs_usual_f32_scalars *const s = scalars;
    out[0].f32 = out_usual_f16(in[0].f32, s->other);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void subs_usual_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_usual_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, subs_usual_f16_at, &s);
}

struct subs_usual_f64_scalars {
    vf64 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void subs_usual_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct subs_usual_f64_scalars *const s = scalars;
    out[0].f64 = out_usual_f64(in[0].f64, s->other);
}

static void subs_usual_f64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_usual_f64_scalars s = {
        .other = vf64_of(a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, subs_usual_f64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void subs_usual_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct subs_usual_f32_scalars *const s = scalars;
    out[0].f32 = out_usual_bf16(in[0].f32, s->other);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void subs_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_usual_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, subs_usual_bf16_at, &s);
}

struct subs_usual_c64_scalars {
    vf64_complex other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void subs_usual_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct subs_usual_c64_scalars *const s = scalars;
    out[0].complex = out_usual_c64(in[0].complex, s->other);
}

/* Parts are computed in f64 and rounded once. */
static void subs_usual_c64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_usual_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, subs_usual_c64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void subs_usual_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct subs_usual_c64_scalars *const s = scalars;
    out[0].complex = out_usual_c128(in[0].complex, s->other);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void subs_usual_c128(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct subs_attrs *const a = attrs;
    const struct subs_usual_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, subs_usual_c128_at, &s);
}

const ac_kernels AC_ISA(ac_subs_kernels)[] = {
    [0] = {{
        [AC_F32] = subs_f32,
        [AC_F16] = subs_f16,
        [AC_F64] = subs_f64,
        [AC_BF16] = subs_bf16,
        [AC_I8] = subs_i8,
        [AC_I32] = subs_i32,
        [AC_U8] = subs_u8,
        [AC_I16] = subs_i16,
        [AC_I64] = subs_i64,
        [AC_C64] = subs_c64,
        [AC_C128] = subs_c128,
    }},
    [SUBS_USUAL] = {{
        [AC_F32] = subs_usual_f32,
        [AC_F16] = subs_usual_f16,
        [AC_F64] = subs_usual_f64,
        [AC_BF16] = subs_usual_bf16,
        [AC_C64] = subs_usual_c64,
        [AC_C128] = subs_usual_c128,
        [AC_I8] = subs_i8,
        [AC_I32] = subs_i32,
        [AC_U8] = subs_u8,
        [AC_I16] = subs_i16,
        [AC_I64] = subs_i64,
    }},
};
