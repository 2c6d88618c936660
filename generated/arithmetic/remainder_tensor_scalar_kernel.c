/*
 * Generated from spec/arithmetic/remainder_tensor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   rest = fmod(self, other)
 *   out = where(other != 0 and ((rest < 0 and other > 0) or (rest > 0 and other < 0)), rest +
 *       other, rest)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/remainder_tensor_scalar.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/math/integers.h"
#include "simd/math/remainder_f64.h"
#include "simd/simd.h"

/* where(other != 0 and (fmod(self, other) < 0 and other > 0 or fmod(self, other) > 0 and other <
 * 0), fmod(self, other) + other, fmod(self, other)): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 other = args[1];
    const vm64 other_ne_0 = vf64_ne(other, vf64_of(0.0));
    const vf64 rest = vf64_fmod(self, other);
    const vm64 is_lt = vf64_lt(rest, vf64_of(0.0));
    const vm64 other_gt_0 = vf64_gt(other, vf64_of(0.0));
    const vm64 and_ = vm64_and(is_lt, other_gt_0);
    const vm64 is_gt = vf64_gt(rest, vf64_of(0.0));
    const vm64 other_lt_0 = vf64_lt(other, vf64_of(0.0));
    const vm64 and_2 = vm64_and(is_gt, other_lt_0);
    const vm64 or_ = vm64_or(and_, and_2);
    const vm64 and_3 = vm64_and(other_ne_0, or_);
    const vf64 rest2 = vf64_fmod_f32(self, other);
    const vf64 sum = vf64_add(rest2, other);
    return vf64_where(and_3, sum, rest2);
}

/* out = where(other != 0 and (fmod(self, other) < 0 and other > 0 or fmod(self, other) > 0 and
 * other < 0), fmod(self, other) + other, fmod(self, other)): in f64, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 other)
{
    return vf32_in_f64(out_wide_f32, 2, (const vf32[]){self, other});
}

/* out = where(other != 0 and (fmod(self, other) < 0 and other > 0 or fmod(self, other) > 0 and
 * other < 0), fmod(self, other) + other, fmod(self, other)): in f64, rounded to odd. */
static inline vf32 out_f16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){self, other});
}

/* out = where(other != 0 and (fmod(self, other) < 0 and other > 0 or fmod(self, other) > 0 and
 * other < 0), fmod(self, other) + other, fmod(self, other)): in f64 and pairs of it, rounded
 * once. */
static inline vf64 out_f64(vf64 self, vf64 other)
{
    const vm64 other_ne_0 = vf64_ne(other, vf64_of(0.0));
    const vf64 rest = vf64_fmod(self, other);
    const vm64 is_lt = vf64_lt(rest, vf64_of(0.0));
    const vm64 other_gt_0 = vf64_gt(other, vf64_of(0.0));
    const vm64 and_ = vm64_and(is_lt, other_gt_0);
    const vm64 is_gt = vf64_gt(rest, vf64_of(0.0));
    const vm64 other_lt_0 = vf64_lt(other, vf64_of(0.0));
    const vm64 and_2 = vm64_and(is_gt, other_lt_0);
    const vm64 or_ = vm64_or(and_, and_2);
    const vm64 and_3 = vm64_and(other_ne_0, or_);
    const vf64 sum = vf64_add(rest, other);
    const vf64 rest2 = rest;
    return vf64_where(and_3, sum, rest2);
}

/* out = where(other != 0 and (fmod(self, other) < 0 and other > 0 or fmod(self, other) > 0 and
 * other < 0), fmod(self, other) + other, fmod(self, other)): in f64, rounded to odd. */
static inline vf32 out_bf16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){self, other});
}

/* out = where(other != 0 and (fmod(self, other) < 0 and other > 0 or fmod(self, other) > 0 and
 * other < 0), fmod(self, other) + other, fmod(self, other)), on one element. */
static inline int32_t out_i32(int32_t self, int32_t other)
{
    const int32_t zero = 0;
    const bool is_ne = other != zero;
    const int32_t rest = ac_i32_fmod(self, other);
    const bool is_lt = rest < zero;
    const bool is_gt = other > zero;
    const bool and_ = is_lt && is_gt;
    const bool is_gt2 = rest > zero;
    const bool is_lt2 = other < zero;
    const bool and_2 = is_gt2 && is_lt2;
    const bool or_ = and_ || and_2;
    const bool and_3 = is_ne && or_;
    const int32_t sum = (int32_t)((uint32_t)rest + (uint32_t)other);
    return and_3 ? sum : rest;
}

/* out = where(other != 0 and (fmod(self, other) < 0 and other > 0 or fmod(self, other) > 0 and
 * other < 0), fmod(self, other) + other, fmod(self, other)), on one element. */
static inline int64_t out_i64(int64_t self, int64_t other)
{
    const int64_t zero = 0;
    const bool is_ne = other != zero;
    const int64_t rest = ac_i64_fmod(self, other);
    const bool is_lt = rest < zero;
    const bool is_gt = other > zero;
    const bool and_ = is_lt && is_gt;
    const bool is_gt2 = rest > zero;
    const bool is_lt2 = other < zero;
    const bool and_2 = is_gt2 && is_lt2;
    const bool or_ = and_ || and_2;
    const bool and_3 = is_ne && or_;
    const int64_t sum = (int64_t)((uint64_t)rest + (uint64_t)other);
    return and_3 ? sum : rest;
}

struct remainder_tensor_scalar_f32_scalars {
    vf32 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void remainder_tensor_scalar_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct remainder_tensor_scalar_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->other);
}

static void remainder_tensor_scalar_f32(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    const struct remainder_tensor_scalar_attrs *const a = attrs;
    const struct remainder_tensor_scalar_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, remainder_tensor_scalar_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void remainder_tensor_scalar_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct remainder_tensor_scalar_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->other);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void remainder_tensor_scalar_f16(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    const struct remainder_tensor_scalar_attrs *const a = attrs;
    const struct remainder_tensor_scalar_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, remainder_tensor_scalar_f16_at, &s);
}

struct remainder_tensor_scalar_f64_scalars {
    vf64 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void remainder_tensor_scalar_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct remainder_tensor_scalar_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, s->other);
}

static void remainder_tensor_scalar_f64(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    const struct remainder_tensor_scalar_attrs *const a = attrs;
    const struct remainder_tensor_scalar_f64_scalars s = {
        .other = vf64_of(a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, remainder_tensor_scalar_f64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void remainder_tensor_scalar_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct remainder_tensor_scalar_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, s->other);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void remainder_tensor_scalar_bf16(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    const struct remainder_tensor_scalar_attrs *const a = attrs;
    const struct remainder_tensor_scalar_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, remainder_tensor_scalar_bf16_at, &s);
}

struct remainder_tensor_scalar_i32_scalars {
    int32_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void remainder_tensor_scalar_i32_at(const void *const *ins, void *const *outs, size_t i,
                                            size_t run, const void *scalars)
{
    const struct remainder_tensor_scalar_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], s->other);
}

static void remainder_tensor_scalar_i32(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    const struct remainder_tensor_scalar_attrs *const a = attrs;
    const struct remainder_tensor_scalar_i32_scalars s = {
        .other = (int32_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, remainder_tensor_scalar_i32_at, &s);
}

struct remainder_tensor_scalar_i64_scalars {
    int64_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void remainder_tensor_scalar_i64_at(const void *const *ins, void *const *outs, size_t i,
                                            size_t run, const void *scalars)
{
    const struct remainder_tensor_scalar_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], s->other);
}

static void remainder_tensor_scalar_i64(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    const struct remainder_tensor_scalar_attrs *const a = attrs;
    const struct remainder_tensor_scalar_i64_scalars s = {
        .other = (int64_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, remainder_tensor_scalar_i64_at, &s);
}

const ac_kernels AC_ISA(ac_remainder_tensor_scalar_kernels)[] = {
    {{
        [AC_F32] = remainder_tensor_scalar_f32,
        [AC_F16] = remainder_tensor_scalar_f16,
        [AC_F64] = remainder_tensor_scalar_f64,
        [AC_BF16] = remainder_tensor_scalar_bf16,
        [AC_I32] = remainder_tensor_scalar_i32,
        [AC_I64] = remainder_tensor_scalar_i64,
    }},
};
