/*
 * Generated from spec/invented/ledger.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   left = half(dim, 0) of self
 *   right = half(dim, 1) of self
 *   out = left + right
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/ledger.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 left, vf32 right)
{
    return vf32_add(left, right);
}

static inline vf32x2 out_pair(vf32 left, vf32 right)
{
    return vf32x2_of_sum(left, right);
}

AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 left, vf32 right)
{
    const vf32x2 pair = out_pair(left, right);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

static inline vf32 out_f16(vf32 left, vf32 right)
{
    const vf32 sum = vf32_add(left, right);
    const vm32 close = vf32_unsettled_f16(sum, 1);
    vf32 settled = sum;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, left, right);
    return settled;
}

static void ledger_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const float *const left = ins[0];
    const float *const right = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 left_i = vf32_load(left + i);
        const vf32 right_i = vf32_load(right + i);
        vf32_store_past(out + i, out_f32(left_i, right_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 left_i = vf32_load_n(left + i, n);
        const vf32 right_i = vf32_load_n(right + i, n);
        vf32_store_n(out + i, out_f32(left_i, right_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void ledger_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_f16 *const left = ins[0];
    const ac_f16 *const right = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two left_i = vf32_load_two_f16(left + i);
        const vf32_two right_i = vf32_load_two_f16(right + i);
        vf32_store_two_f16_past(out + i, out_f16(left_i.a, right_i.a), out_f16(left_i.b, right_i.b),
                                out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 left_i = vf32_load_f16_n(left + i, n);
        const vf32 right_i = vf32_load_f16_n(right + i, n);
        vf32_store_f16_n(out + i, out_f16(left_i, right_i), n);
    }
}

const ac_kernels AC_ISA(ac_ledger_kernels)[] = {
    {{
        [AC_F32] = ledger_f32,
        [AC_F16] = ledger_f16,
    }},
};
