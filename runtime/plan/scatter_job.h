/*
 * One run of points that are put where an index says (plan/scattered.h): its axes, and what both
 * ways of running it need.
 */
#ifndef AC_SCATTER_JOB_H
#define AC_SCATTER_JOB_H

#include <stdatomic.h>

#include "handles/indexed.h"
#include "kernel/stage.h"
#include "plan/scatter_rule.h"

enum {
    AC_SCATTER_BLOCK = 512, /* elements that are summed together */
    AC_SCATTER_SLOTS = 64,  /* buffers, each for one task at a time */
    AC_SCATTER_ELEMENT = 16 /* bytes of the largest element */
};

/* An axis of the points: its extent, and the distances of its points, in bytes. */
typedef struct ac_scatter_axis {
    int64_t extent;
    int64_t source;
    int64_t index;
    int64_t out;
} ac_scatter_axis;

/* What sums are kept in, and products. */
typedef enum ac_scatter_kind { AC_SCATTER_F64, AC_SCATTER_PAIR, AC_SCATTER_I64 } ac_scatter_kind;

typedef struct ac_scatter_job {
    const ac_stage *stage;
    const ac_scatter_rule *rule;
    const unsigned char *source;
    const unsigned char *index;
    unsigned char *out;
    /* Points along `places` have an index each, and are taken in index order; points along `lines`
     * are apart from each other, and the last of these axes is the row. */
    ac_scatter_axis places[AC_RANK_MAX];
    ac_scatter_axis lines[AC_RANK_MAX + 1];
    size_t place_axes;
    size_t line_axes;
    ac_scatter_axis row;
    int64_t points; /* along places */
    int64_t rows;   /* of `lines` but the row */
    bool shared;    /* all lines have the same indices */
    bool wide;      /* which are i64 */
    int64_t extent; /* elements of the output along the axis of the indices */
    int64_t stride; /* bytes between two of them */
    ac_scatter_kind kind;
    int from;         /* dtype of a point, */
    int to;           /* and of the output: of parts of complex numbers, if they are summed */
    size_t from_size; /* bytes */
    size_t to_size;
    int sums; /* dtype of a sum */
    /* the tasks of a run */
    unsigned char *room;
    size_t slot_bytes;
    size_t slots;
    size_t tasks;
    atomic_size_t next;
    atomic_size_t slot;
    void (*task)(const struct ac_scatter_job *j, size_t task, void *room);
    int64_t lanes; /* of lines: those along the row that are summed together */
    int64_t
        chunk; /* elements along the axis that a task sums; of sorted points: points of a task */
    int64_t chunks;                         /* tasks of a row */
    int64_t blocks;                         /* of a row, that are tasks of their own */
    const struct ac_scatter_point *entries; /* the list that all lines have, */
    int64_t listed;                         /* and its points */
} ac_scatter_job;

/* A point of the places: where it falls, and where its elements are, in bytes from the source. */
typedef struct ac_scatter_point {
    int64_t target;
    int64_t source;
} ac_scatter_point;

/* Sums of a block of elements: of kind AC_SCATTER_PAIR with what additions lost. */
typedef struct ac_scatter_sums {
    double *sums;
    double *rest;
} ac_scatter_sums;

/* Which of two ways a job takes. */
typedef enum ac_scatter_way {
    AC_SCATTER_SORTED, /* one sorted list of points for all lines */
    AC_SCATTER_EACH,   /* a sorted list for each line */
    AC_SCATTER_LINES,  /* a sum for each element of a line */
} ac_scatter_way;

/* Chooses axes, the way and the tasks, from shapes and strides alone. Returns the bytes of room. */
size_t ac_scatter_choose(ac_scatter_job *j, const ac_indexed *map, const ac_scatter_rule *rule,
                         const ac_tensor *source, const ac_tensor *index, const ac_tensor *out);
ac_scatter_way ac_scatter_way_of(const ac_scatter_job *j);

/* --- elements --------------------------------------------------------------------------------- */

/* Begins sums as what the output holds, `count` elements `step` bytes apart. */
void ac_scatter_begin(const ac_scatter_job *j, ac_scatter_sums s, const unsigned char *out,
                      int64_t step, int64_t count);

/* Terms, in the dtype of sums, of points that are `step` bytes apart. `count` is at most a block.
 */
void ac_scatter_terms(const ac_scatter_job *j, double *terms, const unsigned char *source,
                      int64_t step, int64_t count);

/* Stores sums; of a mean, of so many points. A nan of the output stays as it is. `count` is at most
 * a block. */
void ac_scatter_end(const ac_scatter_job *j, ac_scatter_sums s, int64_t points, unsigned char *out,
                    int64_t step, int64_t count);

/* The greater of two numbers, or the lesser one; +0 is above -0, and a nan is found before all
 * else. */
static inline double ac_scatter_choose_one(double x, double y, bool greater)
{
    const bool after = greater ? !(y <= x) : !(y >= x);
    const bool zero = x == y && (__builtin_signbit(x) != 0) == greater;

    return !__builtin_isnan(x) && (after || zero) ? y : x;
}

/* A quotient without its fraction, which wraps; by 0 it is -1. */
static inline uint64_t ac_scatter_quotient(uint64_t a, uint64_t b)
{
    const int64_t by = (int64_t)b;

    return by == 0 ? UINT64_MAX : by == -1 ? 0 - a : (uint64_t)((int64_t)a / by);
}

static inline uint64_t ac_scatter_join_whole(uint64_t a, uint64_t b, ac_join how)
{
    if (how == AC_JOIN_GREATEST || how == AC_JOIN_LEAST)
        return ((int64_t)a < (int64_t)b) == (how == AC_JOIN_GREATEST) ? b : a;
    if (how == AC_JOIN_QUOTIENT)
        return ac_scatter_quotient(a, b);
    return how == AC_JOIN_PROD ? a * b : a + b;
}

/* Joins a term to what is kept of an element. Constants for the kind and the join let the compiler
 * make a loop for each. */
static inline void ac_scatter_join(double *sum, double *rest, const double *term,
                                   ac_scatter_kind kind, ac_join how)
{
    if (kind == AC_SCATTER_I64) {
        uint64_t a;
        uint64_t b;

        memcpy(&a, sum, sizeof a);
        memcpy(&b, term, sizeof b);
        a = ac_scatter_join_whole(a, b, how);
        memcpy(sum, &a, sizeof a);
    } else if (how == AC_JOIN_PROD) {
        *sum *= *term;
    } else if (how == AC_JOIN_QUOTIENT) {
        *sum /= *term;
    } else if (how == AC_JOIN_GREATEST || how == AC_JOIN_LEAST) {
        *sum = ac_scatter_choose_one(*sum, *term, how == AC_JOIN_GREATEST);
    } else {
        const double before = *sum;
        const double after = before + *term;

        if (kind == AC_SCATTER_PAIR) {
            const double back = after - before;

            *rest += (before - (after - back)) + (*term - back);
        }
        *sum = after;
    }
}

/* The addresses of row `row`: those of its source and its output, and of its indices. */
typedef struct ac_scatter_row {
    const unsigned char *source;
    const unsigned char *index;
    unsigned char *out;
} ac_scatter_row;

static inline ac_scatter_row ac_scatter_row_at(const ac_scatter_job *j, int64_t row)
{
    ac_scatter_row at = {j->source, j->index, j->out};

    for (size_t i = j->line_axes; i-- > 0;) {
        const int64_t k = row % j->lines[i].extent;

        row /= j->lines[i].extent;
        at.source += k * j->lines[i].source;
        at.index += k * j->lines[i].index;
        at.out += k * j->lines[i].out;
    }
    return at;
}

/* The element that the index at an address says, counted from the start; -1 of one that is left
 * out. */
static inline int64_t ac_scatter_target(const ac_scatter_job *j, const unsigned char *index)
{
    bool found;
    const int64_t i = ac_index_at(index, j->wide, j->rule->index.wraps, j->extent, &found);

    return j->rule->skips && i == j->rule->skipped ? -1 : i;
}

#endif
