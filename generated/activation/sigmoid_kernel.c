/*
 * Generated from spec/activation/sigmoid.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = sigmoid(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "activation/sigmoid.h"
#include "simd/loops/complex.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = sigmoid(self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_sigmoid(self);
}

/* out = sigmoid(self): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_f16(vf32 self)
{
    const vf32 sigmoid = vf32_sigmoid_f16(self);
    const vm32 amiss = vf32_eq(self, vf32_of(-0x1.4fcp-3f /* -0.1639404296875 */));
    return vf32_where(amiss, vf32_of(0x1.d6p-2f /* 0.458984375 */), sigmoid);
}

/* out = sigmoid(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_sigmoid(self);
}

/* out = sigmoid(self): in single f32, which was found to round correctly at all 65,536 inputs. */
static inline vf32 out_bf16(vf32 self)
{
    return vf32_sigmoid_f16(self);
}

/* out = sigmoid(self): parts in f64. */
static inline vf64_complex out_c64(vf64_complex self)
{
    return vf64_complex_sigmoid(self);
}

/* out = sigmoid(self): parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self)
{
    return vf64_complex_sigmoid_round(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void sigmoid_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void sigmoid_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, sigmoid_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void sigmoid_f16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f16(in[0].f32);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void sigmoid_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, sigmoid_f16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void sigmoid_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void sigmoid_f64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, sigmoid_f64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void sigmoid_bf16_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_bf16(in[0].f32);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void sigmoid_bf16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, sigmoid_bf16_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void sigmoid_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex);
}

/* Parts are computed in f64 and rounded once. */
static void sigmoid_c64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, sigmoid_c64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void sigmoid_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c128(in[0].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void sigmoid_c128(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, sigmoid_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_sigmoid_kernels)[] = {
    {{
        [AC_F32] = sigmoid_f32,
        [AC_F16] = sigmoid_f16,
        [AC_F64] = sigmoid_f64,
        [AC_BF16] = sigmoid_bf16,
        [AC_C64] = sigmoid_c64,
        [AC_C128] = sigmoid_c128,
    }},
};
