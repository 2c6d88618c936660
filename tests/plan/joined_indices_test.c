/*
 * Indices along several axes that are one, and indices along each of some axes: elements that are
 * taken and elements that fall there, against plain loops, in every layout; indices that there are
 * not; tensors without elements.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aclnn/acl_meta.h"
#include "plan/scattered.h"
#include "plan/taken.h"
#include "sentence.h"

enum { TRIES = 3000, ROOM = 1 << 12 };

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

/* A tensor of this shape with gaps and some axes in another order. */
static ac_tensor lay_out(uint32_t *state, int dtype, const ac_shape *shape, void *memory)
{
    const bool turned = next(state) % 3 == 0;
    int64_t step = next(state) % 4 == 0 ? 2 : 1;
    ac_tensor t = {.dtype = dtype, .data = memory, .shape = *shape};

    for (size_t k = 0; k < shape->rank; k++) {
        const size_t i = turned ? k : shape->rank - 1 - k;

        t.strides[i] = shape->dims[i] < 2 ? INT64_MAX : step;
        step *= shape->dims[i];
    }
    return t;
}

static void point_of(const ac_shape *shape, int64_t n, int64_t *index)
{
    for (size_t i = shape->rank; i-- > 0; n /= shape->dims[i])
        index[i] = n % shape->dims[i];
}

static int64_t number_of(const ac_shape *shape, const int64_t *index)
{
    int64_t n = 0;

    for (size_t i = 0; i < shape->rank; i++)
        n = n * shape->dims[i] + index[i];
    return n;
}

/* Element number `n`, in the order of indices. */
static unsigned char *element(const ac_tensor *t, int64_t n)
{
    int64_t index[AC_DIMS_MAX] = {0};
    int64_t at = 0;

    point_of(&t->shape, n, index);
    for (size_t i = 0; i < t->shape.rank; i++)
        at += index[i] > 0 ? index[i] * t->strides[i] : 0;
    return (unsigned char *)t->data + at * (int64_t)ac_dtype_facts[t->dtype].bytes;
}

static int64_t index_at(const ac_tensor *t, int64_t n)
{
    int64_t wide;
    int32_t narrow;

    if (t->dtype == AC_I64) {
        memcpy(&wide, element(t, n), sizeof wide);
        return wide;
    }
    memcpy(&narrow, element(t, n), sizeof narrow);
    return narrow;
}

static void set_index(const ac_tensor *t, int64_t n, int64_t value)
{
    const int32_t narrow = (int32_t)value;

    if (t->dtype == AC_I64)
        memcpy(element(t, n), &value, sizeof value);
    else
        memcpy(element(t, n), &narrow, sizeof narrow);
}

static float get(const ac_tensor *t, int64_t n)
{
    float value;

    memcpy(&value, element(t, n), sizeof value);
    return value;
}

typedef struct trial {
    ac_tensor whole; /* or what points fall on */
    ac_tensor index;
    ac_tensor part;
    ac_tensor over;
    ac_indexed map;
    ac_index_rule rule;
    size_t axes; /* that are indexed: the last ones, or, by tuples, the first */
    bool tuples;
} trial;

static unsigned char memories[4][ROOM * 8 * 2];

static int64_t count_between(const ac_shape *shape, size_t from, size_t to)
{
    int64_t count = 1;

    for (size_t i = from; i < to; i++)
        count *= shape->dims[i];
    return count;
}

/* The extent that element `n` of the index is below. */
static int64_t extent_of(const trial *t, int64_t n)
{
    const size_t rank = t->whole.shape.rank;

    return t->tuples ? t->whole.shape.dims[n % (int64_t)t->axes]
                     : count_between(&t->whole.shape, rank - t->axes, rank);
}

static trial trial_make(uint32_t *state)
{
    trial t = {.tuples = next(state) % 2 == 0,
               .rule = {"index", next(state) % 2 == 0, ACLNN_ERR_PARAM_INVALID}};
    ac_shape whole = {.rank = next(state) % 4 + t.tuples};
    ac_shape index = {.rank = next(state) % 3};
    ac_shape part = {.rank = 0};

    for (size_t i = 0; i < whole.rank; i++)
        whole.dims[i] = 1 + next(state) % 4;
    for (size_t i = 0; i < index.rank; i++)
        index.dims[i] = 1 + next(state) % 5;
    t.axes = t.tuples || whole.rank > 0 ? 1 + next(state) % whole.rank : 0;
    if (t.tuples) {
        part = index;
        for (size_t i = t.axes; i < whole.rank; i++)
            part.dims[part.rank++] = whole.dims[i];
        index.dims[index.rank++] = (int64_t)t.axes;
    } else {
        for (size_t i = 0; i + t.axes < whole.rank; i++)
            part.dims[part.rank++] = whole.dims[i];
        for (size_t i = 0; i < index.rank; i++)
            part.dims[part.rank++] = index.dims[i];
        index = part;
    }
    t.whole = lay_out(state, AC_F32, &whole, memories[0]);
    t.index = lay_out(state, next(state) % 2 == 0 ? AC_I32 : AC_I64, &index, memories[1]);
    t.part = lay_out(state, AC_F32, &part, memories[2]);
    t.over = lay_out(state, AC_F32, &whole, memories[3]);
    for (int64_t n = 0; n < ac_shape_count(&index); n++) {
        const int64_t extent = extent_of(&t, n);
        const int64_t low = t.rule.wraps ? -extent : 0;

        set_index(&t.index, n, low + next(state) % (extent - low));
    }
    t.map = t.tuples
                ? ac_indexed_pointed(&t.whole, &t.index)
                : ac_indexed_located(&t.whole, whole.rank == 0 ? 8 : (int64_t)t.axes, &t.index);
    return t;
}

/* The number of the element of the whole that a point of the part has. */
static int64_t place_of(const trial *t, int64_t point)
{
    int64_t at[AC_DIMS_MAX] = {0};
    int64_t from[AC_DIMS_MAX] = {0};
    const size_t rank = t->whole.shape.rank;

    point_of(&t->part.shape, point, at);
    if (!t->tuples) {
        const int64_t extent = extent_of(t, 0);
        const int64_t own = index_at(&t->index, point);
        const ac_shape ahead = {.rank = rank - t->axes};
        ac_shape front = t->part.shape;

        front.rank = ahead.rank;
        return number_of(&front, at) * extent + (own < 0 ? own + extent : own);
    }
    for (size_t i = 0; i < rank; i++) {
        const size_t own = t->index.shape.rank - 1;
        ac_shape front = t->index.shape;

        front.rank = own;
        if (i >= t->axes) {
            from[i] = at[own + i - t->axes];
            continue;
        }
        from[i] = index_at(&t->index, number_of(&front, at) * (int64_t)t->axes + (int64_t)i);
        from[i] += from[i] < 0 ? t->whole.shape.dims[i] : 0;
    }
    return number_of(&t->whole.shape, from);
}

static void fill(uint32_t *state, const ac_tensor *t)
{
    for (int64_t n = 0; n < ac_shape_count(&t->shape); n++) {
        const float value = (float)(next(state) % 64);

        memcpy(element(t, n), &value, sizeof value);
    }
}

static aclnnStatus take(const trial *t)
{
    const ac_call call = {
        .operands = {{.tensor = &t->whole}, {.tensor = &t->index}, {.tensor = &t->part}},
        .inputs = 2,
        .outputs = 1};
    ac_taken *const taken = ac_taken_make(&call, &t->map, &t->rule);

    cr_assert_not_null(taken);

    const aclnnStatus status =
        ac_taken_run(taken, (const void *const[]){t->whole.data, t->index.data}, t->part.data);

    ac_taken_free(taken);
    return status;
}

static aclnnStatus put(const trial *t, ac_join join)
{
    const ac_scatter_rule rule = {.index = t->rule, .join = join, .over = true};
    const ac_call call = {.operands = {{.tensor = &t->part},
                                       {.tensor = &t->over},
                                       {.tensor = &t->index},
                                       {.tensor = &t->whole}},
                          .inputs = 3,
                          .outputs = 1};
    const void *const in[] = {t->part.data, t->over.data, t->index.data};
    size_t room;
    ac_scattered *const scattered = ac_scattered_make(&call, &t->map, &rule, &room);

    cr_assert_not_null(scattered);
    cr_assert_eq(room, 0U);

    const aclnnStatus status = ac_scattered_run(scattered, in, t->whole.data, NULL);

    ac_scattered_free(scattered);
    return status;
}

Test(joined_indices, take_the_elements_that_they_say)
{
    uint32_t state = 1;

    for (int k = 0; k < TRIES; k++) {
        const trial t = trial_make(&state);

        fill(&state, &t.whole);
        cr_assert_eq(take(&t), ACLNN_SUCCESS);
        for (int64_t n = 0; n < ac_shape_count(&t.part.shape); n++)
            cr_assert_eq(get(&t.part, n), get(&t.whole, place_of(&t, n)), "trial %d", k);
    }
}

Test(joined_indices, put_points_where_they_say)
{
    static float wanted[ROOM];
    uint32_t state = 2;

    for (int k = 0; k < TRIES; k++) {
        const trial t = trial_make(&state);
        const ac_join join = k % 2 == 0 ? AC_JOIN_LAST : AC_JOIN_SUM;
        const int64_t count = ac_shape_count(&t.whole.shape);

        fill(&state, &t.part);
        fill(&state, &t.over);
        for (int64_t n = 0; n < count; n++)
            wanted[n] = get(&t.over, n);
        for (int64_t n = 0; n < ac_shape_count(&t.part.shape); n++) {
            float *const to = &wanted[place_of(&t, n)];

            *to = get(&t.part, n) + (join == AC_JOIN_SUM ? *to : 0);
        }
        cr_assert_eq(put(&t, join), ACLNN_SUCCESS);
        for (int64_t n = 0; n < count; n++)
            cr_assert_eq(get(&t.whole, n), wanted[n], "trial %d", k);
    }
}

Test(joined_indices, name_the_first_that_there_is_not)
{
    uint32_t state = 3;

    for (int k = 0; k < TRIES; k++) {
        trial t = trial_make(&state);
        const int64_t n = next(&state) % ac_shape_count(&t.index.shape);
        const int64_t extent = extent_of(&t, n);
        const int64_t low = t.rule.wraps ? -extent : 0;
        const int64_t wrong = k % 3 == 0 ? extent : k % 3 == 1 ? low - 1 : 1 << 20;
        ac_shape first = t.index.shape;
        char position[64];
        char text[160];

        set_index(&t.index, ac_shape_count(&t.index.shape) - 1, INT32_MIN);
        set_index(&t.index, n, wrong);
        point_of(&t.index.shape, n, first.dims);
        memset(memories[0], 0x55, sizeof memories[0]);
        cr_assert_eq(k % 2 == 0 ? take(&t) : put(&t, AC_JOIN_LAST), ACLNN_ERR_PARAM_INVALID);
        (void)snprintf(text, sizeof text, "index is %lld at position %s; %lld to %lld are allowed",
                       (long long)wrong, ac_shape_print(&first, position, sizeof position),
                       (long long)low, (long long)(extent - 1));
        const char *const recorded = aclGetRecentErrMsg();

        cr_assert(recorded && strstr(recorded, text), "%s; wanted: %s", recorded, text);
        for (size_t i = 0; i < sizeof memories[0]; i++)
            cr_assert_eq(memories[0][i], 0x55, "something was written");
    }
}

/* Enough points for several threads, in places with gaps. */
Test(joined_indices, are_the_same_for_many_points)
{
    enum { ROWS = 3000, TUPLES = 200000 };

    float *const whole = calloc((size_t)ROWS * 14, sizeof *whole);
    int32_t *const index = malloc((size_t)TUPLES * 2 * sizeof *index);
    float *const part = malloc((size_t)TUPLES * sizeof *part);
    trial t = {
        .whole = {.dtype = AC_F32, .data = whole, .shape = {2, {ROWS, 7}}, .strides = {14, 2}},
        .index = {.dtype = AC_I32, .data = index, .shape = {2, {TUPLES, 2}}, .strides = {2, 1}},
        .part = {.dtype = AC_F32, .data = part, .shape = {1, {TUPLES}}, .strides = {1}},
        .rule = {"index", false, ACLNN_ERR_PARAM_INVALID}};
    uint32_t state = 4;

    cr_assert(whole && index && part);
    t.over = t.whole;
    t.map = ac_indexed_pointed(&t.whole, &t.index);
    for (int64_t n = 0; n < TUPLES; n++) {
        index[2 * n] = (int32_t)(next(&state) % ROWS);
        index[2 * n + 1] = (int32_t)(next(&state) % 7);
        part[n] = (float)(n + 1);
    }
    cr_assert_eq(put(&t, AC_JOIN_LAST), ACLNN_SUCCESS);
    for (int64_t n = 0; n < TUPLES; n++)
        cr_assert_geq(whole[index[2 * n] * 14 + index[2 * n + 1] * 2], (float)(n + 1));
    cr_assert_eq(take(&t), ACLNN_SUCCESS);
    for (int64_t n = 0; n < TUPLES; n++)
        cr_assert_eq(part[n], whole[index[2 * n] * 14 + index[2 * n + 1] * 2]);
    index[2 * (TUPLES - 1)] = ROWS;
    cr_assert_eq(take(&t), ACLNN_ERR_PARAM_INVALID);
    free(whole);
    free(index);
    free(part);
}

Test(joined_indices, may_be_none)
{
    float whole[6] = {0, 1, 2, 3, 4, 5};
    float over[6] = {6, 7, 8, 9, 10, 11};
    trial t = {.whole = {.dtype = AC_F32, .data = whole, .shape = {2, {2, 3}}, .strides = {3, 1}},
               .index = {.dtype = AC_I64, .shape = {2, {0, 2}}, .strides = {2, 1}},
               .part = {.dtype = AC_F32, .shape = {1, {0}}, .strides = {1}},
               .over = {.dtype = AC_F32, .data = over, .shape = {2, {2, 3}}, .strides = {3, 1}},
               .rule = {"index", false, ACLNN_ERR_PARAM_INVALID}};

    t.map = ac_indexed_pointed(&t.whole, &t.index);
    cr_assert_eq(put(&t, AC_JOIN_SUM), ACLNN_SUCCESS);
    cr_assert_eq(memcmp(whole, over, sizeof whole), 0);
}
