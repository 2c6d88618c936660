/*
 * Generated from spec/mathematics/asinh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = asinh(input)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/asinh.h"
#include "simd/simd.h"

static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 input = args[0];
    return vf64_asinh_f32(input);
}

static inline vf32 out_f32(vf32 input)
{
    return vf32_in_f64(out_wide_f32, 1, (const vf32[]){input});
}

static inline vf32 out_f16(vf32 input)
{
    return vf32_in_f64_odd(out_wide_f32, 1, (const vf32[]){input});
}

static inline vf64 out_f64(vf64 input)
{
    return vf64_asinh(input);
}

static inline vf32 out_bf16(vf32 input)
{
    return vf32_in_f64_odd(out_wide_f32, 1, (const vf32[]){input});
}

static void asinh_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const float *const input = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_f32(vf32_load(input + i)), out_past);
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(input + i, count - i)), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void asinh_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_f16 *const input = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two input_i = vf32_load_two_f16(input + i);
        vf32_store_two_f16_past(out + i, out_f16(input_i.a), out_f16(input_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(out + i, out_f16(vf32_load_f16_n(input + i, n)), n);
    }
}

static void asinh_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const double *const input = ins[0];
    double *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES)
        vf64_store_past(out + i, out_f64(vf64_load(input + i)), out_past);
    if (i < count)
        vf64_store_n(out + i, out_f64(vf64_load_n(input + i, count - i)), count - i);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void asinh_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const input = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two input_i = vf32_load_two_bf16(input + i);
        vf32_store_two_bf16_past(out + i, out_bf16(input_i.a), out_bf16(input_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(out + i, out_bf16(vf32_load_bf16_n(input + i, n)), n);
    }
}

const ac_kernels AC_ISA(ac_asinh_kernels)[] = {
    {{
        [AC_F32] = asinh_f32,
        [AC_F16] = asinh_f16,
        [AC_F64] = asinh_f64,
        [AC_BF16] = asinh_bf16,
    }},
};
