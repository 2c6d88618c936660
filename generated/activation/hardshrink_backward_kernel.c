/*
 * Generated from spec/activation/hardshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gradInput = where(abs(self) <= max(lambd, 0), 0, gradOutput)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/hardshrink_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradInput = where(abs(self) <= max(lambd, 0), 0, gradOutput): in f32 and pairs of it, rounded
 * once. */
static inline vf32 grad_input_f32(vf32 grad_output, vf32 self, vf32 lambd)
{
    const vf32 abs = vf32_abs(self);
    const vf32 max = vf32_max(lambd, vf32_of(0.0f));
    const vm32 is_le = vf32_le(abs, max);
    return vf32_where(is_le, vf32_of(0.0f), grad_output);
}

struct hardshrink_backward_f32_scalars {
    vf32 lambd;
};

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void hardshrink_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct hardshrink_backward_f32_scalars *const s = scalars;
    out[0].f32 = grad_input_f32(in[0].f32, in[1].f32, s->lambd);
}

static void hardshrink_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const struct hardshrink_backward_attrs *const a = attrs;
    const struct hardshrink_backward_f32_scalars s = {
        .lambd = vf32_of((float)a->lambd),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, hardshrink_backward_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void hardshrink_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const struct hardshrink_backward_attrs *const a = attrs;
    const struct hardshrink_backward_f32_scalars s = {
        .lambd = vf32_of((float)a->lambd),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardshrink_backward_f32_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void hardshrink_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    const struct hardshrink_backward_attrs *const a = attrs;
    const struct hardshrink_backward_f32_scalars s = {
        .lambd = vf32_of((float)a->lambd),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardshrink_backward_f32_at, &s);
}

const ac_kernels AC_ISA(ac_hardshrink_backward_kernels)[] = {
    {{
        [AC_F32] = hardshrink_backward_f32,
        [AC_F16] = hardshrink_backward_f16,
        [AC_BF16] = hardshrink_backward_bf16,
    }},
};
