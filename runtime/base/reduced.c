#include "base/reduced.h"

uint32_t ac_shape_axes(const ac_shape *shape, const int64_t *list, uint64_t count, bool every)
{
    uint32_t axes = 0;

    for (uint64_t i = 0; i < count; i++)
        axes |= UINT32_C(1) << ac_shape_axis(shape, list[i]);
    return count == 0 && every ? (UINT32_C(1) << shape->rank) - 1 : axes;
}

uint32_t ac_shape_last_axes(const ac_shape *shape, uint64_t count)
{
    const uint32_t all = (UINT32_C(1) << shape->rank) - 1;

    return count < shape->rank ? all & ~((UINT32_C(1) << (shape->rank - count)) - 1) : all;
}

uint32_t ac_shape_channel_axes(const ac_shape *shape)
{
    return ((UINT32_C(1) << shape->rank) - 1) & ~UINT32_C(2);
}

uint32_t ac_shape_inner_axes(const ac_shape *shape)
{
    return ((UINT32_C(1) << shape->rank) - 1) & ~UINT32_C(3);
}

bool ac_shape_keeps(const ac_shape *reduced, const ac_shape *space)
{
    return reduced->rank >= space->rank;
}

ac_shape ac_shape_grouped(const ac_shape *shape, int64_t groups)
{
    ac_shape made = {.rank = shape->rank + 1, .dims = {shape->dims[0], groups}};

    made.dims[2] = shape->dims[1] / groups;
    for (size_t i = 2; i < shape->rank; i++)
        made.dims[i + 1] = shape->dims[i];
    return made;
}

uint32_t ac_shape_group_axes(const ac_shape *grouped)
{
    return ((UINT32_C(1) << grouped->rank) - 1) & ~UINT32_C(3);
}

uint32_t ac_shape_apart_from_channels(const ac_shape *grouped)
{
    return ((UINT32_C(1) << grouped->rank) - 1) & ~UINT32_C(6);
}

ac_shape ac_shape_reduced(const ac_shape *shape, uint32_t axes, bool kept)
{
    ac_shape left = {.rank = 0};

    for (size_t i = 0; i < shape->rank; i++) {
        if ((axes >> i & 1) == 0)
            left.dims[left.rank++] = shape->dims[i];
        else if (kept)
            left.dims[left.rank++] = 1;
    }
    return left;
}

int64_t ac_shape_count_along(const ac_shape *shape, uint32_t axes)
{
    ac_shape along = {.rank = 0};

    for (size_t i = 0; i < shape->rank; i++) {
        if ((axes >> i & 1) != 0)
            along.dims[along.rank++] = shape->dims[i];
    }
    return ac_shape_count(&along);
}
