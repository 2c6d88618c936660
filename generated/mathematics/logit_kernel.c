/*
 * Generated from spec/mathematics/logit.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   bounded = where(input < eps, eps, where(input > 1 - eps, 1 - eps, input))
 *   z = where(eps >= 0, bounded, input)
 *   out = where(z > 0.25 and z < 0.75, 2 * atanh(2 * z - 1), log(z) - log1p(-z))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/logit.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 - eps, input)), input) >
 * 0.25 and where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 - eps, input)), input)
 * < 0.75, atanh(where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 - eps, input)),
 * input) * 2 - 1) * 2, log(where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 - eps,
 * input)), input)) - log1p(-where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 - eps,
 * input)), input))): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 input = args[0];
    const vf64 eps = args[1];
    const vm64 eps_ge_0 = vf64_ge(eps, vf64_of(0.0));
    const vm64 input_lt_eps = vf64_lt(input, eps);
    const vf64x2 difference = vf64x2_of_sum(vf64_of(1.0), vf64_neg(eps));
    const vm64 is_gt = vf64x2_gt(vf64x2_of(input), difference);
    const vf64x2 chosen = vf64x2_where(is_gt, difference, vf64x2_of(input));
    const vf64x2 bounded = vf64x2_where(input_lt_eps, vf64x2_of(eps), chosen);
    const vf64x2 z = vf64x2_where(eps_ge_0, bounded, vf64x2_of(input));
    const vm64 is_gt2 = vf64x2_gt(z, vf64x2_of(vf64_of(0.25)));
    const vm64 is_lt = vf64x2_lt(z, vf64x2_of(vf64_of(0.75)));
    const vm64 and_ = vm64_and(is_gt2, is_lt);
    const vf64x2 product = vf64x2_mul_single(z, vf64_of(2.0));
    const vf64x2 difference2 = vf64x2_add_single(product, vf64_neg(vf64_of(1.0)));
    const vf64 atanh = vf64x2_atanh_f32(difference2);
    const vf64 product2 = vf64_mul(atanh, vf64_of(2.0));
    const vf64 log = vf64x2_log_f32(z);
    const vf64x2 negative = vf64x2_neg(z);
    const vf64 log1p = vf64x2_log1p_f32(negative);
    const vf64 difference3 = vf64_sub(log, log1p);
    return vf64_where(and_, product2, difference3);
}

/* out = where(where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 - eps, input)),
 * input) > 0.25 and where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 - eps,
 * input)), input) < 0.75, atanh(where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 -
 * eps, input)), input) * 2 - 1) * 2, log(where(eps >= 0, where(input < eps, eps, where(input > 1 -
 * eps, 1 - eps, input)), input)) - log1p(-where(eps >= 0, where(input < eps, eps, where(input > 1 -
 * eps, 1 - eps, input)), input))): in f64, rounded once. Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 input, vf32 eps)
{
    return vf32_in_f64(out_wide_f32, 2, (const vf32[]){input, eps});
}

/* out = where(where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 - eps, input)),
 * input) > 0.25 and where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 - eps,
 * input)), input) < 0.75, atanh(where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 -
 * eps, input)), input) * 2 - 1) * 2, log(where(eps >= 0, where(input < eps, eps, where(input > 1 -
 * eps, 1 - eps, input)), input)) - log1p(-where(eps >= 0, where(input < eps, eps, where(input > 1 -
 * eps, 1 - eps, input)), input))): in f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 input, vf32 eps)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){input, eps});
}

/* out = where(where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 - eps, input)),
 * input) > 0.25 and where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 - eps,
 * input)), input) < 0.75, atanh(where(eps >= 0, where(input < eps, eps, where(input > 1 - eps, 1 -
 * eps, input)), input) * 2 - 1) * 2, log(where(eps >= 0, where(input < eps, eps, where(input > 1 -
 * eps, 1 - eps, input)), input)) - log1p(-where(eps >= 0, where(input < eps, eps, where(input > 1 -
 * eps, 1 - eps, input)), input))): in f64, rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 input, vf32 eps)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){input, eps});
}

struct logit_f32_scalars {
    vf32 eps;
};

/* in[0]: input; out[0]: out. */
AC_WORD void logit_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct logit_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->eps);
}

static void logit_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct logit_attrs *const a = attrs;
    const struct logit_f32_scalars s = {
        .eps = vf32_of((float)a->eps),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, logit_f32_at, &s);
}

/* in[0]: input; out[0]: out. */
AC_WORD void logit_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct logit_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->eps);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void logit_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct logit_attrs *const a = attrs;
    const struct logit_f32_scalars s = {
        .eps = vf32_of((float)a->eps),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, logit_f16_at, &s);
}

/* in[0]: input; out[0]: out. */
AC_WORD void logit_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct logit_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, s->eps);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void logit_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    const struct logit_attrs *const a = attrs;
    const struct logit_f32_scalars s = {
        .eps = vf32_of((float)a->eps),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, logit_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_logit_kernels)[] = {
    {{
        [AC_F32] = logit_f32,
        [AC_F16] = logit_f16,
        [AC_BF16] = logit_bf16,
    }},
};
