/*
 * Generated from spec/invented/other.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   form is square:
 *     out = self * self
 *   out = self
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/other.h"
#include "simd/simd.h"

static inline vf32 out_square_f32(vf32 self)
{
    return vf32_mul(self, self);
}

static inline vf32 out_plain_f32(vf32 self)
{
    return self;
}

static void other_square_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_square_f32(vf32_load(self + i)), out_past);
    if (i < count)
        vf32_store_n(out + i, out_square_f32(vf32_load_n(self + i, count - i)), count - i);
}

static void other_plain_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_plain_f32(vf32_load(self + i)), out_past);
    if (i < count)
        vf32_store_n(out + i, out_plain_f32(vf32_load_n(self + i, count - i)), count - i);
}

const ac_kernels AC_ISA(ac_other_kernels)[] = {
    [OTHER_FORM_SQUARE] = {{
        [AC_F32] = other_square_f32,
    }},
    [OTHER_FORM_PLAIN] = {{
        [AC_F32] = other_plain_f32,
    }},
};
