/*
 * Generated from spec/invented/odd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > other, self * real, other + count * flag) + more
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/odd.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 other, vf32 more, vf32 real, vf32 count_, vf32 flag)
{
    const vm32 self_gt_other = vf32_gt(self, other);
    const vf32x2 product = vf32x2_of_product(self, real);
    const vf32x2 product2 = vf32x2_of_product(count_, flag);
    const vf32x2 sum = vf32x2_add_single(product2, other);
    const vf32x2 chosen = vf32x2_where(self_gt_other, product, sum);
    return vf32x2_add_round(chosen, more);
}

static inline vf64 out_f64(vf64 self, vf64 other, vf64 more, vf64 real, vf64 count_, vf64 flag)
{
    const vm64 self_gt_other = vf64_gt(self, other);
    const vf64x2 product = vf64x2_of_product(self, real);
    const vf64x2 product2 = vf64x2_of_product(count_, flag);
    const vf64x2 sum = vf64x2_add_single(product2, other);
    const vf64x2 chosen = vf64x2_where(self_gt_other, product, sum);
    return vf64x2_add_round(chosen, more);
}

static void odd_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct odd_attrs *const a = attrs;
    const float *const self = ins[0];
    const float *const other = ins[1];
    const float *const more = ins[2];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 real = vf32_of((float)a->real);
    const vf32 count_ = vf32_of((float)a->count);
    const vf32 flag = vf32_of((float)a->flag);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 self_i = vf32_load(self + i);
        const vf32 other_i = vf32_load(other + i);
        const vf32 more_i = vf32_load(more + i);
        vf32_store_past(out + i, out_f32(self_i, other_i, more_i, real, count_, flag), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 self_i = vf32_load_n(self + i, n);
        const vf32 other_i = vf32_load_n(other + i, n);
        const vf32 more_i = vf32_load_n(more + i, n);
        vf32_store_n(out + i, out_f32(self_i, other_i, more_i, real, count_, flag), n);
    }
}

static void odd_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    const struct odd_attrs *const a = attrs;
    const double *const self = ins[0];
    const double *const other = ins[1];
    const double *const more = ins[2];
    double *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf64 real = vf64_of(a->real);
    const vf64 count_ = vf64_of(a->count);
    const vf64 flag = vf64_of(a->flag);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES) {
        const vf64 self_i = vf64_load(self + i);
        const vf64 other_i = vf64_load(other + i);
        const vf64 more_i = vf64_load(more + i);
        vf64_store_past(out + i, out_f64(self_i, other_i, more_i, real, count_, flag), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64 self_i = vf64_load_n(self + i, n);
        const vf64 other_i = vf64_load_n(other + i, n);
        const vf64 more_i = vf64_load_n(more + i, n);
        vf64_store_n(out + i, out_f64(self_i, other_i, more_i, real, count_, flag), n);
    }
}

const ac_kernels AC_ISA(ac_odd_kernels)[] = {
    {{
        [AC_F32] = odd_f32,
        [AC_F64] = odd_f64,
    }},
};
