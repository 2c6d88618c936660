/*
 * Generated from spec/activation/leaky_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > 0, self, self * negativeSlope)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/leaky_relu.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 negative_slope)
{
    return vf32_leaky(self, negative_slope);
}

static inline vf32 out_f16(vf32 self, vf32_multiplier negative_slope)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 multiple = vf32_multiple_f16(self, negative_slope);
    return vf32_where(self_gt_0, self, multiple);
}

static inline vf64 out_f64(vf64 self, vf64 negative_slope)
{
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vf64 product = vf64_mul(self, negative_slope);
    return vf64_where(self_gt_0, self, product);
}

static inline vf32 out_bf16(vf32 self, vf32_multiplier negative_slope)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 multiple = vf32_multiple_bf16(self, negative_slope);
    return vf32_where(self_gt_0, self, multiple);
}

static void leaky_relu_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct leaky_relu_attrs *const a = attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 negative_slope = vf32_of((float)a->negative_slope);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_keep_past(out + i, out_f32(vf32_load(self + i), negative_slope), out_past);
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i), negative_slope), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void leaky_relu_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct leaky_relu_attrs *const a = attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32_multiplier negative_slope = vf32_multiplier_f16((float)a->negative_slope);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_multiples_f16(out + i, out_f16(self_i.a, negative_slope),
                                     out_f16(self_i.b, negative_slope), negative_slope, out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_multiple_f16_n(out + i, out_f16(vf32_load_f16_n(self + i, n), negative_slope),
                                  negative_slope, n);
    }
}

static void leaky_relu_f64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct leaky_relu_attrs *const a = attrs;
    const double *const self = ins[0];
    double *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf64 negative_slope = vf64_of(a->negative_slope);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES)
        vf64_store_past(out + i, out_f64(vf64_load(self + i), negative_slope), out_past);
    if (i < count)
        vf64_store_n(out + i, out_f64(vf64_load_n(self + i, count - i), negative_slope), count - i);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void leaky_relu_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct leaky_relu_attrs *const a = attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32_multiplier negative_slope = vf32_multiplier_bf16((float)a->negative_slope);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_multiples_bf16(out + i, out_bf16(self_i.a, negative_slope),
                                      out_bf16(self_i.b, negative_slope), negative_slope, out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_multiple_bf16_n(out + i, out_bf16(vf32_load_bf16_n(self + i, n), negative_slope),
                                   negative_slope, n);
    }
}

const ac_kernels AC_ISA(ac_leaky_relu_kernels)[] = {
    {{
        [AC_F32] = leaky_relu_f32,
        [AC_F16] = leaky_relu_f16,
        [AC_F64] = leaky_relu_f64,
        [AC_BF16] = leaky_relu_bf16,
    }},
};
