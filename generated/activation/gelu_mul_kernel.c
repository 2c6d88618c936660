/*
 * Generated from spec/activation/gelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gate = half(-1, 0) of input
 *   up = half(-1, 1) of input
 *   approximateOptional is none:
 *     out = gelu(gate) * up
 *   approximateOptional is tanh:
 *     out = gelu_tanh(gate) * up
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/gelu_mul.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = gelu(gate) * up: in f32 and pairs of it, rounded once. */
static inline vf32 out_none_f32(vf32 gate, vf32 up)
{
    return vf32_gelu_times(gate, up);
}

/* gelu(gate) * up: in a pair of f64. */
static inline vf64x2 out_none_edge_wide(vf64 gate, vf64 up)
{
    const vf64x2 gelu = vf64x2_gelu(gate);
    return vf64x2_mul_single(gelu, up);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_none_edge_far(vf32 short_, vm32 lanes, vf32 gate, vf32 up)
{
    const vf64x2 low = out_none_edge_wide(vf64_widen_low(gate), vf64_widen_low(up));
    const vf64x2 high = out_none_edge_wide(vf64_widen_high(gate), vf64_widen_high(up));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = gelu(gate) * up: in single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 out_none_f16(vf32 gate, vf32 up)
{
    const vf32 gelu = vf32_gelu_f16(gate);
    const vf32 product = vf32_mul(gelu, up);
    const vm32 edge = vf32_at_edge_f16(product, 7);
    vf32 settled = product;
    if (vm32_any(edge))
        settled = out_none_edge_far(settled, edge, gate, up);
    return settled;
}

/* gelu(gate) * up: in f64. */
static inline vf64 out_none_wide(vf64 gate, vf64 up)
{
    return vf64_gelu_times(gate, up);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_none_far(vf32 short_, vm32 lanes, vf32 gate, vf32 up)
{
    const vf64x2 low = vf64x2_of(out_none_wide(vf64_widen_low(gate), vf64_widen_low(up)));
    const vf64x2 high = vf64x2_of(out_none_wide(vf64_widen_high(gate), vf64_widen_high(up)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = gelu(gate) * up: in single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 out_none_bf16(vf32 gate, vf32 up)
{
    const vf32 gelu = vf32_gelu_bf16(gate);
    const vf32 product = vf32_mul(gelu, up);
    const vm32 strays = vm32_and(vf32_strays(gelu), vf32_ne(gate, vf32_of(0.0f)));
    const vm32 edge = vf32_at_edge_bf16(product, 41);
    vf32 settled = product;
    if (vm32_any(strays))
        settled = out_none_far(settled, strays, gate, up);
    if (vm32_any(edge))
        settled = out_none_edge_far(settled, edge, gate, up);
    return settled;
}

/* out = gelu_tanh(gate) * up: in f32 and pairs of it, rounded once. */
static inline vf32 out_tanh_f32(vf32 gate, vf32 up)
{
    return vf32_gelu_tanh_times(gate, up);
}

/* gelu_tanh(gate) * up: in a pair of f64. */
static inline vf64x2 out_tanh_edge_wide(vf64 gate, vf64 up)
{
    const vf64x2 gelu_tanh = vf64x2_gelu_tanh(gate);
    return vf64x2_mul_single(gelu_tanh, up);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_tanh_edge_far(vf32 short_, vm32 lanes, vf32 gate, vf32 up)
{
    const vf64x2 low = out_tanh_edge_wide(vf64_widen_low(gate), vf64_widen_low(up));
    const vf64x2 high = out_tanh_edge_wide(vf64_widen_high(gate), vf64_widen_high(up));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = gelu_tanh(gate) * up: in single f32; lanes in which that may round wrongly are
 * recomputed. */
static inline vf32 out_tanh_f16(vf32 gate, vf32 up)
{
    const vf32 gelu_tanh = vf32_gelu_tanh_f16(gate);
    const vf32 product = vf32_mul(gelu_tanh, up);
    const vm32 edge = vf32_at_edge_f16(product, 7);
    vf32 settled = product;
    if (vm32_any(edge))
        settled = out_tanh_edge_far(settled, edge, gate, up);
    return settled;
}

/* gelu_tanh(gate) * up: in f64. */
static inline vf64 out_tanh_wide(vf64 gate, vf64 up)
{
    return vf64_gelu_tanh_times(gate, up);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_tanh_far(vf32 short_, vm32 lanes, vf32 gate, vf32 up)
{
    const vf64x2 low = vf64x2_of(out_tanh_wide(vf64_widen_low(gate), vf64_widen_low(up)));
    const vf64x2 high = vf64x2_of(out_tanh_wide(vf64_widen_high(gate), vf64_widen_high(up)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = gelu_tanh(gate) * up: in single f32; lanes in which that may round wrongly are
 * recomputed. */
static inline vf32 out_tanh_bf16(vf32 gate, vf32 up)
{
    const vf32 gelu_tanh = vf32_gelu_tanh_bf16(gate);
    const vf32 product = vf32_mul(gelu_tanh, up);
    const vm32 strays = vm32_and(vf32_strays(gelu_tanh), vf32_ne(gate, vf32_of(0.0f)));
    const vm32 edge = vf32_at_edge_bf16(product, 41);
    vf32 settled = product;
    if (vm32_any(strays))
        settled = out_tanh_far(settled, strays, gate, up);
    if (vm32_any(edge))
        settled = out_tanh_edge_far(settled, edge, gate, up);
    return settled;
}

/* in[0]: gate, in[1]: up; out[0]: out. */
AC_WORD void gelu_mul_none_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f32(in[0].f32, in[1].f32);
}

static void gelu_mul_none_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, gelu_mul_none_f32_at, NULL);
}

/* in[0]: gate, in[1]: up; out[0]: out. */
AC_WORD void gelu_mul_none_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void gelu_mul_none_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, gelu_mul_none_f16_at, NULL);
}

/* in[0]: gate, in[1]: up; out[0]: out. */
AC_WORD void gelu_mul_none_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void gelu_mul_none_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, gelu_mul_none_bf16_at, NULL);
}

/* in[0]: gate, in[1]: up; out[0]: out. */
AC_WORD void gelu_mul_tanh_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_tanh_f32(in[0].f32, in[1].f32);
}

static void gelu_mul_tanh_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, gelu_mul_tanh_f32_at, NULL);
}

/* in[0]: gate, in[1]: up; out[0]: out. */
AC_WORD void gelu_mul_tanh_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_tanh_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void gelu_mul_tanh_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, gelu_mul_tanh_f16_at, NULL);
}

/* in[0]: gate, in[1]: up; out[0]: out. */
AC_WORD void gelu_mul_tanh_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_tanh_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void gelu_mul_tanh_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, gelu_mul_tanh_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_gelu_mul_kernels)[] = {
    [GELU_MUL_NONE] = {{
        [AC_F32] = gelu_mul_none_f32,
        [AC_F16] = gelu_mul_none_f16,
        [AC_BF16] = gelu_mul_none_bf16,
    }},
    [GELU_MUL_TANH] = {{
        [AC_F32] = gelu_mul_tanh_f32,
        [AC_F16] = gelu_mul_tanh_f16,
        [AC_BF16] = gelu_mul_tanh_bf16,
    }},
};
