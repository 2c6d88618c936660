/*
 * Generated from spec/arithmetic/abs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = abs(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/abs.h"
#include "simd/loops/complex.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = abs(self): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 self)
{
    return vf32_abs(self);
}

/* out = abs(self): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 self)
{
    return vf64_abs(self);
}

/* out = abs(self), on one element. */
static inline int8_t out_i8(int8_t self)
{
    return self < 0 ? (int8_t)(0 - (uint32_t)self) : self;
}

/* out = abs(self), on one element. */
static inline int32_t out_i32(int32_t self)
{
    return self < 0 ? (int32_t)(0 - (uint32_t)self) : self;
}

/* out = abs(self), on one element. */
static inline uint8_t out_u8(uint8_t self)
{
    return self;
}

/* out = abs(self), on one element. */
static inline int16_t out_i16(int16_t self)
{
    return self < 0 ? (int16_t)(0 - (uint32_t)self) : self;
}

/* out = abs(self), on one element. */
static inline int64_t out_i64(int64_t self)
{
    return self < 0 ? (int64_t)(0 - (uint64_t)self) : self;
}

/* out = abs(self): parts in f64. */
static inline vf64_complex out_c64(vf64_complex self)
{
    return vf64_complex_abs(self);
}

/* in[0]: self; out[0]: out. */
AC_WORD void abs_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32);
}

static void abs_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, abs_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void abs_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, abs_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void abs_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64);
}

static void abs_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, abs_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void abs_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, abs_f32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void abs_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                       const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i]);
}

static void abs_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, abs_i8_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void abs_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i]);
}

static void abs_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, abs_i32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void abs_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                       const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i]);
}

static void abs_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, abs_u8_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void abs_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i]);
}

static void abs_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, abs_i16_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void abs_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i]);
}

static void abs_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, abs_i64_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void abs_c64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].complex = out_c64(in[0].complex);
}

/* Parts are computed in f64 and rounded once. */
static void abs_c64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_c64, 1, 1);
    ac_run_vectors(loop, count, ins, outs, past, abs_c64_at, NULL);
}

const ac_kernels AC_ISA(ac_abs_kernels)[] = {
    {{
        [AC_F32] = abs_f32,
        [AC_F16] = abs_f16,
        [AC_F64] = abs_f64,
        [AC_BF16] = abs_bf16,
        [AC_I8] = abs_i8,
        [AC_I32] = abs_i32,
        [AC_U8] = abs_u8,
        [AC_I16] = abs_i16,
        [AC_I64] = abs_i64,
        [AC_C64] = abs_c64,
    }},
};
