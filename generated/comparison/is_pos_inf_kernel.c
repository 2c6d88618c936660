/*
 * Generated from spec/comparison/is_pos_inf.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self == inf
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "comparison/is_pos_inf.h"
#include "simd/loops/loop.h"
#include "simd/loops/truth.h"
#include "simd/simd.h"

/* out = self == inf, lane by lane. */
static inline vm32 out_f32(vf32 self)
{
    return vf32_eq(self, vf32_of(INFINITY));
}

/* out = self == inf, lane by lane. */
static inline vm64 out_f64(vf64 self)
{
    return vf64_eq(self, vf64_of(INFINITY));
}

/* in[0]: self; out[0]: out. */
AC_WORD void is_pos_inf_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].truth_f32 = out_f32(in[0].f32);
}

static void is_pos_inf_f32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_pos_inf_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void is_pos_inf_f16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_pos_inf_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void is_pos_inf_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].truth_f64 = out_f64(in[0].f64);
}

static void is_pos_inf_f64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    loop.out[0] = &ac_stored_truth_f64;
    ac_run_vectors(loop, count, ins, outs, past, is_pos_inf_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void is_pos_inf_bf16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, is_pos_inf_f32_at, NULL);
}

const ac_kernels AC_ISA(ac_is_pos_inf_kernels)[] = {
    {{
        [AC_F32] = is_pos_inf_f32,
        [AC_F16] = is_pos_inf_f16,
        [AC_F64] = is_pos_inf_f64,
        [AC_BF16] = is_pos_inf_bf16,
    }},
};
