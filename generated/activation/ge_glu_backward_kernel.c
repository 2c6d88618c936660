/*
 * Generated from spec/activation/ge_glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   up = half(dim, 0) of self
 *   gate = half(dim, 1) of self
 *   gradUp = half(dim, 0) of gradInput
 *   gradGate = half(dim, 1) of gradInput
 *   gradUp = gradOutput * gelu
 *   approximate is none:
 *     gradGate = gradOutput * up * gelu_slope(gate)
 *   approximate is tanh:
 *     gradGate = gradOutput * up * gelu_tanh_slope(gate)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/ge_glu_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradUp = gradOutput * gelu: in f32 and pairs of it, rounded once. */
static inline vf32 grad_up_none_f32(vf32 grad_output, vf32 gelu)
{
    return vf32_mul(grad_output, gelu);
}

/* gradGate = gelu_slope(gate) * gradOutput * up: in f32 and pairs of it, rounded once. Rewritten
 * by: order of factors. */
static inline vf32 grad_gate_none_f32(vf32 grad_output, vf32 up, vf32 gate)
{
    return vf32_gelu_slope_times_two(gate, grad_output, up);
}

/* gelu_slope(gate) * gradOutput * up: in a pair of f64. */
static inline vf64x2 grad_gate_none_edge_wide(vf64 grad_output, vf64 up, vf64 gate)
{
    const vf64x2 gelu_slope = vf64x2_gelu_slope(gate);
    const vf64x2 product = vf64x2_mul_single(gelu_slope, grad_output);
    return vf64x2_mul_single(product, up);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 grad_gate_none_edge_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 up, vf32 gate)
{
    const vf64x2 low = grad_gate_none_edge_wide(vf64_widen_low(grad_output), vf64_widen_low(up),
                                                vf64_widen_low(gate));
    const vf64x2 high = grad_gate_none_edge_wide(vf64_widen_high(grad_output), vf64_widen_high(up),
                                                 vf64_widen_high(gate));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradGate = gelu_slope(gate) * gradOutput * up: in single f32; lanes in which that may round
 * wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 grad_gate_none_f16(vf32 grad_output, vf32 up, vf32 gate)
{
    const vf32 gelu_slope = vf32_gelu_slope_f16(gate);
    const vf32 product = vf32_mul(gelu_slope, grad_output);
    const vf32 product2 = vf32_mul(product, up);
    const vm32 edge = vf32_at_edge_f16(product2, 8);
    vf32 settled = product2;
    if (vm32_any(edge))
        settled = grad_gate_none_edge_far(settled, edge, grad_output, up, gate);
    return settled;
}

/* gelu_slope(gate) * gradOutput * up: in f64. */
static inline vf64 grad_gate_none_wide(vf64 grad_output, vf64 up, vf64 gate)
{
    const vf64 product = vf64_mul(grad_output, up);
    return vf64_gelu_slope_times(gate, product);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_gate_none_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 up, vf32 gate)
{
    const vf64x2 low = vf64x2_of(
        grad_gate_none_wide(vf64_widen_low(grad_output), vf64_widen_low(up), vf64_widen_low(gate)));
    const vf64x2 high = vf64x2_of(grad_gate_none_wide(vf64_widen_high(grad_output),
                                                      vf64_widen_high(up), vf64_widen_high(gate)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradGate = gelu_slope(gate) * gradOutput * up: in single f32; lanes in which that may round
 * wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 grad_gate_none_bf16(vf32 grad_output, vf32 up, vf32 gate)
{
    const vf32 gelu_slope = vf32_gelu_slope_bf16(gate);
    const vf32 product = vf32_mul(gelu_slope, grad_output);
    const vf32 product2 = vf32_mul(product, up);
    const vm32 strays = vf32_strays(gelu_slope);
    const vm32 strays2 = vm32_and(vf32_strays(product), vf32_ne(grad_output, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(strays, strays2);
    const vm32 edge = vf32_at_edge_bf16(product2, 42);
    vf32 settled = product2;
    if (vm32_any(doubt))
        settled = grad_gate_none_far(settled, doubt, grad_output, up, gate);
    if (vm32_any(edge))
        settled = grad_gate_none_edge_far(settled, edge, grad_output, up, gate);
    return settled;
}

/* gradUp = gradOutput * gelu: in f32 and pairs of it, rounded once. */
static inline vf32 grad_up_tanh_f32(vf32 grad_output, vf32 gelu)
{
    return vf32_mul(grad_output, gelu);
}

/* gradGate = gelu_tanh_slope(gate) * gradOutput * up: in f32 and pairs of it, rounded once.
 * Rewritten by: order of factors. */
static inline vf32 grad_gate_tanh_f32(vf32 grad_output, vf32 up, vf32 gate)
{
    return vf32_gelu_tanh_slope_times_two(gate, grad_output, up);
}

/* gelu_tanh_slope(gate) * gradOutput * up: in a pair of f64. */
static inline vf64x2 grad_gate_tanh_edge_wide(vf64 grad_output, vf64 up, vf64 gate)
{
    const vf64x2 gelu_tanh_slope = vf64x2_gelu_tanh_slope(gate);
    const vf64x2 product = vf64x2_mul_single(gelu_tanh_slope, grad_output);
    return vf64x2_mul_single(product, up);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 grad_gate_tanh_edge_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 up, vf32 gate)
{
    const vf64x2 low = grad_gate_tanh_edge_wide(vf64_widen_low(grad_output), vf64_widen_low(up),
                                                vf64_widen_low(gate));
    const vf64x2 high = grad_gate_tanh_edge_wide(vf64_widen_high(grad_output), vf64_widen_high(up),
                                                 vf64_widen_high(gate));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradGate = gelu_tanh_slope(gate) * gradOutput * up: in single f32; lanes in which that may round
 * wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 grad_gate_tanh_f16(vf32 grad_output, vf32 up, vf32 gate)
{
    const vf32 gelu_tanh_slope = vf32_gelu_tanh_slope_f16(gate);
    const vf32 product = vf32_mul(gelu_tanh_slope, grad_output);
    const vf32 product2 = vf32_mul(product, up);
    const vm32 edge = vf32_at_edge_f16(product2, 8);
    vf32 settled = product2;
    if (vm32_any(edge))
        settled = grad_gate_tanh_edge_far(settled, edge, grad_output, up, gate);
    return settled;
}

/* gelu_tanh_slope(gate) * gradOutput * up: in f64. */
static inline vf64 grad_gate_tanh_wide(vf64 grad_output, vf64 up, vf64 gate)
{
    const vf64 product = vf64_mul(grad_output, up);
    return vf64_gelu_tanh_slope_times(gate, product);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_gate_tanh_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 up, vf32 gate)
{
    const vf64x2 low = vf64x2_of(
        grad_gate_tanh_wide(vf64_widen_low(grad_output), vf64_widen_low(up), vf64_widen_low(gate)));
    const vf64x2 high = vf64x2_of(grad_gate_tanh_wide(vf64_widen_high(grad_output),
                                                      vf64_widen_high(up), vf64_widen_high(gate)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradGate = gelu_tanh_slope(gate) * gradOutput * up: in single f32; lanes in which that may round
 * wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 grad_gate_tanh_bf16(vf32 grad_output, vf32 up, vf32 gate)
{
    const vf32 gelu_tanh_slope = vf32_gelu_tanh_slope_bf16(gate);
    const vf32 product = vf32_mul(gelu_tanh_slope, grad_output);
    const vf32 product2 = vf32_mul(product, up);
    const vm32 strays = vf32_strays(gelu_tanh_slope);
    const vm32 strays2 = vm32_and(vf32_strays(product), vf32_ne(grad_output, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(strays, strays2);
    const vm32 edge = vf32_at_edge_bf16(product2, 42);
    vf32 settled = product2;
    if (vm32_any(doubt))
        settled = grad_gate_tanh_far(settled, doubt, grad_output, up, gate);
    if (vm32_any(edge))
        settled = grad_gate_tanh_edge_far(settled, edge, grad_output, up, gate);
    return settled;
}

/* in[0]: gradOutput, in[1]: up, in[2]: gate, in[3]: gelu; out[0]: gradUp, out[1]: gradGate. */
AC_WORD void ge_glu_backward_none_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_up_none_f32(in[0].f32, in[3].f32);
    out[1].f32 = grad_gate_none_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void ge_glu_backward_none_f32(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 4, 2);
    ac_run_vectors(loop, count, ins, outs, past, ge_glu_backward_none_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: up, in[2]: gate, in[3]: gelu; out[0]: gradUp, out[1]: gradGate. */
AC_WORD void ge_glu_backward_none_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_up_none_f32(in[0].f32, in[3].f32);
    out[1].f32 = grad_gate_none_f16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void ge_glu_backward_none_f16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 4, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, ge_glu_backward_none_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: up, in[2]: gate, in[3]: gelu; out[0]: gradUp, out[1]: gradGate. */
AC_WORD void ge_glu_backward_none_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_up_none_f32(in[0].f32, in[3].f32);
    out[1].f32 = grad_gate_none_bf16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void ge_glu_backward_none_bf16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 4, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, ge_glu_backward_none_bf16_at, NULL);
}

/* in[0]: gradOutput, in[1]: up, in[2]: gate, in[3]: gelu; out[0]: gradUp, out[1]: gradGate. */
AC_WORD void ge_glu_backward_tanh_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_up_tanh_f32(in[0].f32, in[3].f32);
    out[1].f32 = grad_gate_tanh_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void ge_glu_backward_tanh_f32(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 4, 2);
    ac_run_vectors(loop, count, ins, outs, past, ge_glu_backward_tanh_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: up, in[2]: gate, in[3]: gelu; out[0]: gradUp, out[1]: gradGate. */
AC_WORD void ge_glu_backward_tanh_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_up_tanh_f32(in[0].f32, in[3].f32);
    out[1].f32 = grad_gate_tanh_f16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void ge_glu_backward_tanh_f16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 4, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, ge_glu_backward_tanh_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: up, in[2]: gate, in[3]: gelu; out[0]: gradUp, out[1]: gradGate. */
AC_WORD void ge_glu_backward_tanh_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_up_tanh_f32(in[0].f32, in[3].f32);
    out[1].f32 = grad_gate_tanh_bf16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void ge_glu_backward_tanh_bf16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 4, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, ge_glu_backward_tanh_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_ge_glu_backward_kernels)[] = {
    [GE_GLU_BACKWARD_APPROXIMATE_NONE] = {{
        [AC_F32] = ge_glu_backward_none_f32,
        [AC_F16] = ge_glu_backward_none_f16,
        [AC_BF16] = ge_glu_backward_none_bf16,
    }},
    [GE_GLU_BACKWARD_APPROXIMATE_TANH] = {{
        [AC_F32] = ge_glu_backward_tanh_f32,
        [AC_F16] = ge_glu_backward_tanh_f16,
        [AC_BF16] = ge_glu_backward_tanh_bf16,
    }},
};
