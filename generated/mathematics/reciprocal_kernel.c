/*
 * Generated from spec/mathematics/reciprocal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = 1 / self
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/reciprocal.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = 1 / self: in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_div(vf32_of(1.0f), self);
}

/* out = 1 / self: in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_div(vf64_of(1.0), self);
}

/* out = 1 / self: parts in f64. */
static inline vf64_complex out_c64(vf64_complex self)
{
    const vf64_complex one = vf64_complex_of(1.0);
    return vf64_complex_div(one, self);
}

/* out = 1 / self: parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self)
{
    const vf64_scaled one = vf64_scaled_of_number(1.0);
    const vf64_scaled self_scaled = vf64_scaled_of(self);
    const vf64_scaled quotient = vf64_scaled_div(one, self_scaled);
    return vf64_scaled_round(quotient);
}

/* in[0]: self; out[0]: out. */
AC_WORD void reciprocal_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void reciprocal_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, reciprocal_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void reciprocal_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, reciprocal_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void reciprocal_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void reciprocal_f64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, reciprocal_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void reciprocal_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, reciprocal_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void reciprocal_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex);
}

/* Parts are computed in f64 and rounded once. */
static void reciprocal_c64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, reciprocal_c64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void reciprocal_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c128(in[0].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void reciprocal_c128(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, reciprocal_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_reciprocal_kernels)[] = {
    {{
        [AC_F32] = reciprocal_f32,
        [AC_F16] = reciprocal_f16,
        [AC_F64] = reciprocal_f64,
        [AC_BF16] = reciprocal_bf16,
        [AC_C64] = reciprocal_c64,
        [AC_C128] = reciprocal_c128,
    }},
};
