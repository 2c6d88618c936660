/*
 * Generated from spec/movement/linspace.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   last = steps - 1
 *   left = last - index(all)
 *   joined = (start * left + end * index(all)) / last
 *   apart = start * (left / last) + end * (index(all) / last)
 *   between = where(max(abs(start), abs(end)) < 1e30, joined, apart)
 *   out = where(index(all) == 0, start, where(index(all) < last, between, end))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/linspace.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(index(all) == 0, start, where(index(all) < steps - 1, where(max(abs(start), abs(end))
 * < 1e30, ((steps - 1 - index(all)) * start + end * index(all)) / (steps - 1), (steps - 1 -
 * index(all)) / (steps - 1) * start + index(all) / (steps - 1) * end), end)): in f32 and pairs of
 * it, rounded once. Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 start, vf32 end, vf32 steps, vf32 index_of_all)
{
    const vm32 index_of_all_eq_0 = vf32_eq(index_of_all, vf32_of(0.0f));
    const vf32x2 last = vf32x2_of_sum(steps, vf32_neg(vf32_of(1.0f)));
    const vm32 is_lt = vf32x2_lt(vf32x2_of(index_of_all), last);
    const vf32 abs = vf32_abs(start);
    const vf32 abs2 = vf32_abs(end);
    const vf32 max = vf32_max(abs, abs2);
    const vm32 is_lt2 =
        vf32x2_lt(vf32x2_of(max), vf32x2_make(vf32_of(0x1.93e594p+99f /* 1e30 */),
                                              vf32_of(-0x1.97dcc6p+73f /* and the rest */)));
    const vf32x2 left = vf32x2_add_single(last, vf32_neg(index_of_all));
    const vf32x2 product = vf32x2_mul_single(left, start);
    const vf32x2 product2 = vf32x2_of_product(end, index_of_all);
    const vf32x2 sum = vf32x2_add(product, product2);
    const vf32x2 joined = vf32x2_div(sum, last);
    const vf32 joined2 = vf32x2_round(joined);
    const vf32x2 quotient = vf32x2_div(left, last);
    const vf32x2 quotient2 = vf32x2_div(vf32x2_of(index_of_all), last);
    const vf32x2 product3 = vf32x2_mul_single(quotient2, end);
    const vf32x2 product4 = vf32x2_mul_single(quotient, start);
    const vf32 apart = vf32x2_add2_round(product4, product3);
    const vf32 between = vf32_where(is_lt2, joined2, apart);
    const vf32 chosen = vf32_where(is_lt, between, end);
    return vf32_where(index_of_all_eq_0, start, chosen);
}

/* where(index(all) == 0, start, where(index(all) < steps - 1, where(max(abs(start), abs(end)) <
 * 1e30, ((steps - 1 - index(all)) * start + end * index(all)) / (steps - 1), (steps - 1 -
 * index(all)) / (steps - 1) * start + index(all) / (steps - 1) * end), end)): in a pair of f32. */
static inline vf32x2 out_pair(vf32 start, vf32 end, vf32 steps, vf32 index_of_all)
{
    const vm32 index_of_all_eq_0 = vf32_eq(index_of_all, vf32_of(0.0f));
    const vf32x2 last = vf32x2_of_sum(steps, vf32_neg(vf32_of(1.0f)));
    const vm32 is_lt = vf32x2_lt(vf32x2_of(index_of_all), last);
    const vf32 abs = vf32_abs(start);
    const vf32 abs2 = vf32_abs(end);
    const vf32 max = vf32_max(abs, abs2);
    const vm32 is_lt2 =
        vf32x2_lt(vf32x2_of(max), vf32x2_make(vf32_of(0x1.93e594p+99f /* 1e30 */),
                                              vf32_of(-0x1.97dcc6p+73f /* and the rest */)));
    const vf32x2 left = vf32x2_add_single(last, vf32_neg(index_of_all));
    const vf32x2 product = vf32x2_mul_single(left, start);
    const vf32x2 product2 = vf32x2_of_product(end, index_of_all);
    const vf32x2 sum = vf32x2_add(product, product2);
    const vf32x2 joined = vf32x2_div(sum, last);
    const vf32x2 quotient = vf32x2_div(left, last);
    const vf32x2 product3 = vf32x2_mul_single(quotient, start);
    const vf32x2 quotient2 = vf32x2_div(vf32x2_of(index_of_all), last);
    const vf32x2 product4 = vf32x2_mul_single(quotient2, end);
    const vf32x2 apart = vf32x2_add(product3, product4);
    const vf32x2 between = vf32x2_where(is_lt2, joined, apart);
    const vf32x2 chosen = vf32x2_where(is_lt, between, vf32x2_of(end));
    return vf32x2_where(index_of_all_eq_0, vf32x2_of(start), chosen);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 start, vf32 end, vf32 steps,
                          vf32 index_of_all)
{
    const vf32x2 pair = out_pair(start, end, steps, index_of_all);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* where(index(all) == 0, start, where(index(all) < steps - 1, where(max(abs(start), abs(end)) <
 * 1e30, ((steps - 1 - index(all)) * start + end * index(all)) / (steps - 1), (steps - 1 -
 * index(all)) / (steps - 1) * start + index(all) / (steps - 1) * end), end)): in a pair of f64. */
static inline vf64x2 out_wide(vf64 start, vf64 end, vf64 steps, vf64 index_of_all)
{
    const vm64 index_of_all_eq_0 = vf64_eq(index_of_all, vf64_of(0.0));
    const vf64x2 last = vf64x2_of_sum(steps, vf64_neg(vf64_of(1.0)));
    const vm64 is_lt = vf64x2_lt(vf64x2_of(index_of_all), last);
    const vf64 abs = vf64_abs(start);
    const vf64 abs2 = vf64_abs(end);
    const vf64 max = vf64_max(abs, abs2);
    const vm64 is_lt2 =
        vf64x2_lt(vf64x2_of(max), vf64x2_make(vf64_of(0x1.93e5939a08ceap+99 /* 1e30 */),
                                              vf64_of(-0x1.215cp+44 /* and the rest */)));
    const vf64x2 left = vf64x2_add_single(last, vf64_neg(index_of_all));
    const vf64x2 product = vf64x2_mul_single(left, start);
    const vf64 product2 = vf64_mul(end, index_of_all);
    const vf64x2 sum = vf64x2_add_single(product, product2);
    const vf64x2 joined = vf64x2_div(sum, last);
    const vf64x2 quotient = vf64x2_div(left, last);
    const vf64x2 product3 = vf64x2_mul_single(quotient, start);
    const vf64x2 quotient2 = vf64x2_div(vf64x2_of(index_of_all), last);
    const vf64x2 product4 = vf64x2_mul_single(quotient2, end);
    const vf64x2 apart = vf64x2_add(product3, product4);
    const vf64x2 between = vf64x2_where(is_lt2, joined, apart);
    const vf64x2 chosen = vf64x2_where(is_lt, between, vf64x2_of(end));
    return vf64x2_where(index_of_all_eq_0, vf64x2_of(start), chosen);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 start, vf32 end, vf32 steps, vf32 index_of_all)
{
    const vf64x2 low = out_wide(vf64_widen_low(start), vf64_widen_low(end), vf64_widen_low(steps),
                                vf64_widen_low(index_of_all));
    const vf64x2 high = out_wide(vf64_widen_high(start), vf64_widen_high(end),
                                 vf64_widen_high(steps), vf64_widen_high(index_of_all));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = where(index(all) == 0, start, where(index(all) < steps - 1, where(max(abs(start), abs(end))
 * < 1e30, ((steps - 1 - index(all)) * start + end * index(all)) / (steps - 1), (steps - 1 -
 * index(all)) / (steps - 1) * start + index(all) / (steps - 1) * end), end)): in single f32; lanes
 * in which that may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 start, vf32 end, vf32 steps, vf32 index_of_all)
{
    const vm32 index_of_all_eq_0 = vf32_eq(index_of_all, vf32_of(0.0f));
    const vf32x2 last = vf32x2_of_sum(steps, vf32_neg(vf32_of(1.0f)));
    const vm32 is_lt = vf32x2_lt(vf32x2_of(index_of_all), last);
    const vf32 abs = vf32_abs(start);
    const vf32 abs2 = vf32_abs(end);
    const vf32 max = vf32_max(abs, abs2);
    const vm32 is_lt2 =
        vf32x2_lt(vf32x2_of(max), vf32x2_make(vf32_of(0x1.93e594p+99f /* 1e30 */),
                                              vf32_of(-0x1.97dcc6p+73f /* and the rest */)));
    const vf32 last2 = vf32_sub(steps, vf32_of(1.0f));
    const vf32 left = vf32_sub(last2, index_of_all);
    const vf32 product = vf32_mul(end, index_of_all);
    const vf32 sum = vf32_fma(left, start, product);
    const vf32 joined = vf32_div(sum, last2);
    const vf32 quotient = vf32_div(left, last2);
    const vf32 quotient2 = vf32_div(index_of_all, last2);
    const vf32 product2 = vf32_mul(quotient2, end);
    const vf32 apart = vf32_fma(quotient, start, product2);
    const vf32 between = vf32_where(is_lt2, joined, apart);
    const vf32 chosen = vf32_where(is_lt, between, end);
    const vf32 chosen2 = vf32_where(index_of_all_eq_0, start, chosen);
    const vm32 cancelled = vf32_lt(vf32_abs(left), vf32_mul(vf32_abs(last2), vf32_of(0x1p-3f)));
    const vf32 product3 = vf32_mul(left, start);
    const vm32 strays = vm32_and(vf32_strays(left), vf32_ne(left, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(cancelled, strays);
    const vm32 cancelled2 = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product3), vf32_of(0x1p-3f)));
    const vm32 doubt2 = vm32_or(doubt, cancelled2);
    const vm32 cancelled3 = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product), vf32_of(0x1p-3f)));
    const vm32 doubt3 = vm32_or(doubt2, cancelled3);
    const vm32 strays2 = vm32_and(vf32_strays(sum), vf32_ne(sum, vf32_of(0.0f)));
    const vm32 doubt4 = vm32_or(doubt3, strays2);
    const vm32 strays3 = vm32_and(vf32_strays(last2), vf32_ne(last2, vf32_of(0.0f)));
    const vm32 doubt5 = vm32_or(doubt4, strays3);
    const vm32 doubt6 = vm32_or(doubt, strays3);
    const vf32 product4 = vf32_mul(quotient, start);
    const vm32 strays4 = vm32_and(vf32_strays(quotient), vf32_ne(left, vf32_of(0.0f)));
    const vm32 doubt7 = vm32_or(doubt6, strays4);
    const vm32 strays5 = vm32_and(vf32_strays(quotient2), vf32_ne(index_of_all, vf32_of(0.0f)));
    const vm32 doubt8 = vm32_or(strays3, strays5);
    const vm32 cancelled4 =
        vf32_lt(vf32_abs(apart), vf32_mul(vf32_abs(product4), vf32_of(0x1p-3f)));
    const vm32 doubt9 = vm32_or(doubt7, cancelled4);
    const vm32 doubt10 = vm32_or(doubt9, doubt8);
    const vm32 cancelled5 =
        vf32_lt(vf32_abs(apart), vf32_mul(vf32_abs(product2), vf32_of(0x1p-3f)));
    const vm32 doubt11 = vm32_or(doubt10, cancelled5);
    const vm32 doubt12 = vm32_and(is_lt2, doubt5);
    const vm32 doubt13 = vm32_and(vm32_not(is_lt2), doubt11);
    const vm32 doubt14 = vm32_or(doubt12, doubt13);
    const vm32 doubt15 = vm32_and(is_lt, doubt14);
    const vm32 doubt16 = vm32_and(vm32_not(index_of_all_eq_0), doubt15);
    const vm32 close = vf32_unsettled_f16(chosen2, 97);
    vf32 settled = chosen2;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, start, end, steps, index_of_all);
    if (vm32_any(doubt16))
        settled = out_far(settled, doubt16, start, end, steps, index_of_all);
    return settled;
}

/* out = where(index(all) == 0, start, where(index(all) < steps - 1, where(max(abs(start), abs(end))
 * < 1e30, ((steps - 1 - index(all)) * start + end * index(all)) / (steps - 1), (steps - 1 -
 * index(all)) / (steps - 1) * start + index(all) / (steps - 1) * end), end)): in f64 and pairs of
 * it, rounded once. Rewritten by: order of factors. */
static inline vf64 out_f64(vf64 start, vf64 end, vf64 steps, vf64 index_of_all)
{
    const vm64 index_of_all_eq_0 = vf64_eq(index_of_all, vf64_of(0.0));
    const vf64x2 last = vf64x2_of_sum(steps, vf64_neg(vf64_of(1.0)));
    const vm64 is_lt = vf64x2_lt(vf64x2_of(index_of_all), last);
    const vf64 abs = vf64_abs(start);
    const vf64 abs2 = vf64_abs(end);
    const vf64 max = vf64_max(abs, abs2);
    const vm64 is_lt2 =
        vf64x2_lt(vf64x2_of(max), vf64x2_make(vf64_of(0x1.93e5939a08ceap+99 /* 1e30 */),
                                              vf64_of(-0x1.215cp+44 /* and the rest */)));
    const vf64x2 left = vf64x2_add_single(last, vf64_neg(index_of_all));
    const vf64x2 product = vf64x2_mul_single(left, start);
    const vf64x2 product2 = vf64x2_of_product(end, index_of_all);
    const vf64x2 sum = vf64x2_add(product, product2);
    const vf64x2 joined = vf64x2_div(sum, last);
    const vf64 joined2 = vf64x2_round(joined);
    const vf64x2 quotient = vf64x2_div(left, last);
    const vf64x2 quotient2 = vf64x2_div(vf64x2_of(index_of_all), last);
    const vf64x2 product3 = vf64x2_mul_single(quotient2, end);
    const vf64x2 product4 = vf64x2_mul_single(quotient, start);
    const vf64 apart = vf64x2_add2_round(product4, product3);
    const vf64 between = vf64_where(is_lt2, joined2, apart);
    const vf64 chosen = vf64_where(is_lt, between, end);
    return vf64_where(index_of_all_eq_0, start, chosen);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 start, vf32 end, vf32 steps,
                           vf32 index_of_all)
{
    const vf32x2 pair = out_pair(start, end, steps, index_of_all);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_fades(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, start, end, steps, index_of_all);
    return settled;
}

/* out = where(index(all) == 0, start, where(index(all) < steps - 1, where(max(abs(start), abs(end))
 * < 1e30, ((steps - 1 - index(all)) * start + end * index(all)) / (steps - 1), (steps - 1 -
 * index(all)) / (steps - 1) * start + index(all) / (steps - 1) * end), end)): in single f32; lanes
 * in which that may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 start, vf32 end, vf32 steps, vf32 index_of_all)
{
    const vm32 index_of_all_eq_0 = vf32_eq(index_of_all, vf32_of(0.0f));
    const vf32x2 last = vf32x2_of_sum(steps, vf32_neg(vf32_of(1.0f)));
    const vm32 is_lt = vf32x2_lt(vf32x2_of(index_of_all), last);
    const vf32 abs = vf32_abs(start);
    const vf32 abs2 = vf32_abs(end);
    const vf32 max = vf32_max(abs, abs2);
    const vm32 is_lt2 =
        vf32x2_lt(vf32x2_of(max), vf32x2_make(vf32_of(0x1.93e594p+99f /* 1e30 */),
                                              vf32_of(-0x1.97dcc6p+73f /* and the rest */)));
    const vf32 last2 = vf32_sub(steps, vf32_of(1.0f));
    const vf32 left = vf32_sub(last2, index_of_all);
    const vf32 product = vf32_mul(end, index_of_all);
    const vf32 sum = vf32_fma(left, start, product);
    const vf32 joined = vf32_div(sum, last2);
    const vf32 quotient = vf32_div(left, last2);
    const vf32 quotient2 = vf32_div(index_of_all, last2);
    const vf32 product2 = vf32_mul(quotient2, end);
    const vf32 apart = vf32_fma(quotient, start, product2);
    const vf32 between = vf32_where(is_lt2, joined, apart);
    const vf32 chosen = vf32_where(is_lt, between, end);
    const vf32 chosen2 = vf32_where(index_of_all_eq_0, start, chosen);
    const vm32 cancelled = vf32_lt(vf32_abs(left), vf32_mul(vf32_abs(last2), vf32_of(0x1p-3f)));
    const vf32 product3 = vf32_mul(left, start);
    const vm32 strays = vm32_and(vf32_strays(left), vf32_ne(left, vf32_of(0.0f)));
    const vm32 doubt = vm32_or(cancelled, strays);
    const vm32 cancelled2 = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product3), vf32_of(0x1p-3f)));
    const vm32 doubt2 = vm32_or(doubt, cancelled2);
    const vm32 cancelled3 = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product), vf32_of(0x1p-3f)));
    const vm32 doubt3 = vm32_or(doubt2, cancelled3);
    const vm32 strays2 = vm32_and(vf32_strays(sum), vf32_ne(sum, vf32_of(0.0f)));
    const vm32 doubt4 = vm32_or(doubt3, strays2);
    const vm32 strays3 = vm32_and(vf32_strays(last2), vf32_ne(last2, vf32_of(0.0f)));
    const vm32 doubt5 = vm32_or(doubt4, strays3);
    const vm32 doubt6 = vm32_or(doubt, strays3);
    const vf32 product4 = vf32_mul(quotient, start);
    const vm32 strays4 = vm32_and(vf32_strays(quotient), vf32_ne(left, vf32_of(0.0f)));
    const vm32 doubt7 = vm32_or(doubt6, strays4);
    const vm32 strays5 = vm32_and(vf32_strays(quotient2), vf32_ne(index_of_all, vf32_of(0.0f)));
    const vm32 doubt8 = vm32_or(strays3, strays5);
    const vm32 cancelled4 =
        vf32_lt(vf32_abs(apart), vf32_mul(vf32_abs(product4), vf32_of(0x1p-3f)));
    const vm32 doubt9 = vm32_or(doubt7, cancelled4);
    const vm32 doubt10 = vm32_or(doubt9, doubt8);
    const vm32 cancelled5 =
        vf32_lt(vf32_abs(apart), vf32_mul(vf32_abs(product2), vf32_of(0x1p-3f)));
    const vm32 doubt11 = vm32_or(doubt10, cancelled5);
    const vm32 doubt12 = vm32_and(is_lt2, doubt5);
    const vm32 doubt13 = vm32_and(vm32_not(is_lt2), doubt11);
    const vm32 doubt14 = vm32_or(doubt12, doubt13);
    const vm32 doubt15 = vm32_and(is_lt, doubt14);
    const vm32 doubt16 = vm32_and(vm32_not(index_of_all_eq_0), doubt15);
    const vm32 close = vf32_unsettled_bf16(chosen2, 97);
    vf32 settled = chosen2;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, start, end, steps, index_of_all);
    if (vm32_any(doubt16))
        settled = out_far(settled, doubt16, start, end, steps, index_of_all);
    return settled;
}

struct linspace_f32_scalars {
    vf32 start;
    vf32 end;
    vf32 steps;
};

/* in[0]: index(all); out[0]: out. */
AC_WORD void linspace_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct linspace_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(s->start, s->end, s->steps, in[0].f32);
}

static void linspace_f32(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct linspace_attrs *const a = attrs;
    const struct linspace_f32_scalars s = {
        .start = vf32_of((float)a->start),
        .end = vf32_of((float)a->end),
        .steps = vf32_of((float)a->steps),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, linspace_f32_at, &s);
}

/* in[0]: index(all); out[0]: out. */
AC_WORD void linspace_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct linspace_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(s->start, s->end, s->steps, in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void linspace_f16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct linspace_attrs *const a = attrs;
    const struct linspace_f32_scalars s = {
        .start = vf32_of((float)a->start),
        .end = vf32_of((float)a->end),
        .steps = vf32_of((float)a->steps),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, linspace_f16_at, &s);
}

struct linspace_f64_scalars {
    vf64 start;
    vf64 end;
    vf64 steps;
};

/* in[0]: index(all); out[0]: out. */
AC_WORD void linspace_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct linspace_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(s->start, s->end, s->steps, in[0].f64);
}

static void linspace_f64(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    const struct linspace_attrs *const a = attrs;
    const struct linspace_f64_scalars s = {
        .start = vf64_of(a->start),
        .end = vf64_of(a->end),
        .steps = vf64_of(a->steps),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, linspace_f64_at, &s);
}

/* in[0]: index(all); out[0]: out. */
AC_WORD void linspace_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct linspace_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(s->start, s->end, s->steps, in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void linspace_bf16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct linspace_attrs *const a = attrs;
    const struct linspace_f32_scalars s = {
        .start = vf32_of((float)a->start),
        .end = vf32_of((float)a->end),
        .steps = vf32_of((float)a->steps),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, linspace_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_linspace_kernels)[] = {
    {{
        [AC_F32] = linspace_f32,
        [AC_F16] = linspace_f16,
        [AC_F64] = linspace_f64,
        [AC_BF16] = linspace_bf16,
    }},
};
