/*
 * Generated from spec/mathematics/log.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = log(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/log.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = log(self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_log(self);
}

/* out = log(self): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_f16(vf32 self)
{
    const vf32 log = vf32_log(self);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1.5ep-8f /* 0.005340576171875 */));
    return vf32_where(amiss, vf32_of(-0x1.4ecp+2f /* -5.23046875 */), log);
}

/* out = log(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_log(self);
}

/* out = log(self): parts in f64. */
static inline vf64_complex out_c64(vf64_complex self)
{
    return vf64_complex_log(self);
}

/* out = log(self): parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self)
{
    return vf64_complex_log_round(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void log_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void log_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void log_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void log_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex);
}

/* Parts are computed in f64 and rounded once. */
static void log_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log_c64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c128(in[0].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void log_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_log_kernels)[] = {
    {{
        [AC_F32] = log_f32,
        [AC_F16] = log_f16,
        [AC_F64] = log_f64,
        [AC_BF16] = log_bf16,
        [AC_C64] = log_c64,
        [AC_C128] = log_c128,
    }},
};
