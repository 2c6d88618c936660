#include "plan/scatter_lines.h"

#include <string.h>

enum { TOGETHER = 256 }; /* points along a line that are read together */

/* A task: some lines of a row, and some elements along the axis of the indices. */
typedef struct part {
    ac_scatter_row at;
    int64_t lanes;
    int64_t first; /* element along the axis, */
    int64_t count; /* and so many */
    ac_scatter_sums s;
} part;

/* Points that are read together: from the place `place` on, one for each lane, or several of one
 * lane. */
typedef struct batch {
    const unsigned char *source;
    const unsigned char *index;
    int64_t count;
    int64_t source_step;
    int64_t index_step;
} batch;

/* --- points ----------------------------------------------------------------------------------- */

/* The elements that points fall on, counted from the first of the part; what falls outside of it,
 * or is left out, is below 0 or too large. Constants for the step and the width make a loop for
 * each. */
static inline void count_targets(const ac_scatter_job *j, const part *p, const batch *b,
                                 int64_t *targets, int64_t step, bool wide)
{
    const unsigned char *const index = b->index;
    const int64_t count = b->count;
    const int64_t first = p->first;
    const int64_t lift = j->rule->index.wraps ? j->extent : 0;
    const bool skips = j->rule->skips;
    const int64_t skipped = j->rule->skipped;

    for (int64_t i = 0; i < count; i++) {
        const int64_t at = ac_index_number(index + i * step, wide, lift);

        targets[i] = skips && at == skipped ? -1 : at - first;
    }
}

static void find_targets(const ac_scatter_job *j, const part *p, const batch *b, int64_t *targets)
{
    if (j->wide && b->index_step == 8)
        count_targets(j, p, b, targets, 8, true);
    else if (!j->wide && b->index_step == 4)
        count_targets(j, p, b, targets, 4, false);
    else
        count_targets(j, p, b, targets, b->index_step, j->wide);
}

/* Moves the elements of points in their order. */
static void move(const ac_scatter_job *j, const part *p, const batch *b, int64_t out_step)
{
    int64_t targets[TOGETHER];
    unsigned char *const out = p->at.out + p->first * j->stride;
    const int64_t stride = j->stride;
    const size_t size = j->to_size;

    find_targets(j, p, b, targets);
    for (int64_t i = 0; i < b->count; i++) {
        if ((uint64_t)targets[i] < (uint64_t)p->count)
            memcpy(out + targets[i] * stride + i * out_step, b->source + i * b->source_step, size);
    }
}

/* Joins points to the sums of their elements, which are `lanes` apart, `step` sums further on for
 * each. */
static inline void join_all(const ac_scatter_job *j, const part *p, const batch *b, int64_t lanes,
                            int64_t step, ac_scatter_kind kind, ac_join how)
{
    double terms[TOGETHER];
    int64_t targets[TOGETHER];
    double *const sums = p->s.sums;
    double *const rest = p->s.rest;
    const int64_t points = b->count;
    const uint64_t count = (uint64_t)p->count;

    ac_scatter_terms(j, terms, b->source, b->source_step, points);
    find_targets(j, p, b, targets);
    for (int64_t i = 0; i < points; i++) {
        const int64_t at = targets[i] * lanes + i * step;

        if ((uint64_t)targets[i] < count)
            ac_scatter_join(&sums[at], &rest[at], &terms[i], kind, how);
    }
}

static inline void add_lanes(const ac_scatter_job *j, const part *p, const batch *b, int64_t lanes,
                             int64_t step)
{
    if (j->rule->join != AC_JOIN_SUM && j->rule->join != AC_JOIN_MEAN)
        join_all(j, p, b, lanes, step, j->kind, j->rule->join);
    else if (j->kind == AC_SCATTER_F64)
        join_all(j, p, b, lanes, step, AC_SCATTER_F64, AC_JOIN_SUM);
    else if (j->kind == AC_SCATTER_PAIR)
        join_all(j, p, b, lanes, step, AC_SCATTER_PAIR, AC_JOIN_SUM);
    else
        join_all(j, p, b, lanes, step, AC_SCATTER_I64, AC_JOIN_SUM);
}

static void add(const ac_scatter_job *j, const part *p, const batch *b, bool lanes)
{
    if (lanes)
        add_lanes(j, p, b, p->lanes, 1);
    else
        add_lanes(j, p, b, 1, 0);
}

static void take(const ac_scatter_job *j, const part *p, const batch *b, bool lanes)
{
    if (j->rule->join == AC_JOIN_LAST)
        move(j, p, b, lanes ? j->row.out : 0);
    else
        add(j, p, b, lanes);
}

/* The points along the last axis of places, whose first is at these addresses. */
static void take_run(const ac_scatter_job *j, const part *p, const unsigned char *source,
                     const unsigned char *index)
{
    const ac_scatter_axis one = {1, 0, 0, 0};
    const ac_scatter_axis *const a = j->place_axes > 0 ? &j->places[j->place_axes - 1] : &one;

    if (p->lanes > 1) {
        for (int64_t k = 0; k < a->extent; k++)
            take(j, p,
                 &(batch){source + k * a->source, index + k * a->index, p->lanes, j->row.source,
                          j->row.index},
                 true);
        return;
    }
    for (int64_t k = 0; k < a->extent; k += TOGETHER) {
        const int64_t rest = a->extent - k;

        take(j, p,
             &(batch){source + k * a->source, index + k * a->index,
                      rest < TOGETHER ? rest : TOGETHER, a->source, a->index},
             false);
    }
}

/* All points, in index order. */
static void take_all(const ac_scatter_job *j, const part *p)
{
    int64_t runs = 1;

    for (size_t i = 0; i + 1 < j->place_axes; i++)
        runs *= j->places[i].extent;
    for (int64_t run = 0; run < runs; run++) {
        const unsigned char *source = p->at.source;
        const unsigned char *index = p->at.index;
        int64_t rest = run;

        for (size_t i = j->place_axes; i-- > 1; rest /= j->places[i - 1].extent) {
            const int64_t k = rest % j->places[i - 1].extent;

            source += k * j->places[i - 1].source;
            index += k * j->places[i - 1].index;
        }
        take_run(j, p, source, index);
    }
}

/* --- sums of elements ------------------------------------------------------------------------- */

/* The sums of an element of all lanes, or, of one lane, of some elements: their first, their
 * number, the distance of the elements, and where the output has them. */
typedef struct stretch {
    ac_scatter_sums s;
    unsigned char *out;
    int64_t step;
    int64_t count;
} stretch;

static stretch stretch_of(const ac_scatter_job *j, const part *p, int64_t element)
{
    const int64_t rest = p->count - element;
    const bool lanes = p->lanes > 1;
    const int64_t at = element * p->lanes;

    return (stretch){{p->s.sums + at, p->s.rest + at},
                     p->at.out + (p->first + element) * j->stride,
                     lanes ? j->row.out : j->stride,
                     lanes                     ? p->lanes
                     : rest < AC_SCATTER_BLOCK ? rest
                                               : AC_SCATTER_BLOCK};
}

static void begin(const ac_scatter_job *j, const part *p)
{
    const int64_t each = p->lanes > 1 ? 1 : AC_SCATTER_BLOCK;

    for (int64_t k = 0; k < p->count; k += each) {
        const stretch to = stretch_of(j, p, k);

        ac_scatter_begin(j, to.s, to.out, to.step, to.count);
    }
}

static void end(const ac_scatter_job *j, const part *p)
{
    const int64_t each = p->lanes > 1 ? 1 : AC_SCATTER_BLOCK;

    for (int64_t k = 0; k < p->count; k += each) {
        const stretch to = stretch_of(j, p, k);

        ac_scatter_end(j, to.s, 1, to.out, to.step, to.count);
    }
}

void ac_scatter_lines_task(const ac_scatter_job *j, size_t task, void *room)
{
    const int64_t chunk = (int64_t)task % j->chunks;
    const int64_t block = (int64_t)task / j->chunks % j->blocks;
    const int64_t rest = j->row.extent - block * j->lanes;
    part p = {.at = ac_scatter_row_at(j, (int64_t)task / j->chunks / j->blocks),
              .lanes = rest < j->lanes ? rest : j->lanes,
              .first = chunk * j->chunk};

    p.count = j->extent - p.first < j->chunk ? j->extent - p.first : j->chunk;
    p.at.source += block * j->lanes * j->row.source;
    p.at.index += block * j->lanes * j->row.index;
    p.at.out += block * j->lanes * j->row.out;
    p.s.sums = room;
    p.s.rest = p.s.sums;
    if (j->kind == AC_SCATTER_PAIR)
        p.s.rest += p.count * p.lanes;
    if (j->rule->join == AC_JOIN_LAST) {
        take_all(j, &p);
        return;
    }
    begin(j, &p);
    take_all(j, &p);
    end(j, &p);
}
