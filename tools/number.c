#include "number.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "catalogue.h"

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

int dtype_named(const char *name)
{
    static const struct {
        const char *numpy;
        int dtype;
    } spellings[] = {
        {"float16", AC_F16},   {"bfloat16", AC_BF16},   {"float32", AC_F32}, {"float64", AC_F64},
        {"int8", AC_I8},       {"int16", AC_I16},       {"int32", AC_I32},   {"int64", AC_I64},
        {"uint8", AC_U8},      {"uint16", AC_U16},      {"uint32", AC_U32},  {"uint64", AC_U64},
        {"complex64", AC_C64}, {"complex128", AC_C128},
    };

    for (int i = 0; i < AC_DTYPE_COUNT; i++) {
        const ac_entry_dtype *const d = &ac_catalogue_dtypes[i];

        if (d->name && (strcasecmp(d->name, name) == 0 || strcasecmp(d->acl_name, name) == 0))
            return i;
    }
    for (size_t i = 0; i < sizeof spellings / sizeof spellings[0]; i++) {
        if (strcasecmp(spellings[i].numpy, name) == 0)
            return spellings[i].dtype;
    }
    return AC_DTYPE_NONE;
}

const char *dtype_name(int dtype)
{
    const bool known = dtype >= 0 && dtype < AC_DTYPE_COUNT && ac_catalogue_dtypes[dtype].name;

    return known ? ac_catalogue_dtypes[dtype].name : "no dtype";
}

size_t dtype_size(int dtype)
{
    return ac_catalogue_dtypes[dtype].bytes;
}

bool dtype_is_float(int dtype)
{
    return format_of(dtype).width > 0;
}

bool dtype_is_complex(int dtype)
{
    return dtype == AC_C64 || dtype == AC_C128;
}

size_t dtype_parts(int dtype)
{
    return dtype_is_complex(dtype) ? 2 : 1;
}

int dtype_part(int dtype)
{
    return dtype == AC_C64 ? AC_F32 : dtype == AC_C128 ? AC_F64 : dtype;
}

bool dtype_is_known(int dtype)
{
    switch (dtype) {
    case AC_I8:
    case AC_I16:
    case AC_I32:
    case AC_I64:
    case AC_U8:
    case AC_U16:
    case AC_U32:
    case AC_U64:
    case AC_BOOL:
        return true;
    default:
        return dtype_is_float(dtype) || dtype_is_complex(dtype);
    }
}

uint64_t bits_get(const void *elements, size_t size, size_t i)
{
    uint64_t bits = 0;

    memcpy(&bits, (const unsigned char *)elements + i * size, size);
    return bits;
}

void bits_set(void *elements, size_t size, size_t i, uint64_t bits)
{
    memcpy((unsigned char *)elements + i * size, &bits, size);
}

/* --- from elements ---------------------------------------------------------------------------- */

static double float_value(format f, uint64_t bits)
{
    const unsigned exponents = f.width - f.fraction - 1;
    const int bias = (1 << (exponents - 1)) - 1;
    const int exponent = (int)(bits >> f.fraction & ((UINT64_C(1) << exponents) - 1));
    const uint64_t fraction = bits & ((UINT64_C(1) << f.fraction) - 1);
    const double sign = (bits >> (f.width - 1) & 1) != 0 ? -1.0 : 1.0;

    if (exponent == (1 << exponents) - 1)
        return fraction != 0 ? NAN : sign * INFINITY;
    if (exponent == 0)
        return sign * ldexp((double)fraction, 1 - bias - (int)f.fraction);
    return sign *
           ldexp((double)(fraction | UINT64_C(1) << f.fraction), exponent - bias - (int)f.fraction);
}

double number_of(int dtype, uint64_t bits)
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
        return dtype_is_float(dtype) ? float_value(format_of(dtype), bits) : (double)bits;
    }
}

/* --- to elements ------------------------------------------------------------------------------ */

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

uint64_t number_bits(int dtype, double value)
{
    switch (dtype) {
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

/* --- elements of any dtype -------------------------------------------------------------------- */

number element_get(int dtype, const void *elements, size_t i)
{
    const int part = dtype_part(dtype);
    const size_t size = dtype_size(part);

    if (!dtype_is_complex(dtype))
        return (number){number_of(dtype, bits_get(elements, size, i)), 0};
    return (number){number_of(part, bits_get(elements, size, 2 * i)),
                    number_of(part, bits_get(elements, size, 2 * i + 1))};
}

void element_set(int dtype, void *elements, size_t i, number value)
{
    const int part = dtype_part(dtype);
    const size_t size = dtype_size(part);
    const size_t parts = dtype_parts(dtype);

    bits_set(elements, size, parts * i, number_bits(part, value.re));
    if (parts == 2)
        bits_set(elements, size, 2 * i + 1, number_bits(part, value.im));
}

/* --- text ------------------------------------------------------------------------------------- */

const char *number_read(const char *text, number *value)
{
    char *end;
    char *last;
    const double first = strtod(text, &end);

    *value = (number){first, 0};
    if (end != text && *end == 'j') {
        *value = (number){0, first};
        return end + 1;
    }
    if (end == text || (*end != '+' && *end != '-'))
        return end;
    value->im = strtod(end, &last);
    return last != end && *last == 'j' ? last + 1 : text;
}

/* The shortest digits that read back; positional where that needs no row of zeros to be long. */
static void float_text(int dtype, uint64_t bits, char *text, size_t size)
{
    enum { DIGITS_MAX = 17 };
    const double value = number_of(dtype, bits);
    int digits = 0;

    if (isnan(value)) {
        (void)snprintf(text, size, "nan");
        return;
    }
    do
        (void)snprintf(text, size, "%.*g", ++digits, value);
    while (digits < DIGITS_MAX && number_bits(dtype, strtod(text, NULL)) != bits);
    if (strchr(text, 'e') && fabs(value) >= 1e-4 && fabs(value) < 1e16)
        (void)snprintf(text, size, "%.0f", value);
}

static void part_text(int dtype, uint64_t bits, char *text, size_t size)
{
    if (dtype_is_float(dtype))
        float_text(dtype, bits, text, size);
    else if (dtype == AC_U64)
        (void)snprintf(text, size, "%" PRIu64, bits);
    else if (dtype == AC_I64)
        (void)snprintf(text, size, "%" PRId64, (int64_t)bits);
    else
        (void)snprintf(text, size, "%.0f", number_of(dtype, bits));
}

const char *element_text(int dtype, const void *elements, size_t i, char *text)
{
    const int part = dtype_part(dtype);
    const size_t size = dtype_size(part);
    const size_t parts = dtype_parts(dtype);
    char re[NUMBER_TEXT / 2];
    char im[NUMBER_TEXT / 2 - 2];

    part_text(part, bits_get(elements, size, parts * i), re, sizeof re);
    if (parts == 2)
        part_text(part, bits_get(elements, size, 2 * i + 1), im, sizeof im);
    if (parts == 2)
        (void)snprintf(text, NUMBER_TEXT, "%s%s%sj", re, im[0] == '-' ? "" : "+", im);
    else
        (void)snprintf(text, NUMBER_TEXT, "%s", re);
    return text;
}
