/*
 * Generated from spec/conversion/sign_bits_unpack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self != 0, 1, -1)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "conversion/sign_bits_unpack.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self != 0, 1, -1): in f32 and pairs of it, rounded once. Rewritten by: order of
 * factors. */
static inline vf32 out_f32(vf32 self)
{
    const vm32 self_ne_0 = vf32_ne(self, vf32_of(0.0f));
    return vf32_where(self_ne_0, vf32_of(1.0f), vf32_of(-1.0f));
}

/* in[0]: self; out[0]: out. */
AC_WORD void sign_bits_unpack_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void sign_bits_unpack_f32(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, sign_bits_unpack_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void sign_bits_unpack_f16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, sign_bits_unpack_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_sign_bits_unpack_kernels)[] = {
    {{
        [AC_F32] = sign_bits_unpack_f32,
        [AC_F16] = sign_bits_unpack_f16,
    }},
};
