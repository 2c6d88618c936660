/*
 * Generated from spec/activation/softplus.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(beta * self > threshold, self, softplus(beta * self) / beta)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/softplus.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(beta * self > threshold, self, softplus(beta * self) / beta): in f32 and pairs of it,
 * rounded once. */
static inline vf32 out_f32(vf32 self, vf32 beta, vf32 threshold)
{
    const vm32 is_gt = vf32_gt(vf32_fms(beta, self, threshold), vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product(beta, self);
    const vf32 quotient = vf32_softplus_over(product, beta);
    return vf32_where(is_gt, self, quotient);
}

/* where(beta * self > threshold, self, softplus(beta * self) / beta): in a pair of f32. */
static inline vf32x2 out_pair(vf32 self, vf32 beta, vf32 threshold)
{
    const vm32 is_gt = vf32_gt(vf32_fms(beta, self, threshold), vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product(beta, self);
    const vf32x2 softplus = vf32x2_softplus(product);
    const vf32x2 quotient = vf32x2_div(softplus, vf32x2_of(beta));
    return vf32x2_where(is_gt, vf32x2_of(self), quotient);
}

/* where(beta * self > threshold, self, softplus(beta * self) / beta): in a pair of f64. */
static inline vf64x2 out_wide(vf64 self, vf64 beta, vf64 threshold)
{
    const vf64 product = vf64_mul(beta, self);
    const vm64 is_gt = vf64_gt(product, threshold);
    const vf64x2 softplus = vf64x2_softplus(vf64x2_of(product));
    const vf64x2 quotient = vf64x2_div(softplus, vf64x2_of(beta));
    return vf64x2_where(is_gt, vf64x2_of(self), quotient);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 beta, vf32 threshold)
{
    const vf64x2 low =
        out_wide(vf64_widen_low(self), vf64_widen_low(beta), vf64_widen_low(threshold));
    const vf64x2 high =
        out_wide(vf64_widen_high(self), vf64_widen_high(beta), vf64_widen_high(threshold));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 beta, vf32 threshold)
{
    const vf32x2 pair = out_pair(self, beta, threshold);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_f16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self, beta, threshold);
    return settled;
}

/* out = where(beta * self > threshold, self, softplus(beta * self) / beta): in single f32; lanes in
 * which that may round wrongly are recomputed. */
static inline vf32 out_f16(vf32 self, vf32 beta, vf32 threshold)
{
    const vm32 is_gt = vf32_gt(vf32_fms(beta, self, threshold), vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product_finite(beta, self);
    const vf32 softplus = vf32x2_softplus_f16(product);
    const vf32 quotient = vf32_div(softplus, beta);
    const vf32 chosen = vf32_where(is_gt, self, quotient);
    const vm32 strays = vf32_strays(softplus);
    const vm32 doubt = vm32_and(vm32_not(is_gt), strays);
    const vm32 close = vf32_unsettled_f16(chosen, 8);
    vf32 settled = chosen;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self, beta, threshold);
    if (vm32_any(doubt))
        settled = out_far(settled, doubt, self, beta, threshold);
    return settled;
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 self, vf32 beta, vf32 threshold)
{
    const vf32x2 pair = out_pair(self, beta, threshold);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_bf16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self, beta, threshold);
    return settled;
}

/* out = where(beta * self > threshold, self, softplus(beta * self) / beta): in single f32; lanes in
 * which that may round wrongly are recomputed. */
static inline vf32 out_bf16(vf32 self, vf32 beta, vf32 threshold)
{
    const vm32 is_gt = vf32_gt(vf32_fms(beta, self, threshold), vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product_finite(beta, self);
    const vf32 softplus = vf32x2_softplus_f16(product);
    const vf32 quotient = vf32_div(softplus, beta);
    const vf32 chosen = vf32_where(is_gt, self, quotient);
    const vm32 strays = vf32_strays(softplus);
    const vm32 doubt = vm32_and(vm32_not(is_gt), strays);
    const vm32 close = vf32_unsettled_bf16(chosen, 8);
    vf32 settled = chosen;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, self, beta, threshold);
    if (vm32_any(doubt))
        settled = out_far(settled, doubt, self, beta, threshold);
    return settled;
}

/* out = softplus(self): in f32 and pairs of it, rounded once. Rewritten by: needless choice. */
static inline vf32 out_usual_f32(vf32 self)
{
    return vf32_softplus(self);
}

/* out = softplus(self): in single f32, which was found to round correctly at all 65,536 inputs.
 * Rewritten by: needless choice. */
static inline vf32 out_usual_f16(vf32 self)
{
    const vf32 softplus = vf32_softplus_f16(self);
    const vm32 amiss = vf32_eq(self, vf32_of(-0x1.0cp-14f /* -6.389617919921875e-05 */));
    return vf32_where(amiss, vf32_of(0x1.62cp-1f /* 0.69287109375 */), softplus);
}

/* out = softplus(self): in single f32, which was found to round correctly at all 65,536 inputs.
 * Rewritten by: needless choice. */
static inline vf32 out_usual_bf16(vf32 self)
{
    return vf32_softplus_bf16(self);
}

struct softplus_f32_scalars {
    vf32 beta;
    vf32 threshold;
};

/* in[0]: self; out[0]: out. */
AC_WORD void softplus_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct softplus_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->beta, s->threshold);
}

static void softplus_f32(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct softplus_attrs *const a = attrs;
    const struct softplus_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .threshold = vf32_of((float)a->threshold),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, softplus_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void softplus_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct softplus_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->beta, s->threshold);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void softplus_f16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct softplus_attrs *const a = attrs;
    const struct softplus_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .threshold = vf32_of((float)a->threshold),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, softplus_f16_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void softplus_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct softplus_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, s->beta, s->threshold);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void softplus_bf16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct softplus_attrs *const a = attrs;
    const struct softplus_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .threshold = vf32_of((float)a->threshold),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, softplus_bf16_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void softplus_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f32(in[0].f32);
}

static void softplus_usual_f32(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, softplus_usual_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void softplus_usual_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void softplus_usual_f16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, softplus_usual_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void softplus_usual_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void softplus_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, softplus_usual_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_softplus_kernels)[] = {
    [0] = {{
        [AC_F32] = softplus_f32,
        [AC_F16] = softplus_f16,
        [AC_BF16] = softplus_bf16,
    }},
    [SOFTPLUS_USUAL] = {{
        [AC_F32] = softplus_usual_f32,
        [AC_F16] = softplus_usual_f16,
        [AC_BF16] = softplus_usual_bf16,
    }},
};
