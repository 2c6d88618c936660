/*
 * Generated from spec/arithmetic/lerp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   near = self + weight * (end - self)
 *   finite = where(abs(end) > 268435456 * abs(self), self + weight * end - weight * self,
 *       where(abs(self) > 268435456 * abs(end), self - weight * self + weight * end, near))
 *   out = where(abs(weight) < inf, where(abs(end - self) < inf, finite, (1 - weight) * self +
 *       weight * end), where(self < end, weight, where(self > end, -weight, self + (end - self))))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/lerp.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* where(abs(weight) < inf, where(abs(end - self) < inf, where(abs(end) > abs(self) * 268435456,
 * self + weight * end - weight * self, where(abs(self) > abs(end) * 268435456, self - weight * self
 * + weight * end, self + (end - self) * weight)), (1 - weight) * self + weight * end), where(self <
 * end, weight, where(self > end, -weight, self + (end - self)))): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 end = args[1];
    const vf64 weight = args[2];
    const vf64 abs = vf64_abs(weight);
    const vm64 is_lt = vf64_lt(abs, vf64_of(INFINITY));
    const vf64x2 difference = vf64x2_of_sum(end, vf64_neg(self));
    const vf64x2 abs2 = vf64x2_abs(difference);
    const vm64 is_lt2 = vf64x2_lt(abs2, vf64x2_of(vf64_of(INFINITY)));
    const vf64 abs3 = vf64_abs(end);
    const vf64 abs4 = vf64_abs(self);
    const vf64 product = vf64_mul(abs4, vf64_of(0x1p+28 /* 268435456 */));
    const vm64 is_gt = vf64_gt(abs3, product);
    const vf64 sum = vf64_fma(weight, end, self);
    const vf64 difference2 = vf64_fma(vf64_neg(weight), self, sum);
    const vf64 product2 = vf64_mul(abs3, vf64_of(0x1p+28 /* 268435456 */));
    const vm64 is_gt2 = vf64_gt(abs4, product2);
    const vf64 difference3 = vf64_fma(vf64_neg(weight), self, self);
    const vf64 sum2 = vf64_fma(weight, end, difference3);
    const vf64 difference4 = vf64_sub(end, self);
    const vf64 near = vf64_fma(difference4, weight, self);
    const vf64 chosen = vf64_where(is_gt2, sum2, near);
    const vf64 finite = vf64_where(is_gt, difference2, chosen);
    const vf64 difference5 = vf64_sub(vf64_of(1.0), weight);
    const vf64 product3 = vf64_mul(weight, end);
    const vf64 sum3 = vf64_fma(difference5, self, product3);
    const vf64 chosen2 = vf64_where(is_lt2, finite, sum3);
    const vm64 self_lt_end = vf64_lt(self, end);
    const vm64 self_gt_end = vf64_gt(self, end);
    const vf64 negative = vf64_neg(weight);
    const vf64 sum4 = vf64_add(self, difference4);
    const vf64 chosen3 = vf64_where(self_gt_end, negative, sum4);
    const vf64 chosen4 = vf64_where(self_lt_end, weight, chosen3);
    return vf64_where(is_lt, chosen2, chosen4);
}

/* out = where(abs(weight) < inf, where(abs(end - self) < inf, where(abs(end) > abs(self) *
 * 268435456, self + weight * end - weight * self, where(abs(self) > abs(end) * 268435456, self -
 * weight * self + weight * end, self + (end - self) * weight)), (1 - weight) * self + weight *
 * end), where(self < end, weight, where(self > end, -weight, self + (end - self)))): in f64,
 * rounded once. Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 self, vf32 end, vf32 weight)
{
    return vf32_in_f64(out_wide_f32, 3, (const vf32[]){self, end, weight});
}

/* out = where(abs(weight) < inf, where(abs(end - self) < inf, where(abs(end) > abs(self) *
 * 268435456, self + weight * end - weight * self, where(abs(self) > abs(end) * 268435456, self -
 * weight * self + weight * end, self + (end - self) * weight)), (1 - weight) * self + weight *
 * end), where(self < end, weight, where(self > end, -weight, self + (end - self)))): in f64,
 * rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 self, vf32 end, vf32 weight)
{
    return vf32_in_f64_odd(out_wide_f32, 3, (const vf32[]){self, end, weight});
}

/* out = where(abs(weight) < inf, where(abs(end - self) < inf, where(abs(end) > abs(self) *
 * 268435456, self + weight * end - weight * self, where(abs(self) > abs(end) * 268435456, self -
 * weight * self + weight * end, self + (end - self) * weight)), (1 - weight) * self + weight *
 * end), where(self < end, weight, where(self > end, -weight, self + (end - self)))): in f64,
 * rounded to odd. Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 self, vf32 end, vf32 weight)
{
    return vf32_in_f64_odd(out_wide_f32, 3, (const vf32[]){self, end, weight});
}

/* in[0]: self, in[1]: end, in[2]: weight; out[0]: out. */
AC_WORD void lerp_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void lerp_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, lerp_f32_at, NULL);
}

/* in[0]: self, in[1]: end, in[2]: weight; out[0]: out. */
AC_WORD void lerp_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void lerp_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, lerp_f16_at, NULL);
}

/* in[0]: self, in[1]: end, in[2]: weight; out[0]: out. */
AC_WORD void lerp_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32, in[2].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void lerp_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, lerp_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_lerp_kernels)[] = {
    {{
        [AC_F32] = lerp_f32,
        [AC_F16] = lerp_f16,
        [AC_BF16] = lerp_bf16,
    }},
};
