/*
 * aclnn diff: how far two arrays are apart.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/bits.h"
#include "client/dtype.h"
#include "client/number.h"
#include "command.h"
#include "options.h"
#include "say.h"
#include "values.h"

static const char help[] =
    "usage: aclnn diff A.npy B.npy [--ulp COUNT] [--json]\n"
    "\n"
    "How many elements of two files differ, and by how many units in the last place (ulp): by how\n"
    "many numbers of their data type they are apart. Zeros of both signs are equal, and so are "
    "two\n"
    "nan. A complex number is as far as the further of its parts. - is standard input.\n"
    "\n"
    "  --ulp COUNT  so many are allowed (default 0)\n"
    "  --json       for programs\n"
    "\n"
    "Exit status 1 where an element differs by more, or shapes or data types differ.\n";

enum { CLASSES = 5 };

static const char *const class_names[CLASSES] = {"1", "2 to 3", "4 to 15", "16 and more",
                                                 "nan beside a number"};

typedef struct differences {
    size_t count;  /* of elements */
    size_t differ; /* by anything */
    size_t beyond; /* by more than is allowed */
    uint64_t allowed;
    uint64_t most; /* UINT64_MAX: a nan beside a number */
    size_t at[2];  /* the elements of both arrays with the most, in memory */
    size_t index;  /* and among all, the last axis fastest */
    size_t of[CLASSES];
} differences;

static size_t class_of(uint64_t distance)
{
    return distance == UINT64_MAX ? 4 : distance < 2 ? 0 : distance < 4 ? 1 : distance < 16 ? 2 : 3;
}

/* Where element i, the last axis fastest, lies in memory. */
static size_t place_of(const array *a, const int64_t *strides, size_t i)
{
    int64_t index[ARRAY_RANK_MAX];
    int64_t at = 0;

    index_of(i, a->rank, a->dims, index);
    for (size_t axis = 0; axis < a->rank; axis++)
        at += index[axis] * strides[axis];
    return (size_t)at;
}

static uint64_t distance_of(const array *a, size_t i, const array *b, size_t k)
{
    const size_t parts = dtype_parts(a->dtype);
    const int part = dtype_part(a->dtype);
    const size_t size = dtype_size(part);
    uint64_t most = 0;

    for (size_t p = 0; p < parts; p++) {
        const uint64_t apart = bits_distance(part, bits_get(a->data, size, i * parts + p),
                                             bits_get(b->data, size, k * parts + p));

        most = apart > most ? apart : most;
    }
    return most;
}

static void compare(const array *a, const array *b, differences *d)
{
    int64_t strides[2][ARRAY_RANK_MAX];

    array_strides(a, strides[0]);
    array_strides(b, strides[1]);
    d->count = a->count;
    for (size_t i = 0; i < a->count; i++) {
        const size_t first = place_of(a, strides[0], i);
        const size_t second = place_of(b, strides[1], i);
        const uint64_t apart = distance_of(a, first, b, second);

        if (apart == 0)
            continue;
        d->differ++;
        d->beyond += apart > d->allowed;
        d->of[class_of(apart)]++;
        if (apart > d->most) {
            d->most = apart;
            d->at[0] = first;
            d->at[1] = second;
            d->index = i;
        }
    }
}

/* "[0, 2]" of the element that differs most. */
static const char *index_text(const array *a, size_t i, char *text, size_t size)
{
    int64_t index[ARRAY_RANK_MAX];

    index_of(i, a->rank, a->dims, index);
    return shape_text(a->rank, index, text, size);
}

static void print_text(const array *a, const array *b, const differences *d)
{
    char shape[256];
    char text[2][NUMBER_TEXT];

    (void)printf("%s %s: %zu of %zu elements differ", dtype_name(a->dtype),
                 shape_text(a->rank, a->dims, shape, sizeof shape), d->differ, d->count);
    if (d->allowed > 0)
        (void)printf(", %zu by more than %" PRIu64 " ulp", d->beyond, d->allowed);
    (void)putchar('\n');
    for (size_t i = 0; i < CLASSES; i++) {
        if (d->of[i] > 0)
            (void)printf("  %-20s %zu\n", class_names[i], d->of[i]);
    }
    if (d->differ == 0)
        return;
    (void)printf("most at %s: %s and %s", index_text(a, d->index, shape, sizeof shape),
                 element_text(a->dtype, a->data, d->at[0], text[0]),
                 element_text(b->dtype, b->data, d->at[1], text[1]));
    if (d->most != UINT64_MAX)
        (void)printf(", %" PRIu64 " ulp", d->most);
    (void)putchar('\n');
}

static void print_json(const array *a, const array *b, const differences *d)
{
    char shape[256];
    char text[2][NUMBER_TEXT];

    (void)printf("{\"dtype\": \"%s\", \"shape\": %s, \"elements\": %zu, \"differ\": %zu, "
                 "\"beyond\": %zu, \"allowed\": %" PRIu64 ", \"nan\": %zu",
                 dtype_name(a->dtype), shape_text(a->rank, a->dims, shape, sizeof shape), d->count,
                 d->differ, d->beyond, d->allowed, d->of[4]);
    if (d->differ > 0 && d->most == UINT64_MAX)
        (void)fputs(", \"most\": null", stdout);
    else
        (void)printf(", \"most\": %" PRIu64, d->most);
    if (d->differ > 0)
        (void)printf(", \"at\": %s, \"values\": [\"%s\", \"%s\"]",
                     index_text(a, d->index, shape, sizeof shape),
                     element_text(a->dtype, a->data, d->at[0], text[0]),
                     element_text(b->dtype, b->data, d->at[1], text[1]));
    (void)puts("}");
}

static int diff(const array *a, const array *b, uint64_t allowed, bool json)
{
    differences d = {.allowed = allowed};
    char shapes[2][256];

    if (a->dtype != b->dtype)
        return fail(EXIT_REFUSED, "the data types differ: %s and %s", dtype_name(a->dtype),
                    dtype_name(b->dtype));
    if (a->rank != b->rank || memcmp(a->dims, b->dims, a->rank * sizeof a->dims[0]) != 0)
        return fail(EXIT_REFUSED, "the shapes differ: %s and %s",
                    shape_text(a->rank, a->dims, shapes[0], sizeof shapes[0]),
                    shape_text(b->rank, b->dims, shapes[1], sizeof shapes[1]));
    compare(a, b, &d);
    if (json)
        print_json(a, b, &d);
    else
        print_text(a, b, &d);
    return d.beyond > 0 ? EXIT_REFUSED : EXIT_DONE;
}

int diff_command(int count, char **arguments)
{
    const char *ulp_text = NULL;
    bool json = false;
    const option known[] = {
        {"--ulp", &ulp_text, NULL}, {"--json", NULL, &json}, {NULL, NULL, NULL}};
    int status = options_take(&count, arguments, known, help);
    uint64_t allowed = 0;
    array a = {0};
    array b = {0};

    if (status != OPTIONS_GO_ON)
        return status;
    if (option_count("--ulp", ulp_text, &allowed) != EXIT_DONE)
        return EXIT_USAGE;
    if (count != 2)
        return fail(EXIT_USAGE, "diff wants two files: aclnn diff a.npy b.npy");
    status = values_read(&a, "the first file", arguments[0], AC_DTYPE_NONE);
    if (status == EXIT_DONE)
        status = values_read(&b, "the second file", arguments[1], AC_DTYPE_NONE);
    if (status == EXIT_DONE)
        status = diff(&a, &b, allowed, json);
    array_free(&a);
    array_free(&b);
    return status;
}
