#include "lines/total.h"

#include <stdatomic.h>
#include <string.h>

#include "base/threads.h"
#include "kernel/stage.h"
#include "walk/walk.h"

enum {
    LANES = 4,       /* of a chunk */
    CHUNK = 1 << 14, /* elements of a line */
    GROUP = 16,      /* lines that are gathered together */
    STEP = 128,      /* elements of each of them, a whole number of lanes */
    BLOCK = GROUP * STEP,
    TASK = 1 << 12, /* elements of a task of short lines */
    SLOTS = 64,
    KEPT = 128, /* bits of a product */
};

__extension__ typedef unsigned __int128 wide;

/* A product of floats: `bits`, of which the highest is 1, times 2 to the exponent; or, of integers,
 * the lower half of it. */
typedef struct product {
    wide bits;
    int64_t exponent;
    bool negative;
    bool zero;
    bool infinite;
    bool nan;
} product;

typedef struct buffers {
    unsigned char raw[BLOCK * 8];  /* elements as they lie, */
    unsigned char made[BLOCK * 8]; /* in the dtype of the rule, */
    unsigned char numbers[BLOCK * 8];
    product lanes[GROUP][LANES];
} buffers;

typedef struct job {
    const ac_lines *l;
    const ac_line_rule *rule;
    const ac_stage *stage;
    bool whole;     /* numbers are integers */
    int64_t lines;  /* of a task, all of one bundle */
    int64_t groups; /* tasks of a bundle */
    int64_t chunks; /* of a line */
    size_t tasks;
    size_t slots;
    atomic_size_t next;
    atomic_size_t slot;
    product *parts; /* chunks of lines, where these have several */
    unsigned char *room;
} job;

static int64_t least(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t parts_of(int64_t whole, int64_t part)
{
    return (whole + part - 1) / part;
}

/* --- the first phase -------------------------------------------------------------------------- */

static void choose(job *j, const ac_lines *l, const ac_line_rule *rule)
{
    const int64_t n = l->along.extent;
    const int dtype = rule->dtype;

    j->l = l;
    j->rule = rule;
    j->whole = dtype != AC_F32 && dtype != AC_F16 && dtype != AC_BF16 && dtype != AC_F64;
    j->chunks = parts_of(n, CHUNK);
    j->lines = parts_of(parts_of(TASK, n), GROUP) * GROUP;
    j->groups = parts_of(l->inner.extent, j->lines);
    j->tasks = (size_t)(l->bundles * j->groups * j->chunks);
    j->slots = j->tasks < SLOTS ? j->tasks : SLOTS;
}

static size_t parts_size(const job *j)
{
    const int64_t lines = j->l->bundles * j->l->inner.extent;

    return j->chunks > 1 ? (size_t)(lines * j->chunks) * sizeof(product) : 0;
}

size_t ac_line_total_room(const ac_lines *lines, const ac_line_rule *rule)
{
    job j;

    choose(&j, lines, rule);
    return j.slots * sizeof(buffers) + parts_size(&j);
}

/* --- products --------------------------------------------------------------------------------- */

static product one(void)
{
    return (product){.bits = (wide)1 << (KEPT - 1), .exponent = 1 - KEPT};
}

static uint64_t high_of(wide x)
{
    return (uint64_t)(x >> 64);
}

/* Makes the highest bit 1, which is one of the two highest; `next` has the bits behind. */
static inline void settle(product *p, wide bits, uint64_t next, int64_t exponent)
{
    const bool low = bits >> (KEPT - 1) == 0;

    p->bits = low ? bits << 1 | next >> 63 : bits;
    p->exponent = exponent - low;
}

/* A float that is no finite number other than 0, or one with fewer bits. */
__attribute__((noinline)) static void multiply_odd(product *p, uint64_t bits)
{
    const int exponent = (int)(bits >> 52 & 2047);
    const uint64_t rest = bits & ((UINT64_C(1) << 52) - 1);

    p->negative ^= bits >> 63;
    p->nan |= exponent == 2047 && rest != 0;
    p->infinite |= exponent == 2047 && rest == 0;
    p->zero |= exponent == 0 && rest == 0;
    if (exponent == 0 && rest != 0) {
        const int shift = __builtin_clzll(rest);
        const uint64_t number = rest << shift;
        const wide low = (wide)(uint64_t)p->bits * number;
        const wide all = (wide)high_of(p->bits) * number + high_of(low);

        settle(p, all, (uint64_t)low, p->exponent - 1074 - shift + 64);
    }
}

static inline __attribute__((always_inline)) void multiply_float(product *p, uint64_t bits)
{
    const int64_t exponent = (int64_t)(bits >> 52 & 2047);

    if (__builtin_expect(exponent == 0 || exponent == 2047, 0)) {
        multiply_odd(p, bits);
        return;
    }

    const uint64_t number = bits << 11 | UINT64_C(1) << 63;
    const wide low = (wide)(uint64_t)p->bits * number;
    const wide all = (wide)high_of(p->bits) * number + high_of(low);

    p->negative ^= bits >> 63;
    settle(p, all, (uint64_t)low, p->exponent + exponent - 1075 - 11 + 64);
}

/* The upper half of the product of both, and what is behind it. */
static void join_floats(product *p, const product *other)
{
    const uint64_t a = high_of(p->bits);
    const uint64_t b = (uint64_t)p->bits;
    const uint64_t c = high_of(other->bits);
    const uint64_t d = (uint64_t)other->bits;
    const wide ad = (wide)a * d;
    const wide bc = (wide)b * c;
    const wide middle = (wide)(uint64_t)ad + (uint64_t)bc + high_of((wide)b * d);
    const wide all = (wide)a * c + high_of(ad) + high_of(bc) + high_of(middle);

    settle(p, all, (uint64_t)middle, p->exponent + other->exponent + KEPT);
    p->negative ^= other->negative;
    p->zero |= other->zero;
    p->infinite |= other->infinite;
    p->nan |= other->nan;
}

static void join(const job *j, product *p, const product *other)
{
    if (j->whole)
        p->bits = (uint64_t)p->bits * (uint64_t)other->bits;
    else
        join_floats(p, other);
}

static void multiply(const job *j, product lanes[LANES], const unsigned char *numbers,
                     int64_t count)
{
    uint64_t whole = (uint64_t)lanes[0].bits;

    if (j->whole) {
        for (int64_t i = 0; i < count; i++)
            whole *= ((const uint64_t *)(const void *)numbers)[i];
        lanes[0].bits = whole;
        return;
    }
    for (int64_t i = 0; i < count; i++)
        multiply_float(&lanes[i % LANES], ((const uint64_t *)(const void *)numbers)[i]);
}

static void begin(const job *j, product lanes[LANES])
{
    for (size_t k = 0; k < LANES; k++)
        lanes[k] = j->whole ? (product){.bits = 1} : one();
}

static product end(const job *j, const product lanes[LANES], int64_t count)
{
    product all = lanes[0];

    for (int64_t k = 1; k < LANES && k < count && !j->whole; k++)
        join(j, &all, &lanes[k]);
    return all;
}

/* --- results ---------------------------------------------------------------------------------- */

typedef struct format {
    int digits; /* bits of a number, with the first one */
    int least;  /* exponent of that bit, of the least number that has so many */
    int bits;
} format;

static format format_of(int dtype)
{
    switch (dtype) {
    case AC_F32:
        return (format){24, -126, 32};
    case AC_F16:
        return (format){11, -14, 16};
    case AC_BF16:
        return (format){8, -126, 16};
    default:
        return (format){53, -1022, 64};
    }
}

/* The bits of a positive number, rounded to nearest even; those of infinity beyond the largest. */
static uint64_t rounded(const product *p, const format *f, uint64_t infinity)
{
    const int64_t first = p->exponent + KEPT - 1;
    const int64_t below = first < f->least ? f->least - first : 0;
    const int64_t kept = f->digits - below;

    if (first > -2 * (int64_t)f->least)
        return infinity;
    if (kept < 0)
        return 0;

    const int shift = (int)(KEPT - kept);
    const wide cut = shift < KEPT ? p->bits >> shift : 0;
    const wide half = (wide)1 << (shift - 1);
    const wide rest = shift < KEPT ? p->bits & ((half << 1) - 1) : p->bits;
    const bool up = rest > half || (rest == half && (cut & 1) != 0);
    const uint64_t base = below > 0 ? 0 : (uint64_t)(first - f->least) << (f->digits - 1);
    const uint64_t found = base + (uint64_t)cut + up;

    return found < infinity ? found : infinity;
}

static void store(const job *j, const product *p, unsigned char *to)
{
    const format f = format_of(j->rule->dtype);
    const uint64_t sign = UINT64_C(1) << (f.bits - 1);
    const uint64_t infinity = sign - (UINT64_C(1) << (f.digits - 1));
    uint64_t bits = (uint64_t)p->bits;

    if (j->whole) {
        j->stage->convert(j->rule->dtype, to, AC_I64, &bits, 1);
        return;
    }
    if (p->nan || (p->zero && p->infinite))
        bits = infinity | UINT64_C(1) << (f.digits - 2);
    else
        bits = (p->negative ? sign : 0) | (p->infinite ? infinity
                                           : p->zero   ? 0
                                                       : rounded(p, &f, infinity));
    memcpy(to, &bits, (size_t)f.bits / 8);
}

/* --- tasks ------------------------------------------------------------------------------------ */

static const void *converted(const job *j, int to, void *room, int from, const void *source,
                             int64_t count)
{
    if (to == from)
        return source;
    j->stage->convert(to, room, from, source, (size_t)count);
    return room;
}

/* Some elements of some lines as numbers, line by line. */
static const unsigned char *load(const job *j, const unsigned char *from, int64_t count,
                                 int64_t lines, buffers *b)
{
    const ac_lines *const l = j->l;
    const size_t size = l->size[AC_LINE_INPUT];
    const int number = j->whole ? AC_I64 : AC_F64;
    const void *found = from;

    if (lines > 1 || (count > 1 && l->along.step[AC_LINE_INPUT] != (int64_t)size)) {
        j->stage->gather[__builtin_ctzll(size)](
            b->raw, (size_t)count, from, l->along.step[AC_LINE_INPUT], l->inner.step[AC_LINE_INPUT],
            (size_t)count, (size_t)lines);
        found = b->raw;
    }
    found = converted(j, j->rule->dtype, b->made, l->dtype[AC_LINE_INPUT], found, count * lines);
    return converted(j, number, b->numbers, j->rule->dtype, found, count * lines);
}

/* A chunk of some lines. */
static void run_lines(const job *j, int64_t bundle, int64_t first, int64_t lines, int64_t chunk,
                      buffers *b)
{
    const ac_lines *const l = j->l;
    const int64_t begins = chunk * CHUNK;
    const int64_t count = least(CHUNK, l->along.extent - begins);
    const int64_t step = BLOCK / lines / LANES * LANES;
    const unsigned char *const from =
        ac_line_at(l, AC_LINE_INPUT, bundle, first) + begins * l->along.step[AC_LINE_INPUT];

    for (int64_t y = 0; y < lines; y++)
        begin(j, b->lanes[y]);
    for (int64_t i = 0; i < count; i += step) {
        const int64_t some = least(step, count - i);
        const unsigned char *const numbers =
            load(j, from + i * l->along.step[AC_LINE_INPUT], some, lines, b);

        for (int64_t y = 0; y < lines; y++)
            multiply(j, b->lanes[y], numbers + y * some * 8, some);
    }
    for (int64_t y = 0; y < lines; y++) {
        const product found = end(j, b->lanes[y], count);

        if (j->chunks > 1)
            j->parts[(bundle * l->inner.extent + first + y) * j->chunks + chunk] = found;
        else
            store(j, &found, ac_line_at(l, AC_LINE_VALUES, bundle, first + y));
    }
}

static void run_task(const job *j, size_t task, buffers *b)
{
    const int64_t chunk = (int64_t)task % j->chunks;
    const int64_t number = (int64_t)task / j->chunks;
    const int64_t bundle = number / j->groups;
    const int64_t first = number % j->groups * j->lines;
    const int64_t lines = least(j->lines, j->l->inner.extent - first);

    for (int64_t k = 0; k < lines; k += GROUP)
        run_lines(j, bundle, first + k, least(GROUP, lines - k), chunk, b);
}

static void run_slot(void *context, size_t number)
{
    job *const j = context;
    const size_t slot = atomic_fetch_add_explicit(&j->slot, 1, memory_order_relaxed);
    size_t task;

    (void)number;
    while ((task = atomic_fetch_add_explicit(&j->next, 1, memory_order_relaxed)) < j->tasks)
        run_task(j, task, (buffers *)(void *)(j->room + slot * sizeof(buffers)));
}

/* The chunks of each line are multiplied in order. */
static void join_chunks(const job *j)
{
    for (int64_t line = 0; line < j->l->bundles * j->l->inner.extent; line++) {
        const product *const parts = j->parts + line * j->chunks;
        product all = parts[0];

        for (int64_t k = 1; k < j->chunks; k++)
            join(j, &all, &parts[k]);
        store(
            j, &all,
            ac_line_at(j->l, AC_LINE_VALUES, line / j->l->inner.extent, line % j->l->inner.extent));
    }
}

void ac_line_total(const ac_lines *lines, const ac_line_rule *rule, void *room)
{
    job j;

    choose(&j, lines, rule);
    j.stage = ac_stage_current();
    j.parts = room;
    j.room = (unsigned char *)room + parts_size(&j);
    atomic_init(&j.next, 0);
    atomic_init(&j.slot, 0);
    if (lines->bundles * lines->inner.extent * lines->along.extent >= AC_FORK_MIN / 4) {
        ac_threads_fork(run_slot, &j, j.slots);
    } else {
        for (size_t k = 0; k < j.tasks; k++)
            run_task(&j, k, (buffers *)(void *)j.room);
    }
    if (j.chunks > 1)
        join_chunks(&j);
}
