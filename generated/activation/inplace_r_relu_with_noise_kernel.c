/*
 * Generated from spec/activation/inplace_r_relu_with_noise.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   drawn = lower * (1 - random(seed, offset)) + upper * random(seed, offset)
 *   training is true:
 *     out = where(self < 0, self * drawn, self)
 *     slopes = where(self < 0, drawn, 1)
 *   out = where(self > 0, self, self * (lower + upper) / 2)
 *   slopes = noise
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/inplace_r_relu_with_noise.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self > 0, self, (lower + upper) * 1 / 2 * self): in f32 and pairs of it, rounded
 * once. Rewritten by: order of factors. */
static inline vf32 out_false_f32(vf32 self, vf32 lower, vf32 upper)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32x2 sum = vf32x2_of_sum(lower, upper);
    const vf32x2 product = vf32x2_mul_single(sum, vf32_of(0.5f));
    const vf32 product2 = vf32x2_scale_round(product, self);
    return vf32_where(self_gt_0, self, product2);
}

/* slopes = noise: in f32 and pairs of it, rounded once. */
static inline vf32 slopes_false_f32(vf32 noise)
{
    return noise;
}

/* where(self > 0, self, (lower + upper) * 1 / 2 * self): in a pair of f32. */
static inline vf32x2 out_false_pair(vf32 self, vf32 lower, vf32 upper)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32x2 sum = vf32x2_of_sum(lower, upper);
    const vf32x2 product = vf32x2_mul_single(sum, vf32_of(0.5f));
    const vf32x2 product2 = vf32x2_mul_single(product, self);
    return vf32x2_where(self_gt_0, vf32x2_of(self), product2);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_false_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 lower, vf32 upper)
{
    const vf32x2 pair = out_false_pair(self, lower, upper);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* where(self > 0, self, (lower + upper) * 1 / 2 * self): in a pair of f64. */
static inline vf64x2 out_false_wide(vf64 self, vf64 lower, vf64 upper)
{
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64x2 sum = vf64x2_of_sum(lower, upper);
    const vf64x2 product = vf64x2_mul_single(sum, vf64_of(0.5));
    const vf64x2 product2 = vf64x2_mul_single(product, self);
    return vf64x2_where(self_gt_0, vf64x2_of(self), product2);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_false_far(vf32 short_, vm32 lanes, vf32 self, vf32 lower, vf32 upper)
{
    const vf64x2 low =
        out_false_wide(vf64_widen_low(self), vf64_widen_low(lower), vf64_widen_low(upper));
    const vf64x2 high =
        out_false_wide(vf64_widen_high(self), vf64_widen_high(lower), vf64_widen_high(upper));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = where(self > 0, self, (lower + upper) * 1 / 2 * self): in single f32; lanes in which that
 * may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 out_false_f16(vf32 self, vf32 lower, vf32 upper)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 sum = vf32_add(lower, upper);
    const vf32 product = vf32_mul(sum, vf32_of(0.5f));
    const vf32 product2 = vf32_mul(product, self);
    const vf32 chosen = vf32_where(self_gt_0, self, product2);
    const vm32 strays = vm32_and(vf32_strays(sum), vf32_ne(sum, vf32_of(0.0f)));
    const vm32 strays2 = vm32_and(vf32_strays(product), vf32_ne(sum, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(strays, strays2);
    const vm32 doubt2 = vm32_and(vm32_not(self_gt_0), doubt);
    const vm32 close = vf32_unsettled_f16(chosen, 3);
    vf32 settled = chosen;
    if (vm32_any(close))
        settled = out_false_near_f16(settled, close, self, lower, upper);
    if (vm32_any(doubt2))
        settled = out_false_far(settled, doubt2, self, lower, upper);
    return settled;
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_false_near_bf16(vf32 short_, vm32 lanes, vf32 self, vf32 lower, vf32 upper)
{
    const vf32x2 pair = out_false_pair(self, lower, upper);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_fades(pair));
    if (vm32_any(again))
        settled = out_false_far(settled, again, self, lower, upper);
    return settled;
}

/* out = where(self > 0, self, (lower + upper) * 1 / 2 * self): in single f32; lanes in which that
 * may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 out_false_bf16(vf32 self, vf32 lower, vf32 upper)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 sum = vf32_add(lower, upper);
    const vf32 product = vf32_mul(sum, vf32_of(0.5f));
    const vf32 product2 = vf32_mul(product, self);
    const vf32 chosen = vf32_where(self_gt_0, self, product2);
    const vm32 strays = vm32_and(vf32_strays(sum), vf32_ne(sum, vf32_of(0.0f)));
    const vm32 strays2 = vm32_and(vf32_strays(product), vf32_ne(sum, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(strays, strays2);
    const vm32 doubt2 = vm32_and(vm32_not(self_gt_0), doubt);
    const vm32 close = vf32_unsettled_bf16(chosen, 3);
    vf32 settled = chosen;
    if (vm32_any(close))
        settled = out_false_near_bf16(settled, close, self, lower, upper);
    if (vm32_any(doubt2))
        settled = out_false_far(settled, doubt2, self, lower, upper);
    return settled;
}

/* out = where(self > 0, self, (lower + upper) * 1 / 2 * self): in f64 and pairs of it, rounded
 * once. Rewritten by: order of factors. */
static inline vf64 out_false_f64(vf64 self, vf64 lower, vf64 upper)
{
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64x2 sum = vf64x2_of_sum(lower, upper);
    const vf64x2 product = vf64x2_mul_single(sum, vf64_of(0.5));
    const vf64 product2 = vf64x2_scale_round(product, self);
    return vf64_where(self_gt_0, self, product2);
}

/* slopes = noise: in f64 and pairs of it, rounded once. */
static inline vf64 slopes_false_f64(vf64 noise)
{
    return noise;
}

/* out = where(self < 0, ((1 - random(seed, offset)) * lower + upper * random(seed, offset)) * self,
 * self): in f32 and pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf32 out_true_f32(vf32 self, vf32 lower, vf32 upper, vf32 random_of_seed_and_offset)
{
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32x2 difference = vf32x2_of_sum(vf32_of(1.0f), vf32_neg(random_of_seed_and_offset));
    const vf32x2 product = vf32x2_mul_single(difference, lower);
    const vf32x2 product2 = vf32x2_of_product(upper, random_of_seed_and_offset);
    const vf32x2 drawn = vf32x2_add(product, product2);
    const vf32 product3 = vf32x2_scale_round(drawn, self);
    return vf32_where(self_lt_0, product3, self);
}

/* slopes = where(self < 0, (1 - random(seed, offset)) * lower + upper * random(seed, offset), 1):
 * in f32 and pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf32 slopes_true_f32(vf32 self, vf32 lower, vf32 upper,
                                   vf32 random_of_seed_and_offset)
{
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32x2 difference = vf32x2_of_sum(vf32_of(1.0f), vf32_neg(random_of_seed_and_offset));
    const vf32x2 product = vf32x2_of_product(upper, random_of_seed_and_offset);
    const vf32x2 product2 = vf32x2_mul_single(difference, lower);
    const vf32 drawn = vf32x2_add2_round(product2, product);
    return vf32_where(self_lt_0, drawn, vf32_of(1.0f));
}

/* out = where(self < 0, ((1 - random(seed, offset)) * lower + upper * random(seed, offset)) * self,
 * self): in single f32. Rewritten by: order of factors. */
static inline vf32 out_true_f16(vf32 self, vf32 lower, vf32 upper, vf32 random_of_seed_and_offset)
{
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 difference = vf32_sub(vf32_of(1.0f), random_of_seed_and_offset);
    const vf32 product = vf32_mul(upper, random_of_seed_and_offset);
    const vf32 drawn = vf32_fma(difference, lower, product);
    const vf32 product2 = vf32_mul(drawn, self);
    return vf32_where(self_lt_0, product2, self);
}

/* slopes = where(self < 0, (1 - random(seed, offset)) * lower + upper * random(seed, offset), 1):
 * in single f32. Rewritten by: order of factors. */
static inline vf32 slopes_true_f16(vf32 self, vf32 lower, vf32 upper,
                                   vf32 random_of_seed_and_offset)
{
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 difference = vf32_sub(vf32_of(1.0f), random_of_seed_and_offset);
    const vf32 product = vf32_mul(upper, random_of_seed_and_offset);
    const vf32 drawn = vf32_fma(difference, lower, product);
    return vf32_where(self_lt_0, drawn, vf32_of(1.0f));
}

/* where(self < 0, ((1 - random(seed, offset)) * lower + upper * random(seed, offset)) * self,
 * self): in f64. */
static inline vf64 out_true_wide(vf64 self, vf64 lower, vf64 upper, vf64 random_of_seed_and_offset)
{
    const vm64 self_lt_0 = vf64_lt(self, vf64_of(0.0));
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(random_of_seed_and_offset));
    const vf64x2 product = vf64x2_mul_single(difference, lower);
    const vf64 product2 = vf64_mul(upper, random_of_seed_and_offset);
    const vf64x2 drawn = vf64x2_add_single(product, product2);
    const vf64 product3 = vf64x2_scale_round(drawn, self);
    return vf64_where(self_lt_0, product3, self);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_true_far(vf32 short_, vm32 lanes, vf32 self, vf32 lower, vf32 upper,
                          vf32 random_of_seed_and_offset)
{
    const vf64x2 low =
        vf64x2_of(out_true_wide(vf64_widen_low(self), vf64_widen_low(lower), vf64_widen_low(upper),
                                vf64_widen_low(random_of_seed_and_offset)));
    const vf64x2 high = vf64x2_of(out_true_wide(vf64_widen_high(self), vf64_widen_high(lower),
                                                vf64_widen_high(upper),
                                                vf64_widen_high(random_of_seed_and_offset)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = where(self < 0, ((1 - random(seed, offset)) * lower + upper * random(seed, offset)) * self,
 * self): in single f32; lanes in which that may round wrongly are recomputed. Rewritten by: order
 * of factors. */
static inline vf32 out_true_bf16(vf32 self, vf32 lower, vf32 upper, vf32 random_of_seed_and_offset)
{
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 difference = vf32_sub(vf32_of(1.0f), random_of_seed_and_offset);
    const vf32 product = vf32_mul(upper, random_of_seed_and_offset);
    const vf32 drawn = vf32_fma(difference, lower, product);
    const vf32 product2 = vf32_mul(drawn, self);
    const vf32 chosen = vf32_where(self_lt_0, product2, self);
    const vf32 product3 = vf32_mul(difference, lower);
    const vm32 cancelled = vf32_lt(vf32_abs(drawn), vf32_mul(vf32_abs(product3), vf32_of(0x1p-3f)));
    const vm32 cancelled2 = vf32_lt(vf32_abs(drawn), vf32_mul(vf32_abs(product), vf32_of(0x1p-3f)));
    const vm32 doubt = vm32_or(cancelled, cancelled2);
    const vm32 strays = vm32_and(vf32_strays(drawn), vf32_ne(drawn, vf32_of(0.0f)));
    const vm32 doubt2 = vm32_or(doubt, strays);
    const vm32 doubt3 = vm32_and(self_lt_0, doubt2);
    vf32 settled = chosen;
    if (vm32_any(doubt3))
        settled = out_true_far(settled, doubt3, self, lower, upper, random_of_seed_and_offset);
    return settled;
}

/* where(self < 0, (1 - random(seed, offset)) * lower + upper * random(seed, offset), 1): in f64. */
static inline vf64 slopes_true_wide(vf64 self, vf64 lower, vf64 upper,
                                    vf64 random_of_seed_and_offset)
{
    const vm64 self_lt_0 = vf64_lt(self, vf64_of(0.0));
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(random_of_seed_and_offset));
    const vf64 product = vf64_mul(upper, random_of_seed_and_offset);
    const vf64x2 product2 = vf64x2_mul_single(difference, lower);
    const vf64 drawn = vf64x2_add_round(product2, product);
    return vf64_where(self_lt_0, drawn, vf64_of(1.0));
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 slopes_true_far(vf32 short_, vm32 lanes, vf32 self, vf32 lower, vf32 upper,
                             vf32 random_of_seed_and_offset)
{
    const vf64x2 low = vf64x2_of(slopes_true_wide(vf64_widen_low(self), vf64_widen_low(lower),
                                                  vf64_widen_low(upper),
                                                  vf64_widen_low(random_of_seed_and_offset)));
    const vf64x2 high = vf64x2_of(slopes_true_wide(vf64_widen_high(self), vf64_widen_high(lower),
                                                   vf64_widen_high(upper),
                                                   vf64_widen_high(random_of_seed_and_offset)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* slopes = where(self < 0, (1 - random(seed, offset)) * lower + upper * random(seed, offset), 1):
 * in single f32; lanes in which that may round wrongly are recomputed. Rewritten by: order of
 * factors. */
static inline vf32 slopes_true_bf16(vf32 self, vf32 lower, vf32 upper,
                                    vf32 random_of_seed_and_offset)
{
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 difference = vf32_sub(vf32_of(1.0f), random_of_seed_and_offset);
    const vf32 product = vf32_mul(upper, random_of_seed_and_offset);
    const vf32 drawn = vf32_fma(difference, lower, product);
    const vf32 chosen = vf32_where(self_lt_0, drawn, vf32_of(1.0f));
    const vf32 product2 = vf32_mul(difference, lower);
    const vm32 cancelled = vf32_lt(vf32_abs(drawn), vf32_mul(vf32_abs(product2), vf32_of(0x1p-3f)));
    const vm32 cancelled2 = vf32_lt(vf32_abs(drawn), vf32_mul(vf32_abs(product), vf32_of(0x1p-3f)));
    const vm32 doubt = vm32_or(cancelled, cancelled2);
    const vm32 doubt2 = vm32_and(self_lt_0, doubt);
    vf32 settled = chosen;
    if (vm32_any(doubt2))
        settled = slopes_true_far(settled, doubt2, self, lower, upper, random_of_seed_and_offset);
    return settled;
}

/* out = where(self < 0, ((1 - random(seed, offset)) * lower + upper * random(seed, offset)) * self,
 * self): in f64 and pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf64 out_true_f64(vf64 self, vf64 lower, vf64 upper, vf64 random_of_seed_and_offset)
{
    const vm64 self_lt_0 = vf64_lt(self, vf64_of(0.0));
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(random_of_seed_and_offset));
    const vf64x2 product = vf64x2_mul_single(difference, lower);
    const vf64x2 product2 = vf64x2_of_product(upper, random_of_seed_and_offset);
    const vf64x2 drawn = vf64x2_add(product, product2);
    const vf64 product3 = vf64x2_scale_round(drawn, self);
    return vf64_where(self_lt_0, product3, self);
}

/* slopes = where(self < 0, (1 - random(seed, offset)) * lower + upper * random(seed, offset), 1):
 * in f64 and pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf64 slopes_true_f64(vf64 self, vf64 lower, vf64 upper,
                                   vf64 random_of_seed_and_offset)
{
    const vm64 self_lt_0 = vf64_lt(self, vf64_of(0.0));
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(random_of_seed_and_offset));
    const vf64x2 product = vf64x2_of_product(upper, random_of_seed_and_offset);
    const vf64x2 product2 = vf64x2_mul_single(difference, lower);
    const vf64 drawn = vf64x2_add2_round(product2, product);
    return vf64_where(self_lt_0, drawn, vf64_of(1.0));
}

struct inplace_r_relu_with_noise_false_f32_scalars {
    vf32 lower;
    vf32 upper;
};

/* in[0]: self, in[1]: noise, in[2]: random(seed, offset); out[0]: out, out[1]: slopes. */
AC_WORD void inplace_r_relu_with_noise_false_f32_at(const ac_lanes *in, ac_lanes *out,
                                                    const void *scalars)
{
    const struct inplace_r_relu_with_noise_false_f32_scalars *const s = scalars;
    out[0].f32 = out_false_f32(in[0].f32, s->lower, s->upper);
    out[1].f32 = slopes_false_f32(in[1].f32);
}

static void inplace_r_relu_with_noise_false_f32(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    const struct inplace_r_relu_with_noise_attrs *const a = attrs;
    const struct inplace_r_relu_with_noise_false_f32_scalars s = {
        .lower = vf32_of((float)a->lower),
        .upper = vf32_of((float)a->upper),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 2);
    ac_run_vectors(loop, count, ins, outs, past, inplace_r_relu_with_noise_false_f32_at, &s);
}

/* in[0]: self, in[1]: noise, in[2]: random(seed, offset); out[0]: out, out[1]: slopes. */
AC_WORD void inplace_r_relu_with_noise_false_f16_at(const ac_lanes *in, ac_lanes *out,
                                                    const void *scalars)
{
    const struct inplace_r_relu_with_noise_false_f32_scalars *const s = scalars;
    out[0].f32 = out_false_f16(in[0].f32, s->lower, s->upper);
    out[1].f32 = slopes_false_f32(in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void inplace_r_relu_with_noise_false_f16(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    const struct inplace_r_relu_with_noise_attrs *const a = attrs;
    const struct inplace_r_relu_with_noise_false_f32_scalars s = {
        .lower = vf32_of((float)a->lower),
        .upper = vf32_of((float)a->upper),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, inplace_r_relu_with_noise_false_f16_at, &s);
}

/* in[0]: self, in[1]: noise, in[2]: random(seed, offset); out[0]: out, out[1]: slopes. */
AC_WORD void inplace_r_relu_with_noise_false_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                     const void *scalars)
{
    const struct inplace_r_relu_with_noise_false_f32_scalars *const s = scalars;
    out[0].f32 = out_false_bf16(in[0].f32, s->lower, s->upper);
    out[1].f32 = slopes_false_f32(in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void inplace_r_relu_with_noise_false_bf16(size_t count, const void *const ins[],
                                                 void *const outs[], const void *attrs,
                                                 uint32_t past)
{
    const struct inplace_r_relu_with_noise_attrs *const a = attrs;
    const struct inplace_r_relu_with_noise_false_f32_scalars s = {
        .lower = vf32_of((float)a->lower),
        .upper = vf32_of((float)a->upper),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, inplace_r_relu_with_noise_false_bf16_at, &s);
}

struct inplace_r_relu_with_noise_false_f64_scalars {
    vf64 lower;
    vf64 upper;
};

/* in[0]: self, in[1]: noise, in[2]: random(seed, offset); out[0]: out, out[1]: slopes. */
AC_WORD void inplace_r_relu_with_noise_false_f64_at(const ac_lanes *in, ac_lanes *out,
                                                    const void *scalars)
{
    const struct inplace_r_relu_with_noise_false_f64_scalars *const s = scalars;
    out[0].f64 = out_false_f64(in[0].f64, s->lower, s->upper);
    out[1].f64 = slopes_false_f64(in[1].f64);
}

static void inplace_r_relu_with_noise_false_f64(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    const struct inplace_r_relu_with_noise_attrs *const a = attrs;
    const struct inplace_r_relu_with_noise_false_f64_scalars s = {
        .lower = vf64_of(a->lower),
        .upper = vf64_of(a->upper),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 3, 2);
    ac_run_vectors(loop, count, ins, outs, past, inplace_r_relu_with_noise_false_f64_at, &s);
}

/* in[0]: self, in[1]: noise, in[2]: random(seed, offset); out[0]: out, out[1]: slopes. */
AC_WORD void inplace_r_relu_with_noise_true_f32_at(const ac_lanes *in, ac_lanes *out,
                                                   const void *scalars)
{
    const struct inplace_r_relu_with_noise_false_f32_scalars *const s = scalars;
    out[0].f32 = out_true_f32(in[0].f32, s->lower, s->upper, in[2].f32);
    out[1].f32 = slopes_true_f32(in[0].f32, s->lower, s->upper, in[2].f32);
}

static void inplace_r_relu_with_noise_true_f32(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct inplace_r_relu_with_noise_attrs *const a = attrs;
    const struct inplace_r_relu_with_noise_false_f32_scalars s = {
        .lower = vf32_of((float)a->lower),
        .upper = vf32_of((float)a->upper),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 2);
    ac_run_vectors(loop, count, ins, outs, past, inplace_r_relu_with_noise_true_f32_at, &s);
}

/* in[0]: self, in[1]: noise, in[2]: random(seed, offset); out[0]: out, out[1]: slopes. */
AC_WORD void inplace_r_relu_with_noise_true_f16_at(const ac_lanes *in, ac_lanes *out,
                                                   const void *scalars)
{
    const struct inplace_r_relu_with_noise_false_f32_scalars *const s = scalars;
    out[0].f32 = out_true_f16(in[0].f32, s->lower, s->upper, in[2].f32);
    out[1].f32 = slopes_true_f16(in[0].f32, s->lower, s->upper, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void inplace_r_relu_with_noise_true_f16(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct inplace_r_relu_with_noise_attrs *const a = attrs;
    const struct inplace_r_relu_with_noise_false_f32_scalars s = {
        .lower = vf32_of((float)a->lower),
        .upper = vf32_of((float)a->upper),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 2);
    loop.in[2] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_r_relu_with_noise_true_f16_at, &s);
}

/* in[0]: self, in[1]: noise, in[2]: random(seed, offset); out[0]: out, out[1]: slopes. */
AC_WORD void inplace_r_relu_with_noise_true_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                    const void *scalars)
{
    const struct inplace_r_relu_with_noise_false_f32_scalars *const s = scalars;
    out[0].f32 = out_true_bf16(in[0].f32, s->lower, s->upper, in[2].f32);
    out[1].f32 = slopes_true_bf16(in[0].f32, s->lower, s->upper, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void inplace_r_relu_with_noise_true_bf16(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    const struct inplace_r_relu_with_noise_attrs *const a = attrs;
    const struct inplace_r_relu_with_noise_false_f32_scalars s = {
        .lower = vf32_of((float)a->lower),
        .upper = vf32_of((float)a->upper),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 2);
    loop.in[2] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, inplace_r_relu_with_noise_true_bf16_at, &s);
}

/* in[0]: self, in[1]: noise, in[2]: random(seed, offset); out[0]: out, out[1]: slopes. */
AC_WORD void inplace_r_relu_with_noise_true_f64_at(const ac_lanes *in, ac_lanes *out,
                                                   const void *scalars)
{
    const struct inplace_r_relu_with_noise_false_f64_scalars *const s = scalars;
    out[0].f64 = out_true_f64(in[0].f64, s->lower, s->upper, in[2].f64);
    out[1].f64 = slopes_true_f64(in[0].f64, s->lower, s->upper, in[2].f64);
}

static void inplace_r_relu_with_noise_true_f64(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct inplace_r_relu_with_noise_attrs *const a = attrs;
    const struct inplace_r_relu_with_noise_false_f64_scalars s = {
        .lower = vf64_of(a->lower),
        .upper = vf64_of(a->upper),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 3, 2);
    ac_run_vectors(loop, count, ins, outs, past, inplace_r_relu_with_noise_true_f64_at, &s);
}

const ac_kernels AC_ISA(ac_inplace_r_relu_with_noise_kernels)[] = {
    [INPLACE_R_RELU_WITH_NOISE_TRAINING_FALSE] = {{
        [AC_F32] = inplace_r_relu_with_noise_false_f32,
        [AC_F16] = inplace_r_relu_with_noise_false_f16,
        [AC_BF16] = inplace_r_relu_with_noise_false_bf16,
        [AC_F64] = inplace_r_relu_with_noise_false_f64,
    }},
    [INPLACE_R_RELU_WITH_NOISE_TRAINING_TRUE] = {{
        [AC_F32] = inplace_r_relu_with_noise_true_f32,
        [AC_F16] = inplace_r_relu_with_noise_true_f16,
        [AC_BF16] = inplace_r_relu_with_noise_true_bf16,
        [AC_F64] = inplace_r_relu_with_noise_true_f64,
    }},
};
