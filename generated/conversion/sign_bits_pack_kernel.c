/*
 * Generated from spec/conversion/sign_bits_pack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self < 0
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "conversion/sign_bits_pack.h"
#include "simd/loops/loop.h"
#include "simd/loops/truth.h"
#include "simd/simd.h"

/* out = self < 0, lane by lane. */
static inline vm32 out_f32(vf32 self)
{
    return vf32_lt(self, vf32_of(0.0f));
}

/* in[0]: self; out[0]: out. */
AC_WORD void sign_bits_pack_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].truth_f32 = out_f32(in[0].f32);
}

static void sign_bits_pack_f32(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, sign_bits_pack_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void sign_bits_pack_f16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, sign_bits_pack_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_sign_bits_pack_kernels)[] = {
    {{
        [AC_F32] = sign_bits_pack_f32,
        [AC_F16] = sign_bits_pack_f16,
    }},
};
