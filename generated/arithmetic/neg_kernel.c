/*
 * Generated from spec/arithmetic/neg.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = -self
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/neg.h"
#include "simd/loops/complex.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = -self: in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_neg(self);
}

/* out = -self: in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_neg(self);
}

/* out = -self, on one element. */
static inline int8_t out_i8(int8_t self)
{
    return (int8_t)(0 - (uint32_t)self);
}

/* out = -self, on one element. */
static inline int32_t out_i32(int32_t self)
{
    return (int32_t)(0 - (uint32_t)self);
}

/* out = -self, on one element. */
static inline int64_t out_i64(int64_t self)
{
    return (int64_t)(0 - (uint64_t)self);
}

/* out = -self: parts in f64. */
static inline vf64_complex out_c64(vf64_complex self)
{
    return vf64_complex_neg(self);
}

/* out = -self: parts in f64. */
static inline vf64_complex out_c128(vf64_complex self)
{
    return vf64_complex_neg(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void neg_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void neg_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, neg_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void neg_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, neg_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void neg_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void neg_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, neg_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void neg_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, neg_f32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void neg_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                       const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i]);
}

static void neg_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, neg_i8_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void neg_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i]);
}

static void neg_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, neg_i32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void neg_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i]);
}

static void neg_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, neg_i64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void neg_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex);
}

/* Parts are computed in f64 and rounded once. */
static void neg_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, neg_c64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void neg_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c128(in[0].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void neg_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, neg_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_neg_kernels)[] = {
    {{
        [AC_F32] = neg_f32,
        [AC_F16] = neg_f16,
        [AC_F64] = neg_f64,
        [AC_BF16] = neg_bf16,
        [AC_I8] = neg_i8,
        [AC_I32] = neg_i32,
        [AC_I64] = neg_i64,
        [AC_C64] = neg_c64,
        [AC_C128] = neg_c128,
    }},
};
