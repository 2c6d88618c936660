/*
 * Generated from spec/position/apply_rotary_pos_emb.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   firstQuery = half(-1, 0) of query
 *   secondQuery = half(-1, 1) of query
 *   firstKey = half(-1, 0) of key
 *   secondKey = half(-1, 1) of key
 *   firstCos = half(-1, 0) of cos
 *   secondCos = half(-1, 1) of cos
 *   firstSin = half(-1, 0) of sin
 *   secondSin = half(-1, 1) of sin
 *   firstQueryOut = half(-1, 0) of queryOut
 *   secondQueryOut = half(-1, 1) of queryOut
 *   firstKeyOut = half(-1, 0) of keyOut
 *   secondKeyOut = half(-1, 1) of keyOut
 *   firstQueryOut = firstQuery * firstCos - secondQuery * firstSin
 *   secondQueryOut = secondQuery * secondCos + firstQuery * secondSin
 *   firstKeyOut = firstKey * firstCos - secondKey * firstSin
 *   secondKeyOut = secondKey * secondCos + firstKey * secondSin
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "position/apply_rotary_pos_emb.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* firstQuery * firstCos - secondQuery * firstSin: in single f64. */
static inline vf64 first_query_out_wide_f32(const vf64 args[])
{
    const vf64 first_query = args[0];
    const vf64 second_query = args[1];
    const vf64 first_cos = args[2];
    const vf64 first_sin = args[3];
    const vf64 product = vf64_mul(second_query, first_sin);
    return vf64_fma(first_query, first_cos, vf64_neg(product));
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin: in f64, rounded once. */
static inline vf32 first_query_out_f32(vf32 first_query, vf32 second_query, vf32 first_cos,
                                       vf32 first_sin)
{
    return vf32_in_f64(first_query_out_wide_f32, 4,
                       (const vf32[]){first_query, second_query, first_cos, first_sin});
}

/* secondQuery * secondCos + firstQuery * secondSin: in single f64. */
static inline vf64 second_query_out_wide_f32(const vf64 args[])
{
    const vf64 first_query = args[0];
    const vf64 second_query = args[1];
    const vf64 second_cos = args[2];
    const vf64 second_sin = args[3];
    const vf64 product = vf64_mul(first_query, second_sin);
    return vf64_fma(second_query, second_cos, product);
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin: in f64, rounded once. */
static inline vf32 second_query_out_f32(vf32 first_query, vf32 second_query, vf32 second_cos,
                                        vf32 second_sin)
{
    return vf32_in_f64(second_query_out_wide_f32, 4,
                       (const vf32[]){first_query, second_query, second_cos, second_sin});
}

/* firstQuery * firstCos - secondQuery * firstSin: in a pair of f64. */
static inline vf64x2 first_query_out_edge_wide(vf64 first_query, vf64 second_query, vf64 first_cos,
                                               vf64 first_sin)
{
    const vf64 product = vf64_mul(first_query, first_cos);
    const vf64 product2 = vf64_mul(second_query, first_sin);
    return vf64x2_of_sum(product, vf64_neg(product2));
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 first_query_out_edge_far(vf32 short_, vm32 lanes, vf32 first_query, vf32 second_query,
                                      vf32 first_cos, vf32 first_sin)
{
    const vf64x2 low =
        first_query_out_edge_wide(vf64_widen_low(first_query), vf64_widen_low(second_query),
                                  vf64_widen_low(first_cos), vf64_widen_low(first_sin));
    const vf64x2 high =
        first_query_out_edge_wide(vf64_widen_high(first_query), vf64_widen_high(second_query),
                                  vf64_widen_high(first_cos), vf64_widen_high(first_sin));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin: in single f32; lanes in which
 * that may round wrongly are recomputed. */
static inline vf32 first_query_out_f16(vf32 first_query, vf32 second_query, vf32 first_cos,
                                       vf32 first_sin)
{
    const vf32 product = vf32_mul(second_query, first_sin);
    const vf32 difference = vf32_fma(first_query, first_cos, vf32_neg(product));
    const vm32 edge = vf32_at_edge_f16(difference, 1);
    vf32 settled = difference;
    if (vm32_any(edge))
        settled = first_query_out_edge_far(settled, edge, first_query, second_query, first_cos,
                                           first_sin);
    return settled;
}

/* secondQuery * secondCos + firstQuery * secondSin: in a pair of f64. */
static inline vf64x2 second_query_out_edge_wide(vf64 first_query, vf64 second_query,
                                                vf64 second_cos, vf64 second_sin)
{
    const vf64 product = vf64_mul(second_query, second_cos);
    const vf64 product2 = vf64_mul(first_query, second_sin);
    return vf64x2_of_sum(product, product2);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 second_query_out_edge_far(vf32 short_, vm32 lanes, vf32 first_query, vf32 second_query,
                                       vf32 second_cos, vf32 second_sin)
{
    const vf64x2 low =
        second_query_out_edge_wide(vf64_widen_low(first_query), vf64_widen_low(second_query),
                                   vf64_widen_low(second_cos), vf64_widen_low(second_sin));
    const vf64x2 high =
        second_query_out_edge_wide(vf64_widen_high(first_query), vf64_widen_high(second_query),
                                   vf64_widen_high(second_cos), vf64_widen_high(second_sin));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin: in single f32; lanes in which
 * that may round wrongly are recomputed. */
static inline vf32 second_query_out_f16(vf32 first_query, vf32 second_query, vf32 second_cos,
                                        vf32 second_sin)
{
    const vf32 product = vf32_mul(first_query, second_sin);
    const vf32 sum = vf32_fma(second_query, second_cos, product);
    const vm32 edge = vf32_at_edge_f16(sum, 1);
    vf32 settled = sum;
    if (vm32_any(edge))
        settled = second_query_out_edge_far(settled, edge, first_query, second_query, second_cos,
                                            second_sin);
    return settled;
}

/* firstQueryOut = firstQuery * firstCos - secondQuery * firstSin: in f64, rounded to odd. */
static inline vf32 first_query_out_bf16(vf32 first_query, vf32 second_query, vf32 first_cos,
                                        vf32 first_sin)
{
    return vf32_in_f64_odd(first_query_out_wide_f32, 4,
                           (const vf32[]){first_query, second_query, first_cos, first_sin});
}

/* secondQueryOut = secondQuery * secondCos + firstQuery * secondSin: in f64, rounded to odd. */
static inline vf32 second_query_out_bf16(vf32 first_query, vf32 second_query, vf32 second_cos,
                                         vf32 second_sin)
{
    return vf32_in_f64_odd(second_query_out_wide_f32, 4,
                           (const vf32[]){first_query, second_query, second_cos, second_sin});
}

/* in[0]: firstQuery, in[1]: secondQuery, in[2]: firstKey, in[3]: secondKey, in[4]: firstCos, in[5]:
 * secondCos, in[6]: firstSin, in[7]: secondSin; out[0]: firstQueryOut, out[1]: secondQueryOut,
 * out[2]: firstKeyOut, out[3]: secondKeyOut. */
AC_WORD void apply_rotary_pos_emb_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = first_query_out_f32(in[0].f32, in[1].f32, in[2].f32, in[4].f32);
    out[1].f32 = second_query_out_f32(in[0].f32, in[1].f32, in[3].f32, in[5].f32);
}

static void apply_rotary_pos_emb_f32(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 6, 2);
    ac_run_vectors(loop, count, ins, outs, past, apply_rotary_pos_emb_f32_at, NULL);
}

/* in[0]: firstQuery, in[1]: secondQuery, in[2]: firstKey, in[3]: secondKey, in[4]: firstCos, in[5]:
 * secondCos, in[6]: firstSin, in[7]: secondSin; out[0]: firstQueryOut, out[1]: secondQueryOut,
 * out[2]: firstKeyOut, out[3]: secondKeyOut. */
AC_WORD void apply_rotary_pos_emb_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = first_query_out_f16(in[0].f32, in[1].f32, in[2].f32, in[4].f32);
    out[1].f32 = second_query_out_f16(in[0].f32, in[1].f32, in[3].f32, in[5].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void apply_rotary_pos_emb_f16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 6, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, apply_rotary_pos_emb_f16_at, NULL);
}

/* in[0]: firstQuery, in[1]: secondQuery, in[2]: firstKey, in[3]: secondKey, in[4]: firstCos, in[5]:
 * secondCos, in[6]: firstSin, in[7]: secondSin; out[0]: firstQueryOut, out[1]: secondQueryOut,
 * out[2]: firstKeyOut, out[3]: secondKeyOut. */
AC_WORD void apply_rotary_pos_emb_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = first_query_out_bf16(in[0].f32, in[1].f32, in[2].f32, in[4].f32);
    out[1].f32 = second_query_out_bf16(in[0].f32, in[1].f32, in[3].f32, in[5].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void apply_rotary_pos_emb_bf16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 6, 2);
    ac_run_two_vectors(loop, count, ins, outs, past, apply_rotary_pos_emb_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_apply_rotary_pos_emb_kernels)[] = {
    {{
        [AC_F32] = apply_rotary_pos_emb_f32,
        [AC_F16] = apply_rotary_pos_emb_f16,
        [AC_BF16] = apply_rotary_pos_emb_bf16,
    }},
};
