/*
 * Generated from spec/invented/cleft.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gate = half(dim, 1) if swapped is true and woven is false, else half(dim, 0) of whole
 *   up = half(dim, 0) if swapped is true and woven is false, else half(dim, 1) of whole
 *   gradGate = alternate(dim, 0) if woven is true, else half(dim, 0) of out
 *   gradUp = alternate(dim, 1) if woven is true, else half(dim, 1) of out
 *   form is plain:
 *     gradGate = grad * up
 *   gradGate = -grad * up
 *   gradUp = grad * gate
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "invented/cleft.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradGate = grad * up: in f32 and pairs of it, rounded once. */
static inline vf32 grad_gate_plain_f32(vf32 grad, vf32 up)
{
    return vf32_mul(grad, up);
}

/* gradUp = grad * gate: in f32 and pairs of it, rounded once. */
static inline vf32 grad_up_plain_f32(vf32 grad, vf32 gate)
{
    return vf32_mul(grad, gate);
}

/* gradGate = -(grad * up): in f32 and pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf32 grad_gate_scaled_f32(vf32 grad, vf32 up)
{
    const vf32 product = vf32_mul(grad, up);
    return vf32_neg(product);
}

/* gradUp = grad * gate: in f32 and pairs of it, rounded once. */
static inline vf32 grad_up_scaled_f32(vf32 grad, vf32 gate)
{
    return vf32_mul(grad, gate);
}

/* in[0]: grad, in[1]: gate, in[2]: up; out[0]: gradGate, out[1]: gradUp. */
AC_WORD void cleft_plain_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_gate_plain_f32(in[0].f32, in[2].f32);
    out[1].f32 = grad_up_plain_f32(in[0].f32, in[1].f32);
}

static void cleft_plain_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 2);
    ac_run_vectors(loop, count, ins, outs, past, cleft_plain_f32_at, NULL);
}

/* in[0]: grad, in[1]: gate, in[2]: up; out[0]: gradGate, out[1]: gradUp. */
AC_WORD void cleft_scaled_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_gate_scaled_f32(in[0].f32, in[2].f32);
    out[1].f32 = grad_up_scaled_f32(in[0].f32, in[1].f32);
}

static void cleft_scaled_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 2);
    ac_run_vectors(loop, count, ins, outs, past, cleft_scaled_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_cleft_kernels)[] = {
    [CLEFT_PLAIN] = {{
        [AC_F32] = cleft_plain_f32,
    }},
    [CLEFT_SCALED] = {{
        [AC_F32] = cleft_scaled_f32,
    }},
};
