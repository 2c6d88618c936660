/*
 * Generated from spec/activation/hardtanh_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self <= min or self >= max, 0, gradOutput)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/hardtanh_backward.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self <= min or self >= max, 0, gradOutput): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 grad_output, vf32 self, vf32 min, vf32 max)
{
    const vm32 self_le_min = vf32_le(self, min);
    const vm32 self_ge_max = vf32_ge(self, max);
    const vm32 or_ = vm32_or(self_le_min, self_ge_max);
    return vf32_where(or_, vf32_of(0.0f), grad_output);
}

struct hardtanh_backward_f32_scalars {
    vf32 min;
    vf32 max;
};

/* in[0]: gradOutput, in[1]: self; out[0]: out. */
AC_WORD void hardtanh_backward_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct hardtanh_backward_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, s->min, s->max);
}

static void hardtanh_backward_f32(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct hardtanh_backward_attrs *const a = attrs;
    const struct hardtanh_backward_f32_scalars s = {
        .min = vf32_of((float)a->min),
        .max = vf32_of((float)a->max),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, hardtanh_backward_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void hardtanh_backward_f16(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct hardtanh_backward_attrs *const a = attrs;
    const struct hardtanh_backward_f32_scalars s = {
        .min = vf32_of((float)a->min),
        .max = vf32_of((float)a->max),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardtanh_backward_f32_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void hardtanh_backward_bf16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct hardtanh_backward_attrs *const a = attrs;
    const struct hardtanh_backward_f32_scalars s = {
        .min = vf32_of((float)a->min),
        .max = vf32_of((float)a->max),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardtanh_backward_f32_at, &s);
}

const ac_kernels AC_ISA(ac_hardtanh_backward_kernels)[] = {
    {{
        [AC_F32] = hardtanh_backward_f32,
        [AC_F16] = hardtanh_backward_f16,
        [AC_BF16] = hardtanh_backward_bf16,
    }},
};
