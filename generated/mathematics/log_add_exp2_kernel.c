/*
 * Generated from spec/mathematics/log_add_exp2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self == other, self + 1, max(self, other) + log1p(exp2(-abs(self - other))) /
 *       log(2))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/log_add_exp2.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(self == other, self + 1, max(self, other) + log1p(exp2(-abs(self - other))) / log(2)): in
 * single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 other = args[1];
    const vm64 self_eq_other = vf64_eq(self, other);
    const vf64 sum = vf64_add(self, vf64_of(1.0));
    const vf64 max = vf64_where(vf64_ne(other, other), other, vf64_max(self, other));
    const vf64 difference = vf64_sub(self, other);
    const vf64 abs = vf64_abs(difference);
    const vf64 negative = vf64_neg(abs);
    const vf64 exp2 = vf64_exp2_f32(negative);
    const vf64 log1p = vf64_log1p_f32(exp2);
    const vf64 log = vf64_log_f32(vf64_of(2.0));
    const vf64 quotient = vf64_div(log1p, log);
    const vf64 sum2 = vf64_add(max, quotient);
    return vf64_where(self_eq_other, sum, sum2);
}

/* out = where(self == other, self + 1, max(self, other) + log1p(exp2(-abs(self - other))) /
 * log(2)): in f64, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 other)
{
    return vf32_in_f64(out_wide_f32, 2, (const vf32[]){self, other});
}

/* out = where(self == other, self + 1, max(self, other) + log1p(exp2(-abs(self - other))) /
 * log(2)): in f64, rounded to odd. */
static inline vf32 out_f16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){self, other});
}

/* out = where(self == other, self + 1, max(self, other) + log1p(exp2(-abs(self - other))) /
 * log(2)): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 other)
{
    const vm64 self_eq_other = vf64_eq(self, other);
    const vf64 sum = vf64_add(self, vf64_of(1.0));
    const vf64 max = vf64_where(vf64_ne(other, other), other, vf64_max(self, other));
    const vf64x2 difference = vf64x2_of_sum(self, vf64_neg(other));
    const vf64x2 abs = vf64x2_abs(difference);
    const vf64x2 negative = vf64x2_neg(abs);
    const vf64x2 exp2 = vf64x2_exp2(negative);
    const vf64x2 log1p = vf64x2_log1p(exp2);
    const vf64x2 log = vf64x2_log(vf64x2_of(vf64_of(2.0)));
    const vf64x2 quotient = vf64x2_div(log1p, log);
    const vf64 sum2 = vf64x2_add_round(quotient, max);
    return vf64_where(self_eq_other, sum, sum2);
}

/* out = where(self == other, self + 1, max(self, other) + log1p(exp2(-abs(self - other))) /
 * log(2)): in f64, rounded to odd. */
static inline vf32 out_bf16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){self, other});
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void log_add_exp2_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32);
}

static void log_add_exp2_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, log_add_exp2_f32_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void log_add_exp2_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void log_add_exp2_f16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log_add_exp2_f16_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void log_add_exp2_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64, in[1].f64);
}

static void log_add_exp2_f64(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, log_add_exp2_f64_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void log_add_exp2_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void log_add_exp2_bf16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log_add_exp2_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_log_add_exp2_kernels)[] = {
    {{
        [AC_F32] = log_add_exp2_f32,
        [AC_F16] = log_add_exp2_f16,
        [AC_F64] = log_add_exp2_f64,
        [AC_BF16] = log_add_exp2_bf16,
    }},
};
