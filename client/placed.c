#include "client/placed.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"
#include "client/dtype.h"

enum { PATTERN = 0xa5, ALIGNMENT = 64, MARGIN = 256, OFFSET = 5, PITCH = 3 };

static void *checked(void *memory)
{
    if (!memory) {
        (void)fputs("client: no memory is left\n", stderr);
        abort();
    }
    return memory;
}

const char *layout_name(layout how)
{
    static const char *const names[LAYOUT_COUNT] = {
        [LAYOUT_CONTIGUOUS] = "contiguous", [LAYOUT_OFFSET] = "offset",
        [LAYOUT_TRANSPOSED] = "transposed", [LAYOUT_SLICED] = "sliced",
        [LAYOUT_PITCHED] = "pitched",       [LAYOUT_SWAPPED] = "swapped",
        [LAYOUT_ODD_ONES] = "odd ones",     [LAYOUT_MISALIGNED] = "misaligned",
        [LAYOUT_BLOCKS] = "in blocks",      [LAYOUT_TURNED] = "turned in blocks",
        [LAYOUT_REPEATED] = "repeated",
    };

    return names[how];
}

bool layout_blocks(layout how)
{
    return how == LAYOUT_BLOCKS || how == LAYOUT_TURNED;
}

/* The axes from the slowest to the fastest in memory. */
static void order_of(const array *a, layout how, size_t order[ARRAY_RANK_MAX])
{
    for (size_t i = 0; i < a->rank; i++)
        order[i] = how == LAYOUT_TRANSPOSED ? a->rank - 1 - i : i;
    if ((how == LAYOUT_SWAPPED || how == LAYOUT_TURNED) && a->rank >= 2) {
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

/* Rows and columns of a matrix, and elements of a run, as the format has them. */
typedef struct in_blocks {
    size_t rows;
    size_t columns;
    size_t run;
    size_t whole; /* elements of a matrix, with padding */
} in_blocks;

static in_blocks blocks_of(const placed *p)
{
    const array *const a = &p->values;
    const size_t m = (size_t)a->dims[a->rank - 2];
    const size_t n = (size_t)a->dims[a->rank - 1];
    in_blocks b = {.rows = p->turned ? n : m, .columns = p->turned ? m : n, .run = 32 / a->size};

    b.whole = (b.columns + b.run - 1) / b.run * ((b.rows + 15) / 16) * 16 * b.run;
    return b;
}

/* Where an element of a tensor in blocks lies, by its number. */
static size_t place_in_blocks(const placed *p, size_t number)
{
    const in_blocks b = blocks_of(p);
    const size_t matrix = b.rows * b.columns;
    const size_t inside = number % matrix;
    const size_t r = p->turned ? inside % b.rows : inside / b.columns;
    const size_t c = p->turned ? inside / b.rows : inside % b.columns;
    const size_t tall = (b.rows + 15) / 16;

    return number / matrix * b.whole + ((c / b.run * tall + r / 16) * 16 + r % 16) * b.run +
           c % b.run;
}

/* All its elements and what lies between them, if there are any. */
static size_t span_in_blocks(const placed *p)
{
    const in_blocks b = blocks_of(p);

    return p->values.count > 0 ? p->values.count / (b.rows * b.columns) * b.whole : 1;
}

size_t placed_padding(const array *values, layout how)
{
    const placed p = {.values = *values, .turned = how == LAYOUT_SWAPPED};

    return values->rank >= 2 ? span_in_blocks(&p) - values->count : 0;
}

/* Whether its matrices lie in blocks: from the start, or because a call has laid them so. */
static bool lies_in_blocks(const placed *p)
{
    aclFormat format = ACL_FORMAT_FRACTAL_NZ; /* of a handle that is gone */

    if (!p->laid || p->values.rank < 2 || p->values.count == 0)
        return p->blocks;
    if (p->tensor)
        (void)aclGetFormat(p->tensor, &format);
    return format == ACL_FORMAT_FRACTAL_NZ;
}

void placed_renew(const placed *p)
{
    int64_t offset = 0;

    if (!p->tensor || !p->laid || !lies_in_blocks(p) || aclGetViewOffset(p->tensor, &offset) != 0)
        return;

    const int64_t storage = offset + (int64_t)span_in_blocks(p);

    (void)aclInitTensor(p->tensor, p->values.dims, p->values.rank, (aclDataType)p->values.dtype,
                        p->strides, offset, ACL_FORMAT_ND, &storage, 1, NULL);
}

/* Moves all elements into blocks, which begin here, or out of them. */
static void move_blocks(const placed *p, unsigned char *blocks, unsigned char *elements, bool in)
{
    const size_t size = p->values.size;

    for (size_t i = 0; i < p->values.count; i++) {
        unsigned char *const place = blocks + place_in_blocks(p, i) * size;

        memcpy(in ? place : elements + i * size, in ? elements + i * size : place, size);
    }
}

/* The runs of elements that lie one after the other in memory, in row-major order. */
typedef struct cursor {
    int64_t index[ARRAY_RANK_MAX];
    size_t axes;  /* those that are stepped along; the others are in the run */
    size_t run;   /* elements */
    size_t count; /* runs */
    size_t at;    /* in bytes */
} cursor;

static cursor cursor_first(const placed *p)
{
    cursor c = {.axes = p->values.rank, .run = 1, .at = p->start};

    while (c.axes > 0 && p->strides[c.axes - 1] == (int64_t)c.run)
        c.run *= (size_t)p->values.dims[--c.axes];
    c.count = c.run > 0 ? p->values.count / c.run : 0;
    return c;
}

static void cursor_next(cursor *c, const placed *p)
{
    const int64_t size = (int64_t)p->values.size;

    for (size_t axis = c->axes; axis-- > 0;) {
        c->at += (size_t)(p->strides[axis] * size);
        if (++c->index[axis] < p->values.dims[axis])
            return;
        c->at -= (size_t)(c->index[axis] * p->strides[axis] * size);
        c->index[axis] = 0;
    }
}

static aclTensor *describe(const placed *p, size_t span, int64_t offset)
{
    const array *a = &p->values;
    const int64_t storage = offset + (int64_t)span;
    unsigned char *base = p->memory ? p->memory + p->start - (size_t)offset * a->size : NULL;

    return aclCreateTensor(a->dims, a->rank, (aclDataType)a->dtype, p->strides, offset,
                           p->blocks ? ACL_FORMAT_FRACTAL_NZ : ACL_FORMAT_ND, &storage, 1, base);
}

/* Elements of a byte each become halves of bytes, the first of two in the low half; both may be the
 * same memory. An odd one beside nothing has a half of the pattern. */
static void pack_halves(unsigned char *to, const unsigned char *from, size_t count)
{
    for (size_t i = 0; i < count; i += 2) {
        const unsigned char high = i + 1 < count ? from[i + 1] : PATTERN;

        to[i / 2] = (unsigned char)((from[i] & 15) | high << 4);
    }
}

/* What lies at a byte for each element moves together. */
static void halve(placed *p, size_t base)
{
    const size_t count = p->bytes - base;

    pack_halves(p->memory + base, p->memory + base, count);
    memset(p->memory + base + (count + 1) / 2, PATTERN, count / 2);
    p->kept = checked(malloc(p->bytes));
    memcpy(p->kept, p->memory, p->bytes);
}

unsigned char *placed_room(size_t bytes, bool *on_device)
{
    void *room = NULL;

    *on_device = getenv("ACLNN_CPU_STRICT") &&
                 aclrtMemAllocManaged(&room, bytes, ACL_RT_MEM_ATTACH_GLOBAL) == 0;
    return *on_device
               ? room
               : checked(aligned_alloc(ALIGNMENT, (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT));
}

void placed_room_free(void *room, bool on_device)
{
    if (on_device && room)
        (void)aclrtFree(room);
    else
        free(room);
}

placed placed_make_with_room(const array *values, layout how, size_t room)
{
    placed p = {.values = array_copy(values)};
    const size_t size = values->size;
    size_t span = strides_of(values, how, p.strides);
    const int64_t offset = how == LAYOUT_OFFSET ? OFFSET : 0;
    const size_t shift = how == LAYOUT_MISALIGNED ? 1 : (size_t)offset;

    p.blocks = layout_blocks(how) && values->rank >= 2;
    p.turned = how == LAYOUT_TURNED || how == LAYOUT_SWAPPED;
    span = p.blocks ? span_in_blocks(&p) : span;
    p.start = MARGIN + shift * size;
    p.bytes = p.start + (span + room) * size + MARGIN;
    p.bytes += (ALIGNMENT - p.bytes % ALIGNMENT) % ALIGNMENT;
    p.memory = placed_room(p.bytes, &p.on_device);
    memset(p.memory, PATTERN, p.bytes);

    cursor c = cursor_first(&p);

    for (size_t i = 0; i < c.count && !p.blocks; i++, cursor_next(&c, &p))
        memcpy(p.memory + c.at, values->data + i * c.run * size, c.run * size);
    if (p.blocks) {
        move_blocks(&p, p.memory + p.start, values->data, true);
        p.kept = checked(malloc(p.bytes));
        memcpy(p.kept, p.memory, p.bytes);
    }
    if (dtype_is_halved(values->dtype))
        halve(&p, p.start - (size_t)offset * size);
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

bool placed_found(const placed *p, size_t *rank, int64_t *dims, int64_t *strides)
{
    int64_t *own_dims = NULL;
    int64_t *own_strides = NULL;
    uint64_t own_rank = 0;
    bool other = false;

    if (p->tensor && aclGetViewShape(p->tensor, &own_dims, &own_rank) == 0 &&
        own_rank <= ARRAY_RANK_MAX && aclGetViewStrides(p->tensor, &own_strides, &own_rank) == 0) {
        other = own_rank != p->values.rank;
        for (size_t i = 0; i < own_rank; i++) {
            other = other || own_dims[i] != p->values.dims[i];
            dims[i] = own_dims[i];
            strides[i] = own_strides[i];
        }
        *rank = (size_t)own_rank;
    }
    free(own_dims);
    free(own_strides);
    return other;
}

/* What lies in the places of a tensor. */
static array read_places(const placed *p)
{
    const bool blocks = lies_in_blocks(p);
    array a = array_make(p->values.dtype, p->values.rank, p->values.dims);
    cursor c = cursor_first(p);

    if (blocks)
        move_blocks(p, p->memory + p->start, a.data, false);
    for (size_t i = 0; i < c.count && !blocks; i++, cursor_next(&c, p))
        memcpy(a.data + i * c.run * a.size, p->memory + c.at, c.run * a.size);
    return a;
}

/* The same tensor with other extents. */
static placed respaced(const placed *p, size_t rank, const int64_t *dims)
{
    placed other = *p;

    other.values.rank = rank;
    other.values.count = 1;
    for (size_t i = 0; i < rank; i++) {
        other.values.dims[i] = dims[i];
        other.values.count *= (size_t)dims[i];
    }
    return other;
}

array placed_read(const placed *p)
{
    int64_t dims[ARRAY_RANK_MAX];
    int64_t strides[ARRAY_RANK_MAX];
    size_t rank;

    if (!placed_found(p, &rank, dims, strides))
        return read_places(p);

    placed other = respaced(p, rank, dims);

    memcpy(other.strides, strides, rank * sizeof strides[0]);
    return read_places(&other);
}

array placed_read_as(const placed *p, size_t rank, const int64_t *dims)
{
    placed other = respaced(p, rank, dims);

    array_strides(&other.values, other.strides);
    return read_places(&other);
}

void placed_check_surroundings(const placed *p, const char *name, findings *f)
{
    if (p->bytes == 0)
        return;

    unsigned char *const around = checked(malloc(p->bytes));
    cursor c = cursor_first(p);

    memcpy(around, p->memory, p->bytes);
    if (!p->blocks && p->values.count > 0 && lies_in_blocks(p))
        memset(around + p->start, PATTERN, span_in_blocks(p) * p->values.size);
    for (size_t i = 0; i < c.count && !p->kept; i++, cursor_next(&c, p))
        memset(around + c.at, PATTERN, c.run * p->values.size);
    for (size_t i = 0; i < p->bytes && p->kept; i++)
        around[i] = around[i] == p->kept[i] ? PATTERN : 0;
    /* All bytes are the pattern if the first is and each is equal to the next. */
    if (around[0] != PATTERN || memcmp(around, around + 1, p->bytes - 1) != 0) {
        size_t byte = 0;

        while (around[byte] == PATTERN)
            byte++;
        findings_add(f, "%s: a byte outside the tensor changed, %td from its first element", name,
                     (ptrdiff_t)byte - (ptrdiff_t)p->start);
    }
    free(around);
}

void placed_free(placed *p)
{
    if (p->tensor)
        (void)aclDestroyTensor(p->tensor);
    if (p->bytes > 0)
        placed_room_free(p->memory, p->on_device);
    array_free(&p->values);
    free(p->kept);
    *p = (placed){0};
}

const char *placed_on_device(const array *values, bool blocks, size_t room, placed *p, int *status)
{
    void *memory = NULL;

    *p = (placed){.values = *values, .on_device = true, .bytes = values->count * values->size};
    p->values.data = NULL;
    p->blocks = blocks && values->rank >= 2 && values->count > 0;
    p->bytes = p->blocks ? span_in_blocks(p) * values->size : p->bytes + room * values->size;
    array_strides(values, p->strides);
    *status = p->bytes > 0 ? aclrtMalloc(&memory, p->bytes, ACL_MEM_MALLOC_HUGE_FIRST) : 0;
    if (*status != 0)
        return "aclrtMalloc";
    p->memory = memory;
    p->tensor = describe(p, p->blocks ? p->bytes / values->size : values->count, 0);
    return p->tensor ? NULL : "aclCreateTensor";
}

int placed_write(const placed *p, const array *values)
{
    const bool halved = dtype_is_halved(values->dtype);
    unsigned char *const packed = halved || p->blocks ? checked(calloc(p->bytes + 1, 1)) : NULL;

    if (halved)
        pack_halves(packed, values->data, values->count);
    else if (packed)
        move_blocks(p, packed, values->data, true);

    const void *const from = packed ? packed : values->data;
    const size_t bytes = halved      ? (values->count + 1) / 2
                         : p->blocks ? p->bytes
                                     : values->count * values->size;
    const int status = aclrtMemcpy(p->memory, p->bytes, from, bytes, ACL_MEMCPY_HOST_TO_DEVICE);

    free(packed);
    return status;
}

int placed_take(const placed *p, array *values)
{
    const size_t bytes = p->values.count * p->values.size;

    if (!lies_in_blocks(p))
        return aclrtMemcpy(values->data, bytes, p->memory, bytes, ACL_MEMCPY_DEVICE_TO_HOST);

    unsigned char *const blocks = checked(malloc(p->bytes + 1));
    const int status =
        aclrtMemcpy(blocks, p->bytes, p->memory, p->bytes, ACL_MEMCPY_DEVICE_TO_HOST);

    if (status == 0)
        move_blocks(p, blocks, values->data, false);
    free(blocks);
    return status;
}
