/*
 * Generated from spec/activation/swi_glu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   a = half(dim, 0) of x
 *   b = half(dim, 1) of x
 *   gradA = half(dim, 0) of out
 *   gradB = half(dim, 1) of out
 *   gradA = yGrad * b * silu_slope(a)
 *   gradB = yGrad * silu(a)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/swi_glu_grad.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradA = silu_slope(a) * yGrad * b: in f32 and pairs of it, rounded once. Rewritten by: order of
 * factors. */
static inline vf32 grad_a_f32(vf32 y_grad, vf32 a_, vf32 b)
{
    return vf32_silu_slope_times_two(a_, y_grad, b);
}

/* gradB = silu(a) * yGrad: in f32 and pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf32 grad_b_f32(vf32 y_grad, vf32 a_)
{
    return vf32_silu_times(a_, y_grad);
}

/* silu_slope(a) * yGrad * b: in a pair of f64. */
static inline vf64x2 grad_a_edge_wide(vf64 y_grad, vf64 a_, vf64 b)
{
    const vf64x2 silu_slope = vf64x2_silu_slope(a_);
    const vf64x2 product = vf64x2_mul_single(silu_slope, y_grad);
    return vf64x2_mul_single(product, b);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 grad_a_edge_far(vf32 short_, vm32 lanes, vf32 y_grad, vf32 a_, vf32 b)
{
    const vf64x2 low =
        grad_a_edge_wide(vf64_widen_low(y_grad), vf64_widen_low(a_), vf64_widen_low(b));
    const vf64x2 high =
        grad_a_edge_wide(vf64_widen_high(y_grad), vf64_widen_high(a_), vf64_widen_high(b));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradA = silu_slope(a) * yGrad * b: in single f32; lanes in which that may round wrongly are
 * recomputed. Rewritten by: order of factors. */
static inline vf32 grad_a_f16(vf32 y_grad, vf32 a_, vf32 b)
{
    const vf32 silu_slope = vf32_silu_slope_f16(a_);
    const vf32 product = vf32_mul(silu_slope, y_grad);
    const vf32 product2 = vf32_mul(product, b);
    const vm32 edge = vf32_at_edge_f16(product2, 8);
    vf32 settled = product2;
    if (vm32_any(edge))
        settled = grad_a_edge_far(settled, edge, y_grad, a_, b);
    return settled;
}

/* silu(a) * yGrad: in a pair of f64. */
static inline vf64x2 grad_b_edge_wide(vf64 y_grad, vf64 a_)
{
    const vf64x2 silu = vf64x2_silu(a_);
    return vf64x2_mul_single(silu, y_grad);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 grad_b_edge_far(vf32 short_, vm32 lanes, vf32 y_grad, vf32 a_)
{
    const vf64x2 low = grad_b_edge_wide(vf64_widen_low(y_grad), vf64_widen_low(a_));
    const vf64x2 high = grad_b_edge_wide(vf64_widen_high(y_grad), vf64_widen_high(a_));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradB = silu(a) * yGrad: in single f32; lanes in which that may round wrongly are recomputed.
 * Rewritten by: order of factors. */
static inline vf32 grad_b_f16(vf32 y_grad, vf32 a_)
{
    const vf32 silu = vf32_silu_f16(a_);
    const vf32 product = vf32_mul(silu, y_grad);
    const vm32 edge = vf32_at_edge_f16(product, 7);
    vf32 settled = product;
    if (vm32_any(edge))
        settled = grad_b_edge_far(settled, edge, y_grad, a_);
    return settled;
}

/* silu_slope(a) * yGrad * b: in f64. */
static inline vf64 grad_a_wide(vf64 y_grad, vf64 a_, vf64 b)
{
    const vf64 product = vf64_mul(y_grad, b);
    return vf64_silu_slope_times(a_, product);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_a_far(vf32 short_, vm32 lanes, vf32 y_grad, vf32 a_, vf32 b)
{
    const vf64x2 low =
        vf64x2_of(grad_a_wide(vf64_widen_low(y_grad), vf64_widen_low(a_), vf64_widen_low(b)));
    const vf64x2 high =
        vf64x2_of(grad_a_wide(vf64_widen_high(y_grad), vf64_widen_high(a_), vf64_widen_high(b)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradA = silu_slope(a) * yGrad * b: in single f32; lanes in which that may round wrongly are
 * recomputed. Rewritten by: order of factors. */
static inline vf32 grad_a_bf16(vf32 y_grad, vf32 a_, vf32 b)
{
    const vf32 silu_slope = vf32_silu_slope_bf16(a_);
    const vf32 product = vf32_mul(silu_slope, y_grad);
    const vf32 product2 = vf32_mul(product, b);
    const vm32 strays = vf32_strays(silu_slope);
    const vm32 strays2 = vm32_and(vf32_strays(product), vf32_ne(y_grad, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(strays, strays2);
    const vm32 edge = vf32_at_edge_bf16(product2, 42);
    vf32 settled = product2;
    if (vm32_any(doubt))
        settled = grad_a_far(settled, doubt, y_grad, a_, b);
    if (vm32_any(edge))
        settled = grad_a_edge_far(settled, edge, y_grad, a_, b);
    return settled;
}

/* silu(a) * yGrad: in f64. */
static inline vf64 grad_b_wide(vf64 y_grad, vf64 a_)
{
    return vf64_silu_times(a_, y_grad);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_b_far(vf32 short_, vm32 lanes, vf32 y_grad, vf32 a_)
{
    const vf64x2 low = vf64x2_of(grad_b_wide(vf64_widen_low(y_grad), vf64_widen_low(a_)));
    const vf64x2 high = vf64x2_of(grad_b_wide(vf64_widen_high(y_grad), vf64_widen_high(a_)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradB = silu(a) * yGrad: in single f32; lanes in which that may round wrongly are recomputed.
 * Rewritten by: order of factors. */
static inline vf32 grad_b_bf16(vf32 y_grad, vf32 a_)
{
    const vf32 silu = vf32_silu_bf16(a_);
    const vf32 product = vf32_mul(silu, y_grad);
    const vm32 strays = vm32_and(vf32_strays(silu), vf32_ne(a_, vf32_of(0.0f)));
    const vm32 edge = vf32_at_edge_bf16(product, 41);
    vf32 settled = product;
    if (vm32_any(strays))
        settled = grad_b_far(settled, strays, y_grad, a_);
    if (vm32_any(edge))
        settled = grad_b_edge_far(settled, edge, y_grad, a_);
    return settled;
}

/* in[0]: yGrad, in[1]: a, in[2]: b; out[0]: gradA, out[1]: gradB. */
AC_WORD void swi_glu_grad_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_a_f32(in[0].f32, in[1].f32, in[2].f32);
    out[1].f32 = grad_b_f32(in[0].f32, in[1].f32);
}

static void swi_glu_grad_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 2);
    ac_run_vectors(loop, count, ins, outs, past, swi_glu_grad_f32_at, NULL);
}

/* in[0]: yGrad, in[1]: a, in[2]: b; out[0]: gradA, out[1]: gradB. */
AC_WORD void swi_glu_grad_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_a_f16(in[0].f32, in[1].f32, in[2].f32);
    out[1].f32 = grad_b_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void swi_glu_grad_f16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, swi_glu_grad_f16_at, NULL);
}

/* in[0]: yGrad, in[1]: a, in[2]: b; out[0]: gradA, out[1]: gradB. */
AC_WORD void swi_glu_grad_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_a_bf16(in[0].f32, in[1].f32, in[2].f32);
    out[1].f32 = grad_b_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void swi_glu_grad_bf16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, swi_glu_grad_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_swi_glu_grad_kernels)[] = {
    {{
        [AC_F32] = swi_glu_grad_f32,
        [AC_F16] = swi_glu_grad_f16,
        [AC_BF16] = swi_glu_grad_bf16,
    }},
};
