/*
 * Generated from spec/arithmetic/s_where.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = where(condition != 0, self, other)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "arithmetic/s_where.h"
#include "simd/loops/elements.h"
#include "simd/loops/loop.h"
#include "simd/simd.h"

/* out = where(condition != 0, self, other): in f32 and pairs of it, rounded once. */
static inline vf32 out_f32(vf32 condition, vf32 self, vf32 other)
{
    const vm32 condition_ne_0 = vf32_ne(condition, vf32_of(0.0f));
    return vf32_where(condition_ne_0, self, other);
}

/* out = where(condition != 0, self, other): in f64 and pairs of it, rounded once. */
static inline vf64 out_f64(vf64 condition, vf64 self, vf64 other)
{
    const vm64 condition_ne_0 = vf64_ne(condition, vf64_of(0.0));
    return vf64_where(condition_ne_0, self, other);
}

/* out = where(condition != 0, self, other), on one element. */
static inline int8_t out_i8(int8_t condition, int8_t self, int8_t other)
{
    const int8_t zero = 0;
    const bool is_ne = condition != zero;
    return is_ne ? self : other;
}

/* out = where(condition != 0, self, other), on one element. */
static inline int32_t out_i32(int32_t condition, int32_t self, int32_t other)
{
    const int32_t zero = 0;
    const bool is_ne = condition != zero;
    return is_ne ? self : other;
}

/* out = where(condition != 0, self, other), on one element. */
static inline uint8_t out_u8(uint8_t condition, uint8_t self, uint8_t other)
{
    const uint8_t zero = 0;
    const bool is_ne = condition != zero;
    return is_ne ? self : other;
}

/* out = where(condition != 0, self, other), on one element. */
static inline int16_t out_i16(int16_t condition, int16_t self, int16_t other)
{
    const int16_t zero = 0;
    const bool is_ne = condition != zero;
    return is_ne ? self : other;
}

/* out = where(condition != 0, self, other), on one element. */
static inline uint16_t out_u16(uint16_t condition, uint16_t self, uint16_t other)
{
    const uint16_t zero = 0;
    const bool is_ne = condition != zero;
    return is_ne ? self : other;
}

/* out = where(condition != 0, self, other), on one element. */
static inline uint32_t out_u32(uint32_t condition, uint32_t self, uint32_t other)
{
    const uint32_t zero = 0;
    const bool is_ne = condition != zero;
    return is_ne ? self : other;
}

/* out = where(condition != 0, self, other), on one element. */
static inline int64_t out_i64(int64_t condition, int64_t self, int64_t other)
{
    const int64_t zero = 0;
    const bool is_ne = condition != zero;
    return is_ne ? self : other;
}

/* out = where(condition != 0, self, other), on one element. */
static inline uint64_t out_u64(uint64_t condition, uint64_t self, uint64_t other)
{
    const uint64_t zero = 0;
    const bool is_ne = condition != zero;
    return is_ne ? self : other;
}

/* out = where(condition != 0, self, other), on one element. */
static inline uint8_t out_bool(uint8_t condition, uint8_t self, uint8_t other)
{
    const uint8_t zero = 0;
    const bool is_ne = condition != zero;
    return is_ne ? self : other;
}

/* in[0]: condition, in[1]: self, in[2]: other; out[0]: out. */
AC_WORD void s_where_f32_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f32 = out_f32(in[0].f32, in[1].f32, in[2].f32);
}

static void s_where_f32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f32, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, s_where_f32_at, NULL);
}

/* Loads widen f16 to f32; stores round to nearest even. */
static void s_where_f16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, s_where_f32_at, NULL);
}

/* in[0]: condition, in[1]: self, in[2]: other; out[0]: out. */
AC_WORD void s_where_f64_at(const ac_lanes *in, ac_lanes *out, const void *scalars)
{
    (void)scalars;
    out[0].f64 = out_f64(in[0].f64, in[1].f64, in[2].f64);
}

static void s_where_f64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_f64, 3, 1);
    ac_run_vectors(loop, count, ins, outs, past, s_where_f64_at, NULL);
}

/* Loads widen bf16 to f32; stores round to nearest even. */
static void s_where_bf16(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    const ac_loop loop = ac_loop_of(&ac_stored_bf16, 3, 1);
    ac_run_two_vectors(loop, count, ins, outs, past, s_where_f32_at, NULL);
}

/* ins[0]: condition, ins[1]: self, ins[2]: other; outs[0]: out. */
AC_WORD void s_where_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                           const void *scalars)
{
    (void)scalars;
    const int8_t *const condition = ins[0];
    const int8_t *const self = ins[1];
    const int8_t *const other = ins[2];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(condition[i], self[i], other[i]);
}

static void s_where_i8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, s_where_i8_at, NULL);
}

/* ins[0]: condition, ins[1]: self, ins[2]: other; outs[0]: out. */
AC_WORD void s_where_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const int32_t *const condition = ins[0];
    const int32_t *const self = ins[1];
    const int32_t *const other = ins[2];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(condition[i], self[i], other[i]);
}

static void s_where_i32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, s_where_i32_at, NULL);
}

/* ins[0]: condition, ins[1]: self, ins[2]: other; outs[0]: out. */
AC_WORD void s_where_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                           const void *scalars)
{
    (void)scalars;
    const uint8_t *const condition = ins[0];
    const uint8_t *const self = ins[1];
    const uint8_t *const other = ins[2];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(condition[i], self[i], other[i]);
}

static void s_where_u8(size_t count, const void *const ins[], void *const outs[], const void *attrs,
                       uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, s_where_u8_at, NULL);
}

/* ins[0]: condition, ins[1]: self, ins[2]: other; outs[0]: out. */
AC_WORD void s_where_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const int16_t *const condition = ins[0];
    const int16_t *const self = ins[1];
    const int16_t *const other = ins[2];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(condition[i], self[i], other[i]);
}

static void s_where_i16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, s_where_i16_at, NULL);
}

/* ins[0]: condition, ins[1]: self, ins[2]: other; outs[0]: out. */
AC_WORD void s_where_u16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const uint16_t *const condition = ins[0];
    const uint16_t *const self = ins[1];
    const uint16_t *const other = ins[2];
    uint16_t *const out = outs[0];
    (void)run;
    out[i] = out_u16(condition[i], self[i], other[i]);
}

static void s_where_u16(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, s_where_u16_at, NULL);
}

/* ins[0]: condition, ins[1]: self, ins[2]: other; outs[0]: out. */
AC_WORD void s_where_u32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const uint32_t *const condition = ins[0];
    const uint32_t *const self = ins[1];
    const uint32_t *const other = ins[2];
    uint32_t *const out = outs[0];
    (void)run;
    out[i] = out_u32(condition[i], self[i], other[i]);
}

static void s_where_u32(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, s_where_u32_at, NULL);
}

/* ins[0]: condition, ins[1]: self, ins[2]: other; outs[0]: out. */
AC_WORD void s_where_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const int64_t *const condition = ins[0];
    const int64_t *const self = ins[1];
    const int64_t *const other = ins[2];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(condition[i], self[i], other[i]);
}

static void s_where_i64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, s_where_i64_at, NULL);
}

/* ins[0]: condition, ins[1]: self, ins[2]: other; outs[0]: out. */
AC_WORD void s_where_u64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                            const void *scalars)
{
    (void)scalars;
    const uint64_t *const condition = ins[0];
    const uint64_t *const self = ins[1];
    const uint64_t *const other = ins[2];
    uint64_t *const out = outs[0];
    (void)run;
    out[i] = out_u64(condition[i], self[i], other[i]);
}

static void s_where_u64(size_t count, const void *const ins[], void *const outs[],
                        const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, s_where_u64_at, NULL);
}

/* ins[0]: condition, ins[1]: self, ins[2]: other; outs[0]: out. */
AC_WORD void s_where_bool_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                             const void *scalars)
{
    (void)scalars;
    const uint8_t *const condition = ins[0];
    const uint8_t *const self = ins[1];
    const uint8_t *const other = ins[2];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_bool(condition[i], self[i], other[i]);
}

static void s_where_bool(size_t count, const void *const ins[], void *const outs[],
                         const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(3, 1, false, count, ins, outs, s_where_bool_at, NULL);
}

const ac_kernels AC_ISA(ac_s_where_kernels)[] = {
    {{
        [AC_F32] = s_where_f32,
        [AC_F16] = s_where_f16,
        [AC_F64] = s_where_f64,
        [AC_BF16] = s_where_bf16,
        [AC_I8] = s_where_i8,
        [AC_I32] = s_where_i32,
        [AC_U8] = s_where_u8,
        [AC_I16] = s_where_i16,
        [AC_U16] = s_where_u16,
        [AC_U32] = s_where_u32,
        [AC_I64] = s_where_i64,
        [AC_U64] = s_where_u64,
        [AC_BOOL] = s_where_bool,
    }},
};
