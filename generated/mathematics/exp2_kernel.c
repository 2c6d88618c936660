/*
 * Generated from spec/mathematics/exp2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = exp2(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/exp2.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = exp2(self): in f32. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_exp2(self);
}

/* out = exp2(self): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_f16(vf32 self)
{
    const vf32 exp2 = vf32_exp2(self);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1.714p-11f /* 0.0007042884826660156 */));
    return vf32_where(amiss, vf32_of(0x1.004p+0f /* 1.0009765625 */), exp2);
}

/* out = exp2(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_exp2(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void exp2_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void exp2_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, exp2_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void exp2_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void exp2_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, exp2_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void exp2_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void exp2_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, exp2_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void exp2_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, exp2_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_exp2_kernels)[] = {
    {{
        [AC_F32] = exp2_f32,
        [AC_F16] = exp2_f16,
        [AC_F64] = exp2_f64,
        [AC_BF16] = exp2_bf16,
    }},
};
