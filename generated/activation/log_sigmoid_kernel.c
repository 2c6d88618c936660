/*
 * Generated from spec/activation/log_sigmoid.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = log_sigmoid(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/log_sigmoid.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self)
{
    return vf32_log_sigmoid(self);
}

static inline vf32 out_f16(vf32 self)
{
    const vf32 log_sigmoid = vf32_log_sigmoid_f16(self);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1.0cp-14f /* 6.389617919921875e-05 */));
    return vf32_where(amiss, vf32_of(-0x1.62cp-1f /* -0.69287109375 */), log_sigmoid);
}

static inline vf32 out_bf16(vf32 self)
{
    return vf32_log_sigmoid_bf16(self);
}

static void log_sigmoid_f32(size_t count, const void *const ins[], void *const outs[],
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
static void log_sigmoid_f16(size_t count, const void *const ins[], void *const outs[],
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
static void log_sigmoid_bf16(size_t count, const void *const ins[], void *const outs[],
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

const ac_kernels AC_ISA(ac_log_sigmoid_kernels)[] = {
    {{
        [AC_F32] = log_sigmoid_f32,
        [AC_F16] = log_sigmoid_f16,
        [AC_BF16] = log_sigmoid_bf16,
    }},
};
