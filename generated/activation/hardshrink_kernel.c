/*
 * Generated from spec/activation/hardshrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(abs(self) <= max(lambd, 0), 0, self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/hardshrink.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(abs(self) <= max(lambd, 0), 0, self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 lambd)
{
    const vf32 abs = vf32_abs(self);
    const vf32 max = vf32_max(lambd, vf32_of(0.0f));
    const vm32 is_le = vf32_le(abs, max);
    return vf32_where(is_le, vf32_of(0.0f), self);
}

struct hardshrink_f32_scalars {
    vf32 lambd;
};

/* in[0]: self; out[0]: out. */
AC_WORD void hardshrink_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct hardshrink_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->lambd);
}

static void hardshrink_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct hardshrink_attrs *const a = attrs;
    const struct hardshrink_f32_scalars s = {
        .lambd = vf32_of((float)a->lambd),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, hardshrink_f32_at, &s);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void hardshrink_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct hardshrink_attrs *const a = attrs;
    const struct hardshrink_f32_scalars s = {
        .lambd = vf32_of((float)a->lambd),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardshrink_f32_at, &s);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void hardshrink_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct hardshrink_attrs *const a = attrs;
    const struct hardshrink_f32_scalars s = {
        .lambd = vf32_of((float)a->lambd),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, hardshrink_f32_at, &s);
}

const ac_kernels AC_ISA(ac_hardshrink_kernels)[] = {
    {{
        [AC_F32] = hardshrink_f32,
        [AC_F16] = hardshrink_f16,
        [AC_BF16] = hardshrink_bf16,
    }},
};
