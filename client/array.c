#include "client/array.h"

#include <ctype.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/dtype.h"
#include "client/number.h"
#include "client/random.h"

/* A dtype without a size still needs memory to point at. */
static size_t element_size(int dtype)
{
    const size_t size = dtype_size(dtype);

    return size > 0 ? size : 16;
}

bool array_try(array *a, int dtype, size_t rank, const int64_t *dims, findings *f)
{
    const size_t size = element_size(dtype);
    size_t count = 1;

    *a = (array){.dtype = dtype, .rank = rank, .size = size};
    for (size_t i = 0; i < rank; i++) {
        a->dims[i] = dims[i];
        if (__builtin_mul_overflow(count, (size_t)dims[i], &count))
            count = SIZE_MAX / size;
    }
    a->count = count;
    a->data = count < SIZE_MAX / size ? calloc(count + 1, size) : NULL;
    if (!a->data)
        findings_add(f, "there is no memory for %zu elements of %s", count, dtype_name(dtype));
    return a->data != NULL;
}

array array_make(int dtype, size_t rank, const int64_t *dims)
{
    findings f = {0};
    array a;

    if (!array_try(&a, dtype, rank, dims, &f)) {
        (void)fprintf(stderr, "client: %s", f.text);
        abort();
    }
    return a;
}

array array_copy(const array *a)
{
    array b = array_make(a->dtype, a->rank, a->dims);

    memcpy(b.data, a->data, a->count * a->size);
    return b;
}

void array_free(array *a)
{
    free(a->data);
    *a = (array){0};
}

void array_spoil(array *a)
{
    memset(a->data, 0x5a, a->count * a->size);
}

array array_parts(const array *a)
{
    array parts = *a;

    if (!dtype_is_complex(a->dtype))
        return parts;
    parts.dtype = dtype_part(a->dtype);
    parts.size = a->size / 2;
    parts.count = 2 * a->count;
    parts.rank = 1;
    parts.dims[0] = (int64_t)parts.count;
    return parts;
}

uint64_t array_get(const array *a, size_t i)
{
    const unsigned char *p = a->data + i * a->size;
    uint64_t bits = 0;

    for (size_t byte = 0; byte < a->size && byte < sizeof bits; byte++)
        bits |= (uint64_t)p[byte] << 8 * byte;
    return bits;
}

void array_set(array *a, size_t i, uint64_t bits)
{
    unsigned char *p = a->data + i * a->size;

    for (size_t byte = 0; byte < a->size && byte < sizeof bits; byte++)
        p[byte] = (unsigned char)(bits >> 8 * byte);
}

void array_take(array *to, size_t i, const array *from, size_t k)
{
    memcpy(to->data + i * to->size, from->data + k * from->size, to->size);
}

array array_cycled(const array *a, size_t first, size_t rank, const int64_t *dims)
{
    array b = array_make(a->dtype, rank, dims);
    size_t from = a->count > 0 ? first % a->count : 0;

    for (size_t i = 0, run; a->count > 0 && i < b.count; i += run, from = 0) {
        run = a->count - from < b.count - i ? a->count - from : b.count - i;
        memcpy(b.data + i * b.size, a->data + from * a->size, run * a->size);
    }
    return b;
}

void index_of(size_t i, size_t rank, const int64_t *dims, int64_t *index)
{
    for (size_t axis = rank; axis-- > 0;) {
        index[axis] = (int64_t)(i % (size_t)dims[axis]);
        i /= (size_t)dims[axis];
    }
}

array array_expanded(const array *a, size_t rank, const int64_t *dims)
{
    array b = array_make(a->dtype, rank, dims);
    int64_t index[ARRAY_RANK_MAX];

    for (size_t i = 0; i < b.count; i++) {
        size_t at = 0;

        index_of(i, rank, dims, index);
        for (size_t axis = 0; axis < a->rank; axis++) {
            const int64_t position = index[rank - a->rank + axis];

            at = at * (size_t)a->dims[axis] + (size_t)(a->dims[axis] == 1 ? 0 : position);
        }
        array_take(&b, i, a, at);
    }
    return b;
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

bool array_convert(array *a, int dtype, findings *f)
{
    array other;

    if (a->dtype == dtype)
        return true;
    if (!array_try(&other, dtype, a->rank, a->dims, f))
        return false;
    other.fortran = a->fortran;
    for (size_t i = 0; i < a->count; i++)
        element_set(dtype, other.data, i, element_get(a->dtype, a->data, i));
    array_free(a);
    *a = other;
    return true;
}

void array_randomise(array *a, uint64_t seed)
{
    const double turn = 6.283185307179586;

    for (size_t i = 0; i < a->count; i++) {
        const uint64_t at = random_mixed(seed) + 2 * i;
        const double size = sqrt(-2 * log(random_share(at)));
        const double angle = turn * random_share(at + 1);

        element_set(a->dtype, a->data, i, (number){size * cos(angle), size * sin(angle)});
    }
}

const char *shape_text(size_t rank, const int64_t *dims, char *text, size_t size)
{
    size_t used = (size_t)snprintf(text, size, "[");

    for (size_t i = 0; i < rank && used + 24 < size; i++)
        used +=
            (size_t)snprintf(text + used, size - used, "%s%" PRId64, i > 0 ? ", " : "", dims[i]);
    (void)snprintf(text + used, size - used, "]");
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
