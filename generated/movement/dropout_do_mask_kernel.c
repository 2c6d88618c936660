/*
 * Generated from spec/movement/dropout_do_mask.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(prob == 0, self, where(mask != 0 and prob < 1, self / (1 - prob), 0))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/dropout_do_mask.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(prob == 0, self, where(mask != 0 and prob < 1, self / (1 - prob), 0)): in f32 and
 * pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 mask, vf32 prob)
{
    const vm32 prob_eq_0 = vf32_eq(prob, vf32_of(0.0f));
    const vm32 mask_ne_0 = vf32_ne(mask, vf32_of(0.0f));
    const vm32 prob_lt_1 = vf32_lt(prob, vf32_of(1.0f));
    const vm32 and_ = vm32_and(mask_ne_0, prob_lt_1);
    const vf32x2 difference = vf32x2_of_sum(vf32_of(1.0f), vf32_neg(prob));
    const vf32x2 quotient = vf32x2_div(vf32x2_of(self), difference);
    const vf32 quotient2 = vf32x2_round(quotient);
    const vf32 chosen = vf32_where(and_, quotient2, vf32_of(0.0f));
    return vf32_where(prob_eq_0, self, chosen);
}

/* out = where(prob == 0, self, where(mask != 0 and prob < 1, self / (1 - prob), 0)): in single
 * f32. */
static inline vf32 out_f16(vf32 self, vf32 mask, vf32 prob)
{
    const vm32 prob_eq_0 = vf32_eq(prob, vf32_of(0.0f));
    const vm32 mask_ne_0 = vf32_ne(mask, vf32_of(0.0f));
    const vm32 prob_lt_1 = vf32_lt(prob, vf32_of(1.0f));
    const vm32 and_ = vm32_and(mask_ne_0, prob_lt_1);
    const vf32 difference = vf32_sub(vf32_of(1.0f), prob);
    const vf32 quotient = vf32_div(self, difference);
    const vf32 chosen = vf32_where(and_, quotient, vf32_of(0.0f));
    return vf32_where(prob_eq_0, self, chosen);
}

/* where(prob == 0, self, where(mask != 0 and prob < 1, self / (1 - prob), 0)): in f64. */
static inline vf64 out_wide(vf64 self, vf64 mask, vf64 prob)
{
    const vm64 prob_eq_0 = vf64_eq(prob, vf64_of(0.0));
    const vm64 mask_ne_0 = vf64_ne(mask, vf64_of(0.0));
    const vm64 prob_lt_1 = vf64_lt(prob, vf64_of(1.0));
    const vm64 and_ = vm64_and(mask_ne_0, prob_lt_1);
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(prob));
    const vf64x2 quotient = vf64x2_div(vf64x2_of(self), difference);
    const vf64 quotient2 = vf64x2_round(quotient);
    const vf64 chosen = vf64_where(and_, quotient2, vf64_of(0.0));
    return vf64_where(prob_eq_0, self, chosen);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 mask, vf32 prob)
{
    const vf64x2 low =
        vf64x2_of(out_wide(vf64_widen_low(self), vf64_widen_low(mask), vf64_widen_low(prob)));
    const vf64x2 high =
        vf64x2_of(out_wide(vf64_widen_high(self), vf64_widen_high(mask), vf64_widen_high(prob)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = where(prob == 0, self, where(mask != 0 and prob < 1, self / (1 - prob), 0)): in single f32;
 * lanes in which that may round wrongly are recomputed. */
static inline vf32 out_bf16(vf32 self, vf32 mask, vf32 prob)
{
    const vm32 prob_eq_0 = vf32_eq(prob, vf32_of(0.0f));
    const vm32 mask_ne_0 = vf32_ne(mask, vf32_of(0.0f));
    const vm32 prob_lt_1 = vf32_lt(prob, vf32_of(1.0f));
    const vm32 and_ = vm32_and(mask_ne_0, prob_lt_1);
    const vf32 difference = vf32_sub(vf32_of(1.0f), prob);
    const vf32 quotient = vf32_div(self, difference);
    const vf32 chosen = vf32_where(and_, quotient, vf32_of(0.0f));
    const vf32 chosen2 = vf32_where(prob_eq_0, self, chosen);
    const vm32 strays = vm32_and(vf32_strays(difference), vf32_ne(difference, vf32_of(0.0f)));
    const vm32 doubt = vm32_and(and_, strays);
    const vm32 doubt2 = vm32_and(vm32_not(prob_eq_0), doubt);
    vf32 settled = chosen2;
    if (vm32_any(doubt2))
        settled = out_far(settled, doubt2, self, mask, prob);
    return settled;
}

struct dropout_do_mask_f32_scalars {
    vf32 prob;
};

/* in[0]: self, in[1]: mask; out[0]: out. */
AC_WORD void dropout_do_mask_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct dropout_do_mask_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, s->prob);
}

static void dropout_do_mask_f32(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct dropout_do_mask_attrs *const a = attrs;
    const struct dropout_do_mask_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, dropout_do_mask_f32_at, &s);
}

/* in[0]: self, in[1]: mask; out[0]: out. */
AC_WORD void dropout_do_mask_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct dropout_do_mask_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32, s->prob);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void dropout_do_mask_f16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct dropout_do_mask_attrs *const a = attrs;
    const struct dropout_do_mask_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, dropout_do_mask_f16_at, &s);
}

/* in[0]: self, in[1]: mask; out[0]: out. */
AC_WORD void dropout_do_mask_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct dropout_do_mask_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32, s->prob);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void dropout_do_mask_bf16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    const struct dropout_do_mask_attrs *const a = attrs;
    const struct dropout_do_mask_f32_scalars s = {
        .prob = vf32_of((float)a->prob),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, dropout_do_mask_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_dropout_do_mask_kernels)[] = {
    {{
        [AC_F32] = dropout_do_mask_f32,
        [AC_F16] = dropout_do_mask_f16,
        [AC_BF16] = dropout_do_mask_bf16,
    }},
};
