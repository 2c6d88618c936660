#include "client/array.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/dtype.h"

enum { PATTERN = 0xa5, ALIGNMENT = 64, MARGIN = 256, OFFSET = 5, PITCH = 3 };

static void *checked(void *memory)
{
    if (!memory) {
        (void)fputs("tests: no memory is left\n", stderr);
        abort();
    }
    return memory;
}

/* A dtype without a size still needs memory to point at. */
static size_t element_size(int dtype)
{
    const size_t size = dtype_size(dtype);

    return size > 0 ? size : 16;
}

array array_make(int dtype, size_t rank, const int64_t *dims)
{
    array a = {.dtype = dtype, .rank = rank, .count = 1, .size = element_size(dtype)};

    for (size_t i = 0; i < rank; i++) {
        a.dims[i] = dims[i];
        a.count *= (size_t)dims[i];
    }
    a.data = checked(calloc(a.count + 1, a.size));
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

    for (size_t i = 0; i < b.count; i++)
        array_take(&b, i, a, (first + i) % a->count);
    return b;
}

/* The position on each axis of element `i`. */
static void unravel(size_t i, size_t rank, const int64_t *dims, int64_t *index)
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

        unravel(i, rank, dims, index);
        for (size_t axis = 0; axis < a->rank; axis++) {
            const int64_t position = index[rank - a->rank + axis];

            at = at * (size_t)a->dims[axis] + (size_t)(a->dims[axis] == 1 ? 0 : position);
        }
        array_take(&b, i, a, at);
    }
    return b;
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

const char *layout_name(layout how)
{
    static const char *const names[LAYOUT_COUNT] = {
        [LAYOUT_CONTIGUOUS] = "contiguous", [LAYOUT_OFFSET] = "offset",
        [LAYOUT_TRANSPOSED] = "transposed", [LAYOUT_SLICED] = "sliced",
        [LAYOUT_PITCHED] = "pitched",       [LAYOUT_SWAPPED] = "swapped",
        [LAYOUT_ODD_ONES] = "odd ones",     [LAYOUT_MISALIGNED] = "misaligned",
        [LAYOUT_REPEATED] = "repeated",
    };

    return names[how];
}

/* The axes from the slowest to the fastest in memory. */
static void order_of(const array *a, layout how, size_t order[ARRAY_RANK_MAX])
{
    for (size_t i = 0; i < a->rank; i++)
        order[i] = how == LAYOUT_TRANSPOSED ? a->rank - 1 - i : i;
    if (how == LAYOUT_SWAPPED && a->rank >= 2) {
        order[a->rank - 1] = a->rank - 2;
        order[a->rank - 2] = a->rank - 1;
    }
}

/* Fills in the strides; returns the elements from the first to one past the last. */
static size_t strides_of(const array *a, layout how, int64_t *strides)
{
    size_t order[ARRAY_RANK_MAX];
    int64_t step = how == LAYOUT_SLICED ? 2 : 1;
    size_t span = 1;

    order_of(a, how, order);
    for (size_t i = a->rank; i-- > 0;) {
        const size_t axis = order[i];
        const int64_t extent = a->dims[axis];

        strides[axis] = step;
        step *= extent > 0 ? extent : 1;
        if (how == LAYOUT_PITCHED && i + 1 == a->rank)
            step += PITCH;
    }
    for (size_t axis = 0; axis < a->rank; axis++) {
        if (how == LAYOUT_ODD_ONES && a->dims[axis] == 1)
            strides[axis] = 1234567 + (int64_t)axis;
        if (how == LAYOUT_REPEATED && axis == 0)
            strides[axis] = 0;
        if (a->dims[axis] > 1)
            span += (size_t)((a->dims[axis] - 1) * strides[axis]);
    }
    return span;
}

/* The byte of element `i`. */
static size_t place_of(const placed *p, size_t i)
{
    int64_t index[ARRAY_RANK_MAX];
    int64_t at = 0;

    unravel(i, p->values.rank, p->values.dims, index);
    for (size_t axis = 0; axis < p->values.rank; axis++)
        at += index[axis] * p->strides[axis];
    return p->start + (size_t)at * p->values.size;
}

static aclTensor *describe(const placed *p, size_t span, int64_t offset)
{
    const array *a = &p->values;
    const int64_t storage = offset + (int64_t)span;
    unsigned char *base = p->memory + p->start - (size_t)offset * a->size;

    return aclCreateTensor(a->dims, a->rank, (aclDataType)a->dtype, p->strides, offset,
                           ACL_FORMAT_ND, &storage, 1, base);
}

placed placed_make_with_room(const array *values, layout how, size_t room)
{
    placed p = {.values = array_copy(values)};
    const size_t size = values->size;
    const size_t span = strides_of(values, how, p.strides);
    const int64_t offset = how == LAYOUT_OFFSET ? OFFSET : 0;
    const size_t shift = how == LAYOUT_MISALIGNED ? 1 : (size_t)offset;

    p.start = MARGIN + shift * size;
    p.bytes = p.start + (span + room) * size + MARGIN;
    p.bytes += (ALIGNMENT - p.bytes % ALIGNMENT) % ALIGNMENT;
    p.memory = checked(aligned_alloc(ALIGNMENT, p.bytes));
    memset(p.memory, PATTERN, p.bytes);
    for (size_t i = 0; i < values->count; i++)
        memcpy(p.memory + place_of(&p, i), values->data + i * size, size);
    p.tensor = describe(&p, span + room, offset);
    return p;
}

placed placed_make(const array *values, layout how)
{
    return placed_make_with_room(values, how, 0);
}

placed placed_over(const placed *other, const array *shape, int64_t shift)
{
    placed p = {.values = array_copy(shape), .memory = other->memory, .bytes = 0};
    const size_t span = strides_of(shape, LAYOUT_CONTIGUOUS, p.strides);

    p.start = (size_t)((int64_t)other->start + shift * (int64_t)shape->size);
    p.tensor = describe(&p, span, 0);
    return p;
}

array placed_read(const placed *p)
{
    array a = array_make(p->values.dtype, p->values.rank, p->values.dims);

    for (size_t i = 0; i < a.count; i++)
        memcpy(a.data + i * a.size, p->memory + place_of(p, i), a.size);
    return a;
}

void placed_check_surroundings(const placed *p, const char *name, findings *f)
{
    unsigned char *const owned = checked(calloc(p->bytes + 1, 1));

    for (size_t i = 0; i < p->values.count; i++)
        memset(owned + place_of(p, i), 1, p->values.size);
    for (size_t byte = 0; byte < p->bytes; byte++) {
        if (!owned[byte] && p->memory[byte] != PATTERN) {
            findings_add(f, "%s: a byte outside the tensor changed, %td from its first element",
                         name, (ptrdiff_t)byte - (ptrdiff_t)p->start);
            break;
        }
    }
    free(owned);
}

void placed_free(placed *p)
{
    if (p->tensor)
        (void)aclDestroyTensor(p->tensor);
    if (p->bytes > 0)
        free(p->memory);
    array_free(&p->values);
    *p = (placed){0};
}
