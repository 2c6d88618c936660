#include "plan/index_values.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/threads.h"
#include "handles/view.h"
#include "walk/walk.h"

static aclnnStatus fail_at(const ac_index_rule *rule, const ac_shape *position, int64_t index,
                           int64_t extent)
{
    char text[256];

    (void)ac_shape_print(position, text, sizeof text);
    if (extent == 0)
        return ac_fail(rule->status,
                       "%s is %" PRId64 " at position %s; none is allowed, since the axis has no "
                       "elements",
                       rule->name, index, text);
    return ac_fail(rule->status,
                   "%s is %" PRId64 " at position %s; %" PRId64 " to %" PRId64 " are allowed",
                   rule->name, index, text, rule->wraps ? -extent : 0, extent - 1);
}

aclnnStatus ac_index_refuse(const ac_index_rule *rule, const ac_tensor *index, int64_t extent)
{
    const bool wide = index->dtype == AC_I64;
    const int64_t count = ac_shape_count(&index->shape);
    ac_shape position = {.rank = index->shape.rank};

    for (int64_t k = 0; k < count; k++) {
        const unsigned char *at = index->data;
        int64_t rest = k;
        bool found;

        for (size_t i = index->shape.rank; i-- > 0; rest /= index->shape.dims[i]) {
            position.dims[i] = rest % index->shape.dims[i];
            at += position.dims[i] * index->strides[i] * (wide ? 8 : 4);
        }

        const int64_t value = ac_index_at(at, wide, rule->wraps, extent, &found);

        if (!found)
            return fail_at(rule, &position, value < 0 && rule->wraps ? value - extent : value,
                           extent);
    }
    return ac_fail(rule->status, "%s was changed while it was read", rule->name);
}

/* --- several axes ----------------------------------------------------------------------------- */

/* Tuples, and what they become. */
typedef struct tuples {
    const ac_tensor *index;
    const ac_shape *whole;
    const ac_index_rule *rule;
    int64_t *to;
    int64_t count;
    atomic_bool wrong;
} tuples;

/* The address of tuple `k`; its place in the axes in front is *position. */
static const unsigned char *tuple_at(const ac_tensor *index, int64_t k, ac_shape *position)
{
    const int64_t size = (int64_t)ac_dtype_facts[index->dtype].bytes;
    const unsigned char *at = index->data;

    *position = (ac_shape){.rank = index->shape.rank};
    for (size_t i = index->shape.rank - 1; i-- > 0; k /= index->shape.dims[i]) {
        position->dims[i] = k % index->shape.dims[i];
        at += index->shape.dims[i] > 1 ? position->dims[i] * index->strides[i] * size : 0;
    }
    return at;
}

/* The place that a tuple says; -1, and the axis that does not have its index, if there is none. */
static int64_t place_of(const tuples *t, const unsigned char *at, size_t *axis)
{
    const size_t last = t->index->shape.rank - 1;
    const int64_t step = ac_index_step(t->index, (int8_t)last);
    const bool wide = t->index->dtype == AC_I64;
    int64_t place = 0;

    for (size_t i = 0; i < (size_t)t->index->shape.dims[last]; i++) {
        bool found;
        const int64_t own =
            ac_index_at(at + (int64_t)i * step, wide, t->rule->wraps, t->whole->dims[i], &found);

        if (!found) {
            *axis = i;
            return -1;
        }
        place = place * t->whole->dims[i] + own;
    }
    return place;
}

static void join_piece(void *context, size_t piece)
{
    tuples *const t = context;
    const int64_t first = (int64_t)piece * AC_FORK_PIECE;
    bool fine = !atomic_load_explicit(&t->wrong, memory_order_relaxed);

    for (int64_t k = first; k < first + AC_FORK_PIECE && k < t->count && fine; k++) {
        ac_shape position;
        size_t axis;

        t->to[k] = place_of(t, tuple_at(t->index, k, &position), &axis);
        fine = t->to[k] >= 0;
    }
    if (!fine)
        atomic_store_explicit(&t->wrong, true, memory_order_relaxed);
}

/* The first index that there is not. */
static aclnnStatus refuse_tuple(const tuples *t)
{
    for (int64_t k = 0; k < t->count; k++) {
        ac_shape position;
        size_t axis;
        bool found;
        const unsigned char *const at = tuple_at(t->index, k, &position);

        if (place_of(t, at, &axis) >= 0)
            continue;
        position.dims[position.rank - 1] = (int64_t)axis;

        const int64_t step = ac_index_step(t->index, (int8_t)(position.rank - 1));
        const int64_t index =
            ac_index_at(at + (int64_t)axis * step, t->index->dtype == AC_I64, false, 0, &found);

        return fail_at(t->rule, &position, index, t->whole->dims[axis]);
    }
    return ac_fail(t->rule->status, "%s was changed while it was read", t->rule->name);
}

aclnnStatus ac_index_join(const ac_index_rule *rule, const ac_tensor *index, const ac_shape *whole,
                          ac_tensor *joined)
{
    tuples t = {.index = index, .whole = whole, .rule = rule, .count = 1};
    int64_t step = 1;

    *joined = (ac_tensor){.dtype = AC_I64, .shape = index->shape};
    joined->shape.rank--;
    t.count = ac_shape_count(&joined->shape);
    for (size_t i = joined->shape.rank; i-- > 0; step *= joined->shape.dims[i])
        joined->strides[i] = step;
    t.to = malloc((size_t)(t.count > 0 ? t.count : 1) * sizeof *t.to);
    if (!t.to)
        return ac_fail(ACLNN_ERR_INNER, "no memory for %" PRId64 " places", t.count);
    joined->data = t.to;

    const size_t pieces = (size_t)((t.count + AC_FORK_PIECE - 1) / AC_FORK_PIECE);

    if (t.count >= AC_FORK_MIN) {
        ac_threads_fork(join_piece, &t, pieces);
    } else {
        for (size_t piece = 0; piece < pieces; piece++)
            join_piece(&t, piece);
    }
    if (!atomic_load_explicit(&t.wrong, memory_order_relaxed))
        return ACLNN_SUCCESS;
    free(t.to);
    joined->data = NULL;
    return refuse_tuple(&t);
}

/* --- tensors of indices ----------------------------------------------------------------------- */

/* Such tensors, and what they become. */
typedef struct meeting {
    const ac_index_lists *lists;
    const ac_shape *shape; /* of each */
    const ac_shape *whole;
    bool wraps;
    int64_t *to;
    int64_t count;
    atomic_bool wrong;
} meeting;

/* The address of element `k` of a tensor, and its place in *position. */
static const unsigned char *element_at(const ac_tensor *index, int64_t k, ac_shape *position)
{
    const unsigned char *at = index->data;

    position->rank = index->shape.rank;
    for (size_t i = index->shape.rank; i-- > 0; k /= index->shape.dims[i]) {
        position->dims[i] = k % index->shape.dims[i];
        at += position->dims[i] * ac_index_step(index, (int8_t)i);
    }
    return at;
}

/* Adds the indices that one tensor has for places from `first` on, which lie in one row of it. */
static bool meet_run(const meeting *m, size_t number, int64_t first, int64_t count)
{
    const ac_tensor *const index = &m->lists->of[number];
    const size_t rank = index->shape.rank;
    const int64_t extent = m->whole->dims[number];
    const int64_t step = rank > 0 ? ac_index_step(index, (int8_t)(rank - 1)) : 0;
    const bool wide = index->dtype == AC_I64;
    int64_t *const to = m->to + first;
    ac_shape position;
    const unsigned char *const at = element_at(index, first, &position);
    bool all = true;

    for (int64_t k = 0; k < count; k++) {
        bool found;
        const int64_t own = ac_index_at(at + k * step, wide, m->wraps, extent, &found);

        to[k] = (number > 0 ? to[k] * extent : 0) + (found ? own : 0);
        all = all && found;
    }
    return all;
}

static void meet_piece(void *context, size_t piece)
{
    meeting *const m = context;
    const size_t rank = m->shape->rank;
    const int64_t row = rank > 0 ? m->shape->dims[rank - 1] : 1;
    const int64_t end = (int64_t)(piece + 1) * AC_FORK_PIECE;
    int64_t count;
    bool fine = !atomic_load_explicit(&m->wrong, memory_order_relaxed);

    for (int64_t k = (int64_t)piece * AC_FORK_PIECE; k < end && k < m->count && fine; k += count) {
        count = row - k % row;
        count = count < end - k ? count : end - k;
        for (size_t i = 0; i < m->lists->count; i++)
            fine = meet_run(m, i, k, count) && fine;
    }
    if (!fine)
        atomic_store_explicit(&m->wrong, true, memory_order_relaxed);
}

/* The first index that there is not: of those at one place, that of the first tensor. */
static aclnnStatus refuse_meeting(const ac_index_rule *rule, const meeting *m)
{
    for (int64_t k = 0; k < m->count; k++) {
        for (size_t i = 0; i < m->lists->count; i++) {
            const ac_tensor *const index = &m->lists->of[i];
            const bool wide = index->dtype == AC_I64;
            ac_shape position;
            const unsigned char *const at = element_at(index, k, &position);
            char name[80];
            ac_index_rule own = *rule;
            bool found;

            (void)ac_index_at(at, wide, rule->wraps, m->whole->dims[i], &found);
            if (found)
                continue;
            (void)snprintf(name, sizeof name, "%s[%d]", rule->name, m->lists->numbers[i]);
            own.name = name;
            return fail_at(&own, &position, ac_index_at(at, wide, false, 0, &found),
                           m->whole->dims[i]);
        }
    }
    return ac_fail(rule->status, "%s was changed while it was read", rule->name);
}

ac_index_lists ac_index_lists_of(const ac_picked *picked)
{
    ac_index_lists lists = {.count = picked->count};

    for (size_t i = 0; i < picked->count; i++) {
        lists.numbers[i] = picked->numbers[i];
        lists.of[i] = ac_tensor_broadcast(picked->of[i], &picked->met);
    }
    return lists;
}

aclnnStatus ac_index_meet(const ac_index_rule *rule, const ac_index_lists *lists,
                          const ac_shape *whole, ac_tensor *places)
{
    meeting m = {
        .lists = lists, .shape = &lists->of[0].shape, .whole = whole, .wraps = rule->wraps};
    int64_t step = 1;

    *places = (ac_tensor){.dtype = AC_I64, .shape = *m.shape};
    m.count = ac_shape_count(m.shape);
    for (size_t i = places->shape.rank; i-- > 0; step *= places->shape.dims[i])
        places->strides[i] = step;
    m.to = malloc((size_t)m.count * sizeof *m.to);
    if (!m.to)
        return ac_fail(ACLNN_ERR_INNER, "no memory for %" PRId64 " places", m.count);
    places->data = m.to;

    const size_t pieces = (size_t)((m.count + AC_FORK_PIECE - 1) / AC_FORK_PIECE);

    if (m.count >= AC_FORK_MIN) {
        ac_threads_fork(meet_piece, &m, pieces);
    } else {
        for (size_t piece = 0; piece < pieces; piece++)
            meet_piece(&m, piece);
    }
    if (!atomic_load_explicit(&m.wrong, memory_order_relaxed))
        return ACLNN_SUCCESS;
    free(m.to);
    places->data = NULL;
    return refuse_meeting(rule, &m);
}

/* --- counts ----------------------------------------------------------------------------------- */

/* Count `i`; a single one is that of all. */
static int64_t count_at(const ac_tensor *counts, int64_t i)
{
    const bool wide = counts->dtype == AC_I64;
    const int64_t step = counts->shape.rank > 0 ? ac_index_step(counts, 0) : 0;
    const unsigned char *const data = counts->data;
    bool found;

    return ac_index_at(data + i * step, wide, false, 0, &found);
}

/* The sum of counts, up to what is above `size`. */
static aclnnStatus add_counts(const ac_index_rule *rule, const ac_tensor *counts, int64_t extent,
                              int64_t size)
{
    const ac_shape *const shape = &counts->shape;
    int64_t sum = 0;

    for (int64_t i = 0; i < extent && sum <= size; i++) {
        const int64_t count = count_at(counts, i);
        const ac_shape position = {.rank = shape->rank,
                                   .dims = {ac_shape_count(shape) > 1 ? i : 0}};
        char text[256];

        if (count < 0) {
            (void)ac_shape_print(&position, text, sizeof text);
            return ac_fail(rule->status, "%s is %" PRId64 " at position %s; 0 and more are allowed",
                           rule->name, count, text);
        }
        sum = count > size - sum ? size + 1 : sum + count;
    }
    if (sum == size)
        return ACLNN_SUCCESS;
    return ac_fail(rule->status, "%s counts %s copies than the %" PRId64 " that the result has",
                   rule->name, sum > size ? "more" : "fewer", size);
}

aclnnStatus ac_index_copy(const ac_index_rule *rule, const ac_tensor *counts, int64_t extent,
                          int64_t size, ac_tensor *copies)
{
    int64_t *to;
    int64_t k = 0;

    AC_TRY(add_counts(rule, counts, extent, size));
    to = malloc((size_t)(size > 0 ? size : 1) * sizeof *to);
    if (!to)
        return ac_fail(ACLNN_ERR_INNER, "no memory for %" PRId64 " places", size);
    *copies = (ac_tensor){
        .dtype = AC_I64, .data = to, .shape = {.rank = 1, .dims = {size}}, .strides = {1}};
    for (int64_t i = 0; i < extent; i++) {
        const int64_t count = count_at(counts, i);

        for (int64_t n = 0; n < count && k < size; n++)
            to[k++] = i;
    }
    while (k < size) /* counts were changed while they were read */
        to[k++] = 0;
    return ACLNN_SUCCESS;
}

/* --- all of them ------------------------------------------------------------------------------ */

typedef struct check {
    const ac_tensor *index;
    int64_t extent;
    bool wraps;
    bool wide;
    int64_t run; /* elements along the last axis, */
    int64_t runs;
    int64_t block; /* so many of which are a piece */
    atomic_bool wrong;
} check;

/* Constants for the size and the step let the compiler make loops of vectors. */
static inline bool all_within(const unsigned char *at, int64_t count, bool wide, int64_t step,
                              int64_t low, int64_t high)
{
    int64_t wrong = 0;

    for (int64_t i = 0; i < count; i++) {
        int64_t value;

        if (wide) {
            memcpy(&value, at + i * step, sizeof value);
        } else {
            int32_t narrow;

            memcpy(&narrow, at + i * step, sizeof narrow);
            value = narrow;
        }
        wrong |= (int64_t)(value < low) | (int64_t)(value >= high);
    }
    return wrong == 0;
}

static bool run_within(const check *c, const unsigned char *at, int64_t count)
{
    const ac_tensor *const index = c->index;
    const int64_t size = c->wide ? 8 : 4;
    const size_t rank = index->shape.rank;
    const int64_t step = rank > 0 ? ac_index_step(index, (int8_t)(rank - 1)) : size;
    const int64_t low = c->wraps ? -c->extent : 0;

    if (c->wide && step == 8)
        return all_within(at, count, true, 8, low, c->extent);
    if (!c->wide && step == 4)
        return all_within(at, count, false, 4, low, c->extent);
    return all_within(at, count, c->wide, step, low, c->extent);
}

static void check_piece(void *context, size_t piece)
{
    check *const c = context;
    const ac_tensor *const index = c->index;
    const int64_t first = (int64_t)piece * c->block;
    const int64_t size = c->wide ? 8 : 4;
    bool fine = !atomic_load_explicit(&c->wrong, memory_order_relaxed);

    for (int64_t r = first; r < first + c->block && r < c->runs && fine; r++) {
        const unsigned char *at = index->data;
        int64_t rest = r;

        for (size_t i = index->shape.rank; i-- > 1; rest /= index->shape.dims[i - 1])
            at += rest % index->shape.dims[i - 1] * index->strides[i - 1] * size;
        fine = run_within(c, at, c->run);
    }
    if (!fine)
        atomic_store_explicit(&c->wrong, true, memory_order_relaxed);
}

/* One axis, in runs of a piece each, where all elements are neighbours. */
static bool flat(const ac_tensor *index)
{
    int64_t step = 1;

    for (size_t i = index->shape.rank; i-- > 0; step *= index->shape.dims[i]) {
        if (index->shape.dims[i] > 1 && index->strides[i] != step)
            return false;
    }
    return true;
}

bool ac_index_check(const ac_index_rule *rule, const ac_tensor *index, int64_t extent)
{
    const int64_t count = ac_shape_count(&index->shape);
    const size_t rank = index->shape.rank;
    ac_tensor line = *index;
    check c = {.index = index,
               .extent = extent,
               .wraps = rule->wraps,
               .wide = index->dtype == AC_I64,
               .run = rank > 0 ? index->shape.dims[rank - 1] : 1};

    if (count == 0)
        return true;
    if (flat(index) && count % AC_FORK_PIECE == 0) {
        line.shape = (ac_shape){.rank = 2, .dims = {count / AC_FORK_PIECE, AC_FORK_PIECE}};
        line.strides[0] = AC_FORK_PIECE;
        line.strides[1] = 1;
        c.index = &line;
        c.run = AC_FORK_PIECE;
    }
    c.runs = count / c.run;
    c.block = c.run < AC_FORK_PIECE ? AC_FORK_PIECE / c.run : 1;

    const size_t pieces = (size_t)((c.runs + c.block - 1) / c.block);

    if (count >= AC_FORK_MIN) {
        ac_threads_fork(check_piece, &c, pieces);
    } else {
        for (size_t piece = 0; piece < pieces; piece++)
            check_piece(&c, piece);
    }
    return !atomic_load_explicit(&c.wrong, memory_order_relaxed);
}
