/*
 * Generated from spec/arithmetic/sign.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(self > 0, 1, where(self < 0, -1, 0))
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/sign.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(self > 0, 1, where(self < 0, -1, 0)): in f32 and pairs of it, rounded once. Rewritten
 * by: order of factors. */
static inline vf32 out_f32(vf32 self)
{
    const vm32 self_gt_0 = vf32_gt(self, vf32_of(0.0f));
    const vm32 self_lt_0 = vf32_lt(self, vf32_of(0.0f));
    const vf32 minus_1_or_0 = vf32_where(self_lt_0, vf32_of(-1.0f), vf32_of(0.0f));
    return vf32_where(self_gt_0, vf32_of(1.0f), minus_1_or_0);
}

/* out = where(self > 0, 1, where(self < 0, -1, 0)): in f64 and pairs of it, rounded once. Rewritten
 * by: order of factors. */
static inline vf64 out_f64(vf64 self)
{
    const vm64 self_gt_0 = vf64_gt(self, vf64_of(0.0));
    const vm64 self_lt_0 = vf64_lt(self, vf64_of(0.0));
    const vf64 minus_1_or_0 = vf64_where(self_lt_0, vf64_of(-1.0), vf64_of(0.0));
    return vf64_where(self_gt_0, vf64_of(1.0), minus_1_or_0);
}

/* out = where(self > 0, 1, where(self < 0, -1, 0)), on one element. */
static inline int32_t out_i32(int32_t self)
{
    const int32_t zero = 0;
    const bool is_gt = self > zero;
    const int32_t one = 1;
    const bool is_lt = self < zero;
    const int32_t negative = (int32_t)(0 - (uint32_t)one);
    const int32_t chosen = is_lt ? negative : zero;
    return is_gt ? one : chosen;
}

/* out = where(self > 0, 1, where(self < 0, -1, 0)), on one element. */
static inline int64_t out_i64(int64_t self)
{
    const int64_t zero = 0;
    const bool is_gt = self > zero;
    const int64_t one = 1;
    const bool is_lt = self < zero;
    const int64_t negative = (int64_t)(0 - (uint64_t)one);
    const int64_t chosen = is_lt ? negative : zero;
    return is_gt ? one : chosen;
}

/* in[0]: self; out[0]: out. */
AC_WORD void sign_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void sign_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, sign_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void sign_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, sign_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void sign_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void sign_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, sign_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void sign_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, sign_f32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void sign_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i]);
}

static void sign_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, sign_i32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void sign_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                         const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i]);
}

static void sign_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, sign_i64_at, NULL);
}

const ac_kernels AC_ISA(ac_sign_kernels)[] = {
    {{
        [AC_F32] = sign_f32,
        [AC_F16] = sign_f16,
        [AC_F64] = sign_f64,
        [AC_BF16] = sign_bf16,
        [AC_I32] = sign_i32,
        [AC_I64] = sign_i64,
    }},
};
