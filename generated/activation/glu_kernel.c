/*
 * Generated from spec/activation/glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   a = half(dim, 0) of self
 *   b = half(dim, 1) of self
 *   out = a * sigmoid(b)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/glu.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = sigmoid(b) * a: in f32 and pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf32 out_f32(vf32 a_, vf32 b)
{
    return vf32_sigmoid_of_element_times(b, a_);
}

/* out = sigmoid(b) * a: in single f32. Rewritten by: order of factors. */
static inline vf32 out_f16(vf32 a_, vf32 b)
{
    return vf32_sigmoid_of_element_times_f16(b, a_);
}

/* out = sigmoid(b) * a: in f64 and pairs of it, rounded once. Rewritten by: order of factors. */
static inline vf64 out_f64(vf64 a_, vf64 b)
{
    return vf64_sigmoid_times(vf64x2_of(b), a_);
}

/* out = sigmoid(b) * a: in single f32. Rewritten by: order of factors. */
static inline vf32 out_bf16(vf32 a_, vf32 b)
{
    return vf32_sigmoid_of_element_times_bf16(b, a_);
}

/* in[0]: a, in[1]: b; out[0]: out. */
AC_WORD void glu_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32);
}

static void glu_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, glu_f32_at, NULL);
}

/* in[0]: a, in[1]: b; out[0]: out. */
AC_WORD void glu_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void glu_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, glu_f16_at, NULL);
}

/* in[0]: a, in[1]: b; out[0]: out. */
AC_WORD void glu_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64, in[1].f64);
}

static void glu_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, glu_f64_at, NULL);
}

/* in[0]: a, in[1]: b; out[0]: out. */
AC_WORD void glu_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void glu_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, glu_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_glu_kernels)[] = {
    {{
        [AC_F32] = glu_f32,
        [AC_F16] = glu_f16,
        [AC_F64] = glu_f64,
        [AC_BF16] = glu_bf16,
    }},
};
