/*
 * Generated from spec/activation/prelu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > 0, self, self * weight)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/prelu.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self, vf32 weight)
{
    return vf32_leaky(self, weight);
}

static inline vf32 out_f16(vf32 self, vf32 weight)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product = vf32_mul(self, weight);
    return vf32_where(self_gt_0, self, product);
}

static inline vf32 out_bf16(vf32 self, vf32 weight)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product = vf32_mul(self, weight);
    return vf32_where(self_gt_0, self, product);
}

static void prelu_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const float *const self = ins[0];
    const float *const weight = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    const ac_runs *const runs = ins[2];
    if (runs != NULL) {
        for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
            const size_t end = count - start > runs->length ? start + runs->length : count;
            const vf32 weight_run = vf32_of(weight[run]);
            size_t i = start;
            AC_UNROLL_2
            for (; i + VF32_LANES <= end; i += VF32_LANES)
                vf32_keep_past(out + i, out_f32(vf32_load(self + i), weight_run), out_past);
            if (i < end)
                vf32_store_n(out + i, out_f32(vf32_load_n(self + i, end - i), weight_run), end - i);
        }
        return;
    }
    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 self_i = vf32_load(self + i);
        const vf32 weight_i = vf32_load(weight + i);
        vf32_keep_past(out + i, out_f32(self_i, weight_i), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 self_i = vf32_load_n(self + i, n);
        const vf32 weight_i = vf32_load_n(weight + i, n);
        vf32_store_n(out + i, out_f32(self_i, weight_i), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void prelu_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_f16 *const self = ins[0];
    const ac_f16 *const weight = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    const ac_runs *const runs = ins[2];
    if (runs != NULL) {
        for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
            const size_t end = count - start > runs->length ? start + runs->length : count;
            const vf32 weight_run = vf32_of(ac_f16_to_float(weight[run]));
            size_t i = start;
            for (; i + 2 * VF32_LANES <= end; i += 2 * VF32_LANES) {
                const vf32_two self_i = vf32_load_two_f16(self + i);
                vf32_store_two_f16_past(out + i, out_f16(self_i.a, weight_run),
                                        out_f16(self_i.b, weight_run), out_past);
            }
            for (; i < end; i += VF32_LANES) {
                const size_t n = end - i < VF32_LANES ? end - i : VF32_LANES;
                vf32_store_f16_n(out + i, out_f16(vf32_load_f16_n(self + i, n), weight_run), n);
            }
        }
        return;
    }
    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        const vf32_two weight_i = vf32_load_two_f16(weight + i);
        vf32_store_two_f16_past(out + i, out_f16(self_i.a, weight_i.a),
                                out_f16(self_i.b, weight_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_f16_n(self + i, n);
        const vf32 weight_i = vf32_load_f16_n(weight + i, n);
        vf32_store_f16_n(out + i, out_f16(self_i, weight_i), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void prelu_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const self = ins[0];
    const ac_bf16 *const weight = ins[1];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    const ac_runs *const runs = ins[2];
    if (runs != NULL) {
        for (size_t start = 0, run = 0; start < count; start += runs->length, run++) {
            const size_t end = count - start > runs->length ? start + runs->length : count;
            const vf32 weight_run = vf32_of(ac_bf16_to_float(weight[run]));
            size_t i = start;
            for (; i + 2 * VF32_LANES <= end; i += 2 * VF32_LANES) {
                const vf32_two self_i = vf32_load_two_bf16(self + i);
                vf32_store_two_bf16_past(out + i, out_bf16(self_i.a, weight_run),
                                         out_bf16(self_i.b, weight_run), out_past);
            }
            for (; i < end; i += VF32_LANES) {
                const size_t n = end - i < VF32_LANES ? end - i : VF32_LANES;
                vf32_store_bf16_n(out + i, out_bf16(vf32_load_bf16_n(self + i, n), weight_run), n);
            }
        }
        return;
    }
    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        const vf32_two weight_i = vf32_load_two_bf16(weight + i);
        vf32_store_two_bf16_past(out + i, out_bf16(self_i.a, weight_i.a),
                                 out_bf16(self_i.b, weight_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 self_i = vf32_load_bf16_n(self + i, n);
        const vf32 weight_i = vf32_load_bf16_n(weight + i, n);
        vf32_store_bf16_n(out + i, out_bf16(self_i, weight_i), n);
    }
}

const ac_kernels AC_ISA(ac_prelu_kernels)[] = {
    {{
        [AC_F32] = prelu_f32,
        [AC_F16] = prelu_f16,
        [AC_BF16] = prelu_bf16,
    }},
};
