/*
 * Generated from spec/mathematics/lgamma.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = lgamma(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/lgamma.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* lgamma(self): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    return vf64_lgamma_f32(self);
}

/* out = lgamma(self): in f64, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_in_f64(out_wide_f32, 1, (const vf32[]){self});
}

/* out = lgamma(self): in f64, rounded to odd. */
static inline vf32 out_f16(vf32 self)
{
    return vf32_in_f64_odd(out_wide_f32, 1, (const vf32[]){self});
}

/* out = lgamma(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_lgamma(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void lgamma_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void lgamma_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, lgamma_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void lgamma_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void lgamma_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, lgamma_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void lgamma_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void lgamma_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, lgamma_f64_at, NULL);
}

const ac_kernels AC_ISA(ac_lgamma_kernels)[] = {
    {{
        [AC_F32] = lgamma_f32,
        [AC_F16] = lgamma_f16,
        [AC_F64] = lgamma_f64,
    }},
};
