#include "array.h"

#include <ctype.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/catalogue.h"
#include "client/dtype.h"
#include "client/number.h"
#include "say.h"

bool array_make(array *a, int dtype, size_t rank, const int64_t *dims)
{
    const size_t size = dtype_size(dtype);
    size_t count = 1;

    *a = (array){.dtype = dtype, .rank = rank};
    for (size_t i = 0; i < rank; i++) {
        a->dims[i] = dims[i];
        if (__builtin_mul_overflow(count, (size_t)dims[i], &count))
            count = SIZE_MAX / size;
    }
    a->count = count;
    a->data = count < SIZE_MAX / size ? calloc(count + 1, size) : NULL;
    if (!a->data)
        (void)fail(EXIT_FILE, "there is no memory for %zu elements of %s", count,
                   dtype_name(dtype));
    return a->data != NULL;
}

void array_free(array *a)
{
    free(a->data);
    *a = (array){0};
}

void array_strides(const array *a, int64_t *strides)
{
    int64_t step = 1;

    for (size_t i = 0; i < a->rank; i++) {
        const size_t axis = a->fortran ? i : a->rank - 1 - i;

        strides[axis] = step;
        step *= a->dims[axis] > 0 ? a->dims[axis] : 1;
    }
}

bool array_convert(array *a, int dtype)
{
    array other;

    if (a->dtype == dtype)
        return true;
    if (!array_make(&other, dtype, a->rank, a->dims))
        return false;
    other.fortran = a->fortran;
    for (size_t i = 0; i < a->count; i++)
        element_set(dtype, other.data, i, element_get(a->dtype, a->data, i));
    array_free(a);
    *a = other;
    return true;
}

const char *array_shape_text(const array *a, char *text)
{
    enum { SIZE = 256 };
    size_t used = (size_t)snprintf(text, SIZE, "[");

    for (size_t i = 0; i < a->rank && used + 24 < SIZE; i++)
        used +=
            (size_t)snprintf(text + used, SIZE - used, "%s%" PRId64, i > 0 ? ", " : "", a->dims[i]);
    (void)snprintf(text + used, SIZE - used, "]");
    return text;
}

bool shape_read(const char *text, size_t *rank, int64_t *dims)
{
    *rank = 0;
    while (*text != '\0') {
        char *end;

        if (*rank == ARRAY_RANK_MAX || !isdigit((unsigned char)*text))
            return false;
        dims[(*rank)++] = strtoll(text, &end, 10);
        text = end;
        if (*text == 'x' && isdigit((unsigned char)text[1]))
            text++;
        else if (*text != '\0')
            return false;
    }
    return true;
}

/* --- made arrays ------------------------------------------------------------------------------ */

/* A number of the sequence that begins with `seed`; all 64 bits are good. */
static uint64_t mixed(uint64_t seed)
{
    seed += UINT64_C(0x9e3779b97f4a7c15);
    seed = (seed ^ seed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    seed = (seed ^ seed >> 27) * UINT64_C(0x94d049bb133111eb);
    return seed ^ seed >> 31;
}

static double uniform(uint64_t seed)
{
    return ((double)(mixed(seed) >> 11) + 0.5) * 0x1p-53;
}

void array_randomise(array *a, uint64_t seed)
{
    const double turn = 6.283185307179586;

    for (size_t i = 0; i < a->count; i++) {
        const uint64_t at = mixed(seed) + 2 * i;
        const double size = sqrt(-2 * log(uniform(at)));
        const double angle = turn * uniform(at + 1);

        element_set(a->dtype, a->data, i, (number){size * cos(angle), size * sin(angle)});
    }
}

static void fill(array *a, double value)
{
    for (size_t i = 0; i < a->count; i++)
        element_set(a->dtype, a->data, i, (number){value, 0});
}

/* SHAPE[:SEED] */
static int read_filled(array *a, const char *name, const char *text, int dtype, const char *kind)
{
    char shape[256];
    int64_t dims[ARRAY_RANK_MAX];
    const size_t length = strcspn(text, ":");
    const bool random = strcmp(kind, "random") == 0;
    char *end = (char *)(uintptr_t) "";
    uint64_t seed = 0;
    size_t rank;

    (void)snprintf(shape, sizeof shape, "%.*s", (int)length, text);
    if (text[length] == ':')
        seed = strtoull(text + length + 1, &end, 10);
    if (!shape_read(shape, &rank, dims) || *end != '\0' || (text[length] == ':' && !random))
        return fail(EXIT_USAGE, "%s=%s:%s does not name a shape; %s:2x3%s is how one is written",
                    name, kind, text, kind, random ? " or random:2x3:SEED" : "");
    if (!array_make(a, dtype, rank, dims))
        return EXIT_FILE;
    if (random)
        array_randomise(a, seed);
    else
        fill(a, strcmp(kind, "ones") == 0 ? 1.0 : 0.0);
    return EXIT_DONE;
}

static bool number_is_nan(number x)
{
    return isnan(x.re) || isnan(x.im);
}

static int read_linspace(array *a, const char *name, const char *text, int dtype)
{
    number from;
    number to = {NAN, 0};
    const char *const middle = number_read(text, &from);
    const char *const last = *middle == ':' ? number_read(middle + 1, &to) : middle;
    char *end = (char *)(uintptr_t)last;
    const long long count = *last == ':' ? strtoll(last + 1, &end, 10) : -1;
    const int64_t dims[1] = {count};

    if (*end != '\0' || count < 1 || number_is_nan(from) || number_is_nan(to))
        return fail(EXIT_USAGE, "%s=linspace:%s is not of the form linspace:FROM:TO:COUNT", name,
                    text);
    if (!array_make(a, dtype, 1, dims))
        return EXIT_FILE;
    for (size_t i = 0; i < a->count; i++) {
        const double part = a->count > 1 ? (double)i / (double)(a->count - 1) : 0;

        element_set(
            dtype, a->data, i,
            (number){from.re * (1 - part) + to.re * part, from.im * (1 - part) + to.im * part});
    }
    return EXIT_DONE;
}

/* [1, 2.5, -inf] or [0.5+1j, -1j] */
static int read_numbers(array *a, const char *name, const char *text, int dtype)
{
    int64_t dims[1] = {strlen(text) > 2};

    for (const char *c = text; *c != '\0'; c++)
        dims[0] += *c == ',';
    if (!array_make(a, dtype, 1, dims))
        return EXIT_FILE;
    text++;
    for (size_t i = 0; i < a->count; i++) {
        number value;
        const char *const read = number_read(text, &value);
        const char *const end = read + strspn(read, " ");

        if (read == text || *end != (i + 1 < a->count ? ',' : ']')) {
            array_free(a);
            return fail(EXIT_USAGE,
                        "%s: numbers stand in brackets with commas, as in [1,-2.5,inf] or "
                        "[0.5+1j,-1j]",
                        name);
        }
        element_set(dtype, a->data, i, value);
        text = end + 1;
    }
    return EXIT_DONE;
}

/* Numbers that the text itself spells out, some of them with an imaginary part. */
static int read_spelled(array *a, const char *name, const char *text, int dtype)
{
    const bool imaginary = strchr(text, 'j') != NULL;
    const int made = dtype != AC_DTYPE_NONE ? dtype : imaginary ? AC_C64 : AC_F32;

    if (imaginary && !dtype_is_complex(made))
        return fail(EXIT_USAGE,
                    "%s=%s has an imaginary part, which %s does not hold; c64 and c128 do", name,
                    text, dtype_name(made));
    return text[0] == '[' ? read_numbers(a, name, text, made)
                          : read_linspace(a, name, text + strlen("linspace:"), made);
}

int array_read(array *a, const char *name, const char *text, int dtype)
{
    static const char *const kinds[] = {"random", "ones", "zeros"};
    const int made = dtype == AC_DTYPE_NONE ? AC_F32 : dtype;
    int status;

    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        const size_t length = strlen(kinds[i]);

        if (strncmp(text, kinds[i], length) == 0 && text[length] == ':')
            return read_filled(a, name, text + length + 1, made, kinds[i]);
    }
    if (strncmp(text, "linspace:", strlen("linspace:")) == 0 || text[0] == '[')
        return read_spelled(a, name, text, dtype);
    status = npy_read(a, text, dtype);
    if (status != EXIT_DONE || dtype == AC_DTYPE_NONE)
        return status;
    if (dtype_is_complex(a->dtype) && !dtype_is_complex(dtype))
        return fail(EXIT_USAGE, "%s=%s holds %s, which converts to c64 and c128 only, not to %s",
                    name, text, dtype_name(a->dtype), dtype_name(dtype));
    if (!dtype_is_float(a->dtype) && !dtype_is_complex(a->dtype))
        return EXIT_DONE;
    return array_convert(a, dtype) ? EXIT_DONE : EXIT_FILE;
}

/* --- printing --------------------------------------------------------------------------------- */

enum { EDGE = 3, WHOLE = 1000, WIDE = 10 };

typedef struct printer {
    const array *a;
    int64_t strides[ARRAY_RANK_MAX];
    bool shortened;
    int width;
} printer;

static void print_axis(const printer *p, size_t axis, size_t at)
{
    const array *const a = p->a;
    char text[NUMBER_TEXT];

    if (axis == a->rank) {
        (void)printf("%*s", p->width, element_text(a->dtype, a->data, at, text));
        return;
    }

    const size_t extent = (size_t)a->dims[axis];
    const bool last = axis + 1 == a->rank;

    (void)putchar('[');
    for (size_t i = 0; i < extent; i++) {
        if (i > 0 && (!last || i % WIDE == 0))
            (void)printf("\n%*s", (int)axis + 1, "");
        else if (i > 0)
            (void)putchar(' ');
        if (p->shortened && extent > 2 * EDGE && i == EDGE) {
            (void)fputs("...", stdout);
            i = extent - EDGE - 1;
            continue;
        }
        print_axis(p, axis + 1, at + i * (size_t)p->strides[axis]);
    }
    (void)putchar(']');
}

void array_print(const array *a)
{
    printer p = {.a = a, .shortened = a->count > WHOLE};
    char text[NUMBER_TEXT];

    array_strides(a, p.strides);
    for (size_t i = 0; i < a->count && !p.shortened; i++) {
        const int width = (int)strlen(element_text(a->dtype, a->data, i, text));

        p.width = width > p.width ? width : p.width;
    }
    print_axis(&p, 0, 0);
    (void)putchar('\n');
}
