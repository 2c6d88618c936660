/*
 * Generated from spec/activation/heaviside.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(input == 0, values, where(input > 0, 1, 0))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/heaviside.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(input == 0, values, where(input > 0, 1, 0)): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 input, vf32 values)
{
    const vm32 input_eq_0 = vf32_eq(input, vf32_of(0.0f));
    const vm32 input_gt_0 = vf32_gt(input, vf32_of(0.0f));
    const vf32 chosen = vf32_where(input_gt_0, vf32_of(1.0f), vf32_of(0.0f));
    return vf32_where(input_eq_0, values, chosen);
}

/* in[0]: input, in[1]: values; out[0]: out. */
AC_WORD void heaviside_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32);
}

static void heaviside_f32(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, heaviside_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void heaviside_f16(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, heaviside_f32_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void heaviside_bf16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, heaviside_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_heaviside_kernels)[] = {
    {{
        [AC_F32] = heaviside_f32,
        [AC_F16] = heaviside_f16,
        [AC_BF16] = heaviside_bf16,
    }},
};
