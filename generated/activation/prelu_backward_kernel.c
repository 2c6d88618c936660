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
#include "simd/simd.h"

static inline vf32 grad_input_f32(vf32 grad_output, vf32 self, vf32 weight)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product = vf32_mul(grad_output, weight);
    return vf32_where(self_gt_0, grad_output, product);
}

static inline vf32_factors grad_weight_f32(vf32 grad_output, vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 grad_output_or_0 = vf32_where(self_gt_0, vf32_of(0.0f), grad_output);
    const vf32 self_or_0 = vf32_where(self_gt_0, vf32_of(0.0f), self);
    return (vf32_factors){grad_output_or_0, self_or_0};
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
            size_t i = start;
            AC_UNROLL_2
            for (; i + VF32_LANES <= end; i += VF32_LANES) {
                const vf32 grad_output_i = vf32_load(grad_output + i);
                const vf32 self_i = vf32_load(self + i);
                vf32_store_past(grad_input + i, grad_input_f32(grad_output_i, self_i, weight_run),
                                grad_input_past);
                const vf32_factors grad_weight_i = grad_weight_f32(grad_output_i, self_i);
                vf32_sum_add_product(grad_weight, i, grad_weight_i.a, grad_weight_i.b);
            }
            if (i < end) {
                const size_t n = end - i;
                const vf32 grad_output_i = vf32_load_n(grad_output + i, n);
                const vf32 self_i = vf32_load_n(self + i, n);
                vf32_store_n(grad_input + i, grad_input_f32(grad_output_i, self_i, weight_run), n);
                const vf32_factors grad_weight_i = grad_weight_f32(grad_output_i, self_i);
                vf32_sum_add_product_n(grad_weight, i, grad_weight_i.a, grad_weight_i.b, n);
            }
        }
        return;
    }
    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load(grad_output + i);
        const vf32 self_i = vf32_load(self + i);
        const vf32 weight_i = vf32_load(weight + i);
        vf32_store_past(grad_input + i, grad_input_f32(grad_output_i, self_i, weight_i),
                        grad_input_past);
        const vf32_factors grad_weight_i = grad_weight_f32(grad_output_i, self_i);
        vf32_sum_add_product(grad_weight, i, grad_weight_i.a, grad_weight_i.b);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_n(grad_output + i, n);
        const vf32 self_i = vf32_load_n(self + i, n);
        const vf32 weight_i = vf32_load_n(weight + i, n);
        vf32_store_n(grad_input + i, grad_input_f32(grad_output_i, self_i, weight_i), n);
        const vf32_factors grad_weight_i = grad_weight_f32(grad_output_i, self_i);
        vf32_sum_add_product_n(grad_weight, i, grad_weight_i.a, grad_weight_i.b, n);
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
            size_t i = start;
            AC_UNROLL_2
            for (; i + VF32_LANES <= end; i += VF32_LANES) {
                const vf32 grad_output_i = vf32_load_f16(grad_output + i);
                const vf32 self_i = vf32_load_f16(self + i);
                vf32_store_f16_past(grad_input + i,
                                    grad_input_f32(grad_output_i, self_i, weight_run),
                                    grad_input_past);
                const vf32_factors grad_weight_i = grad_weight_f32(grad_output_i, self_i);
                vf32_sum_add_product(grad_weight, i, grad_weight_i.a, grad_weight_i.b);
            }
            if (i < end) {
                const size_t n = end - i;
                const vf32 grad_output_i = vf32_load_f16_n(grad_output + i, n);
                const vf32 self_i = vf32_load_f16_n(self + i, n);
                vf32_store_f16_n(grad_input + i, grad_input_f32(grad_output_i, self_i, weight_run),
                                 n);
                const vf32_factors grad_weight_i = grad_weight_f32(grad_output_i, self_i);
                vf32_sum_add_product_n(grad_weight, i, grad_weight_i.a, grad_weight_i.b, n);
            }
        }
        return;
    }
    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load_f16(grad_output + i);
        const vf32 self_i = vf32_load_f16(self + i);
        const vf32 weight_i = vf32_load_f16(weight + i);
        vf32_store_f16_past(grad_input + i, grad_input_f32(grad_output_i, self_i, weight_i),
                            grad_input_past);
        const vf32_factors grad_weight_i = grad_weight_f32(grad_output_i, self_i);
        vf32_sum_add_product(grad_weight, i, grad_weight_i.a, grad_weight_i.b);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_f16_n(grad_output + i, n);
        const vf32 self_i = vf32_load_f16_n(self + i, n);
        const vf32 weight_i = vf32_load_f16_n(weight + i, n);
        vf32_store_f16_n(grad_input + i, grad_input_f32(grad_output_i, self_i, weight_i), n);
        const vf32_factors grad_weight_i = grad_weight_f32(grad_output_i, self_i);
        vf32_sum_add_product_n(grad_weight, i, grad_weight_i.a, grad_weight_i.b, n);
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
            size_t i = start;
            AC_UNROLL_2
            for (; i + VF32_LANES <= end; i += VF32_LANES) {
                const vf32 grad_output_i = vf32_load_bf16(grad_output + i);
                const vf32 self_i = vf32_load_bf16(self + i);
                vf32_store_bf16_past(grad_input + i,
                                     grad_input_f32(grad_output_i, self_i, weight_run),
                                     grad_input_past);
                const vf32_factors grad_weight_i = grad_weight_f32(grad_output_i, self_i);
                vf32_sum_add_product(grad_weight, i, grad_weight_i.a, grad_weight_i.b);
            }
            if (i < end) {
                const size_t n = end - i;
                const vf32 grad_output_i = vf32_load_bf16_n(grad_output + i, n);
                const vf32 self_i = vf32_load_bf16_n(self + i, n);
                vf32_store_bf16_n(grad_input + i, grad_input_f32(grad_output_i, self_i, weight_run),
                                  n);
                const vf32_factors grad_weight_i = grad_weight_f32(grad_output_i, self_i);
                vf32_sum_add_product_n(grad_weight, i, grad_weight_i.a, grad_weight_i.b, n);
            }
        }
        return;
    }
    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load_bf16(grad_output + i);
        const vf32 self_i = vf32_load_bf16(self + i);
        const vf32 weight_i = vf32_load_bf16(weight + i);
        vf32_store_bf16_past(grad_input + i, grad_input_f32(grad_output_i, self_i, weight_i),
                             grad_input_past);
        const vf32_factors grad_weight_i = grad_weight_f32(grad_output_i, self_i);
        vf32_sum_add_product(grad_weight, i, grad_weight_i.a, grad_weight_i.b);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_bf16_n(grad_output + i, n);
        const vf32 self_i = vf32_load_bf16_n(self + i, n);
        const vf32 weight_i = vf32_load_bf16_n(weight + i, n);
        vf32_store_bf16_n(grad_input + i, grad_input_f32(grad_output_i, self_i, weight_i), n);
        const vf32_factors grad_weight_i = grad_weight_f32(grad_output_i, self_i);
        vf32_sum_add_product_n(grad_weight, i, grad_weight_i.a, grad_weight_i.b, n);
    }
}

const ac_kernels AC_ISA(prelu_backward_kernels)[] = {
    {{
        [AC_F32] = prelu_backward_f32,
        [AC_F16] = prelu_backward_f16,
        [AC_BF16] = prelu_backward_bf16,
    }},
};
