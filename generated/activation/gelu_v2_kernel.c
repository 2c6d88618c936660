/*
 * Generated from spec/activation/gelu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   approximate is tanh:
 *     y = gelu_tanh(x)
 *   approximate is none:
 *     y = gelu(x)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/gelu_v2.h"
#include "simd/simd.h"

static inline vf32 y_tanh_f32(vf32 x)
{
    return vf32_gelu_tanh(x);
}

static inline vf32 y_tanh_f16(vf32 x)
{
    const vf32 gelu_tanh = vf32_gelu_tanh_f16(x);
    const vm32 amiss = vf32_eq(x, vf32_of(0x1p-24f /* 5.960464477539063e-08 */));
    const vf32 right = vf32_where(amiss, vf32_of(0x1p-24f /* 5.960464477539063e-08 */), gelu_tanh);
    const vm32 amiss2 = vf32_eq(x, vf32_of(-0x1.ff8p-3f /* -0.249755859375 */));
    return vf32_where(amiss2, vf32_of(-0x1.9acp-4f /* -0.10028076171875 */), right);
}

static inline vf32 y_tanh_bf16(vf32 x)
{
    const vf32 gelu_tanh = vf32_gelu_tanh_bf16(x);
    return vf32_lifted(gelu_tanh);
}

static inline vf32 y_none_f32(vf32 x)
{
    return vf32_gelu(x);
}

static inline vf32 y_none_f16(vf32 x)
{
    const vf32 gelu = vf32_gelu_f16(x);
    const vm32 amiss = vf32_eq(x, vf32_of(0x1p-24f /* 5.960464477539063e-08 */));
    return vf32_where(amiss, vf32_of(0x1p-24f /* 5.960464477539063e-08 */), gelu);
}

static inline vf32 y_none_bf16(vf32 x)
{
    const vf32 gelu = vf32_gelu_bf16(x);
    return vf32_lifted(gelu);
}

static void gelu_v2_tanh_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const x = ins[0];
    float *const y = outs[0];
    const bool y_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(y + i, y_tanh_f32(vf32_load(x + i)), y_past);
    if (i < count)
        vf32_store_n(y + i, y_tanh_f32(vf32_load_n(x + i, count - i)), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void gelu_v2_tanh_f16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const x = ins[0];
    ac_f16 *const y = outs[0];
    const bool y_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two x_i = vf32_load_two_f16(x + i);
        vf32_store_two_f16_past(y + i, y_tanh_f16(x_i.a), y_tanh_f16(x_i.b), y_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(y + i, y_tanh_f16(vf32_load_f16_n(x + i, n)), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void gelu_v2_tanh_bf16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const x = ins[0];
    ac_bf16 *const y = outs[0];
    const bool y_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two x_i = vf32_load_two_bf16(x + i);
        vf32_store_two_bf16_past(y + i, y_tanh_bf16(x_i.a), y_tanh_bf16(x_i.b), y_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(y + i, y_tanh_bf16(vf32_load_bf16_n(x + i, n)), n);
    }
}

static void gelu_v2_none_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const float *const x = ins[0];
    float *const y = outs[0];
    const bool y_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(y + i, y_none_f32(vf32_load(x + i)), y_past);
    if (i < count)
        vf32_store_n(y + i, y_none_f32(vf32_load_n(x + i, count - i)), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void gelu_v2_none_f16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_f16 *const x = ins[0];
    ac_f16 *const y = outs[0];
    const bool y_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two x_i = vf32_load_two_f16(x + i);
        vf32_store_two_f16_past(y + i, y_none_f16(x_i.a), y_none_f16(x_i.b), y_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(y + i, y_none_f16(vf32_load_f16_n(x + i, n)), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void gelu_v2_none_bf16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const x = ins[0];
    ac_bf16 *const y = outs[0];
    const bool y_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two x_i = vf32_load_two_bf16(x + i);
        vf32_store_two_bf16_past(y + i, y_none_bf16(x_i.a), y_none_bf16(x_i.b), y_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(y + i, y_none_bf16(vf32_load_bf16_n(x + i, n)), n);
    }
}

const ac_kernels AC_ISA(ac_gelu_v2_kernels)[] = {
    [GELU_V2_APPROXIMATE_TANH] = {{
        [AC_F32] = gelu_v2_tanh_f32,
        [AC_F16] = gelu_v2_tanh_f16,
        [AC_BF16] = gelu_v2_tanh_bf16,
    }},
    [GELU_V2_APPROXIMATE_NONE] = {{
        [AC_F32] = gelu_v2_none_f32,
        [AC_F16] = gelu_v2_none_f16,
        [AC_BF16] = gelu_v2_none_bf16,
    }},
};
