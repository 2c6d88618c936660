/*
 * Generated from spec/loss/cross_entropy_loss_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   other = where(logProb < -700, 0, exp(logProb))
 *   share = where(target != 0, expm1(logProb), other)
 *   reductionOptional is mean:
 *     out = where(weightOptional == 0, 0, share * gradLoss * weightOptional /
 *         total(weightOptional))
 *   out = where(weightOptional == 0, 0, share * gradLoss * weightOptional)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "loss/cross_entropy_loss_grad.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(weightOptional == 0, 0, where(target != 0, expm1(logProb), where(logProb < -700, 0,
 * exp(logProb))) * gradLoss * weightOptional): in f64, of which the caller takes the lanes that
 * left the range of f32. */
static inline vf64 out_none_wide_f32(const vf64 args[])
{
    const vf64 grad_loss = args[0];
    const vf64 log_prob = args[1];
    const vf64 target = args[2];
    const vf64 weight_optional = args[3];
    const vm64 weight_optional_eq_0 = vf64_eq(weight_optional, vf64_of(0.0));
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    const vf64x2 expm1 = vf64x2_expm1(vf64x2_of(log_prob));
    const vm64 log_prob_lt_minus_700 = vf64_lt(log_prob, vf64_of(-700.0));
    const vf64x2 exp = vf64x2_exp(vf64x2_of(log_prob));
    const vf64x2 other = vf64x2_where(log_prob_lt_minus_700, vf64x2_of(vf64_of(0.0)), exp);
    const vf64x2 share = vf64x2_where(target_ne_0, expm1, other);
    const vf64 product = vf64x2_product3(share, vf64x2_of(grad_loss), vf64x2_of(weight_optional));
    return vf64_where(weight_optional_eq_0, vf64_of(0.0), product);
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 out_none_far_f32(vf32 near_, vm32 faded, vf32 grad_loss, vf32 log_prob, vf32 target,
                              vf32 weight_optional)
{
    return vf32_where(faded,
                      ac_by_f64(out_none_wide_f32, 4,
                                (const vf32[]){grad_loss, log_prob, target, weight_optional}),
                      near_);
}

/* out = where(weightOptional == 0, 0, where(target != 0, expm1(logProb), where(logProb < -700, 0,
 * exp(logProb))) * gradLoss * weightOptional): in f32 and pairs of it, rounded once; in f64 in the
 * lanes where a factor leaves the range of f32. Rewritten by: order of factors. */
static inline vf32 out_none_f32(vf32 grad_loss, vf32 log_prob, vf32 target, vf32 weight_optional)
{
    const vm32 weight_optional_eq_0 = vf32_eq(weight_optional, vf32_of(0.0f));
    const vm32 target_ne_0 = vf32_ne(target, vf32_of(0.0f));
    const vf32x2 expm1 = vf32x2_expm1(vf32x2_of(log_prob));
    const vm32 log_prob_lt_minus_700 = vf32_lt(log_prob, vf32_of(-700.0f));
    const vf32x2 exp = vf32x2_exp(vf32x2_of(log_prob));
    const vf32x2 other = vf32x2_where(log_prob_lt_minus_700, vf32x2_of(vf32_of(0.0f)), exp);
    const vf32x2 share = vf32x2_where(target_ne_0, expm1, other);
    const vf32 product = vf32x2_product3(share, vf32x2_of(grad_loss), vf32x2_of(weight_optional));
    vf32 near_ = vf32_where(weight_optional_eq_0, vf32_of(0.0f), product);
    const vm32 faded =
        vm32_or(vm32_or(vm32_and(vf32_lt(vf32_abs(share.hi), vf32_of(0x1p-97f)),
                                 vm32_or(vm32_and(target_ne_0, vf32_ne(log_prob, vf32_of(0.0f))),
                                         vm32_not(target_ne_0))),
                        vf32_is_inf(share.hi)),
                vf32_is_inf(near_));
    if (vm32_any(faded))
        near_ = out_none_far_f32(near_, faded, grad_loss, log_prob, target, weight_optional);
    return near_;
}

/* where(weightOptional == 0, 0, where(target != 0, expm1(logProb), where(logProb < -700, 0,
 * exp(logProb))) * gradLoss * weightOptional / total(weightOptional)): in f64, of which the caller
 * takes the lanes that left the range of f32. */
static inline vf64 out_mean_wide_f32(const vf64 args[])
{
    const vf64 grad_loss = args[0];
    const vf64 log_prob = args[1];
    const vf64 target = args[2];
    const vf64 weight_optional = args[3];
    const vf64 total_of_weight_optional = args[4];
    const vm64 weight_optional_eq_0 = vf64_eq(weight_optional, vf64_of(0.0));
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    const vf64x2 expm1 = vf64x2_expm1(vf64x2_of(log_prob));
    const vm64 log_prob_lt_minus_700 = vf64_lt(log_prob, vf64_of(-700.0));
    const vf64x2 exp = vf64x2_exp(vf64x2_of(log_prob));
    const vf64x2 other = vf64x2_where(log_prob_lt_minus_700, vf64x2_of(vf64_of(0.0)), exp);
    const vf64x2 share = vf64x2_where(target_ne_0, expm1, other);
    const vf64x2 product = vf64x2_mul_single(share, grad_loss);
    const vf64x2 product2 = vf64x2_mul_single(product, weight_optional);
    const vf64x2 quotient = vf64x2_div(product2, vf64x2_of(total_of_weight_optional));
    const vf64 quotient2 = vf64x2_round(quotient);
    return vf64_where(weight_optional_eq_0, vf64_of(0.0), quotient2);
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 out_mean_far_f32(vf32 near_, vm32 faded, vf32 grad_loss, vf32 log_prob, vf32 target,
                              vf32 weight_optional, vf32 total_of_weight_optional)
{
    return vf32_where(faded,
                      ac_by_f64(out_mean_wide_f32, 5,
                                (const vf32[]){grad_loss, log_prob, target, weight_optional,
                                               total_of_weight_optional}),
                      near_);
}

/* out = where(weightOptional == 0, 0, where(target != 0, expm1(logProb), where(logProb < -700, 0,
 * exp(logProb))) * gradLoss * weightOptional / total(weightOptional)): in f32 and pairs of it,
 * rounded once; in f64 in the lanes where a factor leaves the range of f32. Rewritten by: order of
 * factors. */
static inline vf32 out_mean_f32(vf32 grad_loss, vf32 log_prob, vf32 target, vf32 weight_optional,
                                vf32 total_of_weight_optional)
{
    const vm32 weight_optional_eq_0 = vf32_eq(weight_optional, vf32_of(0.0f));
    const vm32 target_ne_0 = vf32_ne(target, vf32_of(0.0f));
    const vf32x2 expm1 = vf32x2_expm1(vf32x2_of(log_prob));
    const vm32 log_prob_lt_minus_700 = vf32_lt(log_prob, vf32_of(-700.0f));
    const vf32x2 exp = vf32x2_exp(vf32x2_of(log_prob));
    const vf32x2 other = vf32x2_where(log_prob_lt_minus_700, vf32x2_of(vf32_of(0.0f)), exp);
    const vf32x2 share = vf32x2_where(target_ne_0, expm1, other);
    const vf32x2 product = vf32x2_mul_single(share, grad_loss);
    const vf32x2 product2 = vf32x2_mul_single(product, weight_optional);
    const vf32x2 quotient = vf32x2_div(product2, vf32x2_of(total_of_weight_optional));
    const vf32 quotient2 = vf32x2_round(quotient);
    vf32 near_ = vf32_where(weight_optional_eq_0, vf32_of(0.0f), quotient2);
    const vm32 faded = vm32_or(
        vm32_or(vm32_or(vm32_and(vf32_lt(vf32_abs(share.hi), vf32_of(0x1p-97f)),
                                 vm32_or(vm32_and(target_ne_0, vf32_ne(log_prob, vf32_of(0.0f))),
                                         vm32_not(target_ne_0))),
                        vf32_is_inf(share.hi)),
                vm32_and(vm32_and(vf32_lt(vf32_abs(product.hi), vf32_of(0x1p-97f)),
                                  vm32_or(vm32_and(target_ne_0, vf32_ne(log_prob, vf32_of(0.0f))),
                                          vm32_not(target_ne_0))),
                         vf32_ne(grad_loss, vf32_of(0.0f)))),
        vf32_is_inf(product.hi));
    const vm32 faded2 = vm32_or(
        vm32_or(faded,
                vm32_and(vm32_and(vm32_and(vf32_lt(vf32_abs(product2.hi), vf32_of(0x1p-97f)),
                                           vm32_or(vm32_and(target_ne_0,
                                                            vf32_ne(log_prob, vf32_of(0.0f))),
                                                   vm32_not(target_ne_0))),
                                  vf32_ne(grad_loss, vf32_of(0.0f))),
                         vf32_ne(weight_optional, vf32_of(0.0f)))),
        vf32_is_inf(product2.hi));
    if (vm32_any(faded2))
        near_ = out_mean_far_f32(near_, faded2, grad_loss, log_prob, target, weight_optional,
                                 total_of_weight_optional);
    return near_;
}

/* in[0]: gradLoss, in[1]: logProb, in[2]: target, in[3]: weightOptional; out[0]: out. */
AC_WORD void cross_entropy_loss_grad_none_f32_at(const ac_lanes *in, ac_lanes *out,
                                                 const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f32(in[0].f32, in[1].f32, in[2].f32, in[3].f32);
}

static void cross_entropy_loss_grad_none_f32(size_t count, const void *const ins[],
                                             void *const outs[], const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 4, 1);
    ac_run_vectors(loop, count, ins, outs, past, cross_entropy_loss_grad_none_f32_at, NULL);
}

struct cross_entropy_loss_grad_mean_f32_scalars {
    vf32 total_of_weight_optional;
};

/* in[0]: gradLoss, in[1]: logProb, in[2]: target, in[3]: weightOptional; out[0]: out. */
AC_WORD void cross_entropy_loss_grad_mean_f32_at(const ac_lanes *in, ac_lanes *out,
                                                 const void *scalars)
{
    const struct cross_entropy_loss_grad_mean_f32_scalars *const s = scalars;
    out[0].f32 =
        out_mean_f32(in[0].f32, in[1].f32, in[2].f32, in[3].f32, s->total_of_weight_optional);
}

static void cross_entropy_loss_grad_mean_f32(size_t count, const void *const ins[],
                                             void *const outs[], const void *attrs, uint32_t past)
{
    const struct cross_entropy_loss_grad_attrs *const a = attrs;
    const struct cross_entropy_loss_grad_mean_f32_scalars s = {
        .total_of_weight_optional = vf32_of((float)a->total_of_weight_optional),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 4, 1);
    ac_run_vectors(loop, count, ins, outs, past, cross_entropy_loss_grad_mean_f32_at, &s);
}

const ac_kernels AC_ISA(ac_cross_entropy_loss_grad_kernels)[] = {
    [CROSS_ENTROPY_LOSS_GRAD_NONE] = {{
        [AC_F32] = cross_entropy_loss_grad_none_f32,
    }},
    [CROSS_ENTROPY_LOSS_GRAD_MEAN] = {{
        [AC_F32] = cross_entropy_loss_grad_mean_f32,
    }},
    [CROSS_ENTROPY_LOSS_GRAD_SUM] = {{
        [AC_F32] = cross_entropy_loss_grad_none_f32,
    }},
};
