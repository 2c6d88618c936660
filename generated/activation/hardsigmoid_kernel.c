/*
 * Generated from spec/activation/hardsigmoid.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > 3, 1, where(self <= -3, 0, (self + 3) / 6))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/hardsigmoid.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self)
{
    const vm32 self_gt_3 = vf32_gt(self, vf32_of(3.0f));
    const vm32 self_le_minus_3 = vf32_le(self, vf32_of(-3.0f));
    const vf32x2 sum = vf32x2_of_ordered_sum_finite(vf32_of(3.0f), self);
    const vf32x2 product =
        vf32x2_mul_loose(sum, vf32x2_make(vf32_of(0x1.555556p-3f /* 1 / 6 */),
                                          vf32_of(-0x1.555556p-28f /* and the rest */)));
    const vf32 product2 = vf32x2_round(product);
    const vf32 chosen = vf32_where(self_le_minus_3, vf32_of(0.0f), product2);
    return vf32_where(self_gt_3, vf32_of(1.0f), chosen);
}

static inline vf32 out_f16(vf32 self)
{
    const vm32 self_gt_3 = vf32_gt(self, vf32_of(3.0f));
    const vm32 self_le_minus_3 = vf32_le(self, vf32_of(-3.0f));
    const vf32 sum = vf32_add(self, vf32_of(3.0f));
    const vf32 product = vf32_mul(sum, vf32_of(0x1.555556p-3f /* 1 / 6 */));
    const vf32 chosen = vf32_where(self_le_minus_3, vf32_of(0.0f), product);
    return vf32_where(self_gt_3, vf32_of(1.0f), chosen);
}

static inline vf32 out_bf16(vf32 self)
{
    const vm32 self_gt_3 = vf32_gt(self, vf32_of(3.0f));
    const vm32 self_le_minus_3 = vf32_le(self, vf32_of(-3.0f));
    const vf32 sum = vf32_add(self, vf32_of(3.0f));
    const vf32 product = vf32_mul(sum, vf32_of(0x1.555556p-3f /* 1 / 6 */));
    const vf32 chosen = vf32_where(self_le_minus_3, vf32_of(0.0f), product);
    return vf32_where(self_gt_3, vf32_of(1.0f), chosen);
}

static void hardsigmoid_f32(size_t count, const void *const ins[], void *const outs[],
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
static void hardsigmoid_f16(size_t count, const void *const ins[], void *const outs[],
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
static void hardsigmoid_bf16(size_t count, const void *const ins[], void *const outs[],
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

/* Loads round i32 to f32; stores truncate towards zero. */
static void hardsigmoid_i32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)past;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_i32(out + i, out_f32(vf32_load_i32(self + i)));
    if (i < count)
        vf32_store_i32_n(out + i, out_f32(vf32_load_i32_n(self + i, count - i)), count - i);
}

const ac_kernels AC_ISA(ac_hardsigmoid_kernels)[] = {
    {{
        [AC_F32] = hardsigmoid_f32,
        [AC_F16] = hardsigmoid_f16,
        [AC_BF16] = hardsigmoid_bf16,
        [AC_I32] = hardsigmoid_i32,
    }},
};
