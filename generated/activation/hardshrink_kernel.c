/*
 * Generated from spec/activation/hardshrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(abs(self) <= max(lambd, 0), 0, self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/hardshrink.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 lambd)
{
    const vf32 abs = vf32_abs(self);
    const vf32 max = vf32_max(lambd, vf32_of(0.0f));
    const vm32 is_le = vf32_le(abs, max);
    return vf32_where(is_le, vf32_of(0.0f), self);
}

static void hardshrink_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct hardshrink_attrs *const a = attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 lambd = vf32_of((float)a->lambd);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_f32(vf32_load(self + i), lambd), out_past);
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i), lambd), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void hardshrink_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct hardshrink_attrs *const a = attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 lambd = vf32_of((float)a->lambd);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(out + i, out_f32(self_i.a, lambd), out_f32(self_i.b, lambd),
                                out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(out + i, out_f32(vf32_load_f16_n(self + i, n), lambd), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void hardshrink_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct hardshrink_attrs *const a = attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 lambd = vf32_of((float)a->lambd);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(out + i, out_f32(self_i.a, lambd), out_f32(self_i.b, lambd),
                                 out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(out + i, out_f32(vf32_load_bf16_n(self + i, n), lambd), n);
    }
}

const ac_kernels AC_ISA(ac_hardshrink_kernels)[] = {
    {{
        [AC_F32] = hardshrink_f32,
        [AC_F16] = hardshrink_f16,
        [AC_BF16] = hardshrink_bf16,
    }},
};
