/*
 * Generated from spec/activation/tanh_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gradInput = gradOutput * (1 - output) * (1 + output)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/tanh_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradInput = (1 - output) * (1 + output) * gradOutput: in f32 and pairs of it, rounded once.
 * Rewritten by: order of factors. */
static inline vf32 grad_input_f32(vf32 grad_output, vf32 output)
{
    const vf32x2 difference = vf32x2_of_sum(vf32_of(1.0f), vf32_neg(output));
    const vf32x2 sum = vf32x2_of_sum(vf32_of(1.0f), output);
    return vf32x2_product3(difference, sum, vf32x2_of(grad_output));
}

/* gradInput = (1 - output) * (1 + output) * gradOutput: in single f32. Rewritten by: order of
 * factors. */
static inline vf32 grad_input_f16(vf32 grad_output, vf32 output)
{
    const vf32 difference = vf32_sub(vf32_of(1.0f), output);
    const vf32 sum = vf32_add(vf32_of(1.0f), output);
    const vf32 product = vf32_mul(difference, sum);
    return vf32_mul(product, grad_output);
}

/* gradInput = (1 - output) * (1 + output) * gradOutput: in f64 and pairs of it, rounded once.
 * Rewritten by: order of factors. */
static inline vf64 grad_input_f64(vf64 grad_output, vf64 output)
{
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(output));
    const vf64x2 sum = vf64x2_of_sum(vf64_of(1.0), output);
    return vf64x2_product3(difference, sum, vf64x2_of(grad_output));
}

/* (1 - output) * (1 + output) * gradOutput: in f64. */
static inline vf64 grad_input_wide(vf64 grad_output, vf64 output)
{
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(output));
    const vf64x2 sum = vf64x2_of_sum(vf64_of(1.0), output);
    return vf64x2_product3(difference, sum, vf64x2_of(grad_output));
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_input_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 output)
{
    const vf64x2 low =
        vf64x2_of(grad_input_wide(vf64_widen_low(grad_output), vf64_widen_low(output)));
    const vf64x2 high =
        vf64x2_of(grad_input_wide(vf64_widen_high(grad_output), vf64_widen_high(output)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradInput = (1 - output) * (1 + output) * gradOutput: in single f32; lanes in which that may
 * round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 grad_input_bf16(vf32 grad_output, vf32 output)
{
    const vf32 difference = vf32_sub(vf32_of(1.0f), output);
    const vf32 sum = vf32_add(vf32_of(1.0f), output);
    const vf32 product = vf32_mul(difference, sum);
    const vf32 product2 = vf32_mul(product, grad_output);
    const vm32 strays = vm32_and(vm32_and(vf32_strays(product), vf32_ne(difference, vf32_of(0.0f))),
                                 vf32_ne(sum, vf32_of(0.0f)));
    vf32 settled = product2;
    if (vm32_any(strays))
        settled = grad_input_far(settled, strays, grad_output, output);
    return settled;
}

/* in[0]: gradOutput, in[1]: output; out[0]: gradInput. */
AC_WORD void tanh_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_f32(in[0].f32, in[1].f32);
}

static void tanh_backward_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, tanh_backward_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: output; out[0]: gradInput. */
AC_WORD void tanh_backward_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void tanh_backward_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, tanh_backward_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: output; out[0]: gradInput. */
AC_WORD void tanh_backward_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = grad_input_f64(in[0].f64, in[1].f64);
}

static void tanh_backward_f64(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, tanh_backward_f64_at, NULL);
}

/* in[0]: gradOutput, in[1]: output; out[0]: gradInput. */
AC_WORD void tanh_backward_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void tanh_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, tanh_backward_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_tanh_backward_kernels)[] = {
    {{
        [AC_F32] = tanh_backward_f32,
        [AC_F16] = tanh_backward_f16,
        [AC_F64] = tanh_backward_f64,
        [AC_BF16] = tanh_backward_bf16,
    }},
};
