/*
 * Generated from spec/loss/kl_div_target_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   inside = min(max(target, -600), 600)
 *   slope = where(target == 0 and (gradOutput == 0 or self == -inf), 1 - self, log(target) - self
 *       + 1)
 *   steep = where(target == -inf and self == self, 0, exp(inside) * (target - self + 1))
 *   reduction is mean and logTarget is true:
 *     gradTarget = gradOutput * steep * (1 / count(target))
 *   reduction is mean:
 *     gradTarget = gradOutput * slope * (1 / count(target))
 *   logTarget is true:
 *     gradTarget = gradOutput * steep
 *   gradTarget = gradOutput * slope
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "loss/kl_div_target_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(target == 0 and (gradOutput == 0 or self == -inf), 1 - self, log(target) - self + 1) *
 * gradOutput: in pairs of f64, of which the caller takes `lanes`. */
AC_COLD vf64 grad_target_none_false_again_f32(vf64 near_, vm64 lanes, const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vm64 target_eq_0 = vf64_eq(target, vf64_of(0.0));
    const vm64 grad_output_eq_0 = vf64_eq(grad_output, vf64_of(0.0));
    const vm64 is_eq = vf64_eq(self, vf64_of(-INFINITY));
    const vm64 or_ = vm64_or(grad_output_eq_0, is_eq);
    const vm64 and_ = vm64_and(target_eq_0, or_);
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(self));
    const vf64x2 log = vf64x2_log(vf64x2_of(target));
    const vf64x2 difference2 = vf64x2_add_single(log, vf64_neg(self));
    const vf64x2 sum = vf64x2_add_single(difference2, vf64_of(1.0));
    const vf64x2 slope = vf64x2_where(and_, difference, sum);
    const vf64 again = vf64x2_scale_round(slope, grad_output);
    return vf64_where(lanes, again, near_);
}

/* where(target == 0 and (gradOutput == 0 or self == -inf), 1 - self, log(target) - self + 1) *
 * gradOutput: in single f64; in pairs of it where a sum has lost digits, and where the result is no
 * number. */
static inline vf64 grad_target_none_false_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vm64 target_eq_0 = vf64_eq(target, vf64_of(0.0));
    const vm64 grad_output_eq_0 = vf64_eq(grad_output, vf64_of(0.0));
    const vm64 is_eq = vf64_eq(self, vf64_of(-INFINITY));
    const vm64 or_ = vm64_or(grad_output_eq_0, is_eq);
    const vm64 and_ = vm64_and(target_eq_0, or_);
    const vf64 difference = vf64_sub(vf64_of(1.0), self);
    const vf64 log = vf64_log_f32(target);
    const vf64 difference2 = vf64_sub(log, self);
    const vm64 lost =
        vf64_lt(vf64_abs(difference2), vf64_mul(vf64_abs(log), vf64_of(0x1p-16 /* 2**-16 */)));
    const vf64 sum = vf64_add(difference2, vf64_of(1.0));
    const vm64 lost2 =
        vf64_lt(vf64_abs(sum), vf64_mul(vf64_abs(difference2), vf64_of(0x1p-16 /* 2**-16 */)));
    const vf64 slope = vf64_where(and_, difference, sum);
    const vf64 product = vf64_mul(slope, grad_output);
    vf64 near_ = product;
    const vm64 lost3 = vm64_or(vm64_not(vf64_lt(vf64_abs(near_), vf64_of(INFINITY))), lost);
    const vm64 lost4 = vm64_or(lost3, lost2);
    if (vm64_any(lost4))
        near_ = grad_target_none_false_again_f32(near_, lost4, args);
    return near_;
}

/* gradTarget = where(target == 0 and (gradOutput == 0 or self == -inf), 1 - self, log(target) -
 * self + 1) * gradOutput: in f64, rounded once. Rewritten by: order of factors. */
static inline vf32 grad_target_none_false_f32(vf32 grad_output, vf32 self, vf32 target)
{
    return vf32_in_f64(grad_target_none_false_wide_f32, 3,
                       (const vf32[]){grad_output, self, target});
}

/* gradTarget = where(target == 0 and (gradOutput == 0 or self == -inf), 1 - self, log(target) -
 * self + 1) * gradOutput: in f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 grad_target_none_false_f16(vf32 grad_output, vf32 self, vf32 target)
{
    return vf32_in_f64_odd(grad_target_none_false_wide_f32, 3,
                           (const vf32[]){grad_output, self, target});
}

/* gradTarget = where(target == 0 and (gradOutput == 0 or self == -inf), 1 - self, log(target) -
 * self + 1) * gradOutput: in f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 grad_target_none_false_bf16(vf32 grad_output, vf32 self, vf32 target)
{
    return vf32_in_f64_odd(grad_target_none_false_wide_f32, 3,
                           (const vf32[]){grad_output, self, target});
}

/* where(target == -inf and self == self, 0, exp(min(max(target, -600), 600)) *
 * where(min(max(target, -600), 600) < -2**100, where(target - self + 1 < 0, -1, 1), target - self +
 * 1)) * gradOutput: in pairs of f64, of which the caller takes `lanes`. */
AC_COLD vf64 grad_target_none_true_again_f32(vf64 near_, vm64 lanes, const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vm64 is_eq = vf64_eq(target, vf64_of(-INFINITY));
    const vm64 self_eq_self = vf64_eq(self, self);
    const vm64 and_ = vm64_and(is_eq, self_eq_self);
    const vf64 max = vf64_max(target, vf64_of(-600.0));
    const vf64 inside = vf64_min(max, vf64_of(600.0));
    const vf64x2 exp = vf64x2_exp(vf64x2_of(inside));
    const vm64 is_lt = vf64_lt(inside, vf64_of(-0x1p+100 /* -2**100 */));
    const vf64x2 difference = vf64x2_of_sum(target, vf64_neg(self));
    const vf64x2 sum = vf64x2_add_single(difference, vf64_of(1.0));
    const vm64 is_lt2 = vf64x2_lt(sum, vf64x2_of(vf64_of(0.0)));
    const vf64 minus_1_or_1 = vf64_where(is_lt2, vf64_of(-1.0), vf64_of(1.0));
    const vf64x2 chosen = vf64x2_where(is_lt, vf64x2_of(minus_1_or_1), sum);
    const vf64x2 product = vf64x2_mul(exp, chosen);
    const vf64x2 steep = vf64x2_where(and_, vf64x2_of(vf64_of(0.0)), product);
    const vf64 again = vf64x2_scale_round(steep, grad_output);
    return vf64_where(lanes, again, near_);
}

/* where(target == -inf and self == self, 0, exp(min(max(target, -600), 600)) *
 * where(min(max(target, -600), 600) < -2**100, where(target - self + 1 < 0, -1, 1), target - self +
 * 1)) * gradOutput: in single f64; in pairs of it where a sum has lost digits, and where the result
 * is no number. */
static inline vf64 grad_target_none_true_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vm64 is_eq = vf64_eq(target, vf64_of(-INFINITY));
    const vm64 self_eq_self = vf64_eq(self, self);
    const vm64 and_ = vm64_and(is_eq, self_eq_self);
    const vf64 max = vf64_max(target, vf64_of(-600.0));
    const vf64 inside = vf64_min(max, vf64_of(600.0));
    const vf64 exp = vf64_exp_f32(inside);
    const vm64 is_lt = vf64_lt(inside, vf64_of(-0x1p+100 /* -2**100 */));
    const vf64x2 difference = vf64x2_of_sum(target, vf64_neg(self));
    const vf64x2 sum = vf64x2_add_single(difference, vf64_of(1.0));
    const vm64 is_lt2 = vf64x2_lt(sum, vf64x2_of(vf64_of(0.0)));
    const vf64 minus_1_or_1 = vf64_where(is_lt2, vf64_of(-1.0), vf64_of(1.0));
    const vf64 difference2 = vf64_sub(target, self);
    const vf64 sum2 = vf64_add(difference2, vf64_of(1.0));
    const vm64 lost =
        vf64_lt(vf64_abs(sum2), vf64_mul(vf64_abs(difference2), vf64_of(0x1p-16 /* 2**-16 */)));
    const vf64 chosen = vf64_where(is_lt, minus_1_or_1, sum2);
    const vf64 product = vf64_mul(exp, chosen);
    const vf64 steep = vf64_where(and_, vf64_of(0.0), product);
    const vf64 product2 = vf64_mul(steep, grad_output);
    vf64 near_ = product2;
    const vm64 lost2 = vm64_or(vm64_not(vf64_lt(vf64_abs(near_), vf64_of(INFINITY))), lost);
    if (vm64_any(lost2))
        near_ = grad_target_none_true_again_f32(near_, lost2, args);
    return near_;
}

/* gradTarget = where(target == -inf and self == self, 0, exp(min(max(target, -600), 600)) *
 * where(min(max(target, -600), 600) < -2**100, where(target - self + 1 < 0, -1, 1), target - self +
 * 1)) * gradOutput: in f64, rounded once. Rewritten by: limit, order of factors. */
static inline vf32 grad_target_none_true_f32(vf32 grad_output, vf32 self, vf32 target)
{
    return vf32_in_f64(grad_target_none_true_wide_f32, 3,
                       (const vf32[]){grad_output, self, target});
}

/* gradTarget = where(target == -inf and self == self, 0, exp(min(max(target, -600), 600)) *
 * where(min(max(target, -600), 600) < -2**100, where(target - self + 1 < 0, -1, 1), target - self +
 * 1)) * gradOutput: in f64, rounded to odd. Rewritten by: limit, order of factors. */
static inline vf32 grad_target_none_true_f16(vf32 grad_output, vf32 self, vf32 target)
{
    return vf32_in_f64_odd(grad_target_none_true_wide_f32, 3,
                           (const vf32[]){grad_output, self, target});
}

/* gradTarget = where(target == -inf and self == self, 0, exp(min(max(target, -600), 600)) *
 * where(min(max(target, -600), 600) < -2**100, where(target - self + 1 < 0, -1, 1), target - self +
 * 1)) * gradOutput: in f64, rounded to odd. Rewritten by: limit, order of factors. */
static inline vf32 grad_target_none_true_bf16(vf32 grad_output, vf32 self, vf32 target)
{
    return vf32_in_f64_odd(grad_target_none_true_wide_f32, 3,
                           (const vf32[]){grad_output, self, target});
}

/* where(target == 0 and (gradOutput == 0 or self == -inf), 1 - self, log(target) - self + 1) * (1 /
 * count(target)) * gradOutput: in pairs of f64, of which the caller takes `lanes`. */
AC_COLD vf64 grad_target_mean_false_again_f32(vf64 near_, vm64 lanes, const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 count_of_target = args[3];
    const vm64 target_eq_0 = vf64_eq(target, vf64_of(0.0));
    const vm64 grad_output_eq_0 = vf64_eq(grad_output, vf64_of(0.0));
    const vm64 is_eq = vf64_eq(self, vf64_of(-INFINITY));
    const vm64 or_ = vm64_or(grad_output_eq_0, is_eq);
    const vm64 and_ = vm64_and(target_eq_0, or_);
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(self));
    const vf64x2 log = vf64x2_log(vf64x2_of(target));
    const vf64x2 difference2 = vf64x2_add_single(log, vf64_neg(self));
    const vf64x2 sum = vf64x2_add_single(difference2, vf64_of(1.0));
    const vf64x2 slope = vf64x2_where(and_, difference, sum);
    const vf64x2 quotient = vf64x2_div(vf64x2_of(vf64_of(1.0)), vf64x2_of(count_of_target));
    const vf64x2 product = vf64x2_mul(slope, quotient);
    const vf64 again = vf64x2_scale_round(product, grad_output);
    return vf64_where(lanes, again, near_);
}

/* where(target == 0 and (gradOutput == 0 or self == -inf), 1 - self, log(target) - self + 1) * (1 /
 * count(target)) * gradOutput: in single f64; in pairs of it where a sum has lost digits, and where
 * the result is no number. */
static inline vf64 grad_target_mean_false_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 count_of_target = args[3];
    const vm64 target_eq_0 = vf64_eq(target, vf64_of(0.0));
    const vm64 grad_output_eq_0 = vf64_eq(grad_output, vf64_of(0.0));
    const vm64 is_eq = vf64_eq(self, vf64_of(-INFINITY));
    const vm64 or_ = vm64_or(grad_output_eq_0, is_eq);
    const vm64 and_ = vm64_and(target_eq_0, or_);
    const vf64 difference = vf64_sub(vf64_of(1.0), self);
    const vf64 log = vf64_log_f32(target);
    const vf64 difference2 = vf64_sub(log, self);
    const vm64 lost =
        vf64_lt(vf64_abs(difference2), vf64_mul(vf64_abs(log), vf64_of(0x1p-16 /* 2**-16 */)));
    const vf64 sum = vf64_add(difference2, vf64_of(1.0));
    const vm64 lost2 =
        vf64_lt(vf64_abs(sum), vf64_mul(vf64_abs(difference2), vf64_of(0x1p-16 /* 2**-16 */)));
    const vf64 slope = vf64_where(and_, difference, sum);
    const vf64 quotient = vf64_div(vf64_of(1.0), count_of_target);
    const vf64 product = vf64_mul(slope, quotient);
    const vf64 product2 = vf64_mul(product, grad_output);
    vf64 near_ = product2;
    const vm64 lost3 = vm64_or(vm64_not(vf64_lt(vf64_abs(near_), vf64_of(INFINITY))), lost);
    const vm64 lost4 = vm64_or(lost3, lost2);
    if (vm64_any(lost4))
        near_ = grad_target_mean_false_again_f32(near_, lost4, args);
    return near_;
}

/* gradTarget = where(target == 0 and (gradOutput == 0 or self == -inf), 1 - self, log(target) -
 * self + 1) * (1 / count(target)) * gradOutput: in f64, rounded once. Rewritten by: order of
 * factors. */
static inline vf32 grad_target_mean_false_f32(vf32 grad_output, vf32 self, vf32 target,
                                              vf32 count_of_target)
{
    return vf32_in_f64(grad_target_mean_false_wide_f32, 4,
                       (const vf32[]){grad_output, self, target, count_of_target});
}

/* gradTarget = where(target == 0 and (gradOutput == 0 or self == -inf), 1 - self, log(target) -
 * self + 1) * (1 / count(target)) * gradOutput: in f64, rounded to odd. Rewritten by: order of
 * factors. */
static inline vf32 grad_target_mean_false_f16(vf32 grad_output, vf32 self, vf32 target,
                                              vf32 count_of_target)
{
    return vf32_in_f64_odd(grad_target_mean_false_wide_f32, 4,
                           (const vf32[]){grad_output, self, target, count_of_target});
}

/* gradTarget = where(target == 0 and (gradOutput == 0 or self == -inf), 1 - self, log(target) -
 * self + 1) * (1 / count(target)) * gradOutput: in f64, rounded to odd. Rewritten by: order of
 * factors. */
static inline vf32 grad_target_mean_false_bf16(vf32 grad_output, vf32 self, vf32 target,
                                               vf32 count_of_target)
{
    return vf32_in_f64_odd(grad_target_mean_false_wide_f32, 4,
                           (const vf32[]){grad_output, self, target, count_of_target});
}

/* where(target == -inf and self == self, 0, exp(min(max(target, -600), 600)) *
 * where(min(max(target, -600), 600) < -2**100, where(target - self + 1 < 0, -1, 1), target - self +
 * 1)) * (1 / count(target)) * gradOutput: in pairs of f64, of which the caller takes `lanes`. */
AC_COLD vf64 grad_target_mean_true_again_f32(vf64 near_, vm64 lanes, const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 count_of_target = args[3];
    const vm64 is_eq = vf64_eq(target, vf64_of(-INFINITY));
    const vm64 self_eq_self = vf64_eq(self, self);
    const vm64 and_ = vm64_and(is_eq, self_eq_self);
    const vf64 max = vf64_max(target, vf64_of(-600.0));
    const vf64 inside = vf64_min(max, vf64_of(600.0));
    const vf64x2 exp = vf64x2_exp(vf64x2_of(inside));
    const vm64 is_lt = vf64_lt(inside, vf64_of(-0x1p+100 /* -2**100 */));
    const vf64x2 difference = vf64x2_of_sum(target, vf64_neg(self));
    const vf64x2 sum = vf64x2_add_single(difference, vf64_of(1.0));
    const vm64 is_lt2 = vf64x2_lt(sum, vf64x2_of(vf64_of(0.0)));
    const vf64 minus_1_or_1 = vf64_where(is_lt2, vf64_of(-1.0), vf64_of(1.0));
    const vf64x2 chosen = vf64x2_where(is_lt, vf64x2_of(minus_1_or_1), sum);
    const vf64x2 product = vf64x2_mul(exp, chosen);
    const vf64x2 steep = vf64x2_where(and_, vf64x2_of(vf64_of(0.0)), product);
    const vf64x2 quotient = vf64x2_div(vf64x2_of(vf64_of(1.0)), vf64x2_of(count_of_target));
    const vf64x2 product2 = vf64x2_mul(steep, quotient);
    const vf64 again = vf64x2_scale_round(product2, grad_output);
    return vf64_where(lanes, again, near_);
}

/* where(target == -inf and self == self, 0, exp(min(max(target, -600), 600)) *
 * where(min(max(target, -600), 600) < -2**100, where(target - self + 1 < 0, -1, 1), target - self +
 * 1)) * (1 / count(target)) * gradOutput: in single f64; in pairs of it where a sum has lost
 * digits, and where the result is no number. */
static inline vf64 grad_target_mean_true_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 count_of_target = args[3];
    const vm64 is_eq = vf64_eq(target, vf64_of(-INFINITY));
    const vm64 self_eq_self = vf64_eq(self, self);
    const vm64 and_ = vm64_and(is_eq, self_eq_self);
    const vf64 max = vf64_max(target, vf64_of(-600.0));
    const vf64 inside = vf64_min(max, vf64_of(600.0));
    const vf64 exp = vf64_exp_f32(inside);
    const vm64 is_lt = vf64_lt(inside, vf64_of(-0x1p+100 /* -2**100 */));
    const vf64x2 difference = vf64x2_of_sum(target, vf64_neg(self));
    const vf64x2 sum = vf64x2_add_single(difference, vf64_of(1.0));
    const vm64 is_lt2 = vf64x2_lt(sum, vf64x2_of(vf64_of(0.0)));
    const vf64 minus_1_or_1 = vf64_where(is_lt2, vf64_of(-1.0), vf64_of(1.0));
    const vf64 difference2 = vf64_sub(target, self);
    const vf64 sum2 = vf64_add(difference2, vf64_of(1.0));
    const vm64 lost =
        vf64_lt(vf64_abs(sum2), vf64_mul(vf64_abs(difference2), vf64_of(0x1p-16 /* 2**-16 */)));
    const vf64 chosen = vf64_where(is_lt, minus_1_or_1, sum2);
    const vf64 product = vf64_mul(exp, chosen);
    const vf64 steep = vf64_where(and_, vf64_of(0.0), product);
    const vf64 quotient = vf64_div(vf64_of(1.0), count_of_target);
    const vf64 product2 = vf64_mul(steep, quotient);
    const vf64 product3 = vf64_mul(product2, grad_output);
    vf64 near_ = product3;
    const vm64 lost2 = vm64_or(vm64_not(vf64_lt(vf64_abs(near_), vf64_of(INFINITY))), lost);
    if (vm64_any(lost2))
        near_ = grad_target_mean_true_again_f32(near_, lost2, args);
    return near_;
}

/* gradTarget = where(target == -inf and self == self, 0, exp(min(max(target, -600), 600)) *
 * where(min(max(target, -600), 600) < -2**100, where(target - self + 1 < 0, -1, 1), target - self +
 * 1)) * (1 / count(target)) * gradOutput: in f64, rounded once. Rewritten by: limit, order of
 * factors. */
static inline vf32 grad_target_mean_true_f32(vf32 grad_output, vf32 self, vf32 target,
                                             vf32 count_of_target)
{
    return vf32_in_f64(grad_target_mean_true_wide_f32, 4,
                       (const vf32[]){grad_output, self, target, count_of_target});
}

/* gradTarget = where(target == -inf and self == self, 0, exp(min(max(target, -600), 600)) *
 * where(min(max(target, -600), 600) < -2**100, where(target - self + 1 < 0, -1, 1), target - self +
 * 1)) * (1 / count(target)) * gradOutput: in f64, rounded to odd. Rewritten by: limit, order of
 * factors. */
static inline vf32 grad_target_mean_true_f16(vf32 grad_output, vf32 self, vf32 target,
                                             vf32 count_of_target)
{
    return vf32_in_f64_odd(grad_target_mean_true_wide_f32, 4,
                           (const vf32[]){grad_output, self, target, count_of_target});
}

/* gradTarget = where(target == -inf and self == self, 0, exp(min(max(target, -600), 600)) *
 * where(min(max(target, -600), 600) < -2**100, where(target - self + 1 < 0, -1, 1), target - self +
 * 1)) * (1 / count(target)) * gradOutput: in f64, rounded to odd. Rewritten by: limit, order of
 * factors. */
static inline vf32 grad_target_mean_true_bf16(vf32 grad_output, vf32 self, vf32 target,
                                              vf32 count_of_target)
{
    return vf32_in_f64_odd(grad_target_mean_true_wide_f32, 4,
                           (const vf32[]){grad_output, self, target, count_of_target});
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: gradTarget. */
AC_WORD void kl_div_target_backward_none_false_f32_at(const ac_lanes *in, ac_lanes *out,
                                                      const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_target_none_false_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void kl_div_target_backward_none_false_f32(size_t count, const void *const ins[],
                                                  void *const outs[], const void *attrs,
                                                  uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, kl_div_target_backward_none_false_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: gradTarget. */
AC_WORD void kl_div_target_backward_none_false_f16_at(const ac_lanes *in, ac_lanes *out,
                                                      const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_target_none_false_f16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_target_backward_none_false_f16(size_t count, const void *const ins[],
                                                  void *const outs[], const void *attrs,
                                                  uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_target_backward_none_false_f16_at,
                       NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: gradTarget. */
AC_WORD void kl_div_target_backward_none_false_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                       const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_target_none_false_bf16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_target_backward_none_false_bf16(size_t count, const void *const ins[],
                                                   void *const outs[], const void *attrs,
                                                   uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_target_backward_none_false_bf16_at,
                       NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: gradTarget. */
AC_WORD void kl_div_target_backward_none_true_f32_at(const ac_lanes *in, ac_lanes *out,
                                                     const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_target_none_true_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void kl_div_target_backward_none_true_f32(size_t count, const void *const ins[],
                                                 void *const outs[], const void *attrs,
                                                 uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, kl_div_target_backward_none_true_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: gradTarget. */
AC_WORD void kl_div_target_backward_none_true_f16_at(const ac_lanes *in, ac_lanes *out,
                                                     const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_target_none_true_f16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_target_backward_none_true_f16(size_t count, const void *const ins[],
                                                 void *const outs[], const void *attrs,
                                                 uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_target_backward_none_true_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: gradTarget. */
AC_WORD void kl_div_target_backward_none_true_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                      const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_target_none_true_bf16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_target_backward_none_true_bf16(size_t count, const void *const ins[],
                                                  void *const outs[], const void *attrs,
                                                  uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_target_backward_none_true_bf16_at,
                       NULL);
}

struct kl_div_target_backward_mean_false_f32_scalars {
    vf32 count_of_target;
};

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: gradTarget. */
AC_WORD void kl_div_target_backward_mean_false_f32_at(const ac_lanes *in, ac_lanes *out,
                                                      const void *scalars)
{
    const struct kl_div_target_backward_mean_false_f32_scalars *const s = scalars;
    out[0].f32 = grad_target_mean_false_f32(in[0].f32, in[1].f32, in[2].f32, s->count_of_target);
}

static void kl_div_target_backward_mean_false_f32(size_t count, const void *const ins[],
                                                  void *const outs[], const void *attrs,
                                                  uint32_t past)
{
    const struct kl_div_target_backward_attrs *const a = attrs;
    const struct kl_div_target_backward_mean_false_f32_scalars s = {
        .count_of_target = vf32_of((float)a->count_of_target),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, kl_div_target_backward_mean_false_f32_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: gradTarget. */
AC_WORD void kl_div_target_backward_mean_false_f16_at(const ac_lanes *in, ac_lanes *out,
                                                      const void *scalars)
{
    const struct kl_div_target_backward_mean_false_f32_scalars *const s = scalars;
    out[0].f32 = grad_target_mean_false_f16(in[0].f32, in[1].f32, in[2].f32, s->count_of_target);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_target_backward_mean_false_f16(size_t count, const void *const ins[],
                                                  void *const outs[], const void *attrs,
                                                  uint32_t past)
{
    const struct kl_div_target_backward_attrs *const a = attrs;
    const struct kl_div_target_backward_mean_false_f32_scalars s = {
        .count_of_target = vf32_of((float)a->count_of_target),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_target_backward_mean_false_f16_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: gradTarget. */
AC_WORD void kl_div_target_backward_mean_false_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                       const void *scalars)
{
    const struct kl_div_target_backward_mean_false_f32_scalars *const s = scalars;
    out[0].f32 = grad_target_mean_false_bf16(in[0].f32, in[1].f32, in[2].f32, s->count_of_target);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_target_backward_mean_false_bf16(size_t count, const void *const ins[],
                                                   void *const outs[], const void *attrs,
                                                   uint32_t past)
{
    const struct kl_div_target_backward_attrs *const a = attrs;
    const struct kl_div_target_backward_mean_false_f32_scalars s = {
        .count_of_target = vf32_of((float)a->count_of_target),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_target_backward_mean_false_bf16_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: gradTarget. */
AC_WORD void kl_div_target_backward_mean_true_f32_at(const ac_lanes *in, ac_lanes *out,
                                                     const void *scalars)
{
    const struct kl_div_target_backward_mean_false_f32_scalars *const s = scalars;
    out[0].f32 = grad_target_mean_true_f32(in[0].f32, in[1].f32, in[2].f32, s->count_of_target);
}

static void kl_div_target_backward_mean_true_f32(size_t count, const void *const ins[],
                                                 void *const outs[], const void *attrs,
                                                 uint32_t past)
{
    const struct kl_div_target_backward_attrs *const a = attrs;
    const struct kl_div_target_backward_mean_false_f32_scalars s = {
        .count_of_target = vf32_of((float)a->count_of_target),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, kl_div_target_backward_mean_true_f32_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: gradTarget. */
AC_WORD void kl_div_target_backward_mean_true_f16_at(const ac_lanes *in, ac_lanes *out,
                                                     const void *scalars)
{
    const struct kl_div_target_backward_mean_false_f32_scalars *const s = scalars;
    out[0].f32 = grad_target_mean_true_f16(in[0].f32, in[1].f32, in[2].f32, s->count_of_target);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_target_backward_mean_true_f16(size_t count, const void *const ins[],
                                                 void *const outs[], const void *attrs,
                                                 uint32_t past)
{
    const struct kl_div_target_backward_attrs *const a = attrs;
    const struct kl_div_target_backward_mean_false_f32_scalars s = {
        .count_of_target = vf32_of((float)a->count_of_target),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_target_backward_mean_true_f16_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: gradTarget. */
AC_WORD void kl_div_target_backward_mean_true_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                      const void *scalars)
{
    const struct kl_div_target_backward_mean_false_f32_scalars *const s = scalars;
    out[0].f32 = grad_target_mean_true_bf16(in[0].f32, in[1].f32, in[2].f32, s->count_of_target);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_target_backward_mean_true_bf16(size_t count, const void *const ins[],
                                                  void *const outs[], const void *attrs,
                                                  uint32_t past)
{
    const struct kl_div_target_backward_attrs *const a = attrs;
    const struct kl_div_target_backward_mean_false_f32_scalars s = {
        .count_of_target = vf32_of((float)a->count_of_target),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_target_backward_mean_true_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_kl_div_target_backward_kernels)[] = {
    [KL_DIV_TARGET_BACKWARD_REDUCTION_NONE_LOG_TARGET_FALSE] = {{
        [AC_F32] = kl_div_target_backward_none_false_f32,
        [AC_F16] = kl_div_target_backward_none_false_f16,
        [AC_BF16] = kl_div_target_backward_none_false_bf16,
    }},
    [KL_DIV_TARGET_BACKWARD_REDUCTION_NONE_LOG_TARGET_TRUE] = {{
        [AC_F32] = kl_div_target_backward_none_true_f32,
        [AC_F16] = kl_div_target_backward_none_true_f16,
        [AC_BF16] = kl_div_target_backward_none_true_bf16,
    }},
    [KL_DIV_TARGET_BACKWARD_REDUCTION_MEAN_LOG_TARGET_FALSE] = {{
        [AC_F32] = kl_div_target_backward_mean_false_f32,
        [AC_F16] = kl_div_target_backward_mean_false_f16,
        [AC_BF16] = kl_div_target_backward_mean_false_bf16,
    }},
    [KL_DIV_TARGET_BACKWARD_REDUCTION_MEAN_LOG_TARGET_TRUE] = {{
        [AC_F32] = kl_div_target_backward_mean_true_f32,
        [AC_F16] = kl_div_target_backward_mean_true_f16,
        [AC_BF16] = kl_div_target_backward_mean_true_bf16,
    }},
    [KL_DIV_TARGET_BACKWARD_REDUCTION_SUM_LOG_TARGET_FALSE] = {{
        [AC_F32] = kl_div_target_backward_none_false_f32,
        [AC_F16] = kl_div_target_backward_none_false_f16,
        [AC_BF16] = kl_div_target_backward_none_false_bf16,
    }},
    [KL_DIV_TARGET_BACKWARD_REDUCTION_SUM_LOG_TARGET_TRUE] = {{
        [AC_F32] = kl_div_target_backward_none_true_f32,
        [AC_F16] = kl_div_target_backward_none_true_f16,
        [AC_BF16] = kl_div_target_backward_none_true_bf16,
    }},
};
