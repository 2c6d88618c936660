/*
 * Generated from spec/activation/elu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > 0, scale * self, alpha * scale * expm1(self * inputScale))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/elu.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(self > 0, scale * self, expm1(self * inputScale) * alpha * scale): in f64, of which the
 * caller takes the lanes that left the range of f32. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 alpha = args[1];
    const vf64 scale = args[2];
    const vf64 input_scale = args[3];
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64 product = vf64_mul(scale, self);
    const vf64 product2 = vf64_mul(self, input_scale);
    const vf64x2 expm1 = vf64x2_expm1(vf64x2_of(product2));
    const vf64 product3 = vf64x2_product3(expm1, vf64x2_of(alpha), vf64x2_of(scale));
    return vf64_where(self_gt_0, product, product3);
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 out_far_f32(vf32 near_, vm32 faded, vf32 self, vf32 alpha, vf32 scale,
                         vf32 input_scale)
{
    return vf32_where(
        faded, ac_by_f64(out_wide_f32, 4, (const vf32[]){self, alpha, scale, input_scale}), near_);
}

/* out = where(self > 0, scale * self, expm1(self * inputScale) * alpha * scale): in f32 and pairs
 * of it, rounded once; in f64 in the lanes where a factor leaves the range of f32. Rewritten by:
 * order of factors. */
static inline vf32 out_f32(vf32 self, vf32 alpha, vf32 scale, vf32 input_scale)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product = vf32_mul(scale, self);
    const vf32x2 product2 = vf32x2_of_product(self, input_scale);
    const vf32x2 expm1 = vf32x2_expm1(product2);
    const vf32 product3 = vf32x2_product3(expm1, vf32x2_of(alpha), vf32x2_of(scale));
    vf32 near_ = vf32_where(self_gt_0, product, product3);
    const vm32 faded =
        vm32_or(vf32_is_inf(near_), vm32_and(vf32_lt(vf32_abs(product2.hi), vf32_of(0x1p-97f)),
                                             vf32_ne(self, vf32_of(0.0f))));
    if (vm32_any(faded))
        near_ = out_far_f32(near_, faded, self, alpha, scale, input_scale);
    return near_;
}

/* where(self > 0, scale * self, expm1(self * inputScale) * alpha * scale): in a pair of f32. */
static inline vf32x2 out_pair(vf32 self, vf32 alpha, vf32 scale, vf32 input_scale)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product(scale, self);
    const vf32x2 product2 = vf32x2_of_product(self, input_scale);
    const vf32x2 expm1 = vf32x2_expm1(product2);
    const vf32x2 product3 = vf32x2_mul_single(expm1, alpha);
    const vf32x2 product4 = vf32x2_mul_single(product3, scale);
    return vf32x2_where(self_gt_0, product, product4);
}

/* where(self > 0, scale * self, expm1(self * inputScale) * alpha * scale): in a pair of f64. */
static inline vf64x2 out_wide(vf64 self, vf64 alpha, vf64 scale, vf64 input_scale)
{
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64 product = vf64_mul(scale, self);
    const vf64 product2 = vf64_mul(self, input_scale);
    const vf64x2 expm1 = vf64x2_expm1(vf64x2_of(product2));
    const vf64x2 product3 = vf64x2_mul_single(expm1, alpha);
    const vf64x2 product4 = vf64x2_mul_single(product3, scale);
    return vf64x2_where(self_gt_0, vf64x2_of(product), product4);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 alpha, vf32 scale, vf32 input_scale)
{
    const vf64x2 low = out_wide(vf64_widen_low(self), vf64_widen_low(alpha), vf64_widen_low(scale),
                                vf64_widen_low(input_scale));
    const vf64x2 high = out_wide(vf64_widen_high(self), vf64_widen_high(alpha),
                                 vf64_widen_high(scale), vf64_widen_high(input_scale));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 alpha, vf32 scale,
                          vf32 input_scale)
{
    const vf32x2 pair = out_pair(self, alpha, scale, input_scale);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_f16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self, alpha, scale, input_scale);
    return settled;
}

/* out = where(self > 0, scale * self, expm1(self * inputScale) * alpha * scale): in single f32;
 * lanes in which that may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 self, vf32 alpha, vf32 scale, vf32 input_scale)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product = vf32_mul(scale, self);
    const vf32x2 product2 = vf32x2_of_product_finite(self, input_scale);
    const vf32 expm1 = vf32x2_expm1_f16(product2);
    const vf32 product3 = vf32_mul(expm1, alpha);
    const vf32 product4 = vf32_mul(product3, scale);
    const vf32 chosen = vf32_where(self_gt_0, product, product4);
    const vm32 strays = vm32_and(vm32_and(vf32_strays(product2.hi), vf32_ne(self, vf32_of(0.0f))),
                                 vf32_ne(input_scale, vf32_of(0.0f)));
    const vm32 strays2 = vm32_and(vm32_and(vf32_strays(expm1), vf32_ne(self, vf32_of(0.0f))),
                                  vf32_ne(input_scale, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(strays, strays2);
    const vm32 strays3 =
        vm32_and(vm32_and(vm32_and(vf32_strays(product3), vf32_ne(self, vf32_of(0.0f))),
                          vf32_ne(input_scale, vf32_of(0.0f))),
                 vf32_ne(alpha, vf32_of(0.0f)));
    const vm32 doubt2 = vm32_or(doubt, strays3);
    const vm32 doubt3 = vm32_and(vm32_not(self_gt_0), doubt2);
    const vm32 close = vf32_unsettled_f16(chosen, 9);
    vf32 settled = chosen;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self, alpha, scale, input_scale);
    if (vm32_any(doubt3))
        settled = out_far(settled, doubt3, self, alpha, scale, input_scale);
    return settled;
}

/* out = where(self > 0, scale * self, expm1(self * inputScale) * alpha * scale): in f64 and pairs
 * of it, rounded once. Rewritten by: order of factors. */
static inline vf64 out_f64(vf64 self, vf64 alpha, vf64 scale, vf64 input_scale)
{
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64 product = vf64_mul(scale, self);
    const vf64x2 product2 = vf64x2_of_product(self, input_scale);
    const vf64x2 expm1 = vf64x2_expm1(product2);
    vf64 whole = vf64x2_product3(expm1, vf64x2_of(alpha), vf64x2_of(scale));
    const vm64 tiny = vf64_lt(vf64_abs(product2.hi), vf64_of(0x1p-900));
    if (vm64_any(tiny))
        whole =
            vf64_where(tiny,
                       vf64x2_product(4, (const vf64x2[]){vf64x2_of(self), vf64x2_of(input_scale),
                                                          vf64x2_of(alpha), vf64x2_of(scale)}),
                       whole);
    const vf64 product3 = whole;
    return vf64_where(self_gt_0, product, product3);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 self, vf32 alpha, vf32 scale,
                           vf32 input_scale)
{
    const vf32x2 pair = out_pair(self, alpha, scale, input_scale);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_bf16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self, alpha, scale, input_scale);
    return settled;
}

/* out = where(self > 0, scale * self, expm1(self * inputScale) * alpha * scale): in single f32;
 * lanes in which that may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 self, vf32 alpha, vf32 scale, vf32 input_scale)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product = vf32_mul(scale, self);
    const vf32x2 product2 = vf32x2_of_product_finite(self, input_scale);
    const vf32 expm1 = vf32x2_expm1_f16(product2);
    const vf32 product3 = vf32_mul(expm1, alpha);
    const vf32 product4 = vf32_mul(product3, scale);
    const vf32 chosen = vf32_where(self_gt_0, product, product4);
    const vm32 strays = vm32_and(vm32_and(vf32_strays(product2.hi), vf32_ne(self, vf32_of(0.0f))),
                                 vf32_ne(input_scale, vf32_of(0.0f)));
    const vm32 strays2 = vm32_and(vm32_and(vf32_strays(expm1), vf32_ne(self, vf32_of(0.0f))),
                                  vf32_ne(input_scale, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(strays, strays2);
    const vm32 strays3 =
        vm32_and(vm32_and(vm32_and(vf32_strays(product3), vf32_ne(self, vf32_of(0.0f))),
                          vf32_ne(input_scale, vf32_of(0.0f))),
                 vf32_ne(alpha, vf32_of(0.0f)));
    const vm32 doubt2 = vm32_or(doubt, strays3);
    const vm32 doubt3 = vm32_and(vm32_not(self_gt_0), doubt2);
    const vm32 close = vf32_unsettled_bf16(chosen, 9);
    vf32 settled = chosen;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, self, alpha, scale, input_scale);
    if (vm32_any(doubt3))
        settled = out_far(settled, doubt3, self, alpha, scale, input_scale);
    return settled;
}

/* out = where(self > 0, self, expm1(self)): in f32 and pairs of it, rounded once. */
static inline vf32 out_usual_f32(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 expm1 = vf32_expm1(self);
    return vf32_where(self_gt_0, self, expm1);
}

/* out = where(self > 0, self, expm1(self)): in single f32, which was found to round correctly at
 * all 65,536 inputs. */
static inline vf32 out_usual_f16(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 expm1 = vf32_expm1_f16(self);
    return vf32_where(self_gt_0, self, expm1);
}

/* out = where(self > 0, self, expm1(self)): in f64 and pairs of it, rounded once. */
static inline vf64 out_usual_f64(vf64 self)
{
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64 expm1 = vf64_expm1(self);
    return vf64_where(self_gt_0, self, expm1);
}

/* out = where(self > 0, self, expm1(self)): in single f32, which was found to round correctly at
 * all 65,536 inputs. */
static inline vf32 out_usual_bf16(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 expm1 = vf32_expm1_bf16(self);
    return vf32_where(self_gt_0, self, expm1);
}

struct elu_f32_scalars {
    vf32 alpha;
    vf32 scale;
    vf32 input_scale;
};

/* in[0]: self; out[0]: out. */
AC_WORD void elu_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct elu_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->alpha, s->scale, s->input_scale);
}

static void elu_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct elu_attrs *const a = attrs;
    const struct elu_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .scale = vf32_of((float)a->scale),
        .input_scale = vf32_of((float)a->input_scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, elu_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void elu_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct elu_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->alpha, s->scale, s->input_scale);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void elu_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct elu_attrs *const a = attrs;
    const struct elu_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .scale = vf32_of((float)a->scale),
        .input_scale = vf32_of((float)a->input_scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, elu_f16_at, &s);
}

struct elu_f64_scalars {
    vf64 alpha;
    vf64 scale;
    vf64 input_scale;
};

/* in[0]: self; out[0]: out. */
AC_WORD void elu_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct elu_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, s->alpha, s->scale, s->input_scale);
}

static void elu_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct elu_attrs *const a = attrs;
    const struct elu_f64_scalars s = {
        .alpha = vf64_of(a->alpha),
        .scale = vf64_of(a->scale),
        .input_scale = vf64_of(a->input_scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, elu_f64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void elu_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct elu_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, s->alpha, s->scale, s->input_scale);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void elu_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct elu_attrs *const a = attrs;
    const struct elu_f32_scalars s = {
        .alpha = vf32_of((float)a->alpha),
        .scale = vf32_of((float)a->scale),
        .input_scale = vf32_of((float)a->input_scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, elu_bf16_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void elu_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f32(in[0].f32);
}

static void elu_usual_f32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, elu_usual_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void elu_usual_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void elu_usual_f16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, elu_usual_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void elu_usual_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_usual_f64(in[0].f64);
}

static void elu_usual_f64(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, elu_usual_f64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void elu_usual_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void elu_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, elu_usual_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_elu_kernels)[] = {
    [0] = {{
        [AC_F32] = elu_f32,
        [AC_F16] = elu_f16,
        [AC_F64] = elu_f64,
        [AC_BF16] = elu_bf16,
    }},
    [ELU_USUAL] = {{
        [AC_F32] = elu_usual_f32,
        [AC_F16] = elu_usual_f16,
        [AC_F64] = elu_usual_f64,
        [AC_BF16] = elu_usual_bf16,
    }},
};
