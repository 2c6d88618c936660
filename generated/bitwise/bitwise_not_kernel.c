/*
 * Generated from spec/bitwise/bitwise_not.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = bit_not(self)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "bitwise/bitwise_not.h"
#include "simd/loops/elements.h"
#include "simd/simd.h"

/* out = bit_not(self), on one element. */
static inline int8_t out_i8(int8_t self)
{
    return (int8_t)~self;
}

/* out = bit_not(self), on one element. */
static inline int32_t out_i32(int32_t self)
{
    return (int32_t)~self;
}

/* out = bit_not(self), on one element. */
static inline uint8_t out_u8(uint8_t self)
{
    return (uint8_t)~self;
}

/* out = bit_not(self), on one element. */
static inline int16_t out_i16(int16_t self)
{
    return (int16_t)~self;
}

/* out = bit_not(self), on one element. */
static inline uint16_t out_u16(uint16_t self)
{
    return (uint16_t)~self;
}

/* out = bit_not(self), on one element. */
static inline uint32_t out_u32(uint32_t self)
{
    return (uint32_t)~self;
}

/* out = bit_not(self), on one element. */
static inline int64_t out_i64(int64_t self)
{
    return (int64_t)~self;
}

/* out = bit_not(self), on one element. */
static inline uint64_t out_u64(uint64_t self)
{
    return (uint64_t)~self;
}

/* out = bit_not(self), on one element. */
static inline uint8_t out_bool(uint8_t self)
{
    return (uint8_t)(self == 0);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_not_i8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i]);
}

static void bitwise_not_i8(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_not_i8_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_not_i32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i]);
}

static void bitwise_not_i32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_not_i32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_not_u8_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                               const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i]);
}

static void bitwise_not_u8(size_t count, const void *const ins[], void *const outs[],
                           const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_not_u8_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_not_i16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i]);
}

static void bitwise_not_i16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_not_i16_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_not_u16_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const uint16_t *const self = ins[0];
    uint16_t *const out = outs[0];
    (void)run;
    out[i] = out_u16(self[i]);
}

static void bitwise_not_u16(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_not_u16_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_not_u32_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const uint32_t *const self = ins[0];
    uint32_t *const out = outs[0];
    (void)run;
    out[i] = out_u32(self[i]);
}

static void bitwise_not_u32(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_not_u32_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_not_i64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i]);
}

static void bitwise_not_i64(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_not_i64_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_not_u64_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                const void *scalars)
{
    (void)scalars;
    const uint64_t *const self = ins[0];
    uint64_t *const out = outs[0];
    (void)run;
    out[i] = out_u64(self[i]);
}

static void bitwise_not_u64(size_t count, const void *const ins[], void *const outs[],
                            const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_not_u64_at, NULL);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_not_bool_at(const void *const *ins, void *const *outs, size_t i, size_t run,
                                 const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_bool(self[i]);
}

static void bitwise_not_bool(size_t count, const void *const ins[], void *const outs[],
                             const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_not_bool_at, NULL);
}

const ac_kernels AC_ISA(ac_bitwise_not_kernels)[] = {
    {{
        [AC_I8] = bitwise_not_i8,
        [AC_I32] = bitwise_not_i32,
        [AC_U8] = bitwise_not_u8,
        [AC_I16] = bitwise_not_i16,
        [AC_U16] = bitwise_not_u16,
        [AC_U32] = bitwise_not_u32,
        [AC_I64] = bitwise_not_i64,
        [AC_U64] = bitwise_not_u64,
        [AC_BOOL] = bitwise_not_bool,
    }},
};
