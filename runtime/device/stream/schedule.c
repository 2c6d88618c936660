#include "device/stream/schedule.h"

#include <errno.h>
#include <stdlib.h>

#include "base/environment.h"

enum { WHILE = 4 }; /* milliseconds */

static uint64_t seed;

/* Called when the environment is read. */
static void schedule_read(void)
{
    static const char variable[] = "ACLNN_CPU_SCHEDULE";
    const char *const value = getenv(variable);
    char *end = NULL;
    if (value == NULL || value[0] == '\0')
        return;
    errno = 0;
    seed = strtoull(value, &end, 10);
    if (value[0] >= '0' && value[0] <= '9' && *end == '\0' && errno == 0)
        ac_strict_modes |= AC_STRICT_SCHEDULE;
    else
        ac_environment_complain(variable, value, "whole numbers from 0 on are allowed");
}

static ac_environment_reader reader = {.read = schedule_read};

__attribute__((constructor)) static void start(void)
{
    ac_environment_join(&reader, "ACLNN_CPU_SCHEDULE");
}

int ac_schedule_delay(size_t stream, uint64_t task)
{
    if (seed == 0)
        return AC_SCHEDULE_PATIENCE;
    /* The finalizer of the splitmix generator: what happens to a task depends on its number. */
    uint64_t x = seed + ((uint64_t)stream << 32 ^ task) * 0x9e3779b97f4a7c15U;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U;
    x = (x ^ x >> 27) * 0x94d049bb133111ebU;
    x ^= x >> 31;
    if (x % 2 == 0)
        return AC_SCHEDULE_PATIENCE;
    return x % 4 == 1 ? 0 : (int)(x >> 8) % WHILE;
}
