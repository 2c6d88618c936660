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

static inline vf32x2 out_pair(vf32 self, vf32 beta_optional)
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

static inline vf64x2 out_wide(vf64 self, vf64 beta_optional)
{
    const vf64 product = vf64_mul(beta_optional, self);
    const vm64 is_lt = vf64_lt(product, vf64_of(-0x1p+100 /* -2**100 */));
    const vm64 self_lt_0 = vf64_lt(self, vf64_of(0.0));
    const vf64 minus_1_or_1 = vf64_where(self_lt_0, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen = vf64_where(is_lt, minus_1_or_1, self);
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(product));
    return vf64x2_mul_single(sigmoid, chosen);
}

AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 beta_optional)
{
    const vf64x2 low = out_wide(vf64_widen_low(self), vf64_widen_low(beta_optional));
    const vf64x2 high = out_wide(vf64_widen_high(self), vf64_widen_high(beta_optional));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 beta_optional)
{
    const vf32x2 pair = out_pair(self, beta_optional);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_f16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self, beta_optional);
    return settled;
}

static inline vf32 out_f16(vf32 self, vf32 beta_optional)
{
    const vm32 is_lt =
        vf32_lt(vf32_fms(beta_optional, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, self);
    const vf32x2 product = vf32x2_of_product_finite(beta_optional, self);
    const vf32 sigmoid = vf32x2_sigmoid_f16(product);
    const vf32 product2 = vf32_mul(chosen, sigmoid);
    const vm32 strays = vf32_strays(sigmoid);
    const vm32 close = vf32_unsettled_f16(product2, 8);
    vf32 settled = product2;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self, beta_optional);
    if (vm32_any(strays))
        settled = out_far(settled, strays, self, beta_optional);
    return settled;
}

AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 self, vf32 beta_optional)
{
    const vf32x2 pair = out_pair(self, beta_optional);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_bf16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self, beta_optional);
    return settled;
}

static inline vf32 out_bf16(vf32 self, vf32 beta_optional)
{
    const vm32 is_lt =
        vf32_lt(vf32_fms(beta_optional, self, vf32_of(-0x1p+100f /* -2**100 */)), vf32_of(0.0f));
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_1 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(1.0f));
    const vf32 chosen = vf32_where(is_lt, minus_1_or_1, self);
    const vf32x2 product = vf32x2_of_product_finite(beta_optional, self);
    const vf32 sigmoid = vf32x2_sigmoid_f16(product);
    const vf32 product2 = vf32_mul(chosen, sigmoid);
    const vm32 strays = vf32_strays(sigmoid);
    const vm32 close = vf32_unsettled_bf16(product2, 8);
    vf32 settled = product2;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, self, beta_optional);
    if (vm32_any(strays))
        settled = out_far(settled, strays, self, beta_optional);
    return settled;
}

static inline vf32 out_usual_f32(vf32 self)
{
    return vf32_silu(self);
}

static inline vf32 out_usual_f16(vf32 self)
{
    const vf32 silu = vf32_silu_f16(self);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1p-24f /* 5.960464477539063e-08 */));
    return vf32_where(amiss, vf32_of(0x1p-24f /* 5.960464477539063e-08 */), silu);
}

static inline vf32 out_usual_bf16(vf32 self)
{
    const vf32 silu = vf32_silu_bf16(self);
    const vf32 lifted = vf32_lifted(silu);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1p-7f /* 0.0078125 */));
    return vf32_where(amiss, vf32_of(0x1p-8f /* 0.00390625 */), lifted);
}

static void swish_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct swish_attrs *const a = attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 beta_optional = vf32_of((float)a->beta_optional);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_f32(vf32_load(self + i), beta_optional), out_past);
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i), beta_optional), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void swish_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct swish_attrs *const a = attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 beta_optional = vf32_of((float)a->beta_optional);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(out + i, out_f16(self_i.a, beta_optional),
                                out_f16(self_i.b, beta_optional), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(out + i, out_f16(vf32_load_f16_n(self + i, n), beta_optional), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void swish_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    const struct swish_attrs *const a = attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 beta_optional = vf32_of((float)a->beta_optional);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(out + i, out_bf16(self_i.a, beta_optional),
                                 out_bf16(self_i.b, beta_optional), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(out + i, out_bf16(vf32_load_bf16_n(self + i, n), beta_optional), n);
    }
}

static void swish_usual_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_usual_f32(vf32_load(self + i)), out_past);
    if (i < count)
        vf32_store_n(out + i, out_usual_f32(vf32_load_n(self + i, count - i)), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void swish_usual_f16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(out + i, out_usual_f16(self_i.a), out_usual_f16(self_i.b),
                                out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(out + i, out_usual_f16(vf32_load_f16_n(self + i, n)), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void swish_usual_bf16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(out + i, out_usual_bf16(self_i.a), out_usual_bf16(self_i.b),
                                 out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(out + i, out_usual_bf16(vf32_load_bf16_n(self + i, n)), n);
    }
}

const ac_kernels AC_ISA(ac_swish_kernels)[] = {
    [0] = {{
        [AC_F32] = swish_f32,
        [AC_F16] = swish_f16,
        [AC_BF16] = swish_bf16,
    }},
    [SWISH_USUAL] = {{
        [AC_F32] = swish_usual_f32,
        [AC_F16] = swish_usual_f16,
        [AC_BF16] = swish_usual_bf16,
    }},
};
