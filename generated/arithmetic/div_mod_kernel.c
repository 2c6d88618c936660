/*
 * Generated from spec/arithmetic/div_mod.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   mode is none:
 *     out = self / other
 *   mode is trunc:
 *     out = trunc(self / other)
 *   out = where((self > 0 and other < 0 and self + other < 0) or (self < 0 and other > 0 and self
 *       + other > 0), -1, floor(self / other))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/div_mod.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/math/integers.h"
#include "simd/simd.h"

/* self / other: in single f64. */
static inline vf64 out_none_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 other = args[1];
    return vf64_div(self, other);
}

/* out = self / other: in f64, rounded once. */
static inline vf32 out_none_f32(vf32 self, vf32 other)
{
    return vf32_in_f64(out_none_wide_f32, 2, (const vf32[]){self, other});
}

/* out = self / other: in f64, rounded to odd. */
static inline vf32 out_none_f16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_none_wide_f32, 2, (const vf32[]){self, other});
}

/* out = self / other: in f64, rounded to odd. */
static inline vf32 out_none_bf16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_none_wide_f32, 2, (const vf32[]){self, other});
}

/* where(self / other < 0, -floor(-(self / other)), floor(self / other)): in single f64. */
static inline vf64 out_trunc_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 other = args[1];
    const vf64x2 quotient = vf64x2_div(vf64x2_of(self), vf64x2_of(other));
    const vm64 is_lt = vf64x2_lt(quotient, vf64x2_of(vf64_of(0.0)));
    const vf64x2 negative = vf64x2_neg(quotient);
    const vf64 floor = vf64_floor(negative.hi);
    const vf64x2 floor2 = vf64x2_of_sum(
        floor, vf64_where(vf64_eq(floor, negative.hi), vf64_floor(negative.lo), vf64_of(0.0)));
    const vf64 floor3 = vf64x2_round(floor2);
    const vf64 negative2 = vf64_neg(floor3);
    const vf64 floor4 = vf64_floor(quotient.hi);
    const vf64x2 floor5 = vf64x2_of_sum(
        floor4, vf64_where(vf64_eq(floor4, quotient.hi), vf64_floor(quotient.lo), vf64_of(0.0)));
    const vf64 floor6 = vf64x2_round(floor5);
    return vf64_where(is_lt, negative2, floor6);
}

/* out = where(self / other < 0, -floor(-(self / other)), floor(self / other)): in f64, rounded
 * once. Rewritten by: truncation. */
static inline vf32 out_trunc_f32(vf32 self, vf32 other)
{
    return vf32_in_f64(out_trunc_wide_f32, 2, (const vf32[]){self, other});
}

/* out = where(self / other < 0, -floor(-(self / other)), floor(self / other)): in f64, rounded to
 * odd. Rewritten by: truncation. */
static inline vf32 out_trunc_f16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_trunc_wide_f32, 2, (const vf32[]){self, other});
}

/* out = where(self / other < 0, -floor(-(self / other)), floor(self / other)): in f64, rounded to
 * odd. Rewritten by: truncation. */
static inline vf32 out_trunc_bf16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_trunc_wide_f32, 2, (const vf32[]){self, other});
}

/* out = trunc(self / other), on one element. */
static inline int8_t out_trunc_i8(int8_t self, int8_t other)
{
    return ac_i8_trunc_quotient(self, other);
}

/* out = trunc(self / other), on one element. */
static inline int32_t out_trunc_i32(int32_t self, int32_t other)
{
    return ac_i32_trunc_quotient(self, other);
}

/* out = trunc(self / other), on one element. */
static inline uint8_t out_trunc_u8(uint8_t self, uint8_t other)
{
    return ac_u8_trunc_quotient(self, other);
}

/* out = trunc(self / other), on one element. */
static inline int16_t out_trunc_i16(int16_t self, int16_t other)
{
    return ac_i16_trunc_quotient(self, other);
}

/* out = trunc(self / other), on one element. */
static inline int64_t out_trunc_i64(int64_t self, int64_t other)
{
    return ac_i64_trunc_quotient(self, other);
}

/* where(self > 0 and other < 0 and self + other < 0 or self < 0 and other > 0 and self + other > 0,
 * -1, floor(self / other)): in single f64. */
static inline vf64 out_floor_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 other = args[1];
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vm64 other_lt_0 = vf64_lt(other, vf64_of(0.0));
    const vm64 and_ = vm64_and(self_gt_0, other_lt_0);
    const vf64x2 sum = vf64x2_of_sum(self, other);
    const vm64 is_lt = vf64x2_lt(sum, vf64x2_of(vf64_of(0.0)));
    const vm64 and_2 = vm64_and(and_, is_lt);
    const vm64 self_lt_0 = vf64_lt(self, vf64_of(0.0));
    const vm64 other_gt_0 = vf64_gt(other, vf64_of(0.0));
    const vm64 and_3 = vm64_and(self_lt_0, other_gt_0);
    const vm64 is_gt = vf64x2_gt(sum, vf64x2_of(vf64_of(0.0)));
    const vm64 and_4 = vm64_and(and_3, is_gt);
    const vm64 or_ = vm64_or(and_2, and_4);
    const vf64x2 quotient = vf64x2_div(vf64x2_of(self), vf64x2_of(other));
    const vf64 floor = vf64_floor(quotient.hi);
    const vf64x2 floor2 = vf64x2_of_sum(
        floor, vf64_where(vf64_eq(floor, quotient.hi), vf64_floor(quotient.lo), vf64_of(0.0)));
    const vf64 floor3 = vf64x2_round(floor2);
    return vf64_where(or_, vf64_of(-1.0), floor3);
}

/* out = where(self > 0 and other < 0 and self + other < 0 or self < 0 and other > 0 and self +
 * other > 0, -1, floor(self / other)): in f64, rounded once. Rewritten by: order of factors. */
static inline vf32 out_floor_f32(vf32 self, vf32 other)
{
    return vf32_in_f64(out_floor_wide_f32, 2, (const vf32[]){self, other});
}

/* out = where(self > 0 and other < 0 and self + other < 0 or self < 0 and other > 0 and self +
 * other > 0, -1, floor(self / other)): in f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_floor_f16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_floor_wide_f32, 2, (const vf32[]){self, other});
}

/* out = where(self > 0 and other < 0 and self + other < 0 or self < 0 and other > 0 and self +
 * other > 0, -1, floor(self / other)): in f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_floor_bf16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_floor_wide_f32, 2, (const vf32[]){self, other});
}

/* out = where(self > 0 and other < 0 and self + other < 0 or self < 0 and other > 0 and self +
 * other > 0, -1, floor(self / other)), on one element. */
static inline int8_t out_floor_i8(int8_t self, int8_t other)
{
    const int8_t zero = 0;
    const bool is_gt = self > zero;
    const bool is_lt = other < zero;
    const bool and_ = is_gt && is_lt;
    const int8_t sum = (int8_t)((uint32_t)self + (uint32_t)other);
    const bool is_lt2 = sum < zero;
    const bool and_2 = and_ && is_lt2;
    const bool is_lt3 = self < zero;
    const bool is_gt2 = other > zero;
    const bool and_3 = is_lt3 && is_gt2;
    const bool is_gt3 = sum > zero;
    const bool and_4 = and_3 && is_gt3;
    const bool or_ = and_2 || and_4;
    const int8_t one = 1;
    const int8_t negative = (int8_t)(0 - (uint32_t)one);
    const int8_t quotient = ac_i8_floor_quotient(self, other);
    return or_ ? negative : quotient;
}

/* out = where(self > 0 and other < 0 and self + other < 0 or self < 0 and other > 0 and self +
 * other > 0, -1, floor(self / other)), on one element. */
static inline int32_t out_floor_i32(int32_t self, int32_t other)
{
    const int32_t zero = 0;
    const bool is_gt = self > zero;
    const bool is_lt = other < zero;
    const bool and_ = is_gt && is_lt;
    const int32_t sum = (int32_t)((uint32_t)self + (uint32_t)other);
    const bool is_lt2 = sum < zero;
    const bool and_2 = and_ && is_lt2;
    const bool is_lt3 = self < zero;
    const bool is_gt2 = other > zero;
    const bool and_3 = is_lt3 && is_gt2;
    const bool is_gt3 = sum > zero;
    const bool and_4 = and_3 && is_gt3;
    const bool or_ = and_2 || and_4;
    const int32_t one = 1;
    const int32_t negative = (int32_t)(0 - (uint32_t)one);
    const int32_t quotient = ac_i32_floor_quotient(self, other);
    return or_ ? negative : quotient;
}

/* out = where(self > 0 and other < 0 and self + other < 0 or self < 0 and other > 0 and self +
 * other > 0, -1, floor(self / other)), on one element. */
static inline uint8_t out_floor_u8(uint8_t self, uint8_t other)
{
    const uint8_t zero = 0;
    const bool is_gt = self > zero;
    const bool is_lt = other < zero;
    const bool and_ = is_gt && is_lt;
    const uint8_t sum = (uint8_t)((uint32_t)self + (uint32_t)other);
    const bool is_lt2 = sum < zero;
    const bool and_2 = and_ && is_lt2;
    const bool is_lt3 = self < zero;
    const bool is_gt2 = other > zero;
    const bool and_3 = is_lt3 && is_gt2;
    const bool is_gt3 = sum > zero;
    const bool and_4 = and_3 && is_gt3;
    const bool or_ = and_2 || and_4;
    const uint8_t one = 1;
    const uint8_t negative = (uint8_t)(0 - (uint32_t)one);
    const uint8_t quotient = ac_u8_floor_quotient(self, other);
    return or_ ? negative : quotient;
}

/* out = where(self > 0 and other < 0 and self + other < 0 or self < 0 and other > 0 and self +
 * other > 0, -1, floor(self / other)), on one element. */
static inline int16_t out_floor_i16(int16_t self, int16_t other)
{
    const int16_t zero = 0;
    const bool is_gt = self > zero;
    const bool is_lt = other < zero;
    const bool and_ = is_gt && is_lt;
    const int16_t sum = (int16_t)((uint32_t)self + (uint32_t)other);
    const bool is_lt2 = sum < zero;
    const bool and_2 = and_ && is_lt2;
    const bool is_lt3 = self < zero;
    const bool is_gt2 = other > zero;
    const bool and_3 = is_lt3 && is_gt2;
    const bool is_gt3 = sum > zero;
    const bool and_4 = and_3 && is_gt3;
    const bool or_ = and_2 || and_4;
    const int16_t one = 1;
    const int16_t negative = (int16_t)(0 - (uint32_t)one);
    const int16_t quotient = ac_i16_floor_quotient(self, other);
    return or_ ? negative : quotient;
}

/* out = where(self > 0 and other < 0 and self + other < 0 or self < 0 and other > 0 and self +
 * other > 0, -1, floor(self / other)), on one element. */
static inline int64_t out_floor_i64(int64_t self, int64_t other)
{
    const int64_t zero = 0;
    const bool is_gt = self > zero;
    const bool is_lt = other < zero;
    const bool and_ = is_gt && is_lt;
    const int64_t sum = (int64_t)((uint64_t)self + (uint64_t)other);
    const bool is_lt2 = sum < zero;
    const bool and_2 = and_ && is_lt2;
    const bool is_lt3 = self < zero;
    const bool is_gt2 = other > zero;
    const bool and_3 = is_lt3 && is_gt2;
    const bool is_gt3 = sum > zero;
    const bool and_4 = and_3 && is_gt3;
    const bool or_ = and_2 || and_4;
    const int64_t one = 1;
    const int64_t negative = (int64_t)(0 - (uint64_t)one);
    const int64_t quotient = ac_i64_floor_quotient(self, other);
    return or_ ? negative : quotient;
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void div_mod_none_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f32(in[0].f32, in[1].f32);
}

static void div_mod_none_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, div_mod_none_f32_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void div_mod_none_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void div_mod_none_f16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, div_mod_none_f16_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void div_mod_none_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void div_mod_none_bf16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, div_mod_none_bf16_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void div_mod_trunc_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_trunc_f32(in[0].f32, in[1].f32);
}

static void div_mod_trunc_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, div_mod_trunc_f32_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void div_mod_trunc_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_trunc_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void div_mod_trunc_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, div_mod_trunc_f16_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void div_mod_trunc_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_trunc_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void div_mod_trunc_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, div_mod_trunc_bf16_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void div_mod_trunc_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                 const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    const int8_t *const other = ins[1];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_trunc_i8(self[i], other[i]);
}

static void div_mod_trunc_i8(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, div_mod_trunc_i8_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void div_mod_trunc_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                  const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    const int32_t *const other = ins[1];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_trunc_i32(self[i], other[i]);
}

static void div_mod_trunc_i32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, div_mod_trunc_i32_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void div_mod_trunc_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                 const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_trunc_u8(self[i], other[i]);
}

static void div_mod_trunc_u8(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, div_mod_trunc_u8_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void div_mod_trunc_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                  const void *scalars)
{
    (void)scalars;
    const int16_t *const self = ins[0];
    const int16_t *const other = ins[1];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_trunc_i16(self[i], other[i]);
}

static void div_mod_trunc_i16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, div_mod_trunc_i16_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void div_mod_trunc_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                  const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    const int64_t *const other = ins[1];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_trunc_i64(self[i], other[i]);
}

static void div_mod_trunc_i64(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, div_mod_trunc_i64_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void div_mod_floor_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_floor_f32(in[0].f32, in[1].f32);
}

static void div_mod_floor_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, div_mod_floor_f32_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void div_mod_floor_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_floor_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void div_mod_floor_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, div_mod_floor_f16_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void div_mod_floor_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_floor_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void div_mod_floor_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, div_mod_floor_bf16_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void div_mod_floor_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                 const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    const int8_t *const other = ins[1];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_floor_i8(self[i], other[i]);
}

static void div_mod_floor_i8(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, div_mod_floor_i8_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void div_mod_floor_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                  const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    const int32_t *const other = ins[1];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_floor_i32(self[i], other[i]);
}

static void div_mod_floor_i32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, div_mod_floor_i32_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void div_mod_floor_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                 const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_floor_u8(self[i], other[i]);
}

static void div_mod_floor_u8(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, div_mod_floor_u8_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void div_mod_floor_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                  const void *scalars)
{
    (void)scalars;
    const int16_t *const self = ins[0];
    const int16_t *const other = ins[1];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_floor_i16(self[i], other[i]);
}

static void div_mod_floor_i16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, div_mod_floor_i16_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void div_mod_floor_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                  const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    const int64_t *const other = ins[1];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_floor_i64(self[i], other[i]);
}

static void div_mod_floor_i64(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, div_mod_floor_i64_at, NULL);
}

const ac_kernels AC_ISA(ac_div_mod_kernels)[] = {
    [DIV_MOD_MODE_NONE] = {{
        [AC_F32] = div_mod_none_f32,
        [AC_F16] = div_mod_none_f16,
        [AC_BF16] = div_mod_none_bf16,
    }},
    [DIV_MOD_MODE_TRUNC] = {{
        [AC_F32] = div_mod_trunc_f32,
        [AC_F16] = div_mod_trunc_f16,
        [AC_BF16] = div_mod_trunc_bf16,
        [AC_I8] = div_mod_trunc_i8,
        [AC_I32] = div_mod_trunc_i32,
        [AC_U8] = div_mod_trunc_u8,
        [AC_I16] = div_mod_trunc_i16,
        [AC_I64] = div_mod_trunc_i64,
    }},
    [DIV_MOD_MODE_FLOOR] = {{
        [AC_F32] = div_mod_floor_f32,
        [AC_F16] = div_mod_floor_f16,
        [AC_BF16] = div_mod_floor_bf16,
        [AC_I8] = div_mod_floor_i8,
        [AC_I32] = div_mod_floor_i32,
        [AC_U8] = div_mod_floor_u8,
        [AC_I16] = div_mod_floor_i16,
        [AC_I64] = div_mod_floor_i64,
    }},
};
