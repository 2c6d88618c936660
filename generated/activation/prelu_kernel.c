/*
 * Generated from spec/activation/prelu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > 0, self, self * weight)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/prelu.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = leaky(self, weight): in f32 and pairs of it, rounded once. Rewritten by: leaky. */
static inline vf32 out_f32(vf32 self, vf32 weight)
{
    return vf32_leaky(self, weight);
}

/* out = where(self > 0, self, self * weight): in f32, rounded to odd, so that the store rounds
 * correctly. */
static inline vf32 out_f16(vf32 self, vf32 weight)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product = vf32_mul(self, weight);
    return vf32_where(self_gt_0, self, product);
}

/* out = where(self > 0, self, self * weight): in f32, rounded to odd, so that the store rounds
 * correctly. */
static inline vf32 out_bf16(vf32 self, vf32 weight)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vf32 product = vf32_mul(self, weight);
    return vf32_where(self_gt_0, self, product);
}

/* in[0]: self, in[1]: weight; out[0]: out. */
AC_WORD void prelu_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32);
}

static void prelu_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    loop.out[0] = &ac_stored_f32_kept;
    loop.channels = 2;
    ac_run_channels(loop, count, ins, outs, past, ac_vectors, prelu_f32_at, NULL);
}

/* in[0]: self, in[1]: weight; out[0]: out. */
AC_WORD void prelu_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void prelu_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    loop.channels = 2;
    ac_run_channels(loop, count, ins, outs, past, ac_two_vectors, prelu_f16_at, NULL);
}

/* in[0]: self, in[1]: weight; out[0]: out. */
AC_WORD void prelu_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void prelu_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    loop.channels = 2;
    ac_run_channels(loop, count, ins, outs, past, ac_two_vectors, prelu_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_prelu_kernels)[] = {
    {{
        [AC_F32] = prelu_f32,
        [AC_F16] = prelu_f16,
        [AC_BF16] = prelu_bf16,
    }},
};
