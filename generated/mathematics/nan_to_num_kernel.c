/*
 * Generated from spec/mathematics/nan_to_num.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self != self, nan, where(self == inf, posinf, where(self == -inf, neginf, self)))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/nan_to_num.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self != self, nan, where(self == inf, posinf, where(self == -inf, neginf, self))): in
 * f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 nan, vf32 posinf, vf32 neginf)
{
    const vm32 self_ne_self = vf32_ne(self, self);
    const vm32 is_eq = vf32_eq(self, vf32_of(INFINITY));
    const vm32 is_eq2 = vf32_eq(self, vf32_of(-INFINITY));
    const vf32 neginf_or_self = vf32_where(is_eq2, neginf, self);
    const vf32 chosen = vf32_where(is_eq, posinf, neginf_or_self);
    return vf32_where(self_ne_self, nan, chosen);
}

struct nan_to_num_f32_scalars {
    vf32 nan;
    vf32 posinf;
    vf32 neginf;
};

/* in[0]: self; out[0]: out. */
AC_WORD void nan_to_num_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct nan_to_num_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->nan, s->posinf, s->neginf);
}

static void nan_to_num_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct nan_to_num_attrs *const a = attrs;
    const struct nan_to_num_f32_scalars s = {
        .nan = vf32_of((float)a->nan),
        .posinf = vf32_of((float)a->posinf),
        .neginf = vf32_of((float)a->neginf),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, nan_to_num_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void nan_to_num_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct nan_to_num_attrs *const a = attrs;
    const struct nan_to_num_f32_scalars s = {
        .nan = vf32_of((float)a->nan),
        .posinf = vf32_of((float)a->posinf),
        .neginf = vf32_of((float)a->neginf),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, nan_to_num_f32_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void nan_to_num_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct nan_to_num_attrs *const a = attrs;
    const struct nan_to_num_f32_scalars s = {
        .nan = vf32_of((float)a->nan),
        .posinf = vf32_of((float)a->posinf),
        .neginf = vf32_of((float)a->neginf),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, nan_to_num_f32_at, &s);
}

const ac_kernels AC_ISA(ac_nan_to_num_kernels)[] = {
    {{
        [AC_F32] = nan_to_num_f32,
        [AC_F16] = nan_to_num_f16,
        [AC_BF16] = nan_to_num_bf16,
    }},
};
