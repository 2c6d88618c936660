/*
 * Vector clocks: how far somebody knows each line of work to be. A line is a stream, or the
 * program itself; each thing that it does has the next number.
 */
#ifndef AC_CLOCK_H
#define AC_CLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ac_clock {
    size_t count;
    uint64_t *at; /* by line; 0 behind the end */
} ac_clock;

static inline uint64_t ac_clock_at(const ac_clock *clock, size_t line)
{
    return line < clock->count ? clock->at[line] : 0;
}

/* Room for the steps of so many lines; false where memory runs out. */
bool ac_clock_reserve(ac_clock *clock, size_t count);

/* One step of a line. The clock has room for it. */
void ac_clock_tick(ac_clock *clock, size_t line);

/* Knows what the other knows, too. The clock has at least the other's room. */
void ac_clock_join(ac_clock *clock, const ac_clock *other);

/* Knows nothing, and has no memory. */
void ac_clock_clear(ac_clock *clock);

#endif
