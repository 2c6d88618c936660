/*
 * Elements whose places another input says: every map, dtype of indices and layout against a plain
 * loop; indices that there are not; an output in the memory of an input.
 */
#include <stdio.h>
#include <string.h>

#include "aclnn/acl_meta.h"
#include "plan/taken.h"
#include "sentence.h"

enum { TRIES = 4000, ROOM = 1 << 12 };

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

/* A tensor of this shape with gaps and some axes in another order, from the middle of its memory.
 */
static ac_tensor lay_out(uint32_t *state, int dtype, const ac_shape *shape, void *memory)
{
    const size_t turn = next(state) % 2;
    const int64_t gap = next(state) % 3 == 0 ? 2 : 1;
    ac_tensor t = {.dtype = dtype, .data = memory, .shape = *shape};
    int64_t step = gap;

    for (size_t k = 0; k < shape->rank; k++) {
        const size_t i = turn != 0 ? k : shape->rank - 1 - k;

        t.strides[i] =
            shape->dims[i] < 2 ? INT64_MAX : step; /* of a single element it may be any number */
        step *= shape->dims[i];
    }
    return t;
}

static unsigned char *element(const ac_tensor *t, const int64_t *index)
{
    int64_t at = 0;

    for (size_t i = 0; i < t->shape.rank; i++)
        at += index[i] * t->strides[i];
    return (unsigned char *)t->data + at * (int64_t)ac_dtype_facts[t->dtype].bytes;
}

/* The indices of point `n` of a shape. */
static void point_of(const ac_shape *shape, int64_t n, int64_t *index)
{
    for (size_t i = shape->rank; i-- > 0; n /= shape->dims[i])
        index[i] = n % shape->dims[i];
}

static int64_t index_of(const ac_tensor *t, const int64_t *at)
{
    int64_t wide;
    int32_t narrow;

    if (t->dtype == AC_I64) {
        memcpy(&wide, element(t, at), sizeof wide);
        return wide;
    }
    memcpy(&narrow, element(t, at), sizeof narrow);
    return narrow;
}

static void set_index(const ac_tensor *t, const int64_t *at, int64_t value)
{
    const int32_t narrow = (int32_t)value;

    if (t->dtype == AC_I64)
        memcpy(element(t, at), &value, sizeof value);
    else
        memcpy(element(t, at), &narrow, sizeof narrow);
}

typedef struct trial {
    ac_tensor whole;
    ac_tensor index;
    ac_tensor out;
    size_t axis;
    bool gathers;
    ac_index_rule rule;
} trial;

static unsigned char memories[3][16 * ROOM];

/* A whole, indices along one of its axes, and an output. */
static trial trial_make(uint32_t *state)
{
    static const int dtypes[] = {AC_I8, AC_F16, AC_F32, AC_F64, AC_C128};
    trial t = {.gathers = next(state) % 2 == 0,
               .rule = {"index", next(state) % 2 == 0, ACLNN_ERR_PARAM_INVALID}};
    ac_shape whole = {.rank = 1 + next(state) % 3};
    ac_shape index = {.rank = next(state) % 3};
    ac_shape out = {.rank = 0};
    const int dtype = dtypes[next(state) % 5];

    for (size_t i = 0; i < whole.rank; i++)
        whole.dims[i] = 1 + next(state) % 5;
    t.axis = next(state) % whole.rank;
    for (size_t i = 0; i < index.rank; i++)
        index.dims[i] = 1 + next(state) % 4;
    if (t.gathers) {
        index = whole;
        for (size_t i = 0; i < whole.rank; i++)
            index.dims[i] = i == t.axis ? 1 + next(state) % 6 : 1 + next(state) % whole.dims[i];
        out = index;
    }
    for (size_t i = 0; i < whole.rank && !t.gathers; i++) {
        for (size_t k = 0; i == t.axis && k < index.rank; k++)
            out.dims[out.rank++] = index.dims[k];
        if (i != t.axis)
            out.dims[out.rank++] = whole.dims[i];
    }
    for (size_t i = 0; i < sizeof memories[0]; i++)
        memories[0][i] = (unsigned char)next(state);
    memset(memories[2], 0xa5, sizeof memories[2]);
    t.whole = lay_out(state, dtype, &whole, memories[0]);
    t.index = lay_out(state, next(state) % 2 == 0 ? AC_I32 : AC_I64, &index, memories[1]);
    t.out = lay_out(state, dtype, &out, memories[2]);
    for (int64_t n = 0; n < ac_shape_count(&index); n++) {
        const int64_t extent = whole.dims[t.axis];
        const int64_t low = t.rule.wraps ? -extent : 0;
        int64_t at[AC_DIMS_MAX];

        point_of(&index, n, at);
        set_index(&t.index, at, low + next(state) % (extent - low));
    }
    return t;
}

static aclnnStatus trial_run(const trial *t)
{
    const ac_call call = {
        .operands = {{.tensor = &t->whole}, {.tensor = &t->index}, {.tensor = &t->out}},
        .inputs = 2,
        .outputs = 1};
    const ac_indexed map = t->gathers ? ac_indexed_gathered(&t->whole, (int64_t)t->axis, &t->index)
                                      : ac_indexed_taken(&t->whole, (int64_t)t->axis, &t->index, 0);
    ac_taken *const taken = ac_taken_make(&call, &map, &t->rule);

    cr_assert_not_null(taken);

    const aclnnStatus status =
        ac_taken_run(taken, (const void *const[]){t->whole.data, t->index.data}, t->out.data);

    ac_taken_free(taken);
    return status;
}

/* The element of the whole that a point of the output has. */
static const unsigned char *wanted(const trial *t, const int64_t *at)
{
    const size_t own = t->gathers ? 1 : t->index.shape.rank;
    const int64_t found = index_of(&t->index, t->gathers ? at : at + t->axis);
    int64_t from[AC_DIMS_MAX];

    for (size_t i = 0; i < t->whole.shape.rank; i++)
        from[i] = i < t->axis ? at[i] : i > t->axis ? at[i + own - 1] : found;
    if (found < 0)
        from[t->axis] += t->whole.shape.dims[t->axis];
    return element(&t->whole, from);
}

Test(taken, has_the_elements_that_the_index_says)
{
    uint32_t state = 1;

    for (int k = 0; k < TRIES; k++) {
        const trial t = trial_make(&state);
        const size_t size = ac_dtype_facts[t.out.dtype].bytes;
        size_t written = 0;

        cr_assert_eq(trial_run(&t), ACLNN_SUCCESS);
        for (int64_t n = 0; n < ac_shape_count(&t.out.shape); n++) {
            int64_t at[AC_DIMS_MAX];

            point_of(&t.out.shape, n, at);
            cr_assert_eq(memcmp(element(&t.out, at), wanted(&t, at), size), 0, "trial %d", k);
            memset(element(&t.out, at), 0xa5, size);
        }
        for (size_t i = 0; i < sizeof memories[2]; i++)
            written += memories[2][i] != 0xa5;
        cr_assert_eq(written, 0U, "trial %d: bytes beside the output are written", k);
    }
}

Test(taken, names_the_first_index_that_there_is_not)
{
    static const int64_t far[] = {INT32_MAX, INT32_MIN, 1 << 20, -(1 << 20)};
    uint32_t state = 2;

    for (int k = 0; k < TRIES; k++) {
        trial t = trial_make(&state);
        const int64_t count = ac_shape_count(&t.index.shape);
        const int64_t extent = t.whole.shape.dims[t.axis];
        const int64_t near[] = {extent, t.rule.wraps ? -extent - 1 : -1};
        const int64_t wrong = next(&state) % 2 == 0 ? near[k % 2] : far[k % 4];
        ac_shape first = t.index.shape;
        char position[64];
        char text[160];

        point_of(&t.index.shape, count - 1, first.dims);
        set_index(&t.index, first.dims, 2 * extent);
        point_of(&t.index.shape, next(&state) % count, first.dims);
        set_index(&t.index, first.dims, wrong);
        cr_assert_eq(trial_run(&t), ACLNN_ERR_PARAM_INVALID);
        (void)snprintf(text, sizeof text, "index is %lld at position %s; %lld to %lld are allowed",
                       (long long)wrong, ac_shape_print(&first, position, sizeof position),
                       (long long)(t.rule.wraps ? -extent : 0), (long long)(extent - 1));
        const char *const recorded = aclGetRecentErrMsg();

        cr_assert(recorded && strstr(recorded, text), "%s; wanted: %s", recorded, text);
    }
}

Test(taken, reads_inputs_before_it_writes_their_memory)
{
    int64_t index[] = {3, 1, 0, 2};
    float rows[4][2] = {{0, 1}, {2, 3}, {4, 5}, {6, 7}};
    const ac_index_rule rule = {"index", false, ACLNN_ERR_PARAM_INVALID};
    trial t = {.whole = {.dtype = AC_F32, .data = rows, .shape = {2, {4, 2}}, .strides = {2, 1}},
               .index = {.dtype = AC_I64, .data = index, .shape = {1, {4}}, .strides = {1}},
               .rule = rule};

    t.out = t.whole;
    cr_assert_eq(trial_run(&t), ACLNN_SUCCESS);
    cr_assert_eq(rows[0][1], 7.0F);
    cr_assert_eq(rows[1][0], 2.0F);
    cr_assert_eq(rows[2][1], 1.0F);
    cr_assert_eq(rows[3][0], 4.0F);
}
