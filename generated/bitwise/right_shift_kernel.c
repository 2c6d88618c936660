/*
 * Generated from spec/bitwise/right_shift.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = shift_right(input, shiftBits)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "bitwise/right_shift.h"
#include "simd/loops/elements.h"
#include "simd/math/integers.h"
#include "simd/simd.h"

/* out = shift_right(input, shiftBits), on one element. */
static inline int8_t out_i8(int8_t input, int8_t shift_bits)
{
    return ac_i8_shift_right(input, shift_bits);
}

/* out = shift_right(input, shiftBits), on one element. */
static inline int32_t out_i32(int32_t input, int32_t shift_bits)
{
    return ac_i32_shift_right(input, shift_bits);
}

/* out = shift_right(input, shiftBits), on one element. */
static inline uint8_t out_u8(uint8_t input, uint8_t shift_bits)
{
    return ac_u8_shift_right(input, shift_bits);
}

/* out = shift_right(input, shiftBits), on one element. */
static inline int16_t out_i16(int16_t input, int16_t shift_bits)
{
    return ac_i16_shift_right(input, shift_bits);
}

/* out = shift_right(input, shiftBits), on one element. */
static inline uint16_t out_u16(uint16_t input, uint16_t shift_bits)
{
    return ac_u16_shift_right(input, shift_bits);
}

/* out = shift_right(input, shiftBits), on one element. */
static inline uint32_t out_u32(uint32_t input, uint32_t shift_bits)
{
    return ac_u32_shift_right(input, shift_bits);
}

/* out = shift_right(input, shiftBits), on one element. */
static inline int64_t out_i64(int64_t input, int64_t shift_bits)
{
    return ac_i64_shift_right(input, shift_bits);
}

/* out = shift_right(input, shiftBits), on one element. */
static inline uint64_t out_u64(uint64_t input, uint64_t shift_bits)
{
    return ac_u64_shift_right(input, shift_bits);
}

/* ins[0]: input, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void right_shift_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    (void)scalars;
    const int8_t *const input = ins[0];
    const int8_t *const shift_bits = ins[1];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(input[i], shift_bits[i]);
}

static void right_shift_i8(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, right_shift_i8_at, NULL);
}

/* ins[0]: input, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void right_shift_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const int32_t *const input = ins[0];
    const int32_t *const shift_bits = ins[1];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(input[i], shift_bits[i]);
}

static void right_shift_i32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, right_shift_i32_at, NULL);
}

/* ins[0]: input, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void right_shift_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    (void)scalars;
    const uint8_t *const input = ins[0];
    const uint8_t *const shift_bits = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(input[i], shift_bits[i]);
}

static void right_shift_u8(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, right_shift_u8_at, NULL);
}

/* ins[0]: input, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void right_shift_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const int16_t *const input = ins[0];
    const int16_t *const shift_bits = ins[1];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(input[i], shift_bits[i]);
}

static void right_shift_i16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, right_shift_i16_at, NULL);
}

/* ins[0]: input, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void right_shift_u16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const uint16_t *const input = ins[0];
    const uint16_t *const shift_bits = ins[1];
    uint16_t *const out = outs[0];
    (void)run;
    out[i] = out_u16(input[i], shift_bits[i]);
}

static void right_shift_u16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, right_shift_u16_at, NULL);
}

/* ins[0]: input, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void right_shift_u32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const uint32_t *const input = ins[0];
    const uint32_t *const shift_bits = ins[1];
    uint32_t *const out = outs[0];
    (void)run;
    out[i] = out_u32(input[i], shift_bits[i]);
}

static void right_shift_u32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, right_shift_u32_at, NULL);
}

/* ins[0]: input, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void right_shift_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const int64_t *const input = ins[0];
    const int64_t *const shift_bits = ins[1];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(input[i], shift_bits[i]);
}

static void right_shift_i64(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, right_shift_i64_at, NULL);
}

/* ins[0]: input, ins[1]: shiftBits; outs[0]: out. */
AC_WORD void right_shift_u64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const uint64_t *const input = ins[0];
    const uint64_t *const shift_bits = ins[1];
    uint64_t *const out = outs[0];
    (void)run;
    out[i] = out_u64(input[i], shift_bits[i]);
}

static void right_shift_u64(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, right_shift_u64_at, NULL);
}

const ac_kernels AC_ISA(ac_right_shift_kernels)[] = {
    {{
        [AC_I8] = right_shift_i8,
        [AC_I32] = right_shift_i32,
        [AC_U8] = right_shift_u8,
        [AC_I16] = right_shift_i16,
        [AC_U16] = right_shift_u16,
        [AC_U32] = right_shift_u32,
        [AC_I64] = right_shift_i64,
        [AC_U64] = right_shift_u64,
    }},
};
