/*
 * Generated from spec/invented/gather.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   flag is true:
 *     value = grad * weight + bias
 *   flag is false and level is low:
 *     value = grad
 *   flag is false and level is high:
 *     value = grad + self
 *   total = sum(grad * self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/gather.h"
#include "simd/reduce/sums.h"

static inline vf32 value_true_low_f32(vf32 grad, vf32 weight, vf32 bias)
{
    const vf32x2 product = vf32x2_of_product(grad, weight);
    return vf32x2_add_round(product, bias);
}

static inline vf32_term total_true_low_f32(vf32_wide grad, vf32_wide self)
{
    return (vf32_term){grad, self, vm32_of(true)};
}

static inline vf64 value_true_low_f64(vf64 grad, vf64 weight, vf64 bias)
{
    const vf64x2 product = vf64x2_of_product(grad, weight);
    return vf64x2_add_round(product, bias);
}

static inline vf64_term total_true_low_f64(vf64 grad, vf64 self)
{
    return (vf64_term){grad, self, vm64_of(true)};
}

static inline vf32 value_false_low_f32(vf32 grad)
{
    return grad;
}

static inline vf32_term total_false_low_f32(vf32_wide grad, vf32_wide self)
{
    return (vf32_term){grad, self, vm32_of(true)};
}

static inline vf64 value_false_low_f64(vf64 grad)
{
    return grad;
}

static inline vf64_term total_false_low_f64(vf64 grad, vf64 self)
{
    return (vf64_term){grad, self, vm64_of(true)};
}

static inline vf32 value_false_high_f32(vf32 grad, vf32 self)
{
    return vf32_add(grad, self);
}

static inline vf32_term total_false_high_f32(vf32_wide grad, vf32_wide self)
{
    return (vf32_term){grad, self, vm32_of(true)};
}

static inline vf64 value_false_high_f64(vf64 grad, vf64 self)
{
    return vf64_add(grad, self);
}

static inline vf64_term total_false_high_f64(vf64 grad, vf64 self)
{
    return (vf64_term){grad, self, vm64_of(true)};
}

static void gather_true_low_f32(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct gather_attrs *const a = attrs;
    const float *const grad = ins[0];
    const float *const self = ins[1];
    const float *const weight = ins[2];
    float *const value = outs[0];
    const ac_sum total = *(const ac_sum *)outs[1];
    const bool value_past = (past & 1) != 0;
    const vf32 bias = vf32_of((float)a->bias);

    const ac_runs *const runs = ins[3];
    if (runs != NULL) {
        for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
            const size_t end = count - start > runs->length ? start + runs->length : count;
            const vf32 weight_run = vf32_of(weight[run]);
            vf64_run total_lanes = vf64_run_begin(total, run);
            size_t i = start;
            for (; i + AC_SUM_LANES <= end; i += AC_SUM_LANES) {
                AC_UNROLL_LANES
                for (size_t k = 0; k < AC_SUM_LANES; k += VF32_LANES) {
                    const vf32_wide grad_i = vf32_load_wide(grad + i + k);
                    const vf32_wide self_i = vf32_load_wide(self + i + k);
                    vf32_store_past(value + i + k, value_true_low_f32(grad_i.x, weight_run, bias),
                                    value_past);
                    vf32_run_add_term(&total_lanes, k, total_true_low_f32(grad_i, self_i));
                }
            }
            const ac_sum total_rest = vf64_run_end(total, run, total_lanes);
            for (; i < end; i += VF32_LANES) {
                const size_t n = end - i < VF32_LANES ? end - i : VF32_LANES;
                const vf32_wide grad_i = vf32_widen(vf32_load_n(grad + i, n));
                const vf32_wide self_i = vf32_widen(vf32_load_n(self + i, n));
                vf32_store_n(value + i, value_true_low_f32(grad_i.x, weight_run, bias), n);
                vf32_sum_add_term_n(total_rest, i - start, total_true_low_f32(grad_i, self_i), n);
            }
        }
        return;
    }
    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32_wide grad_i = vf32_load_wide(grad + i);
        const vf32_wide self_i = vf32_load_wide(self + i);
        const vf32 weight_i = vf32_load(weight + i);
        vf32_store_past(value + i, value_true_low_f32(grad_i.x, weight_i, bias), value_past);
        vf32_sum_add_term(total, i, total_true_low_f32(grad_i, self_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32_wide grad_i = vf32_widen(vf32_load_n(grad + i, n));
        const vf32_wide self_i = vf32_widen(vf32_load_n(self + i, n));
        const vf32 weight_i = vf32_load_n(weight + i, n);
        vf32_store_n(value + i, value_true_low_f32(grad_i.x, weight_i, bias), n);
        vf32_sum_add_term_n(total, i, total_true_low_f32(grad_i, self_i), n);
    }
}

static void gather_true_low_f64(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    const struct gather_attrs *const a = attrs;
    const double *const grad = ins[0];
    const double *const self = ins[1];
    const double *const weight = ins[2];
    double *const value = outs[0];
    const ac_sum total = *(const ac_sum *)outs[1];
    const bool value_past = (past & 1) != 0;
    const vf64 bias = vf64_of(a->bias);

    const ac_runs *const runs = ins[3];
    if (runs != NULL) {
        for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
            const size_t end = count - start > runs->length ? start + runs->length : count;
            const vf64 weight_run = vf64_of(weight[run]);
            vf64_run total_lanes = vf64_run_begin(total, run);
            size_t i = start;
            for (; i + AC_SUM_LANES <= end; i += AC_SUM_LANES) {
                AC_UNROLL_LANES
                for (size_t k = 0; k < AC_SUM_LANES; k += VF64_LANES) {
                    const vf64 grad_i = vf64_load(grad + i + k);
                    const vf64 self_i = vf64_load(self + i + k);
                    vf64_store_past(value + i + k, value_true_low_f64(grad_i, weight_run, bias),
                                    value_past);
                    vf64_run_add_term(&total_lanes, k, total_true_low_f64(grad_i, self_i));
                }
            }
            const ac_sum total_rest = vf64_run_end(total, run, total_lanes);
            for (; i < end; i += VF64_LANES) {
                const size_t n = end - i < VF64_LANES ? end - i : VF64_LANES;
                const vf64 grad_i = vf64_load_n(grad + i, n);
                const vf64 self_i = vf64_load_n(self + i, n);
                vf64_store_n(value + i, value_true_low_f64(grad_i, weight_run, bias), n);
                vf64_sum_add_term_n(total_rest, i - start, total_true_low_f64(grad_i, self_i), n);
            }
        }
        return;
    }
    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES) {
        const vf64 grad_i = vf64_load(grad + i);
        const vf64 self_i = vf64_load(self + i);
        const vf64 weight_i = vf64_load(weight + i);
        vf64_store_past(value + i, value_true_low_f64(grad_i, weight_i, bias), value_past);
        vf64_sum_add_term(total, i, total_true_low_f64(grad_i, self_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64 grad_i = vf64_load_n(grad + i, n);
        const vf64 self_i = vf64_load_n(self + i, n);
        const vf64 weight_i = vf64_load_n(weight + i, n);
        vf64_store_n(value + i, value_true_low_f64(grad_i, weight_i, bias), n);
        vf64_sum_add_term_n(total, i, total_true_low_f64(grad_i, self_i), n);
    }
}

static void gather_false_low_f32(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const grad = ins[0];
    const float *const self = ins[1];
    float *const value = outs[0];
    const ac_sum total = *(const ac_sum *)outs[1];
    const bool value_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32_wide grad_i = vf32_load_wide(grad + i);
        const vf32_wide self_i = vf32_load_wide(self + i);
        vf32_store_past(value + i, value_false_low_f32(grad_i.x), value_past);
        vf32_sum_add_term(total, i, total_false_low_f32(grad_i, self_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32_wide grad_i = vf32_widen(vf32_load_n(grad + i, n));
        const vf32_wide self_i = vf32_widen(vf32_load_n(self + i, n));
        vf32_store_n(value + i, value_false_low_f32(grad_i.x), n);
        vf32_sum_add_term_n(total, i, total_false_low_f32(grad_i, self_i), n);
    }
}

static void gather_false_low_f64(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const double *const grad = ins[0];
    const double *const self = ins[1];
    double *const value = outs[0];
    const ac_sum total = *(const ac_sum *)outs[1];
    const bool value_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES) {
        const vf64 grad_i = vf64_load(grad + i);
        const vf64 self_i = vf64_load(self + i);
        vf64_store_past(value + i, value_false_low_f64(grad_i), value_past);
        vf64_sum_add_term(total, i, total_false_low_f64(grad_i, self_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64 grad_i = vf64_load_n(grad + i, n);
        const vf64 self_i = vf64_load_n(self + i, n);
        vf64_store_n(value + i, value_false_low_f64(grad_i), n);
        vf64_sum_add_term_n(total, i, total_false_low_f64(grad_i, self_i), n);
    }
}

static void gather_false_high_f32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const grad = ins[0];
    const float *const self = ins[1];
    float *const value = outs[0];
    const ac_sum total = *(const ac_sum *)outs[1];
    const bool value_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32_wide grad_i = vf32_load_wide(grad + i);
        const vf32_wide self_i = vf32_load_wide(self + i);
        vf32_store_past(value + i, value_false_high_f32(grad_i.x, self_i.x), value_past);
        vf32_sum_add_term(total, i, total_false_high_f32(grad_i, self_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32_wide grad_i = vf32_widen(vf32_load_n(grad + i, n));
        const vf32_wide self_i = vf32_widen(vf32_load_n(self + i, n));
        vf32_store_n(value + i, value_false_high_f32(grad_i.x, self_i.x), n);
        vf32_sum_add_term_n(total, i, total_false_high_f32(grad_i, self_i), n);
    }
}

static void gather_false_high_f64(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    const double *const grad = ins[0];
    const double *const self = ins[1];
    double *const value = outs[0];
    const ac_sum total = *(const ac_sum *)outs[1];
    const bool value_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES) {
        const vf64 grad_i = vf64_load(grad + i);
        const vf64 self_i = vf64_load(self + i);
        vf64_store_past(value + i, value_false_high_f64(grad_i, self_i), value_past);
        vf64_sum_add_term(total, i, total_false_high_f64(grad_i, self_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf64 grad_i = vf64_load_n(grad + i, n);
        const vf64 self_i = vf64_load_n(self + i, n);
        vf64_store_n(value + i, value_false_high_f64(grad_i, self_i), n);
        vf64_sum_add_term_n(total, i, total_false_high_f64(grad_i, self_i), n);
    }
}

const ac_kernels AC_ISA(ac_gather_kernels)[] = {
    [GATHER_FLAG_TRUE_LEVEL_LOW] = {{
        [AC_F32] = gather_true_low_f32,
        [AC_F64] = gather_true_low_f64,
    }},
    [GATHER_FLAG_TRUE_LEVEL_HIGH] = {{
        [AC_F32] = gather_true_low_f32,
        [AC_F64] = gather_true_low_f64,
    }},
    [GATHER_FLAG_FALSE_LEVEL_LOW] = {{
        [AC_F32] = gather_false_low_f32,
        [AC_F64] = gather_false_low_f64,
    }},
    [GATHER_FLAG_FALSE_LEVEL_HIGH] = {{
        [AC_F32] = gather_false_high_f32,
        [AC_F64] = gather_false_high_f64,
    }},
};
