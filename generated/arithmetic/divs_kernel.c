/*
 * Generated from spec/arithmetic/divs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self / other
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/divs.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = self / other: in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 other)
{
    return vf32_div(self, other);
}

/* self / other: in a pair of f32. */
static inline vf32x2 out_pair(vf32 self, vf32 other)
{
    return vf32x2_div(vf32x2_of(self), vf32x2_of(other));
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 other)
{
    const vf32x2 pair = out_pair(self, other);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* out = self / other: in single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 out_f16(vf32 self, vf32 other)
{
    const vf32 quotient = vf32_div(self, other);
    const vm32 close = vf32_unsettled_f16(quotient, 1);
    vf32 settled = quotient;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self, other);
    return settled;
}

/* out = self / other: in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 other)
{
    return vf64_div(self, other);
}

/* self / other: in a pair of f64. */
static inline vf64x2 out_wide(vf64 self, vf64 other)
{
    return vf64x2_div(vf64x2_of(self), vf64x2_of(other));
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 other)
{
    const vf64x2 low = out_wide(vf64_widen_low(self), vf64_widen_low(other));
    const vf64x2 high = out_wide(vf64_widen_high(self), vf64_widen_high(other));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 self, vf32 other)
{
    const vf32x2 pair = out_pair(self, other);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_fades(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, self, other);
    return settled;
}

/* out = self / other: in single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 out_bf16(vf32 self, vf32 other)
{
    const vf32 quotient = vf32_div(self, other);
    const vm32 close = vf32_unsettled_bf16(quotient, 1);
    vf32 settled = quotient;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, self, other);
    return settled;
}

/* out = self / other: parts in f64. */
static inline vf64_complex out_c64(vf64_complex self, vf64_complex other)
{
    return vf64_complex_div(self, other);
}

/* out = self / other: parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self, vf64_complex other)
{
    const vf64_scaled self_scaled = vf64_scaled_of(self);
    const vf64_scaled other_scaled = vf64_scaled_of(other);
    const vf64_scaled quotient = vf64_scaled_div(self_scaled, other_scaled);
    return vf64_scaled_round(quotient);
}

struct divs_f32_scalars {
    vf32 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void divs_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct divs_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->other);
}

static void divs_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct divs_attrs *const a = attrs;
    const struct divs_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, divs_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void divs_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct divs_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->other);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void divs_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct divs_attrs *const a = attrs;
    const struct divs_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, divs_f16_at, &s);
}

struct divs_f64_scalars {
    vf64 other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void divs_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct divs_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(in[0].f64, s->other);
}

static void divs_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct divs_attrs *const a = attrs;
    const struct divs_f64_scalars s = {
        .other = vf64_of(a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, divs_f64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void divs_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct divs_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, s->other);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void divs_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct divs_attrs *const a = attrs;
    const struct divs_f32_scalars s = {
        .other = vf32_of((float)a->other),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, divs_bf16_at, &s);
}

struct divs_c64_scalars {
    vf64_complex other;
};

/* in[0]: self; out[0]: out. */
AC_WORD void divs_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct divs_c64_scalars *const s = scalars;
    out[0].complex = out_c64(in[0].complex, s->other);
}

/* Parts are computed in f64 and rounded once. */
static void divs_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    const struct divs_attrs *const a = attrs;
    const struct divs_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, divs_c64_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void divs_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct divs_c64_scalars *const s = scalars;
    out[0].complex = out_c128(in[0].complex, s->other);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void divs_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct divs_attrs *const a = attrs;
    const struct divs_c64_scalars s = {
        .other = ac_of_c128(a->other_complex),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, divs_c128_at, &s);
}

const ac_kernels AC_ISA(ac_divs_kernels)[] = {
    {{
        [AC_F32] = divs_f32,
        [AC_F16] = divs_f16,
        [AC_F64] = divs_f64,
        [AC_BF16] = divs_bf16,
        [AC_C64] = divs_c64,
        [AC_C128] = divs_c128,
    }},
};
