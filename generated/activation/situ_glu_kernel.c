/*
 * Generated from spec/activation/situ_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gate = half(dim, 0) if activateLeft is true, else half(dim, 1) of x
 *   up = half(dim, 1) if activateLeft is true, else half(dim, 0) of x
 *   bent = beta * tanh(gate / beta)
 *   linear = where(linearBeta > 0, linearBeta * tanh(up / linearBeta), up)
 *   out = bent * sigmoid(gate) * linear
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/situ_glu.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* tanh(gate / beta) * sigmoid(gate) * where(linearBeta > 0, tanh(up / linearBeta) * linearBeta, up)
 * * beta: in f64, of which the caller takes the lanes that left the range of f32. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 gate = args[0];
    const vf64 up = args[1];
    const vf64 beta = args[2];
    const vf64 linear_beta = args[3];
    const vf64x2 quotient = vf64x2_div(vf64x2_of(gate), vf64x2_of(beta));
    const vf64x2 tanh = vf64x2_tanh(quotient);
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(gate));
    const vf64x2 product = vf64x2_mul(tanh, sigmoid);
    const vm64 linear_beta_gt_0 = vf64_gt(linear_beta, vf64_of(0.0));
    const vf64x2 quotient2 = vf64x2_div(vf64x2_of(up), vf64x2_of(linear_beta));
    const vf64x2 tanh2 = vf64x2_tanh(quotient2);
    const vf64x2 product2 = vf64x2_mul_single(tanh2, linear_beta);
    const vf64x2 linear = vf64x2_where(linear_beta_gt_0, product2, vf64x2_of(up));
    const vf64x2 product3 = vf64x2_mul(product, linear);
    return vf64x2_scale_round(product3, beta);
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 out_far_f32(vf32 near_, vm32 faded, vf32 gate, vf32 up, vf32 beta, vf32 linear_beta)
{
    return vf32_where(
        faded, ac_by_f64(out_wide_f32, 4, (const vf32[]){gate, up, beta, linear_beta}), near_);
}

/* out = tanh(gate / beta) * sigmoid(gate) * where(linearBeta > 0, tanh(up / linearBeta) *
 * linearBeta, up) * beta: in f32 and pairs of it, rounded once; in f64 in the lanes where a factor
 * leaves the range of f32. Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 gate, vf32 up, vf32 beta, vf32 linear_beta)
{
    const vf32x2 quotient = vf32x2_div(vf32x2_of(gate), vf32x2_of(beta));
    const vf32x2 tanh = vf32x2_tanh(quotient);
    const vf32x2 sigmoid = vf32x2_sigmoid(vf32x2_of(gate));
    const vf32x2 product = vf32x2_mul(tanh, sigmoid);
    const vm32 linear_beta_gt_0 = vf32_gt(linear_beta, vf32_of(0.0f));
    const vf32x2 quotient2 = vf32x2_div(vf32x2_of(up), vf32x2_of(linear_beta));
    const vf32x2 tanh2 = vf32x2_tanh(quotient2);
    const vf32x2 product2 = vf32x2_mul_single(tanh2, linear_beta);
    const vf32x2 linear = vf32x2_where(linear_beta_gt_0, product2, vf32x2_of(up));
    const vf32x2 product3 = vf32x2_mul(product, linear);
    vf32 near_ = vf32x2_scale_round(product3, beta);
    const vm32 faded = vm32_or(
        vm32_or(
            vm32_or(vm32_and(vf32_lt(vf32_abs(tanh.hi), vf32_of(0x1p-97f)),
                             vf32_ne(gate, vf32_of(0.0f))),
                    vf32_lt(vf32_abs(sigmoid.hi), vf32_of(0x1p-97f))),
            vm32_and(vf32_lt(vf32_abs(tanh2.hi), vf32_of(0x1p-97f)), vf32_ne(up, vf32_of(0.0f)))),
        vm32_and(vf32_lt(vf32_abs(product.hi), vf32_of(0x1p-97f)), vf32_ne(gate, vf32_of(0.0f))));
    const vm32 faded2 = vm32_or(
        vm32_or(
            vm32_or(faded,
                    vm32_and(
                        vf32_lt(vf32_abs(linear.hi), vf32_of(0x1p-97f)),
                        vm32_or(vm32_and(vm32_and(linear_beta_gt_0, vf32_ne(up, vf32_of(0.0f))),
                                         vf32_ne(linear_beta, vf32_of(0.0f))),
                                vm32_and(vm32_not(linear_beta_gt_0), vf32_ne(up, vf32_of(0.0f)))))),
            vf32_is_inf(linear.hi)),
        vm32_and(vm32_and(vf32_lt(vf32_abs(product3.hi), vf32_of(0x1p-97f)),
                          vf32_ne(gate, vf32_of(0.0f))),
                 vm32_or(vm32_and(vm32_and(linear_beta_gt_0, vf32_ne(up, vf32_of(0.0f))),
                                  vf32_ne(linear_beta, vf32_of(0.0f))),
                         vm32_and(vm32_not(linear_beta_gt_0), vf32_ne(up, vf32_of(0.0f))))));
    const vm32 faded3 = vm32_or(vm32_or(faded2, vf32_is_inf(product3.hi)), vf32_is_inf(near_));
    if (vm32_any(faded3))
        near_ = out_far_f32(near_, faded3, gate, up, beta, linear_beta);
    return near_;
}

/* out = tanh(gate / beta) * sigmoid(gate) * where(linearBeta > 0, tanh(up / linearBeta) *
 * linearBeta, up) * beta: in single f32. Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 gate, vf32 up, vf32 beta, vf32 linear_beta)
{
    const vf32 quotient = vf32_div(gate, beta);
    const vf32 tanh = vf32_tanh_f16(quotient);
    const vf32 sigmoid = vf32_sigmoid_f16(gate);
    const vf32 kept_sigmoid = vf32_kept(sigmoid, gate);
    const vf32 product = vf32_mul(tanh, kept_sigmoid);
    const vm32 linear_beta_gt_0 = vf32_gt(linear_beta, vf32_of(0.0f));
    const vf32 quotient2 = vf32_div(up, linear_beta);
    const vf32 tanh2 = vf32_tanh_f16(quotient2);
    const vf32 product2 = vf32_mul(tanh2, linear_beta);
    const vf32 linear = vf32_where(linear_beta_gt_0, product2, up);
    const vf32 product3 = vf32_mul(product, linear);
    return vf32_mul(product3, beta);
}

/* tanh(gate / beta) * sigmoid(gate) * where(linearBeta > 0, tanh(up / linearBeta) * linearBeta, up)
 * * beta: in f64. */
static inline vf64 out_wide(vf64 gate, vf64 up, vf64 beta, vf64 linear_beta)
{
    const vf64x2 quotient = vf64x2_div(vf64x2_of(gate), vf64x2_of(beta));
    const vf64x2 tanh = vf64x2_tanh(quotient);
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(gate));
    const vf64x2 product = vf64x2_mul(tanh, sigmoid);
    const vm64 linear_beta_gt_0 = vf64_gt(linear_beta, vf64_of(0.0));
    const vf64x2 quotient2 = vf64x2_div(vf64x2_of(up), vf64x2_of(linear_beta));
    const vf64x2 tanh2 = vf64x2_tanh(quotient2);
    const vf64x2 product2 = vf64x2_mul_single(tanh2, linear_beta);
    const vf64x2 linear = vf64x2_where(linear_beta_gt_0, product2, vf64x2_of(up));
    const vf64x2 product3 = vf64x2_mul(product, linear);
    return vf64x2_scale_round(product3, beta);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 gate, vf32 up, vf32 beta, vf32 linear_beta)
{
    const vf64x2 low = vf64x2_of(out_wide(vf64_widen_low(gate), vf64_widen_low(up),
                                          vf64_widen_low(beta), vf64_widen_low(linear_beta)));
    const vf64x2 high = vf64x2_of(out_wide(vf64_widen_high(gate), vf64_widen_high(up),
                                           vf64_widen_high(beta), vf64_widen_high(linear_beta)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = tanh(gate / beta) * sigmoid(gate) * where(linearBeta > 0, tanh(up / linearBeta) *
 * linearBeta, up) * beta: in single f32; lanes in which that may round wrongly are recomputed.
 * Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 gate, vf32 up, vf32 beta, vf32 linear_beta)
{
    const vf32 quotient = vf32_div(gate, beta);
    const vf32 tanh = vf32_tanh_bf16(quotient);
    const vf32 sigmoid = vf32_sigmoid_bf16(gate);
    const vf32 product = vf32_mul(tanh, sigmoid);
    const vm32 linear_beta_gt_0 = vf32_gt(linear_beta, vf32_of(0.0f));
    const vf32 quotient2 = vf32_div(up, linear_beta);
    const vf32 tanh2 = vf32_tanh_bf16(quotient2);
    const vf32 product2 = vf32_mul(tanh2, linear_beta);
    const vf32 linear = vf32_where(linear_beta_gt_0, product2, up);
    const vf32 product3 = vf32_mul(product, linear);
    const vf32 product4 = vf32_mul(product3, beta);
    const vm32 strays = vm32_and(vf32_strays(quotient), vf32_ne(gate, vf32_of(0.0f)));
    const vm32 strays2 = vm32_and(vf32_strays(tanh), vf32_ne(gate, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(strays, strays2);
    const vm32 strays3 = vf32_strays(sigmoid);
    const vm32 doubt2 = vm32_or(doubt, strays3);
    const vm32 strays4 = vm32_and(vf32_strays(quotient2), vf32_ne(up, vf32_of(0.0f)));
    const vm32 strays5 = vm32_and(vf32_strays(tanh2), vf32_ne(up, vf32_of(0.0f)));
    const vm32 doubt3 = vm32_or(strays4, strays5);
    const vm32 doubt4 = vm32_and(linear_beta_gt_0, doubt3);
    const vm32 doubt5 = vm32_or(doubt2, doubt4);
    const vm32 strays6 = vm32_and(vf32_strays(product), vf32_ne(gate, vf32_of(0.0f)));
    const vm32 doubt6 = vm32_or(doubt5, strays6);
    const vm32 strays7 = vm32_and(vm32_and(vf32_strays(product2), vf32_ne(up, vf32_of(0.0f))),
                                  vf32_ne(linear_beta, vf32_of(0.0f)));
    const vm32 doubt7 = vm32_and(linear_beta_gt_0, strays7);
    const vm32 doubt8 = vm32_or(doubt6, doubt7);
    const vm32 strays8 = vm32_and(vm32_and(vf32_strays(product3), vf32_ne(gate, vf32_of(0.0f))),
                                  vf32_ne(linear, vf32_of(0.0f)));
    const vm32 doubt9 = vm32_or(doubt8, strays8);
    vf32 settled = product4;
    if (vm32_any(doubt9))
        settled = out_far(settled, doubt9, gate, up, beta, linear_beta);
    return settled;
}

struct situ_glu_f32_scalars {
    vf32 beta;
    vf32 linear_beta;
};

/* in[0]: gate, in[1]: up; out[0]: out. */
AC_WORD void situ_glu_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct situ_glu_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, s->beta, s->linear_beta);
}

static void situ_glu_f32(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct situ_glu_attrs *const a = attrs;
    const struct situ_glu_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .linear_beta = vf32_of((float)a->linear_beta),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, situ_glu_f32_at, &s);
}

/* in[0]: gate, in[1]: up; out[0]: out. */
AC_WORD void situ_glu_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct situ_glu_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32, s->beta, s->linear_beta);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void situ_glu_f16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct situ_glu_attrs *const a = attrs;
    const struct situ_glu_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .linear_beta = vf32_of((float)a->linear_beta),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, situ_glu_f16_at, &s);
}

/* in[0]: gate, in[1]: up; out[0]: out. */
AC_WORD void situ_glu_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct situ_glu_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32, s->beta, s->linear_beta);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void situ_glu_bf16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct situ_glu_attrs *const a = attrs;
    const struct situ_glu_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .linear_beta = vf32_of((float)a->linear_beta),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, situ_glu_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_situ_glu_kernels)[] = {
    {{
        [AC_F32] = situ_glu_f32,
        [AC_F16] = situ_glu_f16,
        [AC_BF16] = situ_glu_bf16,
    }},
};
