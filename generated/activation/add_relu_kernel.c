/*
 * Generated from spec/activation/add_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   factor = where(alpha < 1 or alpha > 1, alpha, 1)
 *   out = max(self + factor * other, 0)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/add_relu.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 other, vf32 alpha)
{
    const vm32 alpha_lt_1 = vf32_lt(alpha, vf32_of(1.0f));
    const vm32 alpha_gt_1 = vf32_gt(alpha, vf32_of(1.0f));
    const vm32 or_ = vm32_or(alpha_lt_1, alpha_gt_1);
    const vf32 factor = vf32_where(or_, alpha, vf32_of(1.0f));
    const vf32x2 product = vf32x2_of_product(factor, other);
    const vf32x2 sum = vf32x2_add_single(product, self);
    const vm32 is_gt = vf32x2_gt(vf32x2_of(vf32_of(0.0f)), sum);
    const vf32x2 chosen = vf32x2_where(is_gt, vf32x2_of(vf32_of(0.0f)), sum);
    return vf32x2_round(chosen);
}

static inline vf32 out_f16(vf32 self, vf32 other, vf32 alpha)
{
    const vm32 alpha_lt_1 = vf32_lt(alpha, vf32_of(1.0f));
    const vm32 alpha_gt_1 = vf32_gt(alpha, vf32_of(1.0f));
    const vm32 or_ = vm32_or(alpha_lt_1, alpha_gt_1);
    const vf32 factor = vf32_where(or_, alpha, vf32_of(1.0f));
    const vf32 sum = vf32_fma(factor, other, self);
    const vf32x2 product = vf32x2_of_product(factor, other);
    const vf32x2 sum2 = vf32x2_add_single(product, self);
    const vm32 is_gt = vf32x2_gt(vf32x2_of(vf32_of(0.0f)), sum2);
    return vf32_where(is_gt, vf32_of(0.0f), sum);
}

static inline vf64 out_wide(vf64 self, vf64 other, vf64 alpha)
{
    const vm64 alpha_lt_1 = vf64_lt(alpha, vf64_of(1.0));
    const vm64 alpha_gt_1 = vf64_gt(alpha, vf64_of(1.0));
    const vm64 or_ = vm64_or(alpha_lt_1, alpha_gt_1);
    const vf64 factor = vf64_where(or_, alpha, vf64_of(1.0));
    const vf64 product = vf64_mul(factor, other);
    const vf64x2 sum = vf64x2_of_sum(self, product);
    const vm64 is_gt = vf64x2_gt(vf64x2_of(vf64_of(0.0)), sum);
    const vf64x2 chosen = vf64x2_where(is_gt, vf64x2_of(vf64_of(0.0)), sum);
    return vf64x2_round(chosen);
}

AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 other, vf32 alpha)
{
    const vf64x2 low =
        vf64x2_of(out_wide(vf64_widen_low(self), vf64_widen_low(other), vf64_widen_low(alpha)));
    const vf64x2 high =
        vf64x2_of(out_wide(vf64_widen_high(self), vf64_widen_high(other), vf64_widen_high(alpha)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

static inline vf32 out_bf16(vf32 self, vf32 other, vf32 alpha)
{
    const vm32 alpha_lt_1 = vf32_lt(alpha, vf32_of(1.0f));
    const vm32 alpha_gt_1 = vf32_gt(alpha, vf32_of(1.0f));
    const vm32 or_ = vm32_or(alpha_lt_1, alpha_gt_1);
    const vf32 factor = vf32_where(or_, alpha, vf32_of(1.0f));
    const vf32 sum = vf32_fma(factor, other, self);
    const vf32x2 product = vf32x2_of_product(factor, other);
    const vf32x2 sum2 = vf32x2_add_single(product, self);
    const vm32 is_gt = vf32x2_gt(vf32x2_of(vf32_of(0.0f)), sum2);
    const vf32 chosen = vf32_where(is_gt, vf32_of(0.0f), sum);
    const vf32 product2 = vf32_mul(factor, other);
    const vm32 cancelled = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product2), vf32_of(0x1p-3f)));
    const vm32 doubt = vm32_and(vm32_not(is_gt), cancelled);
    vf32 settled = chosen;
    if (vm32_any(doubt))
        settled = out_far(settled, doubt, self, other, alpha);
    return settled;
}

static inline int8_t out_i8(int8_t self, int8_t other, int8_t alpha)
{
    const int8_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const int8_t factor = or_ ? alpha : one;
    const int8_t product = (int8_t)((uint32_t)factor * (uint32_t)other);
    const int8_t sum = (int8_t)((uint32_t)self + (uint32_t)product);
    const int8_t zero = 0;
    return zero > sum ? zero : sum;
}

static inline int32_t out_i32(int32_t self, int32_t other, int32_t alpha)
{
    const int32_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const int32_t factor = or_ ? alpha : one;
    const int32_t product = (int32_t)((uint32_t)factor * (uint32_t)other);
    const int32_t sum = (int32_t)((uint32_t)self + (uint32_t)product);
    const int32_t zero = 0;
    return zero > sum ? zero : sum;
}

static inline uint8_t out_u8(uint8_t self, uint8_t other, uint8_t alpha)
{
    const uint8_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const uint8_t factor = or_ ? alpha : one;
    const uint8_t product = (uint8_t)((uint32_t)factor * (uint32_t)other);
    const uint8_t sum = (uint8_t)((uint32_t)self + (uint32_t)product);
    const uint8_t zero = 0;
    return zero > sum ? zero : sum;
}

static inline int16_t out_i16(int16_t self, int16_t other, int16_t alpha)
{
    const int16_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const int16_t factor = or_ ? alpha : one;
    const int16_t product = (int16_t)((uint32_t)factor * (uint32_t)other);
    const int16_t sum = (int16_t)((uint32_t)self + (uint32_t)product);
    const int16_t zero = 0;
    return zero > sum ? zero : sum;
}

static inline int64_t out_i64(int64_t self, int64_t other, int64_t alpha)
{
    const int64_t one = 1;
    const bool is_lt = alpha < one;
    const bool is_gt = alpha > one;
    const bool or_ = is_lt || is_gt;
    const int64_t factor = or_ ? alpha : one;
    const int64_t product = (int64_t)((uint64_t)factor * (uint64_t)other);
    const int64_t sum = (int64_t)((uint64_t)self + (uint64_t)product);
    const int64_t zero = 0;
    return zero > sum ? zero : sum;
}

static void add_relu_f32(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const float *const self = ins[0];
    const float *const other = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 alpha = vf32_of((float)a->alpha);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 self_i = vf32_load(self + i);
        const vf32 other_i = vf32_load(other + i);
        vf32_store_past(out + i, out_f32(self_i, other_i, alpha), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 self_i = vf32_load_n(self + i, n);
        const vf32 other_i = vf32_load_n(other + i, n);
        vf32_store_n(out + i, out_f32(self_i, other_i, alpha), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void add_relu_f16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const ac_f16 *const self = ins[0];
    const ac_f16 *const other = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 alpha = vf32_of((float)a->alpha);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        const vf32_two other_i = vf32_load_two_f16(other + i);
        vf32_store_two_f16_past(out + i, out_f16(self_i.a, other_i.a, alpha),
                                out_f16(self_i.b, other_i.b, alpha), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_f16_n(self + i, n);
        const vf32 other_i = vf32_load_f16_n(other + i, n);
        vf32_store_f16_n(out + i, out_f16(self_i, other_i, alpha), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void add_relu_bf16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const ac_bf16 *const self = ins[0];
    const ac_bf16 *const other = ins[1];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 alpha = vf32_of((float)a->alpha);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        const vf32_two other_i = vf32_load_two_bf16(other + i);
        vf32_store_two_bf16_past(out + i, out_bf16(self_i.a, other_i.a, alpha),
                                 out_bf16(self_i.b, other_i.b, alpha), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_bf16_n(self + i, n);
        const vf32 other_i = vf32_load_bf16_n(other + i, n);
        vf32_store_bf16_n(out + i, out_bf16(self_i, other_i, alpha), n);
    }
}

static void add_relu_i8(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const int8_t *const self = ins[0];
    const int8_t *const other = ins[1];
    int8_t *const out = outs[0];
    (void)past;
    const int8_t alpha = (int8_t)a->alpha_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i8(self[i], other[i], alpha);
}

static void add_relu_i32(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const int32_t *const self = ins[0];
    const int32_t *const other = ins[1];
    int32_t *const out = outs[0];
    (void)past;
    const int32_t alpha = (int32_t)a->alpha_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i32(self[i], other[i], alpha);
}

static void add_relu_u8(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const uint8_t *const self = ins[0];
    const uint8_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)past;
    const uint8_t alpha = (uint8_t)a->alpha_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_u8(self[i], other[i], alpha);
}

static void add_relu_i16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const int16_t *const self = ins[0];
    const int16_t *const other = ins[1];
    int16_t *const out = outs[0];
    (void)past;
    const int16_t alpha = (int16_t)a->alpha_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i16(self[i], other[i], alpha);
}

static void add_relu_i64(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct add_relu_attrs *const a = attrs;
    const int64_t *const self = ins[0];
    const int64_t *const other = ins[1];
    int64_t *const out = outs[0];
    (void)past;
    const int64_t alpha = (int64_t)a->alpha_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i64(self[i], other[i], alpha);
}

const ac_kernels AC_ISA(ac_add_relu_kernels)[] = {
    {{
        [AC_F32] = add_relu_f32,
        [AC_F16] = add_relu_f16,
        [AC_BF16] = add_relu_bf16,
        [AC_I8] = add_relu_i8,
        [AC_I32] = add_relu_i32,
        [AC_U8] = add_relu_u8,
        [AC_I16] = add_relu_i16,
        [AC_I64] = add_relu_i64,
    }},
};
