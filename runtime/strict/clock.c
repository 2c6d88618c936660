#include "strict/clock.h"

#include <stdlib.h>
#include <string.h>

bool ac_clock_reserve(ac_clock *clock, size_t count)
{
    if (count <= clock->count)
        return true;

    uint64_t *const grown = realloc(clock->at, count * sizeof *grown);

    if (!grown)
        return false;
    memset(grown + clock->count, 0, (count - clock->count) * sizeof *grown);
    clock->at = grown;
    clock->count = count;
    return true;
}

void ac_clock_tick(ac_clock *clock, size_t line)
{
    clock->at[line]++;
}

void ac_clock_join(ac_clock *clock, const ac_clock *other)
{
    for (size_t i = 0; i < other->count; i++) {
        if (clock->at[i] < other->at[i])
            clock->at[i] = other->at[i];
    }
}

void ac_clock_clear(ac_clock *clock)
{
    free(clock->at);
    *clock = (ac_clock){.count = 0};
}
