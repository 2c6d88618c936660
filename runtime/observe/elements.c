#include "observe/elements.h"

#include "base/blocks.h"
#include "common/dtypes.h"

enum { BLOCKED = 29 }; /* ACL_FORMAT_FRACTAL_NZ */

static size_t size_of(int dtype)
{
    return dtype >= 0 && dtype < AC_DTYPE_COUNT ? ac_dtype_facts[dtype].bytes : 0;
}

/* The extent of an axis as far as elements are concerned. */
static int64_t extent_of(const ac_seen_tensor *tensor, size_t axis)
{
    return tensor->strides[axis] == 0 && tensor->shape.dims[axis] > 1 ? 1
                                                                      : tensor->shape.dims[axis];
}

static bool is_halved(const ac_seen_tensor *tensor)
{
    return tensor->dtype == AC_I4;
}

/* Elements that share a byte, or lie in blocks, are seen as all bytes from the first to the last.
 */
static bool seen_whole(const ac_seen_tensor *tensor)
{
    return is_halved(tensor) || tensor->format == BLOCKED;
}

static uint64_t whole_bytes(const ac_seen_tensor *tensor)
{
    int64_t low;
    int64_t high;

    if (ac_shape_empty(&tensor->shape))
        return 0;
    ac_seen_extent(tensor, &low, &high);
    return (uint64_t)(high - low);
}

uint64_t ac_seen_bytes(const ac_seen_tensor *tensor)
{
    uint64_t bytes = size_of(tensor->dtype);

    if (seen_whole(tensor))
        return whole_bytes(tensor);

    for (size_t axis = 0; axis < tensor->shape.rank; axis++)
        bytes *= (uint64_t)extent_of(tensor, axis);
    return bytes;
}

void ac_seen_extent(const ac_seen_tensor *tensor, int64_t *low, int64_t *high)
{
    const int64_t size = (int64_t)size_of(tensor->dtype);
    ac_blocks blocks;

    *low = tensor->offset * size;
    *high = *low + size;
    if (tensor->format == BLOCKED && !ac_shape_empty(&tensor->shape) &&
        ac_blocks_of(&blocks, (size_t)size, &tensor->shape, tensor->strides)) {
        *high = *low + blocks.count * size;
        return;
    }
    for (size_t axis = 0; axis < tensor->shape.rank; axis++) {
        const int64_t reach = (tensor->shape.dims[axis] - 1) * tensor->strides[axis] * size;

        *(reach < 0 ? low : high) += reach;
    }
    if (is_halved(tensor)) {
        *low >>= 1;
        *high = (*high + 1) >> 1;
    }
}

void ac_seen_each(const ac_seen_tensor *tensor, const unsigned char *at, ac_seen_elements *run,
                  void *of)
{
    const int64_t size = (int64_t)size_of(tensor->dtype);
    int64_t index[AC_DIMS_MAX] = {0};
    size_t outer = tensor->shape.rank;
    int64_t run_bytes = size;

    if (ac_seen_bytes(tensor) == 0)
        return;
    if (seen_whole(tensor)) {
        int64_t low;
        int64_t high;

        ac_seen_extent(tensor, &low, &high);
        run(of, at + low, (size_t)(high - low));
        return;
    }
    /* The innermost axes whose elements lie one behind the other make one run. */
    while (outer > 0 &&
           (extent_of(tensor, outer - 1) == 1 || tensor->strides[outer - 1] * size == run_bytes)) {
        run_bytes *= extent_of(tensor, outer - 1);
        outer--;
    }
    at += tensor->offset * size;
    for (;;) {
        size_t axis = outer;

        run(of, at, (size_t)run_bytes);
        while (axis > 0) {
            axis--;
            at += tensor->strides[axis] * size;
            if (++index[axis] < extent_of(tensor, axis))
                break;
            at -= tensor->strides[axis] * size * index[axis];
            index[axis] = 0;
            if (axis == 0)
                return;
        }
        if (outer == 0)
            return;
    }
}
