/*
 * Generated from spec/activation/ge_glu_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gate = half(dim, 0) if activateLeft is true, else half(dim, 1) of self
 *   up = half(dim, 1) if activateLeft is true, else half(dim, 0) of self
 *   approximate is none:
 *     out = up * gelu(gate)
 *     outGelu = gelu(gate)
 *   approximate is tanh:
 *     out = up * gelu_tanh(gate)
 *     outGelu = gelu_tanh(gate)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/ge_glu_v3.h"
#include "simd/simd.h"

static inline vf32 out_none_f32(vf32 gate, vf32 up)
{
    return vf32_gelu_times(gate, up);
}

static inline vf32 out_gelu_none_f32(vf32 gate)
{
    return vf32_gelu(gate);
}

static inline vf64x2 out_none_edge_wide(vf64 gate, vf64 up)
{
    const vf64x2 gelu = vf64x2_gelu(gate);
    return vf64x2_mul_single(gelu, up);
}

AC_COLD vf32 out_none_edge_far(vf32 short_, vm32 lanes, vf32 gate, vf32 up)
{
    const vf64x2 low = out_none_edge_wide(vf64_widen_low(gate), vf64_widen_low(up));
    const vf64x2 high = out_none_edge_wide(vf64_widen_high(gate), vf64_widen_high(up));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

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

static inline vf32 out_gelu_none_f16(vf32 gate)
{
    const vf32 gelu = vf32_gelu_f16(gate);
    const vm32 amiss = vf32_eq(gate, vf32_of(0x1p-24f /* 5.960464477539063e-08 */));
    return vf32_where(amiss, vf32_of(0x1p-24f /* 5.960464477539063e-08 */), gelu);
}

static inline vf64 out_none_wide(vf64 gate, vf64 up)
{
    return vf64_gelu_times(gate, up);
}

AC_COLD vf32 out_none_far(vf32 short_, vm32 lanes, vf32 gate, vf32 up)
{
    const vf64x2 low = vf64x2_of(out_none_wide(vf64_widen_low(gate), vf64_widen_low(up)));
    const vf64x2 high = vf64x2_of(out_none_wide(vf64_widen_high(gate), vf64_widen_high(up)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

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

static inline vf32 out_gelu_none_bf16(vf32 gate)
{
    const vf32 gelu = vf32_gelu_bf16(gate);
    return vf32_lifted(gelu);
}

static inline vf32 out_tanh_f32(vf32 gate, vf32 up)
{
    return vf32_gelu_tanh_times(gate, up);
}

static inline vf32 out_gelu_tanh_f32(vf32 gate)
{
    return vf32_gelu_tanh(gate);
}

static inline vf64x2 out_tanh_edge_wide(vf64 gate, vf64 up)
{
    const vf64x2 gelu_tanh = vf64x2_gelu_tanh(gate);
    return vf64x2_mul_single(gelu_tanh, up);
}

AC_COLD vf32 out_tanh_edge_far(vf32 short_, vm32 lanes, vf32 gate, vf32 up)
{
    const vf64x2 low = out_tanh_edge_wide(vf64_widen_low(gate), vf64_widen_low(up));
    const vf64x2 high = out_tanh_edge_wide(vf64_widen_high(gate), vf64_widen_high(up));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

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

static inline vf32 out_gelu_tanh_f16(vf32 gate)
{
    const vf32 gelu_tanh = vf32_gelu_tanh_f16(gate);
    const vm32 amiss = vf32_eq(gate, vf32_of(0x1p-24f /* 5.960464477539063e-08 */));
    const vf32 right = vf32_where(amiss, vf32_of(0x1p-24f /* 5.960464477539063e-08 */), gelu_tanh);
    const vm32 amiss2 = vf32_eq(gate, vf32_of(-0x1.ff8p-3f /* -0.249755859375 */));
    return vf32_where(amiss2, vf32_of(-0x1.9acp-4f /* -0.10028076171875 */), right);
}

static inline vf64 out_tanh_wide(vf64 gate, vf64 up)
{
    return vf64_gelu_tanh_times(gate, up);
}

AC_COLD vf32 out_tanh_far(vf32 short_, vm32 lanes, vf32 gate, vf32 up)
{
    const vf64x2 low = vf64x2_of(out_tanh_wide(vf64_widen_low(gate), vf64_widen_low(up)));
    const vf64x2 high = vf64x2_of(out_tanh_wide(vf64_widen_high(gate), vf64_widen_high(up)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

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

static inline vf32 out_gelu_tanh_bf16(vf32 gate)
{
    const vf32 gelu_tanh = vf32_gelu_tanh_bf16(gate);
    return vf32_lifted(gelu_tanh);
}

static void ge_glu_v3_none_f32(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const gate = ins[0];
    const float *const up = ins[1];
    float *const out = outs[0];
    float *const out_gelu = outs[1];
    const bool out_past = (past & 1) != 0;
    const bool out_gelu_past = (past & 2) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 gate_i = vf32_load(gate + i);
        const vf32 up_i = vf32_load(up + i);
        vf32_store_past(out + i, out_none_f32(gate_i, up_i), out_past);
        vf32_store_past(out_gelu + i, out_gelu_none_f32(gate_i), out_gelu_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 gate_i = vf32_load_n(gate + i, n);
        const vf32 up_i = vf32_load_n(up + i, n);
        vf32_store_n(out + i, out_none_f32(gate_i, up_i), n);
        vf32_store_n(out_gelu + i, out_gelu_none_f32(gate_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void ge_glu_v3_none_f16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const gate = ins[0];
    const ac_f16 *const up = ins[1];
    ac_f16 *const out = outs[0];
    ac_f16 *const out_gelu = outs[1];
    const bool out_past = (past & 1) != 0;
    const bool out_gelu_past = (past & 2) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two gate_i = vf32_load_two_f16(gate + i);
        const vf32_two up_i = vf32_load_two_f16(up + i);
        vf32_store_two_f16_past(out + i, out_none_f16(gate_i.a, up_i.a),
                                out_none_f16(gate_i.b, up_i.b), out_past);
        vf32_store_two_f16_past(out_gelu + i, out_gelu_none_f16(gate_i.a),
                                out_gelu_none_f16(gate_i.b), out_gelu_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 gate_i = vf32_load_f16_n(gate + i, n);
        const vf32 up_i = vf32_load_f16_n(up + i, n);
        vf32_store_f16_n(out + i, out_none_f16(gate_i, up_i), n);
        vf32_store_f16_n(out_gelu + i, out_gelu_none_f16(gate_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void ge_glu_v3_none_bf16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const gate = ins[0];
    const ac_bf16 *const up = ins[1];
    ac_bf16 *const out = outs[0];
    ac_bf16 *const out_gelu = outs[1];
    const bool out_past = (past & 1) != 0;
    const bool out_gelu_past = (past & 2) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two gate_i = vf32_load_two_bf16(gate + i);
        const vf32_two up_i = vf32_load_two_bf16(up + i);
        vf32_store_two_bf16_past(out + i, out_none_bf16(gate_i.a, up_i.a),
                                 out_none_bf16(gate_i.b, up_i.b), out_past);
        vf32_store_two_bf16_past(out_gelu + i, out_gelu_none_bf16(gate_i.a),
                                 out_gelu_none_bf16(gate_i.b), out_gelu_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 gate_i = vf32_load_bf16_n(gate + i, n);
        const vf32 up_i = vf32_load_bf16_n(up + i, n);
        vf32_store_bf16_n(out + i, out_none_bf16(gate_i, up_i), n);
        vf32_store_bf16_n(out_gelu + i, out_gelu_none_bf16(gate_i), n);
    }
}

static void ge_glu_v3_tanh_f32(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const gate = ins[0];
    const float *const up = ins[1];
    float *const out = outs[0];
    float *const out_gelu = outs[1];
    const bool out_past = (past & 1) != 0;
    const bool out_gelu_past = (past & 2) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 gate_i = vf32_load(gate + i);
        const vf32 up_i = vf32_load(up + i);
        vf32_store_past(out + i, out_tanh_f32(gate_i, up_i), out_past);
        vf32_store_past(out_gelu + i, out_gelu_tanh_f32(gate_i), out_gelu_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 gate_i = vf32_load_n(gate + i, n);
        const vf32 up_i = vf32_load_n(up + i, n);
        vf32_store_n(out + i, out_tanh_f32(gate_i, up_i), n);
        vf32_store_n(out_gelu + i, out_gelu_tanh_f32(gate_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void ge_glu_v3_tanh_f16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const gate = ins[0];
    const ac_f16 *const up = ins[1];
    ac_f16 *const out = outs[0];
    ac_f16 *const out_gelu = outs[1];
    const bool out_past = (past & 1) != 0;
    const bool out_gelu_past = (past & 2) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two gate_i = vf32_load_two_f16(gate + i);
        const vf32_two up_i = vf32_load_two_f16(up + i);
        vf32_store_two_f16_past(out + i, out_tanh_f16(gate_i.a, up_i.a),
                                out_tanh_f16(gate_i.b, up_i.b), out_past);
        vf32_store_two_f16_past(out_gelu + i, out_gelu_tanh_f16(gate_i.a),
                                out_gelu_tanh_f16(gate_i.b), out_gelu_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 gate_i = vf32_load_f16_n(gate + i, n);
        const vf32 up_i = vf32_load_f16_n(up + i, n);
        vf32_store_f16_n(out + i, out_tanh_f16(gate_i, up_i), n);
        vf32_store_f16_n(out_gelu + i, out_gelu_tanh_f16(gate_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void ge_glu_v3_tanh_bf16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const gate = ins[0];
    const ac_bf16 *const up = ins[1];
    ac_bf16 *const out = outs[0];
    ac_bf16 *const out_gelu = outs[1];
    const bool out_past = (past & 1) != 0;
    const bool out_gelu_past = (past & 2) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two gate_i = vf32_load_two_bf16(gate + i);
        const vf32_two up_i = vf32_load_two_bf16(up + i);
        vf32_store_two_bf16_past(out + i, out_tanh_bf16(gate_i.a, up_i.a),
                                 out_tanh_bf16(gate_i.b, up_i.b), out_past);
        vf32_store_two_bf16_past(out_gelu + i, out_gelu_tanh_bf16(gate_i.a),
                                 out_gelu_tanh_bf16(gate_i.b), out_gelu_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 gate_i = vf32_load_bf16_n(gate + i, n);
        const vf32 up_i = vf32_load_bf16_n(up + i, n);
        vf32_store_bf16_n(out + i, out_tanh_bf16(gate_i, up_i), n);
        vf32_store_bf16_n(out_gelu + i, out_gelu_tanh_bf16(gate_i), n);
    }
}

const ac_kernels AC_ISA(ac_ge_glu_v3_kernels)[] = {
    [GE_GLU_V3_APPROXIMATE_NONE] = {{
        [AC_F32] = ge_glu_v3_none_f32,
        [AC_F16] = ge_glu_v3_none_f16,
        [AC_BF16] = ge_glu_v3_none_bf16,
    }},
    [GE_GLU_V3_APPROXIMATE_TANH] = {{
        [AC_F32] = ge_glu_v3_tanh_f32,
        [AC_F16] = ge_glu_v3_tanh_f16,
        [AC_BF16] = ge_glu_v3_tanh_bf16,
    }},
};
