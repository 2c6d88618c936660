/*
 * Generated from spec/loss/soft_margin_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   margin = target * self
 *   slope = target * sigmoid(-margin)
 *   past = where(margin > 0, 1 / (gradOutput * target), gradOutput * target)
 *   within = where(target == 0 or margin > 0 and abs(self) == inf, target / gradOutput, gradOutput
 *       * target)
 *   far = where(self == self, where(abs(target) == inf, past, within), self)
 *   product = where(abs(gradOutput) == inf, far, gradOutput * slope)
 *   reduction is mean:
 *     out = -(product * (1 / count(self)))
 *   out = -product
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "loss/soft_margin_loss_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* -where(abs(gradOutput) == inf, where(self == self, where(abs(target) == inf, where(target * self
 * > 0, 1 / (gradOutput * target), gradOutput * target), where(target == 0 or target * self > 0 and
 * abs(self) == inf, target / gradOutput, gradOutput * target)), self), where(-(target * self) <
 * -2**100, where(target < 0, -1, 1), target) * sigmoid(-(target * self)) * gradOutput): in single
 * f64. */
static inline vf64 out_none_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 abs = vf64_abs(grad_output);
    const vm64 is_eq = vf64_eq(abs, vf64_of(INFINITY));
    const vm64 self_eq_self = vf64_eq(self, self);
    const vf64 abs2 = vf64_abs(target);
    const vm64 is_eq2 = vf64_eq(abs2, vf64_of(INFINITY));
    const vf64 margin = vf64_mul(target, self);
    const vm64 is_gt = vf64_gt(margin, vf64_of(0.0));
    const vf64 product = vf64_mul(grad_output, target);
    const vf64 quotient = vf64_div(vf64_of(1.0), product);
    const vf64 past = vf64_where(is_gt, quotient, product);
    const vm64 target_eq_0 = vf64_eq(target, vf64_of(0.0));
    const vf64 abs3 = vf64_abs(self);
    const vm64 is_eq3 = vf64_eq(abs3, vf64_of(INFINITY));
    const vm64 and_ = vm64_and(is_gt, is_eq3);
    const vm64 or_ = vm64_or(target_eq_0, and_);
    const vf64 quotient2 = vf64_div(target, grad_output);
    const vf64 within = vf64_where(or_, quotient2, product);
    const vf64 chosen = vf64_where(is_eq2, past, within);
    const vf64 far = vf64_where(self_eq_self, chosen, self);
    const vf64 negative = vf64_neg(margin);
    const vm64 is_lt = vf64_lt(negative, vf64_of(-0x1p+100 /* -2**100 */));
    const vm64 target_lt_0 = vf64_lt(target, vf64_of(0.0));
    const vf64 minus_1_or_1 = vf64_where(target_lt_0, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen2 = vf64_where(is_lt, minus_1_or_1, target);
    const vf64 sigmoid = vf64_sigmoid_f32(negative);
    const vf64 slope = vf64_mul(chosen2, sigmoid);
    const vf64 product2 = vf64_mul(slope, grad_output);
    const vf64 product3 = vf64_where(is_eq, far, product2);
    return vf64_neg(product3);
}

/* out = -where(abs(gradOutput) == inf, where(self == self, where(abs(target) == inf, where(target *
 * self > 0, 1 / (gradOutput * target), gradOutput * target), where(target == 0 or target * self > 0
 * and abs(self) == inf, target / gradOutput, gradOutput * target)), self), where(-(target * self) <
 * -2**100, where(target < 0, -1, 1), target) * sigmoid(-(target * self)) * gradOutput): in f64,
 * rounded once. Rewritten by: limit, order of factors. */
static inline vf32 out_none_f32(vf32 grad_output, vf32 self, vf32 target)
{
    return vf32_in_f64(out_none_wide_f32, 3, (const vf32[]){grad_output, self, target});
}

/* out = -where(abs(gradOutput) == inf, where(self == self, where(abs(target) == inf, where(target *
 * self > 0, 1 / (gradOutput * target), gradOutput * target), where(target == 0 or target * self > 0
 * and abs(self) == inf, target / gradOutput, gradOutput * target)), self), where(-(target * self) <
 * -2**100, where(target < 0, -1, 1), target) * sigmoid(-(target * self)) * gradOutput): in f64,
 * rounded to odd. Rewritten by: limit, order of factors. */
static inline vf32 out_none_f16(vf32 grad_output, vf32 self, vf32 target)
{
    return vf32_in_f64_odd(out_none_wide_f32, 3, (const vf32[]){grad_output, self, target});
}

/* out = -where(abs(gradOutput) == inf, where(self == self, where(abs(target) == inf, where(target *
 * self > 0, 1 / (gradOutput * target), gradOutput * target), where(target == 0 or target * self > 0
 * and abs(self) == inf, target / gradOutput, gradOutput * target)), self), where(-(target * self) <
 * -2**100, where(target < 0, -1, 1), target) * sigmoid(-(target * self)) * gradOutput): in f64,
 * rounded to odd. Rewritten by: limit, order of factors. */
static inline vf32 out_none_bf16(vf32 grad_output, vf32 self, vf32 target)
{
    return vf32_in_f64_odd(out_none_wide_f32, 3, (const vf32[]){grad_output, self, target});
}

/* -(where(abs(gradOutput) == inf, where(self == self, where(abs(target) == inf, where(target * self
 * > 0, 1 / (gradOutput * target), gradOutput * target), where(target == 0 or target * self > 0 and
 * abs(self) == inf, target / gradOutput, gradOutput * target)), self), where(-(target * self) <
 * -2**100, where(target < 0, -1, 1), target) * sigmoid(-(target * self)) * gradOutput) * (1 /
 * count(self))): in single f64. */
static inline vf64 out_mean_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 count_of_self = args[3];
    const vf64 abs = vf64_abs(grad_output);
    const vm64 is_eq = vf64_eq(abs, vf64_of(INFINITY));
    const vm64 self_eq_self = vf64_eq(self, self);
    const vf64 abs2 = vf64_abs(target);
    const vm64 is_eq2 = vf64_eq(abs2, vf64_of(INFINITY));
    const vf64 margin = vf64_mul(target, self);
    const vm64 is_gt = vf64_gt(margin, vf64_of(0.0));
    const vf64 product = vf64_mul(grad_output, target);
    const vf64 quotient = vf64_div(vf64_of(1.0), product);
    const vf64 past = vf64_where(is_gt, quotient, product);
    const vm64 target_eq_0 = vf64_eq(target, vf64_of(0.0));
    const vf64 abs3 = vf64_abs(self);
    const vm64 is_eq3 = vf64_eq(abs3, vf64_of(INFINITY));
    const vm64 and_ = vm64_and(is_gt, is_eq3);
    const vm64 or_ = vm64_or(target_eq_0, and_);
    const vf64 quotient2 = vf64_div(target, grad_output);
    const vf64 within = vf64_where(or_, quotient2, product);
    const vf64 chosen = vf64_where(is_eq2, past, within);
    const vf64 far = vf64_where(self_eq_self, chosen, self);
    const vf64 negative = vf64_neg(margin);
    const vm64 is_lt = vf64_lt(negative, vf64_of(-0x1p+100 /* -2**100 */));
    const vm64 target_lt_0 = vf64_lt(target, vf64_of(0.0));
    const vf64 minus_1_or_1 = vf64_where(target_lt_0, vf64_of(-1.0), vf64_of(1.0));
    const vf64 chosen2 = vf64_where(is_lt, minus_1_or_1, target);
    const vf64 sigmoid = vf64_sigmoid_f32(negative);
    const vf64 slope = vf64_mul(chosen2, sigmoid);
    const vf64 product2 = vf64_mul(slope, grad_output);
    const vf64 product3 = vf64_where(is_eq, far, product2);
    const vf64 quotient3 = vf64_div(vf64_of(1.0), count_of_self);
    const vf64 product4 = vf64_mul(product3, quotient3);
    return vf64_neg(product4);
}

/* out = -(where(abs(gradOutput) == inf, where(self == self, where(abs(target) == inf, where(target
 * * self > 0, 1 / (gradOutput * target), gradOutput * target), where(target == 0 or target * self >
 * 0 and abs(self) == inf, target / gradOutput, gradOutput * target)), self), where(-(target * self)
 * < -2**100, where(target < 0, -1, 1), target) * sigmoid(-(target * self)) * gradOutput) * (1 /
 * count(self))): in f64, rounded once. Rewritten by: limit, order of factors. */
static inline vf32 out_mean_f32(vf32 grad_output, vf32 self, vf32 target, vf32 count_of_self)
{
    return vf32_in_f64(out_mean_wide_f32, 4,
                       (const vf32[]){grad_output, self, target, count_of_self});
}

/* out = -(where(abs(gradOutput) == inf, where(self == self, where(abs(target) == inf, where(target
 * * self > 0, 1 / (gradOutput * target), gradOutput * target), where(target == 0 or target * self >
 * 0 and abs(self) == inf, target / gradOutput, gradOutput * target)), self), where(-(target * self)
 * < -2**100, where(target < 0, -1, 1), target) * sigmoid(-(target * self)) * gradOutput) * (1 /
 * count(self))): in f64, rounded to odd. Rewritten by: limit, order of factors. */
static inline vf32 out_mean_f16(vf32 grad_output, vf32 self, vf32 target, vf32 count_of_self)
{
    return vf32_in_f64_odd(out_mean_wide_f32, 4,
                           (const vf32[]){grad_output, self, target, count_of_self});
}

/* out = -(where(abs(gradOutput) == inf, where(self == self, where(abs(target) == inf, where(target
 * * self > 0, 1 / (gradOutput * target), gradOutput * target), where(target == 0 or target * self >
 * 0 and abs(self) == inf, target / gradOutput, gradOutput * target)), self), where(-(target * self)
 * < -2**100, where(target < 0, -1, 1), target) * sigmoid(-(target * self)) * gradOutput) * (1 /
 * count(self))): in f64, rounded to odd. Rewritten by: limit, order of factors. */
static inline vf32 out_mean_bf16(vf32 grad_output, vf32 self, vf32 target, vf32 count_of_self)
{
    return vf32_in_f64_odd(out_mean_wide_f32, 4,
                           (const vf32[]){grad_output, self, target, count_of_self});
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void soft_margin_loss_backward_none_f32_at(const ac_lanes *in, ac_lanes *out,
                                                   const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void soft_margin_loss_backward_none_f32(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, soft_margin_loss_backward_none_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void soft_margin_loss_backward_none_f16_at(const ac_lanes *in, ac_lanes *out,
                                                   const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void soft_margin_loss_backward_none_f16(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, soft_margin_loss_backward_none_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void soft_margin_loss_backward_none_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                    const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_bf16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void soft_margin_loss_backward_none_bf16(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, soft_margin_loss_backward_none_bf16_at, NULL);
}

struct soft_margin_loss_backward_mean_f32_scalars {
    vf32 count_of_self;
};

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void soft_margin_loss_backward_mean_f32_at(const ac_lanes *in, ac_lanes *out,
                                                   const void *scalars)
{
    const struct soft_margin_loss_backward_mean_f32_scalars *const s = scalars;
    out[0].f32 = out_mean_f32(in[0].f32, in[1].f32, in[2].f32, s->count_of_self);
}

static void soft_margin_loss_backward_mean_f32(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct soft_margin_loss_backward_attrs *const a = attrs;
    const struct soft_margin_loss_backward_mean_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, soft_margin_loss_backward_mean_f32_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void soft_margin_loss_backward_mean_f16_at(const ac_lanes *in, ac_lanes *out,
                                                   const void *scalars)
{
    const struct soft_margin_loss_backward_mean_f32_scalars *const s = scalars;
    out[0].f32 = out_mean_f16(in[0].f32, in[1].f32, in[2].f32, s->count_of_self);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void soft_margin_loss_backward_mean_f16(size_t count, const void *const ins[],
                                               void *const outs[], const void *attrs, uint32_t past)
{
    const struct soft_margin_loss_backward_attrs *const a = attrs;
    const struct soft_margin_loss_backward_mean_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, soft_margin_loss_backward_mean_f16_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void soft_margin_loss_backward_mean_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                    const void *scalars)
{
    const struct soft_margin_loss_backward_mean_f32_scalars *const s = scalars;
    out[0].f32 = out_mean_bf16(in[0].f32, in[1].f32, in[2].f32, s->count_of_self);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void soft_margin_loss_backward_mean_bf16(size_t count, const void *const ins[],
                                                void *const outs[], const void *attrs,
                                                uint32_t past)
{
    const struct soft_margin_loss_backward_attrs *const a = attrs;
    const struct soft_margin_loss_backward_mean_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, soft_margin_loss_backward_mean_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_soft_margin_loss_backward_kernels)[] = {
    [SOFT_MARGIN_LOSS_BACKWARD_REDUCTION_NONE] = {{
        [AC_F32] = soft_margin_loss_backward_none_f32,
        [AC_F16] = soft_margin_loss_backward_none_f16,
        [AC_BF16] = soft_margin_loss_backward_none_bf16,
    }},
    [SOFT_MARGIN_LOSS_BACKWARD_REDUCTION_MEAN] = {{
        [AC_F32] = soft_margin_loss_backward_mean_f32,
        [AC_F16] = soft_margin_loss_backward_mean_f16,
        [AC_BF16] = soft_margin_loss_backward_mean_bf16,
    }},
    [SOFT_MARGIN_LOSS_BACKWARD_REDUCTION_SUM] = {{
        [AC_F32] = soft_margin_loss_backward_none_f32,
        [AC_F16] = soft_margin_loss_backward_none_f16,
        [AC_BF16] = soft_margin_loss_backward_none_bf16,
    }},
};
