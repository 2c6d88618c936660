/*
 * Generated from spec/mathematics/log2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = log2(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/log2.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = log2(self): in f32. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_log2(self);
}

/* out = log2(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_log2(self);
}

/* out = log2(self): parts in f64. */
static inline vf64_complex out_c64(vf64_complex self)
{
    return vf64_complex_log2(self);
}

/* out = log2(self): parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self)
{
    return vf64_complex_log2_round(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log2_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void log2_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log2_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void log2_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log2_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log2_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void log2_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log2_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void log2_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log2_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log2_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex);
}

/* Parts are computed in f64 and rounded once. */
static void log2_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log2_c64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void log2_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c128(in[0].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void log2_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, log2_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_log2_kernels)[] = {
    {{
        [AC_F32] = log2_f32,
        [AC_F16] = log2_f16,
        [AC_F64] = log2_f64,
        [AC_BF16] = log2_bf16,
        [AC_C64] = log2_c64,
        [AC_C128] = log2_c128,
    }},
};
