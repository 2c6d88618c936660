/*
 * Generated from spec/activation/swish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * sigmoid(betaOptional * self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/swish.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(betaOptional * self < -2**100, where(self < 0, -1, 1), self) * sigmoid(betaOptional *
 * self): in f32 and pairs of it, rounded once. Rewritten by: limit. */
static inline vf32 out_f32(vf32 self, vf32 beta_optional)
{
    const vm32 is_lt =
        vf32_lt(vf32_fms(beta_optional, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, self);
    const vf32x2 product = vf32x2_of_product(beta_optional, self);
    return vf32_sigmoid_times(product, chosen);
}

/* where(betaOptional * self < -2**100, where(self < 0, -1, 1), self) * sigmoid(betaOptional *
 * self): in a pair of f32. */
static inline vf32x2 out_pair(vf32 self, vf32 beta_optional)
{
    const vm32 is_lt =
        vf32_lt(vf32_fms(beta_optional, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, self);
    const vf32x2 product = vf32x2_of_product(beta_optional, self);
    const vf32x2 sigmoid = vf32x2_sigmoid(product);
    return vf32x2_mul_single(sigmoid, chosen);
}

/* where(betaOptional * self < -2**100, where(self < 0, -1, 1), self) * sigmoid(betaOptional *
 * self): in a pair of f64. */
static inline vf64x2 out_wide(vf64 self, vf64 beta_optional)
{
    const vf64 product = vf64_mul(beta_optional, self);
    const vm64 is_lt = vf64_lt(product, vf64_of(-0x1p+100 /* -2**100 */));
    const vm64 self_lt_0 = vf64_lt(self, vf64_of(0.0));
    const vf64 minus_1_or_1 = vf64_where(self_lt_0, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen = vf64_where(is_lt, minus_1_or_1, self);
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(product));
    return vf64x2_mul_single(sigmoid, chosen);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 beta_optional)
{
    const vf64x2 low = out_wide(vf64_widen_low(self), vf64_widen_low(beta_optional));
    const vf64x2 high = out_wide(vf64_widen_high(self), vf64_widen_high(beta_optional));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 beta_optional)
{
    const vf32x2 pair = out_pair(self, beta_optional);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_f16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self, beta_optional);
    return settled;
}

/* out = where(betaOptional * self < -2**100, where(self < 0, -1, 1), self) * sigmoid(betaOptional *
 * self): in single f32; lanes in which that may round wrongly are recomputed. Rewritten by:
 * limit. */
static inline vf32 out_f16(vf32 self, vf32 beta_optional)
{
    const vm32 is_lt =
        vf32_lt(vf32_fms(beta_optional, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, self);
    const vf32x2 product = vf32x2_of_product_finite(beta_optional, self);
    const vf32 sigmoid = vf32x2_sigmoid_f16(product);
    const vf32 product2 = vf32_mul(chosen, sigmoid);
    const vm32 strays = vf32_strays(sigmoid);
    const vm32 close = vf32_unsettled_f16(product2, 8);
    vf32 settled = product2;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self, beta_optional);
    if (vm32_any(strays))
        settled = out_far(settled, strays, self, beta_optional);
    return settled;
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 self, vf32 beta_optional)
{
    const vf32x2 pair = out_pair(self, beta_optional);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_bf16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self, beta_optional);
    return settled;
}

/* out = where(betaOptional * self < -2**100, where(self < 0, -1, 1), self) * sigmoid(betaOptional *
 * self): in single f32; lanes in which that may round wrongly are recomputed. Rewritten by:
 * limit. */
static inline vf32 out_bf16(vf32 self, vf32 beta_optional)
{
    const vm32 is_lt =
        vf32_lt(vf32_fms(beta_optional, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, self);
    const vf32x2 product = vf32x2_of_product_finite(beta_optional, self);
    const vf32 sigmoid = vf32x2_sigmoid_f16(product);
    const vf32 product2 = vf32_mul(chosen, sigmoid);
    const vm32 strays = vf32_strays(sigmoid);
    const vm32 close = vf32_unsettled_bf16(product2, 8);
    vf32 settled = product2;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, self, beta_optional);
    if (vm32_any(strays))
        settled = out_far(settled, strays, self, beta_optional);
    return settled;
}

/* out = silu(self): in f32 and pairs of it, rounded once. Rewritten by: word. */
static inline vf32 out_usual_f32(vf32 self)
{
    return vf32_silu(self);
}

/* out = silu(self): in single f32, which was found to round correctly at all 65,536 inputs.
 * Rewritten by: word. */
static inline vf32 out_usual_f16(vf32 self)
{
    const vf32 silu = vf32_silu_f16(self);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1p-24f /* 5.960464477539063e-08 */));
    return vf32_where(amiss, vf32_of(0x1p-24f /* 5.960464477539063e-08 */), silu);
}

/* out = silu(self): in single f32, which was found to round correctly at all 65,536 inputs.
 * Rewritten by: word. */
static inline vf32 out_usual_bf16(vf32 self)
{
    const vf32 silu = vf32_silu_bf16(self);
    const vf32 lifted = vf32_lifted(silu);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1p-7f /* 0.0078125 */));
    return vf32_where(amiss, vf32_of(0x1p-8f /* 0.00390625 */), lifted);
}

struct swish_f32_scalars {
    vf32 beta_optional;
};

/* in[0]: self; out[0]: out. */
AC_WORD void swish_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct swish_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->beta_optional);
}

static void swish_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct swish_attrs *const a = attrs;
    const struct swish_f32_scalars s = {
        .beta_optional = vf32_of((float)a->beta_optional),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, swish_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void swish_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct swish_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->beta_optional);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void swish_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct swish_attrs *const a = attrs;
    const struct swish_f32_scalars s = {
        .beta_optional = vf32_of((float)a->beta_optional),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, swish_f16_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void swish_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct swish_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, s->beta_optional);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void swish_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    const struct swish_attrs *const a = attrs;
    const struct swish_f32_scalars s = {
        .beta_optional = vf32_of((float)a->beta_optional),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, swish_bf16_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void swish_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f32(in[0].f32);
}

static void swish_usual_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, swish_usual_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void swish_usual_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void swish_usual_f16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, swish_usual_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void swish_usual_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void swish_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, swish_usual_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_swish_kernels)[] = {
    [0] = {{
        [AC_F32] = swish_f32,
        [AC_F16] = swish_f16,
        [AC_BF16] = swish_bf16,
    }},
    [SWISH_USUAL] = {{
        [AC_F32] = swish_usual_f32,
        [AC_F16] = swish_usual_f16,
        [AC_BF16] = swish_usual_bf16,
    }},
};
