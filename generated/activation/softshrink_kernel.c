/*
 * Generated from spec/activation/softshrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > lambd, self - lambd, where(self < -lambd, self + lambd, 0))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/softshrink.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 lambd)
{
    const vm32 self_gt_lambd = vf32_gt(self, lambd);
    const vf32 difference = vf32_sub(self, lambd);
    const vf32 negative = vf32_neg(lambd);
    const vm32 is_lt = vf32_lt(self, negative);
    const vf32 sum = vf32_add(self, lambd);
    const vf32 chosen = vf32_where(is_lt, sum, vf32_of(0.0f));
    return vf32_where(self_gt_lambd, difference, chosen);
}

static inline vf32x2 out_pair(vf32 self, vf32 lambd)
{
    const vm32 self_gt_lambd = vf32_gt(self, lambd);
    const vf32x2 difference = vf32x2_of_sum(self, vf32_neg(lambd));
    const vf32 negative = vf32_neg(lambd);
    const vm32 is_lt = vf32_lt(self, negative);
    const vf32x2 sum = vf32x2_of_sum(self, lambd);
    const vf32x2 chosen = vf32x2_where(is_lt, sum, vf32x2_of(vf32_of(0.0f)));
    return vf32x2_where(self_gt_lambd, difference, chosen);
}

AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 lambd)
{
    const vf32x2 pair = out_pair(self, lambd);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

static inline vf32 out_f16(vf32 self, vf32 lambd)
{
    const vm32 self_gt_lambd = vf32_gt(self, lambd);
    const vf32 difference = vf32_sub(self, lambd);
    const vf32 negative = vf32_neg(lambd);
    const vm32 is_lt = vf32_lt(self, negative);
    const vf32 sum = vf32_add(self, lambd);
    const vf32 chosen = vf32_where(is_lt, sum, vf32_of(0.0f));
    const vf32 chosen2 = vf32_where(self_gt_lambd, difference, chosen);
    const vm32 close = vf32_unsettled_f16(chosen2, 1);
    vf32 settled = chosen2;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self, lambd);
    return settled;
}

static inline vf64x2 out_wide(vf64 self, vf64 lambd)
{
    const vm64 self_gt_lambd = vf64_gt(self, lambd);
    const vf64x2 difference = vf64x2_of_sum(self, vf64_neg(lambd));
    const vf64 negative = vf64_neg(lambd);
    const vm64 is_lt = vf64_lt(self, negative);
    const vf64x2 sum = vf64x2_of_sum(self, lambd);
    const vf64x2 chosen = vf64x2_where(is_lt, sum, vf64x2_of(vf64_of(0.0)));
    return vf64x2_where(self_gt_lambd, difference, chosen);
}

AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 lambd)
{
    const vf64x2 low = out_wide(vf64_widen_low(self), vf64_widen_low(lambd));
    const vf64x2 high = out_wide(vf64_widen_high(self), vf64_widen_high(lambd));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 self, vf32 lambd)
{
    const vf32x2 pair = out_pair(self, lambd);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_fades(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self, lambd);
    return settled;
}

static inline vf32 out_bf16(vf32 self, vf32 lambd)
{
    const vm32 self_gt_lambd = vf32_gt(self, lambd);
    const vf32 difference = vf32_sub(self, lambd);
    const vf32 negative = vf32_neg(lambd);
    const vm32 is_lt = vf32_lt(self, negative);
    const vf32 sum = vf32_add(self, lambd);
    const vf32 chosen = vf32_where(is_lt, sum, vf32_of(0.0f));
    const vf32 chosen2 = vf32_where(self_gt_lambd, difference, chosen);
    const vm32 close = vf32_unsettled_bf16(chosen2, 1);
    vf32 settled = chosen2;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, self, lambd);
    return settled;
}

static void softshrink_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct softshrink_attrs *const a = attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 lambd = vf32_of((float)a->lambd);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_f32(vf32_load(self + i), lambd), out_past);
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i), lambd), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void softshrink_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct softshrink_attrs *const a = attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 lambd = vf32_of((float)a->lambd);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(out + i, out_f16(self_i.a, lambd), out_f16(self_i.b, lambd),
                                out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(out + i, out_f16(vf32_load_f16_n(self + i, n), lambd), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void softshrink_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct softshrink_attrs *const a = attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 lambd = vf32_of((float)a->lambd);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(out + i, out_bf16(self_i.a, lambd), out_bf16(self_i.b, lambd),
                                 out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(out + i, out_bf16(vf32_load_bf16_n(self + i, n), lambd), n);
    }
}

const ac_kernels AC_ISA(ac_softshrink_kernels)[] = {
    {{
        [AC_F32] = softshrink_f32,
        [AC_F16] = softshrink_f16,
        [AC_BF16] = softshrink_bf16,
    }},
};
