/*
 * Generated from spec/position/rotary_position_embedding.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   first = half(-1, 0) if mode is half, else alternate(-1, 0) of x
 *   second = half(-1, 1) if mode is half, else alternate(-1, 1) of x
 *   firstCos = alternate(-1, 0) if mode is interleave, else half(-1, 0) of cos
 *   secondCos = alternate(-1, 1) if mode is interleave, else half(-1, 1) of cos
 *   firstSin = alternate(-1, 0) if mode is interleave, else half(-1, 0) of sin
 *   secondSin = alternate(-1, 1) if mode is interleave, else half(-1, 1) of sin
 *   firstOut = alternate(-1, 0) if mode is interleave, else half(-1, 0) of out
 *   secondOut = alternate(-1, 1) if mode is interleave, else half(-1, 1) of out
 *   firstOut = first * firstCos - second * firstSin
 *   secondOut = second * secondCos + first * secondSin
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "position/rotary_position_embedding.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* first * firstCos - second * firstSin: in single f64. */
static inline vf64 first_out_wide_f32(const vf64 args[])
{
    const vf64 first = args[0];
    const vf64 second = args[1];
    const vf64 first_cos = args[2];
    const vf64 first_sin = args[3];
    const vf64 product = vf64_mul(second, first_sin);
    return vf64_fma(first, first_cos, vf64_neg(product));
}

/* firstOut = first * firstCos - second * firstSin: in f64, rounded once. */
static inline vf32 first_out_f32(vf32 first, vf32 second, vf32 first_cos, vf32 first_sin)
{
    return vf32_in_f64(first_out_wide_f32, 4, (const vf32[]){first, second, first_cos, first_sin});
}

/* second * secondCos + first * secondSin: in single f64. */
static inline vf64 second_out_wide_f32(const vf64 args[])
{
    const vf64 first = args[0];
    const vf64 second = args[1];
    const vf64 second_cos = args[2];
    const vf64 second_sin = args[3];
    const vf64 product = vf64_mul(first, second_sin);
    return vf64_fma(second, second_cos, product);
}

/* secondOut = second * secondCos + first * secondSin: in f64, rounded once. */
static inline vf32 second_out_f32(vf32 first, vf32 second, vf32 second_cos, vf32 second_sin)
{
    return vf32_in_f64(second_out_wide_f32, 4,
                       (const vf32[]){first, second, second_cos, second_sin});
}

/* first * firstCos - second * firstSin: in a pair of f64. */
static inline vf64x2 first_out_edge_wide(vf64 first, vf64 second, vf64 first_cos, vf64 first_sin)
{
    const vf64 product = vf64_mul(first, first_cos);
    const vf64 product2 = vf64_mul(second, first_sin);
    return vf64x2_of_sum(product, vf64_neg(product2));
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 first_out_edge_far(vf32 short_, vm32 lanes, vf32 first, vf32 second, vf32 first_cos,
                                vf32 first_sin)
{
    const vf64x2 low = first_out_edge_wide(vf64_widen_low(first), vf64_widen_low(second),
                                           vf64_widen_low(first_cos), vf64_widen_low(first_sin));
    const vf64x2 high = first_out_edge_wide(vf64_widen_high(first), vf64_widen_high(second),
                                            vf64_widen_high(first_cos), vf64_widen_high(first_sin));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* firstOut = first * firstCos - second * firstSin: in single f32; lanes in which that may round
 * wrongly are recomputed. */
static inline vf32 first_out_f16(vf32 first, vf32 second, vf32 first_cos, vf32 first_sin)
{
    const vf32 product = vf32_mul(second, first_sin);
    const vf32 difference = vf32_fma(first, first_cos, vf32_neg(product));
    const vm32 edge = vf32_at_edge_f16(difference, 1);
    vf32 settled = difference;
    if (vm32_any(edge))
        settled = first_out_edge_far(settled, edge, first, second, first_cos, first_sin);
    return settled;
}

/* second * secondCos + first * secondSin: in a pair of f64. */
static inline vf64x2 second_out_edge_wide(vf64 first, vf64 second, vf64 second_cos, vf64 second_sin)
{
    const vf64 product = vf64_mul(second, second_cos);
    const vf64 product2 = vf64_mul(first, second_sin);
    return vf64x2_of_sum(product, product2);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 second_out_edge_far(vf32 short_, vm32 lanes, vf32 first, vf32 second, vf32 second_cos,
                                 vf32 second_sin)
{
    const vf64x2 low = second_out_edge_wide(vf64_widen_low(first), vf64_widen_low(second),
                                            vf64_widen_low(second_cos), vf64_widen_low(second_sin));
    const vf64x2 high =
        second_out_edge_wide(vf64_widen_high(first), vf64_widen_high(second),
                             vf64_widen_high(second_cos), vf64_widen_high(second_sin));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* secondOut = second * secondCos + first * secondSin: in single f32; lanes in which that may round
 * wrongly are recomputed. */
static inline vf32 second_out_f16(vf32 first, vf32 second, vf32 second_cos, vf32 second_sin)
{
    const vf32 product = vf32_mul(first, second_sin);
    const vf32 sum = vf32_fma(second, second_cos, product);
    const vm32 edge = vf32_at_edge_f16(sum, 1);
    vf32 settled = sum;
    if (vm32_any(edge))
        settled = second_out_edge_far(settled, edge, first, second, second_cos, second_sin);
    return settled;
}

/* firstOut = first * firstCos - second * firstSin: in f64, rounded to odd. */
static inline vf32 first_out_bf16(vf32 first, vf32 second, vf32 first_cos, vf32 first_sin)
{
    return vf32_in_f64_odd(first_out_wide_f32, 4,
                           (const vf32[]){first, second, first_cos, first_sin});
}

/* secondOut = second * secondCos + first * secondSin: in f64, rounded to odd. */
static inline vf32 second_out_bf16(vf32 first, vf32 second, vf32 second_cos, vf32 second_sin)
{
    return vf32_in_f64_odd(second_out_wide_f32, 4,
                           (const vf32[]){first, second, second_cos, second_sin});
}

/* in[0]: first, in[1]: second, in[2]: firstCos, in[3]: secondCos, in[4]: firstSin, in[5]:
 * secondSin; out[0]: firstOut, out[1]: secondOut. */
AC_WORD void rotary_position_embedding_f32_at(const ac_lanes *in, ac_lanes *out,
                                              const void *scalars)
{
    (void)scalars;
    out[0].f32 = first_out_f32(in[0].f32, in[1].f32, in[2].f32, in[4].f32);
    out[1].f32 = second_out_f32(in[0].f32, in[1].f32, in[3].f32, in[5].f32);
}

static void rotary_position_embedding_f32(size_t count, const void *const ins[], void *const outs[],
                                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 6, 2);
    ac_run_vectors(loop, count, ins, outs, past, rotary_position_embedding_f32_at, NULL);
}

/* in[0]: first, in[1]: second, in[2]: firstCos, in[3]: secondCos, in[4]: firstSin, in[5]:
 * secondSin; out[0]: firstOut, out[1]: secondOut. */
AC_WORD void rotary_position_embedding_f16_at(const ac_lanes *in, ac_lanes *out,
                                              const void *scalars)
{
    (void)scalars;
    out[0].f32 = first_out_f16(in[0].f32, in[1].f32, in[2].f32, in[4].f32);
    out[1].f32 = second_out_f16(in[0].f32, in[1].f32, in[3].f32, in[5].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void rotary_position_embedding_f16(size_t count, const void *const ins[], void *const outs[],
                                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 6, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, rotary_position_embedding_f16_at, NULL);
}

/* in[0]: first, in[1]: second, in[2]: firstCos, in[3]: secondCos, in[4]: firstSin, in[5]:
 * secondSin; out[0]: firstOut, out[1]: secondOut. */
AC_WORD void rotary_position_embedding_bf16_at(const ac_lanes *in, ac_lanes *out,
                                               const void *scalars)
{
    (void)scalars;
    out[0].f32 = first_out_bf16(in[0].f32, in[1].f32, in[2].f32, in[4].f32);
    out[1].f32 = second_out_bf16(in[0].f32, in[1].f32, in[3].f32, in[5].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void rotary_position_embedding_bf16(size_t count, const void *const ins[],
                                           void *const outs[], const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 6, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, rotary_position_embedding_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_rotary_position_embedding_kernels)[] = {
    {{
        [AC_F32] = rotary_position_embedding_f32,
        [AC_F16] = rotary_position_embedding_f16,
        [AC_BF16] = rotary_position_embedding_bf16,
    }},
};
