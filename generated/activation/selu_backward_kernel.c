/*
 * Generated from spec/activation/selu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   scale = 1.0507009873554804934193349852946
 *   alpha = 1.6732632423543772848170429916717
 *   gradInput = where(result > 0, gradOutput * scale, gradOutput * (result + scale * alpha))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/selu_backward.h"
#include "simd/simd.h"

static inline vf32 grad_input_f32(vf32 grad_output, vf32 result)
{
    const vm32 result_gt_0 = vf32_gt(result, vf32_of(0.0f));
    const vf32 product = vf32x2_scale_round(
        vf32x2_make(vf32_of(0x1.0cfabep+0f /* 1.0507009873554804934193349852946 */),
                    vf32_of(-0x1.2adddap-25f /* and the rest */)),
        grad_output);
    const vf32x2 sum = vf32x2_add_single(
        vf32x2_make(
            vf32_of(
                0x1.c212ccp+0f /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */),
            vf32_of(0x1.903c0cp-26f /* and the rest */)),
        result);
    const vf32 product2 = vf32x2_scale_round(sum, grad_output);
    return vf32_where(result_gt_0, product, product2);
}

static inline vf32 grad_input_f16(vf32 grad_output, vf32 result)
{
    const vm32 result_gt_0 = vf32_gt(result, vf32_of(0.0f));
    const vf32 product =
        vf32_mul(vf32_of(0x1.0cfabep+0f /* 1.0507009873554804934193349852946 */), grad_output);
    const vf32 sum = vf32_add(
        result,
        vf32_of(
            0x1.c212ccp+0f /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */));
    const vf32 product2 = vf32_mul(sum, grad_output);
    return vf32_where(result_gt_0, product, product2);
}

static inline vf32 grad_input_bf16(vf32 grad_output, vf32 result)
{
    const vm32 result_gt_0 = vf32_gt(result, vf32_of(0.0f));
    const vf32 product =
        vf32_mul(vf32_of(0x1.0cfabep+0f /* 1.0507009873554804934193349852946 */), grad_output);
    const vf32 sum = vf32_add(
        result,
        vf32_of(
            0x1.c212ccp+0f /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */));
    const vf32 product2 = vf32_mul(sum, grad_output);
    return vf32_where(result_gt_0, product, product2);
}

static void selu_backward_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)attrs;
    const float *const grad_output = ins[0];
    const float *const result = ins[1];
    float *const grad_input = outs[0];

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load(grad_output + i);
        const vf32 result_i = vf32_load(result + i);
        vf32_store(grad_input + i, grad_input_f32(grad_output_i, result_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_n(grad_output + i, n);
        const vf32 result_i = vf32_load_n(result + i, n);
        vf32_store_n(grad_input + i, grad_input_f32(grad_output_i, result_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void selu_backward_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)attrs;
    const ac_f16 *const grad_output = ins[0];
    const ac_f16 *const result = ins[1];
    ac_f16 *const grad_input = outs[0];

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load_f16(grad_output + i);
        const vf32 result_i = vf32_load_f16(result + i);
        vf32_store_f16(grad_input + i, grad_input_f16(grad_output_i, result_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_f16_n(grad_output + i, n);
        const vf32 result_i = vf32_load_f16_n(result + i, n);
        vf32_store_f16_n(grad_input + i, grad_input_f16(grad_output_i, result_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void selu_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs)
{
    (void)attrs;
    const ac_bf16 *const grad_output = ins[0];
    const ac_bf16 *const result = ins[1];
    ac_bf16 *const grad_input = outs[0];

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load_bf16(grad_output + i);
        const vf32 result_i = vf32_load_bf16(result + i);
        vf32_store_bf16(grad_input + i, grad_input_bf16(grad_output_i, result_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_bf16_n(grad_output + i, n);
        const vf32 result_i = vf32_load_bf16_n(result + i, n);
        vf32_store_bf16_n(grad_input + i, grad_input_bf16(grad_output_i, result_i), n);
    }
}

const ac_kernels AC_ISA(selu_backward_kernels)[] = {
    {{
        [AC_F32] = selu_backward_f32,
        [AC_F16] = selu_backward_f16,
        [AC_BF16] = selu_backward_bf16,
    }},
};
