/*
 * Generated from spec/mathematics/angle_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(x < 0, 3.14159265358979323846, where(x >= 0, 0, x))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/angle_v2.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(x < 0, 3.14159265358979323846, where(x >= 0, 0, x)): in f32 and pairs of it, rounded
 * once. */
static inline vf32 out_f32(vf32 x_)
{
    const vm32 x__lt_0 = vf32_lt(x_, vf32_of(0.0f));
    const vm32 x__ge_0 = vf32_ge(x_, vf32_of(0.0f));
    const vf32 x__or_0 = vf32_where(x__ge_0, vf32_of(0.0f), x_);
    return vf32_where(x__lt_0,
                      vf32x2_round(vf32x2_make(vf32_of(0x1.921fb6p+1f /* 3.14159265358979323846 */),
                                               vf32_of(-0x1.777a5cp-24f /* and the rest */))),
                      x__or_0);
}

/* where(x < 0, 3.14159265358979323846, where(x >= 0, 0, x)): in a pair of f32. */
static inline vf32x2 out_pair(vf32 x_)
{
    const vm32 x__lt_0 = vf32_lt(x_, vf32_of(0.0f));
    const vm32 x__ge_0 = vf32_ge(x_, vf32_of(0.0f));
    const vf32 x__or_0 = vf32_where(x__ge_0, vf32_of(0.0f), x_);
    return vf32x2_where(x__lt_0,
                        vf32x2_make(vf32_of(0x1.921fb6p+1f /* 3.14159265358979323846 */),
                                    vf32_of(-0x1.777a5cp-24f /* and the rest */)),
                        vf32x2_of(x__or_0));
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 x_)
{
    const vf32x2 pair = out_pair(x_);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* out = where(x < 0, 3.14159265358979323846, where(x >= 0, 0, x)): in single f32; lanes in which
 * that may round wrongly are recomputed. */
static inline vf32 out_f16(vf32 x_)
{
    const vm32 x__lt_0 = vf32_lt(x_, vf32_of(0.0f));
    const vm32 x__ge_0 = vf32_ge(x_, vf32_of(0.0f));
    const vf32 x__or_0 = vf32_where(x__ge_0, vf32_of(0.0f), x_);
    const vf32 chosen =
        vf32_where(x__lt_0, vf32_of(0x1.921fb6p+1f /* 3.14159265358979323846 */), x__or_0);
    const vm32 close = vf32_unsettled_f16(chosen, 1);
    vf32 settled = chosen;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, x_);
    return settled;
}

/* where(x < 0, 3.14159265358979323846, where(x >= 0, 0, x)): in a pair of f64. */
static inline vf64x2 out_wide(vf64 x_)
{
    const vm64 x__lt_0 = vf64_lt(x_, vf64_of(0.0));
    const vm64 x__ge_0 = vf64_ge(x_, vf64_of(0.0));
    const vf64 x__or_0 = vf64_where(x__ge_0, vf64_of(0.0), x_);
    return vf64x2_where(x__lt_0,
                        vf64x2_make(vf64_of(0x1.921fb54442d18p+1 /* 3.14159265358979323846 */),
                                    vf64_of(0x1.1a60d3bc55beap-53 /* and the rest */)),
                        vf64x2_of(x__or_0));
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 x_)
{
    const vf64x2 low = out_wide(vf64_widen_low(x_));
    const vf64x2 high = out_wide(vf64_widen_high(x_));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 x_)
{
    const vf32x2 pair = out_pair(x_);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_fades(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, x_);
    return settled;
}

/* out = where(x < 0, 3.14159265358979323846, where(x >= 0, 0, x)): in single f32; lanes in which
 * that may round wrongly are recomputed. */
static inline vf32 out_bf16(vf32 x_)
{
    const vm32 x__lt_0 = vf32_lt(x_, vf32_of(0.0f));
    const vm32 x__ge_0 = vf32_ge(x_, vf32_of(0.0f));
    const vf32 x__or_0 = vf32_where(x__ge_0, vf32_of(0.0f), x_);
    const vf32 chosen =
        vf32_where(x__lt_0, vf32_of(0x1.921fb6p+1f /* 3.14159265358979323846 */), x__or_0);
    const vm32 close = vf32_unsettled_bf16(chosen, 1);
    vf32 settled = chosen;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, x_);
    return settled;
}

/* in[0]: x; out[0]: out. */
AC_WORD void angle_v2_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void angle_v2_f32(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, angle_v2_f32_at, NULL);
}

/* in[0]: x; out[0]: out. */
AC_WORD void angle_v2_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void angle_v2_f16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, angle_v2_f16_at, NULL);
}

/* in[0]: x; out[0]: out. */
AC_WORD void angle_v2_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void angle_v2_bf16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, angle_v2_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_angle_v2_kernels)[] = {
    {{
        [AC_F32] = angle_v2_f32,
        [AC_F16] = angle_v2_f16,
        [AC_BF16] = angle_v2_bf16,
    }},
};
