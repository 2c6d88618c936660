/*
 * Generated from spec/activation/swi_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   a = half(dim, 0) of x
 *   b = half(dim, 1) of x
 *   out = silu(a) * b
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/swi_glu.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = silu(a) * b: in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 a_, vf32 b)
{
    return vf32_silu_times(a_, b);
}

/* silu(a) * b: in a pair of f64. */
static inline vf64x2 out_edge_wide(vf64 a_, vf64 b)
{
    const vf64x2 silu = vf64x2_silu(a_);
    return vf64x2_mul_single(silu, b);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_edge_far(vf32 short_, vm32 lanes, vf32 a_, vf32 b)
{
    const vf64x2 low = out_edge_wide(vf64_widen_low(a_), vf64_widen_low(b));
    const vf64x2 high = out_edge_wide(vf64_widen_high(a_), vf64_widen_high(b));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = silu(a) * b: in single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 out_f16(vf32 a_, vf32 b)
{
    const vf32 silu = vf32_silu_f16(a_);
    const vf32 product = vf32_mul(silu, b);
    const vm32 edge = vf32_at_edge_f16(product, 7);
    vf32 settled = product;
    if (vm32_any(edge))
        settled = out_edge_far(settled, edge, a_, b);
    return settled;
}

/* silu(a) * b: in f64. */
static inline vf64 out_wide(vf64 a_, vf64 b)
{
    return vf64_silu_times(a_, b);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 a_, vf32 b)
{
    const vf64x2 low = vf64x2_of(out_wide(vf64_widen_low(a_), vf64_widen_low(b)));
    const vf64x2 high = vf64x2_of(out_wide(vf64_widen_high(a_), vf64_widen_high(b)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = silu(a) * b: in single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 out_bf16(vf32 a_, vf32 b)
{
    const vf32 silu = vf32_silu_bf16(a_);
    const vf32 product = vf32_mul(silu, b);
    const vm32 strays = vm32_and(vf32_strays(silu), vf32_ne(a_, vf32_of(0.0f)));
    const vm32 edge = vf32_at_edge_bf16(product, 41);
    vf32 settled = product;
    if (vm32_any(strays))
        settled = out_far(settled, strays, a_, b);
    if (vm32_any(edge))
        settled = out_edge_far(settled, edge, a_, b);
    return settled;
}

/* in[0]: a, in[1]: b; out[0]: out. */
AC_WORD void swi_glu_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32);
}

static void swi_glu_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, swi_glu_f32_at, NULL);
}

/* in[0]: a, in[1]: b; out[0]: out. */
AC_WORD void swi_glu_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void swi_glu_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, swi_glu_f16_at, NULL);
}

/* in[0]: a, in[1]: b; out[0]: out. */
AC_WORD void swi_glu_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void swi_glu_bf16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, swi_glu_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_swi_glu_kernels)[] = {
    {{
        [AC_F32] = swi_glu_f32,
        [AC_F16] = swi_glu_f16,
        [AC_BF16] = swi_glu_bf16,
    }},
};
