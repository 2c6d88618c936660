/*
 * Generated from spec/mathematics/polar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = polar(input, angle)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/polar.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = polar(input, angle): parts in f64. */
static inline vf64_complex out_c64(vf64_complex input, vf64_complex angle)
{
    return vf64_complex_polar(input, angle);
}

/* in[0]: input, in[1]: angle; out[0]: out. */
AC_WORD void polar_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex, in[1].complex);
}

/* Parts are computed in f64 and rounded once. */
static void polar_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, polar_c64_at, NULL);
}

const ac_kernels AC_ISA(ac_polar_kernels)[] = {
    {{
        [AC_C64] = polar_c64,
    }},
};
