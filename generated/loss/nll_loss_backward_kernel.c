/*
 * Generated from spec/loss/nll_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   reduction is mean:
 *     out = where(target != 0, -(gradOutput * weight / totalWeight), 0)
 *   out = where(target != 0, -(gradOutput * weight), 0)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "loss/nll_loss_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(target != 0, -(gradOutput * weight), 0): in f32 and pairs of it, rounded once. */
static inline vf32 out_none_f32(vf32 grad_output, vf32 target, vf32 weight)
{
    const vm32 target_ne_0 = vf32_ne(target, vf32_of(0.0f));
    const vf32 product = vf32_mul(grad_output, weight);
    const vf32 negative = vf32_neg(product);
    return vf32_where(target_ne_0, negative, vf32_of(0.0f));
}

/* where(target != 0, -(gradOutput * weight / totalWeight), 0): in f64, of which the caller takes
 * the lanes that left the range of f32. */
static inline vf64 out_mean_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 target = args[1];
    const vf64 weight = args[2];
    const vf64 total_weight = args[3];
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    const vf64 product = vf64_mul(grad_output, weight);
    const vf64 quotient = vf64_div(product, total_weight);
    const vf64 negative = vf64_neg(quotient);
    return vf64_where(target_ne_0, negative, vf64_of(0.0));
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 out_mean_far_f32(vf32 near_, vm32 faded, vf32 grad_output, vf32 target, vf32 weight,
                              vf32 total_weight)
{
    return vf32_where(
        faded,
        ac_by_f64(out_mean_wide_f32, 4, (const vf32[]){grad_output, target, weight, total_weight}),
        near_);
}

/* out = where(target != 0, -(gradOutput * weight / totalWeight), 0): in f32 and pairs of it,
 * rounded once; in f64 in the lanes where a factor leaves the range of f32. */
static inline vf32 out_mean_f32(vf32 grad_output, vf32 target, vf32 weight, vf32 total_weight)
{
    const vm32 target_ne_0 = vf32_ne(target, vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product(grad_output, weight);
    const vf32x2 quotient = vf32x2_div(product, vf32x2_of(total_weight));
    const vf32 quotient2 = vf32x2_round(quotient);
    const vf32 negative = vf32_neg(quotient2);
    vf32 near_ = vf32_where(target_ne_0, negative, vf32_of(0.0f));
    const vm32 faded = vm32_or(vm32_and(vm32_and(vf32_lt(vf32_abs(product.hi), vf32_of(0x1p-97f)),
                                                 vf32_ne(grad_output, vf32_of(0.0f))),
                                        vf32_ne(weight, vf32_of(0.0f))),
                               vf32_is_inf(product.hi));
    if (vm32_any(faded))
        near_ = out_mean_far_f32(near_, faded, grad_output, target, weight, total_weight);
    return near_;
}

/* out = where(target != 0, -(gradOutput * weight / totalWeight), 0): in single f32. */
static inline vf32 out_mean_f16(vf32 grad_output, vf32 target, vf32 weight, vf32 total_weight)
{
    const vm32 target_ne_0 = vf32_ne(target, vf32_of(0.0f));
    const vf32 product = vf32_mul(grad_output, weight);
    const vf32 quotient = vf32_div(product, total_weight);
    const vf32 negative = vf32_neg(quotient);
    return vf32_where(target_ne_0, negative, vf32_of(0.0f));
}

/* where(target != 0, -(gradOutput * weight / totalWeight), 0): in f64. */
static inline vf64 out_mean_wide(vf64 grad_output, vf64 target, vf64 weight, vf64 total_weight)
{
    const vm64 target_ne_0 = vf64_ne(target, vf64_of(0.0));
    const vf64 product = vf64_mul(grad_output, weight);
    const vf64 quotient = vf64_div(product, total_weight);
    const vf64 negative = vf64_neg(quotient);
    return vf64_where(target_ne_0, negative, vf64_of(0.0));
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_mean_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 target, vf32 weight,
                          vf32 total_weight)
{
    const vf64x2 low =
        vf64x2_of(out_mean_wide(vf64_widen_low(grad_output), vf64_widen_low(target),
                                vf64_widen_low(weight), vf64_widen_low(total_weight)));
    const vf64x2 high =
        vf64x2_of(out_mean_wide(vf64_widen_high(grad_output), vf64_widen_high(target),
                                vf64_widen_high(weight), vf64_widen_high(total_weight)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = where(target != 0, -(gradOutput * weight / totalWeight), 0): in single f32; lanes in which
 * that may round wrongly are recomputed. */
static inline vf32 out_mean_bf16(vf32 grad_output, vf32 target, vf32 weight, vf32 total_weight)
{
    const vm32 target_ne_0 = vf32_ne(target, vf32_of(0.0f));
    const vf32 product = vf32_mul(grad_output, weight);
    const vf32 quotient = vf32_div(product, total_weight);
    const vf32 negative = vf32_neg(quotient);
    const vf32 chosen = vf32_where(target_ne_0, negative, vf32_of(0.0f));
    const vm32 strays =
        vm32_and(vm32_and(vf32_strays(product), vf32_ne(grad_output, vf32_of(0.0f))),
                 vf32_ne(weight, vf32_of(0.0f)));
    const vm32 doubt = vm32_and(target_ne_0, strays);
    vf32 settled = chosen;
    if (vm32_any(doubt))
        settled = out_mean_far(settled, doubt, grad_output, target, weight, total_weight);
    return settled;
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weight, in[4]: totalWeight; out[0]: out. */
AC_WORD void nll_loss_backward_none_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f32(in[0].f32, in[2].f32, in[3].f32);
}

static void nll_loss_backward_none_f32(size_t count, const void *const ins[], void *const outs[],
                                       const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 5, 1);
    ac_run_vectors(loop, count, ins, outs, past, nll_loss_backward_none_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void nll_loss_backward_none_f16(size_t count, const void *const ins[], void *const outs[],
                                       const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 5, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, nll_loss_backward_none_f32_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void nll_loss_backward_none_bf16(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 5, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, nll_loss_backward_none_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weight, in[4]: totalWeight; out[0]: out. */
AC_WORD void nll_loss_backward_mean_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_mean_f32(in[0].f32, in[2].f32, in[3].f32, in[4].f32);
}

static void nll_loss_backward_mean_f32(size_t count, const void *const ins[], void *const outs[],
                                       const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 5, 1);
    ac_run_vectors(loop, count, ins, outs, past, nll_loss_backward_mean_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weight, in[4]: totalWeight; out[0]: out. */
AC_WORD void nll_loss_backward_mean_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_mean_f16(in[0].f32, in[2].f32, in[3].f32, in[4].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void nll_loss_backward_mean_f16(size_t count, const void *const ins[], void *const outs[],
                                       const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 5, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, nll_loss_backward_mean_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weight, in[4]: totalWeight; out[0]: out. */
AC_WORD void nll_loss_backward_mean_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_mean_bf16(in[0].f32, in[2].f32, in[3].f32, in[4].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void nll_loss_backward_mean_bf16(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 5, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, nll_loss_backward_mean_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_nll_loss_backward_kernels)[] = {
    [NLL_LOSS_BACKWARD_REDUCTION_NONE] = {{
        [AC_F32] = nll_loss_backward_none_f32,
        [AC_F16] = nll_loss_backward_none_f16,
        [AC_BF16] = nll_loss_backward_none_bf16,
    }},
    [NLL_LOSS_BACKWARD_REDUCTION_MEAN] = {{
        [AC_F32] = nll_loss_backward_mean_f32,
        [AC_F16] = nll_loss_backward_mean_f16,
        [AC_BF16] = nll_loss_backward_mean_bf16,
    }},
    [NLL_LOSS_BACKWARD_REDUCTION_SUM] = {{
        [AC_F32] = nll_loss_backward_none_f32,
        [AC_F16] = nll_loss_backward_none_f16,
        [AC_BF16] = nll_loss_backward_none_bf16,
    }},
};
