/*
 * Generated from spec/mathematics/cosh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = cosh(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/cosh.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* cosh(self): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    return vf64_cosh_f32(self);
}

/* out = cosh(self): in f64, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_in_f64(out_wide_f32, 1, (const vf32[]){self});
}

/* out = cosh(self): in f64, rounded to odd. */
static inline vf32 out_f16(vf32 self)
{
    return vf32_in_f64_odd(out_wide_f32, 1, (const vf32[]){self});
}

/* out = cosh(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_cosh(self);
}

/* out = cosh(self): in f64, rounded to odd. */
static inline vf32 out_bf16(vf32 self)
{
    return vf32_in_f64_odd(out_wide_f32, 1, (const vf32[]){self});
}

/* out = cosh(self): parts in f64. */
static inline vf64_complex out_c64(vf64_complex self)
{
    return vf64_complex_cosh(self);
}

/* out = cosh(self): parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self)
{
    return vf64_complex_cosh_round(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void cosh_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void cosh_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, cosh_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void cosh_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void cosh_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, cosh_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void cosh_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void cosh_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, cosh_f64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void cosh_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void cosh_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, cosh_bf16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void cosh_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex);
}

/* Parts are computed in f64 and rounded once. */
static void cosh_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, cosh_c64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void cosh_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c128(in[0].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void cosh_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, cosh_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_cosh_kernels)[] = {
    {{
        [AC_F32] = cosh_f32,
        [AC_F16] = cosh_f16,
        [AC_F64] = cosh_f64,
        [AC_BF16] = cosh_bf16,
        [AC_C64] = cosh_c64,
        [AC_C128] = cosh_c128,
    }},
};
