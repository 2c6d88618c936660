/*
 * Indices that the tensors of a list have along an axis each: elements that are taken and elements
 * that fall there, against plain loops, in every layout; axes that are left whole; indices that
 * there are not.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aclnn/acl_meta.h"
#include "handles/picked.h"
#include "plan/scattered.h"
#include "plan/taken.h"
#include "sentence.h"

enum { TRIES = 3000, ROOM = 1 << 13, AXES = 4 };

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

/* The element at an index, of which a tensor that broadcasts has the last axes. */
static unsigned char *element(const ac_tensor *t, const int64_t *index, size_t rank)
{
    int64_t at = 0;

    for (size_t i = 0; i < t->shape.rank; i++) {
        const int64_t own = t->shape.dims[i] == 1 ? 0 : index[rank - t->shape.rank + i];

        at += own > 0 ? own * t->strides[i] : 0;
    }
    return (unsigned char *)t->data + at * (int64_t)ac_dtype_facts[t->dtype].bytes;
}

static unsigned char *element_of(const ac_tensor *t, int64_t n)
{
    int64_t index[AC_DIMS_MAX] = {0};

    point_of(&t->shape, n, index);
    return element(t, index, t->shape.rank);
}

static float get(const unsigned char *at)
{
    float value;

    memcpy(&value, at, sizeof value);
    return value;
}

static int64_t index_at(const ac_tensor *t, const int64_t *index, size_t rank)
{
    int64_t wide;
    int32_t narrow;

    if (t->dtype == AC_I64) {
        memcpy(&wide, element(t, index, rank), sizeof wide);
        return wide;
    }
    memcpy(&narrow, element(t, index, rank), sizeof narrow);
    return narrow;
}

static void set_index(const ac_tensor *t, int64_t n, int64_t value)
{
    const int32_t narrow = (int32_t)value;

    if (t->dtype == AC_I64)
        memcpy(element_of(t, n), &value, sizeof value);
    else
        memcpy(element_of(t, n), &narrow, sizeof narrow);
}

typedef struct trial {
    ac_tensor whole;
    ac_tensor lists[AXES]; /* of the axes; of one that is left whole without elements */
    ac_tensor part;        /* or a source, which broadcasts to it */
    ac_tensor over;
    ac_picked picked;
    ac_index_rule rule;
} trial;

static unsigned char memories[3][ROOM * 4 * 2];
static unsigned char indices[AXES][ROOM];

/* The lists of a trial as the map sees them. */
static void pick(trial *t)
{
    ac_picked *const p = &t->picked;

    *p = (ac_picked){.count = 0};
    for (size_t i = 0; i < t->whole.shape.rank; i++) {
        const ac_shape before = p->met;

        if (ac_shape_empty(&t->lists[i].shape))
            continue;
        cr_assert(ac_shape_broadcast(&before, &t->lists[i].shape, &p->met));
        p->numbers[p->count] = (uint8_t)i;
        p->of[p->count++] = &t->lists[i];
    }
    if (p->numbers[p->count - 1] - p->numbers[0] + UINT32_C(1) == p->count)
        p->at = p->numbers[0];
}

static void trial_make(uint32_t *state, trial *t)
{
    ac_shape whole = {.rank = 1 + next(state) % AXES};
    ac_shape met = {.rank = next(state) % 3};
    const uint32_t some = 1 + next(state) % ((UINT32_C(1) << whole.rank) - 1);

    t->rule = (ac_index_rule){"index", next(state) % 2 == 0, ACLNN_ERR_PARAM_INVALID};
    for (size_t i = 0; i < whole.rank; i++)
        whole.dims[i] = 1 + next(state) % 4;
    for (size_t i = 0; i < met.rank; i++)
        met.dims[i] = 1 + next(state) % 4;
    t->whole = lay_out(state, AC_F32, &whole, memories[0]);
    t->over = lay_out(state, AC_F32, &whole, memories[2]);
    for (size_t i = 0; i < whole.rank; i++) {
        const int64_t low = t->rule.wraps ? -whole.dims[i] : 0;
        const size_t less = next(state) % (met.rank + 1);
        ac_shape own = {.rank = met.rank - less};

        for (size_t k = 0; k < own.rank; k++)
            own.dims[k] = next(state) % 3 == 0 ? 1 : met.dims[less + k];
        if ((some >> i & 1) == 0)
            own = (ac_shape){.rank = 1, .dims = {0}};
        t->lists[i] = lay_out(state, next(state) % 2 == 0 ? AC_I32 : AC_I64, &own, indices[i]);
        for (int64_t n = 0; n < ac_shape_count(&own); n++)
            set_index(&t->lists[i], n, low + next(state) % (whole.dims[i] - low));
    }
    pick(t);
    whole = ac_picked_shape(&t->picked, &whole);
    t->part = lay_out(state, AC_F32, &whole, memories[1]);
}

/* The element of the whole that a point of the part is. */
static unsigned char *place_of(const trial *t, const ac_tensor *whole, const ac_shape *part,
                               int64_t point)
{
    const ac_picked *const p = &t->picked;
    int64_t at[AC_DIMS_MAX] = {0};
    int64_t from[AC_DIMS_MAX] = {0};
    size_t kept = 0;

    point_of(part, point, at);
    for (size_t i = 0; i < whole->shape.rank; i++) {
        if (ac_shape_empty(&t->lists[i].shape)) {
            from[i] = at[kept < p->at ? kept : kept + p->met.rank];
            kept++;
            continue;
        }
        from[i] = index_at(&t->lists[i], at + p->at, p->met.rank);
        from[i] += from[i] < 0 ? whole->shape.dims[i] : 0;
    }
    return element(whole, from, whole->shape.rank);
}

static aclnnStatus take(const trial *t)
{
    const ac_call call = {
        .operands = {{.tensor = &t->whole}, {.tensor = &t->part}}, .inputs = 1, .outputs = 1};
    ac_taken *const taken = ac_taken_make_picked(&call, &t->picked, &t->rule);
    const void *in[1 + AXES] = {t->whole.data};

    cr_assert_not_null(taken);
    for (size_t i = 0; i < t->picked.count; i++)
        in[1 + i] = t->picked.of[i]->data;

    const aclnnStatus status = ac_taken_run(taken, in, t->part.data);

    ac_taken_free(taken);
    return status;
}

static aclnnStatus put(const trial *t, ac_join join)
{
    const ac_scatter_rule rule = {.index = t->rule, .join = join, .over = true};
    const ac_call call = {
        .operands = {{.tensor = &t->part}, {.tensor = &t->over}, {.tensor = &t->whole}},
        .inputs = 2,
        .outputs = 1};
    ac_scattered *const scattered = ac_scattered_make_picked(&call, &t->picked, &rule);
    const void *in[2 + AXES] = {t->part.data, t->over.data};

    cr_assert_not_null(scattered);
    for (size_t i = 0; i < t->picked.count; i++)
        in[2 + i] = t->picked.of[i]->data;

    const aclnnStatus status = ac_scattered_run(scattered, in, t->whole.data, NULL);

    ac_scattered_free(scattered);
    return status;
}

static void fill(uint32_t *state, const ac_tensor *t)
{
    for (int64_t n = 0; n < ac_shape_count(&t->shape); n++) {
        const float value = (float)(next(state) % 1000);

        memcpy(element_of(t, n), &value, sizeof value);
    }
}

Test(picked, take_the_elements_that_lists_say)
{
    uint32_t state = 1;

    for (int k = 0; k < TRIES; k++) {
        trial t;

        trial_make(&state, &t);
        fill(&state, &t.whole);
        cr_assert_eq(take(&t), ACLNN_SUCCESS);
        for (int64_t n = 0; n < ac_shape_count(&t.part.shape); n++)
            cr_assert_eq(get(element_of(&t.part, n)), get(place_of(&t, &t.whole, &t.part.shape, n)),
                         "trial %d", k);
    }
}

Test(picked, are_where_points_fall_that_broadcast)
{
    uint32_t state = 2;

    for (int k = 0; k < TRIES; k++) {
        static unsigned char wanted[ROOM * 4 * 2];
        const bool sums = k % 2 == 0;
        trial t;
        ac_shape source;

        trial_make(&state, &t);

        const ac_shape part = t.part.shape;
        ac_tensor expected = t.whole;

        source = part;
        for (size_t i = 0; i < source.rank; i++)
            source.dims[i] = next(&state) % 3 == 0 ? 1 : source.dims[i];
        t.part = lay_out(&state, AC_F32, &source, memories[1]);
        if (k % 3 == 0)
            t.over = t.whole;
        fill(&state, &t.over);
        fill(&state, &t.part);
        expected.data = wanted;
        for (int64_t n = 0; n < ac_shape_count(&t.whole.shape); n++)
            memcpy(element_of(&expected, n), element_of(&t.over, n), sizeof(float));
        for (int64_t n = 0; n < ac_shape_count(&part); n++) {
            int64_t at[AC_DIMS_MAX] = {0};
            unsigned char *const to = place_of(&t, &expected, &part, n);
            float value;

            point_of(&part, n, at);
            value = get(element(&t.part, at, part.rank)) + (sums ? get(to) : 0);
            memcpy(to, &value, sizeof value);
        }
        cr_assert_eq(put(&t, sums ? AC_JOIN_SUM : AC_JOIN_LAST), ACLNN_SUCCESS);
        for (int64_t n = 0; n < ac_shape_count(&t.whole.shape); n++)
            cr_assert_eq(get(element_of(&t.whole, n)), get(element_of(&expected, n)), "trial %d",
                         k);
    }
}

Test(picked, are_refused_with_their_tensor_and_place)
{
    float whole[6] = {0, 1, 2, 3, 4, 5};
    float part[4] = {9, 9, 9, 9};
    int64_t rows[2] = {1, 0};
    int32_t columns[2] = {2, 3};
    trial t = {.whole = {.dtype = AC_F32, .data = whole, .shape = {2, {2, 3}}, .strides = {3, 1}},
               .lists = {{.dtype = AC_I64, .data = rows, .shape = {2, {2, 1}}, .strides = {1, 1}},
                         {.dtype = AC_I32, .data = columns, .shape = {1, {2}}, .strides = {1}}},
               .part = {.dtype = AC_F32, .data = part, .shape = {2, {2, 2}}, .strides = {2, 1}},
               .rule = {"index", true, ACLNN_ERR_PARAM_INVALID}};

    t.over = t.whole;
    pick(&t);
    cr_assert_eq(take(&t), ACLNN_ERR_PARAM_INVALID);
    cr_assert(strstr(aclGetRecentErrMsg(), "index[1] is 3 at position [0, 1]; -3 to 2 are allowed"),
              "%s", aclGetRecentErrMsg());
    cr_assert_eq(part[0], 9.0F);
    rows[1] = -3;
    columns[1] = -3;
    cr_assert_eq(put(&t, AC_JOIN_LAST), ACLNN_ERR_PARAM_INVALID);
    cr_assert(
        strstr(aclGetRecentErrMsg(), "index[0] is -3 at position [1, 0]; -2 to 1 are allowed"),
        "%s", aclGetRecentErrMsg());
    cr_assert_eq(whole[5], 5.0F);
}

/* Enough points for several threads. */
Test(picked, are_the_same_for_many_points)
{
    enum { ROWS = 3000, COLUMNS = 5, POINTS = 200000 };

    float *const whole = calloc((size_t)ROWS * COLUMNS, sizeof *whole);
    int32_t *const rows = malloc((size_t)POINTS * sizeof *rows);
    int64_t column = 3;
    float *const part = malloc((size_t)POINTS * sizeof *part);
    trial t = {.whole = {.dtype = AC_F32,
                         .data = whole,
                         .shape = {2, {ROWS, COLUMNS}},
                         .strides = {COLUMNS, 1}},
               .lists = {{.dtype = AC_I32, .data = rows, .shape = {1, {POINTS}}, .strides = {1}},
                         {.dtype = AC_I64, .data = &column, .shape = {0, {0}}}},
               .part = {.dtype = AC_F32, .data = part, .shape = {1, {POINTS}}, .strides = {1}},
               .rule = {"index", false, ACLNN_ERR_PARAM_INVALID}};
    uint32_t state = 4;

    cr_assert(whole && rows && part);
    t.over = t.whole;
    pick(&t);
    for (int64_t n = 0; n < POINTS; n++) {
        rows[n] = (int32_t)(next(&state) % ROWS);
        part[n] = (float)(n + 1);
    }
    cr_assert_eq(put(&t, AC_JOIN_LAST), ACLNN_SUCCESS);
    for (int64_t n = 0; n < POINTS; n++)
        cr_assert_geq(whole[rows[n] * COLUMNS + column], (float)(n + 1));
    cr_assert_eq(take(&t), ACLNN_SUCCESS);
    for (int64_t n = 0; n < POINTS; n++)
        cr_assert_eq(part[n], whole[rows[n] * COLUMNS + column]);
    rows[POINTS - 1] = ROWS;
    cr_assert_eq(take(&t), ACLNN_ERR_PARAM_INVALID);
    free(whole);
    free(rows);
    free(part);
}
