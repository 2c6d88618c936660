/*
 * Maps of several pieces on shapes, arguments and layouts by chance, against plain loops: windows
 * and axes that are resized, read, and with points that fall where the map has them; pads, too.
 */
#include <stdio.h>
#include <string.h>

#include "kernel/move.h"
#include "plan/placed.h"
#include "plan/scattered.h"
#include "sentence.h"

enum { TRIES = 3000, ROOM = 1 << 16, AXES = 2 };

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

typedef enum kind { WINDOWS, NEAREST, REFLECTED, WRAPPED, KINDS } kind;

typedef struct trial {
    kind kind;
    int64_t lists[4][2 * AXES]; /* kernel, dilation, padding, stride; or size; or pads */
    ac_array arrays[4];
    ac_shape whole;
    ac_shape part;
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

static void choose(trial *t, uint32_t *state)
{
    ac_tensor whole;

    t->kind = (kind)below(state, KINDS);
    t->whole.rank = 3 + (size_t)below(state, 2);
    for (size_t i = 0; i < t->whole.rank; i++)
        t->whole.dims[i] = 1 + below(state, i + AXES < t->whole.rank ? 3 : 7);
    whole = (ac_tensor){.dtype = AC_I32, .shape = t->whole};
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

/* The index in the whole of one of the part; false outside. */
static bool source_of(const trial *t, const int64_t *index, int64_t *from)
{
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
    const int32_t outside[] = {7, 7, 7, 7};
    uint32_t state = 1;

    for (size_t k = 0; k < TRIES; k++) {
        int64_t index[AC_RANK_MAX];
        int64_t from[AC_RANK_MAX];
        trial t;

        choose(&t, &state);
        fill(&state);

        const ac_tensor in = lay_out(&state, &t.whole, memories[0]);
        const ac_tensor out = lay_out(&state, &t.part, memories[k % 4 != 0]);
        const ac_call call = {
            .op = &op,
            .kernel = ac_move_4,
            .space = t.part,
            .operands = {{&in, AC_VIEW_SAME, AC_I32, false}, {&out, AC_VIEW_SAME, AC_I32, false}},
            .inputs = 1,
            .outputs = 1};
        ac_placed *const placed = ac_placed_make(&call, &t.places);

        for (int64_t n = 0; n < ac_shape_count(&t.part); n++) {
            point_of(&t.part, n, index);
            wanted[n] = source_of(&t, index, from) ? *element(&in, from) : outside[0];
        }
        cr_assert(placed);
        cr_assert_eq(ac_placed_run(placed, in.data, out.data, outside), ACLNN_SUCCESS);
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
        int64_t index[AC_RANK_MAX];
        int64_t to[AC_RANK_MAX];
        trial t;

        choose(&t, &state);
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
