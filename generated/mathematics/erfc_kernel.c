/*
 * Generated from spec/mathematics/erfc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = erfc(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/erfc.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self)
{
    return vf32_erfc(self);
}

static inline vf32x2 out_pair(vf32 self)
{
    return vf32x2_erfc(vf32x2_of(self));
}

static inline vf64x2 out_wide(vf64 self)
{
    return vf64x2_erfc(vf64x2_of(self));
}

AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self)
{
    const vf64x2 low = out_wide(vf64_widen_low(self));
    const vf64x2 high = out_wide(vf64_widen_high(self));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self)
{
    const vf32x2 pair = out_pair(self);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_f16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self);
    return settled;
}

static inline vf32 out_f16(vf32 self)
{
    const vf32 erfc = vf32_erfc_f16(self);
    const vm32 close = vf32_unsettled_f16(erfc, 2);
    vf32 settled = erfc;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self);
    return settled;
}

static inline vf64 out_f64(vf64 self)
{
    return vf64_erfc(self);
}

AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 self)
{
    const vf32x2 pair = out_pair(self);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_bf16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self);
    return settled;
}

static inline vf32 out_bf16(vf32 self)
{
    const vf32 erfc = vf32_erfc_f16(self);
    const vm32 close = vf32_unsettled_bf16(erfc, 2);
    vf32 settled = erfc;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, self);
    return settled;
}

static void erfc_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_f32(vf32_load(self + i)), out_past);
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i)), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void erfc_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(out + i, out_f16(self_i.a), out_f16(self_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(out + i, out_f16(vf32_load_f16_n(self + i, n)), n);
    }
}

static void erfc_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const double *const self = ins[0];
    double *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES)
        vf64_store_past(out + i, out_f64(vf64_load(self + i)), out_past);
    if (i < count)
        vf64_store_n(out + i, out_f64(vf64_load_n(self + i, count - i)), count - i);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void erfc_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(out + i, out_bf16(self_i.a), out_bf16(self_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(out + i, out_bf16(vf32_load_bf16_n(self + i, n)), n);
    }
}

const ac_kernels AC_ISA(ac_erfc_kernels)[] = {
    {{
        [AC_F32] = erfc_f32,
        [AC_F16] = erfc_f16,
        [AC_F64] = erfc_f64,
        [AC_BF16] = erfc_bf16,
    }},
};
