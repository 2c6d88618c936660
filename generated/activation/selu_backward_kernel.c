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
#include "simd/loops/integers.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradInput = where(result > 0, 1.0507009873554804934193349852946 * gradOutput, (result +
 * 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717) * gradOutput): in f32 and
 * pairs of it, rounded once. Rewritten by: order of factors. */
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

/* gradInput = where(result > 0, 1.0507009873554804934193349852946 * gradOutput, (result +
 * 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717) * gradOutput): in single
 * f32. Rewritten by: order of factors. */
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

/* where(result > 0, 1.0507009873554804934193349852946 * gradOutput, (result +
 * 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717) * gradOutput): in f64. */
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

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 grad_input_far(vf32 short_, vm32 lanes, vf32 grad_output, vf32 result)
{
    const vf64x2 low =
        vf64x2_of(grad_input_wide(vf64_widen_low(grad_output), vf64_widen_low(result)));
    const vf64x2 high =
        vf64x2_of(grad_input_wide(vf64_widen_high(grad_output), vf64_widen_high(result)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* gradInput = where(result > 0, 1.0507009873554804934193349852946 * gradOutput, (result +
 * 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717) * gradOutput): in single
 * f32; lanes in which that may round wrongly are recomputed. Rewritten by: order of factors. */
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

/* in[0]: gradOutput, in[1]: result; out[0]: gradInput. */
AC_WORD void selu_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_f32(in[0].f32, in[1].f32);
}

static void selu_backward_f32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, selu_backward_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: result; out[0]: gradInput. */
AC_WORD void selu_backward_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void selu_backward_f16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, selu_backward_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: result; out[0]: gradInput. */
AC_WORD void selu_backward_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void selu_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, selu_backward_bf16_at, NULL);
}

/* Loads round i8 to f32; stores truncate towards zero. */
static void selu_backward_i8(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_i8, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, selu_backward_f32_at, NULL);
}

/* Loads round i32 to f32; stores truncate towards zero. */
static void selu_backward_i32(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_i32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, selu_backward_f32_at, NULL);
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
