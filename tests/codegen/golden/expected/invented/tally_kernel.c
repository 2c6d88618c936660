/*
 * Generated from spec/invented/tally.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * 2
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/tally.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = 2 * self: in f32 and pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_mul(vf32_of(2.0f), self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void tally_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void tally_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, tally_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_tally_kernels)[] = {
    {{
        [AC_F32] = tally_f32,
    }},
};
