/*
 * Generated from spec/arithmetic/div.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self / other
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/div.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 other)
{
    return vf32_div(self, other);
}

static inline vf32x2 out_pair(vf32 self, vf32 other)
{
    return vf32x2_div(vf32x2_of(self), vf32x2_of(other));
}

AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 other)
{
    const vf32x2 pair = out_pair(self, other);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

static inline vf32 out_f16(vf32 self, vf32 other)
{
    const vf32 quotient = vf32_div(self, other);
    const vm32 close = vf32_unsettled_f16(quotient, 1);
    vf32 settled = quotient;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self, other);
    return settled;
}

static inline vf64 out_f64(vf64 self, vf64 other)
{
    return vf64_div(self, other);
}

static inline vf64x2 out_wide(vf64 self, vf64 other)
{
    return vf64x2_div(vf64x2_of(self), vf64x2_of(other));
}

AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 other)
{
    const vf64x2 low = out_wide(vf64_widen_low(self), vf64_widen_low(other));
    const vf64x2 high = out_wide(vf64_widen_high(self), vf64_widen_high(other));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 self, vf32 other)
{
    const vf32x2 pair = out_pair(self, other);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_fades(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self, other);
    return settled;
}

static inline vf32 out_bf16(vf32 self, vf32 other)
{
    const vf32 quotient = vf32_div(self, other);
    const vm32 close = vf32_unsettled_bf16(quotient, 1);
    vf32 settled = quotient;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, self, other);
    return settled;
}

static void div_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const float *const self = ins[0];
    const float *const other = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 self_i = vf32_load(self + i);
        const vf32 other_i = vf32_load(other + i);
        vf32_store_past(out + i, out_f32(self_i, other_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 self_i = vf32_load_n(self + i, n);
        const vf32 other_i = vf32_load_n(other + i, n);
        vf32_store_n(out + i, out_f32(self_i, other_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void div_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_f16 *const self = ins[0];
    const ac_f16 *const other = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        const vf32_two other_i = vf32_load_two_f16(other + i);
        vf32_store_two_f16_past(out + i, out_f16(self_i.a, other_i.a), out_f16(self_i.b, other_i.b),
                                out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_f16_n(self + i, n);
        const vf32 other_i = vf32_load_f16_n(other + i, n);
        vf32_store_f16_n(out + i, out_f16(self_i, other_i), n);
    }
}

static void div_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const double *const self = ins[0];
    const double *const other = ins[1];
    double *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES) {
        const vf64 self_i = vf64_load(self + i);
        const vf64 other_i = vf64_load(other + i);
        vf64_store_past(out + i, out_f64(self_i, other_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64 self_i = vf64_load_n(self + i, n);
        const vf64 other_i = vf64_load_n(other + i, n);
        vf64_store_n(out + i, out_f64(self_i, other_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void div_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const self = ins[0];
    const ac_bf16 *const other = ins[1];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        const vf32_two other_i = vf32_load_two_bf16(other + i);
        vf32_store_two_bf16_past(out + i, out_bf16(self_i.a, other_i.a),
                                 out_bf16(self_i.b, other_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_bf16_n(self + i, n);
        const vf32 other_i = vf32_load_bf16_n(other + i, n);
        vf32_store_bf16_n(out + i, out_bf16(self_i, other_i), n);
    }
}

const ac_kernels AC_ISA(ac_div_kernels)[] = {
    {{
        [AC_F32] = div_f32,
        [AC_F16] = div_f16,
        [AC_F64] = div_f64,
        [AC_BF16] = div_bf16,
    }},
};
