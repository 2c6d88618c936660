#include "handles/panes.h"

/* Wide products, which do not overflow: extents are below 2^63, each. */
__extension__ typedef __int128 wide;

static int64_t least(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t most(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* Quotients of numbers that are not below 0, rounded up. */
static int64_t up(int64_t a, int64_t b)
{
    return a / b + (a % b != 0);
}

static int64_t value_of(const ac_array *list, size_t axis, int64_t otherwise)
{
    const int64_t *const values = list->values;

    return list->size == 0 ? otherwise : values[list->size == 1 ? 0 : axis];
}

/* Elements from the start of the padding to that of the last one of a pane. */
static int64_t reach_of(const ac_pane_axis *a)
{
    return (a->size - 1) * a->dilation;
}

ac_panes ac_panes_pooled(const ac_tensor *whole, int64_t axes, const ac_array *kernel,
                         const ac_array *stride, int64_t unstrided, const ac_array *padding,
                         const ac_array *dilation, int64_t ceil)
{
    ac_panes p = {.axes = (size_t)axes};

    for (size_t i = 0; i < p.axes; i++) {
        ac_pane_axis *const a = &p.axis[i];
        const bool apart = padding->size == 2 * p.axes;

        a->extent = whole->shape.dims[whole->shape.rank - p.axes + i];
        a->size = value_of(kernel, i, 1);
        a->stride = value_of(stride, i, unstrided != 0 ? unstrided : a->size);
        a->dilation = value_of(dilation, i, 1);
        a->front = value_of(padding, i, 0);
        a->behind = apart ? value_of(padding, p.axes + i, 0) : a->front;

        const int64_t room = a->extent + a->front + a->behind - reach_of(a) - 1;

        if (room >= 0)
            a->count = (ceil != 0 ? up(room, a->stride) : room / a->stride) + 1;
        if (a->count > 1 && (wide)(a->count - 1) * a->stride >= (wide)a->extent + a->front)
            a->count--;
    }
    return p;
}

ac_panes ac_panes_averaged(const ac_tensor *whole, int64_t axes, const ac_array *kernel,
                           const ac_array *stride, const ac_array *padding, int64_t ceil,
                           int64_t counted, int64_t divisor)
{
    const ac_array none = {.size = 0};
    ac_panes p = ac_panes_pooled(whole, axes, kernel, stride, 0, padding, &none, ceil);

    p.counted = counted != 0;
    p.divisor = divisor;
    return p;
}

ac_panes ac_panes_shared(const ac_tensor *whole, int64_t axes, const ac_array *size)
{
    ac_panes p = {.axes = (size_t)axes};

    for (size_t i = 0; i < p.axes; i++)
        p.axis[i] = (ac_pane_axis){.extent = whole->shape.dims[whole->shape.rank - p.axes + i],
                                   .count = value_of(size, i, 1)};
    return p;
}

ac_array ac_last_extents(const ac_tensor *tensor, int64_t axes)
{
    const size_t rank = tensor->shape.rank;
    const size_t count = rank < (size_t)axes ? rank : (size_t)axes;

    return (ac_array){.size = count,
                      .values = (void *)(uintptr_t)(tensor->shape.dims + rank - count)};
}

ac_pane_run ac_pane_shows(const ac_pane_axis *a, int64_t i)
{
    if (a->size == 0) {
        const wide from = (wide)i * a->extent;
        const wide to = from + a->extent;
        const int64_t first = (int64_t)(from / a->count);

        return (ac_pane_run){first, 1, (int64_t)((to + a->count - 1) / a->count) - first};
    }

    const int64_t begin = i * a->stride - a->front;
    const int64_t skipped = begin < 0 ? up(-begin, a->dilation) : 0;
    const int64_t left = begin < a->extent ? up(a->extent - begin, a->dilation) : 0;

    return (ac_pane_run){begin + skipped * a->dilation, a->dilation,
                         most(least(a->size, left) - skipped, 0)};
}

ac_pane_run ac_pane_around(const ac_pane_axis *a, int64_t i)
{
    int64_t first;
    int64_t last;

    if (a->size == 0) {
        first = (int64_t)((wide)i * a->count / a->extent);
        last = (int64_t)(((wide)(i + 1) * a->count + a->extent - 1) / a->extent) - 1;
    } else {
        const int64_t from = i + a->front - reach_of(a);

        first = from > 0 ? up(from, a->stride) : 0;
        last = least((i + a->front) / a->stride, a->count - 1);
    }
    return (ac_pane_run){first, 1, most(last - first + 1, 0)};
}

bool ac_pane_has(const ac_pane_axis *a, int64_t pane, int64_t i)
{
    return a->dilation <= 1 || (i + a->front - pane * a->stride) % a->dilation == 0;
}

int64_t ac_pane_divides(const ac_pane_axis *a, int64_t i, bool counted)
{
    if (!counted || a->size == 0)
        return ac_pane_shows(a, i).count;

    const int64_t begin = i * a->stride - a->front;

    return least(a->size, up(a->extent + a->behind - begin, a->dilation));
}
