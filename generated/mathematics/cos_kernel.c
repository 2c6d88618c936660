/*
 * Generated from spec/mathematics/cos.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = cos(input)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/cos.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = cos(input): in f32. */
static inline vf32 out_f32(vf32 input)
{
    return vf32_cos(input);
}

/* out = cos(input): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_f16(vf32 input)
{
    const vf32 cos = vf32_cos(input);
    const vm32 amiss = vf32_eq(input, vf32_of(0x1.dfp-5f /* 0.0584716796875 */));
    const vf32 right = vf32_where(amiss, vf32_of(0x1.ff4p-1f /* 0.99853515625 */), cos);
    const vm32 amiss2 = vf32_eq(input, vf32_of(-0x1.dfp-5f /* -0.0584716796875 */));
    return vf32_where(amiss2, vf32_of(0x1.ff4p-1f /* 0.99853515625 */), right);
}

/* out = cos(input): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 input)
{
    return vf64_cos(input);
}

/* out = cos(input): parts in f64. */
static inline vf64_complex out_c64(vf64_complex input)
{
    return vf64_complex_cos(input);
}

/* out = cos(input): parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex input)
{
    return vf64_complex_cos_round(input);
}

/* in[0]: input; out[0]: out. */
AC_WORD void cos_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void cos_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, cos_f32_at, NULL);
}

/* in[0]: input; out[0]: out. */
AC_WORD void cos_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void cos_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, cos_f16_at, NULL);
}

/* in[0]: input; out[0]: out. */
AC_WORD void cos_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void cos_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, cos_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void cos_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, cos_f32_at, NULL);
}

/* in[0]: input; out[0]: out. */
AC_WORD void cos_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex);
}

/* Parts are computed in f64 and rounded once. */
static void cos_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, cos_c64_at, NULL);
}

/* in[0]: input; out[0]: out. */
AC_WORD void cos_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c128(in[0].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void cos_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, cos_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_cos_kernels)[] = {
    {{
        [AC_F32] = cos_f32,
        [AC_F16] = cos_f16,
        [AC_F64] = cos_f64,
        [AC_BF16] = cos_bf16,
        [AC_C64] = cos_c64,
        [AC_C128] = cos_c128,
    }},
};
