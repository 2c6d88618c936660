/*
 * Generated from spec/loss/binary_cross_entropy_with_logits_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   pull = where(self == inf and posWeightOptional == posWeightOptional, 0, posWeightOptional *
 *       sigmoid(-self))
 *   both = sigmoid(self) + pull
 *   apart = (1 - target) * sigmoid(self) - target * pull
 *   slope = where(abs(target) == inf, -(target * both), apart)
 *   reduction is mean:
 *     out = gradOutput * weightOptional * slope * (1 / count(self))
 *   out = gradOutput * weightOptional * slope
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "loss/binary_cross_entropy_with_logits_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(abs(target) == inf, -((sigmoid(self) + where(self == inf and posWeightOptional ==
 * posWeightOptional, 0, sigmoid(-self) * posWeightOptional)) * target), (1 - target) *
 * sigmoid(self) - where(self == inf and posWeightOptional == posWeightOptional, 0, sigmoid(-self) *
 * posWeightOptional) * target) * gradOutput * weightOptional: in pairs of f64, of which the caller
 * takes `lanes`. */
AC_COLD vf64 out_none_again_f32(vf64 near_, vm64 lanes, const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 weight_optional = args[3];
    const vf64 pos_weight_optional = args[4];
    const vf64 abs = vf64_abs(target);
    const vm64 is_eq = vf64_eq(abs, vf64_of(INFINITY));
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(self));
    const vm64 is_eq2 = vf64_eq(self, vf64_of(INFINITY));
    const vm64 pos_weight_optional_eq_pos_weight_optional =
        vf64_eq(pos_weight_optional, pos_weight_optional);
    const vm64 and_ = vm64_and(is_eq2, pos_weight_optional_eq_pos_weight_optional);
    const vf64 negative = vf64_neg(self);
    const vf64x2 sigmoid2 = vf64x2_sigmoid(vf64x2_of(negative));
    const vf64x2 kept_sigmoid = vf64x2_where(
        vm64_and(vf64_is_inf(pos_weight_optional), vf64_lt(vf64_abs(negative), vf64_of(INFINITY))),
        vf64x2_of(vf64_of(1.0)), sigmoid2);
    const vf64x2 product = vf64x2_mul_single(kept_sigmoid, pos_weight_optional);
    const vf64x2 pull = vf64x2_where(and_, vf64x2_of(vf64_of(0.0)), product);
    const vf64x2 both = vf64x2_add(sigmoid, pull);
    const vf64x2 product2 = vf64x2_mul_single(both, target);
    const vf64x2 negative2 = vf64x2_neg(product2);
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(target));
    const vf64x2 kept_sigmoid2 =
        vf64x2_where(vm64_and(vf64_is_inf(difference.hi), vf64_eq(sigmoid.hi, vf64_of(0.0))),
                     vf64x2_of(vf64_of(1.0)), sigmoid);
    const vf64x2 product3 = vf64x2_mul(difference, kept_sigmoid2);
    const vf64x2 product4 = vf64x2_mul_single(pull, target);
    const vf64x2 apart = vf64x2_add(product3, vf64x2_neg(product4));
    const vf64x2 slope = vf64x2_where(is_eq, negative2, apart);
    const vf64 again = vf64x2_product3(slope, vf64x2_of(grad_output), vf64x2_of(weight_optional));
    return vf64_where(lanes, again, near_);
}

/* where(abs(target) == inf, -((sigmoid(self) + where(self == inf and posWeightOptional ==
 * posWeightOptional, 0, sigmoid(-self) * posWeightOptional)) * target), (1 - target) *
 * sigmoid(self) - where(self == inf and posWeightOptional == posWeightOptional, 0, sigmoid(-self) *
 * posWeightOptional) * target) * gradOutput * weightOptional: in single f64; in pairs of it where a
 * sum has lost digits, and where the result is no number. */
static inline vf64 out_none_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 weight_optional = args[3];
    const vf64 pos_weight_optional = args[4];
    const vf64 abs = vf64_abs(target);
    const vm64 is_eq = vf64_eq(abs, vf64_of(INFINITY));
    const vf64 sigmoid = vf64_sigmoid_f32(self);
    const vm64 is_eq2 = vf64_eq(self, vf64_of(INFINITY));
    const vm64 pos_weight_optional_eq_pos_weight_optional =
        vf64_eq(pos_weight_optional, pos_weight_optional);
    const vm64 and_ = vm64_and(is_eq2, pos_weight_optional_eq_pos_weight_optional);
    const vf64 negative = vf64_neg(self);
    const vf64 sigmoid2 = vf64_sigmoid_f32(negative);
    const vf64 product = vf64_mul(sigmoid2, pos_weight_optional);
    const vf64 pull = vf64_where(and_, vf64_of(0.0), product);
    const vf64 both = vf64_add(sigmoid, pull);
    const vm64 lost =
        vf64_lt(vf64_abs(both), vf64_mul(vf64_abs(sigmoid), vf64_of(0x1p-16 /* 2**-16 */)));
    const vf64 product2 = vf64_mul(both, target);
    const vf64 negative2 = vf64_neg(product2);
    const vf64 difference = vf64_sub(vf64_of(1.0), target);
    const vf64 product3 = vf64_mul(pull, target);
    const vf64 apart = vf64_fma(difference, sigmoid, vf64_neg(product3));
    const vm64 lost2 =
        vf64_lt(vf64_abs(apart), vf64_mul(vf64_abs(product3), vf64_of(0x1p-16 /* 2**-16 */)));
    const vf64 slope = vf64_where(is_eq, negative2, apart);
    const vf64 product4 = vf64_mul(slope, grad_output);
    const vf64 product5 = vf64_mul(product4, weight_optional);
    vf64 near_ = product5;
    const vm64 lost3 = vm64_or(vm64_not(vf64_lt(vf64_abs(near_), vf64_of(INFINITY))), lost);
    const vm64 lost4 = vm64_or(lost3, lost2);
    if (vm64_any(lost4))
        near_ = out_none_again_f32(near_, lost4, args);
    return near_;
}

/* out = where(abs(target) == inf, -((sigmoid(self) + where(self == inf and posWeightOptional ==
 * posWeightOptional, 0, sigmoid(-self) * posWeightOptional)) * target), (1 - target) *
 * sigmoid(self) - where(self == inf and posWeightOptional == posWeightOptional, 0, sigmoid(-self) *
 * posWeightOptional) * target) * gradOutput * weightOptional: in f64, rounded once. Rewritten by:
 * order of factors. */
static inline vf32 out_none_f32(vf32 grad_output, vf32 self, vf32 target, vf32 weight_optional,
                                vf32 pos_weight_optional)
{
    return vf32_in_f64(
        out_none_wide_f32, 5,
        (const vf32[]){grad_output, self, target, weight_optional, pos_weight_optional});
}

/* out = where(abs(target) == inf, -((sigmoid(self) + where(self == inf and posWeightOptional ==
 * posWeightOptional, 0, sigmoid(-self) * posWeightOptional)) * target), (1 - target) *
 * sigmoid(self) - where(self == inf and posWeightOptional == posWeightOptional, 0, sigmoid(-self) *
 * posWeightOptional) * target) * gradOutput * weightOptional: in f64, rounded to odd. Rewritten by:
 * order of factors. */
static inline vf32 out_none_f16(vf32 grad_output, vf32 self, vf32 target, vf32 weight_optional,
                                vf32 pos_weight_optional)
{
    return vf32_in_f64_odd(
        out_none_wide_f32, 5,
        (const vf32[]){grad_output, self, target, weight_optional, pos_weight_optional});
}

/* out = where(abs(target) == inf, -((sigmoid(self) + where(self == inf and posWeightOptional ==
 * posWeightOptional, 0, sigmoid(-self) * posWeightOptional)) * target), (1 - target) *
 * sigmoid(self) - where(self == inf and posWeightOptional == posWeightOptional, 0, sigmoid(-self) *
 * posWeightOptional) * target) * gradOutput * weightOptional: in f64, rounded to odd. Rewritten by:
 * order of factors. */
static inline vf32 out_none_bf16(vf32 grad_output, vf32 self, vf32 target, vf32 weight_optional,
                                 vf32 pos_weight_optional)
{
    return vf32_in_f64_odd(
        out_none_wide_f32, 5,
        (const vf32[]){grad_output, self, target, weight_optional, pos_weight_optional});
}

/* where(abs(target) == inf, -((sigmoid(self) + where(self == inf and posWeightOptional ==
 * posWeightOptional, 0, sigmoid(-self) * posWeightOptional)) * target), (1 - target) *
 * sigmoid(self) - where(self == inf and posWeightOptional == posWeightOptional, 0, sigmoid(-self) *
 * posWeightOptional) * target) * (1 / count(self)) * gradOutput * weightOptional: in pairs of f64,
 * of which the caller takes `lanes`. */
AC_COLD vf64 out_mean_again_f32(vf64 near_, vm64 lanes, const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 weight_optional = args[3];
    const vf64 pos_weight_optional = args[4];
    const vf64 count_of_self = args[5];
    const vf64 abs = vf64_abs(target);
    const vm64 is_eq = vf64_eq(abs, vf64_of(INFINITY));
    const vf64x2 sigmoid = vf64x2_sigmoid(vf64x2_of(self));
    const vm64 is_eq2 = vf64_eq(self, vf64_of(INFINITY));
    const vm64 pos_weight_optional_eq_pos_weight_optional =
        vf64_eq(pos_weight_optional, pos_weight_optional);
    const vm64 and_ = vm64_and(is_eq2, pos_weight_optional_eq_pos_weight_optional);
    const vf64 negative = vf64_neg(self);
    const vf64x2 sigmoid2 = vf64x2_sigmoid(vf64x2_of(negative));
    const vf64x2 kept_sigmoid = vf64x2_where(
        vm64_and(vf64_is_inf(pos_weight_optional), vf64_lt(vf64_abs(negative), vf64_of(INFINITY))),
        vf64x2_of(vf64_of(1.0)), sigmoid2);
    const vf64x2 product = vf64x2_mul_single(kept_sigmoid, pos_weight_optional);
    const vf64x2 pull = vf64x2_where(and_, vf64x2_of(vf64_of(0.0)), product);
    const vf64x2 both = vf64x2_add(sigmoid, pull);
    const vf64x2 product2 = vf64x2_mul_single(both, target);
    const vf64x2 negative2 = vf64x2_neg(product2);
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(target));
    const vf64x2 kept_sigmoid2 =
        vf64x2_where(vm64_and(vf64_is_inf(difference.hi), vf64_eq(sigmoid.hi, vf64_of(0.0))),
                     vf64x2_of(vf64_of(1.0)), sigmoid);
    const vf64x2 product3 = vf64x2_mul(difference, kept_sigmoid2);
    const vf64x2 product4 = vf64x2_mul_single(pull, target);
    const vf64x2 apart = vf64x2_add(product3, vf64x2_neg(product4));
    const vf64x2 slope = vf64x2_where(is_eq, negative2, apart);
    const vf64x2 quotient = vf64x2_div(vf64x2_of(vf64_of(1.0)), vf64x2_of(count_of_self));
    const vf64 again = vf64x2_product(
        4, (const vf64x2[]){slope, quotient, vf64x2_of(grad_output), vf64x2_of(weight_optional)});
    return vf64_where(lanes, again, near_);
}

/* where(abs(target) == inf, -((sigmoid(self) + where(self == inf and posWeightOptional ==
 * posWeightOptional, 0, sigmoid(-self) * posWeightOptional)) * target), (1 - target) *
 * sigmoid(self) - where(self == inf and posWeightOptional == posWeightOptional, 0, sigmoid(-self) *
 * posWeightOptional) * target) * (1 / count(self)) * gradOutput * weightOptional: in single f64; in
 * pairs of it where a sum has lost digits, and where the result is no number. */
static inline vf64 out_mean_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 weight_optional = args[3];
    const vf64 pos_weight_optional = args[4];
    const vf64 count_of_self = args[5];
    const vf64 abs = vf64_abs(target);
    const vm64 is_eq = vf64_eq(abs, vf64_of(INFINITY));
    const vf64 sigmoid = vf64_sigmoid_f32(self);
    const vm64 is_eq2 = vf64_eq(self, vf64_of(INFINITY));
    const vm64 pos_weight_optional_eq_pos_weight_optional =
        vf64_eq(pos_weight_optional, pos_weight_optional);
    const vm64 and_ = vm64_and(is_eq2, pos_weight_optional_eq_pos_weight_optional);
    const vf64 negative = vf64_neg(self);
    const vf64 sigmoid2 = vf64_sigmoid_f32(negative);
    const vf64 product = vf64_mul(sigmoid2, pos_weight_optional);
    const vf64 pull = vf64_where(and_, vf64_of(0.0), product);
    const vf64 both = vf64_add(sigmoid, pull);
    const vm64 lost =
        vf64_lt(vf64_abs(both), vf64_mul(vf64_abs(sigmoid), vf64_of(0x1p-16 /* 2**-16 */)));
    const vf64 product2 = vf64_mul(both, target);
    const vf64 negative2 = vf64_neg(product2);
    const vf64 difference = vf64_sub(vf64_of(1.0), target);
    const vf64 product3 = vf64_mul(pull, target);
    const vf64 apart = vf64_fma(difference, sigmoid, vf64_neg(product3));
    const vm64 lost2 =
        vf64_lt(vf64_abs(apart), vf64_mul(vf64_abs(product3), vf64_of(0x1p-16 /* 2**-16 */)));
    const vf64 slope = vf64_where(is_eq, negative2, apart);
    const vf64 quotient = vf64_div(vf64_of(1.0), count_of_self);
    const vf64 product4 = vf64_mul(slope, quotient);
    const vf64 product5 = vf64_mul(product4, grad_output);
    const vf64 product6 = vf64_mul(product5, weight_optional);
    vf64 near_ = product6;
    const vm64 lost3 = vm64_or(vm64_not(vf64_lt(vf64_abs(near_), vf64_of(INFINITY))), lost);
    const vm64 lost4 = vm64_or(lost3, lost2);
    if (vm64_any(lost4))
        near_ = out_mean_again_f32(near_, lost4, args);
    return near_;
}

/* out = where(abs(target) == inf, -((sigmoid(self) + where(self == inf and posWeightOptional ==
 * posWeightOptional, 0, sigmoid(-self) * posWeightOptional)) * target), (1 - target) *
 * sigmoid(self) - where(self == inf and posWeightOptional == posWeightOptional, 0, sigmoid(-self) *
 * posWeightOptional) * target) * (1 / count(self)) * gradOutput * weightOptional: in f64, rounded
 * once. Rewritten by: order of factors. */
static inline vf32 out_mean_f32(vf32 grad_output, vf32 self, vf32 target, vf32 weight_optional,
                                vf32 pos_weight_optional, vf32 count_of_self)
{
    return vf32_in_f64(out_mean_wide_f32, 6,
                       (const vf32[]){grad_output, self, target, weight_optional,
                                      pos_weight_optional, count_of_self});
}

/* out = where(abs(target) == inf, -((sigmoid(self) + where(self == inf and posWeightOptional ==
 * posWeightOptional, 0, sigmoid(-self) * posWeightOptional)) * target), (1 - target) *
 * sigmoid(self) - where(self == inf and posWeightOptional == posWeightOptional, 0, sigmoid(-self) *
 * posWeightOptional) * target) * (1 / count(self)) * gradOutput * weightOptional: in f64, rounded
 * to odd. Rewritten by: order of factors. */
static inline vf32 out_mean_f16(vf32 grad_output, vf32 self, vf32 target, vf32 weight_optional,
                                vf32 pos_weight_optional, vf32 count_of_self)
{
    return vf32_in_f64_odd(out_mean_wide_f32, 6,
                           (const vf32[]){grad_output, self, target, weight_optional,
                                          pos_weight_optional, count_of_self});
}

/* out = where(abs(target) == inf, -((sigmoid(self) + where(self == inf and posWeightOptional ==
 * posWeightOptional, 0, sigmoid(-self) * posWeightOptional)) * target), (1 - target) *
 * sigmoid(self) - where(self == inf and posWeightOptional == posWeightOptional, 0, sigmoid(-self) *
 * posWeightOptional) * target) * (1 / count(self)) * gradOutput * weightOptional: in f64, rounded
 * to odd. Rewritten by: order of factors. */
static inline vf32 out_mean_bf16(vf32 grad_output, vf32 self, vf32 target, vf32 weight_optional,
                                 vf32 pos_weight_optional, vf32 count_of_self)
{
    return vf32_in_f64_odd(out_mean_wide_f32, 6,
                           (const vf32[]){grad_output, self, target, weight_optional,
                                          pos_weight_optional, count_of_self});
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional, in[4]: posWeightOptional;
 * out[0]: out. */
AC_WORD void binary_cross_entropy_with_logits_backward_none_f32_at(const ac_lanes *in,
                                                                   ac_lanes *out,
                                                                   const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f32(in[0].f32, in[1].f32, in[2].f32, in[3].f32, in[4].f32);
}

static void binary_cross_entropy_with_logits_backward_none_f32(size_t count,
                                                               const void *const ins[],
                                                               void *const outs[],
                                                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 5, 1);
    ac_run_vectors(loop, count, ins, outs, past,
                   binary_cross_entropy_with_logits_backward_none_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional, in[4]: posWeightOptional;
 * out[0]: out. */
AC_WORD void binary_cross_entropy_with_logits_backward_none_f16_at(const ac_lanes *in,
                                                                   ac_lanes *out,
                                                                   const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f16(in[0].f32, in[1].f32, in[2].f32, in[3].f32, in[4].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void binary_cross_entropy_with_logits_backward_none_f16(size_t count,
                                                               const void *const ins[],
                                                               void *const outs[],
                                                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 5, 1);
    ac_run_two_vectors(loop, count, ins, outs, past,
                       binary_cross_entropy_with_logits_backward_none_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional, in[4]: posWeightOptional;
 * out[0]: out. */
AC_WORD void binary_cross_entropy_with_logits_backward_none_bf16_at(const ac_lanes *in,
                                                                    ac_lanes *out,
                                                                    const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_bf16(in[0].f32, in[1].f32, in[2].f32, in[3].f32, in[4].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void binary_cross_entropy_with_logits_backward_none_bf16(size_t count,
                                                                const void *const ins[],
                                                                void *const outs[],
                                                                const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 5, 1);
    ac_run_two_vectors(loop, count, ins, outs, past,
                       binary_cross_entropy_with_logits_backward_none_bf16_at, NULL);
}

struct binary_cross_entropy_with_logits_backward_mean_f32_scalars {
    vf32 count_of_self;
};

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional, in[4]: posWeightOptional;
 * out[0]: out. */
AC_WORD void binary_cross_entropy_with_logits_backward_mean_f32_at(const ac_lanes *in,
                                                                   ac_lanes *out,
                                                                   const void *scalars)
{
    const struct binary_cross_entropy_with_logits_backward_mean_f32_scalars *const s = scalars;
    out[0].f32 =
        out_mean_f32(in[0].f32, in[1].f32, in[2].f32, in[3].f32, in[4].f32, s->count_of_self);
}

static void binary_cross_entropy_with_logits_backward_mean_f32(size_t count,
                                                               const void *const ins[],
                                                               void *const outs[],
                                                               const void *attrs, uint32_t past)
{
    const struct binary_cross_entropy_with_logits_backward_attrs *const a = attrs;
    const struct binary_cross_entropy_with_logits_backward_mean_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 5, 1);
    ac_run_vectors(loop, count, ins, outs, past,
                   binary_cross_entropy_with_logits_backward_mean_f32_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional, in[4]: posWeightOptional;
 * out[0]: out. */
AC_WORD void binary_cross_entropy_with_logits_backward_mean_f16_at(const ac_lanes *in,
                                                                   ac_lanes *out,
                                                                   const void *scalars)
{
    const struct binary_cross_entropy_with_logits_backward_mean_f32_scalars *const s = scalars;
    out[0].f32 =
        out_mean_f16(in[0].f32, in[1].f32, in[2].f32, in[3].f32, in[4].f32, s->count_of_self);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void binary_cross_entropy_with_logits_backward_mean_f16(size_t count,
                                                               const void *const ins[],
                                                               void *const outs[],
                                                               const void *attrs, uint32_t past)
{
    const struct binary_cross_entropy_with_logits_backward_attrs *const a = attrs;
    const struct binary_cross_entropy_with_logits_backward_mean_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 5, 1);
    ac_run_two_vectors(loop, count, ins, outs, past,
                       binary_cross_entropy_with_logits_backward_mean_f16_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional, in[4]: posWeightOptional;
 * out[0]: out. */
AC_WORD void binary_cross_entropy_with_logits_backward_mean_bf16_at(const ac_lanes *in,
                                                                    ac_lanes *out,
                                                                    const void *scalars)
{
    const struct binary_cross_entropy_with_logits_backward_mean_f32_scalars *const s = scalars;
    out[0].f32 =
        out_mean_bf16(in[0].f32, in[1].f32, in[2].f32, in[3].f32, in[4].f32, s->count_of_self);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void binary_cross_entropy_with_logits_backward_mean_bf16(size_t count,
                                                                const void *const ins[],
                                                                void *const outs[],
                                                                const void *attrs, uint32_t past)
{
    const struct binary_cross_entropy_with_logits_backward_attrs *const a = attrs;
    const struct binary_cross_entropy_with_logits_backward_mean_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 5, 1);
    ac_run_two_vectors(loop, count, ins, outs, past,
                       binary_cross_entropy_with_logits_backward_mean_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_binary_cross_entropy_with_logits_backward_kernels)[] = {
    [BINARY_CROSS_ENTROPY_WITH_LOGITS_BACKWARD_REDUCTION_NONE] = {{
        [AC_F32] = binary_cross_entropy_with_logits_backward_none_f32,
        [AC_F16] = binary_cross_entropy_with_logits_backward_none_f16,
        [AC_BF16] = binary_cross_entropy_with_logits_backward_none_bf16,
    }},
    [BINARY_CROSS_ENTROPY_WITH_LOGITS_BACKWARD_REDUCTION_MEAN] = {{
        [AC_F32] = binary_cross_entropy_with_logits_backward_mean_f32,
        [AC_F16] = binary_cross_entropy_with_logits_backward_mean_f16,
        [AC_BF16] = binary_cross_entropy_with_logits_backward_mean_bf16,
    }},
    [BINARY_CROSS_ENTROPY_WITH_LOGITS_BACKWARD_REDUCTION_SUM] = {{
        [AC_F32] = binary_cross_entropy_with_logits_backward_none_f32,
        [AC_F16] = binary_cross_entropy_with_logits_backward_none_f16,
        [AC_BF16] = binary_cross_entropy_with_logits_backward_none_bf16,
    }},
};
