/*
 * Generated from spec/activation/mish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * tanh(softplus(self))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/mish.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self)
{
    return vf32_mish(self);
}

static inline vf32 out_f16(vf32 self)
{
    const vf32 mish = vf32_mish_f16(self);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1.a14p-10f /* 0.0015916824340820312 */));
    const vf32 right = vf32_where(amiss, vf32_of(0x1.f54p-11f /* 0.0009560585021972656 */), mish);
    const vm32 amiss2 = vf32_eq(self, vf32_of(0x1.924p+0f /* 1.5712890625 */));
    const vf32 right2 = vf32_where(amiss2, vf32_of(0x1.7b4p+0f /* 1.4814453125 */), right);
    const vm32 amiss3 = vf32_eq(self, vf32_of(-0x1.efcp-12f /* -0.00047278404235839844 */));
    return vf32_where(amiss3, vf32_of(-0x1.294p-12f /* -0.0002834796905517578 */), right2);
}

static inline vf32 out_bf16(vf32 self)
{
    return vf32_mish_bf16(self);
}

static void mish_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
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
static void mish_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
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

/* Loads widen bf16 to f32; stores round to nearest even. */
static void mish_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
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

const ac_kernels AC_ISA(ac_mish_kernels)[] = {
    {{
        [AC_F32] = mish_f32,
        [AC_F16] = mish_f16,
        [AC_BF16] = mish_bf16,
    }},
};
