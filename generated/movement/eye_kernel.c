/*
 * Generated from spec/movement/eye.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(index(0) == index(1), 1, 0)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "movement/eye.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(index(0) == index(1), 1, 0): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 index_of_0, vf32 index_of_1)
{
    const vm32 index_of_0_eq_index_of_1 = vf32_eq(index_of_0, index_of_1);
    return vf32_where(index_of_0_eq_index_of_1, vf32_of(1.0f), vf32_of(0.0f));
}

/* out = where(index(0) == index(1), 1, 0): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 index_of_0, vf64 index_of_1)
{
    const vm64 index_of_0_eq_index_of_1 = vf64_eq(index_of_0, index_of_1);
    return vf64_where(index_of_0_eq_index_of_1, vf64_of(1.0), vf64_of(0.0));
}

/* out = where(index(0) == index(1), 1, 0), on one element. */
static inline int8_t out_i8(int8_t index_of_0, int8_t index_of_1)
{
    const bool is_eq = index_of_0 == index_of_1;
    const int8_t one = 1;
    const int8_t zero = 0;
    return is_eq ? one : zero;
}

/* out = where(index(0) == index(1), 1, 0), on one element. */
static inline int32_t out_i32(int32_t index_of_0, int32_t index_of_1)
{
    const bool is_eq = index_of_0 == index_of_1;
    const int32_t one = 1;
    const int32_t zero = 0;
    return is_eq ? one : zero;
}

/* out = where(index(0) == index(1), 1, 0), on one element. */
static inline uint8_t out_u8(uint8_t index_of_0, uint8_t index_of_1)
{
    const bool is_eq = index_of_0 == index_of_1;
    const uint8_t one = 1;
    const uint8_t zero = 0;
    return is_eq ? one : zero;
}

/* out = where(index(0) == index(1), 1, 0), on one element. */
static inline int16_t out_i16(int16_t index_of_0, int16_t index_of_1)
{
    const bool is_eq = index_of_0 == index_of_1;
    const int16_t one = 1;
    const int16_t zero = 0;
    return is_eq ? one : zero;
}

/* out = where(index(0) == index(1), 1, 0), on one element. */
static inline int64_t out_i64(int64_t index_of_0, int64_t index_of_1)
{
    const bool is_eq = index_of_0 == index_of_1;
    const int64_t one = 1;
    const int64_t zero = 0;
    return is_eq ? one : zero;
}

/* in[0]: index(0), in[1]: index(1); out[0]: out. */
AC_WORD void eye_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32);
}

static void eye_f32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, eye_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void eye_f16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    loop.in[0] = &ac_stored_f32;
    loop.in[1] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, eye_f32_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void eye_bf16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                     uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    loop.in[0] = &ac_stored_f32;
    loop.in[1] = &ac_stored_f32;
    ac_run_vectors(loop, count, ins, outs, past, eye_f32_at, NULL);
}

/* in[0]: index(0), in[1]: index(1); out[0]: out. */
AC_WORD void eye_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64, in[1].f64);
}

static void eye_f64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    ac_run_vectors(loop, count, ins, outs, past, eye_f64_at, NULL);
}

/* ins[0]: index(0), ins[1]: index(1); outs[0]: out. */
AC_WORD void eye_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                       const void *scalars)
{
    (void)scalars;
    const int8_t *const index_of_0 = ins[0];
    const int8_t *const index_of_1 = ins[1];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(index_of_0[i], index_of_1[i]);
}

static void eye_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, eye_i8_at, NULL);
}

/* ins[0]: index(0), ins[1]: index(1); outs[0]: out. */
AC_WORD void eye_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const int32_t *const index_of_0 = ins[0];
    const int32_t *const index_of_1 = ins[1];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(index_of_0[i], index_of_1[i]);
}

static void eye_i32(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, eye_i32_at, NULL);
}

/* ins[0]: index(0), ins[1]: index(1); outs[0]: out. */
AC_WORD void eye_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                       const void *scalars)
{
    (void)scalars;
    const uint8_t *const index_of_0 = ins[0];
    const uint8_t *const index_of_1 = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(index_of_0[i], index_of_1[i]);
}

static void eye_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                   uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, eye_u8_at, NULL);
}

/* ins[0]: index(0), ins[1]: index(1); outs[0]: out. */
AC_WORD void eye_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const int16_t *const index_of_0 = ins[0];
    const int16_t *const index_of_1 = ins[1];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(index_of_0[i], index_of_1[i]);
}

static void eye_i16(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, eye_i16_at, NULL);
}

/* ins[0]: index(0), ins[1]: index(1); outs[0]: out. */
AC_WORD void eye_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                        const void *scalars)
{
    (void)scalars;
    const int64_t *const index_of_0 = ins[0];
    const int64_t *const index_of_1 = ins[1];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(index_of_0[i], index_of_1[i]);
}

static void eye_i64(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                    uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, eye_i64_at, NULL);
}

const ac_kernels AC_ISA(ac_eye_kernels)[] = {
    {{
        [AC_F32] = eye_f32,
        [AC_F16] = eye_f16,
        [AC_BF16] = eye_bf16,
        [AC_F64] = eye_f64,
        [AC_I8] = eye_i8,
        [AC_I32] = eye_i32,
        [AC_U8] = eye_u8,
        [AC_I16] = eye_i16,
        [AC_I64] = eye_i64,
    }},
};
