/*
 * Generated from spec/movement/log_space.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   last = steps - 1
 *   inner = (start * (last - index(all)) + end * index(all)) / last
 *   exponent = where(index(all) == 0, start, where(index(all) < last, inner, end))
 *   result = where(exponent == 0 or base == 1, 1, exp(exponent * log(base)))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/log_space.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(where(index(all) == 0, start, where(index(all) < steps - 1, ((steps - 1 - index(all)) *
 * start + end * index(all)) / (steps - 1), end)) == 0 or base == 1, 1, exp(where(index(all) == 0,
 * start, where(index(all) < steps - 1, ((steps - 1 - index(all)) * start + end * index(all)) /
 * (steps - 1), end)) * log(base))): in single f64. */
static inline vf64 result_wide_f32(const vf64 args[])
{
    const vf64 start = args[0];
    const vf64 end = args[1];
    const vf64 steps = args[2];
    const vf64 base = args[3];
    const vf64 index_of_all = args[4];
    const vm64 index_of_all_eq_0 = vf64_eq(index_of_all, vf64_of(0.0));
    const vf64x2 last = vf64x2_of_sum(steps, vf64_neg(vf64_of(1.0)));
    const vm64 is_lt = vf64x2_lt(vf64x2_of(index_of_all), last);
    const vf64x2 difference = vf64x2_add_single(last, vf64_neg(index_of_all));
    const vf64x2 product = vf64x2_mul_single(difference, start);
    const vf64 product2 = vf64_mul(end, index_of_all);
    const vf64x2 sum = vf64x2_add_single(product, product2);
    const vf64x2 inner = vf64x2_div(sum, last);
    const vf64x2 chosen = vf64x2_where(is_lt, inner, vf64x2_of(end));
    const vf64x2 exponent = vf64x2_where(index_of_all_eq_0, vf64x2_of(start), chosen);
    const vm64 is_eq = vf64x2_eq(exponent, vf64x2_of(vf64_of(0.0)));
    const vm64 base_eq_1 = vf64_eq(base, vf64_of(1.0));
    const vm64 or_ = vm64_or(is_eq, base_eq_1);
    const vf64 last2 = vf64_sub(steps, vf64_of(1.0));
    const vf64 difference2 = vf64_sub(last2, index_of_all);
    const vf64 sum2 = vf64_fma(difference2, start, product2);
    const vf64 inner2 = vf64_div(sum2, last2);
    const vf64 chosen2 = vf64_where(is_lt, inner2, end);
    const vf64 exponent2 = vf64_where(index_of_all_eq_0, start, chosen2);
    const vf64 log = vf64_log_f32(base);
    const vf64 product3 = vf64_mul(exponent2, log);
    const vf64 exp = vf64_exp_f32(product3);
    return vf64_where(or_, vf64_of(1.0), exp);
}

/* result = where(where(index(all) == 0, start, where(index(all) < steps - 1, ((steps - 1 -
 * index(all)) * start + end * index(all)) / (steps - 1), end)) == 0 or base == 1, 1,
 * exp(where(index(all) == 0, start, where(index(all) < steps - 1, ((steps - 1 - index(all)) * start
 * + end * index(all)) / (steps - 1), end)) * log(base))): in f64, rounded once. Rewritten by: order
 * of factors. */
static inline vf32 result_f32(vf32 start, vf32 end, vf32 steps, vf32 base, vf32 index_of_all)
{
    return vf32_in_f64(result_wide_f32, 5, (const vf32[]){start, end, steps, base, index_of_all});
}

/* result = where(where(index(all) == 0, start, where(index(all) < steps - 1, ((steps - 1 -
 * index(all)) * start + end * index(all)) / (steps - 1), end)) == 0 or base == 1, 1,
 * exp(where(index(all) == 0, start, where(index(all) < steps - 1, ((steps - 1 - index(all)) * start
 * + end * index(all)) / (steps - 1), end)) * log(base))): in f64, rounded to odd. Rewritten by:
 * order of factors. */
static inline vf32 result_f16(vf32 start, vf32 end, vf32 steps, vf32 base, vf32 index_of_all)
{
    return vf32_in_f64_odd(result_wide_f32, 5,
                           (const vf32[]){start, end, steps, base, index_of_all});
}

/* result = where(where(index(all) == 0, start, where(index(all) < steps - 1, ((steps - 1 -
 * index(all)) * start + end * index(all)) / (steps - 1), end)) == 0 or base == 1, 1,
 * exp(where(index(all) == 0, start, where(index(all) < steps - 1, ((steps - 1 - index(all)) * start
 * + end * index(all)) / (steps - 1), end)) * log(base))): in f64, rounded to odd. Rewritten by:
 * order of factors. */
static inline vf32 result_bf16(vf32 start, vf32 end, vf32 steps, vf32 base, vf32 index_of_all)
{
    return vf32_in_f64_odd(result_wide_f32, 5,
                           (const vf32[]){start, end, steps, base, index_of_all});
}

/* result = where(where(index(all) == 0, start, where(index(all) < steps - 1, ((steps - 1 -
 * index(all)) * start + end * index(all)) / (steps - 1), end)) == 0 or base == 1, 1,
 * exp(where(index(all) == 0, start, where(index(all) < steps - 1, ((steps - 1 - index(all)) * start
 * + end * index(all)) / (steps - 1), end)) * log(base))): in f64 and pairs of it, rounded once.
 * Rewritten by: order of factors. */
static inline vf64 result_f64(vf64 start, vf64 end, vf64 steps, vf64 base, vf64 index_of_all)
{
    const vm64 index_of_all_eq_0 = vf64_eq(index_of_all, vf64_of(0.0));
    const vf64x2 last = vf64x2_of_sum(steps, vf64_neg(vf64_of(1.0)));
    const vm64 is_lt = vf64x2_lt(vf64x2_of(index_of_all), last);
    const vf64x2 difference = vf64x2_add_single(last, vf64_neg(index_of_all));
    const vf64x2 product = vf64x2_mul_single(difference, start);
    const vf64x2 product2 = vf64x2_of_product(end, index_of_all);
    const vf64x2 sum = vf64x2_add(product, product2);
    const vf64x2 inner = vf64x2_div(sum, last);
    const vf64x2 chosen = vf64x2_where(is_lt, inner, vf64x2_of(end));
    const vf64x2 exponent = vf64x2_where(index_of_all_eq_0, vf64x2_of(start), chosen);
    const vm64 is_eq = vf64x2_eq(exponent, vf64x2_of(vf64_of(0.0)));
    const vm64 base_eq_1 = vf64_eq(base, vf64_of(1.0));
    const vm64 or_ = vm64_or(is_eq, base_eq_1);
    const vf64x2 log = vf64x2_log(vf64x2_of(base));
    const vf64x2 product3 = vf64x2_mul(exponent, log);
    const vf64x2 exp = vf64x2_exp(product3);
    const vf64 exp2 = vf64x2_round(exp);
    return vf64_where(or_, vf64_of(1.0), exp2);
}

struct log_space_f32_scalars {
    vf32 start;
    vf32 end;
    vf32 steps;
    vf32 base;
};

/* in[0]: index(all); out[0]: result. */
AC_WORD void log_space_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct log_space_f32_scalars *const s = scalars;
    out[0].f32 = result_f32(s->start, s->end, s->steps, s->base, in[0].f32);
}

static void log_space_f32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct log_space_attrs *const a = attrs;
    const struct log_space_f32_scalars s = {
        .start = vf32_of((float)a->start),
        .end = vf32_of((float)a->end),
        .steps = vf32_of((float)a->steps),
        .base = vf32_of((float)a->base),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log_space_f32_at, &s);
}

/* in[0]: index(all); out[0]: result. */
AC_WORD void log_space_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct log_space_f32_scalars *const s = scalars;
    out[0].f32 = result_f16(s->start, s->end, s->steps, s->base, in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void log_space_f16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct log_space_attrs *const a = attrs;
    const struct log_space_f32_scalars s = {
        .start = vf32_of((float)a->start),
        .end = vf32_of((float)a->end),
        .steps = vf32_of((float)a->steps),
        .base = vf32_of((float)a->base),
    };
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, log_space_f16_at, &s);
}

/* in[0]: index(all); out[0]: result. */
AC_WORD void log_space_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct log_space_f32_scalars *const s = scalars;
    out[0].f32 = result_bf16(s->start, s->end, s->steps, s->base, in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void log_space_bf16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct log_space_attrs *const a = attrs;
    const struct log_space_f32_scalars s = {
        .start = vf32_of((float)a->start),
        .end = vf32_of((float)a->end),
        .steps = vf32_of((float)a->steps),
        .base = vf32_of((float)a->base),
    };
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.in[0] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, log_space_bf16_at, &s);
}

struct log_space_f64_scalars {
    vf64 start;
    vf64 end;
    vf64 steps;
    vf64 base;
};

/* in[0]: index(all); out[0]: result. */
AC_WORD void log_space_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct log_space_f64_scalars *const s = scalars;
    out[0].f64 = result_f64(s->start, s->end, s->steps, s->base, in[0].f64);
}

static void log_space_f64(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    const struct log_space_attrs *const a = attrs;
    const struct log_space_f64_scalars s = {
        .start = vf64_of(a->start),
        .end = vf64_of(a->end),
        .steps = vf64_of(a->steps),
        .base = vf64_of(a->base),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log_space_f64_at, &s);
}

const ac_kernels AC_ISA(ac_log_space_kernels)[] = {
    {{
        [AC_F32] = log_space_f32,
        [AC_F16] = log_space_f16,
        [AC_BF16] = log_space_bf16,
        [AC_F64] = log_space_f64,
    }},
};
