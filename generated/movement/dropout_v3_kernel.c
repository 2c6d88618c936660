/*
 * Generated from spec/movement/dropout_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(p == 0, input, where(random(seed, offset) >= p and p < 1, input / (1 - p), 0))
 *   maskOut = random(seed, offset) >= p
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/dropout_v3.h"
#include "simd/loops/loop.h"
#include "simd/loops/truth.h"
#include "simd/simd.h"

/* out = where(p == 0, input, where(random(seed, offset) >= p and p < 1, input / (1 - p), 0)): in
 * f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 input, vf32 p_, vf32 random_of_seed_and_offset)
{
    const vm32 p__eq_0 = vf32_eq(p_, vf32_of(0.0f));
    const vm32 random_of_seed_and_offset_ge_p_ = vf32_ge(random_of_seed_and_offset, p_);
    const vm32 p__lt_1 = vf32_lt(p_, vf32_of(1.0f));
    const vm32 and_ = vm32_and(random_of_seed_and_offset_ge_p_, p__lt_1);
    const vf32x2 difference = vf32x2_of_sum(vf32_of(1.0f), vf32_neg(p_));
    const vf32x2 quotient = vf32x2_div(vf32x2_of(input), difference);
    const vf32 quotient2 = vf32x2_round(quotient);
    const vf32 chosen = vf32_where(and_, quotient2, vf32_of(0.0f));
    return vf32_where(p__eq_0, input, chosen);
}

/* maskOut = random(seed, offset) >= p, lane by lane. */
static inline vm32 mask_out_f32(vf32 p_, vf32 random_of_seed_and_offset)
{
    return vf32_ge(random_of_seed_and_offset, p_);
}

/* out = where(p == 0, input, where(random(seed, offset) >= p and p < 1, input / (1 - p), 0)): in
 * single f32. */
static inline vf32 out_f16(vf32 input, vf32 p_, vf32 random_of_seed_and_offset)
{
    const vm32 p__eq_0 = vf32_eq(p_, vf32_of(0.0f));
    const vm32 random_of_seed_and_offset_ge_p_ = vf32_ge(random_of_seed_and_offset, p_);
    const vm32 p__lt_1 = vf32_lt(p_, vf32_of(1.0f));
    const vm32 and_ = vm32_and(random_of_seed_and_offset_ge_p_, p__lt_1);
    const vf32 difference = vf32_sub(vf32_of(1.0f), p_);
    const vf32 quotient = vf32_div(input, difference);
    const vf32 chosen = vf32_where(and_, quotient, vf32_of(0.0f));
    return vf32_where(p__eq_0, input, chosen);
}

/* where(p == 0, input, where(random(seed, offset) >= p and p < 1, input / (1 - p), 0)): in f64. */
static inline vf64 out_wide(vf64 input, vf64 p_, vf64 random_of_seed_and_offset)
{
    const vm64 p__eq_0 = vf64_eq(p_, vf64_of(0.0));
    const vm64 random_of_seed_and_offset_ge_p_ = vf64_ge(random_of_seed_and_offset, p_);
    const vm64 p__lt_1 = vf64_lt(p_, vf64_of(1.0));
    const vm64 and_ = vm64_and(random_of_seed_and_offset_ge_p_, p__lt_1);
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(p_));
    const vf64x2 quotient = vf64x2_div(vf64x2_of(input), difference);
    const vf64 quotient2 = vf64x2_round(quotient);
    const vf64 chosen = vf64_where(and_, quotient2, vf64_of(0.0));
    return vf64_where(p__eq_0, input, chosen);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 input, vf32 p_, vf32 random_of_seed_and_offset)
{
    const vf64x2 low = vf64x2_of(out_wide(vf64_widen_low(input), vf64_widen_low(p_),
                                          vf64_widen_low(random_of_seed_and_offset)));
    const vf64x2 high = vf64x2_of(out_wide(vf64_widen_high(input), vf64_widen_high(p_),
                                           vf64_widen_high(random_of_seed_and_offset)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = where(p == 0, input, where(random(seed, offset) >= p and p < 1, input / (1 - p), 0)): in
 * single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 out_bf16(vf32 input, vf32 p_, vf32 random_of_seed_and_offset)
{
    const vm32 p__eq_0 = vf32_eq(p_, vf32_of(0.0f));
    const vm32 random_of_seed_and_offset_ge_p_ = vf32_ge(random_of_seed_and_offset, p_);
    const vm32 p__lt_1 = vf32_lt(p_, vf32_of(1.0f));
    const vm32 and_ = vm32_and(random_of_seed_and_offset_ge_p_, p__lt_1);
    const vf32 difference = vf32_sub(vf32_of(1.0f), p_);
    const vf32 quotient = vf32_div(input, difference);
    const vf32 chosen = vf32_where(and_, quotient, vf32_of(0.0f));
    const vf32 chosen2 = vf32_where(p__eq_0, input, chosen);
    const vm32 strays = vm32_and(vf32_strays(difference), vf32_ne(difference, vf32_of(0.0f)));
    const vm32 doubt = vm32_and(and_, strays);
    const vm32 doubt2 = vm32_and(vm32_not(p__eq_0), doubt);
    vf32 settled = chosen2;
    if (vm32_any(doubt2))
        settled = out_far(settled, doubt2, input, p_, random_of_seed_and_offset);
    return settled;
}

/* out = where(p == 0, input, where(random(seed, offset) >= p and p < 1, input / (1 - p), 0)): in
 * f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 input, vf64 p_, vf64 random_of_seed_and_offset)
{
    const vm64 p__eq_0 = vf64_eq(p_, vf64_of(0.0));
    const vm64 random_of_seed_and_offset_ge_p_ = vf64_ge(random_of_seed_and_offset, p_);
    const vm64 p__lt_1 = vf64_lt(p_, vf64_of(1.0));
    const vm64 and_ = vm64_and(random_of_seed_and_offset_ge_p_, p__lt_1);
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(p_));
    const vf64x2 quotient = vf64x2_div(vf64x2_of(input), difference);
    const vf64 quotient2 = vf64x2_round(quotient);
    const vf64 chosen = vf64_where(and_, quotient2, vf64_of(0.0));
    return vf64_where(p__eq_0, input, chosen);
}

/* maskOut = random(seed, offset) >= p, lane by lane. */
static inline vm64 mask_out_f64(vf64 p_, vf64 random_of_seed_and_offset)
{
    return vf64_ge(random_of_seed_and_offset, p_);
}

struct dropout_v3_f32_scalars {
    vf32 p_;
};

/* in[0]: input, in[1]: random(seed, offset); out[0]: out, out[1]: maskOut. */
AC_WORD void dropout_v3_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct dropout_v3_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->p_, in[1].f32);
    out[1].truth_f32 = mask_out_f32(s->p_, in[1].f32);
}

static void dropout_v3_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct dropout_v3_attrs *const a = attrs;
    const struct dropout_v3_f32_scalars s = {
        .p_ = vf32_of((float)a->p),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 2);
    loop.out[1] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, dropout_v3_f32_at, &s);
}

/* in[0]: input, in[1]: random(seed, offset); out[0]: out, out[1]: maskOut. */
AC_WORD void dropout_v3_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct dropout_v3_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->p_, in[1].f32);
    out[1].truth_f32 = mask_out_f32(s->p_, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void dropout_v3_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct dropout_v3_attrs *const a = attrs;
    const struct dropout_v3_f32_scalars s = {
        .p_ = vf32_of((float)a->p),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 2);
    loop.out[1] = &ac_stored_truth_f32;
    loop.in[1] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, dropout_v3_f16_at, &s);
}

/* in[0]: input, in[1]: random(seed, offset); out[0]: out, out[1]: maskOut. */
AC_WORD void dropout_v3_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct dropout_v3_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, s->p_, in[1].f32);
    out[1].truth_f32 = mask_out_f32(s->p_, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void dropout_v3_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct dropout_v3_attrs *const a = attrs;
    const struct dropout_v3_f32_scalars s = {
        .p_ = vf32_of((float)a->p),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 2);
    loop.out[1] = &ac_stored_truth_f32;
    loop.in[1] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, dropout_v3_bf16_at, &s);
}

struct dropout_v3_f64_scalars {
    vf64 p_;
};

/* in[0]: input, in[1]: random(seed, offset); out[0]: out, out[1]: maskOut. */
AC_WORD void dropout_v3_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct dropout_v3_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, s->p_, in[1].f64);
    out[1].truth_f64 = mask_out_f64(s->p_, in[1].f64);
}

static void dropout_v3_f64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct dropout_v3_attrs *const a = attrs;
    const struct dropout_v3_f64_scalars s = {
        .p_ = vf64_of(a->p),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 2);
    loop.out[1] = &ac_stored_truth_f64;
    ac_run_vectors(loop, count, ins, outs, past, dropout_v3_f64_at, &s);
}

const ac_kernels AC_ISA(ac_dropout_v3_kernels)[] = {
    {{
        [AC_F32] = dropout_v3_f32,
        [AC_F16] = dropout_v3_f16,
        [AC_BF16] = dropout_v3_bf16,
        [AC_F64] = dropout_v3_f64,
    }},
};
