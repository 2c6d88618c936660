#include "handles/places.h"

static const int64_t *values_of(const ac_array *array)
{
    return array->values;
}

static void add_run(ac_place_axis *axis, int64_t first, int64_t step, int64_t count)
{
    axis->run[axis->runs++] = (ac_place_run){first, step, count, false};
}

/* The places of a part that is the whole. */
static ac_places all_of(const ac_tensor *whole)
{
    ac_places places;

    places.rank = whole->shape.rank;
    places.carries = false;
    places.cut = AC_PLACES_ALL;
    places.diagonal = 0;
    for (size_t i = 0; i < places.rank; i++) {
        places.axes[i].runs = 0;
        add_run(&places.axes[i], 0, 1, whole->shape.dims[i]);
    }
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

static ac_places cut_along(const ac_tensor *whole, ac_places_cut cut, int64_t diagonal)
{
    const int64_t rows = whole->shape.dims[whole->shape.rank - 2];
    const int64_t columns = whole->shape.dims[whole->shape.rank - 1];
    ac_places places = all_of(whole);

    places.cut = cut;
    /* Beyond the corners nothing changes any more. */
    places.diagonal = diagonal < -rows ? -rows : diagonal > columns ? columns : diagonal;
    return places;
}

ac_places ac_places_lower(const ac_tensor *whole, int64_t diagonal)
{
    return cut_along(whole, AC_PLACES_LOWER, diagonal);
}

ac_places ac_places_upper(const ac_tensor *whole, int64_t diagonal)
{
    return cut_along(whole, AC_PLACES_UPPER, diagonal);
}

static int64_t clamp(int64_t x, int64_t low, int64_t high)
{
    return x < low ? low : x > high ? high : x;
}

ac_places ac_places_filled(const ac_tensor *whole)
{
    ac_places places = all_of(whole);

    places.cut = AC_PLACES_NONE;
    return places;
}

/* The columns of a row in front of the cut, or behind it: pieces 2 row and 2 row + 1. */
static bool cut_piece(const ac_places *places, size_t number, ac_piece *piece)
{
    const size_t column = places->rank - 1;
    const int64_t row = (int64_t)(number / 2);
    const int64_t columns = places->axes[column].run[0].count;
    const bool lower = places->cut == AC_PLACES_LOWER;
    const int64_t end = clamp(row + places->diagonal + lower, 0, columns);
    const bool behind = number % 2 == 1;

    for (size_t i = 0; i < places->rank; i++) {
        piece->run[i] = places->axes[i].run[0];
        piece->at[i] = 0;
        if (piece->run[i].count == 0)
            return false;
    }
    piece->at[column - 1] = row;
    piece->run[column - 1] = (ac_place_run){row, 1, 1, false};
    piece->at[column] = behind ? end : 0;
    piece->run[column] =
        behind ? (ac_place_run){end, 1, columns - end, false} : (ac_place_run){0, 1, end, false};
    piece->outside = behind == lower;
    return piece->run[column].count > 0;
}

/* --- pieces ----------------------------------------------------------------------------------- */

size_t ac_places_count(const ac_places *places)
{
    size_t count = 1;

    if (places->cut == AC_PLACES_LOWER || places->cut == AC_PLACES_UPPER)
        return 2 * (size_t)places->axes[places->rank - 2].run[0].count;
    for (size_t i = 0; i < places->rank; i++)
        count *= places->axes[i].runs;
    return count;
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

bool ac_places_piece(const ac_places *places, size_t number, ac_piece *piece)
{
    bool carry = false;

    if (places->cut == AC_PLACES_LOWER || places->cut == AC_PLACES_UPPER)
        return cut_piece(places, number, piece);
    piece->outside = places->cut == AC_PLACES_NONE;
    for (size_t i = places->rank; i-- > 0;) {
        const ac_place_axis *const axis = &places->axes[i];
        const size_t own = number % axis->runs;
        ac_place_run *const run = &piece->run[i];

        number /= axis->runs;
        *run = carry ? carried(axis->run[own], own) : axis->run[own];
        piece->at[i] = own > 0 ? carry : 0;
        for (size_t k = 0; k < own; k++)
            piece->at[i] += axis->run[k].count;
        if (run->count <= 0)
            return false;
        carry = places->carries && own == 0;
        piece->outside |= run->outside;
    }
    return true;
}
