/*
 * Generated from spec/activation/squared_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(input < 0, 0, input * input)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/squared_relu.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(input < 0, 0, input * input): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 input)
{
    const vm32 input_lt_0 = vf32_lt(input, vf32_of(0.0f));
    const vf32 product = vf32_mul(input, input);
    return vf32_where(input_lt_0, vf32_of(0.0f), product);
}

/* in[0]: input; out[0]: out. */
AC_WORD void squared_relu_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void squared_relu_f32(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, squared_relu_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void squared_relu_f16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, squared_relu_f32_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void squared_relu_bf16(size_t count, const void *const ins[], void *const outs[],
                              const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, squared_relu_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_squared_relu_kernels)[] = {
    {{
        [AC_F32] = squared_relu_f32,
        [AC_F16] = squared_relu_f16,
        [AC_BF16] = squared_relu_bf16,
    }},
};
