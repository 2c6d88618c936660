#include "client/number.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/bits.h"
#include "client/dtype.h"

number element_get(int dtype, const void *elements, size_t i)
{
    const int part = dtype_part(dtype);
    const size_t size = dtype_size(part);

    if (!dtype_is_complex(dtype))
        return (number){bits_value(dtype, bits_get(elements, size, i)), 0};
    return (number){bits_value(part, bits_get(elements, size, 2 * i)),
                    bits_value(part, bits_get(elements, size, 2 * i + 1))};
}

void element_set(int dtype, void *elements, size_t i, number value)
{
    const int part = dtype_part(dtype);
    const size_t size = dtype_size(part);
    const size_t parts = dtype_parts(dtype);

    bits_set(elements, size, parts * i, bits_of(part, value.re));
    if (parts == 2)
        bits_set(elements, size, 2 * i + 1, bits_of(part, value.im));
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
    const double value = bits_value(dtype, bits);
    int digits = 0;

    if (isnan(value)) {
        (void)snprintf(text, size, "nan");
        return;
    }
    do
        (void)snprintf(text, size, "%.*g", ++digits, value);
    while (digits < DIGITS_MAX && bits_of(dtype, strtod(text, NULL)) != bits);
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
        (void)snprintf(text, size, "%.0f", bits_value(dtype, bits));
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
