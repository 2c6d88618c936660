/*
 * Generated from spec/activation/threshold.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self <= threshold, value, self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/threshold.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 threshold, vf32 value)
{
    const vm32 self_le_threshold = vf32_le(self, threshold);
    return vf32_where(self_le_threshold, value, self);
}

static void threshold_f32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs)
{
    const struct threshold_attrs *const a = attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const vf32 threshold = vf32_of((float)a->threshold);
    const vf32 value = vf32_of((float)a->value);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store(out + i, out_f32(vf32_load(self + i), threshold, value));
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i), threshold, value),
                     count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void threshold_f16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs)
{
    const struct threshold_attrs *const a = attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const vf32 threshold = vf32_of((float)a->threshold);
    const vf32 value = vf32_of((float)a->value);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_f16(out + i, out_f32(vf32_load_f16(self + i), threshold, value));
    if (i < count)
        vf32_store_f16_n(out + i, out_f32(vf32_load_f16_n(self + i, count - i), threshold, value),
                         count - i);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void threshold_bf16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs)
{
    const struct threshold_attrs *const a = attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const vf32 threshold = vf32_of((float)a->threshold);
    const vf32 value = vf32_of((float)a->value);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_bf16(out + i, out_f32(vf32_load_bf16(self + i), threshold, value));
    if (i < count)
        vf32_store_bf16_n(out + i, out_f32(vf32_load_bf16_n(self + i, count - i), threshold, value),
                          count - i);
}

const ac_kernels AC_ISA(threshold_kernels)[] = {
    {{
        [AC_F32] = threshold_f32,
        [AC_F16] = threshold_f16,
        [AC_BF16] = threshold_bf16,
    }},
};
