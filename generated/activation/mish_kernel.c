/*
 * Generated from spec/activation/mish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * tanh(softplus(self))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/mish.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = mish(self): in f32 and pairs of it, rounded once. Rewritten by: word. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_mish(self);
}

/* out = mish(self): in single f32, which was found to round correctly at all 65,536 inputs.
 * Rewritten by: word. */
static inline vf32 out_f16(vf32 self)
{
    const vf32 mish = vf32_mish_f16(self);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1.a14p-10f /* 0.0015916824340820312 */));
    const vf32 right = vf32_where(amiss, vf32_of(0x1.f54p-11f /* 0.0009560585021972656 */), mish);
    const vm32 amiss2 = vf32_eq(self, vf32_of(0x1.924p+0f /* 1.5712890625 */));
    const vf32 right2 = vf32_where(amiss2, vf32_of(0x1.7b4p+0f /* 1.4814453125 */), right);
    const vm32 amiss3 = vf32_eq(self, vf32_of(-0x1.efcp-12f /* -0.00047278404235839844 */));
    return vf32_where(amiss3, vf32_of(-0x1.294p-12f /* -0.0002834796905517578 */), right2);
}

/* out = mish(self): in single f32, which was found to round correctly at all 65,536 inputs.
 * Rewritten by: word. */
static inline vf32 out_bf16(vf32 self)
{
    return vf32_mish_bf16(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void mish_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void mish_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, mish_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void mish_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void mish_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, mish_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void mish_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void mish_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, mish_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_mish_kernels)[] = {
    {{
        [AC_F32] = mish_f32,
        [AC_F16] = mish_f16,
        [AC_BF16] = mish_bf16,
    }},
};
