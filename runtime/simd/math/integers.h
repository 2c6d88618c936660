/*
 * Words of integers beyond C's operators, for single elements; compilers make vectors of loops
 * over them.
 *
 *   trunc_quotient   a / b without its fraction; -1 where b is 0, -a where b is -1, so that nothing
 *                    traps. The quotient of two integers is at least 1 / |b| away from the next
 *                    integer that it does not equal, which f32 (8 and 16 bits) and f64 (32 bits)
 *                    resolve, and no vector has a division of integers.
 *   floor_quotient   the same, rounded down
 *   shift_left       by at least 0; what is shifted out is lost
 *   shift_right      by at least 0; copies of the sign come in
 *   fmod             what trunc_quotient leaves; a where b is 0
 *   pow              by squaring, which wraps; a negative b gives 0 but for 1 and -1
 *   decimal          the multiple of 10^-b nearest to a, of two the even one, which wraps
 *   gcd              Euclid's, of the magnitudes
 */
#ifndef AC_SIMD_INTEGERS_H
#define AC_SIMD_INTEGERS_H

#include <stdbool.h>
#include <stdint.h>

#include "simd/words/word.h"

/* The multiple of 10^places nearest to a number, of two the even one; it wraps. */
AC_WORD uint64_t ac_decimal_of(uint64_t size, uint64_t places)
{
    static const uint64_t powers[] = {
        UINT64_C(1),
        UINT64_C(10),
        UINT64_C(100),
        UINT64_C(1000),
        UINT64_C(10000),
        UINT64_C(100000),
        UINT64_C(1000000),
        UINT64_C(10000000),
        UINT64_C(100000000),
        UINT64_C(1000000000),
        UINT64_C(10000000000),
        UINT64_C(100000000000),
        UINT64_C(1000000000000),
        UINT64_C(10000000000000),
        UINT64_C(100000000000000),
        UINT64_C(1000000000000000),
        UINT64_C(10000000000000000),
        UINT64_C(100000000000000000),
        UINT64_C(1000000000000000000),
        UINT64_C(10000000000000000000),
    };
    const uint64_t most = sizeof powers / sizeof powers[0];
    const uint64_t unit = powers[places < most ? places : 0];
    const uint64_t number = size / unit;
    const uint64_t rest = size - number * unit;
    const uint64_t left = unit - rest;
    const bool up = rest > left || (rest == left && (number & 1) != 0);
    const uint64_t found = (number + up) * unit;
    return places < most ? found : 0;
}

/* `bits` of an integer `type`, which is computed in `wide`; `real` divides. */
#define AC_SIGNED(name, type, unsigned_, wide, real, bits)                                         \
    AC_WORD type ac_##name##_trunc_quotient(type a, type b)                                        \
    {                                                                                              \
        const bool simple = b == 0 || b == -1;                                                     \
        const type by = simple ? 1 : b;                                                            \
        const type quotient = (type)((real)a / (real)by);                                          \
        const type negative = (type)(0 - (wide)a);                                                 \
        return b == 0 ? (type)-1 : simple ? negative : quotient;                                   \
    }                                                                                              \
    AC_WORD type ac_##name##_floor_quotient(type a, type b)                                        \
    {                                                                                              \
        const type quotient = ac_##name##_trunc_quotient(a, b);                                    \
        const type rest = (type)((wide)a - (wide)quotient * (wide)b);                              \
        const bool above = b != 0 && rest != 0 && (rest < 0) != (b < 0);                           \
        return (type)((wide)quotient - (wide)above);                                               \
    }                                                                                              \
    AC_WORD type ac_##name##_fmod(type a, type b)                                                  \
    {                                                                                              \
        const wide whole = (wide)a;                                                                \
        const wide by = (wide)b;                                                                   \
        const wide quotient = (wide)ac_##name##_trunc_quotient(a, b);                              \
        const wide taken = quotient * by;                                                          \
        return (type)(whole - taken);                                                              \
    }                                                                                              \
    AC_WORD type ac_##name##_decimal(type a, type b)                                               \
    {                                                                                              \
        const uint64_t whole = (uint64_t)(int64_t)a;                                               \
        const uint64_t places = b < 0 ? 0 - (uint64_t)(int64_t)b : 0;                              \
        const uint64_t found = ac_decimal_of(a < 0 ? 0 - whole : whole, places);                   \
        return (type)(a < 0 ? 0 - found : found);                                                  \
    }                                                                                              \
    AC_WORD type ac_##name##_pow(type a, type b)                                                   \
    {                                                                                              \
        wide power = 1;                                                                            \
        wide square = (wide)a;                                                                     \
        for (wide left = b < 0 ? (wide)b & 1 : (wide)b; left != 0; left >>= 1) {                   \
            power = (left & 1) != 0 ? power * square : power;                                      \
            square *= square;                                                                      \
        }                                                                                          \
        const bool unit = a == 1 || a == -1;                                                       \
        return b < 0 && !unit ? 0 : (type)power;                                                   \
    }                                                                                              \
    AC_WORD type ac_##name##_shift_left(type a, type b)                                            \
    {                                                                                              \
        const wide by = b < 0 ? 0 : (wide)b;                                                       \
        const type shifted = (type)((wide)a << (by & ((bits)-1)));                                 \
        return by < (bits) ? shifted : 0;                                                          \
    }                                                                                              \
    AC_WORD type ac_##name##_shift_right(type a, type b)                                           \
    {                                                                                              \
        const type by = b < 0 ? 0 : b;                                                             \
        return (type)(a >> (by < (bits) ? by : (bits)-1));                                         \
    }                                                                                              \
    AC_WORD type ac_##name##_gcd(type a, type b)                                                   \
    {                                                                                              \
        unsigned_ x = (unsigned_)(a < 0 ? 0 - (wide)a : (wide)a);                                  \
        unsigned_ y = (unsigned_)(b < 0 ? 0 - (wide)b : (wide)b);                                  \
        while (y != 0) {                                                                           \
            const unsigned_ rest = (unsigned_)(x % y);                                             \
            x = y;                                                                                 \
            y = rest;                                                                              \
        }                                                                                          \
        return (type)x;                                                                            \
    }

#define AC_UNSIGNED(name, type, wide, real, bits)                                                  \
    AC_WORD type ac_##name##_trunc_quotient(type a, type b)                                        \
    {                                                                                              \
        const type by = b == 0 ? 1 : b;                                                            \
        const type quotient = (type)((real)a / (real)by);                                          \
        return b == 0 ? (type) ~(type)0 : quotient;                                                \
    }                                                                                              \
    AC_WORD type ac_##name##_floor_quotient(type a, type b)                                        \
    {                                                                                              \
        return ac_##name##_trunc_quotient(a, b);                                                   \
    }                                                                                              \
    AC_WORD type ac_##name##_fmod(type a, type b)                                                  \
    {                                                                                              \
        const wide whole = (wide)a;                                                                \
        const wide by = (wide)b;                                                                   \
        const wide quotient = (wide)ac_##name##_trunc_quotient(a, b);                              \
        const wide taken = quotient * by;                                                          \
        return (type)(whole - taken);                                                              \
    }                                                                                              \
    AC_WORD type ac_##name##_decimal(type a, type b)                                               \
    {                                                                                              \
        (void)b;                                                                                   \
        return a;                                                                                  \
    }                                                                                              \
    AC_WORD type ac_##name##_pow(type a, type b)                                                   \
    {                                                                                              \
        wide power = 1;                                                                            \
        wide square = (wide)a;                                                                     \
        for (wide left = b; left != 0; left >>= 1) {                                               \
            power = (left & 1) != 0 ? power * square : power;                                      \
            square *= square;                                                                      \
        }                                                                                          \
        return (type)power;                                                                        \
    }                                                                                              \
    AC_WORD type ac_##name##_shift_left(type a, type b)                                            \
    {                                                                                              \
        const type shifted = (type)((wide)a << (b & ((bits)-1)));                                  \
        return b < (bits) ? shifted : 0;                                                           \
    }                                                                                              \
    AC_WORD type ac_##name##_shift_right(type a, type b)                                           \
    {                                                                                              \
        const type shifted = (type)((wide)a >> (b & ((bits)-1)));                                  \
        return b < (bits) ? shifted : 0;                                                           \
    }                                                                                              \
    AC_WORD type ac_##name##_gcd(type a, type b)                                                   \
    {                                                                                              \
        while (b != 0) {                                                                           \
            const type rest = (type)(a % b);                                                       \
            a = b;                                                                                 \
            b = rest;                                                                              \
        }                                                                                          \
        return a;                                                                                  \
    }

AC_SIGNED(i8, int8_t, uint8_t, uint32_t, float, 8)
AC_SIGNED(i16, int16_t, uint16_t, uint32_t, float, 16)
AC_SIGNED(i32, int32_t, uint32_t, uint32_t, double, 32)
AC_SIGNED(i64, int64_t, uint64_t, uint64_t, int64_t, 64)
AC_UNSIGNED(u8, uint8_t, uint32_t, float, 8)
AC_UNSIGNED(u16, uint16_t, uint32_t, float, 16)
AC_UNSIGNED(u32, uint32_t, uint32_t, double, 32)
AC_UNSIGNED(u64, uint64_t, uint64_t, uint64_t, 64)

#undef AC_SIGNED
#undef AC_UNSIGNED

#endif
