/*
 * Generated from spec/comparison/signbit.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = self < 0
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "comparison/signbit.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/loops/truth.h"
#include "simd/simd.h"

/* out = self < 0, lane by lane. */
static inline vm32 out_f32(vf32 self)
{
    return vf32_lt(self, vf32_of(0.0f));
}

/* out = self < 0, lane by lane. */
static inline vm64 out_f64(vf64 self)
{
    return vf64_lt(self, vf64_of(0.0));
}

/* out = self < 0, on one element. */
static inline bool out_i8(int8_t self)
{
    const int8_t zero = 0;
    return self < zero;
}

/* out = self < 0, on one element. */
static inline bool out_i32(int32_t self)
{
    const int32_t zero = 0;
    return self < zero;
}

/* out = self < 0, on one element. */
static inline bool out_u8(uint8_t self)
{
    const uint8_t zero = 0;
    return self < zero;
}

/* out = self < 0, on one element. */
static inline bool out_i16(int16_t self)
{
    const int16_t zero = 0;
    return self < zero;
}

/* out = self < 0, on one element. */
static inline bool out_u16(uint16_t self)
{
    const uint16_t zero = 0;
    return self < zero;
}

/* out = self < 0, on one element. */
static inline bool out_u32(uint32_t self)
{
    const uint32_t zero = 0;
    return self < zero;
}

/* out = self < 0, on one element. */
static inline bool out_i64(int64_t self)
{
    const int64_t zero = 0;
    return self < zero;
}

/* out = self < 0, on one element. */
static inline bool out_u64(uint64_t self)
{
    const uint64_t zero = 0;
    return self < zero;
}

/* out = self < 0, on one element. */
static inline bool out_bool(uint8_t self)
{
    const uint8_t zero = 0;
    return self < zero;
}

/* in[0]: self; out[0]: out. */
AC_WORD void signbit_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].truth_f32 = out_f32(in[0].f32);
}

static void signbit_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f32, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, signbit_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void signbit_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, signbit_f32_at, NULL);
}

/* in[0]: self; out[0]: out. */
AC_WORD void signbit_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].truth_f64 = out_f64(in[0].f64);
}

static void signbit_f64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_f64, 1, 1);
    loop.out[0] = &ac_stored_truth_f64;
    ac_run_vectors(loop, count, ins, outs, past, signbit_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void signbit_bf16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    ac_loop loop = ac_loop_of(&ac_stored_bf16, 1, 1);
    loop.out[0] = &ac_stored_truth_f32;
    ac_run_vectors(loop, count, ins, outs, past, signbit_f32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void signbit_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                           const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i]);
}

static void signbit_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, signbit_i8_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void signbit_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i]);
}

static void signbit_i32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, signbit_i32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void signbit_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                           const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i]);
}

static void signbit_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, signbit_u8_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void signbit_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const int16_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i]);
}

static void signbit_i16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, signbit_i16_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void signbit_u16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const uint16_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u16(self[i]);
}

static void signbit_u16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, signbit_u16_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void signbit_u32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const uint32_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u32(self[i]);
}

static void signbit_u32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, signbit_u32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void signbit_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i]);
}

static void signbit_i64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, signbit_i64_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void signbit_u64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const uint64_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u64(self[i]);
}

static void signbit_u64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, signbit_u64_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void signbit_bool_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                             const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_bool(self[i]);
}

static void signbit_bool(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, signbit_bool_at, NULL);
}

const ac_kernels AC_ISA(ac_signbit_kernels)[] = {
    {{
        [AC_F32] = signbit_f32,
        [AC_F16] = signbit_f16,
        [AC_F64] = signbit_f64,
        [AC_BF16] = signbit_bf16,
        [AC_I8] = signbit_i8,
        [AC_I32] = signbit_i32,
        [AC_U8] = signbit_u8,
        [AC_I16] = signbit_i16,
        [AC_U16] = signbit_u16,
        [AC_U32] = signbit_u32,
        [AC_I64] = signbit_i64,
        [AC_U64] = signbit_u64,
        [AC_BOOL] = signbit_bool,
    }},
};
