#include "bits.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/dtype.h"
#include "common/dtypes.h"

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

bool bits_are_float(int dtype)
{
    return format_of(dtype).width > 0;
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

static double float_value(format f, uint64_t bits)
{
    const int exponent = (int)(magnitude(f, bits) >> f.fraction);
    const int bias = (1 << (f.width - f.fraction - 2)) - 1;
    uint64_t mantissa = bits & ((UINT64_C(1) << f.fraction) - 1);
    double value;

    if (magnitude(f, bits) > infinity_of(f))
        return NAN;
    if (exponent > 0)
        mantissa |= UINT64_C(1) << f.fraction;
    value = ldexp((double)mantissa, (exponent > 0 ? exponent : 1) - bias - (int)f.fraction);
    if (magnitude(f, bits) == infinity_of(f))
        value = INFINITY;
    return negative(f, bits) ? -value : value;
}

double bits_value(int dtype, uint64_t bits)
{
    switch (dtype) {
    case AC_I8:
        return (double)(int8_t)(uint8_t)bits;
    case AC_I16:
        return (double)(int16_t)(uint16_t)bits;
    case AC_I32:
        return (double)(int32_t)(uint32_t)bits;
    case AC_I64:
        return (double)(int64_t)bits;
    default:
        return bits_are_float(dtype) ? float_value(format_of(dtype), bits) : (double)bits;
    }
}

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
    if (!bits_are_float(dtype))
        return false;
    if (bits_are_zero(dtype, expected) && bits_are_zero(dtype, actual))
        return allowed.any_zero;
    /* The kernels store one nan only, so nans agree when their bits do; infinities never round to
     * anything else either, but the largest number may be one below. */
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

/* Whether the parts of two complex numbers agree: in the larger part as numbers do, in the other by
 * units of the larger one. */
static bool parts_agree(int dtype, const uint64_t expected[2], const uint64_t actual[2],
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

/* Whether elements i of two arrays of parts agree; of a complex dtype the two parts together. */
static bool elements_agree(bool complex_, const array *expected, const array *actual, size_t i,
                           tolerance allowed)
{
    if (!complex_)
        return bits_agree(expected->dtype, array_get(expected, i), array_get(actual, i), allowed);

    const uint64_t e[] = {array_get(expected, i / 2 * 2), array_get(expected, i / 2 * 2 + 1)};
    const uint64_t a[] = {array_get(actual, i / 2 * 2), array_get(actual, i / 2 * 2 + 1)};

    return parts_agree(expected->dtype, e, a, allowed);
}

void bits_compare(const array *expected_whole, const array *actual_whole, tolerance allowed,
                  const char *what, findings *f)
{
    const array expected_parts = array_parts(expected_whole);
    const array actual_parts = array_parts(actual_whole);
    const array *const expected = &expected_parts;
    const array *const actual = &actual_parts;
    const bool complex_ = expected->dtype != expected_whole->dtype;
    const int digits = (int)expected->size * 2;
    size_t wrong = 0;
    size_t first = 0;

    if (expected->dtype != actual->dtype || expected->count != actual->count) {
        findings_add(f, "%s: %zu elements of %s where %zu of %s are expected", what, actual->count,
                     ac_dtype_name(actual->dtype), expected->count, ac_dtype_name(expected->dtype));
        return;
    }
    for (size_t i = expected->count; i-- > 0;) {
        if (!elements_agree(complex_, expected, actual, i, allowed)) {
            wrong++;
            first = i;
        }
    }
    if (wrong == 0)
        return;

    const uint64_t e = array_get(expected, first);
    const uint64_t a = array_get(actual, first);

    findings_add(f,
                 "%s: %s %zu is %.17g (0x%0*" PRIx64 ") instead of %.17g (0x%0*" PRIx64
                 "); %zu of %zu elements are wrong",
                 what, complex_ ? "part" : "element", first, bits_value(actual->dtype, a), digits,
                 a, bits_value(expected->dtype, e), digits, e, wrong, expected->count);
}
