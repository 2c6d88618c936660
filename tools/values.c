#include "values.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/dtype.h"
#include "client/npy.h"
#include "client/number.h"
#include "say.h"

int values_make(array *a, int dtype, size_t rank, const int64_t *dims)
{
    findings f = {0};

    return array_try(a, dtype, rank, dims, &f) ? EXIT_DONE : say_findings(&f);
}

/* --- made arrays ------------------------------------------------------------------------------ */

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
    if (values_make(a, dtype, rank, dims) != EXIT_DONE)
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
    if (values_make(a, dtype, 1, dims) != EXIT_DONE)
        return EXIT_FILE;
    for (size_t i = 0; i < a->count; i++) {
        const double part = a->count > 1 ? (double)i / (double)(a->count - 1) : 0;

        element_set(
            dtype, a->data, i,
            (number){from.re * (1 - part) + to.re * part, from.im * (1 - part) + to.im * part});
    }
    return EXIT_DONE;
}

/* The shape of numbers in brackets, [[1, 2], [3, 4]] being 2x2, from the first list of each depth;
 * false if there are more brackets than axes. */
static bool spelled_shape(const char *text, size_t *rank, int64_t *dims)
{
    size_t depth = 0;
    bool closed[ARRAY_RANK_MAX] = {false};

    *rank = 0;
    for (const char *c = text; *c != '\0'; c++) {
        if (*c == '[') {
            if (depth == ARRAY_RANK_MAX)
                return false;
            if (++depth > *rank) {
                *rank = depth;
                dims[depth - 1] = c[1 + strspn(c + 1, " ")] != ']';
            }
        } else if (*c == ']' && depth > 0) {
            closed[--depth] = true;
        } else if (*c == ',' && depth > 0 && !closed[depth - 1]) {
            dims[depth - 1]++;
        }
    }
    return true;
}

/* The rest of a text after blanks, and after one character if that is the next. */
static bool skipped(const char **text, char wanted)
{
    *text += strspn(*text, " ");
    if (**text != wanted)
        return false;
    (*text)++;
    return true;
}

/* The numbers of one axis and of those in it, each list as long as the first. */
static bool spelled_axis(array *a, const char **text, size_t axis, size_t *done)
{
    bool good = skipped(text, '[');

    for (int64_t i = 0; good && i < a->dims[axis]; i++) {
        number value;

        good = i == 0 || skipped(text, ',');
        if (good && axis + 1 < a->rank) {
            good = spelled_axis(a, text, axis + 1, done);
        } else if (good) {
            *text += strspn(*text, " ");
            const char *const end = number_read(*text, &value);

            good = end != *text;
            *text = end;
            if (good)
                element_set(a->dtype, a->data, (*done)++, value);
        }
    }
    return good && skipped(text, ']');
}

/* [1, 2.5, -inf], [[1, 2], [3, 4]] or [0.5+1j, -1j] */
static int read_numbers(array *a, const char *name, const char *text, int dtype)
{
    int64_t dims[ARRAY_RANK_MAX];
    const char *rest = text;
    size_t rank;
    size_t done = 0;

    if (!spelled_shape(text, &rank, dims))
        return fail(EXIT_USAGE, "%s: a tensor has at most %d axes", name, (int)ARRAY_RANK_MAX);
    if (values_make(a, dtype, rank, dims) != EXIT_DONE)
        return EXIT_FILE;
    if (spelled_axis(a, &rest, 0, &done) && *rest == '\0')
        return EXIT_DONE;
    array_free(a);
    return fail(EXIT_USAGE,
                "%s: numbers stand in brackets with commas, as in [1,-2.5,inf] or [0.5+1j,-1j]; "
                "lists of equal length make axes, as in [[1,2],[3,4]]",
                name);
}

static bool is_number(const char *text)
{
    number value;
    const char *const end = number_read(text, &value);

    return end != text && *end == '\0';
}

/* A number alone is a tensor without axes. */
static int read_number(array *a, const char *text, int dtype)
{
    number value;

    (void)number_read(text, &value);
    if (values_make(a, dtype, 0, NULL) != EXIT_DONE)
        return EXIT_FILE;
    element_set(dtype, a->data, 0, value);
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
    if (is_number(text))
        return read_number(a, text, made);
    return text[0] == '[' ? read_numbers(a, name, text, made)
                          : read_linspace(a, name, text + strlen("linspace:"), made);
}

/* FILE.npy, or - for standard input, which one argument can have. */
static int read_file(array *a, const char *name, const char *text, int dtype)
{
    static const char *reader;
    findings f = {0};

    if (strcmp(text, "-") != 0)
        return npy_read(a, text, dtype, &f) ? EXIT_DONE : say_findings(&f);
    if (reader)
        return fail(EXIT_USAGE, "%s=-: standard input is already read for %s", name, reader);
    reader = name;
    return npy_read_from(a, stdin, "standard input", dtype, &f) ? EXIT_DONE : say_findings(&f);
}

int values_read(array *a, const char *name, const char *text, int dtype)
{
    static const char *const kinds[] = {"random", "ones", "zeros"};
    const int made = dtype == AC_DTYPE_NONE ? AC_F32 : dtype;
    findings f = {0};
    int status;

    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        const size_t length = strlen(kinds[i]);

        if (strncmp(text, kinds[i], length) == 0 && text[length] == ':')
            return read_filled(a, name, text + length + 1, made, kinds[i]);
    }
    if (strncmp(text, "linspace:", strlen("linspace:")) == 0 || text[0] == '[' || is_number(text))
        return read_spelled(a, name, text, dtype);
    status = read_file(a, name, text, dtype);
    if (status != EXIT_DONE || dtype == AC_DTYPE_NONE)
        return status;
    if (dtype_is_complex(a->dtype) && !dtype_is_complex(dtype))
        return fail(EXIT_USAGE, "%s=%s holds %s, which converts to c64 and c128 only, not to %s",
                    name, text, dtype_name(a->dtype), dtype_name(dtype));
    if (!dtype_is_float(a->dtype) && !dtype_is_complex(a->dtype))
        return EXIT_DONE;
    return array_convert(a, dtype, &f) ? EXIT_DONE : say_findings(&f);
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

void values_print(const array *a)
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
