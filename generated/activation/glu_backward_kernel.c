/*
 * Generated from spec/activation/glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   a = half(dim, 0) of self
 *   b = half(dim, 1) of self
 *   gradA = half(dim, 0) of out
 *   gradB = half(dim, 1) of out
 *   near = sigmoid(abs(b))
 *   fourth = exp(-abs(b) / 4)
 *   gradA = gradOut * sigmoid(b)
 *   gradB = gradOut * a * near * near * fourth * fourth * fourth * fourth
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/glu_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradA = sigmoid(b) * gradOut: in f32 and pairs of it, rounded once. Rewritten by: order of
 * factors. */
static inline vf32 grad_a_f32(vf32 grad_out, vf32 b)
{
    return vf32_sigmoid_of_element_times(b, grad_out);
}

/* sigmoid(abs(b)) * sigmoid(abs(b)) * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) *
 * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) * gradOut * a: in f64, of which the caller takes
 * the lanes that left the range of f32. */
static inline vf64 grad_b_wide_f32(const vf64 args[])
{
    const vf64 grad_out = args[0];
    const vf64 a_ = args[1];
    const vf64 b = args[2];
    const vf64 abs = vf64_abs(b);
    const vf64x2 near = vf64x2_sigmoid(vf64x2_of(abs));
    const vf64 product = vf64_mul(abs, vf64_of(0.25));
    const vf64 negative = vf64_neg(product);
    const vf64x2 fourth = vf64x2_exp(vf64x2_of(negative));
    const vm64 infinite = vf64_is_inf(grad_out);
    const vf64x2 kept_sigmoid = vf64x2_where(
        vm64_and(vm64_or(infinite, vf64_is_inf(a_)), vf64_lt(vf64_abs(abs), vf64_of(INFINITY))),
        vf64x2_of(vf64_of(1.0)), near);
    const vf64x2 kept_exp = vf64x2_where(vm64_and(vm64_or(infinite, vf64_is_inf(a_)),
                                                  vf64_lt(vf64_abs(negative), vf64_of(INFINITY))),
                                         vf64x2_of(vf64_of(1.0)), fourth);
    return vf64x2_product(8,
                          (const vf64x2[]){kept_sigmoid, kept_sigmoid, kept_exp, kept_exp, kept_exp,
                                           kept_exp, vf64x2_of(grad_out), vf64x2_of(a_)});
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 grad_b_far_f32(vf32 near_, vm32 faded, vf32 grad_out, vf32 a_, vf32 b)
{
    return vf32_where(faded, ac_by_f64(grad_b_wide_f32, 3, (const vf32[]){grad_out, a_, b}), near_);
}

/* gradB = sigmoid(abs(b)) * sigmoid(abs(b)) * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) *
 * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) * gradOut * a: in f32 and pairs of it, rounded
 * once; in f64 in the lanes where a factor leaves the range of f32. Rewritten by: order of
 * factors. */
static inline vf32 grad_b_f32(vf32 grad_out, vf32 a_, vf32 b)
{
    const vf32 abs = vf32_abs(b);
    const vf32x2 near = vf32x2_sigmoid(vf32x2_of(abs));
    const vf32x2 product = vf32x2_of_product(abs, vf32_of(0.25f));
    const vf32x2 negative = vf32x2_neg(product);
    const vf32x2 fourth = vf32x2_exp(negative);
    const vm32 infinite = vf32_is_inf(grad_out);
    const vf32x2 kept_sigmoid = vf32x2_where(
        vm32_and(vm32_or(infinite, vf32_is_inf(a_)), vf32_lt(vf32_abs(abs), vf32_of(INFINITY))),
        vf32x2_of(vf32_of(1.0f)), near);
    const vf32x2 kept_exp =
        vf32x2_where(vm32_and(vm32_or(infinite, vf32_is_inf(a_)),
                              vf32_lt(vf32_abs(negative.hi), vf32_of(INFINITY))),
                     vf32x2_of(vf32_of(1.0f)), fourth);
    vf32 near_ =
        vf32x2_product(8, (const vf32x2[]){kept_sigmoid, kept_sigmoid, kept_exp, kept_exp, kept_exp,
                                           kept_exp, vf32x2_of(grad_out), vf32x2_of(a_)});
    const vm32 faded = vm32_or(vm32_or(vf32_lt(vf32_abs(kept_sigmoid.hi), vf32_of(0x1p-97f)),
                                       vf32_lt(vf32_abs(kept_exp.hi), vf32_of(0x1p-97f))),
                               vf32_is_inf(near_));
    if (vm32_any(faded))
        near_ = grad_b_far_f32(near_, faded, grad_out, a_, b);
    return near_;
}

/* gradA = sigmoid(b) * gradOut: in single f32. Rewritten by: order of factors. */
static inline vf32 grad_a_f16(vf32 grad_out, vf32 b)
{
    return vf32_sigmoid_of_element_times_f16(b, grad_out);
}

/* sigmoid(abs(b)) * sigmoid(abs(b)) * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) *
 * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) * gradOut * a: in a pair of f64. */
static inline vf64x2 grad_b_edge_wide(vf64 grad_out, vf64 a_, vf64 b)
{
    const vf64 abs = vf64_abs(b);
    const vf64x2 near = vf64x2_sigmoid(vf64x2_of(abs));
    const vf64x2 product = vf64x2_mul(near, near);
    const vf64 product2 = vf64_mul(abs, vf64_of(0.25));
    const vf64 negative = vf64_neg(product2);
    const vf64x2 fourth = vf64x2_exp(vf64x2_of(negative));
    const vf64x2 product3 = vf64x2_mul(product, fourth);
    const vf64x2 product4 = vf64x2_mul(product3, fourth);
    const vf64x2 product5 = vf64x2_mul(product4, fourth);
    const vf64x2 product6 = vf64x2_mul(product5, fourth);
    const vf64x2 product7 = vf64x2_mul_single(product6, grad_out);
    return vf64x2_mul_single(product7, a_);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 grad_b_edge_far(vf32 short_, vm32 lanes, vf32 grad_out, vf32 a_, vf32 b)
{
    const vf64x2 low =
        grad_b_edge_wide(vf64_widen_low(grad_out), vf64_widen_low(a_), vf64_widen_low(b));
    const vf64x2 high =
        grad_b_edge_wide(vf64_widen_high(grad_out), vf64_widen_high(a_), vf64_widen_high(b));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradB = sigmoid(abs(b)) * sigmoid(abs(b)) * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) *
 * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) * gradOut * a: in single f32; lanes in which that
 * may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 grad_b_f16(vf32 grad_out, vf32 a_, vf32 b)
{
    const vf32 abs = vf32_abs(b);
    const vf32 near = vf32_sigmoid_f16(abs);
    const vf32 product = vf32_mul(near, near);
    const vf32 product2 = vf32_mul(abs, vf32_of(0.25f));
    const vf32 negative = vf32_neg(product2);
    const vf32 fourth = vf32_exp_f16(negative);
    const vf32 product3 = vf32_mul(product, fourth);
    const vf32 product4 = vf32_mul(product3, fourth);
    const vf32 product5 = vf32_mul(product4, fourth);
    const vf32 product6 = vf32_mul(product5, fourth);
    const vf32 kept_sigmoid = vf32_kept(product6, abs);
    const vf32 product7 = vf32_mul(kept_sigmoid, grad_out);
    const vf32 product8 = vf32_mul(product7, a_);
    const vm32 edge = vf32_at_edge_f16(product8, 27);
    vf32 settled = product8;
    if (vm32_any(edge))
        settled = grad_b_edge_far(settled, edge, grad_out, a_, b);
    return settled;
}

/* gradA = sigmoid(b) * gradOut: in f64 and pairs of it, rounded once. Rewritten by: order of
 * factors. */
static inline vf64 grad_a_f64(vf64 grad_out, vf64 b)
{
    return vf64_sigmoid_times(vf64x2_of(b), grad_out);
}

/* gradB = sigmoid(abs(b)) * sigmoid(abs(b)) * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) *
 * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) * gradOut * a: in f64 and pairs of it, rounded
 * once. Rewritten by: order of factors. */
static inline vf64 grad_b_f64(vf64 grad_out, vf64 a_, vf64 b)
{
    const vf64 abs = vf64_abs(b);
    const vf64x2 near = vf64x2_sigmoid(vf64x2_of(abs));
    const vf64x2 product = vf64x2_of_product(abs, vf64_of(0.25));
    const vf64x2 negative = vf64x2_neg(product);
    const vf64x2 fourth = vf64x2_exp(negative);
    const vm64 infinite = vf64_is_inf(grad_out);
    const vf64x2 kept_sigmoid = vf64x2_where(
        vm64_and(vm64_or(infinite, vf64_is_inf(a_)), vf64_lt(vf64_abs(abs), vf64_of(INFINITY))),
        vf64x2_of(vf64_of(1.0)), near);
    const vf64x2 kept_exp =
        vf64x2_where(vm64_and(vm64_or(infinite, vf64_is_inf(a_)),
                              vf64_lt(vf64_abs(negative.hi), vf64_of(INFINITY))),
                     vf64x2_of(vf64_of(1.0)), fourth);
    return vf64x2_product(8,
                          (const vf64x2[]){kept_sigmoid, kept_sigmoid, kept_exp, kept_exp, kept_exp,
                                           kept_exp, vf64x2_of(grad_out), vf64x2_of(a_)});
}

/* gradA = sigmoid(b) * gradOut: in single f32. Rewritten by: order of factors. */
static inline vf32 grad_a_bf16(vf32 grad_out, vf32 b)
{
    return vf32_sigmoid_of_element_times_bf16(b, grad_out);
}

/* sigmoid(abs(b)) * sigmoid(abs(b)) * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) *
 * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) * gradOut * a: in f64. */
static inline vf64 grad_b_wide(vf64 grad_out, vf64 a_, vf64 b)
{
    const vf64 abs = vf64_abs(b);
    const vf64x2 near = vf64x2_sigmoid(vf64x2_of(abs));
    const vf64 product = vf64_mul(abs, vf64_of(0.25));
    const vf64 negative = vf64_neg(product);
    const vf64x2 fourth = vf64x2_exp(vf64x2_of(negative));
    const vm64 infinite = vf64_is_inf(grad_out);
    const vf64x2 kept_sigmoid = vf64x2_where(
        vm64_and(vm64_or(infinite, vf64_is_inf(a_)), vf64_lt(vf64_abs(abs), vf64_of(INFINITY))),
        vf64x2_of(vf64_of(1.0)), near);
    const vf64x2 kept_exp = vf64x2_where(vm64_and(vm64_or(infinite, vf64_is_inf(a_)),
                                                  vf64_lt(vf64_abs(negative), vf64_of(INFINITY))),
                                         vf64x2_of(vf64_of(1.0)), fourth);
    return vf64x2_product(8,
                          (const vf64x2[]){kept_sigmoid, kept_sigmoid, kept_exp, kept_exp, kept_exp,
                                           kept_exp, vf64x2_of(grad_out), vf64x2_of(a_)});
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_b_far(vf32 short_, vm32 lanes, vf32 grad_out, vf32 a_, vf32 b)
{
    const vf64x2 low =
        vf64x2_of(grad_b_wide(vf64_widen_low(grad_out), vf64_widen_low(a_), vf64_widen_low(b)));
    const vf64x2 high =
        vf64x2_of(grad_b_wide(vf64_widen_high(grad_out), vf64_widen_high(a_), vf64_widen_high(b)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradB = sigmoid(abs(b)) * sigmoid(abs(b)) * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) *
 * exp(-(abs(b) * 1 / 4)) * exp(-(abs(b) * 1 / 4)) * gradOut * a: in single f32; lanes in which that
 * may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 grad_b_bf16(vf32 grad_out, vf32 a_, vf32 b)
{
    const vf32 abs = vf32_abs(b);
    const vf32 near = vf32_sigmoid_bf16(abs);
    const vf32 product = vf32_mul(near, near);
    const vf32 product2 = vf32_mul(abs, vf32_of(0.25f));
    const vf32 negative = vf32_neg(product2);
    const vf32 fourth = vf32_exp_bf16(negative);
    const vf32 product3 = vf32_mul(product, fourth);
    const vf32 product4 = vf32_mul(product3, fourth);
    const vf32 product5 = vf32_mul(product4, fourth);
    const vf32 product6 = vf32_mul(product5, fourth);
    const vf32 product7 = vf32_mul(product6, grad_out);
    const vf32 product8 = vf32_mul(product7, a_);
    const vm32 strays = vf32_strays(near);
    const vm32 strays2 = vf32_strays(product);
    const vm32 doubt = vm32_or(strays, strays2);
    const vm32 strays3 = vf32_strays(fourth);
    const vm32 doubt2 = vm32_or(doubt, strays3);
    const vm32 strays4 = vf32_strays(product3);
    const vm32 doubt3 = vm32_or(doubt2, strays4);
    const vm32 doubt4 = vm32_or(doubt3, strays3);
    const vm32 strays5 = vf32_strays(product4);
    const vm32 doubt5 = vm32_or(doubt4, strays5);
    const vm32 doubt6 = vm32_or(doubt5, strays3);
    const vm32 strays6 = vf32_strays(product5);
    const vm32 doubt7 = vm32_or(doubt6, strays6);
    const vm32 doubt8 = vm32_or(doubt7, strays3);
    const vm32 strays7 = vf32_strays(product6);
    const vm32 doubt9 = vm32_or(doubt8, strays7);
    const vm32 strays8 = vm32_and(vf32_strays(product7), vf32_ne(grad_out, vf32_of(0.0f)));
    const vm32 doubt10 = vm32_or(doubt9, strays8);
    const vm32 edge = vf32_at_edge_bf16(product8, 95);
    vf32 settled = product8;
    if (vm32_any(doubt10))
        settled = grad_b_far(settled, doubt10, grad_out, a_, b);
    if (vm32_any(edge))
        settled = grad_b_edge_far(settled, edge, grad_out, a_, b);
    return settled;
}

/* in[0]: gradOut, in[1]: a, in[2]: b; out[0]: gradA, out[1]: gradB. */
AC_WORD void glu_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_a_f32(in[0].f32, in[2].f32);
    out[1].f32 = grad_b_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void glu_backward_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 2);
    ac_run_vectors(loop, count, ins, outs, past, glu_backward_f32_at, NULL);
}

/* in[0]: gradOut, in[1]: a, in[2]: b; out[0]: gradA, out[1]: gradB. */
AC_WORD void glu_backward_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_a_f16(in[0].f32, in[2].f32);
    out[1].f32 = grad_b_f16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void glu_backward_f16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, glu_backward_f16_at, NULL);
}

/* in[0]: gradOut, in[1]: a, in[2]: b; out[0]: gradA, out[1]: gradB. */
AC_WORD void glu_backward_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = grad_a_f64(in[0].f64, in[2].f64);
    out[1].f64 = grad_b_f64(in[0].f64, in[1].f64, in[2].f64);
}

static void glu_backward_f64(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 3, 2);
    ac_run_vectors(loop, count, ins, outs, past, glu_backward_f64_at, NULL);
}

/* in[0]: gradOut, in[1]: a, in[2]: b; out[0]: gradA, out[1]: gradB. */
AC_WORD void glu_backward_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_a_bf16(in[0].f32, in[2].f32);
    out[1].f32 = grad_b_bf16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void glu_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, glu_backward_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_glu_backward_kernels)[] = {
    {{
        [AC_F32] = glu_backward_f32,
        [AC_F16] = glu_backward_f16,
        [AC_F64] = glu_backward_f64,
        [AC_BF16] = glu_backward_bf16,
    }},
};
