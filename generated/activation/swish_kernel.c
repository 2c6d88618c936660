/*
 * Generated from spec/activation/swish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * sigmoid(betaOptional * self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/swish.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 beta_optional)
{
    const vm32 is_lt =
        vf32_lt(vf32_fms(beta_optional, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, self);
    const vf32x2 product = vf32x2_of_product(beta_optional, self);
    return vf32_sigmoid_times(product, chosen);
}

static inline vf32x2 out_pair_f16(vf32 self, vf32 beta_optional)
{
    const vm32 is_lt =
        vf32_lt(vf32_fms(beta_optional, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, self);
    const vf32x2 product = vf32x2_of_product(beta_optional, self);
    const vf32x2 sigmoid = vf32x2_sigmoid(product);
    return vf32x2_mul_single(sigmoid, chosen);
}

static inline vf32 out_short_f16(vf32 self, vf32 beta_optional)
{
    const vm32 is_lt =
        vf32_lt(vf32_fms(beta_optional, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, self);
    const vf32 product = vf32_mul(beta_optional, self);
    const vf32 sigmoid = vf32_sigmoid_f16(product);
    return vf32_mul(chosen, sigmoid);
}

AC_COLD vf32 out_settle_f16(vf32 short_, vm32 unsettled, vf32 self, vf32 beta_optional)
{
    return vf32_where(unsettled, vf32x2_round_odd(out_pair_f16(self, beta_optional)), short_);
}

static inline vf32 out_f16(vf32 self, vf32 beta_optional)
{
    const vf32 short_ = out_short_f16(self, beta_optional);
    const vm32 unsettled = vf32_unsettled_f16(short_);
    return vm32_any(unsettled) ? out_settle_f16(short_, unsettled, self, beta_optional) : short_;
}

static inline vf32x2 out_pair_bf16(vf32 self, vf32 beta_optional)
{
    const vm32 is_lt =
        vf32_lt(vf32_fms(beta_optional, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, self);
    const vf32x2 product = vf32x2_of_product(beta_optional, self);
    const vf32x2 sigmoid = vf32x2_sigmoid(product);
    return vf32x2_mul_single(sigmoid, chosen);
}

static inline vf32 out_short_bf16(vf32 self, vf32 beta_optional)
{
    const vm32 is_lt =
        vf32_lt(vf32_fms(beta_optional, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, self);
    const vf32 product = vf32_mul(beta_optional, self);
    return vf32_sigmoid_times_bf16(product, chosen);
}

AC_COLD vf32 out_settle_bf16(vf32 short_, vm32 unsettled, vf32 self, vf32 beta_optional)
{
    return vf32_where(unsettled, vf32x2_round_odd(out_pair_bf16(self, beta_optional)), short_);
}

static inline vf32 out_bf16(vf32 self, vf32 beta_optional)
{
    const vf32 short_ = out_short_bf16(self, beta_optional);
    const vm32 unsettled = vf32_unsettled_bf16(short_);
    return vm32_any(unsettled) ? out_settle_bf16(short_, unsettled, self, beta_optional) : short_;
}

static void swish_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs)
{
    const struct swish_attrs *const a = attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const vf32 beta_optional = vf32_of((float)a->beta_optional);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store(out + i, out_f32(vf32_load(self + i), beta_optional));
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i), beta_optional), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void swish_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs)
{
    const struct swish_attrs *const a = attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const vf32 beta_optional = vf32_of((float)a->beta_optional);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_f16(out + i, out_f16(vf32_load_f16(self + i), beta_optional));
    if (i < count)
        vf32_store_f16_n(out + i, out_f16(vf32_load_f16_n(self + i, count - i), beta_optional),
                         count - i);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void swish_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs)
{
    const struct swish_attrs *const a = attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const vf32 beta_optional = vf32_of((float)a->beta_optional);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_bf16(out + i, out_bf16(vf32_load_bf16(self + i), beta_optional));
    if (i < count)
        vf32_store_bf16_n(out + i, out_bf16(vf32_load_bf16_n(self + i, count - i), beta_optional),
                          count - i);
}

const ac_kernels AC_ISA(swish_kernels)[] = {
    {{
        [AC_F32] = swish_f32,
        [AC_F16] = swish_f16,
        [AC_BF16] = swish_bf16,
    }},
};
