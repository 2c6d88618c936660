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
#include "simd/simd.h"

static inline vf32 out_f32(vf32 a_, vf32 b)
{
    return vf32_silu_times(a_, b);
}

static inline vf64x2 out_edge_wide(vf64 a_, vf64 b)
{
    const vf64x2 silu = vf64x2_silu(a_);
    return vf64x2_mul_single(silu, b);
}

AC_COLD vf32 out_edge_far(vf32 short_, vm32 lanes, vf32 a_, vf32 b)
{
    const vf64x2 low = out_edge_wide(vf64_widen_low(a_), vf64_widen_low(b));
    const vf64x2 high = out_edge_wide(vf64_widen_high(a_), vf64_widen_high(b));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

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

static inline vf64 out_wide(vf64 a_, vf64 b)
{
    return vf64_silu_times(a_, b);
}

AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 a_, vf32 b)
{
    const vf64x2 low = vf64x2_of(out_wide(vf64_widen_low(a_), vf64_widen_low(b)));
    const vf64x2 high = vf64x2_of(out_wide(vf64_widen_high(a_), vf64_widen_high(b)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

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

static void swi_glu_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const a_ = ins[0];
    const float *const b = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 a__i = vf32_load(a_ + i);
        const vf32 b_i = vf32_load(b + i);
        vf32_store_past(out + i, out_f32(a__i, b_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 a__i = vf32_load_n(a_ + i, n);
        const vf32 b_i = vf32_load_n(b + i, n);
        vf32_store_n(out + i, out_f32(a__i, b_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void swi_glu_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const a_ = ins[0];
    const ac_f16 *const b = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two a__i = vf32_load_two_f16(a_ + i);
        const vf32_two b_i = vf32_load_two_f16(b + i);
        vf32_store_two_f16_past(out + i, out_f16(a__i.a, b_i.a), out_f16(a__i.b, b_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 a__i = vf32_load_f16_n(a_ + i, n);
        const vf32 b_i = vf32_load_f16_n(b + i, n);
        vf32_store_f16_n(out + i, out_f16(a__i, b_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void swi_glu_bf16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const a_ = ins[0];
    const ac_bf16 *const b = ins[1];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two a__i = vf32_load_two_bf16(a_ + i);
        const vf32_two b_i = vf32_load_two_bf16(b + i);
        vf32_store_two_bf16_past(out + i, out_bf16(a__i.a, b_i.a), out_bf16(a__i.b, b_i.b),
                                 out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 a__i = vf32_load_bf16_n(a_ + i, n);
        const vf32 b_i = vf32_load_bf16_n(b + i, n);
        vf32_store_bf16_n(out + i, out_bf16(a__i, b_i), n);
    }
}

const ac_kernels AC_ISA(ac_swi_glu_kernels)[] = {
    {{
        [AC_F32] = swi_glu_f32,
        [AC_F16] = swi_glu_f16,
        [AC_BF16] = swi_glu_bf16,
    }},
};
