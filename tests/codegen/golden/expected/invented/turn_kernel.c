/*
 * Generated from spec/invented/turn.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   square = self * self
 *   out = conj(square) * (1 - self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/turn.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self)
{
    const vf32x2 difference = vf32x2_of_sum(vf32_of(1.0f), vf32_neg(self));
    return vf32x2_product3(difference, vf32x2_of(self), vf32x2_of(self));
}

static inline vf64_complex out_c64(vf64_complex self)
{
    const vf64_complex square = vf64_complex_mul(self, self);
    const vf64_complex conjugate = vf64_complex_conj(square);
    const vf64_complex one = vf64_complex_of(1.0);
    const vf64_complex difference = vf64_complex_sub(one, self);
    return vf64_complex_mul(conjugate, difference);
}

static void turn_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
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

/* Parts are computed in f64 and rounded once. */
static void turn_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_c64 *const self = ins[0];
    ac_c64 *const out = outs[0];
    (void)past;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_COMPLEX_LANES <= count; i += VF64_COMPLEX_LANES)
        vf64_complex_store_c64(out + i, out_c64(vf64_complex_load_c64(self + i)));
    if (i < count)
        vf64_complex_store_c64_n(out + i, out_c64(vf64_complex_load_c64_n(self + i, count - i)),
                                 count - i);
}

const ac_kernels AC_ISA(ac_turn_kernels)[] = {
    {{
        [AC_F32] = turn_f32,
        [AC_C64] = turn_c64,
    }},
};
