/*
 * Generated from spec/bitwise/bitwise_xor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = bit_xor(self, other)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "bitwise/bitwise_xor_scalar.h"
#include "simd/loops/elements.h"
#include "simd/simd.h"

/* out = bit_xor(self, other), on one element. */
static inline int8_t out_i8(int8_t self, int8_t other)
{
    return (int8_t)(self ^ other);
}

/* out = bit_xor(self, other), on one element. */
static inline int32_t out_i32(int32_t self, int32_t other)
{
    return (int32_t)(self ^ other);
}

/* out = bit_xor(self, other), on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t other)
{
    return (uint8_t)(self ^ other);
}

/* out = bit_xor(self, other), on one element. */
static inline int16_t out_i16(int16_t self, int16_t other)
{
    return (int16_t)(self ^ other);
}

/* out = bit_xor(self, other), on one element. */
static inline uint16_t out_u16(uint16_t self, uint16_t other)
{
    return (uint16_t)(self ^ other);
}

/* out = bit_xor(self, other), on one element. */
static inline uint32_t out_u32(uint32_t self, uint32_t other)
{
    return (uint32_t)(self ^ other);
}

/* out = bit_xor(self, other), on one element. */
static inline int64_t out_i64(int64_t self, int64_t other)
{
    return (int64_t)(self ^ other);
}

/* out = bit_xor(self, other), on one element. */
static inline uint64_t out_u64(uint64_t self, uint64_t other)
{
    return (uint64_t)(self ^ other);
}

/* out = bit_xor(self, other), on one element. */
static inline uint8_t out_bool(uint8_t self, uint8_t other)
{
    return (uint8_t)((self != 0) ^ (other != 0));
}

struct bitwise_xor_scalar_i8_scalars {
    int8_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_xor_scalar_i8_at(const void *const *ins, void *const *outs, size_t i,
                                      size_t run, const void *scalars)
{
    const struct bitwise_xor_scalar_i8_scalars *const s = scalars;
    const int8_t *const self = ins[0];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], s->other);
}

static void bitwise_xor_scalar_i8(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct bitwise_xor_scalar_attrs *const a = attrs;
    const struct bitwise_xor_scalar_i8_scalars s = {
        .other = (int8_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_xor_scalar_i8_at, &s);
}

struct bitwise_xor_scalar_i32_scalars {
    int32_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_xor_scalar_i32_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    const struct bitwise_xor_scalar_i32_scalars *const s = scalars;
    const int32_t *const self = ins[0];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], s->other);
}

static void bitwise_xor_scalar_i32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct bitwise_xor_scalar_attrs *const a = attrs;
    const struct bitwise_xor_scalar_i32_scalars s = {
        .other = (int32_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_xor_scalar_i32_at, &s);
}

struct bitwise_xor_scalar_u8_scalars {
    uint8_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_xor_scalar_u8_at(const void *const *ins, void *const *outs, size_t i,
                                      size_t run, const void *scalars)
{
    const struct bitwise_xor_scalar_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], s->other);
}

static void bitwise_xor_scalar_u8(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    const struct bitwise_xor_scalar_attrs *const a = attrs;
    const struct bitwise_xor_scalar_u8_scalars s = {
        .other = (uint8_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_xor_scalar_u8_at, &s);
}

struct bitwise_xor_scalar_i16_scalars {
    int16_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_xor_scalar_i16_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    const struct bitwise_xor_scalar_i16_scalars *const s = scalars;
    const int16_t *const self = ins[0];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], s->other);
}

static void bitwise_xor_scalar_i16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct bitwise_xor_scalar_attrs *const a = attrs;
    const struct bitwise_xor_scalar_i16_scalars s = {
        .other = (int16_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_xor_scalar_i16_at, &s);
}

struct bitwise_xor_scalar_u16_scalars {
    uint16_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_xor_scalar_u16_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    const struct bitwise_xor_scalar_u16_scalars *const s = scalars;
    const uint16_t *const self = ins[0];
    uint16_t *const out = outs[0];
    (void)run;
    out[i] = out_u16(self[i], s->other);
}

static void bitwise_xor_scalar_u16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct bitwise_xor_scalar_attrs *const a = attrs;
    const struct bitwise_xor_scalar_u16_scalars s = {
        .other = (uint16_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_xor_scalar_u16_at, &s);
}

struct bitwise_xor_scalar_u32_scalars {
    uint32_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_xor_scalar_u32_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    const struct bitwise_xor_scalar_u32_scalars *const s = scalars;
    const uint32_t *const self = ins[0];
    uint32_t *const out = outs[0];
    (void)run;
    out[i] = out_u32(self[i], s->other);
}

static void bitwise_xor_scalar_u32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct bitwise_xor_scalar_attrs *const a = attrs;
    const struct bitwise_xor_scalar_u32_scalars s = {
        .other = (uint32_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_xor_scalar_u32_at, &s);
}

struct bitwise_xor_scalar_i64_scalars {
    int64_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_xor_scalar_i64_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    const struct bitwise_xor_scalar_i64_scalars *const s = scalars;
    const int64_t *const self = ins[0];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], s->other);
}

static void bitwise_xor_scalar_i64(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct bitwise_xor_scalar_attrs *const a = attrs;
    const struct bitwise_xor_scalar_i64_scalars s = {
        .other = (int64_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_xor_scalar_i64_at, &s);
}

struct bitwise_xor_scalar_u64_scalars {
    uint64_t other;
};

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_xor_scalar_u64_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    const struct bitwise_xor_scalar_u64_scalars *const s = scalars;
    const uint64_t *const self = ins[0];
    uint64_t *const out = outs[0];
    (void)run;
    out[i] = out_u64(self[i], s->other);
}

static void bitwise_xor_scalar_u64(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    const struct bitwise_xor_scalar_attrs *const a = attrs;
    const struct bitwise_xor_scalar_u64_scalars s = {
        .other = (uint64_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_xor_scalar_u64_at, &s);
}

/* ins[0]: self; outs[0]: out. */
AC_WORD void bitwise_xor_scalar_bool_at(const void *const *ins, void *const *outs, size_t i,
                                        size_t run, const void *scalars)
{
    const struct bitwise_xor_scalar_u8_scalars *const s = scalars;
    const uint8_t *const self = ins[0];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_bool(self[i], s->other);
}

static void bitwise_xor_scalar_bool(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    const struct bitwise_xor_scalar_attrs *const a = attrs;
    const struct bitwise_xor_scalar_u8_scalars s = {
        .other = (uint8_t)a->other_integer,
    };
    (void)past;
    ac_run_elements(1, 1, false, count, ins, outs, bitwise_xor_scalar_bool_at, &s);
}

const ac_kernels AC_ISA(ac_bitwise_xor_scalar_kernels)[] = {
    {{
        [AC_I8] = bitwise_xor_scalar_i8,
        [AC_I32] = bitwise_xor_scalar_i32,
        [AC_U8] = bitwise_xor_scalar_u8,
        [AC_I16] = bitwise_xor_scalar_i16,
        [AC_U16] = bitwise_xor_scalar_u16,
        [AC_U32] = bitwise_xor_scalar_u32,
        [AC_I64] = bitwise_xor_scalar_i64,
        [AC_U64] = bitwise_xor_scalar_u64,
        [AC_BOOL] = bitwise_xor_scalar_bool,
    }},
};
