#include "handles/places.h"

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
    places.ranges = 0;
    places.whole_rank = whole->shape.rank;
    places.finer = false;
    places.stays = false;
    places.nowhere = false;
    places.carries = false;
    places.list = NULL;
    places.listed = 0;
    places.list_axis = 0;
    places.resized = false;
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
    places.range[0] = (ac_place_range){column - 1, column, -sign * cut, -sign, sign, UNLIMITED};
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
    ac_places places = all_of(whole);

    places.stays = true;
    places.nowhere = true;
    return places;
}

/* --- replaced --------------------------------------------------------------------------------- */

ac_places ac_places_replaced(const ac_tensor *whole, int64_t axis, const ac_array *index)
{
    ac_places places = all_of(whole);

    places.stays = true;
    places.list = values_of(index);
    places.listed = (size_t)index->size;
    places.list_axis = ac_shape_axis(&whole->shape, axis);
    return places;
}

/* Piece 0 is the whole, and each other one an index of the list. */
static bool listed_piece(const ac_places *places, size_t number, ac_piece *piece)
{
    bool some = true;

    piece->outside = number > 0;
    for (size_t i = 0; i < places->rank; i++) {
        piece->at[i] = 0;
        piece->run[i] = places->axes[i].run[0];
        some = some && piece->run[i].count > 0;
    }
    if (number > 0 && places->rank > 0) {
        const int64_t index = places->list[number - 1];
        const int64_t extent = places->axes[places->list_axis].extent;

        piece->at[places->list_axis] = index < 0 ? index + extent : index;
        piece->run[places->list_axis].count = 1;
    }
    return some;
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
        places.range[places.ranges++] =
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

    for (size_t i = 0; i < whole->shape.rank; i++) {
        const int64_t from = whole->shape.dims[i];
        const int64_t to = i < ahead ? from : values_of(size)[i - ahead];

        if (from == 0 || to == 0) { /* there is nothing to do */
            places.quotient[i] = (ac_place_quotient){1, 1};
            add_axis(&places, 0, UINT32_C(1) << i, 1);
            continue;
        }
        places.quotient[i] = (ac_place_quotient){from, to};
        places.resized |= to % from != 0 && from % to != 0;
        if (to >= from) {
            add_axis(&places, from, UINT32_C(1) << i, 1);
            if (to > from)
                add_axis(&places, to / from, 0, 0);
        } else {
            add_axis(&places, to, UINT32_C(1) << i, from / to);
        }
    }
    places.finer = places.rank > whole->shape.rank;
    if (places.resized) { /* with the axes of the part, as none of them is strided */
        places.finer = false;
        places.rank = 0;
        for (size_t i = 0; i < whole->shape.rank; i++)
            add_axis(&places, places.quotient[i].to, UINT32_C(1) << i, 1);
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

typedef enum role { ALONE, SLOW, FAST } role;

static role role_of(const ac_places *places, size_t axis, const ac_place_range **range)
{
    for (size_t i = 0; i < places->ranges; i++) {
        *range = &places->range[i];
        if (places->range[i].slow == axis)
            return SLOW;
        if (places->range[i].fast == axis)
            return FAST;
    }
    return ALONE;
}

static size_t choices_of(const ac_places *places, size_t axis)
{
    const ac_place_range *range;

    switch (role_of(places, axis, &range)) {
    case SLOW:
        return (size_t)places->axes[axis].extent;
    case FAST:
        return AC_RUNS_MAX;
    default:
        return places->axes[axis].runs;
    }
}

size_t ac_places_count(const ac_places *places)
{
    size_t count = 1;

    if (places->listed > 0)
        return places->listed + 1;
    for (size_t i = 0; i < places->rank; i++)
        count *= choices_of(places, i);
    return count;
}

/* What is in front of a range (number 0), in it, and behind it. */
static ac_place_run ranged(const ac_place_range *range, int64_t slow, int64_t count, size_t number)
{
    int64_t first;
    int64_t end;

    range_at(range, slow, count, &first, &end);
    if (number == 0)
        return (ac_place_run){0, 1, first, true};
    return number == 1 ? (ac_place_run){first, 1, end - first, false}
                       : (ac_place_run){end, 1, count - end, true};
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

/* The run of an axis that is rolled, or has runs whatever the indices along others are. */
static void place_alone(const ac_places *places, size_t i, size_t own, bool carry, ac_piece *piece)
{
    const ac_place_axis *const axis = &places->axes[i];

    piece->run[i] = carry ? carried(axis->run[own], own) : axis->run[own];
    piece->at[i] = own > 0 ? carry : 0;
    for (size_t k = 0; k < own; k++)
        piece->at[i] += axis->run[k].count;
}

bool ac_places_piece(const ac_places *places, size_t number, ac_piece *piece)
{
    const ac_place_range *range = NULL;
    size_t own[AC_RANK_MAX];
    bool carry = false;

    if (places->listed > 0)
        return listed_piece(places, number, piece);
    piece->outside = places->nowhere;
    for (size_t i = places->rank; i-- > 0;) {
        const size_t choices = choices_of(places, i);

        own[i] = number % choices;
        number /= choices;
    }
    for (size_t i = places->rank; i-- > 0;) {
        switch (role_of(places, i, &range)) {
        case SLOW:
            piece->run[i] = (ac_place_run){(int64_t)own[i], 1, 1, false};
            piece->at[i] = (int64_t)own[i];
            break;
        case FAST:
            piece->run[i] =
                ranged(range, (int64_t)own[range->slow], places->axes[i].extent, own[i]);
            piece->at[i] = piece->run[i].first;
            break;
        default:
            place_alone(places, i, own[i], carry, piece);
            carry = places->carries && own[i] == 0;
            break;
        }
        if (piece->run[i].count <= 0)
            return false;
        piece->outside |= piece->run[i].outside;
    }
    return true;
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

size_t ac_places_ahead(const ac_places *places)
{
    size_t ahead = 0;

    if (places->carries)
        return 0;
    while (ahead + 1 < places->rank && ahead + 1 < places->whole_rank) {
        const ac_place_axis *const axis = &places->axes[ahead];
        bool same = axis->runs == 1 && axis->along == UINT32_C(1) << ahead && axis->step == 1 &&
                    axis->run[0].first == 0 && axis->run[0].step == 1 && !axis->run[0].outside;

        if (places->resized)
            same = same && places->quotient[ahead].from == places->quotient[ahead].to;
        for (size_t i = 0; i < places->ranges; i++)
            same = same && places->range[i].slow != ahead && places->range[i].fast != ahead;
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
        if (places->resized)
            behind.quotient[i] = places->quotient[i + axes];
    }
    for (size_t i = 0; i < behind.ranges; i++) {
        behind.range[i].slow -= axes;
        behind.range[i].fast -= axes;
    }
    return behind;
}
