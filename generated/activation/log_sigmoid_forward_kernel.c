/*
 * Generated from spec/activation/log_sigmoid_forward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = log_sigmoid(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/log_sigmoid_forward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = log_sigmoid(self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_log_sigmoid(self);
}

/* out = log_sigmoid(self): in single f32, which was found to round correctly at all 65,536
 * inputs. */
static inline vf32 out_f16(vf32 self)
{
    const vf32 log_sigmoid = vf32_log_sigmoid_f16(self);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1.0cp-14f /* 6.389617919921875e-05 */));
    return vf32_where(amiss, vf32_of(-0x1.62cp-1f /* -0.69287109375 */), log_sigmoid);
}

/* out = log_sigmoid(self): in single f32, which was found to round correctly at all 65,536
 * inputs. */
static inline vf32 out_bf16(vf32 self)
{
    return vf32_log_sigmoid_bf16(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log_sigmoid_forward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void log_sigmoid_forward_f32(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log_sigmoid_forward_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log_sigmoid_forward_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void log_sigmoid_forward_f16(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log_sigmoid_forward_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log_sigmoid_forward_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void log_sigmoid_forward_bf16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log_sigmoid_forward_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_log_sigmoid_forward_kernels)[] = {
    {{
        [AC_F32] = log_sigmoid_forward_f32,
        [AC_F16] = log_sigmoid_forward_f16,
        [AC_BF16] = log_sigmoid_forward_bf16,
    }},
};
