/*
 * Generated from spec/movement/dropout_v3_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gradX = gradY * mask * scale
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/dropout_v3_grad.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradX = gradY * mask * scale: in f32 and pairs of it, rounded once. */
static inline vf32 grad_x_f32(vf32 grad_y, vf32 mask, vf32 scale)
{
    return vf32x2_product3(vf32x2_of(grad_y), vf32x2_of(mask), vf32x2_of(scale));
}

/* gradY * mask * scale: in a pair of f64. */
static inline vf64x2 grad_x_edge_wide(vf64 grad_y, vf64 mask, vf64 scale)
{
    const vf64 product = vf64_mul(grad_y, mask);
    return vf64x2_of_product(product, scale);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 grad_x_edge_far(vf32 short_, vm32 lanes, vf32 grad_y, vf32 mask, vf32 scale)
{
    const vf64x2 low =
        grad_x_edge_wide(vf64_widen_low(grad_y), vf64_widen_low(mask), vf64_widen_low(scale));
    const vf64x2 high =
        grad_x_edge_wide(vf64_widen_high(grad_y), vf64_widen_high(mask), vf64_widen_high(scale));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradX = gradY * mask * scale: in single f32; lanes in which that may round wrongly are
 * recomputed. */
static inline vf32 grad_x_f16(vf32 grad_y, vf32 mask, vf32 scale)
{
    const vf32 product = vf32_mul(grad_y, mask);
    const vf32 product2 = vf32_mul(product, scale);
    const vm32 edge = vf32_at_edge_f16(product2, 1);
    vf32 settled = product2;
    if (vm32_any(edge))
        settled = grad_x_edge_far(settled, edge, grad_y, mask, scale);
    return settled;
}

/* gradY * mask * scale: in f64. */
static inline vf64 grad_x_wide(vf64 grad_y, vf64 mask, vf64 scale)
{
    return vf64x2_product3(vf64x2_of(grad_y), vf64x2_of(mask), vf64x2_of(scale));
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_x_far(vf32 short_, vm32 lanes, vf32 grad_y, vf32 mask, vf32 scale)
{
    const vf64x2 low =
        vf64x2_of(grad_x_wide(vf64_widen_low(grad_y), vf64_widen_low(mask), vf64_widen_low(scale)));
    const vf64x2 high = vf64x2_of(
        grad_x_wide(vf64_widen_high(grad_y), vf64_widen_high(mask), vf64_widen_high(scale)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradX = gradY * mask * scale: in single f32; lanes in which that may round wrongly are
 * recomputed. */
static inline vf32 grad_x_bf16(vf32 grad_y, vf32 mask, vf32 scale)
{
    const vf32 product = vf32_mul(grad_y, mask);
    const vf32 product2 = vf32_mul(product, scale);
    const vm32 strays = vm32_and(vm32_and(vf32_strays(product), vf32_ne(grad_y, vf32_of(0.0f))),
                                 vf32_ne(mask, vf32_of(0.0f)));
    const vm32 edge = vf32_at_edge_bf16(product2, 1);
    vf32 settled = product2;
    if (vm32_any(strays))
        settled = grad_x_far(settled, strays, grad_y, mask, scale);
    if (vm32_any(edge))
        settled = grad_x_edge_far(settled, edge, grad_y, mask, scale);
    return settled;
}

struct dropout_v3_grad_f32_scalars {
    vf32 scale;
};

/* in[0]: gradY, in[1]: mask; out[0]: gradX. */
AC_WORD void dropout_v3_grad_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct dropout_v3_grad_f32_scalars *const s = scalars;
    out[0].f32 = grad_x_f32(in[0].f32, in[1].f32, s->scale);
}

static void dropout_v3_grad_f32(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct dropout_v3_grad_attrs *const a = attrs;
    const struct dropout_v3_grad_f32_scalars s = {
        .scale = vf32_of((float)a->scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, dropout_v3_grad_f32_at, &s);
}

/* in[0]: gradY, in[1]: mask; out[0]: gradX. */
AC_WORD void dropout_v3_grad_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct dropout_v3_grad_f32_scalars *const s = scalars;
    out[0].f32 = grad_x_f16(in[0].f32, in[1].f32, s->scale);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void dropout_v3_grad_f16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct dropout_v3_grad_attrs *const a = attrs;
    const struct dropout_v3_grad_f32_scalars s = {
        .scale = vf32_of((float)a->scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, dropout_v3_grad_f16_at, &s);
}

/* in[0]: gradY, in[1]: mask; out[0]: gradX. */
AC_WORD void dropout_v3_grad_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct dropout_v3_grad_f32_scalars *const s = scalars;
    out[0].f32 = grad_x_bf16(in[0].f32, in[1].f32, s->scale);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void dropout_v3_grad_bf16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    const struct dropout_v3_grad_attrs *const a = attrs;
    const struct dropout_v3_grad_f32_scalars s = {
        .scale = vf32_of((float)a->scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, dropout_v3_grad_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_dropout_v3_grad_kernels)[] = {
    {{
        [AC_F32] = dropout_v3_grad_f32,
        [AC_F16] = dropout_v3_grad_f16,
        [AC_BF16] = dropout_v3_grad_bf16,
    }},
};
