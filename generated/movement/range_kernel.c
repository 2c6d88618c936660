/*
 * Generated from spec/movement/range.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = start + index(all) * step
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/range.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = start + index(all) * step: in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 start, vf32 step, vf32 index_of_all)
{
    return vf32_fma(index_of_all, step, start);
}

/* start + index(all) * step: in a pair of f32. */
static inline vf32x2 out_pair(vf32 start, vf32 step, vf32 index_of_all)
{
    const vf32x2 product = vf32x2_of_product(index_of_all, step);
    return vf32x2_add_single(product, start);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 start, vf32 step, vf32 index_of_all)
{
    const vf32x2 pair = out_pair(start, step, index_of_all);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* start + index(all) * step: in a pair of f64. */
static inline vf64x2 out_wide(vf64 start, vf64 step, vf64 index_of_all)
{
    const vf64 product = vf64_mul(index_of_all, step);
    return vf64x2_of_sum(start, product);
}

/* Recomputes `lanes` in pairs of f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 start, vf32 step, vf32 index_of_all)
{
    const vf64x2 low =
        out_wide(vf64_widen_low(start), vf64_widen_low(step), vf64_widen_low(index_of_all));
    const vf64x2 high =
        out_wide(vf64_widen_high(start), vf64_widen_high(step), vf64_widen_high(index_of_all));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = start + index(all) * step: in single f32; lanes in which that may round wrongly are
 * recomputed. */
static inline vf32 out_f16(vf32 start, vf32 step, vf32 index_of_all)
{
    const vf32 sum = vf32_fma(index_of_all, step, start);
    const vf32 product = vf32_mul(index_of_all, step);
    const vm32 cancelled = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product), vf32_of(0x1p-3f)));
    const vm32 close = vf32_unsettled_f16(sum, 9);
    vf32 settled = sum;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, start, step, index_of_all);
    if (vm32_any(cancelled))
        settled = out_far(settled, cancelled, start, step, index_of_all);
    return settled;
}

/* out = start + index(all) * step: in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 start, vf64 step, vf64 index_of_all)
{
    return vf64_fma(index_of_all, step, start);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. Lanes that stay open
 * are recomputed in f64. */
AC_COLD vf32 out_near_bf16(vf32 short_, vm32 lanes, vf32 start, vf32 step, vf32 index_of_all)
{
    const vf32x2 pair = out_pair(start, step, index_of_all);
    vf32 settled = vf32_where(lanes, vf32x2_round_odd(pair), short_);
    const vm32 again = vm32_and(lanes, vf32x2_fades(pair));
    if (vm32_any(again))
        settled = out_far(settled, again, start, step, index_of_all);
    return settled;
}

/* out = start + index(all) * step: in single f32; lanes in which that may round wrongly are
 * recomputed. */
static inline vf32 out_bf16(vf32 start, vf32 step, vf32 index_of_all)
{
    const vf32 sum = vf32_fma(index_of_all, step, start);
    const vf32 product = vf32_mul(index_of_all, step);
    const vm32 cancelled = vf32_lt(vf32_abs(sum), vf32_mul(vf32_abs(product), vf32_of(0x1p-3f)));
    const vm32 close = vf32_unsettled_bf16(sum, 9);
    vf32 settled = sum;
    if (vm32_any(close))
        settled = out_near_bf16(settled, close, start, step, index_of_all);
    if (vm32_any(cancelled))
        settled = out_far(settled, cancelled, start, step, index_of_all);
    return settled;
}

/* out = start + index(all) * step, on one element. */
static inline int32_t out_i32(int32_t start, int32_t step, int32_t index_of_all)
{
    const int32_t product = (int32_t)((uint32_t)index_of_all * (uint32_t)step);
    return (int32_t)((uint32_t)start + (uint32_t)product);
}

/* out = start + index(all) * step, on one element. */
static inline int64_t out_i64(int64_t start, int64_t step, int64_t index_of_all)
{
    const int64_t product = (int64_t)((uint64_t)index_of_all * (uint64_t)step);
    return (int64_t)((uint64_t)start + (uint64_t)product);
}

struct range_f32_scalars {
    vf32 start;
    vf32 step;
};

/* in[0]: index(all); out[0]: out. */
AC_WORD void range_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct range_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(s->start, s->step, in[0].f32);
}

static void range_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct range_attrs *const a = attrs;
    const struct range_f32_scalars s = {
        .start = vf32_of((float)a->start),
        .step = vf32_of((float)a->step),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, range_f32_at, &s);
}

/* in[0]: index(all); out[0]: out. */
AC_WORD void range_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct range_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(s->start, s->step, in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void range_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct range_attrs *const a = attrs;
    const struct range_f32_scalars s = {
        .start = vf32_of((float)a->start),
        .step = vf32_of((float)a->step),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, range_f16_at, &s);
}

struct range_f64_scalars {
    vf64 start;
    vf64 step;
};

/* in[0]: index(all); out[0]: out. */
AC_WORD void range_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct range_f64_scalars *const s = scalars;
    out[0].f64 = out_f64(s->start, s->step, in[0].f64);
}

static void range_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct range_attrs *const a = attrs;
    const struct range_f64_scalars s = {
        .start = vf64_of(a->start),
        .step = vf64_of(a->step),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, range_f64_at, &s);
}

/* in[0]: index(all); out[0]: out. */
AC_WORD void range_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct range_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(s->start, s->step, in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void range_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    const struct range_attrs *const a = attrs;
    const struct range_f32_scalars s = {
        .start = vf32_of((float)a->start),
        .step = vf32_of((float)a->step),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, range_bf16_at, &s);
}

struct range_i32_scalars {
    int32_t start;
    int32_t step;
};

/* ins[0]: index(all); outs[0]: out. */
AC_WORD void range_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    const struct range_i32_scalars *const s = scalars;
    const int32_t *const index_of_all = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(s->start, s->step, index_of_all[i]);
}

static void range_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct range_attrs *const a = attrs;
    const struct range_i32_scalars s = {
        .start = (int32_t)a->start_integer,
        .step = (int32_t)a->step_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, range_i32_at, &s);
}

struct range_i64_scalars {
    int64_t start;
    int64_t step;
};

/* ins[0]: index(all); outs[0]: out. */
AC_WORD void range_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                          const void *scalars)
{
    const struct range_i64_scalars *const s = scalars;
    const int64_t *const index_of_all = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(s->start, s->step, index_of_all[i]);
}

static void range_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct range_attrs *const a = attrs;
    const struct range_i64_scalars s = {
        .start = (int64_t)a->start_integer,
        .step = (int64_t)a->step_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, range_i64_at, &s);
}

const ac_kernels AC_ISA(ac_range_kernels)[] = {
    {{
        [AC_F32] = range_f32,
        [AC_F16] = range_f16,
        [AC_F64] = range_f64,
        [AC_BF16] = range_bf16,
        [AC_I32] = range_i32,
        [AC_I64] = range_i64,
    }},
};
