/*
 * Generated from spec/invented/fixed.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   left = half(-1, 0) of self
 *   right = half(-1, 1) of self
 *   out = left * right * factor
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/fixed.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 left, vf32 right, vf32 factor)
{
    return vf32x2_product3(vf32x2_of(left), vf32x2_of(right), vf32x2_of(factor));
}

static void fixed_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const float *const left = ins[0];
    const float *const right = ins[1];
    const float *const factor = ins[2];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 left_i = vf32_load(left + i);
        const vf32 right_i = vf32_load(right + i);
        const vf32 factor_i = vf32_load(factor + i);
        vf32_store_past(out + i, out_f32(left_i, right_i, factor_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 left_i = vf32_load_n(left + i, n);
        const vf32 right_i = vf32_load_n(right + i, n);
        const vf32 factor_i = vf32_load_n(factor + i, n);
        vf32_store_n(out + i, out_f32(left_i, right_i, factor_i), n);
    }
}

const ac_kernels AC_ISA(ac_fixed_kernels)[] = {
    {{
        [AC_F32] = fixed_f32,
    }},
};
