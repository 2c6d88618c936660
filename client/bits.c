#include "client/bits.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "client/dtype.h"

/* Copies of a size that the compiler knows are single instructions. */
uint64_t bits_get(const void *elements, size_t size, size_t i)
{
    const unsigned char *const from = (const unsigned char *)elements + i * size;
    uint64_t bits = 0;

    if (size == 2)
        memcpy(&bits, from, 2);
    else if (size == 4)
        memcpy(&bits, from, 4);
    else if (size == 8)
        memcpy(&bits, from, 8);
    else
        memcpy(&bits, from, size);
    return bits;
}

void bits_set(void *elements, size_t size, size_t i, uint64_t bits)
{
    unsigned char *const to = (unsigned char *)elements + i * size;

    if (size == 2)
        memcpy(to, &bits, 2);
    else if (size == 4)
        memcpy(to, &bits, 4);
    else if (size == 8)
        memcpy(to, &bits, 8);
    else
        memcpy(to, &bits, size);
}

/* A binary format: bits of the whole and of the fraction. */
typedef struct format {
    unsigned width;
    unsigned fraction;
} format;

static format format_of(int dtype)
{
    switch (dtype) {
    case AC_F16:
        return (format){16, 10};
    case AC_BF16:
        return (format){16, 7};
    case AC_F32:
        return (format){32, 23};
    case AC_F64:
        return (format){64, 52};
    default:
        return (format){0, 0};
    }
}

static uint64_t magnitude(format f, uint64_t bits)
{
    return bits & ((UINT64_C(1) << (f.width - 1)) - 1);
}

static bool negative(format f, uint64_t bits)
{
    return (bits >> (f.width - 1) & 1) != 0;
}

static uint64_t infinity_of(format f)
{
    return (UINT64_C(1) << (f.width - 1)) - (UINT64_C(1) << f.fraction);
}

bool bits_are_nan(int dtype, uint64_t bits)
{
    const format f = format_of(dtype);

    return f.width > 0 && magnitude(f, bits) > infinity_of(f);
}

bool bits_are_infinite(int dtype, uint64_t bits)
{
    const format f = format_of(dtype);

    return f.width > 0 && magnitude(f, bits) == infinity_of(f);
}

bool bits_are_zero(int dtype, uint64_t bits)
{
    const format f = format_of(dtype);

    return f.width > 0 ? magnitude(f, bits) == 0 : bits == 0;
}

static double double_of(uint64_t bits)
{
    double value;

    memcpy(&value, &bits, sizeof value);
    return value;
}

/* A number that is normal in its format is so in f64; a smaller one is a whole number of units,
 * whose product is normal but for those of f64 itself. */
static double float_value(format f, uint64_t bits)
{
    const unsigned shift = 52 - f.fraction;
    const uint64_t size = magnitude(f, bits);
    const uint64_t bias = (UINT64_C(1) << (f.width - f.fraction - 2)) - 1;
    double value;

    if (size > infinity_of(f))
        return NAN;
    if (shift == 0)
        value = double_of(size);
    else if (size == infinity_of(f))
        value = INFINITY;
    else if (size >> f.fraction > 0)
        value = double_of((size << shift) + ((1023 - bias) << 52));
    else
        value = (double)size * double_of((1024 - bias - f.fraction) << 52);
    return negative(f, bits) ? -value : value;
}

double bits_value(int dtype, uint64_t bits)
{
    switch (dtype) {
    case AC_I4:
        return (double)(int)((bits & 15) ^ 8) - 8;
    case AC_I8:
        return (double)(int8_t)(uint8_t)bits;
    case AC_I16:
        return (double)(int16_t)(uint16_t)bits;
    case AC_I32:
        return (double)(int32_t)(uint32_t)bits;
    case AC_I64:
        return (double)(int64_t)bits;
    default:
        return dtype_is_float(dtype) ? float_value(format_of(dtype), bits) : (double)bits;
    }
}

/* --- nearest elements ---------------------------------------------------------------------------
 */

static uint64_t float_bits(format f, double value)
{
    const unsigned exponents = f.width - f.fraction - 1;
    const int bias = (1 << (exponents - 1)) - 1;
    const uint64_t infinity = ((UINT64_C(1) << exponents) - 1) << f.fraction;
    const uint64_t sign = signbit(value) ? UINT64_C(1) << (f.width - 1) : 0;
    int exponent;

    if (isnan(value))
        return infinity | UINT64_C(1) << (f.fraction - 1);
    if (isinf(value))
        return sign | infinity;
    if (value == 0)
        return sign;
    (void)frexp(value, &exponent);
    if (exponent > bias + 1)
        return sign | infinity;

    /* Count units in the last place. A carry out of the fraction raises the exponent by itself. */
    const int lowest = 2 - bias;
    const int above = exponent > lowest ? exponent - lowest : 0;
    const double units = nearbyint(ldexp(fabs(value), (int)f.fraction - 1 + bias - above));

    return sign | ((uint64_t)units + ((uint64_t)above << f.fraction));
}

static uint64_t integer_bits(double value, double low, double high)
{
    const double whole = nearbyint(value);

    if (isnan(value))
        return 0;
    if (whole <= low)
        return (uint64_t)(int64_t)low;
    /* 2^63 - 1 and 2^64 - 1 are no doubles; `high` is then the power of two. */
    if (whole >= high)
        return high >= 0x1p63 ? (uint64_t)(high - 1024) | 1023 : (uint64_t)high;
    return whole < 0 ? (uint64_t)(int64_t)whole : (uint64_t)whole;
}

uint64_t bits_of(int dtype, double value)
{
    switch (dtype) {
    case AC_I4:
        return integer_bits(value, -0x1p3, 0x1p3 - 1);
    case AC_I8:
        return integer_bits(value, -0x1p7, 0x1p7 - 1);
    case AC_I16:
        return integer_bits(value, -0x1p15, 0x1p15 - 1);
    case AC_I32:
        return integer_bits(value, -0x1p31, 0x1p31 - 1);
    case AC_I64:
        return integer_bits(value, -0x1p63, 0x1p63);
    case AC_U8:
        return integer_bits(value, 0, 0x1p8 - 1);
    case AC_U16:
        return integer_bits(value, 0, 0x1p16 - 1);
    case AC_U32:
        return integer_bits(value, 0, 0x1p32 - 1);
    case AC_U64:
        return integer_bits(value, 0, 0x1p64);
    case AC_BOOL:
        return value != 0;
    default:
        return float_bits(format_of(dtype), value);
    }
}

float bits_single(double value)
{
    const uint32_t bits = (uint32_t)bits_of(AC_F32, value);
    float single;

    memcpy(&single, &bits, sizeof single);
    return single;
}

/* --- distances ----------------------------------------------------------------------------------
 */

/* The position among the numbers of a format, both zeros in the middle. */
static uint64_t ordinal(format f, uint64_t bits)
{
    const uint64_t middle = UINT64_C(1) << 63;

    return negative(f, bits) ? middle - magnitude(f, bits) : middle + magnitude(f, bits);
}

uint64_t bits_distance(int dtype, uint64_t a, uint64_t b)
{
    const format f = format_of(dtype);

    if (f.width == 0)
        return a > b ? a - b : b - a;
    if (bits_are_nan(dtype, a) || bits_are_nan(dtype, b))
        return bits_are_nan(dtype, a) && bits_are_nan(dtype, b) ? 0 : UINT64_MAX;

    const uint64_t x = ordinal(f, a);
    const uint64_t y = ordinal(f, b);

    return x > y ? x - y : y - x;
}

uint64_t bits_allowed(const char *bound)
{
    if (strcmp(bound, "exact") == 0 || strcmp(bound, "rounded") == 0)
        return 0;
    if (strcmp(bound, "sum") == 0)
        return 1;
    return (uint64_t)ceil(strtod(bound, NULL) + 0.5) - 1;
}

double bits_units(const char *bound)
{
    return strcmp(bound, "exact") == 0 || strcmp(bound, "rounded") == 0 ? 0
                                                                        : strtod(bound, NULL) + 0.5;
}

bool bits_agree(int dtype, uint64_t expected, uint64_t actual, tolerance allowed)
{
    if (expected == actual)
        return true;
    if (!dtype_is_float(dtype))
        return false;
    if (bits_are_zero(dtype, expected) && bits_are_zero(dtype, actual))
        return allowed.any_zero;
    /* The kernels store only one nan, so nans agree if their bits do. An infinity may differ from
     * the largest number by one unit. */
    if (bits_are_nan(dtype, expected) || bits_are_nan(dtype, actual))
        return false;
    return bits_distance(dtype, expected, actual) <= allowed.distance;
}

/* The distance between two neighbours of the size of a number. */
static double unit_of(int dtype, uint64_t bits)
{
    const format f = format_of(dtype);
    const uint64_t size = magnitude(f, bits);
    const uint64_t below = size > 0 ? size - 1 : size;

    return float_value(f, below + 1) - float_value(f, below);
}

bool bits_agree_complex(int dtype, const uint64_t expected[2], const uint64_t actual[2],
                        tolerance allowed)
{
    const double sizes[] = {fabs(bits_value(dtype, expected[0])),
                            fabs(bits_value(dtype, expected[1]))};
    const size_t larger = sizes[1] > sizes[0] ? 1 : 0;
    const size_t other = 1 - larger;

    if (!bits_agree(dtype, expected[larger], actual[larger], allowed))
        return false;
    if (bits_agree(dtype, expected[other], actual[other], allowed))
        return true;
    if (allowed.units == 0 || !isfinite(sizes[0]) || !isfinite(sizes[1]) ||
        bits_are_infinite(dtype, actual[other]) || bits_are_nan(dtype, actual[other]))
        return false;
    if (bits_are_zero(dtype, expected[other]) && bits_are_zero(dtype, actual[other]))
        return false;
    return fabs(bits_value(dtype, actual[other]) - bits_value(dtype, expected[other])) <
           allowed.units * unit_of(dtype, expected[larger]);
}
