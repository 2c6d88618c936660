/*
 * Generated from spec/loss/binary_cross_entropy_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   spread = max((1 - self) * self, 1e-12)
 *   reduction is mean:
 *     out = gradOutput * weightOptional * (self - target) / spread * (1 / count(self))
 *   out = gradOutput * weightOptional * (self - target) / spread
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "loss/binary_cross_entropy_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* (self - target) * gradOutput * weightOptional / max((1 - self) * self, 1e-12): in single f64. */
static inline vf64 out_none_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 weight_optional = args[3];
    const vf64 difference = vf64_sub(self, target);
    const vf64 product = vf64_mul(difference, grad_output);
    const vf64 product2 = vf64_mul(product, weight_optional);
    const vf64 difference2 = vf64_sub(vf64_of(1.0), self);
    const vf64 product3 = vf64_mul(difference2, self);
    const vf64x2 difference3 = vf64x2_of_sum(vf64_of(1.0), vf64_neg(self));
    const vf64x2 product4 = vf64x2_mul_single(difference3, self);
    const vm64 is_gt = vf64x2_gt(vf64x2_make(vf64_of(0x1.19799812dea11p-40 /* 1e-12 */),
                                             vf64_of(0x1.97f27f0f6e886p-96 /* and the rest */)),
                                 product4);
    const vf64 chosen = vf64_where(is_gt, vf64_of(0x1.19799812dea11p-40 /* 1e-12 */), product3);
    return vf64_div(product2, chosen);
}

/* out = (self - target) * gradOutput * weightOptional / max((1 - self) * self, 1e-12): in f64,
 * rounded once. Rewritten by: order of factors. */
static inline vf32 out_none_f32(vf32 grad_output, vf32 self, vf32 target, vf32 weight_optional)
{
    return vf32_in_f64(out_none_wide_f32, 4,
                       (const vf32[]){grad_output, self, target, weight_optional});
}

/* out = (self - target) * gradOutput * weightOptional / max((1 - self) * self, 1e-12): in f64,
 * rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_none_f16(vf32 grad_output, vf32 self, vf32 target, vf32 weight_optional)
{
    return vf32_in_f64_odd(out_none_wide_f32, 4,
                           (const vf32[]){grad_output, self, target, weight_optional});
}

/* out = (self - target) * gradOutput * weightOptional / max((1 - self) * self, 1e-12): in f64,
 * rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_none_bf16(vf32 grad_output, vf32 self, vf32 target, vf32 weight_optional)
{
    return vf32_in_f64_odd(out_none_wide_f32, 4,
                           (const vf32[]){grad_output, self, target, weight_optional});
}

/* (self - target) * gradOutput * weightOptional / max((1 - self) * self, 1e-12) * (1 /
 * count(self)): in single f64. */
static inline vf64 out_mean_wide_f32(const vf64 args[])
{
    const vf64 grad_output = args[0];
    const vf64 self = args[1];
    const vf64 target = args[2];
    const vf64 weight_optional = args[3];
    const vf64 count_of_self = args[4];
    const vf64 difference = vf64_sub(self, target);
    const vf64 product = vf64_mul(difference, grad_output);
    const vf64 product2 = vf64_mul(product, weight_optional);
    const vf64 difference2 = vf64_sub(vf64_of(1.0), self);
    const vf64 product3 = vf64_mul(difference2, self);
    const vf64x2 difference3 = vf64x2_of_sum(vf64_of(1.0), vf64_neg(self));
    const vf64x2 product4 = vf64x2_mul_single(difference3, self);
    const vm64 is_gt = vf64x2_gt(vf64x2_make(vf64_of(0x1.19799812dea11p-40 /* 1e-12 */),
                                             vf64_of(0x1.97f27f0f6e886p-96 /* and the rest */)),
                                 product4);
    const vf64 chosen = vf64_where(is_gt, vf64_of(0x1.19799812dea11p-40 /* 1e-12 */), product3);
    const vf64 quotient = vf64_div(product2, chosen);
    const vf64 quotient2 = vf64_div(vf64_of(1.0), count_of_self);
    return vf64_mul(quotient, quotient2);
}

/* out = (self - target) * gradOutput * weightOptional / max((1 - self) * self, 1e-12) * (1 /
 * count(self)): in f64, rounded once. Rewritten by: order of factors. */
static inline vf32 out_mean_f32(vf32 grad_output, vf32 self, vf32 target, vf32 weight_optional,
                                vf32 count_of_self)
{
    return vf32_in_f64(out_mean_wide_f32, 5,
                       (const vf32[]){grad_output, self, target, weight_optional, count_of_self});
}

/* out = (self - target) * gradOutput * weightOptional / max((1 - self) * self, 1e-12) * (1 /
 * count(self)): in f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_mean_f16(vf32 grad_output, vf32 self, vf32 target, vf32 weight_optional,
                                vf32 count_of_self)
{
    return vf32_in_f64_odd(
        out_mean_wide_f32, 5,
        (const vf32[]){grad_output, self, target, weight_optional, count_of_self});
}

/* out = (self - target) * gradOutput * weightOptional / max((1 - self) * self, 1e-12) * (1 /
 * count(self)): in f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_mean_bf16(vf32 grad_output, vf32 self, vf32 target, vf32 weight_optional,
                                 vf32 count_of_self)
{
    return vf32_in_f64_odd(
        out_mean_wide_f32, 5,
        (const vf32[]){grad_output, self, target, weight_optional, count_of_self});
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional; out[0]: out. */
AC_WORD void binary_cross_entropy_backward_none_f32_at(const ac_lanes *in, ac_lanes *out,
                                                       const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f32(in[0].f32, in[1].f32, in[2].f32, in[3].f32);
}

static void binary_cross_entropy_backward_none_f32(size_t count, const void *const ins[],
                                                   void *const outs[], const void *attrs,
                                                   uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 4, 1);
    ac_run_vectors(loop, count, ins, outs, past, binary_cross_entropy_backward_none_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional; out[0]: out. */
AC_WORD void binary_cross_entropy_backward_none_f16_at(const ac_lanes *in, ac_lanes *out,
                                                       const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_f16(in[0].f32, in[1].f32, in[2].f32, in[3].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void binary_cross_entropy_backward_none_f16(size_t count, const void *const ins[],
                                                   void *const outs[], const void *attrs,
                                                   uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 4, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, binary_cross_entropy_backward_none_f16_at,
                       NULL);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional; out[0]: out. */
AC_WORD void binary_cross_entropy_backward_none_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                        const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_none_bf16(in[0].f32, in[1].f32, in[2].f32, in[3].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void binary_cross_entropy_backward_none_bf16(size_t count, const void *const ins[],
                                                    void *const outs[], const void *attrs,
                                                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 4, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, binary_cross_entropy_backward_none_bf16_at,
                       NULL);
}

struct binary_cross_entropy_backward_mean_f32_scalars {
    vf32 count_of_self;
};

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional; out[0]: out. */
AC_WORD void binary_cross_entropy_backward_mean_f32_at(const ac_lanes *in, ac_lanes *out,
                                                       const void *scalars)
{
    const struct binary_cross_entropy_backward_mean_f32_scalars *const s = scalars;
    out[0].f32 = out_mean_f32(in[0].f32, in[1].f32, in[2].f32, in[3].f32, s->count_of_self);
}

static void binary_cross_entropy_backward_mean_f32(size_t count, const void *const ins[],
                                                   void *const outs[], const void *attrs,
                                                   uint32_t past)
{
    const struct binary_cross_entropy_backward_attrs *const a = attrs;
    const struct binary_cross_entropy_backward_mean_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 4, 1);
    ac_run_vectors(loop, count, ins, outs, past, binary_cross_entropy_backward_mean_f32_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional; out[0]: out. */
AC_WORD void binary_cross_entropy_backward_mean_f16_at(const ac_lanes *in, ac_lanes *out,
                                                       const void *scalars)
{
    const struct binary_cross_entropy_backward_mean_f32_scalars *const s = scalars;
    out[0].f32 = out_mean_f16(in[0].f32, in[1].f32, in[2].f32, in[3].f32, s->count_of_self);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void binary_cross_entropy_backward_mean_f16(size_t count, const void *const ins[],
                                                   void *const outs[], const void *attrs,
                                                   uint32_t past)
{
    const struct binary_cross_entropy_backward_attrs *const a = attrs;
    const struct binary_cross_entropy_backward_mean_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 4, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, binary_cross_entropy_backward_mean_f16_at, &s);
}

/* in[0]: gradOutput, in[1]: self, in[2]: target, in[3]: weightOptional; out[0]: out. */
AC_WORD void binary_cross_entropy_backward_mean_bf16_at(const ac_lanes *in, ac_lanes *out,
                                                        const void *scalars)
{
    const struct binary_cross_entropy_backward_mean_f32_scalars *const s = scalars;
    out[0].f32 = out_mean_bf16(in[0].f32, in[1].f32, in[2].f32, in[3].f32, s->count_of_self);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void binary_cross_entropy_backward_mean_bf16(size_t count, const void *const ins[],
                                                    void *const outs[], const void *attrs,
                                                    uint32_t past)
{
    const struct binary_cross_entropy_backward_attrs *const a = attrs;
    const struct binary_cross_entropy_backward_mean_f32_scalars s = {
        .count_of_self = vf32_of((float)a->count_of_self),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 4, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, binary_cross_entropy_backward_mean_bf16_at,
                       &s);
}

const ac_kernels AC_ISA(ac_binary_cross_entropy_backward_kernels)[] = {
    [BINARY_CROSS_ENTROPY_BACKWARD_REDUCTION_NONE] = {{
        [AC_F32] = binary_cross_entropy_backward_none_f32,
        [AC_F16] = binary_cross_entropy_backward_none_f16,
        [AC_BF16] = binary_cross_entropy_backward_none_bf16,
    }},
    [BINARY_CROSS_ENTROPY_BACKWARD_REDUCTION_MEAN] = {{
        [AC_F32] = binary_cross_entropy_backward_mean_f32,
        [AC_F16] = binary_cross_entropy_backward_mean_f16,
        [AC_BF16] = binary_cross_entropy_backward_mean_bf16,
    }},
    [BINARY_CROSS_ENTROPY_BACKWARD_REDUCTION_SUM] = {{
        [AC_F32] = binary_cross_entropy_backward_none_f32,
        [AC_F16] = binary_cross_entropy_backward_none_f16,
        [AC_BF16] = binary_cross_entropy_backward_none_bf16,
    }},
};
