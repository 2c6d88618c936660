/*
 * Generated from spec/loss/smooth_l1_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   d = self - target
 *   slope = where(abs(d) < beta, d / beta, where(self < target, -1, where(self > target, 1, d)))
 *   reduction is mean:
 *     gradInput = gradOut * slope * (1 / count(self))
 *   gradInput = gradOut * slope
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "loss/smooth_l1_loss_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(abs(self - target) < beta, (self - target) / beta, where(self < target, -1, where(self >
 * target, 1, self - target))) * gradOut: in single f64. */
static inline vf64 grad_input_none_wide_f32(const vf64 args[])
{
    const vf64 grad_out = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 beta = args[3];
    const vf64x2 d = vf64x2_of_sum(self, vf64_neg(target));
    const vf64x2 abs = vf64x2_abs(d);
    const vm64 is_lt = vf64x2_lt(abs, vf64x2_of(beta));
    const vf64 d2 = vf64_sub(self, target);
    const vf64 quotient = vf64_div(d2, beta);
    const vm64 self_lt_target = vf64_lt(self, target);
    const vm64 self_gt_target = vf64_gt(self, target);
    const vf64 chosen = vf64_where(self_gt_target, vf64_of(1.0), d2);
    const vf64 chosen2 = vf64_where(self_lt_target, vf64_of(-1.0), chosen);
    const vf64 slope = vf64_where(is_lt, quotient, chosen2);
    return vf64_mul(slope, grad_out);
}

/* gradInput = where(abs(self - target) < beta, (self - target) / beta, where(self < target, -1,
 * where(self > target, 1, self - target))) * gradOut: in f64, rounded once. Rewritten by: order of
 * factors. */
static inline vf32 grad_input_none_f32(vf32 grad_out, vf32 self, vf32 target, vf32 beta)
{
    return vf32_in_f64(grad_input_none_wide_f32, 4, (const vf32[]){grad_out, self, target, beta});
}

/* gradInput = where(abs(self - target) < beta, (self - target) / beta, where(self < target, -1,
 * where(self > target, 1, self - target))) * gradOut: in f64, rounded to odd. Rewritten by: order
 * of factors. */
static inline vf32 grad_input_none_f16(vf32 grad_out, vf32 self, vf32 target, vf32 beta)
{
    return vf32_in_f64_odd(grad_input_none_wide_f32, 4,
                           (const vf32[]){grad_out, self, target, beta});
}

/* gradInput = where(abs(self - target) < beta, (self - target) / beta, where(self < target, -1,
 * where(self > target, 1, self - target))) * gradOut: in f64, rounded to odd. Rewritten by: order
 * of factors. */
static inline vf32 grad_input_none_bf16(vf32 grad_out, vf32 self, vf32 target, vf32 beta)
{
    return vf32_in_f64_odd(grad_input_none_wide_f32, 4,
                           (const vf32[]){grad_out, self, target, beta});
}

/* where(abs(self - target) < beta, (self - target) / beta, where(self < target, -1, where(self >
 * target, 1, self - target))) * (1 / count(self)) * gradOut: in single f64. */
static inline vf64 grad_input_mean_wide_f32(const vf64 args[])
{
    const vf64 grad_out = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 beta = args[3];
    const vf64 count_of_self = args[4];
    const vf64x2 d = vf64x2_of_sum(self, vf64_neg(target));
    const vf64x2 abs = vf64x2_abs(d);
    const vm64 is_lt = vf64x2_lt(abs, vf64x2_of(beta));
    const vf64 d2 = vf64_sub(self, target);
    const vf64 quotient = vf64_div(d2, beta);
    const vm64 self_lt_target = vf64_lt(self, target);
    const vm64 self_gt_target = vf64_gt(self, target);
    const vf64 chosen = vf64_where(self_gt_target, vf64_of(1.0), d2);
    const vf64 chosen2 = vf64_where(self_lt_target, vf64_of(-1.0), chosen);
    const vf64 slope = vf64_where(is_lt, quotient, chosen2);
    const vf64 quotient2 = vf64_div(vf64_of(1.0), count_of_self);
    const vf64 product = vf64_mul(slope, quotient2);
    return vf64_mul(product, grad_out);
}

/* gradInput = where(abs(self - target) < beta, (self - target) / beta, where(self < target, -1,
 * where(self > target, 1, self - target))) * (1 / count(self)) * gradOut: in f64, rounded once.
 * Rewritten by: order of factors. */
static inline vf32 grad_input_mean_f32(vf32 grad_out, vf32 self, vf32 target, vf32 beta,
                                       vf32 count_of_self)
{
    return vf32_in_f64(grad_input_mean_wide_f32, 5,
                       (const vf32[]){grad_out, self, target, beta, count_of_self});
}

/* gradInput = where(abs(self - target) < beta, (self - target) / beta, where(self < target, -1,
 * where(self > target, 1, self - target))) * (1 / count(self)) * gradOut: in f64, rounded to odd.
 * Rewritten by: order of factors. */
static inline vf32 grad_input_mean_f16(vf32 grad_out, vf32 self, vf32 target, vf32 beta,
                                       vf32 count_of_self)
{
    return vf32_in_f64_odd(grad_input_mean_wide_f32, 5,
                           (const vf32[]){grad_out, self, target, beta, count_of_self});
}

/* gradInput = where(abs(self - target) < beta, (self - target) / beta, where(self < target, -1,
 * where(self > target, 1, self - target))) * (1 / count(self)) * gradOut: in f64, rounded to odd.
 * Rewritten by: order of factors. */
static inline vf32 grad_input_mean_bf16(vf32 grad_out, vf32 self, vf32 target, vf32 beta,
                                        vf32 count_of_self)
{
    return vf32_in_f64_odd(grad_input_mean_wide_f32, 5,
                           (const vf32[]){grad_out, self, target, beta, count_of_self});
}

struct smooth_l1_loss_backward_none_f32_scalars {
    vf32 beta;
};

/* in[0]: gradOut, in[1]: self, in[2]: target; out[0]: gradInput. */
AC_WORD void smooth_l1_loss_backward_none_f32_at(const ac_lanes *in, ac_lanes *out,
                                                 const void *scalars)
{
    const struct smooth_l1_loss_backward_none_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_none_f32(in[0].f32, in[1].f32, in[2].f32, s->beta);
}

static void smooth_l1_loss_backward_none_f32(size_t count, const void *const ins[],
                                             void *const outs[], const void *attrs, uint32_t past)
{
    const struct smooth_l1_loss_backward_attrs *const a = attrs;
    const struct smooth_l1_loss_backward_none_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, smooth_l1_loss_backward_none_f32_at, &s);
}

/* in[0]: gradOut, in[1]: self, in[2]: target; out[0]: gradInput. */
AC_WORD void smooth_l1_loss_backward_none_f16_at(const ac_lanes *in, ac_lanes *out,
                                                 const void *scalars)
{
    const struct smooth_l1_loss_backward_none_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_none_f16(in[0].f32, in[1].f32, in[2].f32, s->beta);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void smooth_l1_loss_backward_none_f16(size_t count, const void *const ins[],
                                             void *const outs[], const void *attrs, uint32_t past)
{
    const struct smooth_l1_loss_backward_attrs *const a = attrs;
    const struct smooth_l1_loss_backward_none_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, smooth_l1_loss_backward_none_f16_at, &s);
}

/* in[0]: gradOut, in[1]: self, in[2]: target; out[0]: gradInput. */
AC_WORD void smooth_l1_loss_backward_none_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                  const void *scalars)
{
    const struct smooth_l1_loss_backward_none_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_none_bf16(in[0].f32, in[1].f32, in[2].f32, s->beta);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void smooth_l1_loss_backward_none_bf16(size_t count, const void *const ins[],
                                              void *const outs[], const void *attrs, uint32_t past)
{
    const struct smooth_l1_loss_backward_attrs *const a = attrs;
    const struct smooth_l1_loss_backward_none_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, smooth_l1_loss_backward_none_bf16_at, &s);
}

struct smooth_l1_loss_backward_mean_f32_scalars {
    vf32 beta;
    vf32 count_of_self;
};

/* in[0]: gradOut, in[1]: self, in[2]: target; out[0]: gradInput. */
AC_WORD void smooth_l1_loss_backward_mean_f32_at(const ac_lanes *in, ac_lanes *out,
                                                 const void *scalars)
{
    const struct smooth_l1_loss_backward_mean_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_mean_f32(in[0].f32, in[1].f32, in[2].f32, s->beta, s->count_of_self);
}

static void smooth_l1_loss_backward_mean_f32(size_t count, const void *const ins[],
                                             void *const outs[], const void *attrs, uint32_t past)
{
    const struct smooth_l1_loss_backward_attrs *const a = attrs;
    const struct smooth_l1_loss_backward_mean_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, smooth_l1_loss_backward_mean_f32_at, &s);
}

/* in[0]: gradOut, in[1]: self, in[2]: target; out[0]: gradInput. */
AC_WORD void smooth_l1_loss_backward_mean_f16_at(const ac_lanes *in, ac_lanes *out,
                                                 const void *scalars)
{
    const struct smooth_l1_loss_backward_mean_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_mean_f16(in[0].f32, in[1].f32, in[2].f32, s->beta, s->count_of_self);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void smooth_l1_loss_backward_mean_f16(size_t count, const void *const ins[],
                                             void *const outs[], const void *attrs, uint32_t past)
{
    const struct smooth_l1_loss_backward_attrs *const a = attrs;
    const struct smooth_l1_loss_backward_mean_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, smooth_l1_loss_backward_mean_f16_at, &s);
}

/* in[0]: gradOut, in[1]: self, in[2]: target; out[0]: gradInput. */
AC_WORD void smooth_l1_loss_backward_mean_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                  const void *scalars)
{
    const struct smooth_l1_loss_backward_mean_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_mean_bf16(in[0].f32, in[1].f32, in[2].f32, s->beta, s->count_of_self);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void smooth_l1_loss_backward_mean_bf16(size_t count, const void *const ins[],
                                              void *const outs[], const void *attrs, uint32_t past)
{
    const struct smooth_l1_loss_backward_attrs *const a = attrs;
    const struct smooth_l1_loss_backward_mean_f32_scalars s = {
        .beta = vf32_of((float)a->beta),
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, smooth_l1_loss_backward_mean_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_smooth_l1_loss_backward_kernels)[] = {
    [SMOOTH_L1_LOSS_BACKWARD_REDUCTION_NONE] = {{
        [AC_F32] = smooth_l1_loss_backward_none_f32,
        [AC_F16] = smooth_l1_loss_backward_none_f16,
        [AC_BF16] = smooth_l1_loss_backward_none_bf16,
    }},
    [SMOOTH_L1_LOSS_BACKWARD_REDUCTION_MEAN] = {{
        [AC_F32] = smooth_l1_loss_backward_mean_f32,
        [AC_F16] = smooth_l1_loss_backward_mean_f16,
        [AC_BF16] = smooth_l1_loss_backward_mean_bf16,
    }},
    [SMOOTH_L1_LOSS_BACKWARD_REDUCTION_SUM] = {{
        [AC_F32] = smooth_l1_loss_backward_none_f32,
        [AC_F16] = smooth_l1_loss_backward_none_f16,
        [AC_BF16] = smooth_l1_loss_backward_none_bf16,
    }},
};
