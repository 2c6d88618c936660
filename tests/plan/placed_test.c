/*
 * Maps of several pieces on shapes, arguments and layouts by chance, against plain loops: read,
 * and, where they allow it, with points that fall where the map has them.
 */
#include <stdio.h>
#include <string.h>

#include "kernel/move.h"
#include "plan/pinned.h"
#include "plan/placed.h"
#include "plan/scattered.h"
#include "sentence.h"

enum { TRIES = 6000, ROOM = 1 << 16, AXES = 2, LISTED = 5 };

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

static int64_t below(uint32_t *state, int64_t count)
{
    return (int64_t)(next(state) % (uint32_t)count);
}

/* A tensor of this shape, with gaps, and some with the axes in another order. */
static ac_tensor lay_out(uint32_t *state, const ac_shape *shape, void *memory)
{
    const bool turned = next(state) % 2 != 0;
    ac_tensor t = {.dtype = AC_I32, .data = memory, .shape = *shape};
    int64_t step = next(state) % 3 == 0 ? 2 : 1;

    for (size_t k = 0; k < shape->rank; k++) {
        const size_t i = turned ? k : shape->rank - 1 - k;

        /* The stride of a single element may be any number. */
        t.strides[i] = shape->dims[i] < 2 ? INT64_MAX : step;
        step *= shape->dims[i];
    }
    return t;
}

static int32_t *element(const ac_tensor *t, const int64_t *index)
{
    int64_t at = 0;

    for (size_t i = 0; i < t->shape.rank; i++)
        at += index[i] > 0 ? index[i] * t->strides[i] : 0;
    return (int32_t *)t->data + at;
}

/* The index of point `n` of a shape. */
static void point_of(const ac_shape *shape, int64_t n, int64_t *index)
{
    for (size_t i = shape->rank; i-- > 0; n /= shape->dims[i])
        index[i] = n % shape->dims[i];
}

typedef enum kind {
    WINDOWS,
    NEAREST,
    REFLECTED,
    WRAPPED,
    ROLLED,
    DIAGONAL,
    SPREAD,
    UNFOLDED,
    PUTS, /* by those before it points may fall */
    LOWER = PUTS,
    UPPER,
    CROSSED,
    REPLACED,
    MARKED,
    KINDS
} kind;

typedef struct trial {
    kind kind;
    int64_t lists[4][2 * AXES]; /* kernel, dilation, padding, stride; or size; or pads */
    ac_array arrays[4];
    ac_shape whole;
    ac_shape part;
    int64_t number;          /* a diagonal, whether it begins anew, an axis */
    int64_t indices[LISTED]; /* along that axis */
    size_t listed;
    ac_tensor index; /* which has them */
    ac_places places;
} trial;

static int64_t product(const ac_shape *shape, size_t first, size_t end)
{
    int64_t count = 1;

    for (size_t i = first; i < end; i++)
        count *= shape->dims[i];
    return count;
}

static void choose_windows(trial *t, uint32_t *state)
{
    const size_t ahead = t->whole.rank - AXES;

    t->part = t->whole;
    t->part.rank = ahead + 1;
    t->part.dims[ahead] = 1;
    for (size_t i = 0; i < AXES; i++) {
        const int64_t extent = t->whole.dims[ahead + i];
        int64_t span;

        t->lists[0][i] = 1 + below(state, 3);
        t->lists[1][i] = 1 + below(state, 3);
        t->lists[2][i] = below(state, 4);
        t->lists[3][i] = 1 + below(state, 3);
        span = (t->lists[0][i] - 1) * t->lists[1][i] + 1;
        while (extent + 2 * t->lists[2][i] < span)
            t->lists[2][i]++;
        t->part.dims[ahead - 1] *= t->lists[0][i];
        t->part.dims[ahead] *= (extent + 2 * t->lists[2][i] - span) / t->lists[3][i] + 1;
    }
}

static void choose_others(trial *t, uint32_t *state)
{
    t->part = t->whole;
    for (size_t i = 0; i < AXES; i++) {
        int64_t *const extent = &t->part.dims[t->whole.rank - 1 - i];

        if (t->kind == NEAREST) {
            *extent = 1 + below(state, 3 * *extent);
            t->lists[0][AXES - 1 - i] = *extent;
            continue;
        }

        const int64_t most = *extent - (t->kind == REFLECTED);

        t->lists[0][2 * i] = below(state, most + 1);
        t->lists[0][2 * i + 1] = below(state, most + 1);
        *extent += t->lists[0][2 * i] + t->lists[0][2 * i + 1];
    }
}

/* All elements in their order, moved by a number or, along two axes, by one each. */
static void choose_rolled(trial *t, const ac_tensor *whole, uint32_t *state)
{
    const bool all = next(state) % 2 == 0;

    t->part = t->whole;
    for (size_t i = 0; i < AXES; i++) {
        t->lists[0][i] = below(state, 90) - 45;
        t->lists[1][i] = below(state, (int64_t)t->whole.rank);
    }
    t->arrays[0] = (ac_array){.values = t->lists[0], .size = all ? 1 : AXES};
    t->arrays[1] = (ac_array){.values = t->lists[1], .size = all ? 0 : AXES};
    t->places = ac_places_rolled(whole, &t->arrays[0], &t->arrays[1]);
}

static void choose_unfolded(trial *t, const ac_tensor *whole, uint32_t *state)
{
    const size_t axis = (size_t)below(state, (int64_t)t->whole.rank);
    const int64_t size = 1 + below(state, t->whole.dims[axis]);
    const int64_t step = 1 + below(state, 3);

    t->number = (int64_t)axis;
    t->lists[0][0] = step;
    t->part = t->whole;
    t->part.dims[axis] = (t->whole.dims[axis] - size) / step + 1;
    t->part.dims[t->part.rank++] = size;
    t->places = ac_places_unfolded(whole, t->number, size, step, &t->arrays[0]);
}

static void choose_diagonal(trial *t, ac_tensor *whole, uint32_t *state)
{
    int64_t apart;

    if (t->kind == DIAGONAL)
        t->whole.rank = (size_t)below(state, 3);
    for (size_t i = 0; i < t->whole.rank && t->kind == SPREAD; i++)
        t->whole.dims[i] = 1 + below(state, 3);
    whole->shape = t->whole;
    t->number = below(state, 12) - 6;
    apart = t->number < 0 ? -t->number : t->number;
    if (t->whole.rank == 2 && t->kind == DIAGONAL)
        t->part = (ac_shape){
            .rank = 1, .dims = {ac_diagonal_of(t->whole.dims[0], t->whole.dims[1], t->number)}};
    else
        t->part = (ac_shape){
            .rank = 2,
            .dims = {ac_shape_count(&t->whole) + apart, ac_shape_count(&t->whole) + apart}};
    t->places = t->kind == DIAGONAL ? ac_places_diagonal(whole, t->number)
                                    : ac_places_on_diagonal(whole, t->number);
}

static void choose_crossed(trial *t, ac_tensor *whole, uint32_t *state)
{
    t->number = below(state, 2);
    t->whole.rank = 2 + (size_t)below(state, 2);
    for (size_t i = 0; i < t->whole.rank; i++)
        t->whole.dims[i] = t->whole.rank == 2 || i == 0 ? 1 + below(state, 7) : t->whole.dims[0];
    whole->shape = t->part = t->whole;
    t->places = ac_places_crossed(whole, t->number);
}

static void choose_listed(trial *t, const ac_tensor *whole, uint32_t *state)
{
    const size_t axis = (size_t)below(state, (int64_t)t->whole.rank);
    const int64_t extent = t->whole.dims[axis];

    t->number = (int64_t)axis;
    t->listed = (size_t)below(state, LISTED + 1);
    for (size_t i = 0; i < t->listed; i++)
        t->indices[i] = below(state, 2 * extent) - extent;
    t->index = (ac_tensor){.dtype = AC_I64,
                           .data = t->indices,
                           .shape = {.rank = 1, .dims = {(int64_t)t->listed}},
                           .strides = {1}};
    t->arrays[0] = (ac_array){.values = t->indices, .size = t->listed};
    t->part = t->whole;
    t->places = t->kind == MARKED ? ac_places_marked(whole, t->number, &t->index)
                                  : ac_places_replaced(whole, t->number, &t->arrays[0]);
}

/* The kinds that are not along the last two axes. */
static void choose_more(trial *t, ac_tensor *whole, uint32_t *state)
{
    switch (t->kind) {
    case ROLLED:
        choose_rolled(t, whole, state);
        break;
    case UNFOLDED:
        choose_unfolded(t, whole, state);
        break;
    case DIAGONAL:
    case SPREAD:
        choose_diagonal(t, whole, state);
        break;
    case CROSSED:
        choose_crossed(t, whole, state);
        break;
    case LOWER:
    case UPPER:
        t->part = t->whole;
        t->number = next(state) % 9 == 0 ? INT64_MIN : below(state, 20) - 10;
        t->places = t->kind == LOWER ? ac_places_lower(whole, t->number)
                                     : ac_places_upper(whole, t->number);
        break;
    default:
        choose_listed(t, whole, state);
        break;
    }
}

static void choose(trial *t, uint32_t *state, kind kinds)
{
    ac_tensor whole;

    t->kind = (kind)below(state, kinds);
    t->whole.rank = 3 + (size_t)below(state, 2);
    for (size_t i = 0; i < t->whole.rank; i++)
        t->whole.dims[i] = 1 + below(state, i + AXES < t->whole.rank ? 3 : 7);
    whole = (ac_tensor){.dtype = AC_I32, .shape = t->whole};
    if (t->kind >= ROLLED) {
        choose_more(t, &whole, state);
        return;
    }
    if (t->kind == WINDOWS)
        choose_windows(t, state);
    else
        choose_others(t, state);
    for (size_t k = 0; k < 4; k++)
        t->arrays[k] =
            (ac_array){.values = t->lists[k],
                       .size = t->kind == REFLECTED || t->kind == WRAPPED ? 2 * AXES : AXES};
    switch (t->kind) {
    case WINDOWS:
        t->places = ac_places_windows(&whole, AXES, &t->arrays[0], &t->arrays[1], &t->arrays[2],
                                      &t->arrays[3]);
        break;
    case NEAREST:
        t->places = ac_places_nearest(&whole, AXES, &t->arrays[0]);
        break;
    case REFLECTED:
        t->places = ac_places_reflected(&whole, AXES, &t->arrays[0]);
        break;
    default:
        t->places = ac_places_wrapped(&whole, AXES, &t->arrays[0]);
        break;
    }
}

static int64_t number_of(const ac_shape *shape, const int64_t *index)
{
    int64_t at = 0;

    for (size_t i = 0; i < shape->rank; i++)
        at = at * shape->dims[i] + index[i];
    return at;
}

static int64_t modulo(int64_t x, int64_t divisor)
{
    return (x % divisor + divisor) % divisor;
}

static bool is_listed(const trial *t, int64_t index)
{
    bool found = false;

    for (size_t i = 0; i < t->listed; i++)
        found = found || modulo(t->indices[i], t->whole.dims[t->number]) == index;
    return found;
}

/* Of the kinds that are not along the last two axes. */
static bool source_of_more(const trial *t, const int64_t *index, int64_t *from)
{
    const size_t rank = t->whole.rank;
    const int64_t *const own = t->lists[0];
    bool on = true;

    switch (t->kind) {
    case ROLLED:
        if (t->arrays[1].size == 0)
            point_of(&t->whole,
                     modulo(number_of(&t->whole, index) - own[0], ac_shape_count(&t->whole)), from);
        for (size_t i = 0; i < AXES && t->arrays[1].size > 0; i++)
            from[t->lists[1][i]] =
                modulo(from[t->lists[1][i]] - own[i], t->whole.dims[t->lists[1][i]]);
        return true;
    case UNFOLDED:
        from[t->number] = index[t->number] * own[0] + index[rank];
        return true;
    case DIAGONAL:
    case SPREAD: {
        const int64_t row = t->number < 0 ? -t->number : 0;

        if (t->part.rank == 1) {
            from[1] = index[0] + row + t->number;
            from[0] = index[0] + row;
            return true;
        }
        point_of(&t->whole, index[0] - row, from);
        return index[1] == index[0] + t->number && index[0] >= row &&
               index[0] - row < ac_shape_count(&t->whole);
    }
    case LOWER:
        return index[rank - 1] - index[rank - 2] <= t->number;
    case UPPER:
        return index[rank - 1] - index[rank - 2] >= t->number;
    case CROSSED:
        for (size_t i = 1; i < rank; i++)
            on = on && index[i] == (t->number != 0 && rank == 2 ? index[0] % (t->whole.dims[1] + 1)
                                                                : index[0]);
        return !on;
    default:
        return !is_listed(t, index[t->number]);
    }
}

/* The index in the whole of one of the part; false outside. */
static bool source_of(const trial *t, const int64_t *index, int64_t *from)
{
    if (t->kind >= ROLLED) {
        memcpy(from, index, AC_RANK_MAX * sizeof *from);
        return source_of_more(t, index, from);
    }

    const size_t ahead = t->whole.rank - AXES;
    int64_t inner = 0;
    int64_t window = 0;
    bool inside = true;

    memcpy(from, index, ahead * sizeof *from);
    if (t->kind == WINDOWS) {
        const int64_t elements = t->lists[0][0] * t->lists[0][1];

        inner = index[ahead - 1] % elements;
        from[ahead - 1] = index[ahead - 1] / elements;
        window = index[ahead];
    }
    for (size_t i = AXES; i-- > 0;) {
        const int64_t extent = t->whole.dims[ahead + i];
        int64_t at = index[ahead + (t->kind == WINDOWS ? 0 : i)];

        if (t->kind == WINDOWS) {
            const int64_t span = (t->lists[0][i] - 1) * t->lists[1][i] + 1;
            const int64_t count = (extent + 2 * t->lists[2][i] - span) / t->lists[3][i] + 1;

            at = window % count * t->lists[3][i] + inner % t->lists[0][i] * t->lists[1][i] -
                 t->lists[2][i];
            window /= count;
            inner /= t->lists[0][i];
        } else if (t->kind == NEAREST) {
            at = at * extent / t->part.dims[ahead + i];
        } else {
            at -= t->lists[0][2 * (AXES - 1 - i)];
            if (t->kind == WRAPPED)
                at = (at + extent) % extent;
            else
                at = at < 0 ? -at : at >= extent ? 2 * (extent - 1) - at : at;
        }
        from[ahead + i] = at;
        inside = inside && at >= 0 && at < extent;
    }
    return inside;
}

static int32_t memories[3][ROOM];
static int32_t wanted[ROOM];
static const ac_operator op = {.name = "aclnnPlaced"};

static void fill(uint32_t *state)
{
    for (size_t m = 0; m < 3; m++) {
        for (size_t i = 0; i < ROOM; i++)
            memories[m][i] = (int32_t)next(state) - (1 << 23);
    }
}

/* The output lies in the memory of the input every fourth time. */
Test(placed, elements_are_where_the_map_has_them)
{
    const ac_index_rule rule = {.name = "index", .wraps = true, .status = ACLNN_ERR_PARAM_INVALID};
    const int32_t outside[] = {7, 7, 7, 7};
    uint32_t state = 1;

    for (size_t k = 0; k < TRIES; k++) {
        int64_t index[AC_RANK_MAX] = {0};
        int64_t from[AC_RANK_MAX];
        trial t;

        choose(&t, &state, KINDS);
        fill(&state);

        const ac_tensor in = lay_out(&state, &t.whole, memories[0]);
        const ac_tensor out = lay_out(&state, &t.part, memories[k % 4 != 0]);
        const bool marked = t.kind == MARKED;
        const ac_tensor *const second = marked ? &t.index : &out;
        const ac_call call = {.op = &op,
                              .kernel = ac_move_4,
                              .space = t.part,
                              .operands = {{&in, AC_VIEW_SAME, AC_I32, false},
                                           {second, AC_VIEW_SAME, AC_I64, false},
                                           {&out, AC_VIEW_SAME, AC_I32, false}},
                              .inputs = marked ? 2 : 1,
                              .outputs = 1};
        const void *const ins[] = {in.data, t.indices};
        ac_placed *const placed = ac_placed_make(&call, &t.places, marked ? &rule : NULL);

        for (int64_t n = 0; n < ac_shape_count(&t.part); n++) {
            point_of(&t.part, n, index);
            wanted[n] = source_of(&t, index, from) ? *element(&in, from) : outside[0];
        }
        cr_assert(placed);
        cr_assert_eq(ac_placed_run(placed, ins, out.data, outside), ACLNN_SUCCESS);
        for (int64_t n = 0; n < ac_shape_count(&t.part); n++) {
            point_of(&t.part, n, index);
            cr_assert_eq(*element(&out, index), wanted[n], "map %d, trial %zu, point %lld",
                         (int)t.kind, k, (long long)n);
        }
        ac_placed_free(placed);
    }
}

Test(placed, points_fall_where_the_map_has_them)
{
    uint32_t state = 2;

    for (size_t k = 0; k < TRIES; k++) {
        int64_t index[AC_RANK_MAX] = {0};
        int64_t to[AC_RANK_MAX];
        trial t;

        choose(&t, &state, PUTS);
        fill(&state);

        const ac_tensor source = lay_out(&state, &t.part, memories[0]);
        const ac_tensor over = lay_out(&state, &t.whole, memories[1]);
        const ac_tensor out = lay_out(&state, &t.whole, memories[k % 4 == 0 ? 0 : 2]);
        const bool zeros = k % 2 == 0;
        const ac_scatter_rule rule = {
            .join = k % 3 == 0 ? AC_JOIN_LAST : AC_JOIN_SUM, .over = true, .zeros = zeros};
        const ac_call call = {.op = &op,
                              .space = t.part,
                              .operands = {{&source, AC_VIEW_SAME, AC_I32, false},
                                           {&over, AC_VIEW_SAME, AC_I32, false},
                                           {&out, AC_VIEW_SAME, AC_I32, false}},
                              .inputs = 2,
                              .outputs = 1};
        const void *const ins[] = {source.data, over.data};
        const int64_t elements = product(&t.whole, 0, t.whole.rank);
        ac_scattered *const s = ac_scattered_make_by_places(&call, &t.places, &rule);

        for (int64_t n = 0; n < elements; n++) {
            point_of(&t.whole, n, to);
            wanted[n] = zeros ? 0 : *element(&over, to);
        }
        for (int64_t n = 0; n < ac_shape_count(&t.part); n++) {
            int64_t at = 0;

            point_of(&t.part, n, index);
            if (!source_of(&t, index, to))
                continue;
            for (size_t i = 0; i < t.whole.rank; i++)
                at = at * t.whole.dims[i] + to[i];
            wanted[at] = rule.join == AC_JOIN_LAST
                             ? *element(&source, index)
                             : (int32_t)((uint32_t)wanted[at] + (uint32_t)*element(&source, index));
        }
        cr_assert(s);
        cr_assert_eq(ac_scattered_run(s, ins, out.data, NULL), ACLNN_SUCCESS);
        for (int64_t n = 0; n < elements; n++) {
            point_of(&t.whole, n, to);
            cr_assert_eq(*element(&out, to), wanted[n], "map %d, trial %zu, element %lld",
                         (int)t.kind, k, (long long)n);
        }
        ac_scattered_free(s);
    }
}

/* A plane that is large enough for several pieces, and for threads. */
Test(placed, an_element_is_put_at_indices_of_large_axes)
{
    enum { ROWS = 300, COLUMNS = 700 };
    static int32_t from[ROWS * COLUMNS];
    static int32_t to[ROWS * COLUMNS];
    int64_t list[] = {0, -1, 5, 6, 299, 5};
    const ac_array index = {.values = list, .size = sizeof list / sizeof list[0]};
    const int32_t outside[] = {-9, -9, -9, -9};

    for (int64_t i = 0; i < ROWS * COLUMNS; i++)
        from[i] = (int32_t)i;
    for (int64_t k = 0; k < 8; k++) {
        const int64_t axis = k % 2;
        const bool turned = k / 2 % 2 != 0;
        const int64_t rows = turned ? COLUMNS : ROWS;
        const int64_t columns = turned ? ROWS : COLUMNS;
        const ac_tensor in = {.dtype = AC_I32,
                              .data = k < 4 ? from : to,
                              .shape = {.rank = 2, .dims = {rows, columns}},
                              .strides = {turned ? 1 : columns, turned ? rows : 1}};
        ac_tensor out = in;
        const ac_places places = ac_places_replaced(&in, axis, &index);
        const int64_t extent = in.shape.dims[axis];
        const ac_call call = {
            .op = &op,
            .kernel = ac_move_4,
            .space = in.shape,
            .operands = {{&in, AC_VIEW_SAME, AC_I32, false}, {&out, AC_VIEW_SAME, AC_I32, false}},
            .inputs = 1,
            .outputs = 1};
        const void *const ins[] = {in.data};
        ac_placed *placed;

        memcpy(to, from, sizeof to);
        out.data = to;
        placed = ac_placed_make(&call, &places, NULL);
        cr_assert(placed);
        cr_assert_eq(ac_placed_run(placed, ins, to, outside), ACLNN_SUCCESS);
        ac_placed_free(placed);
        for (int64_t i = 0; i < rows * columns; i++) {
            const int64_t at[] = {turned ? i % rows : i / columns, turned ? i / rows : i % columns};
            bool listed = false;

            for (size_t j = 0; j < index.size; j++)
                listed = listed || modulo(list[j], extent) == at[axis];
            cr_assert_eq(to[i], listed ? -9 : (int32_t)i, "call %lld, element %lld", (long long)k,
                         (long long)i);
        }
    }
}

/* The first index that the axis does not have is named, and nothing is written. */
Test(placed, an_index_that_there_is_not_is_refused)
{
    int32_t data[] = {1, 2, 3, 4};
    int64_t indices[] = {0, -4, 4, -5};
    const ac_index_rule rule = {.name = "index", .wraps = true, .status = ACLNN_ERR_PARAM_INVALID};
    const ac_tensor in = {
        .dtype = AC_I32, .data = data, .shape = {.rank = 1, .dims = {4}}, .strides = {1}};
    const ac_tensor index = {
        .dtype = AC_I64, .data = indices, .shape = {.rank = 2, .dims = {2, 2}}, .strides = {2, 1}};
    const ac_places places = ac_places_marked(&in, 0, &index);
    const ac_call call = {.op = &op,
                          .kernel = ac_move_4,
                          .space = in.shape,
                          .operands = {{&in, AC_VIEW_SAME, AC_I32, false},
                                       {&index, AC_VIEW_SAME, AC_I64, false},
                                       {&in, AC_VIEW_SAME, AC_I32, false}},
                          .inputs = 2,
                          .outputs = 1};
    const void *const ins[] = {data, indices};
    const int32_t outside[] = {9, 9, 9, 9};
    ac_placed *const placed = ac_placed_make(&call, &places, &rule);

    cr_assert(placed);
    cr_assert_eq(ac_placed_run(placed, ins, data, outside), ACLNN_ERR_PARAM_INVALID);
    cr_assert_eq(data[0], 1);
    cr_assert_eq(data[3], 4);
    indices[2] = 3;
    indices[3] = -4;
    cr_assert_eq(ac_placed_run(placed, ins, data, outside), ACLNN_SUCCESS);
    cr_assert_eq(data[0], 9);
    cr_assert_eq(data[1], 2);
    cr_assert_eq(data[3], 9);
    ac_placed_free(placed);
}

/* Elements are pinned where indices say, each of a row of its own; in place, and beside an index in
 * the memory of the output. */
Test(placed, elements_are_pinned_where_an_index_says)
{
    int64_t data[] = {10, 11, 12, 13, 14, 15};
    int64_t made[8] = {0};
    int64_t indices[] = {2, -3, 1, 1};
    const int64_t pin[] = {7, 7};
    const ac_index_rule rule = {.name = "index", .wraps = true, .status = ACLNN_ERR_PARAM_INVALID};
    const ac_tensor in = {
        .dtype = AC_I64, .data = data, .shape = {.rank = 2, .dims = {2, 3}}, .strides = {3, 1}};
    const ac_tensor out = {
        .dtype = AC_I64, .data = made, .shape = {.rank = 2, .dims = {2, 3}}, .strides = {1, 2}};
    const ac_tensor index = {
        .dtype = AC_I64, .data = indices, .shape = {.rank = 2, .dims = {2, 2}}, .strides = {2, 1}};
    const ac_places places = ac_places_pinned(&in, -1, &index);
    ac_call call = {.op = &op,
                    .kernel = ac_move_8,
                    .space = in.shape,
                    .operands = {{&in, AC_VIEW_SAME, AC_I64, false},
                                 {&index, AC_VIEW_SAME, AC_I64, false},
                                 {&out, AC_VIEW_SAME, AC_I64, false}},
                    .inputs = 2,
                    .outputs = 1};
    const void *const ins[] = {data, indices};
    const int64_t pinned[] = {7, 13, 11, 7, 7, 15};
    const int64_t in_place[] = {7, 11, 7, 13, 7, 15};
    ac_pinned *made_to_pin = ac_pinned_make(&call, &places, &rule);

    cr_assert(made_to_pin);
    cr_assert_eq(ac_pinned_run(made_to_pin, ins, made, pin), ACLNN_SUCCESS);
    cr_assert_eq(memcmp(made, pinned, sizeof pinned), 0);
    memset(made, 0, sizeof made);
    memcpy(made + 2, indices, sizeof indices);
    cr_assert_eq(ac_pinned_run(made_to_pin, (const void *const[]){data, made + 2}, made, pin),
                 ACLNN_SUCCESS);
    cr_assert_eq(memcmp(made, pinned, sizeof pinned), 0);
    memset(made, 0, sizeof made);
    indices[3] = 3;
    cr_assert_eq(ac_pinned_run(made_to_pin, ins, made, pin), ACLNN_ERR_PARAM_INVALID);
    cr_assert_eq(made[0], 0);
    indices[3] = 1;
    ac_pinned_free(made_to_pin);
    call.operands[2].tensor = &in;
    made_to_pin = ac_pinned_make(&call, &places, &rule);
    cr_assert(made_to_pin);
    cr_assert_eq(ac_pinned_run(made_to_pin, ins, data, pin), ACLNN_SUCCESS);
    cr_assert_eq(memcmp(data, in_place, sizeof in_place), 0);
    ac_pinned_free(made_to_pin);
}
