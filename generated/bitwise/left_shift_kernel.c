/*
 * Generated from spec/bitwise/left_shift.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = shift_left(self, shiftBits)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "bitwise/left_shift.h"
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

/* ins[0]: self, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void left_shift_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                              const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    const int8_t *const shift_bits = ins[1];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], shift_bits[i]);
}

static void left_shift_i8(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, left_shift_i8_at, NULL);
}

/* ins[0]: self, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void left_shift_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    const int32_t *const shift_bits = ins[1];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], shift_bits[i]);
}

static void left_shift_i32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, left_shift_i32_at, NULL);
}

/* ins[0]: self, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void left_shift_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                              const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const shift_bits = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], shift_bits[i]);
}

static void left_shift_u8(size_t count, const void *const ins[], void *const outs[],
                          const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, left_shift_u8_at, NULL);
}

/* ins[0]: self, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void left_shift_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    (void)scalars;
    const int16_t *const self = ins[0];
    const int16_t *const shift_bits = ins[1];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], shift_bits[i]);
}

static void left_shift_i16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, left_shift_i16_at, NULL);
}

/* ins[0]: self, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void left_shift_u16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    (void)scalars;
    const uint16_t *const self = ins[0];
    const uint16_t *const shift_bits = ins[1];
    uint16_t *const out = outs[0];
    (void)run;
    out[i] = out_u16(self[i], shift_bits[i]);
}

static void left_shift_u16(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, left_shift_u16_at, NULL);
}

/* ins[0]: self, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void left_shift_u32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    (void)scalars;
    const uint32_t *const self = ins[0];
    const uint32_t *const shift_bits = ins[1];
    uint32_t *const out = outs[0];
    (void)run;
    out[i] = out_u32(self[i], shift_bits[i]);
}

static void left_shift_u32(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, left_shift_u32_at, NULL);
}

/* ins[0]: self, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void left_shift_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    const int64_t *const shift_bits = ins[1];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], shift_bits[i]);
}

static void left_shift_i64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, left_shift_i64_at, NULL);
}

/* ins[0]: self, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void left_shift_u64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    (void)scalars;
    const uint64_t *const self = ins[0];
    const uint64_t *const shift_bits = ins[1];
    uint64_t *const out = outs[0];
    (void)run;
    out[i] = out_u64(self[i], shift_bits[i]);
}

static void left_shift_u64(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, left_shift_u64_at, NULL);
}

const ac_kernels AC_ISA(ac_left_shift_kernels)[] = {
    {{
        [AC_I8] = left_shift_i8,
        [AC_I32] = left_shift_i32,
        [AC_U8] = left_shift_u8,
        [AC_I16] = left_shift_i16,
        [AC_U16] = left_shift_u16,
        [AC_U32] = left_shift_u32,
        [AC_I64] = left_shift_i64,
        [AC_U64] = left_shift_u64,
    }},
};
