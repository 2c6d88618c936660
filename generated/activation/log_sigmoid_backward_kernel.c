/*
 * Generated from spec/activation/log_sigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   gradInput = gradOutput * sigmoid(-self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/log_sigmoid_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* gradInput = sigmoid(-self) * gradOutput: in f32 and pairs of it, rounded once. Rewritten by:
 * order of factors. */
static inline vf32 grad_input_f32(vf32 grad_output, vf32 self)
{
    const vf32 negative = vf32_neg(self);
    return vf32_sigmoid_of_element_times(negative, grad_output);
}

/* gradInput = sigmoid(-self) * gradOutput: in single f32. Rewritten by: order of factors. */
static inline vf32 grad_input_f16(vf32 grad_output, vf32 self)
{
    const vf32 negative = vf32_neg(self);
    return vf32_sigmoid_of_element_times_f16(negative, grad_output);
}

/* gradInput = sigmoid(-self) * gradOutput: in single f32. Rewritten by: order of factors. */
static inline vf32 grad_input_bf16(vf32 grad_output, vf32 self)
{
    const vf32 negative = vf32_neg(self);
    return vf32_sigmoid_of_element_times_bf16(negative, grad_output);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void log_sigmoid_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_f32(in[0].f32, in[1].f32);
}

static void log_sigmoid_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, log_sigmoid_backward_f32_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void log_sigmoid_backward_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void log_sigmoid_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                     const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log_sigmoid_backward_f16_at, NULL);
}

/* in[0]: gradOutput, in[1]: self; out[0]: gradInput. */
AC_WORD void log_sigmoid_backward_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = grad_input_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void log_sigmoid_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                      const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, log_sigmoid_backward_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_log_sigmoid_backward_kernels)[] = {
    {{
        [AC_F32] = log_sigmoid_backward_f32,
        [AC_F16] = log_sigmoid_backward_f16,
        [AC_BF16] = log_sigmoid_backward_bf16,
    }},
};
