/*
 * f16 and bf16 as raw bits, one value at a time. Widening is exact; narrowing rounds once, to
 * nearest even, with subnormals and overflow as in IEEE 754. Every nan becomes the canonical quiet
 * nan. All arithmetic is on integers, so the rounding mode and flush-to-zero have no effect.
 */
#ifndef AC_HALF_H
#define AC_HALF_H

#include <stdint.h>
#include <string.h>

#include "base/dtype.h"

#define AC_F32_NAN_BITS UINT32_C(0x7fc00000)
#define AC_F64_NAN_BITS UINT64_C(0x7ff8000000000000)
#define AC_F16_NAN_BITS UINT16_C(0x7e00)
#define AC_BF16_NAN_BITS UINT16_C(0x7fc0)

static inline uint32_t ac_f32_bits(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline float ac_f32_of_bits(uint32_t bits)
{
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static inline uint64_t ac_f64_bits(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static inline double ac_f64_of_bits(uint64_t bits)
{
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static inline float ac_f16_to_float(ac_f16 half)
{
    const uint32_t sign = (uint32_t)(half & 0x8000) << 16;
    const uint32_t exponent = (half >> 10) & 0x1f;
    uint32_t fraction = half & 0x3ff;

    if (exponent == 0x1f) { /* infinity, or a nan with its payload, made quiet */
        const uint32_t quiet = fraction != 0 ? 0x400000 : 0;
        return ac_f32_of_bits(sign | 0x7f800000 | fraction << 13 | quiet);
    }
    if (exponent != 0)
        return ac_f32_of_bits(sign | (exponent + 112) << 23 | fraction << 13);
    if (fraction == 0)
        return ac_f32_of_bits(sign);

    uint32_t scale = 113; /* a subnormal: shift the leading one to the implicit bit */
    while ((fraction & 0x400) == 0) {
        fraction <<= 1;
        scale--;
    }
    return ac_f32_of_bits(sign | scale << 23 | (fraction & 0x3ff) << 13);
}

/* Shifts right by 1 to 31 places, rounding to nearest even. */
static inline uint32_t ac_shift_round(uint32_t value, uint32_t places)
{
    const uint32_t half = UINT32_C(1) << (places - 1);
    const uint32_t kept = value >> places;
    const uint32_t rest = value & (half + (half - 1));
    return kept + (rest > half || (rest == half && (kept & 1) != 0));
}

static inline ac_f16 ac_f16_of_float(float x)
{
    const uint32_t bits = ac_f32_bits(x);
    const uint32_t sign = bits >> 16 & 0x8000;
    const uint32_t magnitude = bits & 0x7fffffff;

    if (magnitude > 0x7f800000)
        return AC_F16_NAN_BITS;
    if (magnitude >= 0x477ff000) /* 65520 and above are nearer to 2^16 than to 65504 */
        return (ac_f16)(sign | 0x7c00);
    if (magnitude >= 0x38800000) /* normal; a carry of the rounding into the exponent is correct */
        return (ac_f16)(sign | ac_shift_round(magnitude - (UINT32_C(112) << 23), 13));
    if (magnitude < 0x33000000) /* below half of the smallest subnormal */
        return (ac_f16)sign;
    const uint32_t significand = (magnitude & 0x7fffff) | 0x800000;
    return (ac_f16)(sign | ac_shift_round(significand, 126 - (magnitude >> 23)));
}

static inline float ac_bf16_to_float(ac_bf16 half)
{
    return ac_f32_of_bits((uint32_t)half << 16);
}

static inline ac_bf16 ac_bf16_of_float(float x)
{
    const uint32_t bits = ac_f32_bits(x);
    if ((bits & 0x7fffffff) > 0x7f800000)
        return AC_BF16_NAN_BITS;
    return (ac_bf16)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

/* x rounded to odd: if x is no f32, the neighbour whose last bit is 1. A second rounding of the
 * result, to at most 22 bits, gives the same as a single rounding of x. */
static inline float ac_f32_of_double_odd(double x)
{
    const uint64_t bits = ac_f64_bits(x);
    const uint32_t sign = (uint32_t)(bits >> 32) & 0x80000000;
    const uint64_t magnitude = bits & UINT64_C(0x7fffffffffffffff);
    const uint32_t exponent = (uint32_t)(magnitude >> 52);

    if (magnitude > UINT64_C(0x7ff0000000000000))
        return ac_f32_of_bits(AC_F32_NAN_BITS);
    if (exponent == 0x7ff)
        return ac_f32_of_bits(sign | 0x7f800000);
    if (exponent > 1150) /* too large for f32, whose largest value is odd */
        return ac_f32_of_bits(sign | 0x7f7fffff);
    if (exponent >= 897) { /* normal in f32 */
        const uint32_t kept = (uint32_t)((magnitude - (UINT64_C(896) << 52)) >> 29);
        return ac_f32_of_bits(sign | kept | ((magnitude & 0x1fffffff) != 0));
    }
    const uint64_t significand = (magnitude & UINT64_C(0xfffffffffffff)) | (uint64_t)(exponent != 0)
                                                                               << 52;
    const uint32_t places = 926 - exponent; /* to a multiple of 2^-149 */
    if (places > 53)
        return ac_f32_of_bits(sign | (significand != 0));
    const uint32_t kept = (uint32_t)(significand >> places);
    return ac_f32_of_bits(sign | kept | ((significand & ((UINT64_C(1) << places) - 1)) != 0));
}

static inline ac_f16 ac_f16_of_double(double x)
{
    return ac_f16_of_float(ac_f32_of_double_odd(x));
}

static inline ac_bf16 ac_bf16_of_double(double x)
{
    return ac_bf16_of_float(ac_f32_of_double_odd(x));
}

#endif
