/*
 * Floats to integers: truncated towards zero, clamped to the range, 0 for nan. In C such casts are
 * undefined outside the range, and machines differ there. Every float up to f64 is exact as a
 * double.
 */
#ifndef AC_TRUNCATE_H
#define AC_TRUNCATE_H

#include <stdint.h>

/* x clamped to a range that contains 0; 0 for nan. Without branches, so that compilers vectorise
 * it. */
static inline double ac_within(double x, double low, double high)
{
    const double number = x == x ? x : 0.0;
    const double above = number < low ? low : number;
    return above > high ? high : above;
}

static inline int8_t ac_i8_of(double x)
{
    return (int8_t)(int32_t)ac_within(x, INT8_MIN, INT8_MAX);
}

static inline uint8_t ac_u8_of(double x)
{
    return (uint8_t)(int32_t)ac_within(x, 0, UINT8_MAX);
}

static inline int16_t ac_i16_of(double x)
{
    return (int16_t)(int32_t)ac_within(x, INT16_MIN, INT16_MAX);
}

static inline uint16_t ac_u16_of(double x)
{
    return (uint16_t)(int32_t)ac_within(x, 0, UINT16_MAX);
}

static inline int32_t ac_i32_of(double x)
{
    return (int32_t)ac_within(x, INT32_MIN, INT32_MAX);
}

static inline uint32_t ac_u32_of(double x)
{
    return (uint32_t)ac_within(x, 0, UINT32_MAX);
}

/* The largest 64-bit integers are not doubles, so the limit is the power of two just above them. */
static inline int64_t ac_i64_of(double x)
{
    const int64_t inside = (int64_t)ac_within(x, -0x1p63, 0x1.fffffffffffffp62);
    return x >= 0x1p63 ? INT64_MAX : inside;
}

static inline uint64_t ac_u64_of(double x)
{
    const uint64_t inside = (uint64_t)ac_within(x, 0, 0x1.fffffffffffffp63);
    return x >= 0x1p64 ? UINT64_MAX : inside;
}

#endif
