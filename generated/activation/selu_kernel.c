/*
 * Generated from spec/activation/selu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   scale = 1.0507009873554804934193349852946
 *   alpha = 1.6732632423543772848170429916717
 *   out = where(self > 0, scale * self, scale * alpha * expm1(self))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/selu.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product = vf32x2_scale_round(
        vf32x2_make(vf32_of(0x1.0cfabep+0f /* 1.0507009873554804934193349852946 */),
                    vf32_of(-0x1.2adddap-25f /* and the rest */)),
        self);
    const vf32x2 expm1 = vf32x2_expm1(vf32x2_of(self));
    const vf32x2 product2 = vf32x2_mul(
        expm1,
        vf32x2_make(
            vf32_of(
                0x1.c212ccp+0f /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */),
            vf32_of(0x1.903c0cp-26f /* and the rest */)));
    const vf32 product3 = vf32x2_round(product2);
    return vf32_where(self_gt_0, product, product3);
}

static inline vf32x2 out_f16(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32x2 product = vf32x2_mul_single(
        vf32x2_make(vf32_of(0x1.0cfabep+0f /* 1.0507009873554804934193349852946 */),
                    vf32_of(-0x1.2adddap-25f /* and the rest */)),
        self);
    const vf32x2 expm1 = vf32x2_expm1(vf32x2_of(self));
    const vf32x2 product2 = vf32x2_mul(
        expm1,
        vf32x2_make(
            vf32_of(
                0x1.c212ccp+0f /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */),
            vf32_of(0x1.903c0cp-26f /* and the rest */)));
    return vf32x2_where(self_gt_0, product, product2);
}

static inline vf32x2 out_bf16(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32x2 product = vf32x2_mul_single(
        vf32x2_make(vf32_of(0x1.0cfabep+0f /* 1.0507009873554804934193349852946 */),
                    vf32_of(-0x1.2adddap-25f /* and the rest */)),
        self);
    const vf32x2 expm1 = vf32x2_expm1(vf32x2_of(self));
    const vf32x2 product2 = vf32x2_mul(
        expm1,
        vf32x2_make(
            vf32_of(
                0x1.c212ccp+0f /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */),
            vf32_of(0x1.903c0cp-26f /* and the rest */)));
    return vf32x2_where(self_gt_0, product, product2);
}

static void selu_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs)
{
    (void)attrs;
    const float *const self = ins[0];
    float *const out = outs[0];

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store(out + i, out_f32(vf32_load(self + i)));
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i)), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void selu_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32x2_store_f16(out + i, out_f16(vf32_load_f16(self + i)));
    if (i < count)
        vf32x2_store_f16_n(out + i, out_f16(vf32_load_f16_n(self + i, count - i)), count - i);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void selu_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs)
{
    (void)attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32x2_store_bf16(out + i, out_bf16(vf32_load_bf16(self + i)));
    if (i < count)
        vf32x2_store_bf16_n(out + i, out_bf16(vf32_load_bf16_n(self + i, count - i)), count - i);
}

const ac_kernels AC_ISA(selu_kernels)[] = {
    {{
        [AC_F32] = selu_f32,
        [AC_F16] = selu_f16,
        [AC_BF16] = selu_bf16,
    }},
};
