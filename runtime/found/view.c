#include "found/view.h"

#include <string.h>

#include "walk/box.h"

ac_found_view ac_found_view_of(const ac_tensor *tensor, const ac_shape *space)
{
    const int64_t size = ac_dtype_facts[tensor->dtype].bytes;
    ac_found_view v = {.data = tensor->data, .size = (size_t)size, .rank = space->rank};
    const size_t behind = space->rank - tensor->shape.rank; /* axes that the tensor lacks */
    int64_t step = size;

    v.packed = true;
    for (size_t i = space->rank; i-- > 0; step *= space->dims[i]) {
        const size_t k = space->rank - 1 - i;
        const bool has = i >= behind && tensor->shape.dims[i - behind] > 1;

        v.extents[k] = (size_t)space->dims[i];
        v.strides[k] = has ? tensor->strides[i - behind] * size : 0;
        v.packed = v.packed && (space->dims[i] < 2 || v.strides[k] == step);
    }
    return v;
}

const void *ac_found_read(const ac_found_view *v, size_t first, size_t count, void *room)
{
    const ac_box box = {v->rank, v->extents, v->strides, v->size};

    if (v->packed)
        return v->data + first * v->size;
    ac_run_gather(ac_stage_current(), &box, room, v->data, first, count);
    return room;
}

void ac_found_write(const ac_found_view *v, unsigned char *to, size_t first, size_t count,
                    const void *from)
{
    const ac_box box = {v->rank, v->extents, v->strides, v->size};

    if (v->packed)
        memcpy(to + first * v->size, from, count * v->size);
    else
        ac_run_scatter(ac_stage_current(), &box, to, from, first, count, false, NULL);
}
