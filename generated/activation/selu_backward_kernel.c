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

static inline vf64 grad_input_wide(vf64 grad_output, vf64 result)
{
    const vm64 result_gt_0 = vf64_gt(result, vf64_of(0.0));
    const vf64 product = vf64x2_scale_round(
        vf64x2_make(vf64_of(0x1.0cfabd6a91132p+0 /* 1.0507009873554804934193349852946 */),
                    vf64_of(0x1.6fc7d272f2695p-55 /* and the rest */)),
        grad_output);
    const vf64x2 sum = vf64x2_add_single(
        vf64x2_make(
            vf64_of(
                0x1.c212cc640f031p+0 /* 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 */),
            vf64_of(0x1.05161b045a1fep-56 /* and the rest */)),
        result);
    const vf64 product2 = vf64x2_scale_round(sum, grad_output);
    return vf64_where(result_gt_0, product, product2);
}

AC_COLD vf32 grad_input_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 result)
{
    const vf64x2 low =
        vf64x2_of(grad_input_wide(vf64_widen_low(grad_output), vf64_widen_low(result)));
    const vf64x2 high =
        vf64x2_of(grad_input_wide(vf64_widen_high(grad_output), vf64_widen_high(result)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
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
    const vf32 chosen = vf32_where(result_gt_0, product, product2);
    const vm32 cancelled = vf32_lt(vf32_abs(sum), vf32_of(0x1.c212ccp-3f /* 1 / 8 of that */));
    const vm32 doubt = vm32_and(vm32_not(result_gt_0), cancelled);
    vf32 settled = chosen;
    if (vm32_any(doubt))
        settled = grad_input_far(settled, doubt, grad_output, result);
    return settled;
}

static void selu_backward_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const grad_output = ins[0];
    const float *const result = ins[1];
    float *const grad_input = outs[0];
    const bool grad_input_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load(grad_output + i);
        const vf32 result_i = vf32_load(result + i);
        vf32_store_past(grad_input + i, grad_input_f32(grad_output_i, result_i), grad_input_past);
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
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const grad_output = ins[0];
    const ac_f16 *const result = ins[1];
    ac_f16 *const grad_input = outs[0];
    const bool grad_input_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_f16(grad_output + i);
        const vf32_two result_i = vf32_load_two_f16(result + i);
        vf32_store_two_f16_past(grad_input + i, grad_input_f16(grad_output_i.a, result_i.a),
                                grad_input_f16(grad_output_i.b, result_i.b), grad_input_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_f16_n(grad_output + i, n);
        const vf32 result_i = vf32_load_f16_n(result + i, n);
        vf32_store_f16_n(grad_input + i, grad_input_f16(grad_output_i, result_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void selu_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const grad_output = ins[0];
    const ac_bf16 *const result = ins[1];
    ac_bf16 *const grad_input = outs[0];
    const bool grad_input_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_bf16(grad_output + i);
        const vf32_two result_i = vf32_load_two_bf16(result + i);
        vf32_store_two_bf16_past(grad_input + i, grad_input_bf16(grad_output_i.a, result_i.a),
                                 grad_input_bf16(grad_output_i.b, result_i.b), grad_input_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_bf16_n(grad_output + i, n);
        const vf32 result_i = vf32_load_bf16_n(result + i, n);
        vf32_store_bf16_n(grad_input + i, grad_input_bf16(grad_output_i, result_i), n);
    }
}

/* Loads round i8 to f32; stores truncate towards zero. */
static void selu_backward_i8(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const int8_t *const grad_output = ins[0];
    const int8_t *const result = ins[1];
    int8_t *const grad_input = outs[0];
    (void)past;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load_i8(grad_output + i);
        const vf32 result_i = vf32_load_i8(result + i);
        vf32_store_i8(grad_input + i, grad_input_f32(grad_output_i, result_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_i8_n(grad_output + i, n);
        const vf32 result_i = vf32_load_i8_n(result + i, n);
        vf32_store_i8_n(grad_input + i, grad_input_f32(grad_output_i, result_i), n);
    }
}

/* Loads round i32 to f32; stores truncate towards zero. */
static void selu_backward_i32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const int32_t *const grad_output = ins[0];
    const int32_t *const result = ins[1];
    int32_t *const grad_input = outs[0];
    (void)past;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load_i32(grad_output + i);
        const vf32 result_i = vf32_load_i32(result + i);
        vf32_store_i32(grad_input + i, grad_input_f32(grad_output_i, result_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_i32_n(grad_output + i, n);
        const vf32 result_i = vf32_load_i32_n(result + i, n);
        vf32_store_i32_n(grad_input + i, grad_input_f32(grad_output_i, result_i), n);
    }
}

const ac_kernels AC_ISA(ac_selu_backward_kernels)[] = {
    {{
        [AC_F32] = selu_backward_f32,
        [AC_F16] = selu_backward_f16,
        [AC_BF16] = selu_backward_bf16,
        [AC_I8] = selu_backward_i8,
        [AC_I32] = selu_backward_i32,
    }},
};
