/*
 * Generated from spec/mathematics/log.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = log(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/log.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = log(self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_log(self);
}

/* log(self): in a pair of f32. */
static inline vf32x2 out_pair(vf32 self)
{
    return vf32x2_log(vf32x2_of(self));
}

/* log(self): in a pair of f64. */
static inline vf64x2 out_wide(vf64 self)
{
    return vf64x2_log(vf64x2_of(self));
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self)
{
    const vf64x2 low = out_wide(vf64_widen_low(self));
    const vf64x2 high = out_wide(vf64_widen_high(self));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self)
{
    const vf32x2 pair = out_pair(self);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_f16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self);
    return settled;
}

/* out = log(self): in single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 out_f16(vf32 self)
{
    const vf32 log = vf32_log_f16(self);
    const vm32 close = vf32_unsettled_f16(log, 2);
    vf32 settled = log;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self);
    return settled;
}

/* out = log(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_log(self);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 self)
{
    const vf32x2 pair = out_pair(self);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_unsettled_bf16(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self);
    return settled;
}

/* out = log(self): in single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 out_bf16(vf32 self)
{
    const vf32 log = vf32_log_f16(self);
    const vm32 close = vf32_unsettled_bf16(log, 2);
    vf32 settled = log;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, self);
    return settled;
}

/* in[0]: self; out[0]: out. */
AC_WORD void log_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void log_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void log_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void log_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log_f64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void log_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_log_kernels)[] = {
    {{
        [AC_F32] = log_f32,
        [AC_F16] = log_f16,
        [AC_F64] = log_f64,
        [AC_BF16] = log_bf16,
    }},
};
