/*
 * Generated from spec/invented/lean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > 0, self, self * slope + shift)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/lean.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self > 0, self, self * slope + shift): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 slope, vf32 shift)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 sum = vf32_fma(self, slope, shift);
    return vf32_where(self_gt_0, self, sum);
}

/* where(self > 0, self, self * slope + shift): in a pair of f32. */
static inline vf32x2 out_pair(vf32 self, vf32 slope, vf32 shift)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product(self, slope);
    const vf32x2 sum = vf32x2_add_single(product, shift);
    return vf32x2_where(self_gt_0, vf32x2_of(self), sum);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 slope, vf32 shift)
{
    const vf32x2 pair = out_pair(self, slope, shift);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* where(self > 0, self, self * slope + shift): in a pair of f64. */
static inline vf64x2 out_wide(vf64 self, vf64 slope, vf64 shift)
{
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64 product = vf64_mul(self, slope);
    const vf64x2 sum = vf64x2_of_sum(product, shift);
    return vf64x2_where(self_gt_0, vf64x2_of(self), sum);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 slope, vf32 shift)
{
    const vf64x2 low = out_wide(vf64_widen_low(self), vf64_widen_low(slope), vf64_widen_low(shift));
    const vf64x2 high =
        out_wide(vf64_widen_high(self), vf64_widen_high(slope), vf64_widen_high(shift));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = where(self > 0, self, self * slope + shift): in single f32; lanes in which that may round
 * wrongly are recomputed. */
static inline vf32 out_f16(vf32 self, vf32 slope, vf32 shift)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 sum = vf32_fma(self, slope, shift);
    const vf32 chosen = vf32_where(self_gt_0, self, sum);
    const vf32 product = vf32_mul(self, slope);
    const vm32 cancelled = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product), vf32_of(0x1p-3f)));
    const vm32 doubt = vm32_and(vm32_not(self_gt_0), cancelled);
    const vm32 close = vf32_unsettled_f16(chosen, 9);
    vf32 settled = chosen;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self, slope, shift);
    if (vm32_any(doubt))
        settled = out_far(settled, doubt, self, slope, shift);
    return settled;
}

/* out = where(self > 0, self, self * slope + shift): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 slope, vf64 shift)
{
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64 sum = vf64_fma(self, slope, shift);
    return vf64_where(self_gt_0, self, sum);
}

/* out = where(self > 0, self, self + 0.5): in f32 and pairs of it, rounded once. */
static inline vf32 out_usual_f32(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 sum = vf32_add(self, vf32_of(0.5f));
    return vf32_where(self_gt_0, self, sum);
}

/* where(self > 0, self, self + 0.5): in a pair of f32. */
static inline vf32x2 out_usual_pair(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32x2 sum = vf32x2_of_sum(self, vf32_of(0.5f));
    return vf32x2_where(self_gt_0, vf32x2_of(self), sum);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_usual_near_f16(vf32 short_, vm32 lanes, vf32 self)
{
    const vf32x2 pair = out_usual_pair(self);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* out = where(self > 0, self, self + 0.5): in single f32; lanes in which that may round wrongly are
 * recomputed. */
static inline vf32 out_usual_f16(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 sum = vf32_add(self, vf32_of(0.5f));
    const vf32 chosen = vf32_where(self_gt_0, self, sum);
    const vm32 close = vf32_unsettled_f16(chosen, 1);
    vf32 settled = chosen;
    if (vm32_any(close))
        settled = out_usual_near_f16(settled, close, self);
    return settled;
}

/* out = where(self > 0, self, self + 0.5): in f64 and pairs of it, rounded once. */
static inline vf64 out_usual_f64(vf64 self)
{
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64 sum = vf64_add(self, vf64_of(0.5));
    return vf64_where(self_gt_0, self, sum);
}

struct lean_f32_scalars {
    vf32 slope;
    vf32 shift;
};

/* in[0]: self; out[0]: out. */
AC_WORD void lean_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct lean_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->slope, s->shift);
}

static void lean_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct lean_attrs *const a = attrs;
    const struct lean_f32_scalars s = {
        .slope = vf32_of((float)a->slope),
        .shift = vf32_of((float)a->shift),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, lean_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void lean_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct lean_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->slope, s->shift);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void lean_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct lean_attrs *const a = attrs;
    const struct lean_f32_scalars s = {
        .slope = vf32_of((float)a->slope),
        .shift = vf32_of((float)a->shift),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, lean_f16_at, &s);
}

struct lean_f64_scalars {
    vf64 slope;
    vf64 shift;
};

/* in[0]: self; out[0]: out. */
AC_WORD void lean_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct lean_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, s->slope, s->shift);
}

static void lean_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct lean_attrs *const a = attrs;
    const struct lean_f64_scalars s = {
        .slope = vf64_of(a->slope),
        .shift = vf64_of(a->shift),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, lean_f64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void lean_usual_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f32(in[0].f32);
}

static void lean_usual_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, lean_usual_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void lean_usual_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_usual_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void lean_usual_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, lean_usual_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void lean_usual_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_usual_f64(in[0].f64);
}

static void lean_usual_f64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, lean_usual_f64_at, NULL);
}

const ac_kernels AC_ISA(ac_lean_kernels)[] = {
    [0] = {{
        [AC_F32] = lean_f32,
        [AC_F16] = lean_f16,
        [AC_F64] = lean_f64,
    }},
    [LEAN_USUAL] = {{
        [AC_F32] = lean_usual_f32,
        [AC_F16] = lean_usual_f16,
        [AC_F64] = lean_usual_f64,
    }},
};
