/*
 * Generated from spec/activation/tanh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = tanh(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/tanh.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = tanh(self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_tanh(self);
}

/* out = tanh(self): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_f16(vf32 self)
{
    return vf32_tanh_f16(self);
}

/* out = tanh(self): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_bf16(vf32 self)
{
    return vf32_tanh_bf16(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void tanh_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void tanh_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, tanh_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void tanh_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void tanh_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, tanh_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void tanh_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void tanh_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, tanh_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_tanh_kernels)[] = {
    {{
        [AC_F32] = tanh_f32,
        [AC_F16] = tanh_f16,
        [AC_BF16] = tanh_bf16,
    }},
};
