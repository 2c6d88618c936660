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

static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64 product = vf64x2_scale_round(
        vf64x2_make(vf64_of(0x1.0cfabd6a91132p+0 /* 1.0507009873554804934193349852946 */),
                    vf64_of(0x1.6fc7d272f2695p-55 /* and the rest */)),
        self);
    const vf64x2 expm1 = vf64x2_expm1(vf64x2_of(self));
    const vf64x2 product2 = vf64x2_mul(
        expm1,
        vf64x2_make(
            vf64_of(
                0x1.c212cc640f031p+0 /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */),
            vf64_of(0x1.05161b045a1fep-56 /* and the rest */)));
    const vf64 product3 = vf64x2_round(product2);
    return vf64_where(self_gt_0, product, product3);
}

AC_COLD vf32 out_far_f32(vf32 near_, vm32 faded, vf32 self)
{
    return vf32_where(faded, ac_by_f64(out_wide_f32, 1, (const vf32[]){self}), near_);
}

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
    const vf32 near_ = vf32_where(self_gt_0, product, product3);
    const vm32 faded =
        vm32_and(vf32_lt(vf32_abs(near_), vf32_of(0x1p-97f)), vf32_ne(self, vf32_of(0.0f)));
    return vm32_any(faded) ? out_far_f32(near_, faded, self) : near_;
}

static inline vf32x2 out_pair(vf32 self)
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

static inline vf64x2 out_wide(vf64 self)
{
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64x2 product = vf64x2_mul_single(
        vf64x2_make(vf64_of(0x1.0cfabd6a91132p+0 /* 1.0507009873554804934193349852946 */),
                    vf64_of(0x1.6fc7d272f2695p-55 /* and the rest */)),
        self);
    const vf64x2 expm1 = vf64x2_expm1(vf64x2_of(self));
    const vf64x2 product2 = vf64x2_mul(
        expm1,
        vf64x2_make(
            vf64_of(
                0x1.c212cc640f031p+0 /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */),
            vf64_of(0x1.05161b045a1fep-56 /* and the rest */)));
    return vf64x2_where(self_gt_0, product, product2);
}

AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self)
{
    const vf64x2 low = out_wide(vf64_widen_low(self));
    const vf64x2 high = out_wide(vf64_widen_high(self));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self)
{
    const vf32x2 pair = out_pair(self);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_f16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self);
    return settled;
}

static inline vf32 out_f16(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product =
        vf32_mul(vf32_of(0x1.0cfabep+0f /* 1.0507009873554804934193349852946 */), self);
    const vf32 expm1 = vf32_expm1_f16(self);
    const vf32 product2 = vf32_mul(
        expm1,
        vf32_of(
            0x1.c212ccp+0f /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */));
    const vf32 chosen = vf32_where(self_gt_0, product, product2);
    const vm32 close = vf32_unsettled_f16(chosen, 8);
    vf32 settled = chosen;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self);
    return settled;
}

AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 self)
{
    const vf32x2 pair = out_pair(self);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_bf16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self);
    return settled;
}

static inline vf32 out_bf16(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product =
        vf32_mul(vf32_of(0x1.0cfabep+0f /* 1.0507009873554804934193349852946 */), self);
    const vf32 expm1 = vf32_expm1_f16(self);
    const vm32 strays = vm32_and(vf32_strays(expm1), vf32_ne(self, vf32_of(0.0f)));
    const vf32 product2 = vf32_mul(
        expm1,
        vf32_of(
            0x1.c212ccp+0f /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */));
    const vf32 chosen = vf32_where(self_gt_0, product, product2);
    const vm32 doubt = vm32_and(vm32_not(self_gt_0), strays);
    const vm32 close = vf32_unsettled_bf16(chosen, 8);
    vf32 settled = chosen;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, self);
    if (vm32_any(doubt))
        settled = out_far(settled, doubt, self);
    return settled;
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
        vf32_store_f16(out + i, out_f16(vf32_load_f16(self + i)));
    if (i < count)
        vf32_store_f16_n(out + i, out_f16(vf32_load_f16_n(self + i, count - i)), count - i);
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
        vf32_store_bf16(out + i, out_bf16(vf32_load_bf16(self + i)));
    if (i < count)
        vf32_store_bf16_n(out + i, out_bf16(vf32_load_bf16_n(self + i, count - i)), count - i);
}

const ac_kernels AC_ISA(selu_kernels)[] = {
    {{
        [AC_F32] = selu_f32,
        [AC_F16] = selu_f16,
        [AC_BF16] = selu_bf16,
    }},
};
