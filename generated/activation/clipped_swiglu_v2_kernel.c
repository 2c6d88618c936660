/*
 * Generated from spec/activation/clipped_swiglu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   a = alternate(dim, 0) if interleaved is true, else half(dim, 0) of x
 *   b = alternate(dim, 1) if interleaved is true, else half(dim, 1) of x
 *   gate = min(a, limit)
 *   linear = min(max(b, -limit), limit)
 *   clampMode is before:
 *     out = gate * sigmoid(alpha * gate) * (linear + bias)
 *   out = min(a * sigmoid(a), limit) * linear
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/clipped_swiglu_v2.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(min(a, limit) * alpha < -2**100, where(min(a, limit) < 0, -1, 1), min(a, limit)) *
 * sigmoid(min(a, limit) * alpha) * (min(max(b, -limit), limit) + bias): in f64, of which the caller
 * takes the lanes that left the range of f32. */
static inline vf64 out_before_wide_f32(const vf64 args[])
{
    const vf64 a_ = args[0];
    const vf64 b = args[1];
    const vf64 alpha = args[2];
    const vf64 limit = args[3];
    const vf64 bias = args[4];
    const vf64 gate = vf64_min(a_, limit);
    const vf64 product = vf64_mul(gate, alpha);
    const vm64 is_lt = vf64_lt(product, vf64_of(-0x1p+100 /* -2**100 */));
    const vm64 is_lt2 = vf64_lt(gate, vf64_of(0.0));
    const vf64 minus_1_or_1 = vf64_where(is_lt2, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen = vf64_where(is_lt, minus_1_or_1, gate);
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(product));
    const vf64x2 product2 = vf64x2_mul_single(sigmoid, chosen);
    const vf64 negative = vf64_neg(limit);
    const vf64 max = vf64_max(b, negative);
    const vf64 linear = vf64_min(max, limit);
    const vf64x2 sum = vf64x2_of_sum(linear, bias);
    return vf64x2_mul_round(product2, sum);
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 out_before_far_f32(vf32 near_, vm32 faded, vf32 a_, vf32 b, vf32 alpha, vf32 limit,
                                vf32 bias)
{
    return vf32_where(
        faded, ac_by_f64(out_before_wide_f32, 5, (const vf32[]){a_, b, alpha, limit, bias}), near_);
}

/* out = where(min(a, limit) * alpha < -2**100, where(min(a, limit) < 0, -1, 1), min(a, limit)) *
 * sigmoid(min(a, limit) * alpha) * (min(max(b, -limit), limit) + bias): in f32 and pairs of it,
 * rounded once; in f64 in the lanes where a factor leaves the range of f32. Rewritten by: limit,
 * order of factors. */
static inline vf32 out_before_f32(vf32 a_, vf32 b, vf32 alpha, vf32 limit, vf32 bias)
{
    const vf32 gate = vf32_min(a_, limit);
    const vm32 is_lt =
        vf32_lt(vf32_fms(gate, alpha, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 is_lt2 = vf32_lt(gate, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(is_lt2, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, gate);
    const vf32x2 product = vf32x2_of_product(gate, alpha);
    const vf32x2 sigmoid = vf32x2_sigmoid(product);
    const vf32x2 product2 = vf32x2_mul_single(sigmoid, chosen);
    const vf32 negative = vf32_neg(limit);
    const vf32 max = vf32_max(b, negative);
    const vf32 linear = vf32_min(max, limit);
    const vf32x2 sum = vf32x2_of_sum(linear, bias);
    const vm32 limit_lt_a_ = vf32_lt(limit, a_);
    const vf32x2 product3 = vf32x2_mul(product2, sum);
    vf32 near_ = vf32x2_round(product3);
    const vm32 faded = vm32_or(
        vm32_or(vm32_or(vf32_lt(vf32_abs(sigmoid.hi), vf32_of(0x1p-97f)),
                        vm32_and(vf32_lt(vf32_abs(product2.hi), vf32_of(0x1p-97f)),
                                 vm32_or(is_lt,
                                         vm32_and(vm32_not(is_lt),
                                                  vm32_or(vm32_and(limit_lt_a_,
                                                                   vf32_ne(limit, vf32_of(0.0f))),
                                                          vm32_and(vm32_not(limit_lt_a_),
                                                                   vf32_ne(a_, vf32_of(0.0f)))))))),
                vf32_is_inf(product2.hi)),
        vf32_is_inf(near_));
    if (vm32_any(faded))
        near_ = out_before_far_f32(near_, faded, a_, b, alpha, limit, bias);
    return near_;
}

/* out = where(min(a, limit) * alpha < -2**100, where(min(a, limit) < 0, -1, 1), min(a, limit)) *
 * sigmoid(min(a, limit) * alpha) * (min(max(b, -limit), limit) + bias): in single f32. Rewritten
 * by: limit, order of factors. */
static inline vf32 out_before_f16(vf32 a_, vf32 b, vf32 alpha, vf32 limit, vf32 bias)
{
    const vf32 gate = vf32_min(a_, limit);
    const vm32 is_lt =
        vf32_lt(vf32_fms(gate, alpha, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 is_lt2 = vf32_lt(gate, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(is_lt2, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, gate);
    const vf32x2 product = vf32x2_of_product_finite(gate, alpha);
    const vf32 sigmoid = vf32x2_sigmoid_f16(product);
    const vf32 kept_sigmoid = vf32_kept(sigmoid, product.hi);
    const vf32 product2 = vf32_mul(chosen, kept_sigmoid);
    const vf32 negative = vf32_neg(limit);
    const vf32 max = vf32_max(b, negative);
    const vf32 linear = vf32_min(max, limit);
    const vf32 sum = vf32_add(linear, bias);
    return vf32_mul(product2, sum);
}

/* where(min(a, limit) * alpha < -2**100, where(min(a, limit) < 0, -1, 1), min(a, limit)) *
 * sigmoid(min(a, limit) * alpha) * (min(max(b, -limit), limit) + bias): in f64. */
static inline vf64 out_before_wide(vf64 a_, vf64 b, vf64 alpha, vf64 limit, vf64 bias)
{
    const vf64 gate = vf64_min(a_, limit);
    const vf64 product = vf64_mul(gate, alpha);
    const vm64 is_lt = vf64_lt(product, vf64_of(-0x1p+100 /* -2**100 */));
    const vm64 is_lt2 = vf64_lt(gate, vf64_of(0.0));
    const vf64 minus_1_or_1 = vf64_where(is_lt2, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen = vf64_where(is_lt, minus_1_or_1, gate);
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(product));
    const vf64x2 product2 = vf64x2_mul_single(sigmoid, chosen);
    const vf64 negative = vf64_neg(limit);
    const vf64 max = vf64_max(b, negative);
    const vf64 linear = vf64_min(max, limit);
    const vf64x2 sum = vf64x2_of_sum(linear, bias);
    return vf64x2_mul_round(product2, sum);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_before_far(vf32 short_, vm32 lanes, vf32 a_, vf32 b, vf32 alpha, vf32 limit,
                            vf32 bias)
{
    const vf64x2 low =
        vf64x2_of(out_before_wide(vf64_widen_low(a_), vf64_widen_low(b), vf64_widen_low(alpha),
                                  vf64_widen_low(limit), vf64_widen_low(bias)));
    const vf64x2 high =
        vf64x2_of(out_before_wide(vf64_widen_high(a_), vf64_widen_high(b), vf64_widen_high(alpha),
                                  vf64_widen_high(limit), vf64_widen_high(bias)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = where(min(a, limit) * alpha < -2**100, where(min(a, limit) < 0, -1, 1), min(a, limit)) *
 * sigmoid(min(a, limit) * alpha) * (min(max(b, -limit), limit) + bias): in single f32; lanes in
 * which that may round wrongly are recomputed. Rewritten by: limit, order of factors. */
static inline vf32 out_before_bf16(vf32 a_, vf32 b, vf32 alpha, vf32 limit, vf32 bias)
{
    const vf32 gate = vf32_min(a_, limit);
    const vm32 is_lt =
        vf32_lt(vf32_fms(gate, alpha, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 is_lt2 = vf32_lt(gate, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(is_lt2, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, gate);
    const vf32x2 product = vf32x2_of_product_finite(gate, alpha);
    const vf32 sigmoid = vf32x2_sigmoid_bf16(product);
    const vf32 product2 = vf32_mul(chosen, sigmoid);
    const vf32 negative = vf32_neg(limit);
    const vf32 max = vf32_max(b, negative);
    const vf32 linear = vf32_min(max, limit);
    const vf32 sum = vf32_add(linear, bias);
    const vf32 product3 = vf32_mul(product2, sum);
    const vm32 strays = vm32_and(vf32_strays(gate), vf32_ne(gate, vf32_of(0.0f)));
    const vm32 doubt = vm32_and(vm32_not(is_lt), strays);
    const vm32 strays2 = vf32_strays(sigmoid);
    const vm32 doubt2 = vm32_or(doubt, strays2);
    const vm32 strays3 = vm32_and(vf32_strays(product2), vf32_ne(chosen, vf32_of(0.0f)));
    const vm32 doubt3 = vm32_or(doubt2, strays3);
    const vm32 strays4 = vm32_and(vf32_strays(sum), vf32_ne(sum, vf32_of(0.0f)));
    const vm32 doubt4 = vm32_or(doubt3, strays4);
    vf32 settled = product3;
    if (vm32_any(doubt4))
        settled = out_before_far(settled, doubt4, a_, b, alpha, limit, bias);
    return settled;
}

/* min(silu(a), limit) * min(max(b, -limit), limit): in f64, of which the caller takes the lanes
 * that left the range of f32. */
static inline vf64 out_after_wide_f32(const vf64 args[])
{
    const vf64 a_ = args[0];
    const vf64 b = args[1];
    const vf64 limit = args[2];
    const vf64x2 silu = vf64x2_silu(a_);
    const vm64 is_lt = vf64x2_lt(vf64x2_of(limit), silu);
    const vm64 limit_ne_limit = vf64_ne(limit, limit);
    const vm64 or_ = vm64_or(is_lt, limit_ne_limit);
    const vf64x2 chosen = vf64x2_where(or_, vf64x2_of(limit), silu);
    const vf64 negative = vf64_neg(limit);
    const vf64 max = vf64_max(b, negative);
    const vf64 linear = vf64_min(max, limit);
    return vf64x2_scale_round(chosen, linear);
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 out_after_far_f32(vf32 near_, vm32 faded, vf32 a_, vf32 b, vf32 limit)
{
    return vf32_where(faded, ac_by_f64(out_after_wide_f32, 3, (const vf32[]){a_, b, limit}), near_);
}

/* out = min(silu(a), limit) * min(max(b, -limit), limit): in f32 and pairs of it, rounded once; in
 * f64 in the lanes where a factor leaves the range of f32. Rewritten by: word. */
static inline vf32 out_after_f32(vf32 a_, vf32 b, vf32 limit)
{
    const vf32x2 silu = vf32x2_silu(a_);
    const vm32 is_lt = vf32x2_lt(vf32x2_of(limit), silu);
    const vm32 limit_ne_limit = vf32_ne(limit, limit);
    const vm32 or_ = vm32_or(is_lt, limit_ne_limit);
    const vf32x2 chosen = vf32x2_where(or_, vf32x2_of(limit), silu);
    const vf32 negative = vf32_neg(limit);
    const vf32 max = vf32_max(b, negative);
    const vf32 linear = vf32_min(max, limit);
    vf32 near_ = vf32x2_scale_round(chosen, linear);
    const vm32 faded =
        vm32_or(vm32_or(vm32_and(vf32_lt(vf32_abs(chosen.hi), vf32_of(0x1p-97f)),
                                 vm32_or(vm32_and(is_lt, vf32_ne(limit, vf32_of(0.0f))),
                                         vm32_and(vm32_not(is_lt), vf32_ne(a_, vf32_of(0.0f))))),
                        vf32_is_inf(chosen.hi)),
                vf32_is_inf(near_));
    if (vm32_any(faded))
        near_ = out_after_far_f32(near_, faded, a_, b, limit);
    return near_;
}

/* out = min(silu(a), limit) * min(max(b, -limit), limit): in single f32. Rewritten by: word. */
static inline vf32 out_after_f16(vf32 a_, vf32 b, vf32 limit)
{
    const vf32 silu = vf32_silu_f16(a_);
    const vf32x2 silu2 = vf32x2_silu(a_);
    const vm32 is_lt = vf32x2_lt(vf32x2_of(limit), silu2);
    const vm32 limit_ne_limit = vf32_ne(limit, limit);
    const vm32 or_ = vm32_or(is_lt, limit_ne_limit);
    const vf32 chosen = vf32_where(or_, limit, silu);
    const vf32 negative = vf32_neg(limit);
    const vf32 max = vf32_max(b, negative);
    const vf32 linear = vf32_min(max, limit);
    return vf32_mul(chosen, linear);
}

/* min(silu(a), limit) * min(max(b, -limit), limit): in f64. */
static inline vf64 out_after_wide(vf64 a_, vf64 b, vf64 limit)
{
    const vf64x2 silu = vf64x2_silu(a_);
    const vm64 is_lt = vf64x2_lt(vf64x2_of(limit), silu);
    const vm64 limit_ne_limit = vf64_ne(limit, limit);
    const vm64 or_ = vm64_or(is_lt, limit_ne_limit);
    const vf64x2 chosen = vf64x2_where(or_, vf64x2_of(limit), silu);
    const vf64 negative = vf64_neg(limit);
    const vf64 max = vf64_max(b, negative);
    const vf64 linear = vf64_min(max, limit);
    return vf64x2_scale_round(chosen, linear);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_after_far(vf32 short_, vm32 lanes, vf32 a_, vf32 b, vf32 limit)
{
    const vf64x2 low =
        vf64x2_of(out_after_wide(vf64_widen_low(a_), vf64_widen_low(b), vf64_widen_low(limit)));
    const vf64x2 high =
        vf64x2_of(out_after_wide(vf64_widen_high(a_), vf64_widen_high(b), vf64_widen_high(limit)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = min(silu(a), limit) * min(max(b, -limit), limit): in single f32; lanes in which that may
 * round wrongly are recomputed. Rewritten by: word. */
static inline vf32 out_after_bf16(vf32 a_, vf32 b, vf32 limit)
{
    const vf32 silu = vf32_silu_bf16(a_);
    const vf32x2 silu2 = vf32x2_silu(a_);
    const vm32 is_lt = vf32x2_lt(vf32x2_of(limit), silu2);
    const vm32 limit_ne_limit = vf32_ne(limit, limit);
    const vm32 or_ = vm32_or(is_lt, limit_ne_limit);
    const vf32 chosen = vf32_where(or_, limit, silu);
    const vf32 negative = vf32_neg(limit);
    const vf32 max = vf32_max(b, negative);
    const vf32 linear = vf32_min(max, limit);
    const vf32 product = vf32_mul(chosen, linear);
    const vm32 strays = vm32_and(vf32_strays(silu), vf32_ne(a_, vf32_of(0.0f)));
    const vm32 doubt = vm32_and(vm32_not(or_), strays);
    const vm32 strays2 = vm32_and(vf32_strays(linear), vf32_ne(linear, vf32_of(0.0f)));
    const vm32 doubt2 = vm32_or(doubt, strays2);
    vf32 settled = product;
    if (vm32_any(doubt2))
        settled = out_after_far(settled, doubt2, a_, b, limit);
    return settled;
}

struct clipped_swiglu_v2_before_f32_scalars {
    vf32 alpha;
    vf32 limit;
    vf32 bias;
};

/* in[0]: a, in[1]: b; out[0]: out. */
AC_WORD void clipped_swiglu_v2_before_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct clipped_swiglu_v2_before_f32_scalars *const s = scalars;
    out[0].f32 = out_before_f32(in[0].f32, in[1].f32, s->alpha, s->limit, s->bias);
}

static void clipped_swiglu_v2_before_f32(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    const struct clipped_swiglu_v2_attrs *const a = attrs;
    const struct clipped_swiglu_v2_before_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .limit = vf32_of((float)a->limit),
        .bias = vf32_of((float)a->bias),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, clipped_swiglu_v2_before_f32_at, &s);
}

/* in[0]: a, in[1]: b; out[0]: out. */
AC_WORD void clipped_swiglu_v2_before_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct clipped_swiglu_v2_before_f32_scalars *const s = scalars;
    out[0].f32 = out_before_f16(in[0].f32, in[1].f32, s->alpha, s->limit, s->bias);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void clipped_swiglu_v2_before_f16(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    const struct clipped_swiglu_v2_attrs *const a = attrs;
    const struct clipped_swiglu_v2_before_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .limit = vf32_of((float)a->limit),
        .bias = vf32_of((float)a->bias),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, clipped_swiglu_v2_before_f16_at, &s);
}

/* in[0]: a, in[1]: b; out[0]: out. */
AC_WORD void clipped_swiglu_v2_before_bf16_at(const ac_lanes *in, ac_lanes *out,
                                              const void *scalars)
{
    const struct clipped_swiglu_v2_before_f32_scalars *const s = scalars;
    out[0].f32 = out_before_bf16(in[0].f32, in[1].f32, s->alpha, s->limit, s->bias);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void clipped_swiglu_v2_before_bf16(size_t count, const void *const ins[], void *const outs[],
                                          const void *attrs, uint32_t past)
{
    const struct clipped_swiglu_v2_attrs *const a = attrs;
    const struct clipped_swiglu_v2_before_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .limit = vf32_of((float)a->limit),
        .bias = vf32_of((float)a->bias),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, clipped_swiglu_v2_before_bf16_at, &s);
}

struct clipped_swiglu_v2_after_f32_scalars {
    vf32 limit;
};

/* in[0]: a, in[1]: b; out[0]: out. */
AC_WORD void clipped_swiglu_v2_after_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct clipped_swiglu_v2_after_f32_scalars *const s = scalars;
    out[0].f32 = out_after_f32(in[0].f32, in[1].f32, s->limit);
}

static void clipped_swiglu_v2_after_f32(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    const struct clipped_swiglu_v2_attrs *const a = attrs;
    const struct clipped_swiglu_v2_after_f32_scalars s = {
        .limit = vf32_of((float)a->limit),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, clipped_swiglu_v2_after_f32_at, &s);
}

/* in[0]: a, in[1]: b; out[0]: out. */
AC_WORD void clipped_swiglu_v2_after_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct clipped_swiglu_v2_after_f32_scalars *const s = scalars;
    out[0].f32 = out_after_f16(in[0].f32, in[1].f32, s->limit);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void clipped_swiglu_v2_after_f16(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    const struct clipped_swiglu_v2_attrs *const a = attrs;
    const struct clipped_swiglu_v2_after_f32_scalars s = {
        .limit = vf32_of((float)a->limit),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, clipped_swiglu_v2_after_f16_at, &s);
}

/* in[0]: a, in[1]: b; out[0]: out. */
AC_WORD void clipped_swiglu_v2_after_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct clipped_swiglu_v2_after_f32_scalars *const s = scalars;
    out[0].f32 = out_after_bf16(in[0].f32, in[1].f32, s->limit);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void clipped_swiglu_v2_after_bf16(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    const struct clipped_swiglu_v2_attrs *const a = attrs;
    const struct clipped_swiglu_v2_after_f32_scalars s = {
        .limit = vf32_of((float)a->limit),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, clipped_swiglu_v2_after_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_clipped_swiglu_v2_kernels)[] = {
    [CLIPPED_SWIGLU_V2_CLAMP_MODE_BEFORE] = {{
        [AC_F32] = clipped_swiglu_v2_before_f32,
        [AC_F16] = clipped_swiglu_v2_before_f16,
        [AC_BF16] = clipped_swiglu_v2_before_bf16,
    }},
    [CLIPPED_SWIGLU_V2_CLAMP_MODE_AFTER] = {{
        [AC_F32] = clipped_swiglu_v2_after_f32,
        [AC_F16] = clipped_swiglu_v2_after_f16,
        [AC_BF16] = clipped_swiglu_v2_after_bf16,
    }},
};
