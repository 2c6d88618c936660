/*
 * Generated from spec/mathematics/sin.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = sin(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/sin.h"
#include "simd/simd.h"

static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    return vf64_sin_f32(self);
}

static inline vf32 out_f32(vf32 self)
{
    return vf32_in_f64(out_wide_f32, 1, (const vf32[]){self});
}

static inline vf32 out_f16(vf32 self)
{
    return vf32_in_f64_odd(out_wide_f32, 1, (const vf32[]){self});
}

static inline vf64 out_f64(vf64 self)
{
    return vf64_sin(self);
}

static inline vf32 out_bf16(vf32 self)
{
    return vf32_in_f64_odd(out_wide_f32, 1, (const vf32[]){self});
}

static void sin_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const float *const self = ins[0];
    float *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_store_past(out + i, out_f32(vf32_load(self + i)), out_past);
    if (i < count)
        vf32_store_n(out + i, out_f32(vf32_load_n(self + i, count - i)), count - i);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void sin_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(out + i, out_f16(self_i.a), out_f16(self_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(out + i, out_f16(vf32_load_f16_n(self + i, n)), n);
    }
}

static void sin_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const double *const self = ins[0];
    double *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    AC_UNROLL_2
    for (; i + VF64_LANES <= count; i += VF64_LANES)
        vf64_store_past(out + i, out_f64(vf64_load(self + i)), out_past);
    if (i < count)
        vf64_store_n(out + i, out_f64(vf64_load_n(self + i, count - i)), count - i);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void sin_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(out + i, out_bf16(self_i.a), out_bf16(self_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(out + i, out_bf16(vf32_load_bf16_n(self + i, n)), n);
    }
}

const ac_kernels AC_ISA(ac_sin_kernels)[] = {
    {{
        [AC_F32] = sin_f32,
        [AC_F16] = sin_f16,
        [AC_F64] = sin_f64,
        [AC_BF16] = sin_bf16,
    }},
};
