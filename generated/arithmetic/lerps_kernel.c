/*
 * Generated from spec/arithmetic/lerps.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   way = end - self
 *   finite = where(weight < 0.5, self + weight * way, end + (weight - 1) * way)
 *   out = where(abs(way) < inf, finite, (1 - weight) * self + weight * end)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/lerps.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(abs(end - self) < inf, where(weight < 0.5, self + (end - self) * weight, end + (weight - 1)
 * * (end - self)), (1 - weight) * self + weight * end): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 end = args[1];
    const vf64 weight = args[2];
    const vf64x2 way = vf64x2_of_sum(end, vf64_neg(self));
    const vf64x2 abs = vf64x2_abs(way);
    const vm64 is_lt = vf64x2_lt(abs, vf64x2_of(vf64_of(INFINITY)));
    const vm64 is_lt2 = vf64_lt(weight, vf64_of(0.5));
    const vf64 way2 = vf64_sub(end, self);
    const vf64 sum = vf64_fma(way2, weight, self);
    const vf64 difference = vf64_sub(weight, vf64_of(1.0));
    const vf64 sum2 = vf64_fma(difference, way2, end);
    const vf64 finite = vf64_where(is_lt2, sum, sum2);
    const vf64 difference2 = vf64_sub(vf64_of(1.0), weight);
    const vf64 product = vf64_mul(weight, end);
    const vf64 sum3 = vf64_fma(difference2, self, product);
    return vf64_where(is_lt, finite, sum3);
}

/* out = where(abs(end - self) < inf, where(weight < 0.5, self + (end - self) * weight, end +
 * (weight - 1) * (end - self)), (1 - weight) * self + weight * end): in f64, rounded once.
 * Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 self, vf32 end, vf32 weight)
{
    return vf32_in_f64(out_wide_f32, 3, (const vf32[]){self, end, weight});
}

/* out = where(abs(end - self) < inf, where(weight < 0.5, self + (end - self) * weight, end +
 * (weight - 1) * (end - self)), (1 - weight) * self + weight * end): in f64, rounded to odd.
 * Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 self, vf32 end, vf32 weight)
{
    return vf32_in_f64_odd(out_wide_f32, 3, (const vf32[]){self, end, weight});
}

/* out = where(abs(end - self) < inf, where(weight < 0.5, self + (end - self) * weight, end +
 * (weight - 1) * (end - self)), (1 - weight) * self + weight * end): in f64, rounded to odd.
 * Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 self, vf32 end, vf32 weight)
{
    return vf32_in_f64_odd(out_wide_f32, 3, (const vf32[]){self, end, weight});
}

struct lerps_f32_scalars {
    vf32 weight;
};

/* in[0]: self, in[1]: end; out[0]: out. */
AC_WORD void lerps_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct lerps_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, s->weight);
}

static void lerps_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct lerps_attrs *const a = attrs;
    const struct lerps_f32_scalars s = {
        .weight = vf32_of((float)a->weight),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, lerps_f32_at, &s);
}

/* in[0]: self, in[1]: end; out[0]: out. */
AC_WORD void lerps_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct lerps_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32, s->weight);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void lerps_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    const struct lerps_attrs *const a = attrs;
    const struct lerps_f32_scalars s = {
        .weight = vf32_of((float)a->weight),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, lerps_f16_at, &s);
}

/* in[0]: self, in[1]: end; out[0]: out. */
AC_WORD void lerps_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct lerps_f32_scalars *const s = scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32, s->weight);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void lerps_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    const struct lerps_attrs *const a = attrs;
    const struct lerps_f32_scalars s = {
        .weight = vf32_of((float)a->weight),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, lerps_bf16_at, &s);
}

const ac_kernels AC_ISA(ac_lerps_kernels)[] = {
    {{
        [AC_F32] = lerps_f32,
        [AC_F16] = lerps_f16,
        [AC_BF16] = lerps_bf16,
    }},
};
