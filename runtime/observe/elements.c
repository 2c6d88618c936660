#include "observe/elements.h"

#include "common/dtypes.h"

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

/* Elements that share a byte are seen as all bytes from the first to the last. */
static bool is_halved(const ac_seen_tensor *tensor)
{
    return tensor->dtype == AC_I4;
}

static uint64_t halved_bytes(const ac_seen_tensor *tensor)
{
    int64_t low;
    int64_t high;

    for (size_t axis = 0; axis < tensor->shape.rank; axis++) {
        if (tensor->shape.dims[axis] == 0)
            return 0;
    }
    ac_seen_extent(tensor, &low, &high);
    return (uint64_t)(high - low);
}

uint64_t ac_seen_bytes(const ac_seen_tensor *tensor)
{
    uint64_t bytes = size_of(tensor->dtype);

    if (is_halved(tensor))
        return halved_bytes(tensor);

    for (size_t axis = 0; axis < tensor->shape.rank; axis++)
        bytes *= (uint64_t)extent_of(tensor, axis);
    return bytes;
}

void ac_seen_extent(const ac_seen_tensor *tensor, int64_t *low, int64_t *high)
{
    const int64_t size = (int64_t)size_of(tensor->dtype);

    *low = tensor->offset * size;
    *high = *low + size;
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
    if (is_halved(tensor)) {
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
