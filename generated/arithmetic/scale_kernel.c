/*
 * Generated from spec/arithmetic/scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   y = x * scale + bias
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/scale.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* y = x * scale + bias: in f32 and pairs of it, rounded once. */
static inline vf32 y_f32(vf32 x_, vf32 scale, vf32 bias)
{
    return vf32_fma(x_, scale, bias);
}

/* x * scale + bias: in a pair of f64. */
static inline vf64x2 y_edge_wide(vf64 x_, vf64 scale, vf64 bias)
{
    const vf64 product = vf64_mul(x_, scale);
    return vf64x2_of_sum(product, bias);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 y_edge_far(vf32 short_, vm32 lanes, vf32 x_, vf32 scale, vf32 bias)
{
    const vf64x2 low = y_edge_wide(vf64_widen_low(x_), vf64_widen_low(scale), vf64_widen_low(bias));
    const vf64x2 high =
        y_edge_wide(vf64_widen_high(x_), vf64_widen_high(scale), vf64_widen_high(bias));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* y = x * scale + bias: in single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 y_f16(vf32 x_, vf32 scale, vf32 bias)
{
    const vf32 sum = vf32_fma(x_, scale, bias);
    const vm32 edge = vf32_at_edge_f16(sum, 1);
    vf32 settled = sum;
    if (vm32_any(edge))
        settled = y_edge_far(settled, edge, x_, scale, bias);
    return settled;
}

/* y = x * scale + bias: in single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 y_bf16(vf32 x_, vf32 scale, vf32 bias)
{
    const vf32 sum = vf32_fma(x_, scale, bias);
    const vm32 edge = vf32_at_edge_bf16(sum, 1);
    vf32 settled = sum;
    if (vm32_any(edge))
        settled = y_edge_far(settled, edge, x_, scale, bias);
    return settled;
}

/* in[0]: x, in[1]: scale, in[2]: bias; out[0]: y. */
AC_WORD void scale_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = y_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void scale_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, scale_f32_at, NULL);
}

/* in[0]: x, in[1]: scale, in[2]: bias; out[0]: y. */
AC_WORD void scale_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = y_f16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void scale_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, scale_f16_at, NULL);
}

/* in[0]: x, in[1]: scale, in[2]: bias; out[0]: y. */
AC_WORD void scale_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = y_bf16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void scale_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, scale_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_scale_kernels)[] = {
    {{
        [AC_F32] = scale_f32,
        [AC_F16] = scale_f16,
        [AC_BF16] = scale_bf16,
    }},
};
