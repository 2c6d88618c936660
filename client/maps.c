#include "client/maps.h"

#include <string.h>

enum {
    STEP = 2,      /* of the slices that map_choose makes */
    SLICE_ARGS = 4 /* axis, start, end, step */
};

size_t map_axis(int64_t axis, size_t rank)
{
    const int64_t at = axis < 0 ? axis + (int64_t)rank : axis;

    return at >= 0 && at < (int64_t)rank ? (size_t)at : rank - 1;
}

map_use map_of(const ac_entry *entry, const ac_entry_cut *cut, const ac_entry_given *given)
{
    map_use use = {.map = cut->map};

    for (size_t i = 0; i < AC_MAP_ARGS_MAX; i++)
        use.args[i] = cut->args[i] ? given[entry_param(entry, cut->args[i])]
                                   : (ac_entry_given){.number = cut->numbers[i]};
    return use;
}

/* --- slices ----------------------------------------------------------------------------------- */

typedef struct slice {
    size_t axis;
    int64_t first;
    int64_t step;
    int64_t count;
} slice;

static int64_t clamp(int64_t x, int64_t low, int64_t high)
{
    return x < low ? low : x > high ? high : x;
}

/* Slice i of a map that has several, one for a map that has one. */
static slice slice_of(const map_use *use, const ac_entry_shape *whole, size_t i)
{
    const bool several = use->map == AC_MAP_SLICES;
    int64_t values[SLICE_ARGS];

    for (size_t k = 0; k < SLICE_ARGS; k++)
        values[k] = several ? use->args[k].list[i] : use->args[k].number;

    const size_t axis = map_axis(values[0], whole->rank);
    const int64_t extent = whole->dims[axis];
    const int64_t step = values[3] > 0 ? values[3] : 1;
    const int64_t first = clamp(values[1] < 0 ? values[1] + extent : values[1], 0, extent);
    const int64_t end = clamp(values[2] < 0 ? values[2] + extent : values[2], first, extent);

    return (slice){axis, first, step, (end - first + step - 1) / step};
}

static size_t slices_of(const map_use *use, const ac_entry_shape *whole)
{
    size_t count = use->map == AC_MAP_SLICED;

    for (size_t k = 0; use->map == AC_MAP_SLICES && k < SLICE_ARGS; k++)
        count = k == 0 || use->args[k].count < count ? use->args[k].count : count;
    return whole->rank > 0 ? count : 0;
}

/* --- repeats ---------------------------------------------------------------------------------- */

/* How often the elements along an axis of the part of a repeated whole are repeated. */
static int64_t times_along(const map_use *use, size_t axis)
{
    const int64_t times = axis < use->args[0].count ? use->args[0].list[axis] : 1;

    return times > 0 ? times : 0;
}

static size_t part_rank(const map_use *use)
{
    return use->args[0].count < AC_ENTRY_RANK_MAX ? use->args[0].count : AC_ENTRY_RANK_MAX;
}

static int64_t count_of(const ac_entry_shape *shape)
{
    int64_t count = 1;

    for (size_t i = 0; i < shape->rank; i++)
        count *= shape->dims[i];
    return count;
}

/* --- rolls and pads -----------------------------------------------------------------------------
 */

static int64_t modulo(int64_t x, int64_t divisor)
{
    const int64_t rest = divisor > 0 ? x % divisor : 0;

    return rest < 0 ? rest + divisor : rest;
}

/* What is put before (end 0) or behind (end 1) an axis of a whole with this rank. */
static int64_t pad_at(const map_use *use, size_t rank, size_t axis, size_t end)
{
    const size_t arg = use->map != AC_MAP_PADDED; /* the pads; first is the number of axes */
    const size_t from_end = rank - 1 - axis;
    const size_t at = 2 * from_end + end;
    const bool some = arg == 0 || (int64_t)from_end < use->args[0].number;

    return some && at < use->args[arg].count ? use->args[arg].list[at] : 0;
}

/* The index of a whole for one of the part, counted from where the whole begins. */
static int64_t unpadded(ac_entry_map map, int64_t i, int64_t extent)
{
    if (i >= 0 && i < extent)
        return i;
    switch (map) {
    case AC_MAP_REFLECTED:
        return i < 0 ? -i : 2 * (extent - 1) - i;
    case AC_MAP_REPLICATED:
        return i < 0 ? 0 : extent - 1;
    default:
        return modulo(i, extent);
    }
}

/* --- indices ---------------------------------------------------------------------------------- */

/* The axes of an index, in the place of one of the whole, number `at`. */
static ac_entry_shape taken_shape(const map_use *use, const ac_entry_shape *whole, size_t at)
{
    const ac_entry_shape *const index = &use->args[1].shape;
    const size_t least = use->map == AC_MAP_TAKEN ? (size_t)use->args[2].number : 0;
    const size_t own = index->rank > 0 ? index->rank : least;
    ac_entry_shape part = {.rank = whole->rank - 1 + own};

    if (part.rank > AC_ENTRY_RANK_MAX)
        return *whole;
    for (size_t i = 0; i < part.rank; i++) {
        if (i < at)
            part.dims[i] = whole->dims[i];
        else if (i < at + own)
            part.dims[i] = index->rank > 0 ? index->dims[i - at] : 1;
        else
            part.dims[i] = whole->dims[i + 1 - own];
    }
    return part;
}

/* The whole of which an index is taken with the axes that the part has of it. */
static ac_entry_shape numbered_whole(const map_use *use, const ac_entry_shape *part)
{
    const size_t at = part->rank > 0 ? map_axis(use->args[0].number, part->rank) : 0;
    const size_t own = use->args[1].shape.rank;
    ac_entry_shape whole = {.rank = part->rank >= own + at ? part->rank + 1 - own : part->rank};

    for (size_t i = 0; i < whole.rank; i++)
        whole.dims[i] = i < at   ? part->dims[i]
                        : i > at ? part->dims[i - 1 + own]
                                 : use->args[2].number;
    return whole;
}

bool map_locates(ac_entry_map map)
{
    return map == AC_MAP_LOCATED || map == AC_MAP_RESTORED || map == AC_MAP_CHOSEN;
}

int64_t map_joined(const ac_entry_shape *shape, int64_t axes)
{
    const size_t ahead = shape->rank > (size_t)axes ? shape->rank - (size_t)axes : 0;
    int64_t count = 1;

    for (size_t i = ahead; i < shape->rank; i++)
        count *= shape->dims[i];
    return count;
}

/* The other axes of an index whose last one says where along the first ones of the whole. */
static ac_entry_shape pointed_shape(const map_use *use, const ac_entry_shape *whole)
{
    const ac_entry_shape *const index = &use->args[0].shape;
    const size_t own = index->rank > 0 ? index->rank - 1 : 0;
    const size_t axes = index->rank > 0 ? (size_t)index->dims[own] : 0;
    ac_entry_shape part = {.rank = 0};

    if (axes > whole->rank || own + whole->rank - axes > AC_ENTRY_RANK_MAX)
        return *whole;
    for (size_t i = 0; i < own; i++)
        part.dims[part.rank++] = index->dims[i];
    for (size_t i = axes; i < whole->rank; i++)
        part.dims[part.rank++] = whole->dims[i];
    return part;
}

/* The axis of the part that a whole with one axis less does not have. */
static size_t spaced_axis(const map_use *use, size_t rank)
{
    const int64_t at = use->args[0].number;

    return at < 0 || (size_t)at > rank ? rank : (size_t)at;
}

/* The axis of the whole that the tensor of a list with elements which has this number says. */
static size_t picked_axis(const ac_entry_given *index, size_t number)
{
    size_t axis = 0;

    if (!index->list)
        return number;
    for (; axis < index->count; axis++) {
        if (index->list[axis] == 0)
            continue;
        if (number == 0)
            break;
        number--;
    }
    return axis;
}

/* The number of the tensor of a list that says an axis; that of all, if none does. */
static size_t picked_by(const ac_entry_given *index, size_t count, size_t axis)
{
    size_t number = 0;

    while (number < count && picked_axis(index, number) != axis)
        number++;
    return number;
}

/* The axes of the part before those of the indices: they stand where those that they are along are,
 * or in front if these are apart. */
static size_t picked_ahead(const ac_entry_given *index, size_t count)
{
    const size_t first = picked_axis(index, 0);

    return count > 0 && picked_axis(index, count - 1) - first + 1 == count ? first : 0;
}

static ac_entry_shape picked_shape(const map_use *use, const ac_entry_shape *whole)
{
    const ac_entry_given *const index = &use->args[0];
    const size_t own = index->shape.rank > 0 ? index->shape.rank - 1 : 0;
    const size_t count = index->shape.rank > 0 ? (size_t)index->shape.dims[own] : 0;
    const size_t ahead = picked_ahead(index, count);
    ac_entry_shape part = {.rank = 0};
    size_t kept = 0;

    if (count > whole->rank || own + whole->rank - count > AC_ENTRY_RANK_MAX)
        return *whole;
    for (size_t axis = 0; axis <= whole->rank; axis++) {
        for (size_t i = 0; kept == ahead && part.rank == ahead && i < own; i++)
            part.dims[ahead + i] = index->shape.dims[i];
        if (kept == ahead && part.rank == ahead)
            part.rank += own;
        if (axis == whole->rank || picked_by(index, count, axis) < count)
            continue;
        part.dims[part.rank++] = whole->dims[axis];
        kept++;
    }
    return part;
}

/* Index `at` of those given, in index order, counted from the start. */
static int64_t index_given(const ac_entry_given *given, size_t at, int64_t extent)
{
    int64_t wide = 0;
    int32_t narrow = 0;

    if (given->dtype == AC_I64)
        memcpy(&wide, (const unsigned char *)given->index + at * sizeof wide, sizeof wide);
    else
        memcpy(&narrow, (const unsigned char *)given->index + at * sizeof narrow, sizeof narrow);

    const int64_t found = given->dtype == AC_I64 ? wide : narrow;

    return found < 0 && given->wraps ? found + extent : found;
}

bool map_counts(ac_entry_map map)
{
    return map == AC_MAP_COPIED || map == AC_MAP_ALL_COPIED;
}

/* Where a search for a copy has ended. */
typedef struct copy_place {
    const void *counts;
    int64_t copy;
    int64_t at;   /* the index that it is of */
    int64_t left; /* copies of this index before it */
} copy_place;

/* The index along an axis of the whole that copy `i` is of. Copies are asked for one after the
 * other, so a search goes on where the last one has ended. */
static int64_t copied_index(const ac_entry_given *counts, int64_t extent, int64_t i)
{
    static _Thread_local copy_place last;
    const bool alone = entry_count(&counts->shape) == 1;
    const bool again =
        i > 0 && last.counts == counts->index && (i == last.copy || i == last.copy + 1);

    if (again)
        last.left += i - last.copy;
    else
        last = (copy_place){.counts = counts->index, .left = i};
    last.copy = i;
    for (; last.at < extent; last.at++) {
        const int64_t own = index_given(counts, alone ? 0 : (size_t)last.at, 0);

        if (last.left < own)
            break;
        last.left -= own;
    }
    return last.at;
}

ac_entry_shape map_index(ac_entry_map map, int64_t axis, const ac_entry_shape *part)
{
    if (map == AC_MAP_MARKED)
        return (ac_entry_shape){.rank = 1, .dims = {entry_count(part) > 0}};
    if (map == AC_MAP_PINNED && part->rank > 0) { /* one index for each line */
        ac_entry_shape own = *part;

        own.dims[map_axis(axis, part->rank)] = entry_count(part) > 0;
        return own;
    }
    if (map == AC_MAP_PINNED)
        return *part;
    if (map == AC_MAP_POINTED || map == AC_MAP_PICKED)
        return (ac_entry_shape){.rank = 2, .dims = {part->rank > 0 ? part->dims[0] : 1, 1}};
    if (map == AC_MAP_ALL_COPIED)
        return (ac_entry_shape){.rank = 1, .dims = {entry_count(part)}};
    if (map == AC_MAP_GATHERED || map_locates(map) || part->rank == 0)
        return *part;
    return (ac_entry_shape){.rank = 1, .dims = {part->dims[map_axis(axis, part->rank)]}};
}

/* --- windows ---------------------------------------------------------------------------------- */

/* Of the arguments of windows: kernel, dilation, padding, stride. */
enum { KERNEL = 1, DILATION, PADDING, STRIDE };

/* The number in such a list for the axis `at` of those with windows; 1 where there is none. */
static int64_t pane(const map_use *use, size_t arg, size_t at)
{
    return at < use->args[arg].count ? use->args[arg].list[at] : arg != PADDING;
}

/* How many axes windows are along. */
static size_t paned_axes(const map_use *use, const ac_entry_shape *whole)
{
    const size_t axes = (size_t)use->args[0].number;

    return axes < whole->rank ? axes : 0;
}

static int64_t panes_along(const map_use *use, int64_t extent, size_t at)
{
    const int64_t span = pane(use, DILATION, at) * (pane(use, KERNEL, at) - 1) + 1;
    const int64_t room = extent + 2 * pane(use, PADDING, at);

    return room >= span && pane(use, STRIDE, at) > 0 ? (room - span) / pane(use, STRIDE, at) + 1
                                                     : 0;
}

static ac_entry_shape paned_shape(const map_use *use, const ac_entry_shape *whole)
{
    const size_t axes = paned_axes(use, whole);
    const size_t ahead = whole->rank - axes;
    ac_entry_shape part = *whole;

    if (axes == 0)
        return part;
    part.rank = ahead + 1;
    part.dims[ahead] = 1;
    for (size_t i = 0; i < axes; i++) {
        part.dims[ahead - 1] *= pane(use, KERNEL, i);
        part.dims[ahead] *= panes_along(use, whole->dims[ahead + i], i);
    }
    return part;
}

/* The whole whose elements are its windows. */
static ac_entry_shape paned_whole(const map_use *use, const ac_entry_shape *part)
{
    ac_entry_shape whole = *part;

    for (int64_t i = 1; i < use->args[0].number && whole.rank < AC_ENTRY_RANK_MAX; i++)
        whole.dims[whole.rank++] = 1;
    return whole;
}

/* The index in the whole, one number at a time from the last axis on; false outside. */
static bool paned_place(const map_use *use, const ac_entry_shape *whole, const int64_t *index,
                        int64_t *from)
{
    const size_t axes = paned_axes(use, whole);
    const size_t ahead = whole->rank - axes;
    int64_t element = index[ahead - 1];
    int64_t window = index[ahead];
    bool inside = true;

    for (size_t i = axes; i-- > 0;) {
        const int64_t extent = whole->dims[ahead + i];
        const int64_t kernel = pane(use, KERNEL, i);
        const int64_t count = panes_along(use, extent, i);
        const int64_t at = window % count * pane(use, STRIDE, i) +
                           element % kernel * pane(use, DILATION, i) - pane(use, PADDING, i);

        element /= kernel;
        window /= count;
        from[ahead + i] = at;
        inside = inside && at >= 0 && at < extent;
    }
    from[ahead - 1] = element;
    return inside;
}

/* --- panes ------------------------------------------------------------------------------------ */

/* The lists of a map with panes: its arguments from KERNEL to the last of them, without a number.
 */
static bool is_pane_list(ac_entry_map map, size_t arg)
{
    if (map == AC_MAP_CHOSEN) /* behind an index */
        return is_pane_list(AC_MAP_POOLED, arg - 1);
    if (map == AC_MAP_POOLED)
        return arg == 1 || arg == 2 || arg == 4 || arg == 5;
    return arg >= 1 && arg <= (map == AC_MAP_AVERAGED ? 3 : 1);
}

/* The number in a list for axis `at`, or otherwise; the only one is that of all. */
static int64_t listed(const map_use *use, size_t arg, size_t at, int64_t otherwise)
{
    const ac_entry_given *const list = &use->args[arg];

    return list->count == 0 ? otherwise : list->list[list->count == 1 ? 0 : at % list->count];
}

/* How many panes there are along an axis. */
static int64_t panes_of(const map_use *use, int64_t extent, size_t at)
{
    const bool pooled = use->map == AC_MAP_POOLED;
    const size_t padding = pooled ? 4 : 3;
    const size_t axes = (size_t)use->args[0].number;
    const bool apart = use->args[padding].count == 2 * axes;
    const int64_t kernel = listed(use, 1, at, 1);
    const int64_t none = pooled && use->args[3].number != 0 ? use->args[3].number : kernel;
    const int64_t stride = listed(use, 2, at, none);
    const int64_t front = listed(use, padding, at, 0);
    const int64_t behind = apart ? listed(use, padding, axes + at, 0) : front;
    const int64_t dilation = pooled ? listed(use, 5, at, 1) : 1;
    const int64_t room = extent + front + behind - (kernel - 1) * dilation - 1;
    const bool ceil = use->args[pooled ? 6 : 4].number != 0;

    if (room < 0 || stride < 1)
        return 0;

    const int64_t count = (room + (ceil ? stride - 1 : 0)) / stride + 1;

    return count > 1 && (count - 1) * stride >= extent + front ? count - 1 : count;
}

static ac_entry_shape panes_shape(const map_use *use, const ac_entry_shape *whole)
{
    const size_t axes = (size_t)use->args[0].number;
    ac_entry_shape part = *whole;

    for (size_t i = 0; i < axes && axes <= whole->rank; i++) {
        int64_t *const extent = &part.dims[whole->rank - axes + i];

        *extent =
            use->map == AC_MAP_SHARED ? listed(use, 1, i, *extent) : panes_of(use, *extent, i);
    }
    return part;
}

/* --- strided ---------------------------------------------------------------------------------- */

/* Of the arguments of strided slices: lists, then masks. */
enum { BEGIN, END, STRIDES, NO_BEGIN, NO_END, REST, FRESH, ONE };

/* What an entry says: indices along an axis of the whole, which is none of a new axis. */
typedef struct stride {
    slice run;
    bool fresh;
    bool one; /* without an axis of the part */
} stride;

static bool has_bit(const map_use *use, size_t mask, size_t i)
{
    return i < 64 && ((uint64_t)use->args[mask].number >> i & 1) != 0;
}

/* Brings an end of a slice to where one with this step can begin and end. */
static int64_t brought(int64_t i, int64_t extent, bool backwards)
{
    return clamp(i < 0 ? i + extent : i, backwards ? -1 : 0, backwards ? extent - 1 : extent);
}

static slice stride_along(const map_use *use, const ac_entry_shape *whole, size_t i, size_t axis)
{
    const int64_t extent = whole->dims[axis];
    const int64_t step = use->args[STRIDES].list[i] != 0 ? use->args[STRIDES].list[i] : 1;
    const bool back = step < 0;
    const uint64_t pace = back ? 0 - (uint64_t)step : (uint64_t)step;
    int64_t first = brought(use->args[BEGIN].list[i], extent, back);
    int64_t last = brought(use->args[END].list[i], extent, back);

    if (has_bit(use, NO_BEGIN, i))
        first = back ? extent - 1 : 0;
    if (has_bit(use, NO_END, i))
        last = back ? -1 : extent;

    const int64_t span = back ? first - last : last - first;

    return (slice){axis, first, step, span > 0 ? 1 + (int64_t)((uint64_t)(span - 1) / pace) : 0};
}

/* The entries of a strided slice, with those for axes that no other entry names; at most as many as
 * `found` has room for. */
static size_t strides_of(const map_use *use, const ac_entry_shape *whole, stride *found)
{
    size_t entries = use->args[BEGIN].count;
    size_t left = whole->rank;
    size_t count = 0;
    size_t axis = 0;
    bool placed = false;

    for (size_t k = END; k <= STRIDES; k++)
        entries = use->args[k].count < entries ? use->args[k].count : entries;
    for (size_t i = 0; i < entries; i++)
        left -= left > 0 && !has_bit(use, REST, i) && !has_bit(use, FRESH, i);
    for (size_t i = 0; i <= entries; i++) {
        if (i == entries || has_bit(use, REST, i)) {
            for (size_t k = 0; k < left && !placed && axis < whole->rank; k++, axis++)
                found[count++] = (stride){.run = {axis, 0, 1, whole->dims[axis]}};
            placed = true;
        } else if (has_bit(use, FRESH, i)) {
            if (count < 2 * AC_ENTRY_RANK_MAX)
                found[count++] = (stride){.run = {0, 0, 1, 1}, .fresh = true};
        } else if (axis < whole->rank) {
            const bool one = has_bit(use, ONE, i);
            const int64_t extent = whole->dims[axis];
            const int64_t at = use->args[BEGIN].list[i];

            found[count++] = (stride){.run = stride_along(use, whole, i, axis), .one = one};
            if (one)
                found[count - 1].run =
                    (slice){axis, clamp(at < 0 ? at + extent : at, 0, extent), 1, 1};
            axis++;
        }
    }
    return count;
}

static ac_entry_shape strided_shape(const map_use *use, const ac_entry_shape *whole)
{
    stride found[3 * AC_ENTRY_RANK_MAX];
    const size_t count = strides_of(use, whole, found);
    ac_entry_shape part = {0};

    for (size_t i = 0; i < count && part.rank < AC_ENTRY_RANK_MAX; i++) {
        if (!found[i].one)
            part.dims[part.rank++] = found[i].run.count;
    }
    return part;
}

static void strided_place(const map_use *use, const ac_entry_shape *whole, const int64_t *index,
                          int64_t *from)
{
    stride found[3 * AC_ENTRY_RANK_MAX];
    const size_t count = strides_of(use, whole, found);
    size_t at = 0;

    for (size_t i = 0; i < count; i++) {
        const int64_t own = found[i].one ? 0 : index[at++];

        if (!found[i].fresh)
            from[found[i].run.axis] = found[i].run.first + own * found[i].run.step;
    }
}

/* --- diagonals -------------------------------------------------------------------------------- */

/* The length of a diagonal of a matrix, or the matrix with all elements on it. */
static ac_entry_shape diagonal_shape(const map_use *use, const ac_entry_shape *whole)
{
    const int64_t diagonal = use->args[0].number;
    const int64_t apart = diagonal < 0 ? 0 - diagonal : diagonal;
    const int64_t all = count_of(whole) + apart;
    int64_t rows;
    int64_t columns;

    if (use->map == AC_MAP_ON_DIAGONAL || whole->rank < 2)
        return (ac_entry_shape){.rank = 2, .dims = {all, all}};
    rows = whole->dims[0] - (diagonal < 0 ? apart : 0);
    columns = whole->dims[1] - (diagonal > 0 ? apart : 0);
    rows = rows < columns ? rows : columns;
    return (ac_entry_shape){.rank = 1, .dims = {rows > 0 ? rows : 0}};
}

/* The index in the whole; false outside. */
static bool diagonal_place(const map_use *use, const ac_entry_shape *whole, const int64_t *index,
                           size_t *place)
{
    const int64_t diagonal = use->args[0].number;
    const int64_t row = diagonal < 0 ? 0 - diagonal : 0;
    const int64_t column = diagonal > 0 ? diagonal : 0;

    if (use->map == AC_MAP_DIAGONAL && whole->rank == 2) {
        *place = (size_t)((index[0] + row) * whole->dims[1] + index[0] + column);
        return true;
    }
    *place = (size_t)(index[0] - row);
    return index[1] - index[0] == diagonal && index[0] >= row && index[0] - row < count_of(whole);
}

/* Whether an index is on the diagonal from the first element on, or on one that begins anew. */
static bool is_crossed(const map_use *use, const ac_entry_shape *whole, const int64_t *index)
{
    const bool again = use->args[0].number != 0 && whole->rank == 2;
    const int64_t row = again ? index[0] % (whole->dims[1] + 1) : index[0];
    bool on = whole->rank >= 2;

    for (size_t k = 1; k < whole->rank; k++)
        on = on && index[k] == row;
    return on;
}

/* --- unfolded --------------------------------------------------------------------------------- */

/* Of the arguments: the size and the step of slices, and the extents of the whole. */
enum { SIZE = 1, STEP_BY, EXTENTS };

static size_t unfolded_axis(const map_use *use, size_t rank)
{
    const int64_t axis = use->args[0].number;

    return axis >= 0 && (size_t)axis < rank ? (size_t)axis : 0;
}

static ac_entry_shape unfolded_shape(const map_use *use, const ac_entry_shape *whole)
{
    const int64_t size = use->args[SIZE].number;
    const int64_t step = use->args[STEP_BY].number > 0 ? use->args[STEP_BY].number : 1;
    ac_entry_shape part = *whole;

    if (part.rank == 0 || part.rank == AC_ENTRY_RANK_MAX)
        return part;

    int64_t *const extent = &part.dims[unfolded_axis(use, whole->rank)];

    *extent = *extent >= size ? (*extent - size) / step + 1 : 0;
    part.dims[part.rank++] = size;
    return part;
}

/* The whole that the extents say, or else one whose slices lie side by side. */
static ac_entry_shape unfolded_whole(const map_use *use, const ac_entry_shape *part)
{
    ac_entry_shape whole = *part;

    if (use->args[EXTENTS].count > 0) {
        whole.rank = use->args[EXTENTS].count < AC_ENTRY_RANK_MAX ? use->args[EXTENTS].count
                                                                  : AC_ENTRY_RANK_MAX;
        memcpy(whole.dims, use->args[EXTENTS].list, whole.rank * sizeof whole.dims[0]);
    } else if (whole.rank > 1) {
        whole.rank--;
        whole.dims[unfolded_axis(use, whole.rank)] *= part->dims[whole.rank];
    }
    return whole;
}

/* --- resized ---------------------------------------------------------------------------------- */

/* The extent of the part along an axis. */
static int64_t resized(const map_use *use, const ac_entry_shape *whole, size_t axis)
{
    const size_t axes = (size_t)use->args[0].number;
    const size_t first = whole->rank > axes ? whole->rank - axes : 0;
    const bool given = axis >= first && axis - first < use->args[1].count;

    return given ? use->args[1].list[axis - first] : whole->dims[axis];
}

/* The number of elements along the axes from `first` up to `end`. */
static int64_t count_between(const ac_entry_shape *shape, size_t first, size_t end)
{
    int64_t count = 1;

    for (size_t i = first; i < end; i++)
        count *= shape->dims[i];
    return count;
}

/* --- shapes ----------------------------------------------------------------------------------- */

ac_entry_shape map_shape(const map_use *use, const ac_entry_shape *whole)
{
    ac_entry_shape part = *whole;

    switch (use->map) {
    case AC_MAP_HALF:
    case AC_MAP_ALTERNATE:
        if (whole->rank > 0)
            part.dims[map_axis(use->args[0].number, whole->rank)] /= 2;
        break;
    case AC_MAP_PERMUTED:
        for (size_t i = 0; i < whole->rank && i < use->args[0].count; i++)
            part.dims[i] = whole->dims[map_axis(use->args[0].list[i], whole->rank)];
        break;
    case AC_MAP_SLICED:
    case AC_MAP_SLICES:
        for (size_t i = 0; i < slices_of(use, whole); i++) {
            const slice s = slice_of(use, whole, i);

            part.dims[s.axis] = s.count;
        }
        break;
    case AC_MAP_EXPANDED:
        part.rank = part_rank(use);
        for (size_t i = 0; i < part.rank; i++)
            part.dims[i] = use->args[0].list[i];
        break;
    case AC_MAP_REPEATED:
        part.rank = part_rank(use);
        for (size_t i = 0; i < part.rank; i++) {
            const size_t ahead = part.rank - (whole->rank < part.rank ? whole->rank : part.rank);

            part.dims[i] = times_along(use, i) * (i < ahead ? 1 : whole->dims[i - ahead]);
        }
        break;
    case AC_MAP_INTERLEAVED:
    case AC_MAP_COPIED:
        if (whole->rank > 0)
            part.dims[map_axis(use->args[0].number, whole->rank)] = use->args[2].number;
        break;
    case AC_MAP_ALL_INTERLEAVED:
    case AC_MAP_ALL_COPIED:
        part.rank = 1;
        part.dims[0] = use->args[1].number;
        break;
    case AC_MAP_REFLECTED:
    case AC_MAP_REPLICATED:
    case AC_MAP_WRAPPED:
    case AC_MAP_PADDED:
        for (size_t i = 0; i < part.rank; i++)
            part.dims[i] += pad_at(use, part.rank, i, 0) + pad_at(use, part.rank, i, 1);
        break;
    case AC_MAP_TAKEN:
    case AC_MAP_NUMBERED:
        if (whole->rank > 0)
            part = taken_shape(use, whole, map_axis(use->args[0].number, whole->rank));
        break;
    case AC_MAP_GATHERED:
    case AC_MAP_LOCATED:
    case AC_MAP_RESTORED:
    case AC_MAP_CHOSEN:
        part = use->args[1].shape;
        break;
    case AC_MAP_POINTED:
        part = pointed_shape(use, whole);
        break;
    case AC_MAP_PICKED:
        part = picked_shape(use, whole);
        break;
    case AC_MAP_SPACED:
        for (size_t i = part.rank++; i > spaced_axis(use, whole->rank); i--)
            part.dims[i] = part.dims[i - 1];
        part.dims[spaced_axis(use, whole->rank)] = use->args[1].number;
        break;
    case AC_MAP_WINDOWS:
        part = paned_shape(use, whole);
        break;
    case AC_MAP_NEAREST:
        for (size_t i = 0; i < part.rank; i++)
            part.dims[i] = resized(use, whole, i);
        break;
    case AC_MAP_FLATTENED: {
        const size_t at = whole->rank > 0 ? map_axis(use->args[0].number, whole->rank) : 0;

        part.rank = 2;
        part.dims[0] = count_between(whole, 0, at);
        part.dims[1] = count_between(whole, at, whole->rank);
        break;
    }
    case AC_MAP_STRIDED:
        part = strided_shape(use, whole);
        break;
    case AC_MAP_DIAGONAL:
    case AC_MAP_ON_DIAGONAL:
        part = diagonal_shape(use, whole);
        break;
    case AC_MAP_UNFOLDED:
        part = unfolded_shape(use, whole);
        break;
    case AC_MAP_POOLED:
    case AC_MAP_AVERAGED:
    case AC_MAP_SHARED:
        part = panes_shape(use, whole);
        break;
    case AC_MAP_FLIPPED:
    case AC_MAP_ROLLED:
    case AC_MAP_LOWER:
    case AC_MAP_UPPER:
    case AC_MAP_SHUFFLED:
    case AC_MAP_REPLACED:
    case AC_MAP_MARKED:
    case AC_MAP_PINNED:
    case AC_MAP_CROSSED:
    case AC_MAP_FILLED:
        break;
    }
    return part;
}

ac_entry_shape map_whole(const map_use *use, const ac_entry_shape *part)
{
    ac_entry_shape whole = *part;

    switch (use->map) {
    case AC_MAP_HALF:
    case AC_MAP_ALTERNATE:
        if (part->rank > 0)
            whole.dims[map_axis(use->args[0].number, part->rank)] *= 2;
        break;
    case AC_MAP_PERMUTED:
        for (size_t i = 0; i < part->rank && i < use->args[0].count; i++)
            whole.dims[map_axis(use->args[0].list[i], part->rank)] = part->dims[i];
        break;
    case AC_MAP_SLICED:
    case AC_MAP_SLICES:
        for (size_t i = 0; i < slices_of(use, part); i++) {
            const slice s = slice_of(use, part, i);

            /* The indices from the first of the smallest whole on; its end takes all. */
            whole.dims[s.axis] = s.step * part->dims[s.axis];
        }
        break;
    case AC_MAP_REPEATED:
        for (size_t i = 0; i < part->rank; i++)
            whole.dims[i] /= times_along(use, i) > 0 ? times_along(use, i) : 1;
        break;
    case AC_MAP_INTERLEAVED:
        if (part->rank > 0 && use->args[1].number > 0)
            whole.dims[map_axis(use->args[0].number, part->rank)] /= use->args[1].number;
        break;
    case AC_MAP_ALL_INTERLEAVED:
        if (part->rank > 0 && use->args[0].number > 0)
            whole.dims[0] /= use->args[0].number;
        break;
    case AC_MAP_REFLECTED:
    case AC_MAP_REPLICATED:
    case AC_MAP_WRAPPED:
    case AC_MAP_PADDED:
        for (size_t i = 0; i < part->rank; i++)
            whole.dims[i] -= pad_at(use, part->rank, i, 0) + pad_at(use, part->rank, i, 1);
        break;
    case AC_MAP_NUMBERED:
        whole = numbered_whole(use, part);
        break;
    case AC_MAP_RESTORED:
        for (size_t i = 0; i < use->args[2].count && use->args[2].count <= part->rank; i++)
            whole.dims[part->rank - use->args[2].count + i] = use->args[2].list[i];
        break;
    case AC_MAP_WINDOWS:
        whole = paned_whole(use, part);
        break;
    case AC_MAP_DIAGONAL: /* with the diagonal from the first element on */
        if (part->rank == 1)
            whole = (ac_entry_shape){.rank = 2, .dims = {part->dims[0], part->dims[0]}};
        else if (part->rank == 2)
            whole.rank = 1;
        break;
    case AC_MAP_ON_DIAGONAL:
        whole.rank = part->rank > 0;
        break;
    case AC_MAP_UNFOLDED:
        whole = unfolded_whole(use, part);
        break;
    case AC_MAP_SPACED:
        if (part->rank == 0)
            break;
        whole.rank--;
        for (size_t i = spaced_axis(use, whole.rank); i < whole.rank; i++)
            whole.dims[i] = part->dims[i + 1];
        break;
    case AC_MAP_STRIDED:
    case AC_MAP_POOLED:
    case AC_MAP_AVERAGED:
    case AC_MAP_SHARED:
    case AC_MAP_REPLACED:
    case AC_MAP_MARKED:
    case AC_MAP_PINNED:
    case AC_MAP_CROSSED:
    case AC_MAP_NEAREST:
    case AC_MAP_FLATTENED:
    case AC_MAP_TAKEN:
    case AC_MAP_GATHERED:
    case AC_MAP_LOCATED:
    case AC_MAP_CHOSEN:
    case AC_MAP_POINTED:
    case AC_MAP_PICKED:
    case AC_MAP_COPIED: /* once each */
    case AC_MAP_ALL_COPIED:
    case AC_MAP_EXPANDED:
    case AC_MAP_FLIPPED:
    case AC_MAP_ROLLED:
    case AC_MAP_LOWER:
    case AC_MAP_UPPER:
    case AC_MAP_SHUFFLED:
    case AC_MAP_FILLED:
        break;
    }
    return whole;
}

bool map_makes(ac_entry_map map, const ac_entry_shape *part)
{
    const size_t rank = part->rank;

    switch (map) {
    case AC_MAP_WINDOWS:
        return rank >= 2 && part->dims[rank - 1] > 0;
    case AC_MAP_POINTED:
    case AC_MAP_PICKED:
    case AC_MAP_SPACED:
        return rank >= 1;
    case AC_MAP_RESTORED:
    case AC_MAP_CHOSEN:
    case AC_MAP_POOLED:
    case AC_MAP_AVERAGED:
    case AC_MAP_SHARED:
        return rank >= 2 && part->dims[rank - 1] > 0 && part->dims[rank - 2] > 0;
    case AC_MAP_DIAGONAL: /* of a vector, which is not as large */
    case AC_MAP_ON_DIAGONAL:
        return rank == 2 && part->dims[0] == part->dims[1];
    case AC_MAP_CROSSED:
        for (size_t i = 1; i < rank && rank > 2; i++) {
            if (part->dims[i] != part->dims[0])
                return false;
        }
        return rank >= 2;
    case AC_MAP_UNFOLDED:
        return rank >= 2 && part->dims[rank - 1] > 0 && part->dims[0] > 0;
    default:
        return true;
    }
}

ac_entry_shape map_fit(ac_entry_map map, const ac_entry_shape *space)
{
    const int64_t count = count_of(space);
    ac_entry_shape fit = {.rank = 2, .dims = {count, 1}};
    int64_t side = 0;

    if (map_makes(map, space))
        return *space;
    if (map == AC_MAP_CROSSED || map == AC_MAP_POINTED || map == AC_MAP_PICKED ||
        map == AC_MAP_SPACED)
        return fit;
    if (map == AC_MAP_UNFOLDED)
        return count > 0 ? fit : (ac_entry_shape){.rank = 3, .dims = {1, 0, 1}};
    if (map != AC_MAP_DIAGONAL && map != AC_MAP_ON_DIAGONAL)
        return *space;
    while ((side + 1) * (side + 1) <= count)
        side++;
    fit.dims[0] = fit.dims[1] = side;
    return fit;
}

bool map_plain(ac_entry_map map)
{
    return map != AC_MAP_DIAGONAL && map != AC_MAP_ON_DIAGONAL && map != AC_MAP_CROSSED &&
           map != AC_MAP_UNFOLDED && map != AC_MAP_MARKED && map != AC_MAP_PINNED &&
           map != AC_MAP_POOLED && map != AC_MAP_CHOSEN;
}

bool map_any_index(ac_entry_map map)
{
    return map == AC_MAP_MARKED;
}

bool map_fills(ac_entry_map map)
{
    return map == AC_MAP_PADDED || map == AC_MAP_FILLED || map == AC_MAP_REPLACED ||
           map == AC_MAP_MARKED || map == AC_MAP_PINNED || map == AC_MAP_CROSSED;
}

bool map_needs_axis(ac_entry_map map)
{
    return map == AC_MAP_SLICED || map == AC_MAP_SLICES || map == AC_MAP_INTERLEAVED ||
           map == AC_MAP_COPIED;
}

size_t map_rank(ac_entry_map map)
{
    return map == AC_MAP_FLATTENED ? 2 : map == AC_MAP_ALL_INTERLEAVED || map == AC_MAP_ALL_COPIED;
}

/* --- places ----------------------------------------------------------------------------------- */

/* Whether one of the indices at the place of an element, but along the axis, is its own. */
static bool is_pinned(const map_use *use, const ac_entry_shape *whole, const int64_t *index)
{
    const ac_entry_shape *const shape = &use->args[1].shape;
    const size_t axis = whole->rank > 0 ? map_axis(use->args[0].number, whole->rank) : 0;
    const int64_t extent = whole->rank > 0 ? whole->dims[axis] : 1;
    const int64_t lines = shape->rank > 0 ? shape->dims[axis] : 1;
    bool found = false;

    for (int64_t k = 0; k < lines; k++) {
        size_t at = 0;
        bool inside = true;

        for (size_t i = 0; i < shape->rank; i++) {
            const int64_t own = i == axis ? k : index[i];

            inside = inside && own < shape->dims[i];
            at = at * (size_t)shape->dims[i] + (size_t)own;
        }
        found = found || (inside && index_given(&use->args[1], at, extent) == index[axis]);
    }
    return found;
}

static void index_in(const ac_entry_shape *shape, size_t i, int64_t *index)
{
    for (size_t axis = shape->rank; axis-- > 0;) {
        index[axis] = (int64_t)(i % (size_t)shape->dims[axis]);
        i /= (size_t)shape->dims[axis];
    }
}

static size_t place_of(const ac_entry_shape *shape, const int64_t *index)
{
    size_t at = 0;

    for (size_t axis = 0; axis < shape->rank; axis++)
        at = at * (size_t)shape->dims[axis] + (size_t)index[axis];
    return at;
}

size_t map_place(const map_use *use, const ac_entry_shape *whole, const ac_entry_shape *part,
                 size_t i)
{
    const int64_t half = use->args[1].number; /* of halves */
    int64_t index[AC_ENTRY_RANK_MAX] = {0};
    int64_t from[AC_ENTRY_RANK_MAX] = {0};

    if (use->map == AC_MAP_FILLED)
        return MAP_OUTSIDE;
    if (use->map == AC_MAP_ALTERNATE)
        return 2 * i + (size_t)half;
    if (use->map == AC_MAP_ALL_INTERLEAVED)
        return i / (size_t)use->args[0].number;
    if (use->map == AC_MAP_ALL_COPIED)
        return (size_t)copied_index(&use->args[0], count_of(whole), (int64_t)i);
    if (use->map == AC_MAP_ROLLED && use->args[1].count == 0)
        return (size_t)modulo((int64_t)i - modulo(use->args[0].list[0], count_of(whole)),
                              count_of(whole));
    if (use->map == AC_MAP_FLATTENED)
        return i;
    index_in(part, i, index);
    if (use->map == AC_MAP_DIAGONAL || use->map == AC_MAP_ON_DIAGONAL) {
        size_t place;

        return diagonal_place(use, whole, index, &place) ? place : MAP_OUTSIDE;
    }
    if (use->map == AC_MAP_TAKEN || use->map == AC_MAP_NUMBERED) {
        const size_t axis = whole->rank > 0 ? map_axis(use->args[0].number, whole->rank) : 0;
        const size_t own = whole->rank > 0 ? part->rank + 1 - whole->rank : 0;
        const ac_entry_shape axes = {
            .rank = own < use->args[1].shape.rank ? own : use->args[1].shape.rank};
        size_t at = 0;

        for (size_t k = 0; k < axes.rank; k++)
            at = at * (size_t)use->args[1].shape.dims[k] + (size_t)index[axis + k];
        for (size_t k = 0; k < whole->rank; k++)
            from[k] = k < axis    ? index[k]
                      : k == axis ? index_given(&use->args[1], at, whole->dims[axis])
                                  : index[k + own - 1];
        if (use->map == AC_MAP_NUMBERED && from[axis] == use->args[3].number)
            return MAP_OUTSIDE;
        return place_of(whole, from);
    }
    if (map_locates(use->map)) {
        const int64_t count = map_joined(whole, use->args[0].number);
        const int64_t own =
            map_joined(part, (int64_t)part->rank - (int64_t)whole->rank + use->args[0].number);

        return i / (size_t)own * (size_t)count + (size_t)index_given(&use->args[1], i, count);
    }
    if (use->map == AC_MAP_POINTED) {
        const ac_entry_shape *const shape = &use->args[0].shape;
        const size_t own = shape->rank - 1;
        const size_t axes = (size_t)shape->dims[own];
        size_t at = 0;

        for (size_t k = 0; k < own; k++)
            at = at * (size_t)shape->dims[k] + (size_t)index[k];
        for (size_t k = 0; k < whole->rank; k++)
            from[k] = k < axes ? index_given(&use->args[0], at * axes + k, whole->dims[k])
                               : index[own + k - axes];
        return place_of(whole, from);
    }
    if (use->map == AC_MAP_PICKED) {
        const ac_entry_given *const given = &use->args[0];
        const size_t own = given->shape.rank - 1;
        const size_t count = (size_t)given->shape.dims[own];
        const size_t ahead = picked_ahead(given, count);
        size_t at = 0;
        size_t next = 0;

        for (size_t k = 0; k < own; k++)
            at = at * (size_t)given->shape.dims[k] + (size_t)index[ahead + k];
        for (size_t axis = 0; axis < whole->rank; axis++) {
            const size_t number = picked_by(given, count, axis);

            if (next == ahead)
                next += own;
            from[axis] = number < count ? index_given(given, at * count + number, whole->dims[axis])
                                        : index[next++];
        }
        return place_of(whole, from);
    }
    if (use->map == AC_MAP_SPACED) {
        const size_t axis = spaced_axis(use, whole->rank);

        for (size_t k = 0; k < whole->rank; k++)
            from[k] = index[k < axis ? k : k + 1];
        return place_of(whole, from);
    }
    if (use->map != AC_MAP_EXPANDED && use->map != AC_MAP_REPEATED && use->map != AC_MAP_STRIDED)
        memcpy(from, index, whole->rank * sizeof from[0]);
    switch (use->map) {
    case AC_MAP_HALF: {
        const size_t axis = map_axis(use->args[0].number, whole->rank);

        from[axis] += half * part->dims[axis];
        break;
    }
    case AC_MAP_PERMUTED:
        for (size_t k = 0; k < whole->rank; k++)
            from[map_axis(use->args[0].list[k], whole->rank)] = index[k];
        break;
    case AC_MAP_FLIPPED:
        for (size_t k = 0; k < use->args[0].count && whole->rank > 0; k++) {
            const size_t axis = map_axis(use->args[0].list[k], whole->rank);

            from[axis] = whole->dims[axis] - 1 - index[axis];
        }
        break;
    case AC_MAP_SLICED:
    case AC_MAP_SLICES:
        for (size_t k = 0; k < slices_of(use, whole); k++) {
            const slice s = slice_of(use, whole, k);

            from[s.axis] = s.first + s.step * index[s.axis];
        }
        break;
    case AC_MAP_EXPANDED:
        for (size_t k = 0; k < whole->rank; k++)
            from[k] = whole->dims[k] == 1 ? 0 : index[part->rank - whole->rank + k];
        break;
    case AC_MAP_REPEATED:
        for (size_t k = 0; k < whole->rank; k++)
            from[k] = index[part->rank - whole->rank + k] % whole->dims[k];
        break;
    case AC_MAP_INTERLEAVED:
        from[map_axis(use->args[0].number, whole->rank)] /= use->args[1].number;
        break;
    case AC_MAP_COPIED: {
        const size_t axis = map_axis(use->args[0].number, whole->rank);

        from[axis] = copied_index(&use->args[1], whole->dims[axis], index[axis]);
        break;
    }
    case AC_MAP_ROLLED:
        for (size_t k = 0; k < use->args[1].count; k++) {
            const size_t axis = map_axis(use->args[1].list[k], whole->rank);
            const int64_t extent = whole->dims[axis];

            from[axis] = modulo(from[axis] - modulo(use->args[0].list[k], extent), extent);
        }
        break;
    case AC_MAP_REFLECTED:
    case AC_MAP_REPLICATED:
    case AC_MAP_WRAPPED:
        for (size_t k = 0; k < whole->rank; k++)
            from[k] = unpadded(use->map, index[k] - pad_at(use, whole->rank, k, 0), whole->dims[k]);
        break;
    case AC_MAP_LOWER:
    case AC_MAP_UPPER: {
        /* How far behind the diagonal from the first element on; there is no overflow. */
        const int64_t column = index[whole->rank - 1] - index[whole->rank - 2];
        const int64_t diagonal = use->args[0].number;

        if (use->map == AC_MAP_LOWER ? column > diagonal : column < diagonal)
            return MAP_OUTSIDE;
        break;
    }
    case AC_MAP_SHUFFLED: {
        const int64_t groups = use->args[0].number;

        from[1] = index[1] % groups * (whole->dims[1] / groups) + index[1] / groups;
        break;
    }
    case AC_MAP_PADDED:
        for (size_t k = 0; k < whole->rank; k++) {
            from[k] = index[k] - pad_at(use, whole->rank, k, 0);
            if (from[k] < 0 || from[k] >= whole->dims[k])
                return MAP_OUTSIDE;
        }
        break;
    case AC_MAP_GATHERED: {
        const size_t axis = whole->rank > 0 ? map_axis(use->args[0].number, whole->rank) : 0;

        if (whole->rank > 0)
            from[axis] = index_given(&use->args[1], i, whole->dims[axis]);
        break;
    }
    case AC_MAP_REPLACED: {
        const size_t axis = whole->rank > 0 ? map_axis(use->args[0].number, whole->rank) : 0;
        const int64_t extent = whole->rank > 0 ? whole->dims[axis] : 1;

        for (size_t k = 0; k < use->args[1].count; k++) {
            if (modulo(use->args[1].list[k], extent) == index[axis])
                return MAP_OUTSIDE;
        }
        break;
    }
    case AC_MAP_PINNED:
        if (is_pinned(use, whole, index))
            return MAP_OUTSIDE;
        break;
    case AC_MAP_MARKED: {
        const size_t axis = whole->rank > 0 ? map_axis(use->args[0].number, whole->rank) : 0;
        const int64_t extent = whole->rank > 0 ? whole->dims[axis] : 1;

        for (size_t k = 0; k < (size_t)count_of(&use->args[1].shape); k++) {
            if (index_given(&use->args[1], k, extent) == index[axis])
                return MAP_OUTSIDE;
        }
        break;
    }
    case AC_MAP_CROSSED:
        if (is_crossed(use, whole, index))
            return MAP_OUTSIDE;
        break;
    case AC_MAP_STRIDED:
        strided_place(use, whole, index, from);
        break;
    case AC_MAP_UNFOLDED: {
        const size_t axis = unfolded_axis(use, whole->rank);

        from[axis] = index[axis] * use->args[STEP_BY].number + index[whole->rank];
        break;
    }
    case AC_MAP_WINDOWS:
        if (paned_axes(use, whole) > 0 && !paned_place(use, whole, index, from))
            return MAP_OUTSIDE;
        break;
    case AC_MAP_POOLED: /* of a pane one element; with the arguments of map_choose it has no other
                         */
    case AC_MAP_AVERAGED:
    case AC_MAP_SHARED:
    case AC_MAP_NEAREST:
        for (size_t k = 0; k < whole->rank; k++)
            from[k] = index[k] * whole->dims[k] / part->dims[k];
        break;
    case AC_MAP_TAKEN:
    case AC_MAP_NUMBERED:
    case AC_MAP_LOCATED:
    case AC_MAP_RESTORED:
    case AC_MAP_CHOSEN:
    case AC_MAP_POINTED:
    case AC_MAP_PICKED:
    case AC_MAP_SPACED:
    case AC_MAP_ALTERNATE:
    case AC_MAP_ALL_INTERLEAVED:
    case AC_MAP_ALL_COPIED:
    case AC_MAP_FLATTENED:
    case AC_MAP_DIAGONAL:
    case AC_MAP_ON_DIAGONAL:
    case AC_MAP_FILLED:
        break;
    }
    return place_of(whole, from);
}

/* --- arguments -------------------------------------------------------------------------------- */

static void set_list(map_use *use, size_t arg, int64_t *list, size_t count)
{
    use->args[arg] = (ac_entry_given){.list = list, .count = count};
}

/* Along the first axis every index, or every second one from the second on. */
static void choose_slice(map_use *use, bool whole,
                         int64_t lists[AC_MAP_ARGS_MAX][AC_ENTRY_RANK_MAX])
{
    const int64_t values[SLICE_ARGS] = {0, whole ? 0 : 1, INT64_MAX, whole ? 1 : STEP};

    for (size_t k = 0; k < SLICE_ARGS; k++) {
        lists[k][0] = values[k];
        if (use->map == AC_MAP_SLICES)
            set_list(use, k, lists[k], 1);
        else
            use->args[k].number = values[k];
    }
}

void map_choose(map_use *use, const ac_entry_shape *part, bool whole,
                int64_t lists[AC_MAP_ARGS_MAX][AC_ENTRY_RANK_MAX])
{
    switch (use->map) {
    case AC_MAP_PERMUTED:
    case AC_MAP_FLIPPED:
        for (size_t i = 0; i < part->rank; i++)
            lists[0][i] = (int64_t)(whole ? i : part->rank - 1 - i);
        set_list(use, 0, lists[0], whole && use->map == AC_MAP_FLIPPED ? 0 : part->rank);
        break;
    case AC_MAP_SLICED:
    case AC_MAP_SLICES:
        choose_slice(use, whole, lists);
        break;
    case AC_MAP_EXPANDED:
        memcpy(lists[0], part->dims, part->rank * sizeof lists[0][0]);
        set_list(use, 0, lists[0], part->rank);
        break;
    case AC_MAP_REPEATED:
        for (size_t i = 0; i < part->rank; i++)
            lists[0][i] = 1;
        set_list(use, 0, lists[0], part->rank);
        break;
    case AC_MAP_INTERLEAVED:
    case AC_MAP_ALL_INTERLEAVED: {
        const size_t first = use->map == AC_MAP_INTERLEAVED; /* of the numbers: the repeats */
        const int64_t size = part->rank > 0 ? part->dims[0] : 1;

        use->args[0].number = 0;
        use->args[first].number = 1;
        use->args[first + 1].number = use->map == AC_MAP_INTERLEAVED ? size : count_of(part);
        break;
    }
    case AC_MAP_COPIED: /* counts are the caller's */
        use->args[2].number =
            part->rank > 0 ? part->dims[map_axis(use->args[0].number, part->rank)] : 1;
        break;
    case AC_MAP_ALL_COPIED:
        use->args[1].number = count_of(part);
        break;
    case AC_MAP_ROLLED:
        lists[0][0] = !whole;
        lists[1][0] = 0;
        set_list(use, 0, lists[0], 1);
        set_list(use, 1, lists[1], !whole && part->rank > 0);
        break;
    case AC_MAP_REFLECTED:
    case AC_MAP_REPLICATED:
    case AC_MAP_WRAPPED:
        memset(lists[1], 0, sizeof lists[1]);
        set_list(use, 1, lists[1], 2 * (size_t)use->args[0].number);
        break;
    case AC_MAP_PADDED:
        set_list(use, 0, lists[0], 0);
        break;
    case AC_MAP_LOWER:
        use->args[0].number = INT64_MAX;
        break;
    case AC_MAP_UPPER:
        use->args[0].number = INT64_MIN;
        break;
    case AC_MAP_SHUFFLED:
        use->args[0].number = 1;
        break;
    case AC_MAP_NUMBERED:
        use->args[2].number =
            part->rank > 0 ? part->dims[map_axis(use->args[0].number, part->rank)] : 1;
        use->args[3].number = -1;
        break;
    case AC_MAP_WINDOWS: {
        const size_t axes = (size_t)use->args[0].number;

        for (size_t k = KERNEL; k <= STRIDE; k++) {
            for (size_t i = 0; i < axes; i++)
                lists[k][i] = k != PADDING;
            set_list(use, k, lists[k], axes);
        }
        break;
    }
    case AC_MAP_POOLED: /* kernels, strides and dilations of 1 */
    case AC_MAP_CHOSEN:
    case AC_MAP_AVERAGED: {
        const size_t padding = use->map == AC_MAP_AVERAGED ? 3 : use->map == AC_MAP_POOLED ? 4 : 5;
        const size_t axes = (size_t)use->args[0].number;

        for (size_t k = 1; k < AC_MAP_ARGS_MAX; k++) {
            for (size_t i = 0; i < axes && is_pane_list(use->map, k); i++)
                lists[k][i] = k != padding;
            if (is_pane_list(use->map, k))
                set_list(use, k, lists[k], axes);
        }
        break;
    }
    case AC_MAP_RESTORED:
    case AC_MAP_SHARED:
    case AC_MAP_NEAREST: {
        const size_t axes = (size_t)use->args[0].number;
        const size_t size = use->map == AC_MAP_RESTORED ? 2 : 1;

        for (size_t i = 0; i < axes; i++)
            lists[size][i] = part->rank + i >= axes ? part->dims[part->rank + i - axes] : 1;
        set_list(use, size, lists[size], axes);
        break;
    }
    case AC_MAP_FLATTENED:
        use->args[0].number = 1;
        break;
    case AC_MAP_REPLACED:
        set_list(use, 1, lists[1], 0);
        break;
    case AC_MAP_STRIDED: /* nothing, or the first axis from its end on */
        lists[BEGIN][0] = lists[END][0] = 0;
        lists[STRIDES][0] = -1;
        for (size_t k = BEGIN; k <= STRIDES; k++)
            set_list(use, k, lists[k], !whole && part->rank > 0);
        for (size_t k = NO_BEGIN; k <= ONE; k++)
            use->args[k].number = k <= NO_END;
        break;
    case AC_MAP_UNFOLDED: {
        const bool some = part->rank > 1;

        use->args[0].number = 0;
        use->args[SIZE].number = use->args[STEP_BY].number = some ? part->dims[part->rank - 1] : 1;
        set_list(use, EXTENTS, lists[EXTENTS], 0);

        const ac_entry_shape own = unfolded_whole(use, part);

        memcpy(lists[EXTENTS], own.dims, own.rank * sizeof own.dims[0]);
        set_list(use, EXTENTS, lists[EXTENTS], own.rank);
        break;
    }
    case AC_MAP_DIAGONAL:
    case AC_MAP_ON_DIAGONAL:
        use->args[0].number = 0;
        break;
    case AC_MAP_SPACED:
        use->args[0].number = -1;
        use->args[1].number = part->rank > 0 ? part->dims[part->rank - 1] : 1;
        break;
    case AC_MAP_MARKED:
    case AC_MAP_PINNED:
    case AC_MAP_CROSSED:
    case AC_MAP_TAKEN:
    case AC_MAP_GATHERED: /* indices are the caller's */
    case AC_MAP_LOCATED:
    case AC_MAP_POINTED:
    case AC_MAP_PICKED:
    case AC_MAP_FILLED:
    case AC_MAP_HALF:
    case AC_MAP_ALTERNATE:
        break;
    }
}
