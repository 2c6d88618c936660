#include "lines/select.h"

#include <string.h>

enum {
    FEW = 12,       /* entries that are compared with each other, */
    DIGIT = 8,      /* bits of a digit of others, */
    MANY = 1 << 12, /* and of so many entries */
    WIDE_DIGIT = 11,
};

_Static_assert(1 << WIDE_DIGIT == AC_SELECT_COUNTS, "there is a count for each value of a digit");

/* Loops over records and over keys differ in their step alone: `width` is a constant in each. */
#define EACH_WIDTH(s, loop) ((s)->width == 1 ? loop(1) : loop(2))

/* The unsigned number with the order of a key; of records it is above their positions. */
static inline uint64_t number_of(int64_t key, uint64_t sign, size_t width)
{
    return ((uint64_t)key ^ sign) >> (width == 1 ? 32 : 0);
}

static uint64_t sign_of(const ac_select *s)
{
    return s->has_sign ? UINT64_C(1) << ((s->width == 1 ? 32 : 0) + s->bits - 1) : 0;
}

static inline __attribute__((always_inline)) bool before(const int64_t *a, const int64_t *b,
                                                         size_t width)
{
    return a[0] < b[0] || (width == 2 && a[0] == b[0] && a[1] < b[1]);
}

static inline __attribute__((always_inline)) const int64_t *
of_few(const int64_t *list, size_t count, size_t rank, size_t width)
{
    size_t found = 0;

    for (size_t i = 0; i < count; i++) {
        size_t below = 0;

        for (size_t k = 0; k < count; k++)
            below += before(list + k * width, list + i * width, width);
        found = below == rank ? i : found;
    }
    return list + found * width;
}

/* Counts the values of a digit, and takes those below its value from *rank; returns the value of
 * the digit that the entry of this rank has. */
static inline __attribute__((always_inline)) uint64_t
digit_at(const ac_select *s, const int64_t *list, size_t count, unsigned shift, uint64_t most,
         size_t *rank, uint64_t sign, size_t width)
{
    uint64_t value = 0;

    memset(s->counts, 0, (most + 1) * sizeof *s->counts);
    for (size_t i = 0; i < count; i++)
        s->counts[number_of(list[i * width], sign, width) >> shift & most]++;
    while (*rank >= s->counts[value])
        *rank -= s->counts[value++];
    return value;
}

/* Entries keep their order, so that those with one key are in the order of their positions. */
static inline __attribute__((always_inline)) const int64_t *of_many(const ac_select *s,
                                                                    const int64_t *list,
                                                                    size_t count, size_t rank,
                                                                    int64_t *spare, size_t width)
{
    const uint64_t sign = sign_of(s);
    unsigned left = s->bits;

    while (count > FEW && left > 0) {
        const unsigned digit = count < MANY ? DIGIT : WIDE_DIGIT;
        const unsigned bits = left < digit ? left : digit;
        const unsigned shift = left - bits;
        const uint64_t most = (UINT64_C(1) << bits) - 1;
        const uint64_t value = digit_at(s, list, count, shift, most, &rank, sign, width);
        size_t some = 0;

        left = shift;
        if (s->counts[value] == count)
            continue;
        for (size_t i = 0; i < count; i++) {
            /* The next entry takes the place of one with another digit. */
            spare[some * width] = list[i * width];
            if (width == 2)
                spare[some * width + 1] = list[i * width + 1];
            some += (number_of(list[i * width], sign, width) >> shift & most) == value;
        }
        list = spare;
        count = some;
    }
    return left > 0 ? of_few(list, count, rank, width) : list + rank * width;
}

void ac_select_rank(const ac_select *s, const int64_t *list, size_t count, size_t rank,
                    int64_t *spare, int64_t *entry)
{
#define LOOP(width) of_many(s, list, count, rank, spare, width)
    memcpy(entry, EACH_WIDTH(s, LOOP), s->width * sizeof *entry);
#undef LOOP
}

static inline __attribute__((always_inline)) size_t
upto(const int64_t *list, size_t count, const int64_t *last, int64_t *to, size_t width)
{
    size_t some = 0;

    for (size_t i = 0; i < count; i++) {
        if (before(last, list + i * width, width))
            continue;
        to[some * width] = list[i * width];
        if (width == 2)
            to[some * width + 1] = list[i * width + 1];
        some++;
    }
    return some;
}

size_t ac_select_upto(const ac_select *s, const int64_t *list, size_t count, const int64_t *last,
                      int64_t *to)
{
#define LOOP(width) upto(list, count, last, to, width)
    return EACH_WIDTH(s, LOOP);
#undef LOOP
}

static inline __attribute__((always_inline)) size_t others(const int64_t *list, size_t count,
                                                           int64_t key, size_t width)
{
    const unsigned shift = width == 1 ? 32 : 0;
    size_t some = 0;

    for (size_t i = 0; i < count; i++)
        some += list[i * width] >> shift != key;
    return some;
}

size_t ac_select_others(const ac_select *s, const int64_t *list, size_t count, int64_t key)
{
#define LOOP(width) others(list, count, key, width)
    return EACH_WIDTH(s, LOOP);
#undef LOOP
}
