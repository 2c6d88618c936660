#include "base/shape.h"

#include <inttypes.h>
#include <stdio.h>

size_t ac_shape_axis(const ac_shape *shape, int64_t axis)
{
    if (shape->rank == 0)
        return 0;
    return (size_t)(axis < 0 ? axis + (int64_t)shape->rank : axis);
}

int64_t ac_shape_extent(const ac_shape *shape, int64_t axis)
{
    const int64_t at = axis < 0 ? axis + (int64_t)shape->rank : axis;

    return at >= 0 && at < (int64_t)shape->rank ? shape->dims[at] : 1;
}

bool ac_shape_equal(const ac_shape *a, const ac_shape *b)
{
    if (a->rank != b->rank)
        return false;
    for (size_t i = 0; i < a->rank; i++) {
        if (a->dims[i] != b->dims[i])
            return false;
    }
    return true;
}

bool ac_shape_broadcast(const ac_shape *a, const ac_shape *b, ac_shape *out)
{
    const ac_shape *longer = a->rank >= b->rank ? a : b;
    const ac_shape *shorter = a->rank >= b->rank ? b : a;
    const size_t missing = longer->rank - shorter->rank;

    for (size_t i = 0; i < missing; i++)
        out->dims[i] = longer->dims[i];
    for (size_t i = missing; i < longer->rank; i++) {
        const int64_t x = longer->dims[i];
        const int64_t y = shorter->dims[i - missing];

        if (x != y && x != 1 && y != 1)
            return false;
        out->dims[i] = x == 1 ? y : x;
    }
    out->rank = longer->rank;
    return true;
}

const char *ac_shape_print(const ac_shape *shape, char *text, size_t size)
{
    size_t used = 0;

    for (size_t i = 0; i <= shape->rank && used < size; i++) {
        const char *before = i == 0 ? "[" : i < shape->rank ? ", " : "";
        const int length = i < shape->rank ? snprintf(text + used, size - used, "%s%" PRId64,
                                                      before, shape->dims[i])
                                           : snprintf(text + used, size - used, "%s]", before);

        used += (size_t)length;
    }
    return text;
}
