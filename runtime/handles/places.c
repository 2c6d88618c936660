#include "handles/places.h"

#include <stddef.h>

static const int64_t *values_of(const ac_array *array)
{
    return array->values;
}

static void add_run(ac_place_axis *axis, int64_t first, int64_t step, int64_t count)
{
    axis->run[axis->runs++] = (ac_place_run){first, step, count, false};
}

/* The places of a part without axes yet. */
static ac_places none_of(const ac_tensor *whole)
{
    ac_places places;

    places.rank = 0;
    places.whole_rank = whole->shape.rank;
    places.way = AC_PLACES_BOXES;
    places.finer = false;
    places.stays = false;
    places.carries = false;
    places.ranges = 0;
    places.listed = 0;
    for (size_t i = 0; i < places.whole_rank; i++)
        places.origin[i] = 0;
    return places;
}

/* An axis of the part of this extent, whose indices are `step` indices along some of the whole's.
 */
static void add_axis(ac_places *places, int64_t extent, uint32_t along, int64_t step)
{
    ac_place_axis *const axis = &places->axes[places->rank++];

    axis->runs = 0;
    axis->extent = extent;
    axis->along = along;
    axis->step = step;
    add_run(axis, 0, 1, extent);
}

/* The places of a part that is the whole. */
static ac_places all_of(const ac_tensor *whole)
{
    ac_places places = none_of(whole);

    for (size_t i = 0; i < whole->shape.rank; i++)
        add_axis(&places, whole->shape.dims[i], UINT32_C(1) << i, 1);
    return places;
}

/* --- rolled ----------------------------------------------------------------------------------- */

/* The remainder with the sign of the divisor, which is above 0. */
static int64_t modulo(int64_t x, int64_t divisor)
{
    const int64_t rest = x % divisor;

    return rest < 0 ? rest + divisor : rest;
}

/* Moves the elements of an axis by `shift`, from 0 on below the extent. */
static void roll_axis(ac_place_axis *axis, int64_t extent, int64_t shift)
{
    axis->runs = 0;
    add_run(axis, extent - shift, 1, shift);
    add_run(axis, 0, 1, extent - shift);
}

static void roll_all(ac_places *places, const ac_shape *shape, int64_t shift)
{
    int64_t left = modulo(shift, ac_shape_count(shape));

    places->carries = true;
    for (size_t i = shape->rank; i-- > 0;) {
        roll_axis(&places->axes[i], shape->dims[i], left % shape->dims[i]);
        left /= shape->dims[i];
    }
}

ac_places ac_places_rolled(const ac_tensor *whole, const ac_array *shifts, const ac_array *dims)
{
    const ac_shape *const shape = &whole->shape;
    int64_t sums[AC_RANK_MAX] = {0};
    ac_places places = all_of(whole);

    if (ac_shape_count(shape) == 0 || shape->rank == 0)
        return places;
    if (dims->size == 0) {
        roll_all(&places, shape, values_of(shifts)[0]);
        return places;
    }
    for (uint64_t i = 0; i < dims->size; i++) {
        const size_t axis = ac_shape_axis(shape, values_of(dims)[i]);
        const int64_t shift = modulo(values_of(shifts)[i], shape->dims[axis]);

        sums[axis] = (sums[axis] + shift) % shape->dims[axis];
    }
    for (size_t axis = 0; axis < shape->rank; axis++)
        roll_axis(&places.axes[axis], shape->dims[axis], sums[axis]);
    return places;
}

/* --- pads ------------------------------------------------------------------------------------- */

typedef enum pad_way { REFLECTED, REPLICATED, WRAPPED } pad_way;

/* What is taken from beyond an end: the index next to it first, and the step. */
static void add_pads(ac_place_axis *axis, int64_t extent, int64_t before, int64_t after,
                     pad_way way)
{
    static const int64_t steps[] = {[REFLECTED] = -1, [REPLICATED] = 0, [WRAPPED] = 1};
    const int64_t fronts[] = {[REFLECTED] = before, [REPLICATED] = 0, [WRAPPED] = extent - before};
    const int64_t backs[] = {[REFLECTED] = extent - 2, [REPLICATED] = extent - 1, [WRAPPED] = 0};

    axis->runs = 0;
    add_run(axis, fronts[way], steps[way], before);
    add_run(axis, 0, 1, extent);
    add_run(axis, backs[way], steps[way], after);
}

static ac_places padded(const ac_tensor *whole, int64_t axes, const ac_array *pads, pad_way way)
{
    ac_places places = all_of(whole);

    for (int64_t i = 0; i < axes; i++) {
        const size_t axis = places.rank - 1 - (size_t)i;

        add_pads(&places.axes[axis], whole->shape.dims[axis], values_of(pads)[2 * i],
                 values_of(pads)[2 * i + 1], way);
    }
    return places;
}

ac_places ac_places_reflected(const ac_tensor *whole, int64_t axes, const ac_array *pads)
{
    return padded(whole, axes, pads, REFLECTED);
}

ac_places ac_places_replicated(const ac_tensor *whole, int64_t axes, const ac_array *pads)
{
    return padded(whole, axes, pads, REPLICATED);
}

ac_places ac_places_wrapped(const ac_tensor *whole, int64_t axes, const ac_array *pads)
{
    return padded(whole, axes, pads, WRAPPED);
}

/* The indices of a run that are in [first, end) of the part, which begins at `at`. */
static void add_within(ac_place_axis *axis, ac_place_run run, int64_t at, int64_t first,
                       int64_t end)
{
    const int64_t low = at > first ? at : first;
    const int64_t high = at + run.count < end ? at + run.count : end;

    run.first += run.outside ? 0 : (low - at) * run.step;
    run.count = high > low ? high - low : 0;
    axis->run[axis->runs++] = run;
}

/* The axis with `before` and `behind` more elements, less those that are cut off. */
static void border(ac_place_axis *axis, int64_t extent, int64_t before, int64_t behind)
{
    const int64_t front = before > 0 ? before : 0;
    const int64_t back = behind > 0 ? behind : 0;
    const int64_t first = before < 0 ? -before : 0;
    const int64_t end = front + extent + back + (behind < 0 ? behind : 0);

    axis->runs = 0;
    add_within(axis, (ac_place_run){0, 0, front, true}, 0, first, end);
    add_within(axis, (ac_place_run){0, 1, extent, false}, front, first, end);
    add_within(axis, (ac_place_run){0, 0, back, true}, front + extent, first, end);
}

ac_places ac_places_padded(const ac_tensor *whole, const ac_array *pads)
{
    ac_places places = all_of(whole);

    for (uint64_t i = 0; i < pads->size / 2; i++) {
        const size_t axis = places.rank - 1 - (size_t)i;

        border(&places.axes[axis], whole->shape.dims[axis], values_of(pads)[2 * i],
               values_of(pads)[2 * i + 1]);
    }
    return places;
}

/* --- triangles -------------------------------------------------------------------------------- */

/* An extent that no triangle reaches. */
#define UNLIMITED (INT64_MAX / 2)

/* The columns of row r that are not behind the diagonal (sign -1), or not before it (sign 1). */
static ac_places cut_along(const ac_tensor *whole, int64_t sign, int64_t diagonal)
{
    const size_t column = whole->shape.rank - 1;
    const int64_t rows = whole->shape.dims[column - 1];
    const int64_t columns = whole->shape.dims[column];
    /* Beyond the corners nothing changes any more. */
    const int64_t cut = diagonal < -rows ? -rows : diagonal > columns ? columns : diagonal;
    ac_places places = all_of(whole);

    places.stays = true;
    places.ranges = 1;
    places.by.range[0] = (ac_place_range){column - 1, column, -sign * cut, -sign, sign, UNLIMITED};
    return places;
}

ac_places ac_places_lower(const ac_tensor *whole, int64_t diagonal)
{
    return cut_along(whole, -1, diagonal);
}

ac_places ac_places_upper(const ac_tensor *whole, int64_t diagonal)
{
    return cut_along(whole, 1, diagonal);
}

ac_places ac_places_filled(const ac_tensor *whole)
{
    ac_places places = none_of(whole);

    places.stays = true;
    places.way = AC_PLACES_NOWHERE;
    return places;
}

/* --- replaced --------------------------------------------------------------------------------- */

/* The places without a list of indices. */
static ac_places listed_along(const ac_tensor *whole, int64_t axis)
{
    ac_places places = none_of(whole);

    places.stays = true;
    places.way = AC_PLACES_LISTED;
    places.list = NULL;
    places.list_axis = ac_shape_axis(&whole->shape, axis);
    return places;
}

ac_places ac_places_replaced(const ac_tensor *whole, int64_t axis, const ac_array *index)
{
    ac_places places = listed_along(whole, axis);

    places.list = values_of(index);
    places.listed = (size_t)index->size;
    return places;
}

ac_places ac_places_marked(const ac_tensor *whole, int64_t axis, const ac_tensor *index)
{
    ac_places places = listed_along(whole, axis);

    places.listed = (size_t)ac_shape_count(&index->shape);
    return places;
}

ac_places ac_places_pinned(const ac_tensor *whole, int64_t axis, const ac_tensor *index)
{
    ac_places places = ac_places_marked(whole, axis, index);

    places.way = AC_PLACES_PINNED;
    return places;
}

/* --- diagonals -------------------------------------------------------------------------------- */

static int64_t least(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

ac_places ac_places_on_diagonal(const ac_tensor *whole, int64_t diagonal)
{
    ac_places places = none_of(whole);

    places.way = AC_PLACES_SPREAD;
    places.by.diagonal = (ac_place_diagonal){.row = diagonal < 0 ? -diagonal : 0,
                                             .column = diagonal > 0 ? diagonal : 0,
                                             .count = ac_shape_count(&whole->shape),
                                             .repeats = 1};
    return places;
}

int64_t ac_diagonal_of(int64_t rows, int64_t columns, int64_t diagonal)
{
    const int64_t count =
        diagonal < 0 ? least(rows + diagonal, columns) : least(rows, columns - diagonal);

    return count > 0 ? count : 0;
}

ac_places ac_places_diagonal(const ac_tensor *whole, int64_t diagonal)
{
    if (whole->shape.rank < 2)
        return ac_places_on_diagonal(whole, diagonal);

    const int64_t count = ac_diagonal_of(whole->shape.dims[0], whole->shape.dims[1], diagonal);
    ac_places places = none_of(whole);

    add_axis(&places, count, 3, 1);
    places.origin[0] = count > 0 && diagonal < 0 ? -diagonal : 0;
    places.origin[1] = count > 0 && diagonal > 0 ? diagonal : 0;
    return places;
}

ac_places ac_places_crossed(const ac_tensor *whole, int64_t again)
{
    const int64_t rows = whole->shape.dims[0];
    const int64_t columns = whole->shape.dims[1];
    ac_place_diagonal own = {.count = least(rows, columns), .repeats = 1};
    ac_places places = none_of(whole);

    if (again != 0 && rows > columns) {
        own.apart = columns + 1;
        own.repeats = (rows - columns) / own.apart + 1;
        own.rest = rows > own.repeats * own.apart ? rows - own.repeats * own.apart : 0;
    }
    places.stays = true;
    places.way = AC_PLACES_CROSSED;
    places.by.diagonal = own;
    return places;
}

/* --- unfolded --------------------------------------------------------------------------------- */

ac_places ac_places_unfolded(const ac_tensor *whole, int64_t axis, int64_t size, int64_t step,
                             const ac_array *extents)
{
    ac_places places = all_of(whole);
    ac_place_axis *const slices = &places.axes[axis];

    (void)extents;
    slices->extent = (slices->extent - size) / step + 1;
    slices->run[0].count = slices->extent;
    slices->step = step;
    add_axis(&places, size, UINT32_C(1) << axis, 1);
    return places;
}

/* --- windows ---------------------------------------------------------------------------------- */

int64_t ac_windows_along(int64_t extent, int64_t kernel, int64_t dilation, int64_t padding,
                         int64_t stride)
{
    int64_t span;
    int64_t room;

    if (__builtin_mul_overflow(dilation, kernel - 1, &span) ||
        __builtin_add_overflow(span, 1, &span) || __builtin_mul_overflow(padding, 2, &room) ||
        __builtin_add_overflow(room, extent, &room) || room < span)
        return 0;
    return (room - span) / stride + 1;
}

ac_places ac_places_windows(const ac_tensor *whole, int64_t axes, const ac_array *kernel,
                            const ac_array *dilation, const ac_array *padding,
                            const ac_array *stride)
{
    const size_t ahead = whole->shape.rank - (size_t)axes;
    ac_places places = none_of(whole);

    places.finer = true;
    for (size_t i = 0; i < ahead; i++)
        add_axis(&places, whole->shape.dims[i], UINT32_C(1) << i, 1);
    for (size_t i = 0; i < (size_t)axes; i++)
        add_axis(&places, values_of(kernel)[i], UINT32_C(1) << (ahead + i), values_of(dilation)[i]);
    for (size_t i = 0; i < (size_t)axes; i++) {
        const int64_t extent = whole->shape.dims[ahead + i];
        const int64_t pad = values_of(padding)[i];
        const int64_t count = ac_windows_along(extent, values_of(kernel)[i], values_of(dilation)[i],
                                               pad, values_of(stride)[i]);

        places.origin[ahead + i] = -pad;
        places.by.range[places.ranges++] =
            (ac_place_range){places.rank - (size_t)axes, places.rank,          -pad,
                             values_of(dilation)[i],     values_of(stride)[i], extent};
        add_axis(&places, count, UINT32_C(1) << (ahead + i), values_of(stride)[i]);
    }
    return places;
}

/* --- nearest ---------------------------------------------------------------------------------- */

ac_places ac_places_nearest(const ac_tensor *whole, int64_t axes, const ac_array *size)
{
    const size_t ahead = whole->shape.rank - (size_t)axes;
    ac_places places = none_of(whole);
    bool resized = false;

    for (size_t i = 0; i < whole->shape.rank; i++) {
        const int64_t from = whole->shape.dims[i];
        const int64_t to = i < ahead ? from : values_of(size)[i - ahead];

        if (from == 0 || to == 0) { /* there is nothing to do */
            places.by.quotient[i] = (ac_place_quotient){1, 1};
            add_axis(&places, 0, UINT32_C(1) << i, 1);
            continue;
        }
        places.by.quotient[i] = (ac_place_quotient){from, to};
        resized |= to % from != 0 && from % to != 0;
        if (to >= from) {
            add_axis(&places, from, UINT32_C(1) << i, 1);
            if (to > from)
                add_axis(&places, to / from, 0, 0);
        } else {
            add_axis(&places, to, UINT32_C(1) << i, from / to);
        }
    }
    places.finer = places.rank > whole->shape.rank;
    if (resized) { /* with the axes of the part, as none of them is strided */
        places.way = AC_PLACES_RESIZED;
        places.finer = false;
        places.rank = 0;
        for (size_t i = 0; i < whole->shape.rank; i++)
            add_axis(&places, places.by.quotient[i].to, UINT32_C(1) << i, 1);
        for (size_t i = 0; i < ahead; i++)
            places.axes[i].extent = whole->shape.dims[i];
    }
    return places;
}

/* --- pieces ----------------------------------------------------------------------------------- */

static int64_t clamp(int64_t x, int64_t low, int64_t high)
{
    return x < low ? low : x > high ? high : x;
}

/* The quotient rounded up, of a divisor above 0. */
static int64_t ceiling(int64_t x, int64_t divisor)
{
    return x / divisor + (x % divisor > 0);
}

/* The indices along the fast axis of a range that are in the whole, for one along the slow axis. */
static void range_at(const ac_place_range *range, int64_t slow, int64_t count, int64_t *first,
                     int64_t *end)
{
    const int64_t at = range->origin + slow * range->slow_step;
    const int64_t step = range->fast_step;

    if (step > 0) {
        *first = clamp(ceiling(-at, step), 0, count);
        *end = clamp(ceiling(range->extent - at, step), *first, count);
    } else {
        *first = clamp(ceiling(at - range->extent + 1, -step), 0, count);
        *end = clamp(ceiling(at + 1, -step), *first, count);
    }
}

/* What is in front of a range, in it, and behind it; returns how many of these have elements. */
static size_t ranged(const ac_place_range *range, int64_t slow, int64_t count, ac_place_run *runs)
{
    size_t found = 0;
    int64_t first;
    int64_t end;

    range_at(range, slow, count, &first, &end);
    if (first > 0)
        runs[found++] = (ac_place_run){0, 1, first, true};
    if (end > first)
        runs[found++] = (ac_place_run){first, 1, end - first, false};
    if (count > end)
        runs[found++] = (ac_place_run){end, 1, count - end, true};
    return found;
}

/* Run `number` of two, where the axis is rolled by one index more. */
static ac_place_run carried(ac_place_run run, size_t number)
{
    if (number == 0) {
        run.first--;
        run.count++;
    } else {
        run.count--;
    }
    return run;
}

/* Where run `number` of an axis begins. */
static int64_t begins(const ac_place_axis *axis, size_t number)
{
    int64_t at = 0;

    for (size_t k = 0; k < number; k++)
        at += axis->run[k].count;
    return at;
}

void ac_pieces_begin(ac_piece_walk *walk, const ac_places *places)
{
    walk->places = places;
    walk->begun = false;
    walk->outside[0] = false;
    for (size_t i = 0; i < places->rank; i++)
        walk->slow[i] = walk->fast[i] = NULL;
    for (size_t i = 0; i < places->ranges; i++) {
        walk->slow[places->by.range[i].slow] = &places->by.range[i];
        walk->fast[places->by.range[i].fast] = &places->by.range[i];
    }
}

/* Takes the choice of an axis, which follows from those of the axes before it. */
static void choose(ac_piece_walk *walk, size_t i)
{
    const ac_place_axis *const axis = &walk->places->axes[i];
    const size_t own = walk->chosen[i];
    ac_place_run *const run = &walk->piece.run[i];

    if (walk->slow[i]) {
        *run = (ac_place_run){(int64_t)own, 1, 1, false};
        walk->piece.at[i] = (int64_t)own;
    } else if (walk->fast[i]) {
        *run = walk->ranged[walk->fast[i] - walk->places->by.range][own];
        walk->piece.at[i] = run->first;
    } else {
        *run = axis->run[own];
        walk->piece.at[i] = begins(axis, own);
    }
    walk->outside[i + 1] = walk->outside[i] || run->outside;
}

/* Begins with the first choices of the axes from one on; false where an axis has none. */
static bool enter(ac_piece_walk *walk, size_t from)
{
    const ac_places *const places = walk->places;

    for (size_t i = from; i < places->rank; i++) {
        const ac_place_range *const fast = walk->fast[i];

        walk->chosen[i] = 0;
        if (fast)
            walk->choices[i] =
                ranged(fast, (int64_t)walk->chosen[fast->slow], places->axes[i].extent,
                       walk->ranged[fast - places->by.range]);
        else
            walk->choices[i] =
                walk->slow[i] ? (size_t)places->axes[i].extent : places->axes[i].runs;
        if (walk->choices[i] == 0)
            return false;
        choose(walk, i);
    }
    return true;
}

/* Goes on to the next choice; false behind the last. */
static bool step(ac_piece_walk *walk)
{
    for (size_t i = walk->places->rank; i-- > 0;) {
        if (++walk->chosen[i] < walk->choices[i]) {
            choose(walk, i);
            return enter(walk, i + 1);
        }
    }
    return false;
}

/* Moves the runs of axes that are rolled as one. */
static void carry_runs(ac_piece_walk *walk)
{
    bool carry = false;

    for (size_t i = walk->places->rank; i-- > 0;) {
        const ac_place_axis *const axis = &walk->places->axes[i];
        const size_t own = walk->chosen[i];

        walk->piece.run[i] = carry ? carried(axis->run[own], own) : axis->run[own];
        walk->piece.at[i] = begins(axis, own) + (own > 0 && carry);
        carry = own == 0;
    }
}

const ac_piece *ac_pieces_next(ac_piece_walk *walk)
{
    const size_t rank = walk->places->rank;
    bool some = walk->begun ? step(walk) : enter(walk, 0);

    walk->begun = true;
    for (; some; some = step(walk)) {
        bool empty = false;

        if (walk->places->carries)
            carry_runs(walk);
        for (size_t i = 0; i < rank; i++)
            empty = empty || walk->piece.run[i].count <= 0;
        if (!empty)
            break;
    }
    walk->piece.outside = walk->outside[rank];
    return some ? &walk->piece : NULL;
}

/* --- axes ------------------------------------------------------------------------------------- */

ac_shape ac_places_shape(const ac_places *places)
{
    ac_shape shape = {.rank = places->rank};

    for (size_t i = 0; i < shape.rank; i++) {
        const ac_place_axis *const axis = &places->axes[i];

        shape.dims[i] = axis->extent;
        if (axis->runs != 1)
            shape.dims[i] = 0;
        for (size_t k = 0; k < axis->runs && axis->runs != 1; k++)
            shape.dims[i] += axis->run[k].count;
    }
    return shape;
}

size_t ac_places_bytes(const ac_places *places)
{
    return offsetof(ac_places, axes) + places->rank * sizeof places->axes[0];
}

size_t ac_places_ahead(const ac_places *places)
{
    const bool resized = places->way == AC_PLACES_RESIZED;
    size_t ahead = 0;

    if (places->carries || (places->way != AC_PLACES_BOXES && !resized))
        return 0;
    while (ahead + 1 < places->rank && ahead + 1 < places->whole_rank) {
        const ac_place_axis *const axis = &places->axes[ahead];
        bool same = axis->runs == 1 && axis->along == UINT32_C(1) << ahead && axis->step == 1 &&
                    axis->run[0].first == 0 && axis->run[0].step == 1 && !axis->run[0].outside;

        if (resized)
            same = same && places->by.quotient[ahead].from == places->by.quotient[ahead].to;
        for (size_t i = ahead + 1; i < places->rank; i++)
            same = same && (places->axes[i].along >> ahead & 1) == 0;
        for (size_t i = 0; i < places->ranges; i++)
            same = same && places->by.range[i].slow != ahead && places->by.range[i].fast != ahead;
        if (!same)
            break;
        ahead++;
    }
    return ahead;
}

ac_places ac_places_behind(const ac_places *places, size_t axes)
{
    ac_places behind = *places;

    behind.rank -= axes;
    behind.whole_rank -= axes;
    for (size_t i = 0; i < behind.rank; i++) {
        behind.axes[i] = places->axes[i + axes];
        behind.axes[i].along >>= axes;
    }
    for (size_t i = 0; i < behind.whole_rank; i++) {
        behind.origin[i] = places->origin[i + axes];
        if (places->way == AC_PLACES_RESIZED)
            behind.by.quotient[i] = places->by.quotient[i + axes];
    }
    for (size_t i = 0; i < behind.ranges; i++) {
        behind.by.range[i].slow -= axes;
        behind.by.range[i].fast -= axes;
    }
    return behind;
}
