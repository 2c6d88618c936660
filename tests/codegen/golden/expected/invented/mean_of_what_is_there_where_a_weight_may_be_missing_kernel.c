/*
 * Generated from spec/invented/mean_of_what_is_there_where_a_weight_may_be_missing.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * slope * weight / count(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/mean_of_what_is_there_where_a_weight_may_be_missing.h"
#include "simd/simd.h"

static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 weight = args[1];
    const vf64 slope = args[2];
    const vf64 count_of_self = args[3];
    const vf64 product = vf64_mul(self, slope);
    const vf64x2 product2 = vf64x2_of_product(product, weight);
    const vf64x2 quotient = vf64x2_div(product2, vf64x2_of(count_of_self));
    return vf64x2_round(quotient);
}

AC_COLD vf32 out_far_f32(vf32 near_, vm32 faded, vf32 self, vf32 weight, vf32 slope,
                         vf32 count_of_self)
{
    return vf32_where(
        faded, ac_by_f64(out_wide_f32, 4, (const vf32[]){self, weight, slope, count_of_self}),
        near_);
}

static inline vf32 out_f32(vf32 self, vf32 weight, vf32 slope, vf32 count_of_self)
{
    const vf32x2 product = vf32x2_of_product(self, slope);
    const vf32x2 product2 = vf32x2_mul_single(product, weight);
    const vf32x2 quotient = vf32x2_div(product2, vf32x2_of(count_of_self));
    vf32 near_ = vf32x2_round(quotient);
    const vm32 faded = vm32_or(vm32_and(vm32_and(vf32_lt(vf32_abs(product.hi), vf32_of(0x1p-97f)),
                                                 vf32_ne(self, vf32_of(0.0f))),
                                        vf32_ne(slope, vf32_of(0.0f))),
                               vf32_is_inf(product.hi));
    if (vm32_any(faded))
        near_ = out_far_f32(near_, faded, self, weight, slope, count_of_self);
    return near_;
}

static inline vf32 out_f16(vf32 self, vf32 weight, vf32 slope, vf32 count_of_self)
{
    const vf32 product = vf32_mul(self, slope);
    const vf32 product2 = vf32_mul(product, weight);
    return vf32_div(product2, count_of_self);
}

static void mean_of_what_is_there_where_a_weight_may_be_missing_f32(
    size_t count, const void *const ins[], void *const outs[], const void *attrs, uint32_t past)
{
    const struct mean_of_what_is_there_where_a_weight_may_be_missing_attrs *const a = attrs;
    const float *const self = ins[0];
    const float *const weight = ins[1];
    const float *const slope = ins[2];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 count_of_self = vf32_of((float)a->count_of_self);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 self_i = vf32_load(self + i);
        const vf32 weight_i = vf32_load(weight + i);
        const vf32 slope_i = vf32_load(slope + i);
        vf32_store_past(out + i, out_f32(self_i, weight_i, slope_i, count_of_self), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 self_i = vf32_load_n(self + i, n);
        const vf32 weight_i = vf32_load_n(weight + i, n);
        const vf32 slope_i = vf32_load_n(slope + i, n);
        vf32_store_n(out + i, out_f32(self_i, weight_i, slope_i, count_of_self), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void mean_of_what_is_there_where_a_weight_may_be_missing_f16(
    size_t count, const void *const ins[], void *const outs[], const void *attrs, uint32_t past)
{
    const struct mean_of_what_is_there_where_a_weight_may_be_missing_attrs *const a = attrs;
    const ac_f16 *const self = ins[0];
    const ac_f16 *const weight = ins[1];
    const ac_f16 *const slope = ins[2];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 count_of_self = vf32_of((float)a->count_of_self);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        const vf32_two weight_i = vf32_load_two_f16(weight + i);
        const vf32_two slope_i = vf32_load_two_f16(slope + i);
        vf32_store_two_f16_past(out + i, out_f16(self_i.a, weight_i.a, slope_i.a, count_of_self),
                                out_f16(self_i.b, weight_i.b, slope_i.b, count_of_self), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_f16_n(self + i, n);
        const vf32 weight_i = vf32_load_f16_n(weight + i, n);
        const vf32 slope_i = vf32_load_f16_n(slope + i, n);
        vf32_store_f16_n(out + i, out_f16(self_i, weight_i, slope_i, count_of_self), n);
    }
}

const ac_kernels AC_ISA(ac_mean_of_what_is_there_where_a_weight_may_be_missing_kernels)[] = {
    {{
        [AC_F32] = mean_of_what_is_there_where_a_weight_may_be_missing_f32,
        [AC_F16] = mean_of_what_is_there_where_a_weight_may_be_missing_f16,
    }},
};
