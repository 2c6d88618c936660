/*
 * Generated from spec/loss/kl_div_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   inside = where(abs(target) == inf, target, min(max(target, -700), 700))
 *   reduction is mean and logTarget is true:
 *     out = -(gradOutput * exp(inside) * (1 / count(self)))
 *   reduction is mean:
 *     out = -(gradOutput * target * (1 / count(self)))
 *   logTarget is true:
 *     out = -(gradOutput * exp(inside))
 *   out = -(gradOutput * target)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "loss/kl_div_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* -(gradOutput * target): in single f64. */
static inline vf64 out_none_false_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 target = args[1];
    const vf64 product = vf64_mul(grad_output, target);
    return vf64_neg(product);
}

/* out = -(gradOutput * target): in f64, rounded once. */
static inline vf32 out_none_false_f32(vf32 grad_output, vf32 target)
{
    return vf32_in_f64(out_none_false_wide_f32, 2, (const vf32[]){grad_output, target});
}

/* out = -(gradOutput * target): in f64, rounded to odd. */
static inline vf32 out_none_false_f16(vf32 grad_output, vf32 target)
{
    return vf32_in_f64_odd(out_none_false_wide_f32, 2, (const vf32[]){grad_output, target});
}

/* out = -(gradOutput * target): in f64, rounded to odd. */
static inline vf32 out_none_false_bf16(vf32 grad_output, vf32 target)
{
    return vf32_in_f64_odd(out_none_false_wide_f32, 2, (const vf32[]){grad_output, target});
}

/* -(exp(where(abs(target) == inf, target, min(max(target, -700), 700))) * gradOutput): in single
 * f64. */
static inline vf64 out_none_true_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 target = args[1];
    const vf64 abs = vf64_abs(target);
    const vm64 is_eq = vf64_eq(abs, vf64_of(INFINITY));
    const vf64 max = vf64_max(target, vf64_of(-700.0));
    const vf64 min = vf64_min(max, vf64_of(700.0));
    const vf64 inside = vf64_where(is_eq, target, min);
    const vf64 exp = vf64_exp_f32(inside);
    const vf64 product = vf64_mul(exp, grad_output);
    return vf64_neg(product);
}

/* out = -(exp(where(abs(target) == inf, target, min(max(target, -700), 700))) * gradOutput): in
 * f64, rounded once. Rewritten by: order of factors. */
static inline vf32 out_none_true_f32(vf32 grad_output, vf32 target)
{
    return vf32_in_f64(out_none_true_wide_f32, 2, (const vf32[]){grad_output, target});
}

/* out = -(exp(where(abs(target) == inf, target, min(max(target, -700), 700))) * gradOutput): in
 * f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_none_true_f16(vf32 grad_output, vf32 target)
{
    return vf32_in_f64_odd(out_none_true_wide_f32, 2, (const vf32[]){grad_output, target});
}

/* out = -(exp(where(abs(target) == inf, target, min(max(target, -700), 700))) * gradOutput): in
 * f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_none_true_bf16(vf32 grad_output, vf32 target)
{
    return vf32_in_f64_odd(out_none_true_wide_f32, 2, (const vf32[]){grad_output, target});
}

/* -(1 / count(self) * gradOutput * target): in single f64. */
static inline vf64 out_mean_false_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 target = args[1];
    const vf64 count_of_self = args[2];
    const vf64 quotient = vf64_div(vf64_of(1.0), count_of_self);
    const vf64 product = vf64_mul(quotient, grad_output);
    const vf64 product2 = vf64_mul(product, target);
    return vf64_neg(product2);
}

/* out = -(1 / count(self) * gradOutput * target): in f64, rounded once. Rewritten by: order of
 * factors. */
static inline vf32 out_mean_false_f32(vf32 grad_output, vf32 target, vf32 count_of_self)
{
    return vf32_in_f64(out_mean_false_wide_f32, 3,
                       (const vf32[]){grad_output, target, count_of_self});
}

/* out = -(1 / count(self) * gradOutput * target): in f64, rounded to odd. Rewritten by: order of
 * factors. */
static inline vf32 out_mean_false_f16(vf32 grad_output, vf32 target, vf32 count_of_self)
{
    return vf32_in_f64_odd(out_mean_false_wide_f32, 3,
                           (const vf32[]){grad_output, target, count_of_self});
}

/* out = -(1 / count(self) * gradOutput * target): in f64, rounded to odd. Rewritten by: order of
 * factors. */
static inline vf32 out_mean_false_bf16(vf32 grad_output, vf32 target, vf32 count_of_self)
{
    return vf32_in_f64_odd(out_mean_false_wide_f32, 3,
                           (const vf32[]){grad_output, target, count_of_self});
}

/* -(exp(where(abs(target) == inf, target, min(max(target, -700), 700))) * (1 / count(self)) *
 * gradOutput): in single f64. */
static inline vf64 out_mean_true_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 target = args[1];
    const vf64 count_of_self = args[2];
    const vf64 abs = vf64_abs(target);
    const vm64 is_eq = vf64_eq(abs, vf64_of(INFINITY));
    const vf64 max = vf64_max(target, vf64_of(-700.0));
    const vf64 min = vf64_min(max, vf64_of(700.0));
    const vf64 inside = vf64_where(is_eq, target, min);
    const vf64 exp = vf64_exp_f32(inside);
    const vf64 quotient = vf64_div(vf64_of(1.0), count_of_self);
    const vf64 product = vf64_mul(exp, quotient);
    const vf64 product2 = vf64_mul(product, grad_output);
    return vf64_neg(product2);
}

/* out = -(exp(where(abs(target) == inf, target, min(max(target, -700), 700))) * (1 / count(self)) *
 * gradOutput): in f64, rounded once. Rewritten by: order of factors. */
static inline vf32 out_mean_true_f32(vf32 grad_output, vf32 target, vf32 count_of_self)
{
    return vf32_in_f64(out_mean_true_wide_f32, 3,
                       (const vf32[]){grad_output, target, count_of_self});
}

/* out = -(exp(where(abs(target) == inf, target, min(max(target, -700), 700))) * (1 / count(self)) *
 * gradOutput): in f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_mean_true_f16(vf32 grad_output, vf32 target, vf32 count_of_self)
{
    return vf32_in_f64_odd(out_mean_true_wide_f32, 3,
                           (const vf32[]){grad_output, target, count_of_self});
}

/* out = -(exp(where(abs(target) == inf, target, min(max(target, -700), 700))) * (1 / count(self)) *
 * gradOutput): in f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_mean_true_bf16(vf32 grad_output, vf32 target, vf32 count_of_self)
{
    return vf32_in_f64_odd(out_mean_true_wide_f32, 3,
                           (const vf32[]){grad_output, target, count_of_self});
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void kl_div_backward_none_false_f32_at(const ac_lanes *in, ac_lanes *out,
                                               const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_false_f32(in[0].f32, in[2].f32);
}

static void kl_div_backward_none_false_f32(size_t count, const void *const ins[],
                                           void *const outs[], const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, kl_div_backward_none_false_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void kl_div_backward_none_false_f16_at(const ac_lanes *in, ac_lanes *out,
                                               const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_false_f16(in[0].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_backward_none_false_f16(size_t count, const void *const ins[],
                                           void *const outs[], const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_backward_none_false_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void kl_div_backward_none_false_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_false_bf16(in[0].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_backward_none_false_bf16(size_t count, const void *const ins[],
                                            void *const outs[], const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_backward_none_false_bf16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void kl_div_backward_none_true_f32_at(const ac_lanes *in, ac_lanes *out,
                                              const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_true_f32(in[0].f32, in[2].f32);
}

static void kl_div_backward_none_true_f32(size_t count, const void *const ins[], void *const outs[],
                                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, kl_div_backward_none_true_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void kl_div_backward_none_true_f16_at(const ac_lanes *in, ac_lanes *out,
                                              const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_true_f16(in[0].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_backward_none_true_f16(size_t count, const void *const ins[], void *const outs[],
                                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_backward_none_true_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void kl_div_backward_none_true_bf16_at(const ac_lanes *in, ac_lanes *out,
                                               const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_true_bf16(in[0].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_backward_none_true_bf16(size_t count, const void *const ins[],
                                           void *const outs[], const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_backward_none_true_bf16_at, NULL);
}

struct kl_div_backward_mean_false_f32_scalars {
    vf32 count_of_self;
};

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void kl_div_backward_mean_false_f32_at(const ac_lanes *in, ac_lanes *out,
                                               const void *scalars)
{
    const struct kl_div_backward_mean_false_f32_scalars *const s = scalars;
    out[0].f32 = out_mean_false_f32(in[0].f32, in[2].f32, s->count_of_self);
}

static void kl_div_backward_mean_false_f32(size_t count, const void *const ins[],
                                           void *const outs[], const void *attrs, uint32_t past)
{
    const struct kl_div_backward_attrs *const a = attrs;
    const struct kl_div_backward_mean_false_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, kl_div_backward_mean_false_f32_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void kl_div_backward_mean_false_f16_at(const ac_lanes *in, ac_lanes *out,
                                               const void *scalars)
{
    const struct kl_div_backward_mean_false_f32_scalars *const s = scalars;
    out[0].f32 = out_mean_false_f16(in[0].f32, in[2].f32, s->count_of_self);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_backward_mean_false_f16(size_t count, const void *const ins[],
                                           void *const outs[], const void *attrs, uint32_t past)
{
    const struct kl_div_backward_attrs *const a = attrs;
    const struct kl_div_backward_mean_false_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_backward_mean_false_f16_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void kl_div_backward_mean_false_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                const void *scalars)
{
    const struct kl_div_backward_mean_false_f32_scalars *const s = scalars;
    out[0].f32 = out_mean_false_bf16(in[0].f32, in[2].f32, s->count_of_self);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_backward_mean_false_bf16(size_t count, const void *const ins[],
                                            void *const outs[], const void *attrs, uint32_t past)
{
    const struct kl_div_backward_attrs *const a = attrs;
    const struct kl_div_backward_mean_false_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_backward_mean_false_bf16_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void kl_div_backward_mean_true_f32_at(const ac_lanes *in, ac_lanes *out,
                                              const void *scalars)
{
    const struct kl_div_backward_mean_false_f32_scalars *const s = scalars;
    out[0].f32 = out_mean_true_f32(in[0].f32, in[2].f32, s->count_of_self);
}

static void kl_div_backward_mean_true_f32(size_t count, const void *const ins[], void *const outs[],
                                          const void *attrs, uint32_t past)
{
    const struct kl_div_backward_attrs *const a = attrs;
    const struct kl_div_backward_mean_false_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, kl_div_backward_mean_true_f32_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void kl_div_backward_mean_true_f16_at(const ac_lanes *in, ac_lanes *out,
                                              const void *scalars)
{
    const struct kl_div_backward_mean_false_f32_scalars *const s = scalars;
    out[0].f32 = out_mean_true_f16(in[0].f32, in[2].f32, s->count_of_self);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void kl_div_backward_mean_true_f16(size_t count, const void *const ins[], void *const outs[],
                                          const void *attrs, uint32_t past)
{
    const struct kl_div_backward_attrs *const a = attrs;
    const struct kl_div_backward_mean_false_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_backward_mean_true_f16_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target; out[0]: out. */
AC_WORD void kl_div_backward_mean_true_bf16_at(const ac_lanes *in, ac_lanes *out,
                                               const void *scalars)
{
    const struct kl_div_backward_mean_false_f32_scalars *const s = scalars;
    out[0].f32 = out_mean_true_bf16(in[0].f32, in[2].f32, s->count_of_self);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void kl_div_backward_mean_true_bf16(size_t count, const void *const ins[],
                                           void *const outs[], const void *attrs, uint32_t past)
{
    const struct kl_div_backward_attrs *const a = attrs;
    const struct kl_div_backward_mean_false_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, kl_div_backward_mean_true_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_kl_div_backward_kernels)[] = {
    [KL_DIV_BACKWARD_REDUCTION_NONE_LOG_TARGET_FALSE] = {{
        [AC_F32] = kl_div_backward_none_false_f32,
        [AC_F16] = kl_div_backward_none_false_f16,
        [AC_BF16] = kl_div_backward_none_false_bf16,
    }},
    [KL_DIV_BACKWARD_REDUCTION_NONE_LOG_TARGET_TRUE] = {{
        [AC_F32] = kl_div_backward_none_true_f32,
        [AC_F16] = kl_div_backward_none_true_f16,
        [AC_BF16] = kl_div_backward_none_true_bf16,
    }},
    [KL_DIV_BACKWARD_REDUCTION_MEAN_LOG_TARGET_FALSE] = {{
        [AC_F32] = kl_div_backward_mean_false_f32,
        [AC_F16] = kl_div_backward_mean_false_f16,
        [AC_BF16] = kl_div_backward_mean_false_bf16,
    }},
    [KL_DIV_BACKWARD_REDUCTION_MEAN_LOG_TARGET_TRUE] = {{
        [AC_F32] = kl_div_backward_mean_true_f32,
        [AC_F16] = kl_div_backward_mean_true_f16,
        [AC_BF16] = kl_div_backward_mean_true_bf16,
    }},
    [KL_DIV_BACKWARD_REDUCTION_SUM_LOG_TARGET_FALSE] = {{
        [AC_F32] = kl_div_backward_none_false_f32,
        [AC_F16] = kl_div_backward_none_false_f16,
        [AC_BF16] = kl_div_backward_none_false_bf16,
    }},
    [KL_DIV_BACKWARD_REDUCTION_SUM_LOG_TARGET_TRUE] = {{
        [AC_F32] = kl_div_backward_none_true_f32,
        [AC_F16] = kl_div_backward_none_true_f16,
        [AC_BF16] = kl_div_backward_none_true_bf16,
    }},
};
