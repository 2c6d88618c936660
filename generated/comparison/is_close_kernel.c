/*
 * Generated from spec/comparison/is_close.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   apart = abs(self - other)
 *   allowed = atol + rtol * abs(other)
 *   equalNan is true:
 *     out = self == other or (self != self and other != other) or (abs(self) < inf and abs(other)
 *         < inf and apart <= allowed)
 *   out = self == other or (abs(self) < inf and abs(other) < inf and apart <= allowed)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "comparison/is_close.h"
#include "simd/loops/loop.h"
#include "simd/loops/truth.h"
#include "simd/simd.h"

/* self == other or abs(self) < inf and abs(other) < inf and abs(self - other) <= atol + abs(other)
 * * rtol: 1 or 0, in pairs of f64. */
static inline vf64 out_false_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 other = args[1];
    const vf64 rtol = args[2];
    const vf64 atol = args[3];
    const vm64 self_eq_other = vf64_eq(self, other);
    const vf64 abs = vf64_abs(self);
    const vm64 is_lt = vf64_lt(abs, vf64_of(INFINITY));
    const vf64 abs2 = vf64_abs(other);
    const vm64 is_lt2 = vf64_lt(abs2, vf64_of(INFINITY));
    const vm64 and_ = vm64_and(is_lt, is_lt2);
    const vf64x2 difference = vf64x2_of_sum(self, vf64_neg(other));
    const vf64x2 apart = vf64x2_abs(difference);
    const vf64 product = vf64_mul(abs2, rtol);
    const vf64x2 allowed = vf64x2_of_sum(atol, product);
    const vm64 is_le = vf64x2_le(apart, allowed);
    const vm64 and_2 = vm64_and(and_, is_le);
    const vm64 or_ = vm64_or(self_eq_other, and_2);
    return vf64_where(or_, vf64_of(1.0), vf64_of(0.0));
}

/* out = self == other or abs(self) < inf and abs(other) < inf and abs(self - other) <= atol +
 * abs(other) * rtol: in f64. Rewritten by: order of factors. */
static inline vm32 out_false_f32(vf32 self, vf32 other, vf32 rtol, vf32 atol)
{
    return vf32_gt(vf32_in_f64(out_false_wide_f32, 4, (const vf32[]){self, other, rtol, atol}),
                   vf32_of(0.0f));
}

/* self == other or self != self and other != other or abs(self) < inf and abs(other) < inf and
 * abs(self - other) <= atol + abs(other) * rtol: 1 or 0, in pairs of f64. */
static inline vf64 out_true_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 other = args[1];
    const vf64 rtol = args[2];
    const vf64 atol = args[3];
    const vm64 self_eq_other = vf64_eq(self, other);
    const vm64 self_ne_self = vf64_ne(self, self);
    const vm64 other_ne_other = vf64_ne(other, other);
    const vm64 and_ = vm64_and(self_ne_self, other_ne_other);
    const vm64 or_ = vm64_or(self_eq_other, and_);
    const vf64 abs = vf64_abs(self);
    const vm64 is_lt = vf64_lt(abs, vf64_of(INFINITY));
    const vf64 abs2 = vf64_abs(other);
    const vm64 is_lt2 = vf64_lt(abs2, vf64_of(INFINITY));
    const vm64 and_2 = vm64_and(is_lt, is_lt2);
    const vf64x2 difference = vf64x2_of_sum(self, vf64_neg(other));
    const vf64x2 apart = vf64x2_abs(difference);
    const vf64 product = vf64_mul(abs2, rtol);
    const vf64x2 allowed = vf64x2_of_sum(atol, product);
    const vm64 is_le = vf64x2_le(apart, allowed);
    const vm64 and_3 = vm64_and(and_2, is_le);
    const vm64 or_2 = vm64_or(or_, and_3);
    return vf64_where(or_2, vf64_of(1.0), vf64_of(0.0));
}

/* out = self == other or self != self and other != other or abs(self) < inf and abs(other) < inf
 * and abs(self - other) <= atol + abs(other) * rtol: in f64. Rewritten by: order of factors. */
static inline vm32 out_true_f32(vf32 self, vf32 other, vf32 rtol, vf32 atol)
{
    return vf32_gt(vf32_in_f64(out_true_wide_f32, 4, (const vf32[]){self, other, rtol, atol}),
                   vf32_of(0.0f));
}

struct is_close_false_f32_scalars {
    vf32 rtol;
    vf32 atol;
};

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void is_close_false_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct is_close_false_f32_scalars *const s = scalars;
    out[0].truth_f32 = out_false_f32(in[0].f32, in[1].f32, s->rtol, s->atol);
}

static void is_close_false_f32(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    const struct is_close_attrs *const a = attrs;
    const struct is_close_false_f32_scalars s = {
        .rtol = vf32_of((float)a->rtol),
        .atol = vf32_of((float)a->atol),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_close_false_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void is_close_false_f16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    const struct is_close_attrs *const a = attrs;
    const struct is_close_false_f32_scalars s = {
        .rtol = vf32_of((float)a->rtol),
        .atol = vf32_of((float)a->atol),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_close_false_f32_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void is_close_false_bf16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct is_close_attrs *const a = attrs;
    const struct is_close_false_f32_scalars s = {
        .rtol = vf32_of((float)a->rtol),
        .atol = vf32_of((float)a->atol),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_close_false_f32_at, &s);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void is_close_true_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct is_close_false_f32_scalars *const s = scalars;
    out[0].truth_f32 = out_true_f32(in[0].f32, in[1].f32, s->rtol, s->atol);
}

static void is_close_true_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    const struct is_close_attrs *const a = attrs;
    const struct is_close_false_f32_scalars s = {
        .rtol = vf32_of((float)a->rtol),
        .atol = vf32_of((float)a->atol),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_close_true_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void is_close_true_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    const struct is_close_attrs *const a = attrs;
    const struct is_close_false_f32_scalars s = {
        .rtol = vf32_of((float)a->rtol),
        .atol = vf32_of((float)a->atol),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_close_true_f32_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void is_close_true_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    const struct is_close_attrs *const a = attrs;
    const struct is_close_false_f32_scalars s = {
        .rtol = vf32_of((float)a->rtol),
        .atol = vf32_of((float)a->atol),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_close_true_f32_at, &s);
}

const ac_kernels AC_ISA(ac_is_close_kernels)[] = {
    [IS_CLOSE_EQUAL_NAN_FALSE] = {{
        [AC_F32] = is_close_false_f32,
        [AC_F16] = is_close_false_f16,
        [AC_BF16] = is_close_false_bf16,
    }},
    [IS_CLOSE_EQUAL_NAN_TRUE] = {{
        [AC_F32] = is_close_true_f32,
        [AC_F16] = is_close_true_f16,
        [AC_BF16] = is_close_true_bf16,
    }},
};
