/*
 * Elements that fall where another input says: every map, join, dtype and layout against a plain
 * loop in the order of points; indices that there are not; what is nan stays.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aclnn/acl_meta.h"
#include "plan/scattered.h"
#include "sentence.h"

enum { TRIES = 3000, ROOM = 1 << 14 };

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

/* A tensor of this shape with gaps and some axes in another order. */
static ac_tensor lay_out(uint32_t *state, int dtype, const ac_shape *shape, void *memory)
{
    const bool turned = next(state) % 2 != 0;
    int64_t step = next(state) % 3 == 0 ? 2 : 1;
    ac_tensor t = {.dtype = dtype, .data = memory, .shape = *shape};

    for (size_t k = 0; k < shape->rank; k++) {
        const size_t i = turned ? k : shape->rank - 1 - k;

        t.strides[i] = step;
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

static void point_of(const ac_shape *shape, int64_t n, int64_t *index)
{
    for (size_t i = shape->rank; i-- > 0; n /= shape->dims[i])
        index[i] = n % shape->dims[i];
}

/* Small whole numbers, so that every order of sums and products is exact. */
static double get(const ac_tensor *t, const int64_t *index)
{
    const unsigned char *const at = element(t, index);
    double wide;
    float single;
    int32_t whole;

    if (t->dtype == AC_F64) {
        memcpy(&wide, at, sizeof wide);
        return wide;
    }
    if (t->dtype == AC_F32) {
        memcpy(&single, at, sizeof single);
        return (double)single;
    }
    memcpy(&whole, at, sizeof whole);
    return whole;
}

static void set(const ac_tensor *t, const int64_t *index, double value)
{
    const float single = (float)value;
    const int32_t whole = t->dtype == AC_I32 ? (int32_t)value : 0;
    unsigned char *const at = element(t, index);

    if (t->dtype == AC_F64)
        memcpy(at, &value, sizeof value);
    else if (t->dtype == AC_F32)
        memcpy(at, &single, sizeof single);
    else
        memcpy(at, &whole, sizeof whole);
}

static void set_index(const ac_tensor *t, const int64_t *at, int64_t value)
{
    const int32_t narrow = (int32_t)value;

    if (t->dtype == AC_I64)
        memcpy(element(t, at), &value, sizeof value);
    else
        memcpy(element(t, at), &narrow, sizeof narrow);
}

static int64_t index_at(const ac_tensor *t, const int64_t *at)
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

typedef struct trial {
    ac_tensor source;
    ac_tensor over;
    ac_tensor index;
    ac_tensor out;
    ac_indexed map;
    ac_scatter_rule rule;
    double wanted[ROOM];
    unsigned char memory[4][ROOM * 8 * 2];
} trial;

static ac_shape some_shape(uint32_t *state, size_t rank)
{
    static const int64_t extents[] = {1, 2, 3, 5, 9, 17, 1, 2};
    ac_shape shape = {.rank = rank};

    for (size_t i = 0; i < rank; i++)
        shape.dims[i] = extents[next(state) % 8];
    return shape;
}

/* The place of an element of the output, for a point whose index is at `at` of the index. */
static void place_of(const trial *t, const int64_t *point, int64_t *place, int64_t *at)
{
    for (size_t i = 0; i < AC_RANK_MAX; i++) {
        if (t->map.whole[i] != AC_NO_AXIS)
            place[t->map.whole[i]] = point[i];
        if (t->map.index[i] != AC_NO_AXIS)
            at[t->map.index[i]] = point[i];
    }
    if (t->map.axis != AC_NO_AXIS)
        place[t->map.axis] = index_at(&t->index, at);
}

static int64_t number_of(const ac_shape *shape, const int64_t *index)
{
    int64_t n = 0;

    for (size_t i = 0; i < shape->rank; i++)
        n = n * shape->dims[i] + index[i];
    return n;
}

static double joined(ac_join join, double before, double term)
{
    switch (join) {
    case AC_JOIN_PROD:
        return before * term;
    case AC_JOIN_QUOTIENT:
        return before / term;
    case AC_JOIN_GREATEST:
        return fmax(before, term);
    case AC_JOIN_LEAST:
        return fmin(before, term);
    default:
        return before + term;
    }
}

/* What a plain loop over the points makes of the output. */
static void want(trial *t, const ac_shape *part)
{
    static int64_t points[ROOM];
    static double begun[ROOM];
    const int64_t count = ac_shape_count(&t->out.shape);
    int64_t index[AC_RANK_MAX] = {0};

    for (int64_t n = 0; n < count; n++) {
        point_of(&t->out.shape, n, index);
        t->wanted[n] = t->rule.over ? get(&t->over, index) : 0;
        begun[n] = t->wanted[n];
        points[n] = 0;
    }
    for (int64_t n = 0; n < ac_shape_count(part); n++) {
        int64_t place[AC_RANK_MAX] = {0};
        int64_t at[AC_RANK_MAX] = {0};

        point_of(part, n, index);
        place_of(t, index, place, at);
        if (t->rule.skips && t->map.axis != AC_NO_AXIS && place[t->map.axis] == t->rule.skipped)
            continue;

        const int64_t k = number_of(&t->out.shape, place);
        const double term = get(&t->source, index) * (t->rule.factored ? t->rule.factor : 1);

        points[k]++;
        if (t->rule.join == AC_JOIN_LAST)
            t->wanted[k] = term;
        else
            t->wanted[k] = joined(t->rule.join, t->wanted[k], term);
    }
    for (int64_t n = 0; n < count && t->rule.join == AC_JOIN_MEAN; n++)
        t->wanted[n] = points[n] > 0 ? t->wanted[n] / (double)points[n] : begun[n];
}

/* Tensors of a call: a part by one of two maps, whose shape is returned. */
static ac_shape make(uint32_t *state, trial *t)
{
    static const int dtypes[] = {AC_F32, AC_F64, AC_I32};
    const int dtype = dtypes[next(state) % 3];
    const ac_shape whole = some_shape(state, 1 + next(state) % 3);
    const size_t at = next(state) % whole.rank;
    ac_shape index = some_shape(state, next(state) % 3);
    ac_shape part = whole;
    int64_t point[AC_RANK_MAX] = {0};

    t->out = lay_out(state, dtype, &whole, t->memory[3]);
    t->over = lay_out(state, dtype, &whole, t->memory[1]);
    if (next(state) % 2 == 0) {
        part.rank = 0;
        for (size_t i = 0; i < at; i++)
            part.dims[part.rank++] = whole.dims[i];
        for (size_t i = 0; i < index.rank; i++)
            part.dims[part.rank++] = index.dims[i];
        for (size_t i = at + 1; i < whole.rank; i++)
            part.dims[part.rank++] = whole.dims[i];
        t->index = lay_out(state, next(state) % 2 ? AC_I64 : AC_I32, &index, t->memory[2]);
        t->map = ac_indexed_taken(&t->out, (int64_t)at, &t->index, 0);
    } else {
        for (size_t i = 0; i < whole.rank; i++)
            part.dims[i] = i == at ? 1 + next(state) % 20 : 1 + next(state) % whole.dims[i];
        t->index = lay_out(state, next(state) % 2 ? AC_I64 : AC_I32, &part, t->memory[2]);
        t->map = ac_indexed_gathered(&t->out, (int64_t)at, &t->index);
    }
    t->source = lay_out(state, dtype, &part, t->memory[0]);
    for (int64_t n = 0; n < ac_shape_count(&t->index.shape); n++) {
        point_of(&t->index.shape, n, point);
        set_index(&t->index, point, (int64_t)(next(state) % (uint32_t)whole.dims[at]));
    }
    for (int64_t n = 0; n < ac_shape_count(&part); n++) {
        point_of(&part, n, point);
        set(&t->source, point, (double)(next(state) % 3) - 1);
    }
    for (int64_t n = 0; n < ac_shape_count(&whole); n++) {
        point_of(&whole, n, point);
        set(&t->over, point, (double)(next(state) % 9) - 4);
        set(&t->out, point, 77);
    }
    return part;
}

static aclnnStatus run(trial *t)
{
    const void *const in[] = {t->source.data, t->rule.over ? t->over.data : t->index.data,
                              t->index.data};
    ac_call call = {.inputs = t->rule.over ? 3 : 2, .outputs = 1};
    size_t room = 0;

    call.operands[0].tensor = &t->source;
    call.operands[1].tensor = t->rule.over ? &t->over : &t->index;
    call.operands[2].tensor = t->rule.over ? &t->index : &t->out;
    call.operands[3].tensor = &t->out;

    ac_scattered *const s = ac_scattered_make(&call, &t->map, &t->rule, &room);
    void *const workspace = aligned_alloc(64, (room + 127) / 64 * 64);
    const aclnnStatus status = ac_scattered_run(s, in, t->out.data, workspace);

    free(workspace);
    ac_scattered_free(s);
    return status;
}

static bool as_wanted(const trial *t)
{
    int64_t index[AC_RANK_MAX] = {0};

    for (int64_t n = 0; n < ac_shape_count(&t->out.shape); n++) {
        point_of(&t->out.shape, n, index);

        const double got = get(&t->out, index);
        const double wanted = t->out.dtype == AC_F32 ? (double)(float)t->wanted[n] : t->wanted[n];

        if (got != wanted && !(isnan(got) && isnan(wanted))) {
            printf("element %lld is %g instead of %g, join %d, dtype %d\n", (long long)n, got,
                   wanted, (int)t->rule.join, t->out.dtype);
            return false;
        }
    }
    return true;
}

static bool check_random(void)
{
    static trial t;
    uint32_t state = 20;

    for (int n = 0; n < TRIES; n++) {
        t.rule = (ac_scatter_rule){.index = {.name = "index", .status = ACLNN_ERR_PARAM_INVALID},
                                   .join = (ac_join)(next(&state) % AC_JOINS),
                                   .over = next(&state) % 2 == 0,
                                   .factored = next(&state) % 4 == 0,
                                   .factor = 3,
                                   .multiple = 3,
                                   .skips = next(&state) % 4 == 0,
                                   .skipped = 1};

        const ac_shape part = make(&state, &t);

        if ((t.rule.join != AC_JOIN_SUM && t.rule.join != AC_JOIN_MEAN) ||
            (t.rule.join == AC_JOIN_MEAN && t.out.dtype == AC_I32))
            t.rule.factored = false;
        if ((t.rule.join == AC_JOIN_MEAN || t.rule.join == AC_JOIN_QUOTIENT) &&
            t.out.dtype == AC_I32)
            t.rule.join = AC_JOIN_SUM;
        if (ac_shape_count(&part) > ROOM || ac_shape_count(&t.out.shape) > ROOM)
            continue;
        want(&t, &part);
        if (run(&t) != ACLNN_SUCCESS || !as_wanted(&t)) {
            printf("trial %d\n", n);
            return false;
        }
    }
    return true;
}

/* A long line, which tasks share by elements, and rows that threads share. */
static bool check_large(void)
{
    enum { LONG = 1 << 18 };
    static float source[LONG];
    static float out[LONG];
    static float wanted[LONG];
    static int32_t index[LONG];
    const ac_shape line = {.rank = 1, .dims = {LONG}};
    trial *const t = calloc(1, sizeof *t);
    uint32_t state = 3;
    bool fine = true;

    for (int mode = 0; mode < 2; mode++) {
        t->rule = (ac_scatter_rule){.index = {.name = "index"},
                                    .join = mode ? AC_JOIN_SUM : AC_JOIN_LAST};
        memset(wanted, 0, sizeof wanted);
        for (int i = 0; i < LONG; i++) {
            index[i] = (int32_t)(next(&state) % LONG);
            source[i] = (float)(next(&state) % 100);
            wanted[index[i]] = mode ? wanted[index[i]] + source[i] : source[i];
        }
        t->source = (ac_tensor){.dtype = AC_F32, .data = source, .shape = line, .strides = {1}};
        t->index = (ac_tensor){.dtype = AC_I32, .data = index, .shape = line, .strides = {1}};
        t->out = (ac_tensor){.dtype = AC_F32, .data = out, .shape = line, .strides = {1}};
        t->map = ac_indexed_gathered(&t->out, 0, &t->index);
        fine = fine && run(t) == ACLNN_SUCCESS && memcmp(out, wanted, sizeof out) == 0;
    }
    free(t);
    return fine;
}

static bool check_wrong_index(void)
{
    float source[] = {1, 2, 3};
    float out[] = {7, 7};
    int64_t index[] = {0, 2, 5};
    const ac_shape points = {.rank = 1, .dims = {3}};
    const ac_shape whole = {.rank = 1, .dims = {2}};
    trial *const t = calloc(1, sizeof *t);

    t->rule = (ac_scatter_rule){.index = {.name = "index", .status = ACLNN_ERR_PARAM_INVALID},
                                .join = AC_JOIN_SUM};
    t->source = (ac_tensor){.dtype = AC_F32, .data = source, .shape = points, .strides = {1}};
    t->index = (ac_tensor){.dtype = AC_I64, .data = index, .shape = points, .strides = {1}};
    t->out = (ac_tensor){.dtype = AC_F32, .data = out, .shape = whole, .strides = {1}};
    t->map = ac_indexed_taken(&t->out, 0, &t->index, 1);

    const bool named =
        run(t) == ACLNN_ERR_PARAM_INVALID &&
        strstr(aclGetRecentErrMsg(), "index is 2 at position [1]; 0 to 1 are allowed") != NULL;

    t->out.shape.dims[0] = 0;
    t->map = ac_indexed_taken(&t->out, 0, &t->index, 1);

    const bool empty = run(t) == ACLNN_ERR_PARAM_INVALID &&
                       strstr(aclGetRecentErrMsg(), "index is 0 at position [0]; none is allowed, "
                                                    "since the axis has no elements") != NULL;

    free(t);
    return named && empty && out[0] == 7.0F && out[1] == 7.0F;
}

/* A nan of the output stays bit by bit, and infinities of both signs are none that is computed. */
static bool check_nans(void)
{
    const uint32_t payload = 0x7fc12345;
    double source[] = {INFINITY, -INFINITY, 1, INFINITY};
    float narrow[] = {1, 1, 1, 1};
    int64_t index[] = {0, 0, 1, 1};
    double wide[] = {0, 0};
    float out[] = {0, 2};
    const ac_shape points = {.rank = 1, .dims = {4}};
    const ac_shape whole = {.rank = 1, .dims = {2}};
    trial *const t = calloc(1, sizeof *t);
    uint32_t bits;
    bool fine;

    t->rule = (ac_scatter_rule){.index = {.name = "index"}, .join = AC_JOIN_SUM, .over = true};
    t->index = (ac_tensor){.dtype = AC_I64, .data = index, .shape = points, .strides = {1}};
    t->source = (ac_tensor){.dtype = AC_F64, .data = source, .shape = points, .strides = {1}};
    t->out = (ac_tensor){.dtype = AC_F64, .data = wide, .shape = whole, .strides = {1}};
    t->over = t->out;
    t->map = ac_indexed_taken(&t->out, 0, &t->index, 1);
    fine = run(t) == ACLNN_SUCCESS && isnan(wide[0]) && isinf(wide[1]);
    memcpy(&out[0], &payload, sizeof payload);
    t->source = (ac_tensor){.dtype = AC_F32, .data = narrow, .shape = points, .strides = {1}};
    t->out = (ac_tensor){.dtype = AC_F32, .data = out, .shape = whole, .strides = {1}};
    t->over = t->out;
    fine = fine && run(t) == ACLNN_SUCCESS && out[1] == 4.0F;
    memcpy(&bits, &out[0], sizeof bits);
    free(t);
    return fine && bits == payload;
}

/* In place on three lines of `width` elements, of which `made` begins as {a, b, a}: `terms` fall on
 * the second and on the third. */
static bool adds_lines(int dtype, int64_t width, void *made, void *terms)
{
    int64_t index[] = {1, 2};
    const ac_shape listed = {.rank = 1, .dims = {2}};
    const ac_shape part = {.rank = 2, .dims = {2, width}};
    const ac_shape whole = {.rank = 2, .dims = {3, width}};
    trial *const t = calloc(1, sizeof *t);
    aclnnStatus status;

    t->rule = (ac_scatter_rule){.index = {.name = "index"}, .join = AC_JOIN_SUM, .over = true};
    t->index = (ac_tensor){.dtype = AC_I64, .data = index, .shape = listed, .strides = {1}};
    t->source = (ac_tensor){.dtype = dtype, .data = terms, .shape = part, .strides = {width, 1}};
    t->out = (ac_tensor){.dtype = dtype, .data = made, .shape = whole, .strides = {width, 1}};
    t->over = t->out;
    t->map = ac_indexed_taken(&t->out, 0, &t->index, 0);
    status = run(t);
    free(t);
    return status == ACLNN_SUCCESS;
}

/* Short lines are summed where they lie, long ones by a sorted list of points: what no point falls
 * on is the same after both, to the last bit. */
static bool check_untouched(void)
{
    enum { WIDEST = 16 };
    bool fine = true;

    for (int64_t width = 1; fine && width <= WIDEST; width *= WIDEST) {
        unsigned char truths[3 * WIDEST], added[2 * WIDEST];
        double made[3 * WIDEST], terms[2 * WIDEST];

        for (int64_t i = 0; i < 3 * width; i++) {
            truths[i] = i / width == 1 ? 0 : 2;
            made[i] = i / width == 1 ? 1 : -0.0;
        }
        for (int64_t i = 0; i < 2 * width; i++) {
            added[i] = 1;
            terms[i] = i / width == 0 ? 1 : -0.0;
        }
        fine = adds_lines(AC_BOOL, width, truths, added) && adds_lines(AC_F64, width, made, terms);
        for (int64_t i = 0; i < 3 * width; i++) {
            fine = fine && truths[i] == (i / width == 1 ? 1 : 2);
            fine = fine && (i / width == 1 ? made[i] == 2 : made[i] == 0 && signbit(made[i]));
        }
    }
    return fine;
}

Test(scattered, is_what_a_loop_over_the_points_makes)
{
    cr_assert(check_random());
}

Test(scattered, shares_long_lines_among_tasks)
{
    cr_assert(check_large());
}

Test(scattered, writes_nothing_if_an_index_is_wrong)
{
    cr_assert(check_wrong_index());
}

Test(scattered, leaves_nans_as_they_are)
{
    cr_assert(check_nans());
}

Test(scattered, leaves_what_no_point_falls_on_as_it_is)
{
    cr_assert(check_untouched());
}
