/*
 * Generated from spec/contraction/ger.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self * vec2
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "contraction/ger.h"
#include "simd/loops/complex.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = self * vec2: in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self, vf32 vec2)
{
    return vf32_mul(self, vec2);
}

/* out = self * vec2: in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self, vf64 vec2)
{
    return vf64_mul(self, vec2);
}

/* out = self * vec2, on one element. */
static inline int8_t out_i8(int8_t self, int8_t vec2)
{
    return (int8_t)((uint32_t)self * (uint32_t)vec2);
}

/* out = self * vec2, on one element. */
static inline int32_t out_i32(int32_t self, int32_t vec2)
{
    return (int32_t)((uint32_t)self * (uint32_t)vec2);
}

/* out = self * vec2, on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t vec2)
{
    return (uint8_t)((uint32_t)self * (uint32_t)vec2);
}

/* out = self * vec2, on one element. */
static inline int16_t out_i16(int16_t self, int16_t vec2)
{
    return (int16_t)((uint32_t)self * (uint32_t)vec2);
}

/* out = self * vec2, on one element. */
static inline int64_t out_i64(int64_t self, int64_t vec2)
{
    return (int64_t)((uint64_t)self * (uint64_t)vec2);
}

/* out = self * vec2: parts in f64. */
static inline vf64_complex out_c64(vf64_complex self, vf64_complex vec2)
{
    return vf64_complex_mul(self, vec2);
}

/* out = self * vec2: parts in pairs of f64, rounded once. */
static inline vf64_complex out_c128(vf64_complex self, vf64_complex vec2)
{
    const vf64_scaled self_scaled = vf64_scaled_of(self);
    const vf64_scaled vec2_scaled = vf64_scaled_of(vec2);
    const vf64_scaled product = vf64_scaled_mul(self_scaled, vec2_scaled);
    return vf64_scaled_round(product);
}

/* in[0]: self, in[1]: vec2; out[0]: out. */
AC_WORD void ger_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32);
}

static void ger_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, ger_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void ger_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, ger_f32_at, NULL);
}

/* in[0]: self, in[1]: vec2; out[0]: out. */
AC_WORD void ger_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64, in[1].f64);
}

static void ger_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, ger_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void ger_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, ger_f32_at, NULL);
}

/* ins[0]: self, ins[1]: vec2; outs[0]: out. */
AC_WORD void ger_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                       const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    const int8_t *const vec2 = ins[1];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], vec2[i]);
}

static void ger_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, ger_i8_at, NULL);
}

/* ins[0]: self, ins[1]: vec2; outs[0]: out. */
AC_WORD void ger_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    const int32_t *const vec2 = ins[1];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], vec2[i]);
}

static void ger_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, ger_i32_at, NULL);
}

/* ins[0]: self, ins[1]: vec2; outs[0]: out. */
AC_WORD void ger_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                       const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const vec2 = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], vec2[i]);
}

static void ger_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, ger_u8_at, NULL);
}

/* ins[0]: self, ins[1]: vec2; outs[0]: out. */
AC_WORD void ger_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const int16_t *const self = ins[0];
    const int16_t *const vec2 = ins[1];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], vec2[i]);
}

static void ger_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, ger_i16_at, NULL);
}

/* ins[0]: self, ins[1]: vec2; outs[0]: out. */
AC_WORD void ger_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    const int64_t *const vec2 = ins[1];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], vec2[i]);
}

static void ger_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, ger_i64_at, NULL);
}

/* in[0]: self, in[1]: vec2; out[0]: out. */
AC_WORD void ger_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex, in[1].complex);
}

/* Parts are computed in f64 and rounded once. */
static void ger_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, ger_c64_at, NULL);
}

/* in[0]: self, in[1]: vec2; out[0]: out. */
AC_WORD void ger_c128_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c128(in[0].complex, in[1].complex);
}

/* Parts are computed in pairs of f64 and rounded once. */
static void ger_c128(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c128, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, ger_c128_at, NULL);
}

const ac_kernels AC_ISA(ac_ger_kernels)[] = {
    {{
        [AC_F32] = ger_f32,
        [AC_F16] = ger_f16,
        [AC_F64] = ger_f64,
        [AC_BF16] = ger_bf16,
        [AC_I8] = ger_i8,
        [AC_I32] = ger_i32,
        [AC_U8] = ger_u8,
        [AC_I16] = ger_i16,
        [AC_I64] = ger_i64,
        [AC_C64] = ger_c64,
        [AC_C128] = ger_c128,
    }},
};
