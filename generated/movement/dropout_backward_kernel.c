/*
 * Generated from spec/movement/dropout_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(scale == 1, gradOutput, where(mask != 0 and scale > 1 and scale < inf, gradOutput
 *       * scale, 0))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/dropout_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(scale == 1, gradOutput, where(mask != 0 and scale > 1 and scale < inf, gradOutput *
 * scale, 0)): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 grad_output, vf32 mask, vf32 scale)
{
    const vm32 scale_eq_1 = vf32_eq(scale, vf32_of(1.0f));
    const vm32 mask_ne_0 = vf32_ne(mask, vf32_of(0.0f));
    const vm32 scale_gt_1 = vf32_gt(scale, vf32_of(1.0f));
    const vm32 and_ = vm32_and(mask_ne_0, scale_gt_1);
    const vm32 is_lt = vf32_lt(scale, vf32_of(INFINITY));
    const vm32 and_2 = vm32_and(and_, is_lt);
    const vf32 product = vf32_mul(grad_output, scale);
    const vf32 chosen = vf32_where(and_2, product, vf32_of(0.0f));
    return vf32_where(scale_eq_1, grad_output, chosen);
}

struct dropout_backward_f32_scalars {
    vf32 scale;
};

/* in[0]: gradOutput, in[1]: mask; out[0]: out. */
AC_WORD void dropout_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct dropout_backward_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, s->scale);
}

static void dropout_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    const struct dropout_backward_attrs *const a = attrs;
    const struct dropout_backward_f32_scalars s = {
        .scale = vf32_of((float)a->scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, dropout_backward_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void dropout_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                 const void *attrs, uint32_t past)
{
    const struct dropout_backward_attrs *const a = attrs;
    const struct dropout_backward_f32_scalars s = {
        .scale = vf32_of((float)a->scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, dropout_backward_f32_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void dropout_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct dropout_backward_attrs *const a = attrs;
    const struct dropout_backward_f32_scalars s = {
        .scale = vf32_of((float)a->scale),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, dropout_backward_f32_at, &s);
}

const ac_kernels AC_ISA(ac_dropout_backward_kernels)[] = {
    {{
        [AC_F32] = dropout_backward_f32,
        [AC_F16] = dropout_backward_f16,
        [AC_BF16] = dropout_backward_bf16,
    }},
};
