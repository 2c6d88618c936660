/*
 * Generated from spec/mathematics/x_log_y_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self == 0 and other == other, 0, self * log(other))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/x_log_y_tensor.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self == 0 and other == other, 0, log(other) * self): in f32 and pairs of it, rounded
 * once. Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 self, vf32 other)
{
    const vm32 self_eq_0 = vf32_eq(self, vf32_of(0.0f));
    const vm32 other_eq_other = vf32_eq(other, other);
    const vm32 and_ = vm32_and(self_eq_0, other_eq_other);
    const vf32 product = vf32_log_times(vf32x2_of(other), self);
    return vf32_where(and_, vf32_of(0.0f), product);
}

/* out = where(self == 0 and other == other, 0, log(other) * self): in single f32. Rewritten by:
 * order of factors. */
static inline vf32 out_f16(vf32 self, vf32 other)
{
    const vm32 self_eq_0 = vf32_eq(self, vf32_of(0.0f));
    const vm32 other_eq_other = vf32_eq(other, other);
    const vm32 and_ = vm32_and(self_eq_0, other_eq_other);
    const vf32 log = vf32_log_f16(other);
    const vf32 product = vf32_mul(log, self);
    return vf32_where(and_, vf32_of(0.0f), product);
}

/* where(self == 0 and other == other, 0, log(other) * self): in f64. */
static inline vf64 out_wide(vf64 self, vf64 other)
{
    const vm64 self_eq_0 = vf64_eq(self, vf64_of(0.0));
    const vm64 other_eq_other = vf64_eq(other, other);
    const vm64 and_ = vm64_and(self_eq_0, other_eq_other);
    const vf64 product = vf64_log_times(vf64x2_of(other), self);
    return vf64_where(and_, vf64_of(0.0), product);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 out_far(vf32 short_, vm32 lanes, vf32 self, vf32 other)
{
    const vf64x2 low = vf64x2_of(out_wide(vf64_widen_low(self), vf64_widen_low(other)));
    const vf64x2 high = vf64x2_of(out_wide(vf64_widen_high(self), vf64_widen_high(other)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* out = where(self == 0 and other == other, 0, log(other) * self): in single f32; lanes in which
 * that may round wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 self, vf32 other)
{
    const vm32 self_eq_0 = vf32_eq(self, vf32_of(0.0f));
    const vm32 other_eq_other = vf32_eq(other, other);
    const vm32 and_ = vm32_and(self_eq_0, other_eq_other);
    const vf32 log = vf32_log_bf16(other);
    const vf32 product = vf32_mul(log, self);
    const vf32 chosen = vf32_where(and_, vf32_of(0.0f), product);
    const vm32 strays = vf32_strays(log);
    const vm32 doubt = vm32_and(vm32_not(and_), strays);
    vf32 settled = chosen;
    if (vm32_any(doubt))
        settled = out_far(settled, doubt, self, other);
    return settled;
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void x_log_y_tensor_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32);
}

static void x_log_y_tensor_f32(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, x_log_y_tensor_f32_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void x_log_y_tensor_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void x_log_y_tensor_f16(size_t count, const void *const ins[], void *const outs[],
                               const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, x_log_y_tensor_f16_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void x_log_y_tensor_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void x_log_y_tensor_bf16(size_t count, const void *const ins[], void *const outs[],
                                const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, x_log_y_tensor_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_x_log_y_tensor_kernels)[] = {
    {{
        [AC_F32] = x_log_y_tensor_f32,
        [AC_F16] = x_log_y_tensor_f16,
        [AC_BF16] = x_log_y_tensor_bf16,
    }},
};
