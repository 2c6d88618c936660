/*
 * Generated from spec/activation/softplus.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(beta * self > threshold, self, softplus(beta * self) / beta)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/softplus.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 beta, vf32 threshold)
{
    const vm32 is_gt = vf32_gt(vf32_fms(beta, self, threshold), vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product(beta, self);
    const vf32 quotient = vf32_softplus_over(product, beta);
    return vf32_where(is_gt, self, quotient);
}

static inline vf32x2 out_pair_f16(vf32 self, vf32 beta, vf32 threshold)
{
    const vm32 is_gt = vf32_gt(vf32_fms(beta, self, threshold), vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product(beta, self);
    const vf32x2 softplus = vf32x2_softplus(product);
    const vf32x2 quotient = vf32x2_div(softplus, vf32x2_of(beta));
    return vf32x2_where(is_gt, vf32x2_of(self), quotient);
}

static inline vf32 out_short_f16(vf32 self, vf32 beta, vf32 threshold)
{
    const vm32 is_gt = vf32_gt(vf32_fms(beta, self, threshold), vf32_of(0.0f));
    const vf32 product = vf32_mul(beta, self);
    const vf32 softplus = vf32_softplus_f16(product);
    const vf32 quotient = vf32_div(softplus, beta);
    return vf32_where(is_gt, self, quotient);
}

AC_COLD vf32 out_settle_f16(vf32 short_, vm32 unsettled, vf32 self, vf32 beta, vf32 threshold)
{
    return vf32_where(unsettled, vf32x2_round_odd(out_pair_f16(self, beta, threshold)), short_);
}

static inline vf32 out_f16(vf32 self, vf32 beta, vf32 threshold)
{
    const vf32 short_ = out_short_f16(self, beta, threshold);
    const vm32 unsettled = vf32_unsettled_f16(short_);
    return vm32_any(unsettled) ? out_settle_f16(short_, unsettled, self, beta, threshold) : short_;
}

static inline vf32x2 out_pair_bf16(vf32 self, vf32 beta, vf32 threshold)
{
    const vm32 is_gt = vf32_gt(vf32_fms(beta, self, threshold), vf32_of(0.0f));
    const vf32x2 product = vf32x2_of_product(beta, self);
    const vf32x2 softplus = vf32x2_softplus(product);
    const vf32x2 quotient = vf32x2_div(softplus, vf32x2_of(beta));
    return vf32x2_where(is_gt, vf32x2_of(self), quotient);
}

static inline vf32 out_short_bf16(vf32 self, vf32 beta, vf32 threshold)
{
    const vm32 is_gt = vf32_gt(vf32_fms(beta, self, threshold), vf32_of(0.0f));
    const vf32 product = vf32_mul(beta, self);
    const vf32 softplus = vf32_softplus_bf16(product);
    const vf32 quotient = vf32_div(softplus, beta);
    return vf32_where(is_gt, self, quotient);
}

AC_COLD vf32 out_settle_bf16(vf32 short_, vm32 unsettled, vf32 self, vf32 beta, vf32 threshold)
{
    return vf32_where(unsettled, vf32x2_round_odd(out_pair_bf16(self, beta, threshold)), short_);
}

static inline vf32 out_bf16(vf32 self, vf32 beta, vf32 threshold)
{
    const vf32 short_ = out_short_bf16(self, beta, threshold);
    const vm32 unsettled = vf32_unsettled_bf16(short_);
    return vm32_any(unsettled) ? out_settle_bf16(short_, unsettled, self, beta, threshold) : short_;
}

static void softplus_f32(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs)
{
    const struct softplus_attrs *const a = attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const vf32 beta = vf32_of((float)a->beta);
    const vf32 threshold = vf32_of((float)a->threshold);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store(out + i, out_f32(vf32_load(self + i), beta, threshold));
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i), beta, threshold),
                     count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void softplus_f16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs)
{
    const struct softplus_attrs *const a = attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const vf32 beta = vf32_of((float)a->beta);
    const vf32 threshold = vf32_of((float)a->threshold);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_f16(out + i, out_f16(vf32_load_f16(self + i), beta, threshold));
    if (i < count)
        vf32_store_f16_n(out + i, out_f16(vf32_load_f16_n(self + i, count - i), beta, threshold),
                         count - i);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void softplus_bf16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs)
{
    const struct softplus_attrs *const a = attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const vf32 beta = vf32_of((float)a->beta);
    const vf32 threshold = vf32_of((float)a->threshold);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_bf16(out + i, out_bf16(vf32_load_bf16(self + i), beta, threshold));
    if (i < count)
        vf32_store_bf16_n(out + i, out_bf16(vf32_load_bf16_n(self + i, count - i), beta, threshold),
                          count - i);
}

const ac_kernels AC_ISA(softplus_kernels)[] = {
    {{
        [AC_F32] = softplus_f32,
        [AC_F16] = softplus_f16,
        [AC_BF16] = softplus_bf16,
    }},
};
