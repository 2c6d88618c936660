/*
 * Generated from spec/bitwise/bitwise_and_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 *   out = bit_and(self, other)
 *
 * Compiled once per instruction set; AC_ISA() gives each copy its own symbol.
 */
#include "bitwise/bitwise_and_tensor.h"
#include "simd/loops/elements.h"
#include "simd/simd.h"

/* out = bit_and(self, other), on one element. */
static inline int8_t out_i8(int8_t self, int8_t other)
{
    return (int8_t)(self & other);
}

/* out = bit_and(self, other), on one element. */
static inline int32_t out_i32(int32_t self, int32_t other)
{
    return (int32_t)(self & other);
}

/* out = bit_and(self, other), on one element. */
static inline uint8_t out_u8(uint8_t self, uint8_t other)
{
    return (uint8_t)(self & other);
}

/* out = bit_and(self, other), on one element. */
static inline int16_t out_i16(int16_t self, int16_t other)
{
    return (int16_t)(self & other);
}

/* out = bit_and(self, other), on one element. */
static inline uint16_t out_u16(uint16_t self, uint16_t other)
{
    return (uint16_t)(self & other);
}

/* out = bit_and(self, other), on one element. */
static inline int64_t out_i64(int64_t self, int64_t other)
{
    return (int64_t)(self & other);
}

/* out = bit_and(self, other), on one element. */
static inline uint8_t out_bool(uint8_t self, uint8_t other)
{
    return (uint8_t)((self != 0) & (other != 0));
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void bitwise_and_tensor_i8_at(const void *const *ins, void *const *outs, size_t i,
                                      size_t run, const void *scalars)
{
    (void)scalars;
    const int8_t *const self = ins[0];
    const int8_t *const other = ins[1];
    int8_t *const out = outs[0];
    (void)run;
    out[i] = out_i8(self[i], other[i]);
}

static void bitwise_and_tensor_i8(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, bitwise_and_tensor_i8_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void bitwise_and_tensor_i32_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    (void)scalars;
    const int32_t *const self = ins[0];
    const int32_t *const other = ins[1];
    int32_t *const out = outs[0];
    (void)run;
    out[i] = out_i32(self[i], other[i]);
}

static void bitwise_and_tensor_i32(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, bitwise_and_tensor_i32_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void bitwise_and_tensor_u8_at(const void *const *ins, void *const *outs, size_t i,
                                      size_t run, const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_u8(self[i], other[i]);
}

static void bitwise_and_tensor_u8(size_t count, const void *const ins[], void *const outs[],
                                  const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, bitwise_and_tensor_u8_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void bitwise_and_tensor_i16_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    (void)scalars;
    const int16_t *const self = ins[0];
    const int16_t *const other = ins[1];
    int16_t *const out = outs[0];
    (void)run;
    out[i] = out_i16(self[i], other[i]);
}

static void bitwise_and_tensor_i16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, bitwise_and_tensor_i16_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void bitwise_and_tensor_u16_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    (void)scalars;
    const uint16_t *const self = ins[0];
    const uint16_t *const other = ins[1];
    uint16_t *const out = outs[0];
    (void)run;
    out[i] = out_u16(self[i], other[i]);
}

static void bitwise_and_tensor_u16(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, bitwise_and_tensor_u16_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void bitwise_and_tensor_i64_at(const void *const *ins, void *const *outs, size_t i,
                                       size_t run, const void *scalars)
{
    (void)scalars;
    const int64_t *const self = ins[0];
    const int64_t *const other = ins[1];
    int64_t *const out = outs[0];
    (void)run;
    out[i] = out_i64(self[i], other[i]);
}

static void bitwise_and_tensor_i64(size_t count, const void *const ins[], void *const outs[],
                                   const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, bitwise_and_tensor_i64_at, NULL);
}

/* ins[0]: self, ins[1]: other; outs[0]: out. */
AC_WORD void bitwise_and_tensor_bool_at(const void *const *ins, void *const *outs, size_t i,
                                        size_t run, const void *scalars)
{
    (void)scalars;
    const uint8_t *const self = ins[0];
    const uint8_t *const other = ins[1];
    uint8_t *const out = outs[0];
    (void)run;
    out[i] = out_bool(self[i], other[i]);
}

static void bitwise_and_tensor_bool(size_t count, const void *const ins[], void *const outs[],
                                    const void *attrs, uint32_t past)
{
    (void)attrs;
    (void)past;
    ac_run_elements(2, 1, false, count, ins, outs, bitwise_and_tensor_bool_at, NULL);
}

const ac_kernels AC_ISA(ac_bitwise_and_tensor_kernels)[] = {
    {{
        [AC_I8] = bitwise_and_tensor_i8,
        [AC_I32] = bitwise_and_tensor_i32,
        [AC_U8] = bitwise_and_tensor_u8,
        [AC_I16] = bitwise_and_tensor_i16,
        [AC_U16] = bitwise_and_tensor_u16,
        [AC_I64] = bitwise_and_tensor_i64,
        [AC_BOOL] = bitwise_and_tensor_bool,
    }},
};
