/*
 * Generated from spec/activation/binary_cross_entropy_with_logits_target_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   slope = where(self < -1, posWeightOptional * softplus(-self) - softplus(self),
 *       (posWeightOptional - 1) * softplus(-self) - self)
 *   share = 1 / count(target)
 *   reduction is mean:
 *     gradTarget = gradOutput * weightOptional * slope * share
 *   gradTarget = gradOutput * weightOptional * slope
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/binary_cross_entropy_with_logits_target_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(self < -1, softplus(-self) * posWeightOptional - softplus(self), (posWeightOptional - 1) *
 * softplus(-self) - self) * gradOutput * weightOptional: in f64, of which the caller takes the
 * lanes that left the range of f32. */
static inline vf64 grad_target_none_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 weight_optional = args[2];
    const vf64 pos_weight_optional = args[3];
    const vm64 self_lt_minus_1 = vf64_lt(self, vf64_of(-1.0));
    const vf64 negative = vf64_neg(self);
    const vf64x2 softplus = vf64x2_softplus(vf64x2_of(negative));
    const vf64x2 kept_softplus =
        vf64x2_where(vm64_and(vf64_is_inf(pos_weight_optional), vf64_eq(softplus.hi, vf64_of(0.0))),
                     vf64x2_of(vf64_of(1.0)), softplus);
    const vf64x2 product = vf64x2_mul_single(kept_softplus, pos_weight_optional);
    const vf64x2 softplus2 = vf64x2_softplus(vf64x2_of(self));
    const vf64x2 difference = vf64x2_add(product, vf64x2_neg(softplus2));
    const vf64x2 difference2 = vf64x2_of_sum(pos_weight_optional, vf64_neg(vf64_of(1.0)));
    const vf64x2 kept_softplus2 =
        vf64x2_where(vm64_and(vf64_is_inf(difference2.hi), vf64_eq(softplus.hi, vf64_of(0.0))),
                     vf64x2_of(vf64_of(1.0)), softplus);
    const vf64x2 product2 = vf64x2_mul(difference2, kept_softplus2);
    const vf64x2 difference3 = vf64x2_add_single(product2, vf64_neg(self));
    const vf64x2 slope = vf64x2_where(self_lt_minus_1, difference, difference3);
    return vf64x2_product3(slope, vf64x2_of(grad_output), vf64x2_of(weight_optional));
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 grad_target_none_far_f32(vf32 near_, vm32 faded, vf32 grad_output, vf32 self,
                                      vf32 weight_optional, vf32 pos_weight_optional)
{
    return vf32_where(
        faded,
        ac_by_f64(grad_target_none_wide_f32, 4,
                  (const vf32[]){grad_output, self, weight_optional, pos_weight_optional}),
        near_);
}

/* gradTarget = where(self < -1, softplus(-self) * posWeightOptional - softplus(self),
 * (posWeightOptional - 1) * softplus(-self) - self) * gradOutput * weightOptional: in f32 and pairs
 * of it, rounded once; in f64 in the lanes where a factor leaves the range of f32. Rewritten by:
 * order of factors. */
static inline vf32 grad_target_none_f32(vf32 grad_output, vf32 self, vf32 weight_optional,
                                        vf32 pos_weight_optional)
{
    const vm32 self_lt_minus_1 = vf32_lt(self, vf32_of(-1.0f));
    const vf32 negative = vf32_neg(self);
    const vf32x2 softplus = vf32x2_softplus(vf32x2_of(negative));
    const vf32x2 kept_softplus = vf32x2_where(
        vm32_and(vf32_is_inf(pos_weight_optional), vf32_eq(softplus.hi, vf32_of(0.0f))),
        vf32x2_of(vf32_of(1.0f)), softplus);
    const vf32x2 product = vf32x2_mul_single(kept_softplus, pos_weight_optional);
    const vf32x2 softplus2 = vf32x2_softplus(vf32x2_of(self));
    const vf32x2 difference = vf32x2_add(product, vf32x2_neg(softplus2));
    const vf32x2 difference2 = vf32x2_of_sum(pos_weight_optional, vf32_neg(vf32_of(1.0f)));
    const vf32x2 kept_softplus2 =
        vf32x2_where(vm32_and(vf32_is_inf(difference2.hi), vf32_eq(softplus.hi, vf32_of(0.0f))),
                     vf32x2_of(vf32_of(1.0f)), softplus);
    const vf32x2 product2 = vf32x2_mul(difference2, kept_softplus2);
    const vf32x2 difference3 = vf32x2_add_single(product2, vf32_neg(self));
    const vf32x2 slope = vf32x2_where(self_lt_minus_1, difference, difference3);
    vf32 near_ = vf32x2_product3(slope, vf32x2_of(grad_output), vf32x2_of(weight_optional));
    const vm32 faded = vm32_or(
        vm32_or(vm32_or(vf32_lt(vf32_abs(kept_softplus.hi), vf32_of(0x1p-97f)),
                        vf32_lt(vf32_abs(kept_softplus2.hi), vf32_of(0x1p-97f))),
                vf32_lt(vf32_abs(slope.hi),
                        vf32_max(vf32_where(self_lt_minus_1,
                                            vf32_mul(vf32_abs(product.hi), vf32_of(0x1p-4f)),
                                            vf32_mul(vf32_abs(self), vf32_of(0x1p-4f))),
                                 vf32_of(0x1p-97f)))),
        vf32_is_inf(slope.hi));
    const vm32 faded2 = vm32_or(faded, vf32_is_inf(near_));
    if (vm32_any(faded2))
        near_ = grad_target_none_far_f32(near_, faded2, grad_output, self, weight_optional,
                                         pos_weight_optional);
    return near_;
}

/* gradTarget = where(self < -1, softplus(-self) * posWeightOptional - softplus(self),
 * (posWeightOptional - 1) * softplus(-self) - self) * gradOutput * weightOptional: in single f32.
 * Rewritten by: order of factors. */
static inline vf32 grad_target_none_f16(vf32 grad_output, vf32 self, vf32 weight_optional,
                                        vf32 pos_weight_optional)
{
    const vm32 self_lt_minus_1 = vf32_lt(self, vf32_of(-1.0f));
    const vf32 negative = vf32_neg(self);
    const vf32 softplus = vf32_softplus_f16(negative);
    const vf32 kept_softplus = vf32_kept(softplus, vf32_of(0.0f));
    const vf32 softplus2 = vf32_softplus_f16(self);
    const vf32 difference = vf32_fma(kept_softplus, pos_weight_optional, vf32_neg(softplus2));
    const vf32 difference2 = vf32_sub(pos_weight_optional, vf32_of(1.0f));
    const vf32 difference3 = vf32_fma(difference2, kept_softplus, vf32_neg(self));
    const vf32 slope = vf32_where(self_lt_minus_1, difference, difference3);
    const vf32 product = vf32_mul(slope, grad_output);
    return vf32_mul(product, weight_optional);
}

/* where(self < -1, softplus(-self) * posWeightOptional - softplus(self), (posWeightOptional - 1) *
 * softplus(-self) - self) * gradOutput * weightOptional: in f64. */
static inline vf64 grad_target_none_wide(vf64 grad_output, vf64 self, vf64 weight_optional,
                                         vf64 pos_weight_optional)
{
    const vm64 self_lt_minus_1 = vf64_lt(self, vf64_of(-1.0));
    const vf64 negative = vf64_neg(self);
    const vf64x2 softplus = vf64x2_softplus(vf64x2_of(negative));
    const vf64x2 kept_softplus =
        vf64x2_where(vm64_and(vf64_is_inf(pos_weight_optional), vf64_eq(softplus.hi, vf64_of(0.0))),
                     vf64x2_of(vf64_of(1.0)), softplus);
    const vf64x2 product = vf64x2_mul_single(kept_softplus, pos_weight_optional);
    const vf64x2 softplus2 = vf64x2_softplus(vf64x2_of(self));
    const vf64x2 difference = vf64x2_add(product, vf64x2_neg(softplus2));
    const vf64x2 difference2 = vf64x2_of_sum(pos_weight_optional, vf64_neg(vf64_of(1.0)));
    const vf64x2 kept_softplus2 =
        vf64x2_where(vm64_and(vf64_is_inf(difference2.hi), vf64_eq(softplus.hi, vf64_of(0.0))),
                     vf64x2_of(vf64_of(1.0)), softplus);
    const vf64x2 product2 = vf64x2_mul(difference2, kept_softplus2);
    const vf64x2 difference3 = vf64x2_add_single(product2, vf64_neg(self));
    const vf64x2 slope = vf64x2_where(self_lt_minus_1, difference, difference3);
    return vf64x2_product3(slope, vf64x2_of(grad_output), vf64x2_of(weight_optional));
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_target_none_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 self,
                                  vf32 weight_optional, vf32 pos_weight_optional)
{
    const vf64x2 low = vf64x2_of(grad_target_none_wide(
        vf64_widen_low(grad_output), vf64_widen_low(self), vf64_widen_low(weight_optional),
        vf64_widen_low(pos_weight_optional)));
    const vf64x2 high = vf64x2_of(grad_target_none_wide(
        vf64_widen_high(grad_output), vf64_widen_high(self), vf64_widen_high(weight_optional),
        vf64_widen_high(pos_weight_optional)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradTarget = where(self < -1, softplus(-self) * posWeightOptional - softplus(self),
 * (posWeightOptional - 1) * softplus(-self) - self) * gradOutput * weightOptional: in single f32;
 * lanes in which that may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 grad_target_none_bf16(vf32 grad_output, vf32 self, vf32 weight_optional,
                                         vf32 pos_weight_optional)
{
    const vm32 self_lt_minus_1 = vf32_lt(self, vf32_of(-1.0f));
    const vf32 negative = vf32_neg(self);
    const vf32 softplus = vf32_softplus_bf16(negative);
    const vf32 softplus2 = vf32_softplus_bf16(self);
    const vf32 difference = vf32_fma(softplus, pos_weight_optional, vf32_neg(softplus2));
    const vf32 difference2 = vf32_sub(pos_weight_optional, vf32_of(1.0f));
    const vf32 difference3 = vf32_fma(difference2, softplus, vf32_neg(self));
    const vf32 slope = vf32_where(self_lt_minus_1, difference, difference3);
    const vf32 product = vf32_mul(slope, grad_output);
    const vf32 product2 = vf32_mul(product, weight_optional);
    const vf32 product3 = vf32_mul(softplus, pos_weight_optional);
    const vm32 strays = vf32_strays(softplus);
    const vm32 cancelled =
        vf32_lt(vf32_abs(difference), vf32_mul(vf32_abs(product3), vf32_of(0x1p-3f)));
    const vm32 doubt = vm32_or(strays, cancelled);
    const vm32 cancelled2 =
        vf32_lt(vf32_abs(difference), vf32_mul(vf32_abs(vf32_neg(softplus2)), vf32_of(0x1p-3f)));
    const vm32 doubt2 = vm32_or(doubt, cancelled2);
    const vf32 product4 = vf32_mul(difference2, softplus);
    const vm32 cancelled3 =
        vf32_lt(vf32_abs(difference3), vf32_mul(vf32_abs(product4), vf32_of(0x1p-3f)));
    const vm32 doubt3 = vm32_or(strays, cancelled3);
    const vm32 doubt4 = vm32_and(self_lt_minus_1, doubt2);
    const vm32 doubt5 = vm32_and(vm32_not(self_lt_minus_1), doubt3);
    const vm32 doubt6 = vm32_or(doubt4, doubt5);
    const vm32 strays2 = vm32_and(vf32_strays(difference), vf32_ne(difference, vf32_of(0.0f)));
    const vm32 strays3 = vm32_and(vf32_strays(difference3), vf32_ne(difference3, vf32_of(0.0f)));
    const vm32 doubt7 = vm32_and(self_lt_minus_1, strays2);
    const vm32 doubt8 = vm32_and(vm32_not(self_lt_minus_1), strays3);
    const vm32 doubt9 = vm32_or(doubt7, doubt8);
    const vm32 doubt10 = vm32_or(doubt6, doubt9);
    const vm32 strays4 = vm32_and(vm32_and(vf32_strays(product), vf32_ne(slope, vf32_of(0.0f))),
                                  vf32_ne(grad_output, vf32_of(0.0f)));
    const vm32 doubt11 = vm32_or(doubt10, strays4);
    vf32 settled = product2;
    if (vm32_any(doubt11))
        settled = grad_target_none_far(settled, doubt11, grad_output, self, weight_optional,
                                       pos_weight_optional);
    return settled;
}

/* where(self < -1, softplus(-self) * posWeightOptional - softplus(self), (posWeightOptional - 1) *
 * softplus(-self) - self) * (1 / count(target)) * gradOutput * weightOptional: in f64, of which the
 * caller takes the lanes that left the range of f32. */
static inline vf64 grad_target_mean_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 weight_optional = args[2];
    const vf64 pos_weight_optional = args[3];
    const vf64 count_of_target = args[4];
    const vm64 self_lt_minus_1 = vf64_lt(self, vf64_of(-1.0));
    const vf64 negative = vf64_neg(self);
    const vf64x2 softplus = vf64x2_softplus(vf64x2_of(negative));
    const vf64x2 kept_softplus =
        vf64x2_where(vm64_and(vf64_is_inf(pos_weight_optional), vf64_eq(softplus.hi, vf64_of(0.0))),
                     vf64x2_of(vf64_of(1.0)), softplus);
    const vf64x2 product = vf64x2_mul_single(kept_softplus, pos_weight_optional);
    const vf64x2 softplus2 = vf64x2_softplus(vf64x2_of(self));
    const vf64x2 difference = vf64x2_add(product, vf64x2_neg(softplus2));
    const vf64x2 difference2 = vf64x2_of_sum(pos_weight_optional, vf64_neg(vf64_of(1.0)));
    const vf64x2 kept_softplus2 =
        vf64x2_where(vm64_and(vf64_is_inf(difference2.hi), vf64_eq(softplus.hi, vf64_of(0.0))),
                     vf64x2_of(vf64_of(1.0)), softplus);
    const vf64x2 product2 = vf64x2_mul(difference2, kept_softplus2);
    const vf64x2 difference3 = vf64x2_add_single(product2, vf64_neg(self));
    const vf64x2 slope = vf64x2_where(self_lt_minus_1, difference, difference3);
    const vf64x2 share = vf64x2_div(vf64x2_of(vf64_of(1.0)), vf64x2_of(count_of_target));
    return vf64x2_product(
        4, (const vf64x2[]){slope, share, vf64x2_of(grad_output), vf64x2_of(weight_optional)});
}

/* Recomputes the lanes of `faded` in f64. */
AC_COLD vf32 grad_target_mean_far_f32(vf32 near_, vm32 faded, vf32 grad_output, vf32 self,
                                      vf32 weight_optional, vf32 pos_weight_optional,
                                      vf32 count_of_target)
{
    return vf32_where(faded,
                      ac_by_f64(grad_target_mean_wide_f32, 5,
                                (const vf32[]){grad_output, self, weight_optional,
                                               pos_weight_optional, count_of_target}),
                      near_);
}

/* gradTarget = where(self < -1, softplus(-self) * posWeightOptional - softplus(self),
 * (posWeightOptional - 1) * softplus(-self) - self) * (1 / count(target)) * gradOutput *
 * weightOptional: in f32 and pairs of it, rounded once; in f64 in the lanes where a factor leaves
 * the range of f32. Rewritten by: order of factors. */
static inline vf32 grad_target_mean_f32(vf32 grad_output, vf32 self, vf32 weight_optional,
                                        vf32 pos_weight_optional, vf32 count_of_target)
{
    const vm32 self_lt_minus_1 = vf32_lt(self, vf32_of(-1.0f));
    const vf32 negative = vf32_neg(self);
    const vf32x2 softplus = vf32x2_softplus(vf32x2_of(negative));
    const vf32x2 kept_softplus = vf32x2_where(
        vm32_and(vf32_is_inf(pos_weight_optional), vf32_eq(softplus.hi, vf32_of(0.0f))),
        vf32x2_of(vf32_of(1.0f)), softplus);
    const vf32x2 product = vf32x2_mul_single(kept_softplus, pos_weight_optional);
    const vf32x2 softplus2 = vf32x2_softplus(vf32x2_of(self));
    const vf32x2 difference = vf32x2_add(product, vf32x2_neg(softplus2));
    const vf32x2 difference2 = vf32x2_of_sum(pos_weight_optional, vf32_neg(vf32_of(1.0f)));
    const vf32x2 kept_softplus2 =
        vf32x2_where(vm32_and(vf32_is_inf(difference2.hi), vf32_eq(softplus.hi, vf32_of(0.0f))),
                     vf32x2_of(vf32_of(1.0f)), softplus);
    const vf32x2 product2 = vf32x2_mul(difference2, kept_softplus2);
    const vf32x2 difference3 = vf32x2_add_single(product2, vf32_neg(self));
    const vf32x2 slope = vf32x2_where(self_lt_minus_1, difference, difference3);
    const vf32x2 share = vf32x2_div(vf32x2_of(vf32_of(1.0f)), vf32x2_of(count_of_target));
    vf32 near_ = vf32x2_product(
        4, (const vf32x2[]){slope, share, vf32x2_of(grad_output), vf32x2_of(weight_optional)});
    const vm32 faded = vm32_or(
        vm32_or(vm32_or(vf32_lt(vf32_abs(kept_softplus.hi), vf32_of(0x1p-97f)),
                        vf32_lt(vf32_abs(kept_softplus2.hi), vf32_of(0x1p-97f))),
                vf32_lt(vf32_abs(slope.hi),
                        vf32_max(vf32_where(self_lt_minus_1,
                                            vf32_mul(vf32_abs(product.hi), vf32_of(0x1p-4f)),
                                            vf32_mul(vf32_abs(self), vf32_of(0x1p-4f))),
                                 vf32_of(0x1p-97f)))),
        vf32_is_inf(slope.hi));
    const vm32 faded2 = vm32_or(faded, vf32_is_inf(near_));
    if (vm32_any(faded2))
        near_ = grad_target_mean_far_f32(near_, faded2, grad_output, self, weight_optional,
                                         pos_weight_optional, count_of_target);
    return near_;
}

/* gradTarget = where(self < -1, softplus(-self) * posWeightOptional - softplus(self),
 * (posWeightOptional - 1) * softplus(-self) - self) * (1 / count(target)) * gradOutput *
 * weightOptional: in single f32. Rewritten by: order of factors. */
static inline vf32 grad_target_mean_f16(vf32 grad_output, vf32 self, vf32 weight_optional,
                                        vf32 pos_weight_optional, vf32 count_of_target)
{
    const vm32 self_lt_minus_1 = vf32_lt(self, vf32_of(-1.0f));
    const vf32 negative = vf32_neg(self);
    const vf32 softplus = vf32_softplus_f16(negative);
    const vf32 kept_softplus = vf32_kept(softplus, vf32_of(0.0f));
    const vf32 softplus2 = vf32_softplus_f16(self);
    const vf32 difference = vf32_fma(kept_softplus, pos_weight_optional, vf32_neg(softplus2));
    const vf32 difference2 = vf32_sub(pos_weight_optional, vf32_of(1.0f));
    const vf32 difference3 = vf32_fma(difference2, kept_softplus, vf32_neg(self));
    const vf32 slope = vf32_where(self_lt_minus_1, difference, difference3);
    const vf32 share = vf32_div(vf32_of(1.0f), count_of_target);
    const vf32 product = vf32_mul(slope, share);
    const vf32 product2 = vf32_mul(product, grad_output);
    return vf32_mul(product2, weight_optional);
}

/* where(self < -1, softplus(-self) * posWeightOptional - softplus(self), (posWeightOptional - 1) *
 * softplus(-self) - self) * (1 / count(target)) * gradOutput * weightOptional: in f64. */
static inline vf64 grad_target_mean_wide(vf64 grad_output, vf64 self, vf64 weight_optional,
                                         vf64 pos_weight_optional, vf64 count_of_target)
{
    const vm64 self_lt_minus_1 = vf64_lt(self, vf64_of(-1.0));
    const vf64 negative = vf64_neg(self);
    const vf64x2 softplus = vf64x2_softplus(vf64x2_of(negative));
    const vf64x2 kept_softplus =
        vf64x2_where(vm64_and(vf64_is_inf(pos_weight_optional), vf64_eq(softplus.hi, vf64_of(0.0))),
                     vf64x2_of(vf64_of(1.0)), softplus);
    const vf64x2 product = vf64x2_mul_single(kept_softplus, pos_weight_optional);
    const vf64x2 softplus2 = vf64x2_softplus(vf64x2_of(self));
    const vf64x2 difference = vf64x2_add(product, vf64x2_neg(softplus2));
    const vf64x2 difference2 = vf64x2_of_sum(pos_weight_optional, vf64_neg(vf64_of(1.0)));
    const vf64x2 kept_softplus2 =
        vf64x2_where(vm64_and(vf64_is_inf(difference2.hi), vf64_eq(softplus.hi, vf64_of(0.0))),
                     vf64x2_of(vf64_of(1.0)), softplus);
    const vf64x2 product2 = vf64x2_mul(difference2, kept_softplus2);
    const vf64x2 difference3 = vf64x2_add_single(product2, vf64_neg(self));
    const vf64x2 slope = vf64x2_where(self_lt_minus_1, difference, difference3);
    const vf64x2 share = vf64x2_div(vf64x2_of(vf64_of(1.0)), vf64x2_of(count_of_target));
    return vf64x2_product(
        4, (const vf64x2[]){slope, share, vf64x2_of(grad_output), vf64x2_of(weight_optional)});
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_target_mean_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 self,
                                  vf32 weight_optional, vf32 pos_weight_optional,
                                  vf32 count_of_target)
{
    const vf64x2 low = vf64x2_of(grad_target_mean_wide(
        vf64_widen_low(grad_output), vf64_widen_low(self), vf64_widen_low(weight_optional),
        vf64_widen_low(pos_weight_optional), vf64_widen_low(count_of_target)));
    const vf64x2 high = vf64x2_of(grad_target_mean_wide(
        vf64_widen_high(grad_output), vf64_widen_high(self), vf64_widen_high(weight_optional),
        vf64_widen_high(pos_weight_optional), vf64_widen_high(count_of_target)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradTarget = where(self < -1, softplus(-self) * posWeightOptional - softplus(self),
 * (posWeightOptional - 1) * softplus(-self) - self) * (1 / count(target)) * gradOutput *
 * weightOptional: in single f32; lanes in which that may round wrongly are recomputed. Rewritten
 * by: order of factors. */
static inline vf32 grad_target_mean_bf16(vf32 grad_output, vf32 self, vf32 weight_optional,
                                         vf32 pos_weight_optional, vf32 count_of_target)
{
    const vm32 self_lt_minus_1 = vf32_lt(self, vf32_of(-1.0f));
    const vf32 negative = vf32_neg(self);
    const vf32 softplus = vf32_softplus_bf16(negative);
    const vf32 softplus2 = vf32_softplus_bf16(self);
    const vf32 difference = vf32_fma(softplus, pos_weight_optional, vf32_neg(softplus2));
    const vf32 difference2 = vf32_sub(pos_weight_optional, vf32_of(1.0f));
    const vf32 difference3 = vf32_fma(difference2, softplus, vf32_neg(self));
    const vf32 slope = vf32_where(self_lt_minus_1, difference, difference3);
    const vf32 share = vf32_div(vf32_of(1.0f), count_of_target);
    const vf32 product = vf32_mul(slope, share);
    const vf32 product2 = vf32_mul(product, grad_output);
    const vf32 product3 = vf32_mul(product2, weight_optional);
    const vf32 product4 = vf32_mul(softplus, pos_weight_optional);
    const vm32 strays = vf32_strays(softplus);
    const vm32 cancelled =
        vf32_lt(vf32_abs(difference), vf32_mul(vf32_abs(product4), vf32_of(0x1p-3f)));
    const vm32 doubt = vm32_or(strays, cancelled);
    const vm32 cancelled2 =
        vf32_lt(vf32_abs(difference), vf32_mul(vf32_abs(vf32_neg(softplus2)), vf32_of(0x1p-3f)));
    const vm32 doubt2 = vm32_or(doubt, cancelled2);
    const vf32 product5 = vf32_mul(difference2, softplus);
    const vm32 cancelled3 =
        vf32_lt(vf32_abs(difference3), vf32_mul(vf32_abs(product5), vf32_of(0x1p-3f)));
    const vm32 doubt3 = vm32_or(strays, cancelled3);
    const vm32 doubt4 = vm32_and(self_lt_minus_1, doubt2);
    const vm32 doubt5 = vm32_and(vm32_not(self_lt_minus_1), doubt3);
    const vm32 doubt6 = vm32_or(doubt4, doubt5);
    const vm32 strays2 = vm32_and(vf32_strays(difference), vf32_ne(difference, vf32_of(0.0f)));
    const vm32 strays3 = vm32_and(vf32_strays(difference3), vf32_ne(difference3, vf32_of(0.0f)));
    const vm32 doubt7 = vm32_and(self_lt_minus_1, strays2);
    const vm32 doubt8 = vm32_and(vm32_not(self_lt_minus_1), strays3);
    const vm32 doubt9 = vm32_or(doubt7, doubt8);
    const vm32 doubt10 = vm32_or(doubt6, doubt9);
    const vm32 strays4 = vf32_strays(share);
    const vm32 doubt11 = vm32_or(doubt10, strays4);
    const vm32 strays5 = vm32_and(vf32_strays(product), vf32_ne(slope, vf32_of(0.0f)));
    const vm32 doubt12 = vm32_or(doubt11, strays5);
    const vm32 strays6 = vm32_and(vm32_and(vf32_strays(product2), vf32_ne(slope, vf32_of(0.0f))),
                                  vf32_ne(grad_output, vf32_of(0.0f)));
    const vm32 doubt13 = vm32_or(doubt12, strays6);
    vf32 settled = product3;
    if (vm32_any(doubt13))
        settled = grad_target_mean_far(settled, doubt13, grad_output, self, weight_optional,
                                       pos_weight_optional, count_of_target);
    return settled;
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional, in[4]: posWeightOptional;
 * out[0]: gradTarget. */
AC_WORD void binary_cross_entropy_with_logits_target_backward_none_f32_at(const ac_lanes *in,
                                                                          ac_lanes *out,
                                                                          const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_target_none_f32(in[0].f32, in[1].f32, in[3].f32, in[4].f32);
}

static void binary_cross_entropy_with_logits_target_backward_none_f32(
    size_t count, const void *const ins[], void *const outs[], const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 5, 1);
    ac_run_vectors(loop, count, ins, outs, past,
                   binary_cross_entropy_with_logits_target_backward_none_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional, in[4]: posWeightOptional;
 * out[0]: gradTarget. */
AC_WORD void binary_cross_entropy_with_logits_target_backward_none_f16_at(const ac_lanes *in,
                                                                          ac_lanes *out,
                                                                          const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_target_none_f16(in[0].f32, in[1].f32, in[3].f32, in[4].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void binary_cross_entropy_with_logits_target_backward_none_f16(
    size_t count, const void *const ins[], void *const outs[], const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 5, 1);
    ac_run_two_vectors(loop, count, ins, outs, past,
                       binary_cross_entropy_with_logits_target_backward_none_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional, in[4]: posWeightOptional;
 * out[0]: gradTarget. */
AC_WORD void binary_cross_entropy_with_logits_target_backward_none_bf16_at(const ac_lanes *in,
                                                                           ac_lanes *out,
                                                                           const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_target_none_bf16(in[0].f32, in[1].f32, in[3].f32, in[4].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void binary_cross_entropy_with_logits_target_backward_none_bf16(
    size_t count, const void *const ins[], void *const outs[], const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 5, 1);
    ac_run_two_vectors(loop, count, ins, outs, past,
                       binary_cross_entropy_with_logits_target_backward_none_bf16_at, NULL);
}

struct binary_cross_entropy_with_logits_target_backward_mean_f32_scalars {
    vf32 count_of_target;
};

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional, in[4]: posWeightOptional;
 * out[0]: gradTarget. */
AC_WORD void binary_cross_entropy_with_logits_target_backward_mean_f32_at(const ac_lanes *in,
                                                                          ac_lanes *out,
                                                                          const void *scalars)
{
    const struct binary_cross_entropy_with_logits_target_backward_mean_f32_scalars *const s =
        scalars;
    out[0].f32 =
        grad_target_mean_f32(in[0].f32, in[1].f32, in[3].f32, in[4].f32, s->count_of_target);
}

static void binary_cross_entropy_with_logits_target_backward_mean_f32(
    size_t count, const void *const ins[], void *const outs[], const void *attrs, uint32_t past)
{
    const struct binary_cross_entropy_with_logits_target_backward_attrs *const a = attrs;
    const struct binary_cross_entropy_with_logits_target_backward_mean_f32_scalars s = {
        .count_of_target = vf32_of((float)a->count_of_target),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 5, 1);
    ac_run_vectors(loop, count, ins, outs, past,
                   binary_cross_entropy_with_logits_target_backward_mean_f32_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional, in[4]: posWeightOptional;
 * out[0]: gradTarget. */
AC_WORD void binary_cross_entropy_with_logits_target_backward_mean_f16_at(const ac_lanes *in,
                                                                          ac_lanes *out,
                                                                          const void *scalars)
{
    const struct binary_cross_entropy_with_logits_target_backward_mean_f32_scalars *const s =
        scalars;
    out[0].f32 =
        grad_target_mean_f16(in[0].f32, in[1].f32, in[3].f32, in[4].f32, s->count_of_target);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void binary_cross_entropy_with_logits_target_backward_mean_f16(
    size_t count, const void *const ins[], void *const outs[], const void *attrs, uint32_t past)
{
    const struct binary_cross_entropy_with_logits_target_backward_attrs *const a = attrs;
    const struct binary_cross_entropy_with_logits_target_backward_mean_f32_scalars s = {
        .count_of_target = vf32_of((float)a->count_of_target),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 5, 1);
    ac_run_two_vectors(loop, count, ins, outs, past,
                       binary_cross_entropy_with_logits_target_backward_mean_f16_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional, in[4]: posWeightOptional;
 * out[0]: gradTarget. */
AC_WORD void binary_cross_entropy_with_logits_target_backward_mean_bf16_at(const ac_lanes *in,
                                                                           ac_lanes *out,
                                                                           const void *scalars)
{
    const struct binary_cross_entropy_with_logits_target_backward_mean_f32_scalars *const s =
        scalars;
    out[0].f32 =
        grad_target_mean_bf16(in[0].f32, in[1].f32, in[3].f32, in[4].f32, s->count_of_target);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void binary_cross_entropy_with_logits_target_backward_mean_bf16(
    size_t count, const void *const ins[], void *const outs[], const void *attrs, uint32_t past)
{
    const struct binary_cross_entropy_with_logits_target_backward_attrs *const a = attrs;
    const struct binary_cross_entropy_with_logits_target_backward_mean_f32_scalars s = {
        .count_of_target = vf32_of((float)a->count_of_target),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 5, 1);
    ac_run_two_vectors(loop, count, ins, outs, past,
                       binary_cross_entropy_with_logits_target_backward_mean_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_binary_cross_entropy_with_logits_target_backward_kernels)[] = {
    [BINARY_CROSS_ENTROPY_WITH_LOGITS_TARGET_BACKWARD_REDUCTION_NONE] = {{
        [AC_F32] = binary_cross_entropy_with_logits_target_backward_none_f32,
        [AC_F16] = binary_cross_entropy_with_logits_target_backward_none_f16,
        [AC_BF16] = binary_cross_entropy_with_logits_target_backward_none_bf16,
    }},
    [BINARY_CROSS_ENTROPY_WITH_LOGITS_TARGET_BACKWARD_REDUCTION_MEAN] = {{
        [AC_F32] = binary_cross_entropy_with_logits_target_backward_mean_f32,
        [AC_F16] = binary_cross_entropy_with_logits_target_backward_mean_f16,
        [AC_BF16] = binary_cross_entropy_with_logits_target_backward_mean_bf16,
    }},
    [BINARY_CROSS_ENTROPY_WITH_LOGITS_TARGET_BACKWARD_REDUCTION_SUM] = {{
        [AC_F32] = binary_cross_entropy_with_logits_target_backward_none_f32,
        [AC_F16] = binary_cross_entropy_with_logits_target_backward_none_f16,
        [AC_BF16] = binary_cross_entropy_with_logits_target_backward_none_bf16,
    }},
};
