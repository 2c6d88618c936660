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
#include "simd/simd.h"

static inline vf32 grad_up_none_f32(vf32 grad_output, vf32 gelu)
{
    return vf32_mul(grad_output, gelu);
}

static inline vf64 grad_gate_none_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 up = args[1];
    const vf64 gate = args[2];
    const vf64 product = vf64_mul(grad_output, up);
    return vf64_gelu_slope_times(gate, product);
}

AC_COLD vf32 grad_gate_none_far_f32(vf32 near_, vm32 faded, vf32 grad_output, vf32 up, vf32 gate)
{
    return vf32_where(
        faded, ac_by_f64(grad_gate_none_wide_f32, 3, (const vf32[]){grad_output, up, gate}), near_);
}

static inline vf32 grad_gate_none_f32(vf32 grad_output, vf32 up, vf32 gate)
{
    const vf32x2 gelu_slope = vf32x2_gelu_slope(gate);
    vf32 near_ = vf32x2_product3(gelu_slope, vf32x2_of(grad_output), vf32x2_of(up));
    const vm32 faded =
        vm32_or(vf32_lt(vf32_abs(gelu_slope.hi), vf32_of(0x1p-97f)), vf32_is_inf(near_));
    if (vm32_any(faded))
        near_ = grad_gate_none_far_f32(near_, faded, grad_output, up, gate);
    return near_;
}

static inline vf64x2 grad_gate_none_edge_wide(vf64 grad_output, vf64 up, vf64 gate)
{
    const vf64x2 gelu_slope = vf64x2_gelu_slope(gate);
    const vf64x2 product = vf64x2_mul_single(gelu_slope, grad_output);
    return vf64x2_mul_single(product, up);
}

AC_COLD vf32 grad_gate_none_edge_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 up, vf32 gate)
{
    const vf64x2 low = grad_gate_none_edge_wide(vf64_widen_low(grad_output), vf64_widen_low(up),
                                                vf64_widen_low(gate));
    const vf64x2 high = grad_gate_none_edge_wide(vf64_widen_high(grad_output), vf64_widen_high(up),
                                                 vf64_widen_high(gate));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

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

static inline vf64 grad_gate_none_wide(vf64 grad_output, vf64 up, vf64 gate)
{
    const vf64 product = vf64_mul(grad_output, up);
    return vf64_gelu_slope_times(gate, product);
}

AC_COLD vf32 grad_gate_none_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 up, vf32 gate)
{
    const vf64x2 low = vf64x2_of(
        grad_gate_none_wide(vf64_widen_low(grad_output), vf64_widen_low(up), vf64_widen_low(gate)));
    const vf64x2 high = vf64x2_of(grad_gate_none_wide(vf64_widen_high(grad_output),
                                                      vf64_widen_high(up), vf64_widen_high(gate)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

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

static inline vf32 grad_up_tanh_f32(vf32 grad_output, vf32 gelu)
{
    return vf32_mul(grad_output, gelu);
}

static inline vf64 grad_gate_tanh_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 up = args[1];
    const vf64 gate = args[2];
    const vf64 product = vf64_mul(grad_output, up);
    return vf64_gelu_tanh_slope_times(gate, product);
}

AC_COLD vf32 grad_gate_tanh_far_f32(vf32 near_, vm32 faded, vf32 grad_output, vf32 up, vf32 gate)
{
    return vf32_where(
        faded, ac_by_f64(grad_gate_tanh_wide_f32, 3, (const vf32[]){grad_output, up, gate}), near_);
}

static inline vf32 grad_gate_tanh_f32(vf32 grad_output, vf32 up, vf32 gate)
{
    const vf32x2 gelu_tanh_slope = vf32x2_gelu_tanh_slope(gate);
    vf32 near_ = vf32x2_product3(gelu_tanh_slope, vf32x2_of(grad_output), vf32x2_of(up));
    const vm32 faded =
        vm32_or(vf32_lt(vf32_abs(gelu_tanh_slope.hi), vf32_of(0x1p-97f)), vf32_is_inf(near_));
    if (vm32_any(faded))
        near_ = grad_gate_tanh_far_f32(near_, faded, grad_output, up, gate);
    return near_;
}

static inline vf64x2 grad_gate_tanh_edge_wide(vf64 grad_output, vf64 up, vf64 gate)
{
    const vf64x2 gelu_tanh_slope = vf64x2_gelu_tanh_slope(gate);
    const vf64x2 product = vf64x2_mul_single(gelu_tanh_slope, grad_output);
    return vf64x2_mul_single(product, up);
}

AC_COLD vf32 grad_gate_tanh_edge_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 up, vf32 gate)
{
    const vf64x2 low = grad_gate_tanh_edge_wide(vf64_widen_low(grad_output), vf64_widen_low(up),
                                                vf64_widen_low(gate));
    const vf64x2 high = grad_gate_tanh_edge_wide(vf64_widen_high(grad_output), vf64_widen_high(up),
                                                 vf64_widen_high(gate));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

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

static inline vf64 grad_gate_tanh_wide(vf64 grad_output, vf64 up, vf64 gate)
{
    const vf64 product = vf64_mul(grad_output, up);
    return vf64_gelu_tanh_slope_times(gate, product);
}

AC_COLD vf32 grad_gate_tanh_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 up, vf32 gate)
{
    const vf64x2 low = vf64x2_of(
        grad_gate_tanh_wide(vf64_widen_low(grad_output), vf64_widen_low(up), vf64_widen_low(gate)));
    const vf64x2 high = vf64x2_of(grad_gate_tanh_wide(vf64_widen_high(grad_output),
                                                      vf64_widen_high(up), vf64_widen_high(gate)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

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

static void ge_glu_backward_none_f32(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const grad_output = ins[0];
    const float *const up = ins[1];
    const float *const gate = ins[2];
    const float *const gelu = ins[3];
    float *const grad_up = outs[0];
    float *const grad_gate = outs[1];
    const bool grad_up_past = (past & 1) != 0;
    const bool grad_gate_past = (past & 2) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load(grad_output + i);
        const vf32 up_i = vf32_load(up + i);
        const vf32 gate_i = vf32_load(gate + i);
        const vf32 gelu_i = vf32_load(gelu + i);
        vf32_store_past(grad_up + i, grad_up_none_f32(grad_output_i, gelu_i), grad_up_past);
        vf32_store_past(grad_gate + i, grad_gate_none_f32(grad_output_i, up_i, gate_i),
                        grad_gate_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_n(grad_output + i, n);
        const vf32 up_i = vf32_load_n(up + i, n);
        const vf32 gate_i = vf32_load_n(gate + i, n);
        const vf32 gelu_i = vf32_load_n(gelu + i, n);
        vf32_store_n(grad_up + i, grad_up_none_f32(grad_output_i, gelu_i), n);
        vf32_store_n(grad_gate + i, grad_gate_none_f32(grad_output_i, up_i, gate_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void ge_glu_backward_none_f16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const grad_output = ins[0];
    const ac_f16 *const up = ins[1];
    const ac_f16 *const gate = ins[2];
    const ac_f16 *const gelu = ins[3];
    ac_f16 *const grad_up = outs[0];
    ac_f16 *const grad_gate = outs[1];
    const bool grad_up_past = (past & 1) != 0;
    const bool grad_gate_past = (past & 2) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_f16(grad_output + i);
        const vf32_two up_i = vf32_load_two_f16(up + i);
        const vf32_two gate_i = vf32_load_two_f16(gate + i);
        const vf32_two gelu_i = vf32_load_two_f16(gelu + i);
        vf32_store_two_f16_past(grad_up + i, grad_up_none_f32(grad_output_i.a, gelu_i.a),
                                grad_up_none_f32(grad_output_i.b, gelu_i.b), grad_up_past);
        vf32_store_two_f16_past(
            grad_gate + i, grad_gate_none_f16(grad_output_i.a, up_i.a, gate_i.a),
            grad_gate_none_f16(grad_output_i.b, up_i.b, gate_i.b), grad_gate_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_f16_n(grad_output + i, n);
        const vf32 up_i = vf32_load_f16_n(up + i, n);
        const vf32 gate_i = vf32_load_f16_n(gate + i, n);
        const vf32 gelu_i = vf32_load_f16_n(gelu + i, n);
        vf32_store_f16_n(grad_up + i, grad_up_none_f32(grad_output_i, gelu_i), n);
        vf32_store_f16_n(grad_gate + i, grad_gate_none_f16(grad_output_i, up_i, gate_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void ge_glu_backward_none_bf16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const grad_output = ins[0];
    const ac_bf16 *const up = ins[1];
    const ac_bf16 *const gate = ins[2];
    const ac_bf16 *const gelu = ins[3];
    ac_bf16 *const grad_up = outs[0];
    ac_bf16 *const grad_gate = outs[1];
    const bool grad_up_past = (past & 1) != 0;
    const bool grad_gate_past = (past & 2) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_bf16(grad_output + i);
        const vf32_two up_i = vf32_load_two_bf16(up + i);
        const vf32_two gate_i = vf32_load_two_bf16(gate + i);
        const vf32_two gelu_i = vf32_load_two_bf16(gelu + i);
        vf32_store_two_bf16_past(grad_up + i, grad_up_none_f32(grad_output_i.a, gelu_i.a),
                                 grad_up_none_f32(grad_output_i.b, gelu_i.b), grad_up_past);
        vf32_store_two_bf16_past(
            grad_gate + i, grad_gate_none_bf16(grad_output_i.a, up_i.a, gate_i.a),
            grad_gate_none_bf16(grad_output_i.b, up_i.b, gate_i.b), grad_gate_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_bf16_n(grad_output + i, n);
        const vf32 up_i = vf32_load_bf16_n(up + i, n);
        const vf32 gate_i = vf32_load_bf16_n(gate + i, n);
        const vf32 gelu_i = vf32_load_bf16_n(gelu + i, n);
        vf32_store_bf16_n(grad_up + i, grad_up_none_f32(grad_output_i, gelu_i), n);
        vf32_store_bf16_n(grad_gate + i, grad_gate_none_bf16(grad_output_i, up_i, gate_i), n);
    }
}

static void ge_glu_backward_tanh_f32(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const grad_output = ins[0];
    const float *const up = ins[1];
    const float *const gate = ins[2];
    const float *const gelu = ins[3];
    float *const grad_up = outs[0];
    float *const grad_gate = outs[1];
    const bool grad_up_past = (past & 1) != 0;
    const bool grad_gate_past = (past & 2) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load(grad_output + i);
        const vf32 up_i = vf32_load(up + i);
        const vf32 gate_i = vf32_load(gate + i);
        const vf32 gelu_i = vf32_load(gelu + i);
        vf32_store_past(grad_up + i, grad_up_tanh_f32(grad_output_i, gelu_i), grad_up_past);
        vf32_store_past(grad_gate + i, grad_gate_tanh_f32(grad_output_i, up_i, gate_i),
                        grad_gate_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_n(grad_output + i, n);
        const vf32 up_i = vf32_load_n(up + i, n);
        const vf32 gate_i = vf32_load_n(gate + i, n);
        const vf32 gelu_i = vf32_load_n(gelu + i, n);
        vf32_store_n(grad_up + i, grad_up_tanh_f32(grad_output_i, gelu_i), n);
        vf32_store_n(grad_gate + i, grad_gate_tanh_f32(grad_output_i, up_i, gate_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void ge_glu_backward_tanh_f16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const grad_output = ins[0];
    const ac_f16 *const up = ins[1];
    const ac_f16 *const gate = ins[2];
    const ac_f16 *const gelu = ins[3];
    ac_f16 *const grad_up = outs[0];
    ac_f16 *const grad_gate = outs[1];
    const bool grad_up_past = (past & 1) != 0;
    const bool grad_gate_past = (past & 2) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_f16(grad_output + i);
        const vf32_two up_i = vf32_load_two_f16(up + i);
        const vf32_two gate_i = vf32_load_two_f16(gate + i);
        const vf32_two gelu_i = vf32_load_two_f16(gelu + i);
        vf32_store_two_f16_past(grad_up + i, grad_up_tanh_f32(grad_output_i.a, gelu_i.a),
                                grad_up_tanh_f32(grad_output_i.b, gelu_i.b), grad_up_past);
        vf32_store_two_f16_past(
            grad_gate + i, grad_gate_tanh_f16(grad_output_i.a, up_i.a, gate_i.a),
            grad_gate_tanh_f16(grad_output_i.b, up_i.b, gate_i.b), grad_gate_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_f16_n(grad_output + i, n);
        const vf32 up_i = vf32_load_f16_n(up + i, n);
        const vf32 gate_i = vf32_load_f16_n(gate + i, n);
        const vf32 gelu_i = vf32_load_f16_n(gelu + i, n);
        vf32_store_f16_n(grad_up + i, grad_up_tanh_f32(grad_output_i, gelu_i), n);
        vf32_store_f16_n(grad_gate + i, grad_gate_tanh_f16(grad_output_i, up_i, gate_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void ge_glu_backward_tanh_bf16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const grad_output = ins[0];
    const ac_bf16 *const up = ins[1];
    const ac_bf16 *const gate = ins[2];
    const ac_bf16 *const gelu = ins[3];
    ac_bf16 *const grad_up = outs[0];
    ac_bf16 *const grad_gate = outs[1];
    const bool grad_up_past = (past & 1) != 0;
    const bool grad_gate_past = (past & 2) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_bf16(grad_output + i);
        const vf32_two up_i = vf32_load_two_bf16(up + i);
        const vf32_two gate_i = vf32_load_two_bf16(gate + i);
        const vf32_two gelu_i = vf32_load_two_bf16(gelu + i);
        vf32_store_two_bf16_past(grad_up + i, grad_up_tanh_f32(grad_output_i.a, gelu_i.a),
                                 grad_up_tanh_f32(grad_output_i.b, gelu_i.b), grad_up_past);
        vf32_store_two_bf16_past(
            grad_gate + i, grad_gate_tanh_bf16(grad_output_i.a, up_i.a, gate_i.a),
            grad_gate_tanh_bf16(grad_output_i.b, up_i.b, gate_i.b), grad_gate_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_bf16_n(grad_output + i, n);
        const vf32 up_i = vf32_load_bf16_n(up + i, n);
        const vf32 gate_i = vf32_load_bf16_n(gate + i, n);
        const vf32 gelu_i = vf32_load_bf16_n(gelu + i, n);
        vf32_store_bf16_n(grad_up + i, grad_up_tanh_f32(grad_output_i, gelu_i), n);
        vf32_store_bf16_n(grad_gate + i, grad_gate_tanh_bf16(grad_output_i, up_i, gate_i), n);
    }
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
