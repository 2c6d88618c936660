/*
 * Generated from spec/activation/tanh_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gradInput = gradOutput * (1 - output) * (1 + output)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/tanh_backward.h"
#include "simd/simd.h"

static inline vf32 grad_input_f32(vf32 grad_output, vf32 output)
{
    const vf32x2 difference = vf32x2_of_sum(vf32_of(1.0f), vf32_neg(output));
    const vf32x2 sum = vf32x2_of_sum(vf32_of(1.0f), output);
    return vf32x2_product3(difference, sum, vf32x2_of(grad_output));
}

static inline vf32 grad_input_f16(vf32 grad_output, vf32 output)
{
    const vf32 difference = vf32_sub(vf32_of(1.0f), output);
    const vf32 sum = vf32_add(vf32_of(1.0f), output);
    const vf32 product = vf32_mul(difference, sum);
    return vf32_mul(product, grad_output);
}

static inline vf64 grad_input_f64(vf64 grad_output, vf64 output)
{
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(output));
    const vf64x2 sum = vf64x2_of_sum(vf64_of(1.0), output);
    return vf64x2_product3(difference, sum, vf64x2_of(grad_output));
}

static inline vf64 grad_input_wide(vf64 grad_output, vf64 output)
{
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(output));
    const vf64x2 sum = vf64x2_of_sum(vf64_of(1.0), output);
    return vf64x2_product3(difference, sum, vf64x2_of(grad_output));
}

AC_COLD vf32 grad_input_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 output)
{
    const vf64x2 low =
        vf64x2_of(grad_input_wide(vf64_widen_low(grad_output), vf64_widen_low(output)));
    const vf64x2 high =
        vf64x2_of(grad_input_wide(vf64_widen_high(grad_output), vf64_widen_high(output)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

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

static void tanh_backward_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const grad_output = ins[0];
    const float *const output = ins[1];
    float *const grad_input = outs[0];
    const bool grad_input_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load(grad_output + i);
        const vf32 output_i = vf32_load(output + i);
        vf32_store_past(grad_input + i, grad_input_f32(grad_output_i, output_i), grad_input_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_n(grad_output + i, n);
        const vf32 output_i = vf32_load_n(output + i, n);
        vf32_store_n(grad_input + i, grad_input_f32(grad_output_i, output_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void tanh_backward_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const grad_output = ins[0];
    const ac_f16 *const output = ins[1];
    ac_f16 *const grad_input = outs[0];
    const bool grad_input_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_f16(grad_output + i);
        const vf32_two output_i = vf32_load_two_f16(output + i);
        vf32_store_two_f16_past(grad_input + i, grad_input_f16(grad_output_i.a, output_i.a),
                                grad_input_f16(grad_output_i.b, output_i.b), grad_input_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_f16_n(grad_output + i, n);
        const vf32 output_i = vf32_load_f16_n(output + i, n);
        vf32_store_f16_n(grad_input + i, grad_input_f16(grad_output_i, output_i), n);
    }
}

static void tanh_backward_f64(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const double *const grad_output = ins[0];
    const double *const output = ins[1];
    double *const grad_input = outs[0];
    const bool grad_input_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES) {
        const vf64 grad_output_i = vf64_load(grad_output + i);
        const vf64 output_i = vf64_load(output + i);
        vf64_store_past(grad_input + i, grad_input_f64(grad_output_i, output_i), grad_input_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64 grad_output_i = vf64_load_n(grad_output + i, n);
        const vf64 output_i = vf64_load_n(output + i, n);
        vf64_store_n(grad_input + i, grad_input_f64(grad_output_i, output_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void tanh_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const grad_output = ins[0];
    const ac_bf16 *const output = ins[1];
    ac_bf16 *const grad_input = outs[0];
    const bool grad_input_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_bf16(grad_output + i);
        const vf32_two output_i = vf32_load_two_bf16(output + i);
        vf32_store_two_bf16_past(grad_input + i, grad_input_bf16(grad_output_i.a, output_i.a),
                                 grad_input_bf16(grad_output_i.b, output_i.b), grad_input_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_bf16_n(grad_output + i, n);
        const vf32 output_i = vf32_load_bf16_n(output + i, n);
        vf32_store_bf16_n(grad_input + i, grad_input_bf16(grad_output_i, output_i), n);
    }
}

const ac_kernels AC_ISA(ac_tanh_backward_kernels)[] = {
    {{
        [AC_F32] = tanh_backward_f32,
        [AC_F16] = tanh_backward_f16,
        [AC_F64] = tanh_backward_f64,
        [AC_BF16] = tanh_backward_bf16,
    }},
};
