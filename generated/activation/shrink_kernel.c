/*
 * Generated from spec/activation/shrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self >= -lambd and self <= lambd, 0, where(self > lambd, self - bias, self +
 *       bias))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/shrink.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self >= -lambd and self <= lambd, 0, where(self > lambd, self - bias, self + bias)):
 * in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 lambd, vf32 bias)
{
    const vf32 negative = vf32_neg(lambd);
    const vm32 is_ge = vf32_ge(self, negative);
    const vm32 self_le_lambd = vf32_le(self, lambd);
    const vm32 and_ = vm32_and(is_ge, self_le_lambd);
    const vm32 self_gt_lambd = vf32_gt(self, lambd);
    const vf32 difference = vf32_sub(self, bias);
    const vf32 sum = vf32_add(self, bias);
    const vf32 chosen = vf32_where(self_gt_lambd, difference, sum);
    return vf32_where(and_, vf32_of(0.0f), chosen);
}

/* where(self >= -lambd and self <= lambd, 0, where(self > lambd, self - bias, self + bias)): in a
 * pair of f32. */
static inline vf32x2 out_pair(vf32 self, vf32 lambd, vf32 bias)
{
    const vf32 negative = vf32_neg(lambd);
    const vm32 is_ge = vf32_ge(self, negative);
    const vm32 self_le_lambd = vf32_le(self, lambd);
    const vm32 and_ = vm32_and(is_ge, self_le_lambd);
    const vm32 self_gt_lambd = vf32_gt(self, lambd);
    const vf32x2 difference = vf32x2_of_sum(self, vf32_neg(bias));
    const vf32x2 sum = vf32x2_of_sum(self, bias);
    const vf32x2 chosen = vf32x2_where(self_gt_lambd, difference, sum);
    return vf32x2_where(and_, vf32x2_of(vf32_of(0.0f)), chosen);
}

/* Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd. */
AC_COLD vf32 out_near_f16(vf32 short_, vm32 lanes, vf32 self, vf32 lambd, vf32 bias)
{
    const vf32x2 pair = out_pair(self, lambd, bias);
    return vf32_where(lanes, vf32x2_round_odd(pair), short_);
}

/* out = where(self >= -lambd and self <= lambd, 0, where(self > lambd, self - bias, self + bias)):
 * in single f32; lanes in which that may round wrongly are recomputed. */
static inline vf32 out_f16(vf32 self, vf32 lambd, vf32 bias)
{
    const vf32 negative = vf32_neg(lambd);
    const vm32 is_ge = vf32_ge(self, negative);
    const vm32 self_le_lambd = vf32_le(self, lambd);
    const vm32 and_ = vm32_and(is_ge, self_le_lambd);
    const vm32 self_gt_lambd = vf32_gt(self, lambd);
    const vf32 difference = vf32_sub(self, bias);
    const vf32 sum = vf32_add(self, bias);
    const vf32 chosen = vf32_where(self_gt_lambd, difference, sum);
    const vf32 chosen2 = vf32_where(and_, vf32_of(0.0f), chosen);
    const vm32 close = vf32_unsettled_f16(chosen2, 1);
    vf32 settled = chosen2;
    if (vm32_any(close))
        settled = out_near_f16(settled, close, self, lambd, bias);
    return settled;
}

struct shrink_f32_scalars {
    vf32 lambd;
    vf32 bias;
};

/* in[0]: self; out[0]: out. */
AC_WORD void shrink_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct shrink_f32_scalars *const s = scalars;
    out[0].f32 = out_f32(in[0].f32, s->lambd, s->bias);
}

static void shrink_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    const struct shrink_attrs *const a = attrs;
    const struct shrink_f32_scalars s = {
        .lambd = vf32_of((float)a->lambd),
        .bias = vf32_of((float)a->bias),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, shrink_f32_at, &s);
}

/* in[0]: self; out[0]: out. */
AC_WORD void shrink_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    const struct shrink_f32_scalars *const s = scalars;
    out[0].f32 = out_f16(in[0].f32, s->lambd, s->bias);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void shrink_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    const struct shrink_attrs *const a = attrs;
    const struct shrink_f32_scalars s = {
        .lambd = vf32_of((float)a->lambd),
        .bias = vf32_of((float)a->bias),
    };
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, shrink_f16_at, &s);
}

const ac_kernels AC_ISA(ac_shrink_kernels)[] = {
    {{
        [AC_F32] = shrink_f32,
        [AC_F16] = shrink_f16,
    }},
};
