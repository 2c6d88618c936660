/*
 * Generated from spec/conversion/complex.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = cartesian(real, imag)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "conversion/complex.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = cartesian(real, imag): parts in f64. */
static inline vf64_complex out_c64(vf64_complex real, vf64_complex imag)
{
    return vf64_complex_cartesian(real, imag);
}

/* out = cartesian(real, imag): parts in f64. */
static inline vf64_complex out_c128(vf64_complex real, vf64_complex imag)
{
    return vf64_complex_cartesian(real, imag);
}

/* in[0]: real, in[1]: imag; out[0]: out. */
AC_WORD void complex_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex, in[1].complex);
}

/* Parts are computed in f64 and rounded once. */
static void complex_c64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, complex_c64_at, NULL);
}

/* in[0]: real, in[1]: imag; out[0]: out. */
AC_WORD void complex_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c128(in[0].complex, in[1].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void complex_c128(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, complex_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_complex_kernels)[] = {
    {{
        [AC_C64] = complex_c64,
        [AC_C128] = complex_c128,
    }},
};
