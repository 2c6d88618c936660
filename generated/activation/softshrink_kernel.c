/*
 * Generated from spec/activation/softshrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > lambd, self - lambd, where(self < -lambd, self + lambd, 0))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/softshrink.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self > lambd, self - lambd, where(self < -lambd, self + lambd, 0)): in f32 and pairs
 * of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 lambd)
{
    const vm32 self_gt_lambd = vf32_gt(self, lambd);
    const vf32 difference = vf32_sub(self, lambd);
    const vf32 negative = vf32_neg(lambd);
    const vm32 is_lt = vf32_lt(self, negative);
    const vf32 sum = vf32_add(self, lambd);
    const vf32 chosen = vf32_where(is_lt, sum, vf32_of(0.0f));
    return vf32_where(self_gt_lambd, difference, chosen);
}

/* where(self > lambd, self - lambd, where(self < -lambd, self + lambd, 0)): in a pair of f32. */
static inline vf32x2 out_pair(vf32 self, vf32 lambd)
{
    const vm32 self_gt_lambd = vf32_gt(self, lambd);
    const vf32x2 difference = vf32x2_of_sum(self, vf32_neg(lambd));
    const vf32 negative = vf32_neg(lambd);
    const vm32 is_lt = vf32_lt(self, negative);
    const vf32x2 sum = vf32x2_of_sum(self, lambd);
    const vf32x2 chosen = vf32x2_where(is_lt, sum, vf32x2_of(vf32_of(0.0f)));
    return vf32x2_where(self_gt_lambd, difference, chosen);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 lambd)
{
    const vf32x2 pair = out_pair(self, lambd);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* out = where(self > lambd, self - lambd, where(self < -lambd, self + lambd, 0)): in single f32;
 * lanes in which that may round wrongly are recomputed. */
static inline vf32 out_f16(vf32 self, vf32 lambd)
{
    const vm32 self_gt_lambd = vf32_gt(self, lambd);
    const vf32 difference = vf32_sub(self, lambd);
    const vf32 negative = vf32_neg(lambd);
    const vm32 is_lt = vf32_lt(self, negative);
    const vf32 sum = vf32_add(self, lambd);
    const vf32 chosen = vf32_where(is_lt, sum, vf32_of(0.0f));
    const vf32 chosen2 = vf32_where(self_gt_lambd, difference, chosen);
    const vm32 close = vf32_unsettled_f16(chosen2, 1);
    vf32 settled = chosen2;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self, lambd);
    return settled;
}

/* where(self > lambd, self - lambd, where(self < -lambd, self + lambd, 0)): in a pair of f64. */
static inline vf64x2 out_wide(vf64 self, vf64 lambd)
{
    const vm64 self_gt_lambd = vf64_gt(self, lambd);
    const vf64x2 difference = vf64x2_of_sum(self, vf64_neg(lambd));
    const vf64 negative = vf64_neg(lambd);
    const vm64 is_lt = vf64_lt(self, negative);
    const vf64x2 sum = vf64x2_of_sum(self, lambd);
    const vf64x2 chosen = vf64x2_where(is_lt, sum, vf64x2_of(vf64_of(0.0)));
    return vf64x2_where(self_gt_lambd, difference, chosen);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 lambd)
{
    const vf64x2 low = out_wide(vf64_widen_low(self), vf64_widen_low(lambd));
    const vf64x2 high = out_wide(vf64_widen_high(self), vf64_widen_high(lambd));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 self, vf32 lambd)
{
    const vf32x2 pair = out_pair(self, lambd);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_fades(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self, lambd);
    return settled;
}

/* out = where(self > lambd, self - lambd, where(self < -lambd, self + lambd, 0)): in single f32;
 * lanes in which that may round wrongly are recomputed. */
static inline vf32 out_bf16(vf32 self, vf32 lambd)
{
    const vm32 self_gt_lambd = vf32_gt(self, lambd);
    const vf32 difference = vf32_sub(self, lambd);
    const vf32 negative = vf32_neg(lambd);
    const vm32 is_lt = vf32_lt(self, negative);
    const vf32 sum = vf32_add(self, lambd);
    const vf32 chosen = vf32_where(is_lt, sum, vf32_of(0.0f));
    const vf32 chosen2 = vf32_where(self_gt_lambd, difference, chosen);
    const vm32 close = vf32_unsettled_bf16(chosen2, 1);
    vf32 settled = chosen2;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, self, lambd);
    return settled;
}

struct softshrink_f32_scalars {
    vf32 lambd;
};

/* in[0]: self; out[0]: out. */
AC_WORD void softshrink_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct softshrink_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->lambd);
}

static void softshrink_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct softshrink_attrs *const a = attrs;
    const struct softshrink_f32_scalars s = {
        .lambd = vf32_of((float)a->lambd),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, softshrink_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void softshrink_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct softshrink_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->lambd);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void softshrink_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct softshrink_attrs *const a = attrs;
    const struct softshrink_f32_scalars s = {
        .lambd = vf32_of((float)a->lambd),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, softshrink_f16_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void softshrink_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct softshrink_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, s->lambd);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void softshrink_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct softshrink_attrs *const a = attrs;
    const struct softshrink_f32_scalars s = {
        .lambd = vf32_of((float)a->lambd),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, softshrink_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_softshrink_kernels)[] = {
    {{
        [AC_F32] = softshrink_f32,
        [AC_F16] = softshrink_f16,
        [AC_BF16] = softshrink_bf16,
    }},
};
