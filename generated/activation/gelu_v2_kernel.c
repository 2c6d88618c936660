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

static inline vf32x2 y_tanh_pair_f16(vf32 x)
{
    return vf32x2_gelu_tanh(x);
}

static inline vf32 y_tanh_short_f16(vf32 x)
{
    return vf32_gelu_tanh_f16(x);
}

AC_COLD vf32 y_tanh_settle_f16(vf32 short_, vm32 unsettled, vf32 x)
{
    return vf32_where(unsettled, vf32x2_round_odd(y_tanh_pair_f16(x)), short_);
}

static inline vf32 y_tanh_f16(vf32 x)
{
    const vf32 short_ = y_tanh_short_f16(x);
    const vm32 unsettled = vf32_unsettled_f16(short_);
    return vm32_any(unsettled) ? y_tanh_settle_f16(short_, unsettled, x) : short_;
}

static inline vf32x2 y_tanh_pair_bf16(vf32 x)
{
    return vf32x2_gelu_tanh(x);
}

static inline vf32 y_tanh_short_bf16(vf32 x)
{
    return vf32_gelu_tanh_bf16(x);
}

AC_COLD vf32 y_tanh_settle_bf16(vf32 short_, vm32 unsettled, vf32 x)
{
    return vf32_where(unsettled, vf32x2_round_odd(y_tanh_pair_bf16(x)), short_);
}

static inline vf32 y_tanh_bf16(vf32 x)
{
    const vf32 short_ = y_tanh_short_bf16(x);
    const vm32 unsettled = vf32_unsettled_bf16(short_);
    return vm32_any(unsettled) ? y_tanh_settle_bf16(short_, unsettled, x) : short_;
}

static inline vf32 y_none_f32(vf32 x)
{
    return vf32_gelu(x);
}

static inline vf32x2 y_none_pair_f16(vf32 x)
{
    return vf32x2_gelu(x);
}

static inline vf32 y_none_short_f16(vf32 x)
{
    return vf32_gelu_f16(x);
}

AC_COLD vf32 y_none_settle_f16(vf32 short_, vm32 unsettled, vf32 x)
{
    return vf32_where(unsettled, vf32x2_round_odd(y_none_pair_f16(x)), short_);
}

static inline vf32 y_none_f16(vf32 x)
{
    const vf32 short_ = y_none_short_f16(x);
    const vm32 unsettled = vf32_unsettled_f16(short_);
    return vm32_any(unsettled) ? y_none_settle_f16(short_, unsettled, x) : short_;
}

static inline vf32x2 y_none_pair_bf16(vf32 x)
{
    return vf32x2_gelu(x);
}

static inline vf32 y_none_short_bf16(vf32 x)
{
    return vf32_gelu_bf16(x);
}

AC_COLD vf32 y_none_settle_bf16(vf32 short_, vm32 unsettled, vf32 x)
{
    return vf32_where(unsettled, vf32x2_round_odd(y_none_pair_bf16(x)), short_);
}

static inline vf32 y_none_bf16(vf32 x)
{
    const vf32 short_ = y_none_short_bf16(x);
    const vm32 unsettled = vf32_unsettled_bf16(short_);
    return vm32_any(unsettled) ? y_none_settle_bf16(short_, unsettled, x) : short_;
}

static void gelu_v2_tanh_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)attrs;
    const float *const x = ins[0];
    float *const y = outs[0];

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store(y + i, y_tanh_f32(vf32_load(x + i)));
    if (i < count)
        vf32_store_n(y + i, y_tanh_f32(vf32_load_n(x + i, count - i)), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void gelu_v2_tanh_f16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)attrs;
    const ac_f16 *const x = ins[0];
    ac_f16 *const y = outs[0];

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_f16(y + i, y_tanh_f16(vf32_load_f16(x + i)));
    if (i < count)
        vf32_store_f16_n(y + i, y_tanh_f16(vf32_load_f16_n(x + i, count - i)), count - i);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void gelu_v2_tanh_bf16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)attrs;
    const ac_bf16 *const x = ins[0];
    ac_bf16 *const y = outs[0];

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_bf16(y + i, y_tanh_bf16(vf32_load_bf16(x + i)));
    if (i < count)
        vf32_store_bf16_n(y + i, y_tanh_bf16(vf32_load_bf16_n(x + i, count - i)), count - i);
}

static void gelu_v2_none_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)attrs;
    const float *const x = ins[0];
    float *const y = outs[0];

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store(y + i, y_none_f32(vf32_load(x + i)));
    if (i < count)
        vf32_store_n(y + i, y_none_f32(vf32_load_n(x + i, count - i)), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void gelu_v2_none_f16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs)
{
    (void)attrs;
    const ac_f16 *const x = ins[0];
    ac_f16 *const y = outs[0];

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_f16(y + i, y_none_f16(vf32_load_f16(x + i)));
    if (i < count)
        vf32_store_f16_n(y + i, y_none_f16(vf32_load_f16_n(x + i, count - i)), count - i);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void gelu_v2_none_bf16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs)
{
    (void)attrs;
    const ac_bf16 *const x = ins[0];
    ac_bf16 *const y = outs[0];

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_bf16(y + i, y_none_bf16(vf32_load_bf16(x + i)));
    if (i < count)
        vf32_store_bf16_n(y + i, y_none_bf16(vf32_load_bf16_n(x + i, count - i)), count - i);
}

const ac_kernels AC_ISA(gelu_v2_kernels)[] = {
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
