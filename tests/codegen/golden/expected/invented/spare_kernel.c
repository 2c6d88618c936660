/*
 * Generated from spec/invented/spare.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * sigmoid(scale * self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/spare.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 scale)
{
    const vm32 is_lt =
        vf32_lt(vf32_fms(scale, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, self);
    const vf32x2 product = vf32x2_of_product(scale, self);
    return vf32_sigmoid_times(product, chosen);
}

static void spare_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct spare_attrs *const a = attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 scale = vf32_of((float)a->scale);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_f32(vf32_load(self + i), scale), out_past);
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i), scale), count - i);
}

const ac_kernels AC_ISA(ac_spare_kernels)[] = {
    [SPARE_SURE_FALSE] = {{
        [AC_F32] = spare_f32,
    }},
    [SPARE_SURE_TRUE] = {{
        [AC_F32] = spare_f32,
    }},
};
