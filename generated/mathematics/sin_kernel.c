/*
 * Generated from spec/mathematics/sin.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = sin(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/sin.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = sin(self): in f32. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_sin(self);
}

/* out = sin(self): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_f16(vf32 self)
{
    const vf32 sin = vf32_sin(self);
    const vm32 amiss = vf32_eq(self, vf32_of(0x1.accp-3f /* 0.2093505859375 */));
    const vf32 right = vf32_where(amiss, vf32_of(0x1.a9cp-3f /* 0.2078857421875 */), sin);
    const vm32 amiss2 = vf32_eq(self, vf32_of(300.0f));
    const vf32 right2 = vf32_where(amiss2, vf32_of(-0x1.ffcp-1f /* -0.99951171875 */), right);
    const vm32 amiss3 = vf32_eq(self, vf32_of(-0x1.accp-3f /* -0.2093505859375 */));
    const vf32 right3 = vf32_where(amiss3, vf32_of(-0x1.a9cp-3f /* -0.2078857421875 */), right2);
    const vm32 amiss4 = vf32_eq(self, vf32_of(-300.0f));
    return vf32_where(amiss4, vf32_of(0x1.ffcp-1f /* 0.99951171875 */), right3);
}

/* out = sin(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_sin(self);
}

/* out = sin(self): parts in f64. */
static inline vf64_complex out_c64(vf64_complex self)
{
    return vf64_complex_sin(self);
}

/* out = sin(self): parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self)
{
    return vf64_complex_sin_round(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void sin_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void sin_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, sin_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void sin_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void sin_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, sin_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void sin_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void sin_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, sin_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void sin_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, sin_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void sin_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex);
}

/* Parts are computed in f64 and rounded once. */
static void sin_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, sin_c64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void sin_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c128(in[0].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void sin_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, sin_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_sin_kernels)[] = {
    {{
        [AC_F32] = sin_f32,
        [AC_F16] = sin_f16,
        [AC_F64] = sin_f64,
        [AC_BF16] = sin_bf16,
        [AC_C64] = sin_c64,
        [AC_C128] = sin_c128,
    }},
};
