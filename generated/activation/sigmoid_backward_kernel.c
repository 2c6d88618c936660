/*
 * Generated from spec/activation/sigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gradInput = gradOutput * conj(output * (1 - output))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/sigmoid_backward.h"
#include "simd/simd.h"

static inline vf32 grad_input_f32(vf32 grad_output, vf32 output)
{
    const vf32x2 difference = vf32x2_of_sum(vf32_of(1.0f), vf32_neg(output));
    return vf32x2_product3(difference, vf32x2_of(grad_output), vf32x2_of(output));
}

static inline vf32 grad_input_f16(vf32 grad_output, vf32 output)
{
    const vf32 difference = vf32_sub(vf32_of(1.0f), output);
    const vf32 product = vf32_mul(difference, grad_output);
    return vf32_mul(product, output);
}

static inline vf64 grad_input_f64(vf64 grad_output, vf64 output)
{
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(output));
    return vf64x2_product3(difference, vf64x2_of(grad_output), vf64x2_of(output));
}

static inline vf64 grad_input_wide(vf64 grad_output, vf64 output)
{
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(output));
    return vf64x2_product3(difference, vf64x2_of(grad_output), vf64x2_of(output));
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
    const vf32 product = vf32_mul(difference, grad_output);
    const vf32 product2 = vf32_mul(product, output);
    const vm32 strays = vm32_and(vm32_and(vf32_strays(product), vf32_ne(difference, vf32_of(0.0f))),
                                 vf32_ne(grad_output, vf32_of(0.0f)));
    vf32 settled = product2;
    if (vm32_any(strays))
        settled = grad_input_far(settled, strays, grad_output, output);
    return settled;
}

static inline vf64_complex grad_input_c64(vf64_complex grad_output, vf64_complex output)
{
    const vf64_complex one = vf64_complex_of(1.0);
    const vf64_complex difference = vf64_complex_sub(one, output);
    const vf64_complex product = vf64_complex_mul(output, difference);
    const vf64_complex conjugate = vf64_complex_conj(product);
    return vf64_complex_mul(grad_output, conjugate);
}

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

static void sigmoid_backward_f32(size_t count, const void *const ins[], void *const outs[],
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
static void sigmoid_backward_f16(size_t count, const void *const ins[], void *const outs[],
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

static void sigmoid_backward_f64(size_t count, const void *const ins[], void *const outs[],
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
static void sigmoid_backward_bf16(size_t count, const void *const ins[], void *const outs[],
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

/* Parts are computed in f64 and rounded once. */
static void sigmoid_backward_c64(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_c64 *const grad_output = ins[0];
    const ac_c64 *const output = ins[1];
    ac_c64 *const grad_input = outs[0];
    (void)past;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_COMPLEX_LANES <= count; i += VF64_COMPLEX_LANES) {
        const vf64_complex grad_output_i = vf64_complex_load_c64(grad_output + i);
        const vf64_complex output_i = vf64_complex_load_c64(output + i);
        vf64_complex_store_c64(grad_input + i, grad_input_c64(grad_output_i, output_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64_complex grad_output_i = vf64_complex_load_c64_n(grad_output + i, n);
        const vf64_complex output_i = vf64_complex_load_c64_n(output + i, n);
        vf64_complex_store_c64_n(grad_input + i, grad_input_c64(grad_output_i, output_i), n);
    }
}

/* Parts are computed in pairs of f64 and rounded once. */
static void sigmoid_backward_c128(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_c128 *const grad_output = ins[0];
    const ac_c128 *const output = ins[1];
    ac_c128 *const grad_input = outs[0];
    (void)past;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_COMPLEX_LANES <= count; i += VF64_COMPLEX_LANES) {
        const vf64_complex grad_output_i = vf64_complex_load_c128(grad_output + i);
        const vf64_complex output_i = vf64_complex_load_c128(output + i);
        vf64_complex_store_c128(grad_input + i, grad_input_c128(grad_output_i, output_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64_complex grad_output_i = vf64_complex_load_c128_n(grad_output + i, n);
        const vf64_complex output_i = vf64_complex_load_c128_n(output + i, n);
        vf64_complex_store_c128_n(grad_input + i, grad_input_c128(grad_output_i, output_i), n);
    }
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
