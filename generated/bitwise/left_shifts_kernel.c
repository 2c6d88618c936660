/*
 * Generated from spec/bitwise/left_shifts.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = shift_left(self, shiftBits)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "bitwise/left_shifts.h"
#include "simd/loops/elements.h"
#include "simd/math/integers.h"
#include "simd/simd.h"

/* out = shift_left(self, shiftBits), on one element. */
static inline int8_t out_i8(int8_t self, int8_t shift_bits)
{
    return ac_i8_shift_left(self, shift_bits);
}

/* out = shift_left(self, shiftBits), on one element. */
static inline int32_t out_i32(int32_t self, int32_t shift_bits)
{
    return ac_i32_shift_left(self, shift_bits);
}

/* out = shift_left(self, shiftBits), on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t shift_bits)
{
    return ac_u8_shift_left(self, shift_bits);
}

/* out = shift_left(self, shiftBits), on one element. */
static inline int16_t out_i16(int16_t self, int16_t shift_bits)
{
    return ac_i16_shift_left(self, shift_bits);
}

/* out = shift_left(self, shiftBits), on one element. */
static inline uint16_t out_u16(uint16_t self, uint16_t shift_bits)
{
    return ac_u16_shift_left(self, shift_bits);
}

/* out = shift_left(self, shiftBits), on one element. */
static inline uint32_t out_u32(uint32_t self, uint32_t shift_bits)
{
    return ac_u32_shift_left(self, shift_bits);
}

/* out = shift_left(self, shiftBits), on one element. */
static inline int64_t out_i64(int64_t self, int64_t shift_bits)
{
    return ac_i64_shift_left(self, shift_bits);
}

/* out = shift_left(self, shiftBits), on one element. */
static inline uint64_t out_u64(uint64_t self, uint64_t shift_bits)
{
    return ac_u64_shift_left(self, shift_bits);
}

struct left_shifts_i8_scalars {
    int8_t shift_bits;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void left_shifts_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    const struct left_shifts_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], s->shift_bits);
}

static void left_shifts_i8(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct left_shifts_attrs *const a = attrs;
    const struct left_shifts_i8_scalars s = {
        .shift_bits = (int8_t)a->shift_bits_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, left_shifts_i8_at, &s);
}

struct left_shifts_i32_scalars {
    int32_t shift_bits;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void left_shifts_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    const struct left_shifts_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], s->shift_bits);
}

static void left_shifts_i32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct left_shifts_attrs *const a = attrs;
    const struct left_shifts_i32_scalars s = {
        .shift_bits = (int32_t)a->shift_bits_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, left_shifts_i32_at, &s);
}

struct left_shifts_u8_scalars {
    uint8_t shift_bits;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void left_shifts_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    const struct left_shifts_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], s->shift_bits);
}

static void left_shifts_u8(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    const struct left_shifts_attrs *const a = attrs;
    const struct left_shifts_u8_scalars s = {
        .shift_bits = (uint8_t)a->shift_bits_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, left_shifts_u8_at, &s);
}

struct left_shifts_i16_scalars {
    int16_t shift_bits;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void left_shifts_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    const struct left_shifts_i16_scalars *const s = scalars;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], s->shift_bits);
}

static void left_shifts_i16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct left_shifts_attrs *const a = attrs;
    const struct left_shifts_i16_scalars s = {
        .shift_bits = (int16_t)a->shift_bits_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, left_shifts_i16_at, &s);
}

struct left_shifts_u16_scalars {
    uint16_t shift_bits;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void left_shifts_u16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    const struct left_shifts_u16_scalars *const s = scalars;
    const uint16_t *const self = ins[0];
    uint16_t *const out = outs[0];
    (void)run;
    out[i] = out_u16(self[i], s->shift_bits);
}

static void left_shifts_u16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct left_shifts_attrs *const a = attrs;
    const struct left_shifts_u16_scalars s = {
        .shift_bits = (uint16_t)a->shift_bits_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, left_shifts_u16_at, &s);
}

struct left_shifts_u32_scalars {
    uint32_t shift_bits;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void left_shifts_u32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    const struct left_shifts_u32_scalars *const s = scalars;
    const uint32_t *const self = ins[0];
    uint32_t *const out = outs[0];
    (void)run;
    out[i] = out_u32(self[i], s->shift_bits);
}

static void left_shifts_u32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct left_shifts_attrs *const a = attrs;
    const struct left_shifts_u32_scalars s = {
        .shift_bits = (uint32_t)a->shift_bits_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, left_shifts_u32_at, &s);
}

struct left_shifts_i64_scalars {
    int64_t shift_bits;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void left_shifts_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    const struct left_shifts_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], s->shift_bits);
}

static void left_shifts_i64(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct left_shifts_attrs *const a = attrs;
    const struct left_shifts_i64_scalars s = {
        .shift_bits = (int64_t)a->shift_bits_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, left_shifts_i64_at, &s);
}

struct left_shifts_u64_scalars {
    uint64_t shift_bits;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void left_shifts_u64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    const struct left_shifts_u64_scalars *const s = scalars;
    const uint64_t *const self = ins[0];
    uint64_t *const out = outs[0];
    (void)run;
    out[i] = out_u64(self[i], s->shift_bits);
}

static void left_shifts_u64(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    const struct left_shifts_attrs *const a = attrs;
    const struct left_shifts_u64_scalars s = {
        .shift_bits = (uint64_t)a->shift_bits_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, left_shifts_u64_at, &s);
}

const ac_kernels AC_ISA(ac_left_shifts_kernels)[] = {
    {{
        [AC_I8] = left_shifts_i8,
        [AC_I32] = left_shifts_i32,
        [AC_U8] = left_shifts_u8,
        [AC_I16] = left_shifts_i16,
        [AC_U16] = left_shifts_u16,
        [AC_U32] = left_shifts_u32,
        [AC_I64] = left_shifts_i64,
        [AC_U64] = left_shifts_u64,
    }},
};
