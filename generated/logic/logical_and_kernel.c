/*
 * Generated from spec/logic/logical_and.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self != 0 and other != 0
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "logic/logical_and.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/loops/truth.h"
#include "simd/simd.h"

/* out = self != 0 and other != 0, lane by lane. */
static inline vm32 out_f32(vf32 self, vf32 other)
{
    const vm32 self_ne_0 = vf32_ne(self, vf32_of(0.0f));
    const vm32 other_ne_0 = vf32_ne(other, vf32_of(0.0f));
    return vm32_and(self_ne_0, other_ne_0);
}

/* out = self != 0 and other != 0, lane by lane. */
static inline vm64 out_f64(vf64 self, vf64 other)
{
    const vm64 self_ne_0 = vf64_ne(self, vf64_of(0.0));
    const vm64 other_ne_0 = vf64_ne(other, vf64_of(0.0));
    return vm64_and(self_ne_0, other_ne_0);
}

/* out = self != 0 and other != 0, on one element. */
static inline bool out_i8(int8_t self, int8_t other)
{
    const int8_t zero = 0;
    const bool is_ne = self != zero;
    const bool is_ne2 = other != zero;
    return is_ne && is_ne2;
}

/* out = self != 0 and other != 0, on one element. */
static inline bool out_i32(int32_t self, int32_t other)
{
    const int32_t zero = 0;
    const bool is_ne = self != zero;
    const bool is_ne2 = other != zero;
    return is_ne && is_ne2;
}

/* out = self != 0 and other != 0, on one element. */
static inline bool out_u8(uint8_t self, uint8_t other)
{
    const uint8_t zero = 0;
    const bool is_ne = self != zero;
    const bool is_ne2 = other != zero;
    return is_ne && is_ne2;
}

/* out = self != 0 and other != 0, on one element. */
static inline bool out_i16(int16_t self, int16_t other)
{
    const int16_t zero = 0;
    const bool is_ne = self != zero;
    const bool is_ne2 = other != zero;
    return is_ne && is_ne2;
}

/* out = self != 0 and other != 0, on one element. */
static inline bool out_i64(int64_t self, int64_t other)
{
    const int64_t zero = 0;
    const bool is_ne = self != zero;
    const bool is_ne2 = other != zero;
    return is_ne && is_ne2;
}

/* out = self != 0 and other != 0, on one element. */
static inline bool out_bool(uint8_t self, uint8_t other)
{
    const uint8_t zero = 0;
    const bool is_ne = self != zero;
    const bool is_ne2 = other != zero;
    return is_ne && is_ne2;
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void logical_and_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].truth_f32 = out_f32(in[0].f32, in[1].f32);
}

static void logical_and_f32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f32, 2, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, logical_and_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void logical_and_f16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f16, 2, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, logical_and_f32_at, NULL);
}

/* in[0]: self, in[1]: other; out[0]: out. */
AC_WORD void logical_and_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].truth_f64 = out_f64(in[0].f64, in[1].f64);
}

static void logical_and_f64(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f64, 2, 1);
    loop.out[0] = &ac_stored_truth_f64;
    ac_run_vectors(loop, count, ins, outs, past, logical_and_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void logical_and_bf16(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 2, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, logical_and_f32_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void logical_and_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    const int8_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], other[i]);
}

static void logical_and_i8(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, logical_and_i8_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void logical_and_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    const int32_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], other[i]);
}

static void logical_and_i32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, logical_and_i32_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void logical_and_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], other[i]);
}

static void logical_and_u8(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, logical_and_u8_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void logical_and_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const int16_t *const self = ins[0];
    const int16_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], other[i]);
}

static void logical_and_i16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, logical_and_i16_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void logical_and_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    const int64_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], other[i]);
}

static void logical_and_i64(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, logical_and_i64_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void logical_and_bool_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                 const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_bool(self[i], other[i]);
}

static void logical_and_bool(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, logical_and_bool_at, NULL);
}

const ac_kernels AC_ISA(ac_logical_and_kernels)[] = {
    {{
        [AC_F32] = logical_and_f32,
        [AC_F16] = logical_and_f16,
        [AC_F64] = logical_and_f64,
        [AC_BF16] = logical_and_bf16,
        [AC_I8] = logical_and_i8,
        [AC_I32] = logical_and_i32,
        [AC_U8] = logical_and_u8,
        [AC_I16] = logical_and_i16,
        [AC_I64] = logical_and_i64,
        [AC_BOOL] = logical_and_bool,
    }},
};
