/*
 * Generated from spec/mathematics/xlog1py.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   z = where(x == 0 and y == y, 0, x * log1p(y))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/xlog1py.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* z = where(x == 0 and y == y, 0, log1p(y) * x): in f32 and pairs of it, rounded once. Rewritten
 * by: order of factors. */
static inline vf32 z_f32(vf32 x_, vf32 y_)
{
    const vm32 x__eq_0 = vf32_eq(x_, vf32_of(0.0f));
    const vm32 y__eq_y_ = vf32_eq(y_, y_);
    const vm32 and_ = vm32_and(x__eq_0, y__eq_y_);
    const vf32 product = vf32_log1p_times(vf32x2_of(y_), x_);
    return vf32_where(and_, vf32_of(0.0f), product);
}

/* z = where(x == 0 and y == y, 0, log1p(y) * x): in single f32. Rewritten by: order of factors. */
static inline vf32 z_f16(vf32 x_, vf32 y_)
{
    const vm32 x__eq_0 = vf32_eq(x_, vf32_of(0.0f));
    const vm32 y__eq_y_ = vf32_eq(y_, y_);
    const vm32 and_ = vm32_and(x__eq_0, y__eq_y_);
    const vf32 log1p = vf32_log1p_f16(y_);
    const vf32 product = vf32_mul(log1p, x_);
    return vf32_where(and_, vf32_of(0.0f), product);
}

/* where(x == 0 and y == y, 0, log1p(y) * x): in f64. */
static inline vf64 z_wide(vf64 x_, vf64 y_)
{
    const vm64 x__eq_0 = vf64_eq(x_, vf64_of(0.0));
    const vm64 y__eq_y_ = vf64_eq(y_, y_);
    const vm64 and_ = vm64_and(x__eq_0, y__eq_y_);
    const vf64 product = vf64_log1p_times(vf64x2_of(y_), x_);
    return vf64_where(and_, vf64_of(0.0), product);
}

/* Recomputes `lanes` in f64; rounds to odd. */
AC_COLD vf32 z_far(vf32 short_, vm32 lanes, vf32 x_, vf32 y_)
{
    const vf64x2 low = vf64x2_of(z_wide(vf64_widen_low(x_), vf64_widen_low(y_)));
    const vf64x2 high = vf64x2_of(z_wide(vf64_widen_high(x_), vf64_widen_high(y_)));
    return vf32_where(lanes, vf32_narrow_odd(low, high), short_);
}

/* z = where(x == 0 and y == y, 0, log1p(y) * x): in single f32; lanes in which that may round
 * wrongly are recomputed. Rewritten by: order of factors. */
static inline vf32 z_bf16(vf32 x_, vf32 y_)
{
    const vm32 x__eq_0 = vf32_eq(x_, vf32_of(0.0f));
    const vm32 y__eq_y_ = vf32_eq(y_, y_);
    const vm32 and_ = vm32_and(x__eq_0, y__eq_y_);
    const vf32 log1p = vf32_log1p_bf16(y_);
    const vf32 product = vf32_mul(log1p, x_);
    const vf32 chosen = vf32_where(and_, vf32_of(0.0f), product);
    const vm32 strays = vm32_and(vf32_strays(log1p), vf32_ne(y_, vf32_of(0.0f)));
    const vm32 doubt = vm32_and(vm32_not(and_), strays);
    vf32 settled = chosen;
    if (vm32_any(doubt))
        settled = z_far(settled, doubt, x_, y_);
    return settled;
}

/* in[0]: x, in[1]: y; out[0]: z. */
AC_WORD void xlog1py_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = z_f32(in[0].f32, in[1].f32);
}

static void xlog1py_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, xlog1py_f32_at, NULL);
}

/* in[0]: x, in[1]: y; out[0]: z. */
AC_WORD void xlog1py_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = z_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void xlog1py_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, xlog1py_f16_at, NULL);
}

/* in[0]: x, in[1]: y; out[0]: z. */
AC_WORD void xlog1py_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = z_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void xlog1py_bf16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, xlog1py_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_xlog1py_kernels)[] = {
    {{
        [AC_F32] = xlog1py_f32,
        [AC_F16] = xlog1py_f16,
        [AC_BF16] = xlog1py_bf16,
    }},
};
