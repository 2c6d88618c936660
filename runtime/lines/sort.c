#include "lines/sort.h"

#include <stdatomic.h>
#include <string.h>

#include "base/threads.h"
#include "kernel/order.h"
#include "kernel/stage.h"
#include "lines/select.h"
#include "walk/walk.h"

enum {
    LANES = AC_ORDER_LANES,
    ALONE = 48,     /* elements of a line that a network sorts, */
    SHORT = 1024,   /* if it sorts several lines at once, */
    SOMEWHAT = 200, /* also where some elements are kept */
    BLOCK = 512,    /* elements that are stored at a time */
    SLOTS = 64,     /* buffers, each for one task at a time, */
    ROOM = 1 << 26, /* of so many bytes together, if one is no larger */
    TASK = 4096,    /* elements of a task of short lines */
    DIGIT = 8,      /* bits */
    VALUES = 1 << DIGIT,
    WIDE_DIGIT = 11,    /* of longer lines of 32 bits, */
    WIDE_MIN = 1 << 12, /* of so many elements */
    COUNTS = 3 << WIDE_DIGIT,
    GATHERED = 1 << 22, /* bytes of lines that are gathered together, if there are several */
    FEW = 32,           /* elements that are sorted by insertion */
    SOME = 64,          /* elements of a line that are looked at together: their list has room */
    SPARSE = 8,         /* times the elements that are kept are few of a line, */
    LONG = 1 << 14,     /* which may have more of those that may be kept */
};

_Static_assert((int)AC_SELECT_COUNTS <= (int)COUNTS, "selection counts where sorting does");

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
    bool sparse;    /* of those that are kept, which are few of a line, a list is kept */
    size_t listed;  /* entries of a list */
    bool strided;   /* lines are gathered, */
    int64_t group;  /* so many together */
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
    size_t base; /* the rank of the first one */
} sorted;

/* --- the first phase -------------------------------------------------------------------------- */

/* How many of the first ranks of lines have to be known. */
static int64_t wanted_of(const job *j)
{
    return j->rule->kept == AC_LINE_RANKS ? j->rule->first + j->rule->count : j->l->along.extent;
}

/* A list of those that are kept so far, and of those that may take their places. */
static size_t room_for_few(const job *j)
{
    const size_t others = j->l->along.extent < LONG ? 2 * SOME : 16 * SOME;

    return 2 * (size_t)wanted_of(j) + others;
}

static void choose(job *j, const ac_lines *l, const ac_line_rule *rule)
{
    const int64_t n = l->along.extent;
    const bool every = rule->kept == AC_LINE_EVERY;
    const size_t own = l->size[AC_LINE_INPUT];

    j->l = l;
    j->rule = rule;
    j->narrow = ac_order_narrow(l->dtype[AC_LINE_INPUT]) && n <= UINT32_MAX;
    j->networks = n <= ALONE || (n <= (every ? SHORT : SOMEWHAT) && l->inner.extent >= LANES / 2);
    j->sparse = !j->networks && rule->kept == AC_LINE_RANKS && wanted_of(j) < n / SPARSE - 2 * SOME;
    j->listed = j->sparse ? room_for_few(j) : (size_t)n;
    j->strided = !j->networks && l->along.step[AC_LINE_INPUT] != (int64_t)own;
    j->group = 1;
    if (j->networks)
        j->group = LANES;
    else if (j->strided && GATHERED / own / LANES >= (size_t)n)
        j->group = LANES;
    j->lines = TASK / n < 1 ? 1 : TASK / n;
    j->lines = (j->lines + j->group - 1) / j->group * j->group;
    j->groups = (l->inner.extent + j->lines - 1) / j->lines;
    j->tasks = (size_t)(l->bundles * j->groups);

    const size_t size = j->listed * 8;

    /* Rows of a network, and lines of elements; or two lists of a line. */
    j->slot_bytes = (j->networks ? 2 * LANES * size : 2 * size) + (size_t)COUNTS * 8;
    if (!j->narrow)
        j->slot_bytes += j->networks ? LANES * size : 2 * size;
    j->slot_bytes += j->strided ? (size_t)(j->group * n) * own : 0;
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

/* Some of the ranks of some lines: those from `rank` on of lines from `line` on, of a bundle. */
typedef struct range {
    int64_t bundle;
    int64_t line;
    size_t lines;
    size_t rank;
    size_t count;
} range;

static unsigned char *output_at(const job *j, size_t tensor, const range *r)
{
    return ac_line_at(j->l, tensor, r->bundle, r->line) +
           ((int64_t)r->rank - j->rule->first) * j->l->along.step[tensor];
}

/* Whether the elements of a line lie in a row, and lines a whole number of elements apart. */
static bool in_rows(const job *j, size_t tensor, const range *r)
{
    const int64_t size = (int64_t)j->l->size[tensor];

    return r->count == 1 || j->l->along.step[tensor] == size;
}

/* How many elements neighbouring lines are apart. */
static int64_t apart_of(const job *j, size_t tensor)
{
    return j->l->inner.step[tensor] / (int64_t)j->l->size[tensor];
}

/* Stores lines of elements that lie in a row, one behind the other. */
static void scatter(const job *j, size_t tensor, const void *elements, const range *r)
{
    const size_t size = j->l->size[tensor];

    j->stage->scatter[__builtin_ctzll(size)](output_at(j, tensor, r), j->l->along.step[tensor],
                                             j->l->inner.step[tensor], elements, r->count, r->count,
                                             r->lines, NULL);
}

/* Where the key of element i of line y of a range is. */
static size_t place(const sorted *s, const range *r, size_t y, size_t i)
{
    return (r->rank - s->base + i) * s->step + y;
}

static int64_t position_of(const job *j, const sorted *s, size_t at)
{
    return j->narrow ? s->keys[at] & UINT32_MAX : s->positions[at];
}

/* The elements of a range, in lines that are `apart` elements apart. Zeros and nans are as they lie
 * in the input. */
static void elements_of(const job *j, const sorted *s, const range *r, unsigned char *elements,
                        int64_t apart)
{
    const int dtype = j->l->dtype[AC_LINE_INPUT];
    const int64_t size = (int64_t)j->l->size[AC_LINE_INPUT];
    bool (*const of)(void *, ptrdiff_t, int, bool, const int64_t *, size_t, size_t, size_t) =
        j->narrow ? j->order->of_records : j->order->of_keys;
    const bool descending = j->rule->descending;

    if (of(elements, apart, dtype, descending, s->keys + place(s, r, 0, 0), s->step, r->lines,
           r->count))
        return;
    for (size_t y = 0; y < r->lines; y++) {
        const unsigned char *const in =
            ac_line_at(j->l, AC_LINE_INPUT, r->bundle, r->line + (int64_t)y);

        for (size_t i = 0; i < r->count; i++) {
            unsigned char *const to = elements + ((int64_t)y * apart + (int64_t)i) * size;
            const size_t at = place(s, r, y, i);

            if (!of(to, 1, dtype, descending, s->keys + at, 1, 1, 1))
                memcpy(to, in + position_of(j, s, at) * j->l->along.step[AC_LINE_INPUT],
                       (size_t)size);
        }
    }
}

static void store_values(const job *j, const sorted *s, const range *r)
{
    const int from = j->l->dtype[AC_LINE_INPUT];
    const int own = j->l->dtype[AC_LINE_VALUES];
    unsigned char elements[BLOCK * 8];
    unsigned char made[BLOCK * 8];

    if (own == from && in_rows(j, AC_LINE_VALUES, r)) {
        elements_of(j, s, r, output_at(j, AC_LINE_VALUES, r), apart_of(j, AC_LINE_VALUES));
        return;
    }
    elements_of(j, s, r, elements, (int64_t)r->count);
    if (own != from)
        ac_line_convert(j->stage, own, made, from, elements, r->lines * r->count);
    scatter(j, AC_LINE_VALUES, own != from ? made : elements, r);
}

/* The positions of a range, in lines that are `apart` numbers apart. */
static void positions_of(const job *j, const sorted *s, const range *r, int64_t *positions,
                         int64_t apart)
{
    for (size_t y = 0; y < r->lines; y++) {
        int64_t *const to = positions + (int64_t)y * apart;

        for (size_t i = 0; i < r->count && j->narrow; i++)
            to[i] = s->keys[place(s, r, y, i)] & UINT32_MAX;
        for (size_t i = 0; i < r->count && !j->narrow; i++)
            to[i] = s->positions[place(s, r, y, i)];
    }
}

static void store_positions(const job *j, const sorted *s, const range *r)
{
    const int own = j->l->dtype[AC_LINE_POSITIONS];
    int64_t positions[BLOCK];
    unsigned char made[BLOCK * 8];

    if (own == AC_I64 && in_rows(j, AC_LINE_POSITIONS, r)) {
        positions_of(j, s, r, (int64_t *)(void *)output_at(j, AC_LINE_POSITIONS, r),
                     apart_of(j, AC_LINE_POSITIONS));
        return;
    }
    positions_of(j, s, r, positions, (int64_t)r->count);
    if (own != AC_I64)
        j->stage->convert(own, made, AC_I64, positions, r->lines * r->count);
    scatter(j, AC_LINE_POSITIONS, own != AC_I64 ? (const void *)made : positions, r);
}

/* Stores the ranks of lines that are kept. */
static void store(const job *j, const sorted *s, int64_t bundle, int64_t line, int64_t lines)
{
    const int64_t step = BLOCK / lines;
    const int64_t count = j->rule->kept == AC_LINE_EVERY ? j->l->along.extent : j->rule->count;

    for (int64_t k = 0; k < count; k += step) {
        const range r = {.bundle = bundle,
                         .line = line,
                         .lines = (size_t)lines,
                         .rank = (size_t)(j->rule->first + k),
                         .count = (size_t)(count - k < step ? count - k : step)};

        if (j->l->size[AC_LINE_VALUES] > 0)
            store_values(j, s, &r);
        if (j->l->size[AC_LINE_POSITIONS] > 0)
            store_positions(j, s, &r);
    }
}

/* Lines in which elements lie in a row: the input's own, or gathered ones; *apart becomes how many
 * elements apart they begin. */
static const void *gathered(const job *j, int64_t bundle, int64_t line, int64_t lines, void *room,
                            int64_t *apart)
{
    const ac_lines *const l = j->l;
    const size_t size = l->size[AC_LINE_INPUT];
    const size_t n = (size_t)l->along.extent;
    const unsigned char *const from = ac_line_at(l, AC_LINE_INPUT, bundle, line);

    if (n == 1 || l->along.step[AC_LINE_INPUT] == (int64_t)size) {
        *apart = apart_of(j, AC_LINE_INPUT);
        return from;
    }
    *apart = (int64_t)n;
    j->stage->gather[__builtin_ctzll(size)](room, n, from, l->along.step[AC_LINE_INPUT],
                                            l->inner.step[AC_LINE_INPUT], n, (size_t)lines);
    return room;
}

/* --- networks --------------------------------------------------------------------------------- */

/* Lanes without a line have anything. */
static void fill_lanes(int64_t *keys, int64_t *positions, size_t n, size_t lines)
{
    for (size_t i = 0; i < n; i++) {
        for (size_t k = lines; k < LANES; k++)
            keys[i * LANES + k] = positions[i * LANES + k] = 0;
    }
}

/* The middle rank of a line, of which so many elements are no nan. */
static size_t middle_of(const job *j, size_t numbers)
{
    if (j->rule->kept == AC_LINE_MIDDLE && numbers < (size_t)j->l->along.extent)
        return numbers; /* the first nan */
    return numbers > 0 ? (numbers - 1) / 2 : 0;
}

/* Stores the middle elements of sorted columns, of which each may have another number of nans. */
static void store_middles(const job *j, const int64_t *keys, const int64_t *positions,
                          int64_t bundle, int64_t first, int64_t lines)
{
    const size_t n = (size_t)j->l->along.extent;
    const int shift = j->narrow ? 32 : 0;
    int64_t found[LANES];
    int64_t at[LANES];
    int64_t nan = 0;
    const bool nans = ac_order_nan(j->l->dtype[AC_LINE_INPUT], &nan);

    for (size_t y = 0; y < (size_t)lines; y++) {
        size_t numbers = n;

        while (nans && numbers > 0 && keys[(numbers - 1) * LANES + y] >> shift == nan)
            numbers--;

        const size_t place = middle_of(j, numbers) * LANES + y;

        found[y] = keys[place];
        at[y] = positions[place];
    }
    store(j, &(sorted){found, at, LANES, 0}, bundle, first, lines);
}

/* As many lines as a network has lanes, or fewer. */
static void sort_some(const job *j, int64_t bundle, int64_t first, int64_t lines, void *room)
{
    const size_t n = (size_t)j->l->along.extent;
    int64_t *const keys = room;
    int64_t *const positions = keys + (j->narrow ? 0 : n * LANES);
    void *const rows = positions + n * LANES;
    const int dtype = j->l->dtype[AC_LINE_INPUT];
    int64_t apart;
    const void *const from = gathered(j, bundle, first, lines, rows, &apart);

    if (j->narrow)
        j->order->records(keys, LANES, dtype, j->rule->descending, from, apart, (size_t)lines, n);
    else
        j->order->keys(keys, positions, LANES, dtype, j->rule->descending, from, apart,
                       (size_t)lines, n);
    fill_lanes(keys, positions, n, (size_t)lines);
    if (j->narrow)
        j->order->sort(keys, n);
    else
        j->order->sort_wide(keys, positions, n);
    if (j->rule->kept == AC_LINE_MIDDLE || j->rule->kept == AC_LINE_MIDDLE_NUMBER)
        store_middles(j, keys, positions, bundle, first, lines);
    else
        store(j, &(sorted){keys, positions, LANES, 0}, bundle, first, lines);
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
static bool places(uint64_t *counts, size_t values, size_t n)
{
    uint64_t sum = 0;

    for (size_t v = 0; v < values; v++) {
        const uint64_t own = counts[v];

        if (own == n)
            return false;
        counts[v] = sum;
        sum += own;
    }
    return true;
}

/* Sorts records by digits of so many bits; returns which of both lists has them then. */
static inline __attribute__((always_inline)) int64_t *sort_records(int64_t *list, int64_t *other,
                                                                   size_t n, size_t digits,
                                                                   size_t bits, uint64_t sign,
                                                                   uint64_t *counts)
{
    const size_t values = (size_t)1 << bits;

    memset(counts, 0, digits * values * sizeof *counts);
    for (size_t i = 0; i < n; i++) {
        const uint64_t number = turned(list[i], sign) >> 32;

        for (size_t d = 0; d < digits; d++)
            counts[d * values + (number >> d * bits & (values - 1))]++;
    }
    for (size_t d = 0; d < digits; d++) {
        uint64_t *const at = counts + d * values;
        int64_t *const before = list;

        if (!places(at, values, n))
            continue;
        for (size_t i = 0; i < n; i++) {
            const int64_t record = list[i];

            other[at[turned(record, sign) >> (32 + d * bits) & (values - 1)]++] = record;
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

        if (!places(at, VALUES, n))
            continue;
        for (size_t i = 0; i < n; i++)
            other[at[turned(list[i].key, sign) >> d * DIGIT & (VALUES - 1)]++] = list[i];
        list = other;
        other = before;
    }
    return list;
}

/* The numbers of an entry of a list. */
static size_t width_of(const job *j)
{
    return j->narrow ? 1 : 2;
}

/* By insertion; entries with equal keys are in the order of their positions. */
static void sort_few(int64_t *list, size_t n, size_t width)
{
    for (size_t i = 1; i < n; i++) {
        const int64_t key = list[i * width];
        const int64_t position = list[i * width + width - 1];
        size_t k = i;

        for (; k > 0 && list[(k - 1) * width] > key; k--) {
            list[k * width + width - 1] = list[k * width - 1];
            list[k * width] = list[(k - 1) * width];
        }
        list[k * width + width - 1] = position;
        list[k * width] = key;
    }
}

/* Sorts a list; returns which of both lists has it then. */
static int64_t *sort_list(const job *j, int64_t *list, int64_t *other, size_t n, uint64_t *counts)
{
    const size_t digits = digits_of(j);
    const int dtype = j->l->dtype[AC_LINE_INPUT];
    const bool has = j->narrow && has_sign(dtype);
    const uint64_t sign = has ? UINT64_C(1) << (32 + digits * DIGIT - 1) : 0;

    if (n <= FEW) {
        sort_few(list, n, width_of(j));
        return list;
    }
    if (!j->narrow)
        return &sort_pairs((pair *)(void *)list, (pair *)(void *)other, n, UINT64_C(1) << 63,
                           counts)
                    ->key;
    if (digits == 4 && n >= WIDE_MIN)
        return sort_records(list, other, n, 3, WIDE_DIGIT, sign, counts);
    return sort_records(list, other, n, digits, DIGIT, sign, counts);
}

/* The entries of some elements in a row. */
static void list_of(const job *j, int64_t *list, const void *elements, size_t n)
{
    const int dtype = j->l->dtype[AC_LINE_INPUT];

    if (j->narrow)
        j->order->records(list, 1, dtype, j->rule->descending, elements, 0, 1, n);
    else
        j->order->keys(list, list + 1, 2, dtype, j->rule->descending, elements, 0, 1, n);
}

static ac_select select_of(const job *j, uint64_t *counts)
{
    return (ac_select){.width = width_of(j),
                       .bits = (unsigned)(digits_of(j) * DIGIT),
                       .has_sign = !j->narrow || has_sign(j->l->dtype[AC_LINE_INPUT]),
                       .counts = counts};
}

/* Makes a list of the elements of the first ranks that are wanted, and of some others; returns how
 * many there are. Whenever the list is full, only those with the first ranks stay, and from then on
 * elements that do not come before the last of these are passed by. */
static size_t list_few(const job *j, const ac_select *s, int64_t *list, int64_t *spare,
                       const unsigned char *elements)
{
    const size_t n = (size_t)j->l->along.extent;
    const size_t size = j->l->size[AC_LINE_INPUT];
    const size_t wanted = (size_t)wanted_of(j);
    const int dtype = j->l->dtype[AC_LINE_INPUT];
    const int shift = j->narrow ? 32 : 0;
    size_t some = j->listed;
    size_t i = some;
    int64_t last[2] = {0};

    list_of(j, list, elements, some);
    while (i < n) {
        if (some + SOME > j->listed) {
            ac_select_rank(s, list, some, wanted - 1, spare, last);
            some = ac_select_upto(s, list, some, last, list);
        }

        /* As many as there is room for, whether they stay or not; of those that do not, many. */
        const size_t room = j->listed - some;
        const size_t count = n - i < room ? n - i : room;
        size_t (*const below)(int64_t *, int, bool, const void *, size_t, int64_t, int64_t) =
            j->narrow ? j->order->below : j->order->below_wide;

        some += below(list + some * s->width, dtype, j->rule->descending, elements + i * size,
                      count, (int64_t)i, last[0] >> shift);
        i += count;
    }
    return some;
}

/* The rank of the only element of a line that is kept. */
static size_t rank_of(const job *j, const ac_select *s, const int64_t *list, size_t n)
{
    int64_t nan = 0;

    if (j->rule->kept == AC_LINE_RANKS)
        return (size_t)j->rule->first;
    if (!ac_order_nan(j->l->dtype[AC_LINE_INPUT], &nan))
        return middle_of(j, n);
    return middle_of(j, ac_select_others(s, list, n, nan));
}

/* Sorts a line, or as much of it as is kept, whose elements lie in a row. */
static void sort_line(const job *j, int64_t bundle, int64_t line, const void *elements,
                      unsigned char *room)
{
    const size_t n = (size_t)j->l->along.extent;
    uint64_t *const counts = (uint64_t *)(void *)room;
    int64_t *const list = (int64_t *)(void *)(room + (size_t)COUNTS * 8);
    int64_t *const other = list + j->listed * width_of(j);
    const ac_select s = select_of(j, counts);
    const int64_t *found = list;
    size_t base = 0;
    size_t some = n;
    int64_t entry[2];

    if (j->sparse)
        some = list_few(j, &s, list, other, elements);
    else
        list_of(j, list, elements, n);
    if (j->rule->kept != AC_LINE_EVERY && j->rule->count == 1) {
        ac_select_rank(&s, list, some, rank_of(j, &s, list, some), other, entry);
        base = (size_t)j->rule->first;
        found = entry;
    } else {
        if ((size_t)wanted_of(j) < some / 2 || j->sparse) {
            ac_select_rank(&s, list, some, (size_t)wanted_of(j) - 1, other, entry);
            some = ac_select_upto(&s, list, some, entry, list);
        }
        found = sort_list(j, list, other, some, counts);
    }
    store(j, &(sorted){found, found + 1, width_of(j), base}, bundle, line, 1);
}

/* Lines beside each other, which are gathered together. */
static void sort_lines(const job *j, int64_t bundle, int64_t first, int64_t lines,
                       unsigned char *room)
{
    const size_t size = j->l->size[AC_LINE_INPUT];
    unsigned char *const rows =
        room + (size_t)COUNTS * 8 + 2 * j->listed * width_of(j) * sizeof(int64_t);
    int64_t apart;
    const unsigned char *const from = gathered(j, bundle, first, lines, rows, &apart);

    for (int64_t y = 0; y < lines; y++)
        sort_line(j, bundle, first + y, from + y * apart * (int64_t)size, room);
}

/* --- tasks ------------------------------------------------------------------------------------ */

static void run_task(const job *j, size_t task, unsigned char *room)
{
    const int64_t bundle = (int64_t)task / j->groups;
    const int64_t first = (int64_t)task % j->groups * j->lines;
    const int64_t left = j->l->inner.extent - first;
    const int64_t lines = left < j->lines ? left : j->lines;

    for (int64_t k = 0; k < lines; k += j->group) {
        const int64_t some = lines - k < j->group ? lines - k : j->group;

        if (j->networks)
            sort_some(j, bundle, first + k, some, room);
        else
            sort_lines(j, bundle, first + k, some, room);
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
