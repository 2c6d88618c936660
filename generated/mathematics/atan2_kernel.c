/*
 * Generated from spec/mathematics/atan2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = atan2(self, other)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "mathematics/atan2.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* atan2(self, other): in single f64. */
static inline vf64 out_wide_f32(const vf64 args[])
{
    const vf64 self = args[0];
    const vf64 other = args[1];
    return vf64_atan2_f32(self, other);
}

/* out = atan2(self, other): in f64, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 other)
{
    return vf32_in_f64(out_wide_f32, 2, (const vf32[]){self, other});
}

/* out = atan2(self, other): in f64, rounded to odd. */
static inline vf32 out_f16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){self, other});
}

/* out = atan2(self, other): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 other)
{
    return vf64_atan2(self, other);
}

/* out = atan2(self, other): in f64, rounded to odd. */
static inline vf32 out_bf16(vf32 self, vf32 other)
{
    return vf32_in_f64_odd(out_wide_f32, 2, (const vf32[]){self, other});
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void atan2_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32);
}

static void atan2_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, atan2_f32_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void atan2_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32, in[1].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void atan2_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, atan2_f16_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void atan2_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64, in[1].f64);
}

static void atan2_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                      uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, atan2_f64_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void atan2_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32, in[1].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void atan2_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, atan2_bf16_at, NULL);
}

const ac_kernels AC_ISA(ac_atan2_kernels)[] = {
    {{
        [AC_F32] = atan2_f32,
        [AC_F16] = atan2_f16,
        [AC_F64] = atan2_f64,
        [AC_BF16] = atan2_bf16,
    }},
};
