/*
 * Generated from spec/activation/gelu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = gelu_tanh(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/gelu.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = gelu_tanh(self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_gelu_tanh(self);
}

/* out = gelu_tanh(self): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_f16(vf32 self)
{
    const vf32 gelu_tanh = vf32_gelu_tanh_f16(self);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1p-24f /* 5.960464477539063e-08 */));
    const vf32 right = vf32_where(amiss, vf32_of(0x1p-24f /* 5.960464477539063e-08 */), gelu_tanh);
    const vm32 amiss2 = vf32_eq(self, vf32_of(-0x1.ff8p-3f /* -0.249755859375 */));
    return vf32_where(amiss2, vf32_of(-0x1.9acp-4f /* -0.10028076171875 */), right);
}

/* out = gelu_tanh(self): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_bf16(vf32 self)
{
    const vf32 gelu_tanh = vf32_gelu_tanh_bf16(self);
    return vf32_lifted(gelu_tanh);
}

/* in[0]: self; out[0]: out. */
AC_WORD void gelu_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void gelu_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, gelu_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void gelu_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void gelu_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, gelu_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void gelu_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void gelu_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, gelu_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_gelu_kernels)[] = {
    {{
        [AC_F32] = gelu_f32,
        [AC_F16] = gelu_f16,
        [AC_BF16] = gelu_bf16,
    }},
};
