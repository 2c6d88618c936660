#include "handles/view.h"

static const int64_t *values_of(const ac_array *array)
{
    return array->values;
}

static int64_t clamp(int64_t x, int64_t low, int64_t high)
{
    return x < low ? low : x > high ? high : x;
}

ac_slice ac_slice_of(int64_t extent, int64_t start, int64_t end, int64_t step)
{
    const int64_t first = clamp(start < 0 ? start + extent : start, 0, extent);
    const int64_t last = clamp(end < 0 ? end + extent : end, first, extent);

    return (ac_slice){first, step, (last - first) / step + ((last - first) % step != 0)};
}

/* Moves the origin by `count` steps along an axis. Unsigned, because the strides of a view that is
 * refused later may be anything. */
static void move_origin(ac_tensor *view, size_t axis, int64_t count)
{
    view->offset =
        (int64_t)((uint64_t)view->offset + (uint64_t)count * (uint64_t)view->strides[axis]);
}

ac_tensor ac_tensor_permuted(const ac_tensor *whole, const ac_array *dims)
{
    ac_tensor view = *whole;

    view.fine = false;
    for (size_t i = 0; i < whole->shape.rank; i++) {
        const size_t axis = ac_shape_axis(&whole->shape, values_of(dims)[i]);

        view.shape.dims[i] = whole->shape.dims[axis];
        view.strides[i] = whole->strides[axis];
    }
    return view;
}

ac_tensor ac_tensor_flipped(const ac_tensor *whole, const ac_array *dims)
{
    ac_tensor view = *whole;

    view.fine = false;
    for (uint64_t i = 0; i < dims->size && whole->shape.rank > 0; i++) {
        const size_t axis = ac_shape_axis(&whole->shape, values_of(dims)[i]);

        move_origin(&view, axis, view.shape.dims[axis] - 1);
        view.strides[axis] = (int64_t)(0 - (uint64_t)view.strides[axis]);
    }
    return view;
}

static void take_slice(ac_tensor *view, int64_t axis, int64_t start, int64_t end, int64_t step)
{
    const size_t at = ac_shape_axis(&view->shape, axis);
    const ac_slice own = ac_slice_of(view->shape.dims[at], start, end, step);

    move_origin(view, at, own.first);
    view->strides[at] = (int64_t)((uint64_t)view->strides[at] * (uint64_t)own.step);
    view->shape.dims[at] = own.count;
}

ac_tensor ac_tensor_sliced(const ac_tensor *whole, int64_t axis, int64_t start, int64_t end,
                           int64_t step)
{
    ac_tensor view = *whole;

    view.fine = false;
    take_slice(&view, axis, start, end, step);
    return view;
}

ac_tensor ac_tensor_spaced(const ac_tensor *whole, int64_t at, int64_t count)
{
    const size_t before = at < 0 ? whole->shape.rank : (size_t)at;
    ac_tensor view = *whole;

    view.shape.rank++;
    for (size_t i = view.shape.rank; --i > before;) {
        view.shape.dims[i] = view.shape.dims[i - 1];
        view.strides[i] = view.strides[i - 1];
    }
    view.shape.dims[before] = count;
    view.strides[before] = 0;
    return view;
}

ac_tensor ac_tensor_slices(const ac_tensor *whole, const ac_array *axes, const ac_array *starts,
                           const ac_array *ends, const ac_array *steps)
{
    ac_tensor view = *whole;

    view.fine = false;
    for (uint64_t i = 0; i < axes->size; i++)
        take_slice(&view, values_of(axes)[i], values_of(starts)[i], values_of(ends)[i],
                   values_of(steps)[i]);
    return view;
}

/* --- strided ---------------------------------------------------------------------------------- */

/* Masks have 64 bits. */
static bool has_bit(int64_t mask, uint64_t i)
{
    return i < 64 && ((uint64_t)mask >> i & 1) != 0;
}

ac_stride_kind ac_stride_kind_of(uint64_t i, int64_t rest, int64_t fresh, int64_t one)
{
    if (has_bit(rest, i))
        return AC_STRIDE_REST;
    if (has_bit(fresh, i))
        return AC_STRIDE_NEW;
    return has_bit(one, i) ? AC_STRIDE_ONE : AC_STRIDE_RUN;
}

ac_slice ac_stride_of(int64_t extent, int64_t start, int64_t end, int64_t step, unsigned all)
{
    const int64_t low = step > 0 ? 0 : -1;
    const int64_t high = step > 0 ? extent : extent - 1;
    const int64_t first = (all & 1) != 0 ? (step > 0 ? low : high)
                                         : clamp(start < 0 ? start + extent : start, low, high);
    const int64_t last =
        (all & 2) != 0 ? (step > 0 ? high : low) : clamp(end < 0 ? end + extent : end, low, high);
    const uint64_t room = step > 0 ? (uint64_t)(last - first) : (uint64_t)(first - last);
    const uint64_t size = step > 0 ? (uint64_t)step : 0 - (uint64_t)step;
    const bool none = step > 0 ? last <= first : first <= last;

    return (ac_slice){first, step, none ? 0 : (int64_t)((room - 1) / size + 1)};
}

static void keep_axis(ac_tensor *view, int64_t extent, int64_t stride)
{
    view->shape.dims[view->shape.rank] = extent;
    view->strides[view->shape.rank] = stride;
    view->shape.rank++;
}

ac_tensor ac_tensor_strided(const ac_tensor *whole, const ac_array *begin, const ac_array *end,
                            const ac_array *strides, int64_t begin_mask, int64_t end_mask,
                            int64_t rest, int64_t fresh, int64_t one)
{
    size_t left = whole->shape.rank; /* axes that no entry names */
    bool placed = false;
    ac_tensor view = *whole;
    size_t axis = 0;

    view.fine = false;
    view.shape.rank = 0;
    for (uint64_t i = 0; i < begin->size; i++)
        left -= ac_stride_kind_of(i, rest, fresh, one) <= AC_STRIDE_ONE;
    for (uint64_t i = 0; i <= begin->size; i++) {
        const ac_stride_kind kind =
            i < begin->size ? ac_stride_kind_of(i, rest, fresh, one) : AC_STRIDE_REST;

        if (kind == AC_STRIDE_NEW) {
            keep_axis(&view, 1, 0);
            continue;
        }
        if (kind == AC_STRIDE_REST) {
            for (size_t k = 0; k < left && !placed; k++, axis++)
                keep_axis(&view, whole->shape.dims[axis], whole->strides[axis]);
            placed = true;
            continue;
        }

        const int64_t extent = whole->shape.dims[axis];
        const int64_t start = values_of(begin)[i];
        const unsigned all = (unsigned)has_bit(begin_mask, i) | (unsigned)has_bit(end_mask, i) << 1;
        ac_slice own = ac_stride_of(extent, start, values_of(end)[i], values_of(strides)[i], all);

        if (kind == AC_STRIDE_ONE)
            own = (ac_slice){start < 0 ? start + extent : start, 1, 1};
        view.offset =
            (int64_t)((uint64_t)view.offset + (uint64_t)own.first * (uint64_t)whole->strides[axis]);
        if (kind == AC_STRIDE_RUN)
            keep_axis(&view, own.count,
                      (int64_t)((uint64_t)whole->strides[axis] * (uint64_t)own.step));
        axis++;
    }
    return view;
}

static ac_tensor expanded(const ac_tensor *whole, size_t rank, const int64_t *dims)
{
    const size_t behind = rank - whole->shape.rank;
    ac_tensor view = *whole;

    view.fine = false;
    view.shape.rank = rank;
    for (size_t i = 0; i < rank; i++) {
        const bool own = i >= behind && whole->shape.dims[i - behind] != 1;

        view.shape.dims[i] = dims[i];
        view.strides[i] = own ? whole->strides[i - behind] : 0;
    }
    return view;
}

ac_tensor ac_tensor_absent(void)
{
    return (ac_tensor){.shape = {.rank = 1, .dims = {0}}, .dtype = AC_F32, .fine = true};
}

ac_tensor ac_tensor_expanded(const ac_tensor *whole, const ac_array *size)
{
    return expanded(whole, (size_t)size->size, values_of(size));
}

ac_tensor ac_tensor_broadcast(const ac_tensor *whole, const ac_shape *shape)
{
    return expanded(whole, shape->rank, shape->dims);
}

ac_tensor ac_tensor_with_axes(const ac_tensor *tensor, const ac_shape *space, uint32_t axes,
                              bool kept)
{
    if (!tensor)
        return ac_tensor_absent();

    const bool one = ac_shape_count(&tensor->shape) == 1;
    ac_tensor made = *tensor;
    size_t from = 0;

    made.shape.rank = space->rank;
    for (size_t i = 0; i < space->rank; i++) {
        const bool lacks = (axes >> i & 1) != 0;
        const bool own = !one && (!lacks || kept);

        made.shape.dims[i] = own && !lacks ? tensor->shape.dims[from] : 1;
        made.strides[i] = own && !lacks ? tensor->strides[from] : 1;
        from += own;
    }
    return made;
}

ac_tensor ac_tensor_aligned(const ac_tensor *tensor, const ac_shape *space, int64_t axis)
{
    if (!tensor)
        return ac_tensor_absent();

    const bool one = ac_shape_count(&tensor->shape) == 1;
    ac_tensor made = *tensor;

    if (one)
        made.shape.rank = 0;
    for (size_t i = made.shape.rank + ac_shape_axis(space, axis); !one && i < space->rank; i++) {
        made.shape.dims[made.shape.rank] = 1;
        made.strides[made.shape.rank] = 1;
        made.shape.rank++;
    }
    return made;
}

ac_tensor ac_tensor_or(ac_tensor tensor, const ac_tensor *other)
{
    return ac_shape_empty(&tensor.shape) && !tensor.data ? *other : tensor;
}

/* --- finer views ------------------------------------------------------------------------------ */

static void add_axis(ac_tensor *view, int64_t extent, int64_t stride)
{
    view->shape.dims[view->shape.rank] = extent;
    view->strides[view->shape.rank] = stride;
    view->shape.rank++;
}

/* The tensor without axes, to which they are added. */
static ac_tensor without_axes(const ac_tensor *whole)
{
    ac_tensor view = *whole;

    view.fine = false;
    view.shape.rank = 0;
    return view;
}

ac_tensor ac_tensor_repeated(const ac_tensor *whole, const ac_array *repeats)
{
    const size_t ahead = (size_t)repeats->size - whole->shape.rank;
    ac_tensor view = without_axes(whole);

    for (size_t i = 0; i < repeats->size; i++) {
        add_axis(&view, values_of(repeats)[i], 0);
        if (i >= ahead)
            add_axis(&view, whole->shape.dims[i - ahead], whole->strides[i - ahead]);
    }
    return view;
}

ac_tensor ac_tensor_interleaved(const ac_tensor *whole, int64_t axis, int64_t repeats, int64_t size)
{
    const size_t at = ac_shape_axis(&whole->shape, axis);
    ac_tensor view = without_axes(whole);

    (void)size;
    for (size_t i = 0; i < whole->shape.rank; i++) {
        add_axis(&view, whole->shape.dims[i], whole->strides[i]);
        if (i == at)
            add_axis(&view, repeats, 0);
    }
    return view;
}

ac_tensor ac_tensor_all_interleaved(const ac_tensor *whole, int64_t repeats, int64_t size)
{
    ac_tensor view = *whole;

    (void)size;
    view.fine = false;
    add_axis(&view, repeats, 0);
    return view;
}

ac_tensor ac_tensor_grouped(const ac_tensor *whole, int64_t groups)
{
    if (!whole)
        return ac_tensor_absent();

    ac_tensor view = *whole;

    view.shape = ac_shape_grouped(&whole->shape, groups);
    view.strides[1] = whole->strides[1] * view.shape.dims[2];
    for (size_t i = 1; i < whole->shape.rank; i++)
        view.strides[i + 1] = whole->strides[i];
    return view;
}

ac_tensor ac_tensor_of_channels(const ac_tensor *tensor, const ac_shape *grouped)
{
    if (!tensor)
        return ac_tensor_absent();

    ac_tensor view = *tensor;

    view.shape.rank = grouped->rank;
    for (size_t i = 0; i < grouped->rank; i++) {
        view.shape.dims[i] = i == 1 || i == 2 ? grouped->dims[i] : 1;
        view.strides[i] = tensor->strides[0] * (i == 1 ? grouped->dims[2] : 1);
    }
    return view;
}

ac_tensor ac_tensor_shuffled(const ac_tensor *whole, int64_t groups)
{
    const int64_t others = whole->shape.dims[1] / groups;
    ac_tensor view = without_axes(whole);

    for (size_t i = 0; i < whole->shape.rank; i++) {
        if (i != 1) {
            add_axis(&view, whole->shape.dims[i], whole->strides[i]);
            continue;
        }
        add_axis(&view, others, whole->strides[1]);
        add_axis(&view, groups, (int64_t)((uint64_t)whole->strides[1] * (uint64_t)others));
    }
    return view;
}

ac_tensor ac_tensor_flattened(const ac_tensor *whole, int64_t axis)
{
    (void)axis;
    return *whole;
}

ac_tensor ac_tensor_refined(const ac_tensor *part, const ac_shape *finer)
{
    ac_tensor view = without_axes(part);
    size_t axis = part->shape.rank;
    uint64_t below = 1; /* elements of the part's axis that the finer axes so far hold */

    for (size_t i = 0; i < finer->rank; i++)
        view.shape.dims[i] = finer->dims[i];
    view.shape.rank = finer->rank;
    for (size_t i = finer->rank; i-- > 0;) {
        while (axis > 0 && below == (uint64_t)part->shape.dims[axis - 1] && finer->dims[i] != 1) {
            axis--;
            below = 1;
        }
        view.strides[i] = axis > 0 ? (int64_t)(below * (uint64_t)part->strides[axis - 1]) : 0;
        below *= (uint64_t)finer->dims[i];
    }
    return view;
}
