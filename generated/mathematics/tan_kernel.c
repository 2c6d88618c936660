/*
 * Generated from spec/mathematics/tan.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = tan(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/tan.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* tan(self): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    return vf64_tan_f32(self);
}

/* out = tan(self): in f64, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_in_f64(out_wide_f32, 1, (const vf32[]){self});
}

/* out = tan(self): in f64, rounded to odd. */
static inline vf32 out_f16(vf32 self)
{
    return vf32_in_f64_odd(out_wide_f32, 1, (const vf32[]){self});
}

/* out = tan(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_tan(self);
}

/* out = tan(self): in f64, rounded to odd. */
static inline vf32 out_bf16(vf32 self)
{
    return vf32_in_f64_odd(out_wide_f32, 1, (const vf32[]){self});
}

/* out = tan(self): parts in f64. */
static inline vf64_complex out_c64(vf64_complex self)
{
    return vf64_complex_tan(self);
}

/* out = tan(self): parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self)
{
    return vf64_complex_tan_round(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void tan_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void tan_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, tan_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void tan_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void tan_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, tan_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void tan_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void tan_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, tan_f64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void tan_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void tan_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, tan_bf16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void tan_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex);
}

/* Parts are computed in f64 and rounded once. */
static void tan_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, tan_c64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void tan_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c128(in[0].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void tan_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, tan_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_tan_kernels)[] = {
    {{
        [AC_F32] = tan_f32,
        [AC_F16] = tan_f16,
        [AC_F64] = tan_f64,
        [AC_BF16] = tan_bf16,
        [AC_C64] = tan_c64,
        [AC_C128] = tan_c128,
    }},
};
