/*
 * Generated from spec/comparison/is_inf.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = x == inf or x == -inf
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "comparison/is_inf.h"
#include "simd/loops/loop.h"
#include "simd/loops/truth.h"
#include "simd/simd.h"

/* out = x == inf or x == -inf, lane by lane. */
static inline vm32 out_f32(vf32 x_)
{
    const vm32 is_eq = vf32_eq(x_, vf32_of(INFINITY));
    const vm32 is_eq2 = vf32_eq(x_, vf32_of(-INFINITY));
    return vm32_or(is_eq, is_eq2);
}

/* out = x == inf or x == -inf, lane by lane. */
static inline vm64 out_f64(vf64 x_)
{
    const vm64 is_eq = vf64_eq(x_, vf64_of(INFINITY));
    const vm64 is_eq2 = vf64_eq(x_, vf64_of(-INFINITY));
    return vm64_or(is_eq, is_eq2);
}

/* in[0]: x; out[0]: out. */
AC_WORD void is_inf_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].truth_f32 = out_f32(in[0].f32);
}

static void is_inf_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_inf_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void is_inf_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_inf_f32_at, NULL);
}

/* in[0]: x; out[0]: out. */
AC_WORD void is_inf_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].truth_f64 = out_f64(in[0].f64);
}

static void is_inf_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    loop.out[0] = &ac_stored_truth_f64;
    ac_run_vectors(loop, count, ins, outs, past, is_inf_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void is_inf_bf16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_inf_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_is_inf_kernels)[] = {
    {{
        [AC_F32] = is_inf_f32,
        [AC_F16] = is_inf_f16,
        [AC_F64] = is_inf_f64,
        [AC_BF16] = is_inf_bf16,
    }},
};
