/*
 * Generated from spec/activation/leaky_relu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > 0, gradOutput, gradOutput * negativeSlope)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/leaky_relu_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self > 0, gradOutput, gradOutput * negativeSlope): in f32 and pairs of it, rounded
 * once. */
static inline vf32 out_f32(vf32 grad_output, vf32 self, vf32 negative_slope)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product = vf32_mul(grad_output, negative_slope);
    return vf32_where(self_gt_0, grad_output, product);
}

/* out = where(self > 0, gradOutput, gradOutput * negativeSlope): in f32, rounded to odd, so that
 * the store rounds correctly. */
static inline vf32 out_f16(vf32 grad_output, vf32 self, vf32_multiplier negative_slope)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 multiple = vf32_multiple_f16(grad_output, negative_slope);
    return vf32_where(self_gt_0, grad_output, multiple);
}

/* out = where(self > 0, gradOutput, gradOutput * negativeSlope): in f64 and pairs of it, rounded
 * once. */
static inline vf64 out_f64(vf64 grad_output, vf64 self, vf64 negative_slope)
{
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64 product = vf64_mul(grad_output, negative_slope);
    return vf64_where(self_gt_0, grad_output, product);
}

/* out = where(self > 0, gradOutput, gradOutput * negativeSlope): in f32, rounded to odd, so that
 * the store rounds correctly. */
static inline vf32 out_bf16(vf32 grad_output, vf32 self, vf32_multiplier negative_slope)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 multiple = vf32_multiple_bf16(grad_output, negative_slope);
    return vf32_where(self_gt_0, grad_output, multiple);
}

struct leaky_relu_backward_f32_scalars {
    vf32 negative_slope;
};

/* in[0]: gradOutput, in[1]: self; out[0]: out. */
AC_WORD void leaky_relu_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct leaky_relu_backward_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, s->negative_slope);
}

static void leaky_relu_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const struct leaky_relu_backward_attrs *const a = attrs;
    const struct leaky_relu_backward_f32_scalars s = {
        .negative_slope = vf32_of((float)a->negative_slope),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, leaky_relu_backward_f32_at, &s);
}

struct leaky_relu_backward_f16_scalars {
    vf32_multiplier negative_slope;
};

/* in[0]: gradOutput, in[1]: self; out[0]: out. */
AC_WORD void leaky_relu_backward_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct leaky_relu_backward_f16_scalars *const s = scalars;
    out[0].multiple =
        (ac_multiple){out_f16(in[0].f32, in[1].f32, s->negative_slope), s->negative_slope};
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void leaky_relu_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const struct leaky_relu_backward_attrs *const a = attrs;
    const struct leaky_relu_backward_f16_scalars s = {
        .negative_slope = vf32_multiplier_f16((float)a->negative_slope),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    loop.out[0] = &ac_stored_f16_multiple;
    ac_run_two_vectors(loop, count, ins, outs, past, leaky_relu_backward_f16_at, &s);
}

struct leaky_relu_backward_f64_scalars {
    vf64 negative_slope;
};

/* in[0]: gradOutput, in[1]: self; out[0]: out. */
AC_WORD void leaky_relu_backward_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct leaky_relu_backward_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, in[1].f64, s->negative_slope);
}

static void leaky_relu_backward_f64(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const struct leaky_relu_backward_attrs *const a = attrs;
    const struct leaky_relu_backward_f64_scalars s = {
        .negative_slope = vf64_of(a->negative_slope),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, leaky_relu_backward_f64_at, &s);
}

/* in[0]: gradOutput, in[1]: self; out[0]: out. */
AC_WORD void leaky_relu_backward_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct leaky_relu_backward_f16_scalars *const s = scalars;
    out[0].multiple =
        (ac_multiple){out_bf16(in[0].f32, in[1].f32, s->negative_slope), s->negative_slope};
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void leaky_relu_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    const struct leaky_relu_backward_attrs *const a = attrs;
    const struct leaky_relu_backward_f16_scalars s = {
        .negative_slope = vf32_multiplier_bf16((float)a->negative_slope),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    loop.out[0] = &ac_stored_bf16_multiple;
    ac_run_two_vectors(loop, count, ins, outs, past, leaky_relu_backward_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_leaky_relu_backward_kernels)[] = {
    [LEAKY_RELU_BACKWARD_SELF_IS_RESULT_FALSE] = {{
        [AC_F32] = leaky_relu_backward_f32,
        [AC_F16] = leaky_relu_backward_f16,
        [AC_F64] = leaky_relu_backward_f64,
        [AC_BF16] = leaky_relu_backward_bf16,
    }},
    [LEAKY_RELU_BACKWARD_SELF_IS_RESULT_TRUE] = {{
        [AC_F32] = leaky_relu_backward_f32,
        [AC_F16] = leaky_relu_backward_f16,
        [AC_F64] = leaky_relu_backward_f64,
        [AC_BF16] = leaky_relu_backward_bf16,
    }},
};
