/*
 * Generated from spec/activation/prelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gradInput = where(self > 0, gradOutput, gradOutput * weight)
 *   gradWeight = sum(where(self > 0, 0, gradOutput * self))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/prelu_backward.h"
#include "simd/reduce/sums.h"

static inline vf32 grad_input_f32(vf32 grad_output, vf32 self, vf32 weight)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product = vf32_mul(grad_output, weight);
    return vf32_where(self_gt_0, grad_output, product);
}

static inline vf32_term grad_weight_f32(vf32_wide grad_output, vf32_wide self)
{
    const vm32 self_gt_0 = vf32_gt(self.x, vf32_of(0.0f));
    return (vf32_term){grad_output, self, vm32_not(self_gt_0)};
}

static void prelu_backward_f32(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const grad_output = ins[0];
    const float *const self = ins[1];
    const float *const weight = ins[2];
    float *const grad_input = outs[0];
    const ac_sum grad_weight = *(const ac_sum *)outs[1];
    const bool grad_input_past = (past & 1) != 0;

    const ac_runs *const runs = ins[3];
    if (runs != NULL) {
        for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
            const size_t end = count - start > runs->length ? start + runs->length : count;
            const vf32 weight_run = vf32_of(weight[run]);
            vf64_run grad_weight_lanes = vf64_run_begin(grad_weight, run);
            size_t i = start;
            for (; i + AC_SUM_LANES <= end; i += AC_SUM_LANES) {
                AC_UNROLL_LANES
                for (size_t k = 0; k < AC_SUM_LANES; k += VF32_LANES) {
                    const vf32_wide grad_output_i = vf32_load_wide(grad_output + i + k);
                    const vf32_wide self_i = vf32_load_wide(self + i + k);
                    vf32_store_past(grad_input + i + k,
                                    grad_input_f32(grad_output_i.x, self_i.x, weight_run),
                                    grad_input_past);
                    vf32_run_add_term(&grad_weight_lanes, k,
                                      grad_weight_f32(grad_output_i, self_i));
                }
            }
            const ac_sum grad_weight_rest = vf64_run_end(grad_weight, run, grad_weight_lanes);
            for (; i < end; i += VF32_LANES) {
                const size_t n = end - i < VF32_LANES ? end - i : VF32_LANES;
                const vf32_wide grad_output_i = vf32_widen(vf32_load_n(grad_output + i, n));
                const vf32_wide self_i = vf32_widen(vf32_load_n(self + i, n));
                vf32_store_n(grad_input + i, grad_input_f32(grad_output_i.x, self_i.x, weight_run),
                             n);
                vf32_sum_add_term_n(grad_weight_rest, i - start,
                                    grad_weight_f32(grad_output_i, self_i), n);
            }
        }
        return;
    }
    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32_wide grad_output_i = vf32_load_wide(grad_output + i);
        const vf32_wide self_i = vf32_load_wide(self + i);
        const vf32 weight_i = vf32_load(weight + i);
        vf32_store_past(grad_input + i, grad_input_f32(grad_output_i.x, self_i.x, weight_i),
                        grad_input_past);
        vf32_sum_add_term(grad_weight, i, grad_weight_f32(grad_output_i, self_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32_wide grad_output_i = vf32_widen(vf32_load_n(grad_output + i, n));
        const vf32_wide self_i = vf32_widen(vf32_load_n(self + i, n));
        const vf32 weight_i = vf32_load_n(weight + i, n);
        vf32_store_n(grad_input + i, grad_input_f32(grad_output_i.x, self_i.x, weight_i), n);
        vf32_sum_add_term_n(grad_weight, i, grad_weight_f32(grad_output_i, self_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void prelu_backward_f16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const grad_output = ins[0];
    const ac_f16 *const self = ins[1];
    const ac_f16 *const weight = ins[2];
    ac_f16 *const grad_input = outs[0];
    const ac_sum grad_weight = *(const ac_sum *)outs[1];
    const bool grad_input_past = (past & 1) != 0;

    const ac_runs *const runs = ins[3];
    if (runs != NULL) {
        for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
            const size_t end = count - start > runs->length ? start + runs->length : count;
            const vf32 weight_run = vf32_of(ac_f16_to_float(weight[run]));
            vf64_run grad_weight_lanes = vf64_run_begin_f16(grad_weight, run);
            size_t i = start;
            for (; i + AC_SUM_LANES <= end; i += AC_SUM_LANES) {
                AC_UNROLL_LANES
                for (size_t k = 0; k < AC_SUM_LANES; k += 2 * VF32_LANES) {
                    const vf32_two grad_output_i = vf32_load_two_f16(grad_output + i + k);
                    const vf32_two self_i = vf32_load_two_f16(self + i + k);
                    vf32_store_two_f16_past(
                        grad_input + i + k, grad_input_f32(grad_output_i.a, self_i.a, weight_run),
                        grad_input_f32(grad_output_i.b, self_i.b, weight_run), grad_input_past);
                    vf32_run_add_two_f16(
                        &grad_weight_lanes, k,
                        grad_weight_f32(vf32_widen(grad_output_i.a), vf32_widen(self_i.a)),
                        grad_weight_f32(vf32_widen(grad_output_i.b), vf32_widen(self_i.b)));
                }
            }
            const ac_sum grad_weight_rest = vf64_run_end_f16(grad_weight, run, grad_weight_lanes);
            for (; i < end; i += VF32_LANES) {
                const size_t n = end - i < VF32_LANES ? end - i : VF32_LANES;
                const vf32_wide grad_output_i = vf32_widen(vf32_load_f16_n(grad_output + i, n));
                const vf32_wide self_i = vf32_widen(vf32_load_f16_n(self + i, n));
                vf32_store_f16_n(grad_input + i,
                                 grad_input_f32(grad_output_i.x, self_i.x, weight_run), n);
                vf32_sum_add_term_f16_n(grad_weight_rest, i - start,
                                        grad_weight_f32(grad_output_i, self_i), n);
            }
        }
        return;
    }
    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32_wide grad_output_i = vf32_widen(vf32_load_f16(grad_output + i));
        const vf32_wide self_i = vf32_widen(vf32_load_f16(self + i));
        const vf32 weight_i = vf32_load_f16(weight + i);
        vf32_store_f16_past(grad_input + i, grad_input_f32(grad_output_i.x, self_i.x, weight_i),
                            grad_input_past);
        vf32_sum_add_term_f16(grad_weight, i, grad_weight_f32(grad_output_i, self_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32_wide grad_output_i = vf32_widen(vf32_load_f16_n(grad_output + i, n));
        const vf32_wide self_i = vf32_widen(vf32_load_f16_n(self + i, n));
        const vf32 weight_i = vf32_load_f16_n(weight + i, n);
        vf32_store_f16_n(grad_input + i, grad_input_f32(grad_output_i.x, self_i.x, weight_i), n);
        vf32_sum_add_term_f16_n(grad_weight, i, grad_weight_f32(grad_output_i, self_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void prelu_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const grad_output = ins[0];
    const ac_bf16 *const self = ins[1];
    const ac_bf16 *const weight = ins[2];
    ac_bf16 *const grad_input = outs[0];
    const ac_sum grad_weight = *(const ac_sum *)outs[1];
    const bool grad_input_past = (past & 1) != 0;

    const ac_runs *const runs = ins[3];
    if (runs != NULL) {
        for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
            const size_t end = count - start > runs->length ? start + runs->length : count;
            const vf32 weight_run = vf32_of(ac_bf16_to_float(weight[run]));
            vf64_run grad_weight_lanes = vf64_run_begin_bf16(grad_weight, run);
            size_t i = start;
            for (; i + AC_SUM_LANES <= end; i += AC_SUM_LANES) {
                AC_UNROLL_LANES
                for (size_t k = 0; k < AC_SUM_LANES; k += 2 * VF32_LANES) {
                    const vf32_two grad_output_i = vf32_load_two_bf16(grad_output + i + k);
                    const vf32_two self_i = vf32_load_two_bf16(self + i + k);
                    vf32_store_two_bf16_past(
                        grad_input + i + k, grad_input_f32(grad_output_i.a, self_i.a, weight_run),
                        grad_input_f32(grad_output_i.b, self_i.b, weight_run), grad_input_past);
                    vf32_run_add_two_bf16(
                        &grad_weight_lanes, k,
                        grad_weight_f32(vf32_widen(grad_output_i.a), vf32_widen(self_i.a)),
                        grad_weight_f32(vf32_widen(grad_output_i.b), vf32_widen(self_i.b)));
                }
            }
            const ac_sum grad_weight_rest = vf64_run_end_bf16(grad_weight, run, grad_weight_lanes);
            for (; i < end; i += VF32_LANES) {
                const size_t n = end - i < VF32_LANES ? end - i : VF32_LANES;
                const vf32_wide grad_output_i = vf32_widen(vf32_load_bf16_n(grad_output + i, n));
                const vf32_wide self_i = vf32_widen(vf32_load_bf16_n(self + i, n));
                vf32_store_bf16_n(grad_input + i,
                                  grad_input_f32(grad_output_i.x, self_i.x, weight_run), n);
                vf32_sum_add_term_bf16_n(grad_weight_rest, i - start,
                                         grad_weight_f32(grad_output_i, self_i), n);
            }
        }
        return;
    }
    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32_wide grad_output_i = vf32_widen(vf32_load_bf16(grad_output + i));
        const vf32_wide self_i = vf32_widen(vf32_load_bf16(self + i));
        const vf32 weight_i = vf32_load_bf16(weight + i);
        vf32_store_bf16_past(grad_input + i, grad_input_f32(grad_output_i.x, self_i.x, weight_i),
                             grad_input_past);
        vf32_sum_add_term_bf16(grad_weight, i, grad_weight_f32(grad_output_i, self_i));
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32_wide grad_output_i = vf32_widen(vf32_load_bf16_n(grad_output + i, n));
        const vf32_wide self_i = vf32_widen(vf32_load_bf16_n(self + i, n));
        const vf32 weight_i = vf32_load_bf16_n(weight + i, n);
        vf32_store_bf16_n(grad_input + i, grad_input_f32(grad_output_i.x, self_i.x, weight_i), n);
        vf32_sum_add_term_bf16_n(grad_weight, i, grad_weight_f32(grad_output_i, self_i), n);
    }
}

const ac_kernels AC_ISA(ac_prelu_backward_kernels)[] = {
    {{
        [AC_F32] = prelu_backward_f32,
        [AC_F16] = prelu_backward_f16,
        [AC_BF16] = prelu_backward_bf16,
    }},
};
