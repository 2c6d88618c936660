/*
 * Generated from spec/activation/threshold_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self <= threshold, 0, gradOutput)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/threshold_backward.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 grad_output, vf32 self, vf32 threshold)
{
    const vm32 self_le_threshold = vf32_le(self, threshold);
    return vf32_where(self_le_threshold, vf32_of(0.0f), grad_output);
}

static inline int8_t out_i8(int8_t grad_output, int8_t self, int8_t threshold)
{
    const bool is_le = self <= threshold;
    const int8_t zero = 0;
    return is_le ? zero : grad_output;
}

static inline int32_t out_i32(int32_t grad_output, int32_t self, int32_t threshold)
{
    const bool is_le = self <= threshold;
    const int32_t zero = 0;
    return is_le ? zero : grad_output;
}

static inline uint8_t out_u8(uint8_t grad_output, uint8_t self, uint8_t threshold)
{
    const bool is_le = self <= threshold;
    const uint8_t zero = 0;
    return is_le ? zero : grad_output;
}

static inline int64_t out_i64(int64_t grad_output, int64_t self, int64_t threshold)
{
    const bool is_le = self <= threshold;
    const int64_t zero = 0;
    return is_le ? zero : grad_output;
}

static void threshold_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const float *const grad_output = ins[0];
    const float *const self = ins[1];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 threshold = vf32_of((float)a->threshold);

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES) {
        const vf32 grad_output_i = vf32_load(grad_output + i);
        const vf32 self_i = vf32_load(self + i);
        vf32_store_past(out + i, out_f32(grad_output_i, self_i, threshold), out_past);
    }
    if (i < count) {
        const size_t n = count - i;
        const vf32 grad_output_i = vf32_load_n(grad_output + i, n);
        const vf32 self_i = vf32_load_n(self + i, n);
        vf32_store_n(out + i, out_f32(grad_output_i, self_i, threshold), n);
    }
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void threshold_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const ac_f16 *const grad_output = ins[0];
    const ac_f16 *const self = ins[1];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 threshold = vf32_of((float)a->threshold);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_f16(grad_output + i);
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(out + i, out_f32(grad_output_i.a, self_i.a, threshold),
                                out_f32(grad_output_i.b, self_i.b, threshold), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_f16_n(grad_output + i, n);
        const vf32 self_i = vf32_load_f16_n(self + i, n);
        vf32_store_f16_n(out + i, out_f32(grad_output_i, self_i, threshold), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void threshold_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const ac_bf16 *const grad_output = ins[0];
    const ac_bf16 *const self = ins[1];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;
    const vf32 threshold = vf32_of((float)a->threshold);

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two grad_output_i = vf32_load_two_bf16(grad_output + i);
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(out + i, out_f32(grad_output_i.a, self_i.a, threshold),
                                 out_f32(grad_output_i.b, self_i.b, threshold), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        const vf32 grad_output_i = vf32_load_bf16_n(grad_output + i, n);
        const vf32 self_i = vf32_load_bf16_n(self + i, n);
        vf32_store_bf16_n(out + i, out_f32(grad_output_i, self_i, threshold), n);
    }
}

static void threshold_backward_i8(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const int8_t *const grad_output = ins[0];
    const int8_t *const self = ins[1];
    int8_t *const out = outs[0];
    (void)past;
    const int8_t threshold = (int8_t)a->threshold_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i8(grad_output[i], self[i], threshold);
}

static void threshold_backward_i32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const int32_t *const grad_output = ins[0];
    const int32_t *const self = ins[1];
    int32_t *const out = outs[0];
    (void)past;
    const int32_t threshold = (int32_t)a->threshold_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i32(grad_output[i], self[i], threshold);
}

static void threshold_backward_u8(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const uint8_t *const grad_output = ins[0];
    const uint8_t *const self = ins[1];
    uint8_t *const out = outs[0];
    (void)past;
    const uint8_t threshold = (uint8_t)a->threshold_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_u8(grad_output[i], self[i], threshold);
}

static void threshold_backward_i64(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct threshold_backward_attrs *const a = attrs;
    const int64_t *const grad_output = ins[0];
    const int64_t *const self = ins[1];
    int64_t *const out = outs[0];
    (void)past;
    const int64_t threshold = (int64_t)a->threshold_integer;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i64(grad_output[i], self[i], threshold);
}

const ac_kernels AC_ISA(ac_threshold_backward_kernels)[] = {
    {{
        [AC_F32] = threshold_backward_f32,
        [AC_F16] = threshold_backward_f16,
        [AC_BF16] = threshold_backward_bf16,
        [AC_I8] = threshold_backward_i8,
        [AC_I32] = threshold_backward_i32,
        [AC_U8] = threshold_backward_u8,
        [AC_I64] = threshold_backward_i64,
    }},
};
