/*
 * Generated from spec/activation/hardswish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self <= -3, 0, where(self >= 3, self, self * ((self + 3) / 6)))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/hardswish.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self)
{
    return vf32_ramped(self, 3.0f, 0x1.555556p-3f /* 1 / 6 */,
                       -0x1.555552p-28f /* and above the rest */);
}

static inline vf32 out_f16(vf32 self)
{
    const vf32 above = vf32_max(self, vf32_of(-3.0f));
    const vf32 inside = vf32_min(above, vf32_of(3.0f));
    const vf32 opposite = vf32_sub(vf32_of(-3.0f), inside);
    const vf32 part = vf32_mul(opposite, vf32_of(-0x1.555556p-3f /* -1 / 6 */));
    const vf32 product = vf32_mul(part, above);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1p-24f /* 5.960464477539063e-08 */));
    return vf32_where(amiss, vf32_of(0x1p-24f /* 5.960464477539063e-08 */), product);
}

static inline vf32 out_bf16(vf32 self)
{
    const vf32 above = vf32_max(self, vf32_of(-3.0f));
    const vf32 inside = vf32_min(above, vf32_of(3.0f));
    const vf32 opposite = vf32_sub(vf32_of(-3.0f), inside);
    const vf32 part = vf32_mul(opposite, vf32_of(-0x1.555556p-3f /* -1 / 6 */));
    const vf32 product = vf32_mul(part, above);
    return vf32_lifted(product);
}

static void hardswish_f32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
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
static void hardswish_f16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
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

/* Loads widen bf16 to f32; stores round to nearest even. */
static void hardswish_bf16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
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

const ac_kernels AC_ISA(ac_hardswish_kernels)[] = {
    {{
        [AC_F32] = hardswish_f32,
        [AC_F16] = hardswish_f16,
        [AC_BF16] = hardswish_bf16,
    }},
};
