/*
 * Generated from spec/activation/hardswish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self <= -3, 0, where(self >= 3, self, self * ((self + 3) / 6)))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/hardswish.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = ramped(self, 3): in f32 and pairs of it, rounded once. Rewritten by: order of factors,
 * ramp. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_ramped(self, 3.0f, 0x1.555556p-3f /* 1 / 6 */,
                       -0x1.555552p-28f /* and above the rest */);
}

/* out = ramped(self, 3): in single f32, which was found to round correctly at all 65,536 inputs.
 * Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 self)
{
    const vf32 above = vf32_max(self, vf32_of(-3.0f));
    const vf32 inside = vf32_min(above, vf32_of(3.0f));
    const vf32 opposite = vf32_sub(vf32_of(-3.0f), inside);
    const vf32 part = vf32_mul(opposite, vf32_of(-0x1.555556p-3f /* -1 / 6 */));
    const vf32 product = vf32_mul(part, above);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1p-24f /* 5.960464477539063e-08 */));
    return vf32_where(amiss, vf32_of(0x1p-24f /* 5.960464477539063e-08 */), product);
}

/* out = ramped(self, 3): in single f32, which was found to round correctly at all 65,536 inputs.
 * Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 self)
{
    const vf32 above = vf32_max(self, vf32_of(-3.0f));
    const vf32 inside = vf32_min(above, vf32_of(3.0f));
    const vf32 opposite = vf32_sub(vf32_of(-3.0f), inside);
    const vf32 part = vf32_mul(opposite, vf32_of(-0x1.555556p-3f /* -1 / 6 */));
    const vf32 product = vf32_mul(part, above);
    return vf32_lifted(product);
}

/* in[0]: self; out[0]: out. */
AC_WORD void hardswish_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void hardswish_f32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, hardswish_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void hardswish_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void hardswish_f16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardswish_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void hardswish_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void hardswish_bf16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardswish_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_hardswish_kernels)[] = {
    {{
        [AC_F32] = hardswish_f32,
        [AC_F16] = hardswish_f16,
        [AC_BF16] = hardswish_bf16,
    }},
};
