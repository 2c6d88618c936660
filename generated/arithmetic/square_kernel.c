/*
 * Generated from spec/arithmetic/square.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * self
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/square.h"
#include "simd/simd.h"

static inline vf32 out_f32(vf32 self)
{
    return vf32_mul(self, self);
}

static inline int32_t out_i32(int32_t self)
{
    return (int32_t)((uint32_t)self * (uint32_t)self);
}

static inline int64_t out_i64(int64_t self)
{
    return (int64_t)((uint64_t)self * (uint64_t)self);
}

static void square_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
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
static void square_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_f16 *const self = ins[0];
    ac_f16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_f16(self + i);
        vf32_store_two_f16_past(out + i, out_f32(self_i.a), out_f32(self_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_f16_n(out + i, out_f32(vf32_load_f16_n(self + i, n)), n);
    }
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void square_bf16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_bf16 *const self = ins[0];
    ac_bf16 *const out = outs[0];
    const bool out_past = (past & 1) != 0;

    size_t i = 0;
    for (; i + 2 * VF32_LANES <= count; i += 2 * VF32_LANES) {
        const vf32_two self_i = vf32_load_two_bf16(self + i);
        vf32_store_two_bf16_past(out + i, out_f32(self_i.a), out_f32(self_i.b), out_past);
    }
    for (; i < count; i += VF32_LANES) {
        const size_t n = count - i < VF32_LANES ? count - i : VF32_LANES;
        vf32_store_bf16_n(out + i, out_f32(vf32_load_bf16_n(self + i, n)), n);
    }
}

static void square_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i32(self[i]);
}

static void square_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)past;

    for (size_t i = 0; i < count; i++)
        out[i] = out_i64(self[i]);
}

const ac_kernels AC_ISA(ac_square_kernels)[] = {
    {{
        [AC_F32] = square_f32,
        [AC_F16] = square_f16,
        [AC_BF16] = square_bf16,
        [AC_I32] = square_i32,
        [AC_I64] = square_i64,
    }},
};
