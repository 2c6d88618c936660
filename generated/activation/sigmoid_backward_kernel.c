/*
 * Generated from spec/activation/sigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gradInput = gradOutput * conj(output * (1 - output))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/sigmoid_backward.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradInput = (1 - output) * gradOutput * output: in f32 and pairs of it, rounded once. Rewritten
 * by: order of factors. */
static inline vf32 grad_input_f32(vf32 grad_output, vf32 output)
{
    const vf32x2 difference = vf32x2_of_sum(vf32_of(1.0f), vf32_neg(output));
    return vf32x2_product3(difference, vf32x2_of(grad_output), vf32x2_of(output));
}

/* gradInput = (1 - output) * gradOutput * output: in single f32. Rewritten by: order of factors. */
static inline vf32 grad_input_f16(vf32 grad_output, vf32 output)
{
    const vf32 difference = vf32_sub(vf32_of(1.0f), output);
    const vf32 product = vf32_mul(difference, grad_output);
    return vf32_mul(product, output);
}

/* gradInput = (1 - output) * gradOutput * output: in f64 and pairs of it, rounded once. Rewritten
 * by: order of factors. */
static inline vf64 grad_input_f64(vf64 grad_output, vf64 output)
{
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(output));
    return vf64x2_product3(difference, vf64x2_of(grad_output), vf64x2_of(output));
}

/* (1 - output) * gradOutput * output: in f64. */
static inline vf64 grad_input_wide(vf64 grad_output, vf64 output)
{
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(output));
    return vf64x2_product3(difference, vf64x2_of(grad_output), vf64x2_of(output));
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

/* gradInput = (1 - output) * gradOutput * output: in single f32; lanes in which that may round
 * wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 grad_input_bf16(vf32 grad_output, vf32 output)
{
    const vf32 difference = vf32_sub(vf32_of(1.0f), output);
    const vf32 product = vf32_mul(difference, grad_output);
    const vf32 product2 = vf32_mul(product, output);
    const vm32 strays = vm32_and(vm32_and(vf32_strays(product), vf32_ne(difference, vf32_of(0.0f))),
                                 vf32_ne(grad_output, vf32_of(0.0f)));
    vf32 settled = product2;
    if (vm32_any(strays))
        settled = grad_input_far(settled, strays, grad_output, output);
    return settled;
}

/* gradInput = gradOutput * conj(output * (1 - output)): parts in f64. */
static inline vf64_complex grad_input_c64(vf64_complex grad_output, vf64_complex output)
{
    const vf64_complex one = vf64_complex_of(1.0);
    const vf64_complex difference = vf64_complex_sub(one, output);
    const vf64_complex product = vf64_complex_mul(output, difference);
    const vf64_complex conjugate = vf64_complex_conj(product);
    return vf64_complex_mul(grad_output, conjugate);
}

/* gradInput = gradOutput * conj(output * (1 - output)): parts in pairs of f64, rounded once. */
static inline vf64_complex grad_input_c128(vf64_complex grad_output, vf64_complex output)
{
    const vf64_scaled grad_output_scaled = vf64_scaled_of(grad_output);
    const vf64_scaled output_scaled = vf64_scaled_of(output);
    const vf64_scaled one = vf64_scaled_of_number(1.0);
    const vf64_scaled difference = vf64_scaled_sub(one, output_scaled);
    const vf64_scaled product = vf64_scaled_mul(output_scaled, difference);
    const vf64_scaled conjugate = vf64_scaled_conj(product);
    const vf64_scaled product2 = vf64_scaled_mul(grad_output_scaled, conjugate);
    return vf64_scaled_round(product2);
}

/* in[0]: gradOutput, in[1]: output; out[0]: gradInput. */
AC_WORD void sigmoid_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_f32(in[0].f32, in[1].f32);
}

static void sigmoid_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, sigmoid_backward_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: output; out[0]: gradInput. */
AC_WORD void sigmoid_backward_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void sigmoid_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, sigmoid_backward_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: output; out[0]: gradInput. */
AC_WORD void sigmoid_backward_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = grad_input_f64(in[0].f64, in[1].f64);
}

static void sigmoid_backward_f64(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, sigmoid_backward_f64_at, NULL);
}

/* in[0]: gradOutput, in[1]: output; out[0]: gradInput. */
AC_WORD void sigmoid_backward_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void sigmoid_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, sigmoid_backward_bf16_at, NULL);
}

/* in[0]: gradOutput, in[1]: output; out[0]: gradInput. */
AC_WORD void sigmoid_backward_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = grad_input_c64(in[0].complex, in[1].complex);
}

/* Parts are computed in f64 and rounded once. */
static void sigmoid_backward_c64(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, sigmoid_backward_c64_at, NULL);
}

/* in[0]: gradOutput, in[1]: output; out[0]: gradInput. */
AC_WORD void sigmoid_backward_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = grad_input_c128(in[0].complex, in[1].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void sigmoid_backward_c128(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, sigmoid_backward_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_sigmoid_backward_kernels)[] = {
    {{
        [AC_F32] = sigmoid_backward_f32,
        [AC_F16] = sigmoid_backward_f16,
        [AC_F64] = sigmoid_backward_f64,
        [AC_BF16] = sigmoid_backward_bf16,
        [AC_C64] = sigmoid_backward_c64,
        [AC_C128] = sigmoid_backward_c128,
    }},
};
