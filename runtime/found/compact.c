#include "found/compact.h"

#include <string.h>

#include "base/cache.h"
#include "base/threads.h"
#include "kernel/move.h"
#include "kernel/stage.h"
#include "walk/walk.h"

enum {
    BLOCK = 1024, /* points that are taken together */
    ELEMENT = 8,  /* bytes of the largest element */
};

_Static_assert(AC_FORK_PIECE % BLOCK == 0, "a piece is whole blocks");

/* Elements of each size, in order. */
typedef union block {
    _Alignas(64) unsigned char bytes[(BLOCK + 4) * ELEMENT];
    uint8_t of_1[BLOCK + 4];
    uint16_t of_2[BLOCK + 4];
    uint32_t of_4[BLOCK + 4];
    uint64_t of_8[BLOCK + 4];
} block;

/* --- truth ------------------------------------------------------------------------------------ */

/* Constants for the type let the compiler make loops of vectors. `bits` are those that count. */
#define TRUTHS(type, bits)                                                                         \
    for (size_t i = 0; i < count; i++) {                                                           \
        type e;                                                                                    \
                                                                                                   \
        memcpy(&e, from + i * sizeof e, sizeof e);                                                 \
        truths[i] = (unsigned char)((e & (bits)) != 0);                                            \
    }

/* Of each of some elements 1 or 0. */
static void truths_of(const void *elements, int dtype, size_t size, size_t count,
                      unsigned char *truths)
{
    const unsigned char *const from = elements;
    const bool real = ac_dtype_facts[dtype].class_ == AC_CLASS_FLOAT;

    switch (size) {
    case 1:
        TRUTHS(uint8_t, UINT8_MAX);
        break;
    case 2:
        if (real)
            TRUTHS(uint16_t, 0x7fff)
        else
            TRUTHS(uint16_t, UINT16_MAX)
        break;
    case 4:
        if (real)
            TRUTHS(uint32_t, 0x7fffffff)
        else
            TRUTHS(uint32_t, UINT32_MAX)
        break;
    default:
        if (real)
            TRUTHS(uint64_t, INT64_MAX)
        else
            TRUTHS(uint64_t, UINT64_MAX)
        break;
    }
}

/* The points of a piece. */
static size_t piece_points(const ac_truths *t, size_t piece)
{
    const size_t first = piece * AC_FORK_PIECE;

    return t->count - first < AC_FORK_PIECE ? t->count - first : AC_FORK_PIECE;
}

/* Those of `count` points from `first` on; returns how many hold. */
static size_t truths_at(const ac_truths *t, size_t first, size_t count, block *room,
                        unsigned char truths[BLOCK])
{
    size_t holds = 0;

    truths_of(ac_found_read(&t->view, first, count, room), t->dtype, t->view.size, count, truths);
    for (size_t i = 0; i < count; i++)
        holds += truths[i];
    return holds;
}

static void count_piece(void *context, size_t piece)
{
    ac_truths *const t = context;
    const size_t points = piece_points(t, piece);
    unsigned char truths[BLOCK];
    size_t holds = 0;
    block room;

    for (size_t done = 0; done < points; done += BLOCK)
        holds += truths_at(t, piece * AC_FORK_PIECE + done,
                           points - done < BLOCK ? points - done : BLOCK, &room, truths);
    t->before[piece + 1] = (int64_t)holds;
}

static void each_piece(size_t points, size_t pieces, void (*run)(void *context, size_t piece),
                       void *context)
{
    if (points >= AC_FORK_MIN) {
        ac_threads_fork(run, context, pieces);
        return;
    }
    for (size_t piece = 0; piece < pieces; piece++)
        run(context, piece);
}

static size_t pieces_of(const ac_shape *space)
{
    return ((size_t)ac_shape_count(space) + AC_FORK_PIECE - 1) / AC_FORK_PIECE;
}

size_t ac_truths_room(const ac_shape *space)
{
    return (pieces_of(space) + 1) * sizeof(int64_t);
}

int64_t ac_truths_count(ac_truths *t, const ac_tensor *tensor, const ac_shape *space, void *room)
{
    *t = (ac_truths){.view = ac_found_view_of(tensor, space),
                     .dtype = tensor->dtype,
                     .count = (size_t)ac_shape_count(space),
                     .pieces = pieces_of(space),
                     .before = room};
    t->before[0] = 0;
    each_piece(t->count, t->pieces, count_piece, t);
    for (size_t piece = 0; piece < t->pieces; piece++)
        t->before[piece + 1] += t->before[piece];
    return t->before[t->pieces];
}

/* --- elements --------------------------------------------------------------------------------- */

/* Without a branch: an element that is not kept is written over. */
#define COMPACT(type, to)                                                                          \
    for (size_t i = 0; i < count; i++) {                                                           \
        type e;                                                                                    \
                                                                                                   \
        memcpy(&e, from + i * sizeof e, sizeof e);                                                 \
        (to)[kept] = e;                                                                            \
        kept += truths[i];                                                                         \
    }

/* Moves those of `count` elements that are true to the front. There is room for one more. */
static void compact(block *restrict to, const unsigned char *restrict from, size_t size,
                    size_t count, const unsigned char *restrict truths)
{
    size_t kept = 0;

    switch (size) {
    case 1:
        COMPACT(uint8_t, to->of_1);
        break;
    case 2:
        COMPACT(uint16_t, to->of_2);
        break;
    case 4:
        COMPACT(uint32_t, to->of_4);
        break;
    default:
        COMPACT(uint64_t, to->of_8);
        break;
    }
}

/* Writes `count` elements, `stride` bytes apart. */
static void write_line(unsigned char *to, int64_t stride, const unsigned char *from, size_t size,
                       size_t count, bool past)
{
    if (stride == (int64_t)size && past)
        ac_stage_current()->stream(to, from, count * size, NULL);
    else if (stride == (int64_t)size)
        memcpy(to, from, count * size);
    else
        for (size_t i = 0; i < count; i++)
            memcpy(to + (int64_t)i * stride, from + i * size, size);
}

typedef struct select_job {
    const ac_truths *truths;
    ac_found_view values;
    ac_conversion conversion;
    unsigned char *line;
    int64_t stride; /* bytes */
    size_t size;    /* of an element of the line */
    bool past;      /* it is written past the caches */
} select_job;

static void select_piece(void *context, size_t piece)
{
    const select_job *const j = context;
    const ac_truths *const t = j->truths;
    const size_t points = piece_points(t, piece);
    int64_t at = t->before[piece];
    unsigned char truths[BLOCK];
    block gathered;
    block kept;
    block converted;

    for (size_t done = 0; done < points; done += BLOCK) {
        const size_t first = piece * AC_FORK_PIECE + done;
        const size_t count = points - done < BLOCK ? points - done : BLOCK;
        const size_t holds = truths_at(t, first, count, &gathered, truths);
        const void *from = kept.bytes;
        void *const to = converted.bytes;

        if (holds == 0)
            continue;
        compact(&kept, ac_found_read(&j->values, first, count, &gathered), j->values.size, count,
                truths);
        if (j->conversion.from != j->conversion.to) {
            ac_move_converted(holds, &from, &to, &j->conversion, 0);
            from = converted.bytes;
        }
        write_line(j->line + at * j->stride, j->stride, from, j->size, holds, j->past);
        at += (int64_t)holds;
    }
    if (j->past)
        ac_stage_current()->fence();
}

void ac_found_select(const ac_truths *t, const ac_tensor *values, const ac_shape *space,
                     const ac_tensor *line)
{
    const size_t size = ac_dtype_facts[line->dtype].bytes;
    select_job j = {.truths = t,
                    .values = ac_found_view_of(values, space),
                    .conversion = {.from = values->dtype, .to = line->dtype},
                    .line = line->data,
                    .stride = line->strides[0] * (int64_t)size,
                    .size = size,
                    .past = (size_t)t->before[t->pieces] * size > ac_cache_share()};

    each_piece(t->count, t->pieces, select_piece, &j);
}

/* --- indices ---------------------------------------------------------------------------------- */

typedef struct places_job {
    const ac_truths *truths;
    const ac_shape *space;
    unsigned char *out;
    int64_t point;
    int64_t axis;
} places_job;

/* The index of a point. */
static void index_of(const ac_shape *space, size_t point, int64_t index[AC_RANK_MAX])
{
    for (size_t i = space->rank; i-- > 0; point /= (size_t)space->dims[i])
        index[i] = (int64_t)(point % (size_t)space->dims[i]);
}

/* Adds to an index along the last axis; each row that is left costs a step. */
static void advance(const ac_shape *space, int64_t *index, int64_t by)
{
    const size_t last = space->rank - 1;

    index[last] += by;
    while (index[last] >= space->dims[last]) {
        size_t i = last;

        index[last] -= space->dims[last];
        while (i-- > 0 && ++index[i] == space->dims[i])
            index[i] = 0;
    }
}

/* Writes the indices of the true ones among `count` points from the one of `index` on, which
 * becomes that of the point behind them. */
static unsigned char *write_places(const places_job *j, const unsigned char *truths, size_t count,
                                   int64_t *index, unsigned char *to)
{
    uint16_t kept[BLOCK + 1];
    size_t holds = 0;
    size_t reached = 0;

    for (size_t i = 0; i < count; i++) {
        kept[holds] = (uint16_t)i;
        holds += truths[i];
    }
    if (j->space->rank == 1) {
        for (size_t k = 0; k < holds; k++, to += j->point) {
            const int64_t at = index[0] + kept[k];

            memcpy(to, &at, sizeof at);
        }
        index[0] += (int64_t)count;
        return to;
    }
    for (size_t k = 0; k < holds; k++, to += j->point) {
        advance(j->space, index, (int64_t)(kept[k] - reached));
        reached = kept[k];
        for (size_t d = 0; d < j->space->rank; d++)
            memcpy(to + (int64_t)d * j->axis, &index[d], sizeof index[d]);
    }
    advance(j->space, index, (int64_t)(count - reached));
    return to;
}

static void places_piece(void *context, size_t piece)
{
    const places_job *const j = context;
    const ac_truths *const t = j->truths;
    const size_t points = piece_points(t, piece);
    unsigned char *to = j->out + t->before[piece] * j->point;
    int64_t index[AC_RANK_MAX];
    unsigned char truths[BLOCK];
    block room;

    index_of(j->space, piece * AC_FORK_PIECE, index);
    for (size_t done = 0; done < points; done += BLOCK) {
        const size_t count = points - done < BLOCK ? points - done : BLOCK;

        (void)truths_at(t, piece * AC_FORK_PIECE + done, count, &room, truths);
        to = write_places(j, truths, count, index, to);
    }
}

void ac_found_places(const ac_truths *t, const ac_shape *space, unsigned char *out, int64_t point,
                     int64_t axis)
{
    places_job j = {t, space, out, point, axis};

    if (space->rank > 0)
        each_piece(t->count, t->pieces, places_piece, &j);
}

/* --- lists ------------------------------------------------------------------------------------ */

typedef struct deal_job {
    const ac_truths *truths;
    const unsigned char *list;
    ac_found_view values;
    ac_found_view out;
    unsigned char *to;
} deal_job;

#define DEAL(type, to)                                                                             \
    for (size_t i = 0; i < count; i++) {                                                           \
        type own;                                                                                  \
        type next;                                                                                 \
                                                                                                   \
        memcpy(&own, from + i * sizeof own, sizeof own);                                           \
        memcpy(&next, list + (taken < last ? taken : last) * sizeof next, sizeof next);            \
        (to)[i] = truths[i] ? next : own;                                                          \
        taken += truths[i];                                                                        \
    }

/* `last` is the number of the last element of the list that may be read. */
static void deal(block *restrict to, const unsigned char *from, const unsigned char *list,
                 size_t last, size_t size, size_t count, const unsigned char *truths)
{
    size_t taken = 0;

    switch (size) {
    case 1:
        DEAL(uint8_t, to->of_1);
        break;
    case 2:
        DEAL(uint16_t, to->of_2);
        break;
    case 4:
        DEAL(uint32_t, to->of_4);
        break;
    default:
        DEAL(uint64_t, to->of_8);
        break;
    }
}

static void deal_piece(void *context, size_t piece)
{
    const deal_job *const j = context;
    const ac_truths *const t = j->truths;
    const size_t points = piece_points(t, piece);
    const size_t size = j->values.size;
    int64_t at = t->before[piece];
    unsigned char truths[BLOCK];
    block gathered;
    block dealt;

    for (size_t done = 0; done < points; done += BLOCK) {
        const size_t first = piece * AC_FORK_PIECE + done;
        const size_t count = points - done < BLOCK ? points - done : BLOCK;
        const size_t holds = truths_at(t, first, count, &gathered, truths);
        const unsigned char *const own = ac_found_read(&j->values, first, count, &gathered);

        if (holds == 0 && own == j->to + first * size)
            continue;
        if (holds == 0)
            memcpy(dealt.bytes, own, count * size);
        else
            deal(&dealt, own, j->list + (size_t)at * size, holds - 1, size, count, truths);
        ac_found_write(&j->out, j->to, first, count, dealt.bytes);
        at += (int64_t)holds;
    }
}

void ac_found_deal(const ac_truths *t, const unsigned char *list, const ac_tensor *values,
                   const ac_shape *space, const ac_tensor *out)
{
    deal_job j = {.truths = t,
                  .list = list,
                  .values = ac_found_view_of(values, space),
                  .out = ac_found_view_of(out, space),
                  .to = out->data};

    each_piece(t->count, t->pieces, deal_piece, &j);
}
