/*
 * Generated from spec/activation/fatrelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gate = half(-1, 0) of input
 *   up = half(-1, 1) of input
 *   out = where(gate > threshold, gate, 0) * up
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/fatrelu_mul.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(gate > threshold, gate, 0) * up: in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 gate, vf32 up, vf32 threshold)
{
    const vm32 gate_gt_threshold = vf32_gt(gate, threshold);
    const vf32 gate_or_0 = vf32_where(gate_gt_threshold, gate, vf32_of(0.0f));
    return vf32_mul(gate_or_0, up);
}

/* in[0]: gate, in[1]: up, in[2]: threshold; out[0]: out. */
AC_WORD void fatrelu_mul_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void fatrelu_mul_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, fatrelu_mul_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void fatrelu_mul_f16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, fatrelu_mul_f32_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void fatrelu_mul_bf16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, fatrelu_mul_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_fatrelu_mul_kernels)[] = {
    {{
        [AC_F32] = fatrelu_mul_f32,
        [AC_F16] = fatrelu_mul_f16,
        [AC_BF16] = fatrelu_mul_bf16,
    }},
};
