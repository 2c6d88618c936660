/*
 * Generated from spec/activation/softplus_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gradInput = where(beta * self > threshold, gradOutput, gradOutput * sigmoid(beta * self))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/softplus_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradInput = where(beta * self > threshold, gradOutput, sigmoid(beta * self) * gradOutput): in f32
 * and pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf32 grad_input_f32(vf32 grad_output, vf32 self, vf32 beta, vf32 threshold)
{
    const vm32 is_gt = vf32_gt(vf32_fms(beta, self, threshold), vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product(beta, self);
    const vf32 product2 = vf32_sigmoid_times(product, grad_output);
    return vf32_where(is_gt, grad_output, product2);
}

/* gradInput = where(beta * self > threshold, gradOutput, sigmoid(beta * self) * gradOutput): in
 * single f32. Rewritten by: order of factors. */
static inline vf32 grad_input_f16(vf32 grad_output, vf32 self, vf32 beta, vf32 threshold)
{
    const vm32 is_gt = vf32_gt(vf32_fms(beta, self, threshold), vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product_finite(beta, self);
    const vf32 sigmoid = vf32x2_sigmoid_f16(product);
    const vf32 kept_sigmoid = vf32_kept(sigmoid, product.hi);
    const vf32 product2 = vf32_mul(kept_sigmoid, grad_output);
    return vf32_where(is_gt, grad_output, product2);
}

/* gradInput = where(beta * self > threshold, gradOutput, sigmoid(beta * self) * gradOutput): in f64
 * and pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf64 grad_input_f64(vf64 grad_output, vf64 self, vf64 beta, vf64 threshold)
{
    const vm64 is_gt = vf64_gt(vf64_fms(beta, self, threshold), vf64_of(0.0));
    const vf64x2 product = vf64x2_of_product(beta, self);
    const vf64 product2 = vf64_sigmoid_times(product, grad_output);
    return vf64_where(is_gt, grad_output, product2);
}

/* where(beta * self > threshold, gradOutput, sigmoid(beta * self) * gradOutput): in f64. */
static inline vf64 grad_input_wide(vf64 grad_output, vf64 self, vf64 beta, vf64 threshold)
{
    const vf64 product = vf64_mul(beta, self);
    const vm64 is_gt = vf64_gt(product, threshold);
    const vf64 product2 = vf64_sigmoid_times(vf64x2_of(product), grad_output);
    return vf64_where(is_gt, grad_output, product2);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_input_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 self, vf32 beta,
                            vf32 threshold)
{
    const vf64x2 low = vf64x2_of(grad_input_wide(vf64_widen_low(grad_output), vf64_widen_low(self),
                                                 vf64_widen_low(beta), vf64_widen_low(threshold)));
    const vf64x2 high =
        vf64x2_of(grad_input_wide(vf64_widen_high(grad_output), vf64_widen_high(self),
                                  vf64_widen_high(beta), vf64_widen_high(threshold)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradInput = where(beta * self > threshold, gradOutput, sigmoid(beta * self) * gradOutput): in
 * single f32; lanes in which that may round wrongly are recomputed. Rewritten by: order of
 * factors. */
static inline vf32 grad_input_bf16(vf32 grad_output, vf32 self, vf32 beta, vf32 threshold)
{
    const vm32 is_gt = vf32_gt(vf32_fms(beta, self, threshold), vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product_finite(beta, self);
    const vf32 sigmoid = vf32x2_sigmoid_bf16(product);
    const vf32 product2 = vf32_mul(sigmoid, grad_output);
    const vf32 chosen = vf32_where(is_gt, grad_output, product2);
    const vm32 strays = vf32_strays(sigmoid);
    const vm32 doubt = vm32_and(vm32_not(is_gt), strays);
    vf32 settled = chosen;
    if (vm32_any(doubt))
        settled = grad_input_far(settled, doubt, grad_output, self, beta, threshold);
    return settled;
}

/* gradInput = sigmoid(self) * gradOutput: in f32 and pairs of it, rounded once. Rewritten by:
 * needless choice, order of factors. */
static inline vf32 grad_input_usual_f32(vf32 grad_output, vf32 self)
{
    return vf32_sigmoid_of_element_times(self, grad_output);
}

/* gradInput = sigmoid(self) * gradOutput: in single f32. Rewritten by: needless choice, order of
 * factors. */
static inline vf32 grad_input_usual_f16(vf32 grad_output, vf32 self)
{
    return vf32_sigmoid_of_element_times_f16(self, grad_output);
}

/* gradInput = where(self > 20, gradOutput, sigmoid(self) * gradOutput): in f64 and pairs of it,
 * rounded once. Rewritten by: order of factors. */
static inline vf64 grad_input_usual_f64(vf64 grad_output, vf64 self)
{
    const vm64 self_gt_20 = vf64_gt(self, vf64_of(20.0));
    const vf64 product = vf64_sigmoid_times(vf64x2_of(self), grad_output);
    return vf64_where(self_gt_20, grad_output, product);
}

/* gradInput = sigmoid(self) * gradOutput: in single f32. Rewritten by: needless choice, order of
 * factors. */
static inline vf32 grad_input_usual_bf16(vf32 grad_output, vf32 self)
{
    return vf32_sigmoid_of_element_times_bf16(self, grad_output);
}

struct softplus_backward_f32_scalars {
    vf32 beta;
    vf32 threshold;
};

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void softplus_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct softplus_backward_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_f32(in[0].f32, in[1].f32, s->beta, s->threshold);
}

static void softplus_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct softplus_backward_attrs *const a = attrs;
    const struct softplus_backward_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .threshold = vf32_of((float)a->threshold),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, softplus_backward_f32_at, &s);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void softplus_backward_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct softplus_backward_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_f16(in[0].f32, in[1].f32, s->beta, s->threshold);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void softplus_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct softplus_backward_attrs *const a = attrs;
    const struct softplus_backward_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .threshold = vf32_of((float)a->threshold),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, softplus_backward_f16_at, &s);
}

struct softplus_backward_f64_scalars {
    vf64 beta;
    vf64 threshold;
};

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void softplus_backward_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct softplus_backward_f64_scalars *const s = scalars;
    out[0].f64 = grad_input_f64(in[0].f64, in[1].f64, s->beta, s->threshold);
}

static void softplus_backward_f64(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct softplus_backward_attrs *const a = attrs;
    const struct softplus_backward_f64_scalars s = {
        .beta = vf64_of(a->beta),
        .threshold = vf64_of(a->threshold),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, softplus_backward_f64_at, &s);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void softplus_backward_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct softplus_backward_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_bf16(in[0].f32, in[1].f32, s->beta, s->threshold);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void softplus_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct softplus_backward_attrs *const a = attrs;
    const struct softplus_backward_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .threshold = vf32_of((float)a->threshold),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, softplus_backward_bf16_at, &s);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void softplus_backward_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_usual_f32(in[0].f32, in[1].f32);
}

static void softplus_backward_usual_f32(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, softplus_backward_usual_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void softplus_backward_usual_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_usual_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void softplus_backward_usual_f16(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, softplus_backward_usual_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void softplus_backward_usual_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = grad_input_usual_f64(in[0].f64, in[1].f64);
}

static void softplus_backward_usual_f64(size_t count, const void *const ins[], void *const outs[],
                                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, softplus_backward_usual_f64_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void softplus_backward_usual_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_usual_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void softplus_backward_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, softplus_backward_usual_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_softplus_backward_kernels)[] = {
    [0] = {{
        [AC_F32] = softplus_backward_f32,
        [AC_F16] = softplus_backward_f16,
        [AC_F64] = softplus_backward_f64,
        [AC_BF16] = softplus_backward_bf16,
    }},
    [SOFTPLUS_BACKWARD_USUAL] = {{
        [AC_F32] = softplus_backward_usual_f32,
        [AC_F16] = softplus_backward_usual_f16,
        [AC_F64] = softplus_backward_usual_f64,
        [AC_BF16] = softplus_backward_usual_bf16,
    }},
};
