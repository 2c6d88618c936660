#include "lines/sort.h"

#include <stdatomic.h>
#include <string.h>

#include "base/threads.h"
#include "kernel/order.h"
#include "kernel/stage.h"
#include "walk/walk.h"

enum {
    LANES = AC_ORDER_LANES,
    ALONE = 48,     /* elements of a line that a network sorts, */
    SHORT = 256,    /* if it sorts several lines at once */
    BLOCK = 512,    /* elements that are stored at a time */
    SLOTS = 64,     /* buffers, each for one task at a time, */
    ROOM = 1 << 26, /* of so many bytes together, if one is no larger */
    TASK = 4096,    /* elements of a task of short lines */
    DIGIT = 8,      /* bits */
    VALUES = 1 << DIGIT,
};

/* A key and the position of its element. */
typedef struct pair {
    int64_t key;
    int64_t position;
} pair;

typedef struct job {
    const ac_lines *l;
    const ac_line_rule *rule;
    const ac_stage *stage;
    const ac_order *order;
    bool narrow;    /* records */
    bool networks;  /* sort the lines */
    int64_t lines;  /* of a task, all of one bundle */
    int64_t groups; /* tasks of a bundle */
    size_t slot_bytes;
    size_t tasks;
    size_t slots;
    atomic_size_t next;
    atomic_size_t slot;
    unsigned char *room;
} job;

/* Sorted keys: where they are, and how far apart. Those of records are above their positions. */
typedef struct sorted {
    const int64_t *keys;
    const int64_t *positions;
    size_t step;
} sorted;

/* --- the first phase -------------------------------------------------------------------------- */

static void choose(job *j, const ac_lines *l, const ac_line_rule *rule)
{
    const int64_t n = l->along.extent;
    const size_t size = (size_t)n * 8;

    j->l = l;
    j->rule = rule;
    j->narrow = ac_order_narrow(l->dtype[AC_LINE_INPUT]) && n <= UINT32_MAX;
    j->networks = n <= ALONE || (n <= SHORT && l->inner.extent >= LANES / 2);
    j->lines = 1;
    if (j->networks) {
        j->lines = (TASK / n + LANES - 1) / LANES * LANES;
        j->lines = j->lines < LANES ? LANES : j->lines;
    }
    j->groups = (l->inner.extent + j->lines - 1) / j->lines;
    j->tasks = (size_t)(l->bundles * j->groups);
    /* Rows of a network, and a line of elements; or two lists of a line. */
    j->slot_bytes = (j->networks ? (LANES + 1) * size : 2 * size) + (size_t)DIGIT * VALUES * 8;
    if (!j->narrow)
        j->slot_bytes += j->networks ? LANES * size : 2 * size;
    j->slot_bytes = (j->slot_bytes + 63) / 64 * 64;
    j->slots = ROOM / j->slot_bytes < 1 ? 1 : ROOM / j->slot_bytes;
    j->slots = j->slots < SLOTS ? j->slots : SLOTS;
    j->slots = j->slots < j->tasks ? j->slots : j->tasks;
}

size_t ac_line_sort_room(const ac_lines *lines, const ac_line_rule *rule)
{
    job j;

    choose(&j, lines, rule);
    return j.slots * j.slot_bytes;
}

/* --- storing ---------------------------------------------------------------------------------- */

static void scatter(const job *j, size_t tensor, const void *elements, unsigned char *to,
                    size_t count)
{
    const size_t size = j->l->size[tensor];
    const int64_t step = j->l->along.step[tensor];

    if (step == (int64_t)size || count == 1)
        memcpy(to, elements, count * size);
    else
        j->stage->scatter[__builtin_ctzll(size)](to, step, 0, elements, count, count, 1, NULL);
}

static int64_t position_of(const job *j, const sorted *s, size_t i)
{
    return j->narrow ? s->keys[i * s->step] & UINT32_MAX : s->positions[i * s->step];
}

/* The elements of keys `first` and following. Zeros and nans are as they lie in the input. */
static void elements_of(const job *j, const sorted *s, const unsigned char *in, size_t first,
                        size_t count, unsigned char *elements)
{
    const int dtype = j->l->dtype[AC_LINE_INPUT];
    const size_t size = j->l->size[AC_LINE_INPUT];
    bool (*const of)(void *, int, bool, const int64_t *, size_t, size_t) =
        j->narrow ? j->order->of_records : j->order->of_keys;
    const bool descending = j->rule->descending;

    if (of(elements, dtype, descending, s->keys + first * s->step, s->step, count))
        return;
    for (size_t i = 0; i < count; i++) {
        if (!of(elements + i * size, dtype, descending, s->keys + (first + i) * s->step, 1, 1))
            memcpy(elements + i * size,
                   in + position_of(j, s, first + i) * j->l->along.step[AC_LINE_INPUT], size);
    }
}

static void store_values(const job *j, const sorted *s, const unsigned char *in, size_t first,
                         size_t count, unsigned char *to)
{
    const int from = j->l->dtype[AC_LINE_INPUT];
    const int own = j->l->dtype[AC_LINE_VALUES];
    unsigned char elements[BLOCK * 8];
    unsigned char made[BLOCK * 8];
    const bool direct =
        own == from && j->l->along.step[AC_LINE_VALUES] == (int64_t)j->l->size[AC_LINE_VALUES];

    elements_of(j, s, in, first, count, direct ? to : elements);
    if (direct)
        return;
    if (own != from)
        ac_line_convert(j->stage, own, made, from, elements, count);
    scatter(j, AC_LINE_VALUES, own != from ? made : elements, to, count);
}

static void store_positions(const job *j, const sorted *s, size_t first, size_t count,
                            unsigned char *to)
{
    const int own = j->l->dtype[AC_LINE_POSITIONS];
    int64_t positions[BLOCK];
    unsigned char made[BLOCK * 8];

    for (size_t i = 0; i < count; i++)
        positions[i] = position_of(j, s, first + i);
    if (own != AC_I64)
        j->stage->convert(own, made, AC_I64, positions, count);
    scatter(j, AC_LINE_POSITIONS, own != AC_I64 ? (const void *)made : positions, to, count);
}

/* Stores the ranks of a line that are kept. */
static void store(const job *j, const sorted *s, int64_t bundle, int64_t line)
{
    const ac_lines *const l = j->l;
    const unsigned char *const in = ac_line_at(l, AC_LINE_INPUT, bundle, line);

    for (int64_t k = 0; k < j->rule->count; k += BLOCK) {
        const size_t some = (size_t)(j->rule->count - k < BLOCK ? j->rule->count - k : BLOCK);
        const size_t first = (size_t)(j->rule->first + k);

        if (l->size[AC_LINE_VALUES] > 0)
            store_values(j, s, in, first, some,
                         ac_line_at(l, AC_LINE_VALUES, bundle, line) +
                             k * l->along.step[AC_LINE_VALUES]);
        if (l->size[AC_LINE_POSITIONS] > 0)
            store_positions(j, s, first, some,
                            ac_line_at(l, AC_LINE_POSITIONS, bundle, line) +
                                k * l->along.step[AC_LINE_POSITIONS]);
    }
}

/* The elements of a line in a row, in `room` if they do not lie so. */
static const void *gathered(const job *j, int64_t bundle, int64_t line, void *room)
{
    const ac_lines *const l = j->l;
    const size_t size = l->size[AC_LINE_INPUT];
    const size_t n = (size_t)l->along.extent;
    const unsigned char *const from = ac_line_at(l, AC_LINE_INPUT, bundle, line);

    if (n == 1 || l->along.step[AC_LINE_INPUT] == (int64_t)size)
        return from;
    j->stage->gather[__builtin_ctzll(size)](room, n, from, l->along.step[AC_LINE_INPUT], 0, n, 1);
    return room;
}

/* --- networks --------------------------------------------------------------------------------- */

/* As many lines as a network has lanes, or fewer. */
static void sort_some(const job *j, int64_t bundle, int64_t first, int64_t lines, void *room)
{
    const size_t n = (size_t)j->l->along.extent;
    int64_t *const keys = room;
    int64_t *const positions = keys + (j->narrow ? 0 : n * LANES);
    void *const row = positions + n * LANES;
    const int dtype = j->l->dtype[AC_LINE_INPUT];

    for (int64_t k = 0; k < LANES; k++) {
        /* Lanes without a line have another's. */
        const void *const from = gathered(j, bundle, first + (k < lines ? k : 0), row);

        if (j->narrow)
            j->order->records(keys + k, LANES, dtype, j->rule->descending, from, n);
        else
            j->order->keys(keys + k, positions + k, LANES, dtype, j->rule->descending, from, n);
    }
    if (j->narrow)
        j->order->sort(keys, n);
    else
        j->order->sort_wide(keys, positions, n);
    for (int64_t k = 0; k < lines; k++)
        store(j, &(sorted){keys + k, positions + k, LANES}, bundle, first + k);
}

/* --- digits ----------------------------------------------------------------------------------- */

/* The digits of keys, of which the last one has the sign. */
static size_t digits_of(const job *j)
{
    return j->narrow ? j->l->size[AC_LINE_INPUT] : 8;
}

/* The unsigned number with the order of a key; of a dtype without a sign it is that of its bits. */
static inline uint64_t turned(int64_t key, uint64_t sign)
{
    return (uint64_t)key ^ sign;
}

static bool has_sign(int dtype)
{
    return dtype != AC_U8 && dtype != AC_U16 && dtype != AC_BOOL;
}

/* Counts become places. False if all keys have one digit. */
static bool places(uint64_t *counts, size_t n)
{
    uint64_t sum = 0;

    for (size_t v = 0; v < VALUES; v++) {
        const uint64_t own = counts[v];

        if (own == n)
            return false;
        counts[v] = sum;
        sum += own;
    }
    return true;
}

/* Sorts records; returns which of both lists has them then. */
static int64_t *sort_records(int64_t *list, int64_t *other, size_t n, size_t digits, uint64_t sign,
                             uint64_t *counts)
{
    memset(counts, 0, digits * VALUES * sizeof *counts);
    for (size_t i = 0; i < n; i++) {
        const uint64_t number = turned(list[i], sign) >> 32;

        for (size_t d = 0; d < digits; d++)
            counts[d * VALUES + (number >> d * DIGIT & (VALUES - 1))]++;
    }
    for (size_t d = 0; d < digits; d++) {
        uint64_t *const at = counts + d * VALUES;
        int64_t *const before = list;

        if (!places(at, n))
            continue;
        for (size_t i = 0; i < n; i++) {
            const int64_t record = list[i];

            other[at[turned(record, sign) >> (32 + d * DIGIT) & (VALUES - 1)]++] = record;
        }
        list = other;
        other = before;
    }
    return list;
}

/* The same of pairs. */
static pair *sort_pairs(pair *list, pair *other, size_t n, uint64_t sign, uint64_t *counts)
{
    const size_t digits = 8;

    memset(counts, 0, digits * VALUES * sizeof *counts);
    for (size_t i = 0; i < n; i++) {
        const uint64_t number = turned(list[i].key, sign);

        for (size_t d = 0; d < digits; d++)
            counts[d * VALUES + (number >> d * DIGIT & (VALUES - 1))]++;
    }
    for (size_t d = 0; d < digits; d++) {
        uint64_t *const at = counts + d * VALUES;
        pair *const before = list;

        if (!places(at, n))
            continue;
        for (size_t i = 0; i < n; i++)
            other[at[turned(list[i].key, sign) >> d * DIGIT & (VALUES - 1)]++] = list[i];
        list = other;
        other = before;
    }
    return list;
}

static void sort_line(const job *j, int64_t bundle, int64_t line, unsigned char *room)
{
    const size_t n = (size_t)j->l->along.extent;
    const int dtype = j->l->dtype[AC_LINE_INPUT];
    uint64_t *const counts = (uint64_t *)(void *)room;
    void *const lists = room + (size_t)DIGIT * VALUES * 8;
    const size_t digits = digits_of(j);

    if (j->narrow) {
        int64_t *const list = lists;
        const uint64_t sign = has_sign(dtype) ? UINT64_C(1) << (32 + digits * DIGIT - 1) : 0;

        j->order->records(list, 1, dtype, j->rule->descending, gathered(j, bundle, line, list + n),
                          n);

        const int64_t *const found = sort_records(list, list + n, n, digits, sign, counts);

        store(j, &(sorted){found, NULL, 1}, bundle, line);
    } else {
        pair *const list = lists;

        j->order->keys(&list->key, &list->position, 2, dtype, j->rule->descending,
                       gathered(j, bundle, line, list + n), n);

        const pair *const found = sort_pairs(list, list + n, n, UINT64_C(1) << 63, counts);

        store(j, &(sorted){&found->key, &found->position, 2}, bundle, line);
    }
}

/* --- tasks ------------------------------------------------------------------------------------ */

static void run_task(const job *j, size_t task, unsigned char *room)
{
    const int64_t bundle = (int64_t)task / j->groups;
    const int64_t first = (int64_t)task % j->groups * j->lines;
    const int64_t left = j->l->inner.extent - first;
    const int64_t lines = left < j->lines ? left : j->lines;

    for (int64_t k = 0; k < lines; k += j->networks ? LANES : 1) {
        if (j->networks)
            sort_some(j, bundle, first + k, lines - k < LANES ? lines - k : LANES, room);
        else
            sort_line(j, bundle, first + k, room);
    }
}

static void run_slot(void *context, size_t number)
{
    job *const j = context;
    const size_t slot = atomic_fetch_add_explicit(&j->slot, 1, memory_order_relaxed);
    size_t task;

    (void)number;
    while ((task = atomic_fetch_add_explicit(&j->next, 1, memory_order_relaxed)) < j->tasks)
        run_task(j, task, j->room + slot * j->slot_bytes);
}

void ac_line_sort(const ac_lines *lines, const ac_line_rule *rule, void *room)
{
    job j;

    choose(&j, lines, rule);
    j.stage = ac_stage_current();
    j.order = ac_order_current();
    j.room = room;
    atomic_init(&j.next, 0);
    atomic_init(&j.slot, 0);
    if (lines->bundles * lines->inner.extent * lines->along.extent >= AC_FORK_MIN / 4) {
        ac_threads_fork(run_slot, &j, j.slots);
    } else {
        for (size_t k = 0; k < j.tasks; k++)
            run_task(&j, k, j.room);
    }
}
