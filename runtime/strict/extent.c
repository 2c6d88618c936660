#include "strict/extent.h"

/* Sorts the axes from the longest stride to the shortest. */
static void axes_sort(ac_extent *e)
{
    for (size_t i = 1; i < e->rank; i++) {
        const int64_t dim = e->dims[i];
        const int64_t stride = e->strides[i];
        size_t k = i;

        for (; k > 0 && e->strides[k - 1] < stride; k--) {
            e->dims[k] = e->dims[k - 1];
            e->strides[k] = e->strides[k - 1];
        }
        e->dims[k] = dim;
        e->strides[k] = stride;
    }
}

/* Makes all strides positive; an axis that runs backwards has the same elements. */
ac_extent ac_extent_of(const ac_shape *shape, const int64_t strides[], int64_t offset,
                       size_t element)
{
    const int64_t size = (int64_t)element;
    ac_extent e;

    e.name = NULL;
    e.operand = 0;
    e.written = false;
    e.size = size;
    e.first = offset * size;
    e.rank = 0;
    e.empty = ac_shape_empty(shape);
    e.low = e.first;
    e.high = e.first + size;
    for (size_t i = 0; i < shape->rank && !e.empty; i++) {
        const int64_t dim = shape->dims[i];
        const int64_t stride = strides[i] * size;
        const int64_t reach = (dim - 1) * stride;

        if (dim == 1)
            continue;
        e.low += reach < 0 ? reach : 0;
        e.high += reach > 0 ? reach : 0;
        e.dims[e.rank] = dim;
        e.strides[e.rank++] = stride < 0 ? -stride : stride;
    }
    axes_sort(&e);
    return e;
}

void ac_extent_halve(ac_extent *e)
{
    e->first >>= 1;
    e->low >>= 1;
    e->high = (e->high + 1) >> 1;
    e->rank = e->high - e->low > 1;
    e->dims[0] = e->high - e->low;
    e->strides[0] = 1;
}

ac_extent ac_extent_of_bytes(uint64_t bytes)
{
    ac_extent e = {.size = 1, .high = (int64_t)bytes, .empty = bytes == 0};

    if (bytes > 1) {
        e.rank = 1;
        e.dims[0] = (int64_t)bytes;
        e.strides[0] = 1;
    }
    return e;
}

bool ac_extent_runs(const ac_extent *e, ac_extent_run *run, void *of)
{
    int64_t dims[AC_DIMS_MAX];
    int64_t strides[AC_DIMS_MAX];
    size_t rank = 0;
    int64_t length = e->size;
    size_t inner = e->rank;
    int64_t index[AC_DIMS_MAX] = {0};
    int64_t at = e->low;

    if (e->empty)
        return true;
    /* The inner axes without gaps are one run; axes that stand still are no more than one place. */
    while (inner > 0 && (e->strides[inner - 1] == length || e->strides[inner - 1] == 0)) {
        inner--;
        if (e->strides[inner] != 0)
            length *= e->dims[inner];
    }
    for (size_t i = 0; i < inner; i++) {
        if (e->strides[i] == 0)
            continue;
        dims[rank] = e->dims[i];
        strides[rank++] = e->strides[i];
    }
    for (;;) {
        size_t axis = rank;

        if (!run(of, at, length))
            return false;
        while (axis > 0) {
            axis--;
            at += strides[axis];
            if (++index[axis] < dims[axis])
                break;
            at -= dims[axis] * strides[axis];
            index[axis] = 0;
            if (axis == 0)
                return true;
        }
        if (rank == 0)
            return true;
    }
}

/* The size in bytes of a part made of the axes from `axis` on, from its first to its last byte. */
static int64_t reach_of(const ac_extent *e, size_t axis)
{
    int64_t reach = e->size;

    for (size_t i = axis; i < e->rank; i++)
        reach += (e->dims[i] - 1) * e->strides[i];
    return reach;
}

/* Whether the part at `at`, made of the axes from `axis` on, has an element in [low, high). Tries
 * only indices that can reach this range. */
static bool part_touches(const ac_extent *e, size_t axis, int64_t at, int64_t low, int64_t high)
{
    const int64_t reach = reach_of(e, axis);

    if (at >= high || at + reach <= low)
        return false;
    if (axis == e->rank)
        return true;

    const int64_t stride = e->strides[axis];
    const int64_t inner = reach - (e->dims[axis] - 1) * stride;

    if (stride == 0)
        return part_touches(e, axis + 1, at, low, high);

    int64_t first = low - inner - at < 0 ? 0 : (low - inner - at) / stride;
    const int64_t last = (high - 1 - at) / stride;

    for (; first <= last && first < e->dims[axis]; first++) {
        if (part_touches(e, axis + 1, at + first * stride, low, high))
            return true;
    }
    return false;
}

bool ac_extent_touches(const ac_extent *e, uintptr_t address, uintptr_t start, uint64_t bytes)
{
    const int64_t low = (int64_t)(start - address);

    return !e->empty && bytes > 0 && part_touches(e, 0, e->low, low, low + (int64_t)bytes);
}

/* Whether a part of `a` has a byte in common with `b`, whose address is `apart` bytes higher. */
static bool parts_meet(const ac_extent *a, size_t axis, int64_t at, const ac_extent *b,
                       int64_t apart)
{
    const int64_t reach = reach_of(a, axis);

    if (at + reach <= b->low + apart || at >= b->high + apart)
        return false;
    /* A part without gaps is one run of bytes. */
    if (axis == a->rank || (axis + 1 == a->rank && a->strides[axis] == a->size))
        return part_touches(b, 0, b->low, at - apart, at + reach - apart);
    if (a->strides[axis] == 0)
        return parts_meet(a, axis + 1, at, b, apart);
    for (int64_t i = 0; i < a->dims[axis]; i++) {
        if (parts_meet(a, axis + 1, at + i * a->strides[axis], b, apart))
            return true;
    }
    return false;
}

bool ac_extents_meet(const ac_extent *a, uintptr_t a_address, const ac_extent *b,
                     uintptr_t b_address)
{
    return !a->empty && !b->empty && parts_meet(a, 0, a->low, b, (int64_t)(b_address - a_address));
}

/* Whether elements with index 0 along `axis` share a byte with elements of another index. If the
 * strides nest they do not; otherwise each index is tried. */
static bool axis_overlaps(const ac_extent *e, size_t axis)
{
    ac_extent rest = *e;
    const int64_t inner = reach_of(e, axis + 1);

    if (e->strides[axis] >= inner)
        return false;
    /* The elements of one index: only the axes after this one. */
    rest.rank = e->rank - axis - 1;
    for (size_t i = 0; i < rest.rank; i++) {
        rest.dims[i] = e->dims[axis + 1 + i];
        rest.strides[i] = e->strides[axis + 1 + i];
    }
    rest.low = 0;
    rest.high = inner;
    for (int64_t i = 1; i < e->dims[axis] && i * e->strides[axis] < inner; i++) {
        if (ac_extents_meet(&rest, 0, &rest, (uintptr_t)(i * e->strides[axis])))
            return true;
    }
    return false;
}

bool ac_extent_overlaps_itself(const ac_extent *e)
{
    for (size_t axis = 0; !e->empty && axis < e->rank; axis++) {
        if (axis_overlaps(e, axis))
            return true;
    }
    return false;
}
