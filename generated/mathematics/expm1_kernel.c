/*
 * Generated from spec/mathematics/expm1.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = expm1(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/expm1.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = expm1(self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_expm1(self);
}

/* out = expm1(self): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_f16(vf32 self)
{
    const vf32 expm1 = vf32_expm1_f16(self);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1.19p-5f /* 0.0343017578125 */));
    return vf32_where(amiss, vf32_of(0x1.1dcp-5f /* 0.034881591796875 */), expm1);
}

/* out = expm1(self): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_bf16(vf32 self)
{
    return vf32_expm1_bf16(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void expm1_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void expm1_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, expm1_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void expm1_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void expm1_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, expm1_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void expm1_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void expm1_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, expm1_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_expm1_kernels)[] = {
    {{
        [AC_F32] = expm1_f32,
        [AC_F16] = expm1_f16,
        [AC_BF16] = expm1_bf16,
    }},
};
