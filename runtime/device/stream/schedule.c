#include "device/stream/schedule.h"

#include <errno.h>
#include <stdlib.h>

enum { PATIENCE = 500, WHILE = 4 }; /* milliseconds */

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

/* The finalizer of the splitmix generator: what happens to a task depends on its number alone. */
static uint64_t chance(const ac_stream *stream)
{
    uint64_t x = seed + (stream->slot.index << 32 ^ stream->finished) * 0x9e3779b97f4a7c15U;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U;
    x = (x ^ x >> 27) * 0x94d049bb133111ebU;
    return x ^ x >> 31;
}

/* Milliseconds that the next task is held back. */
static int delay_of(const ac_stream *stream)
{
    const uint64_t number = chance(stream);
    if (seed == 0 || number % 2 == 0)
        return PATIENCE;
    return number % 4 == 1 ? 0 : (int)(number >> 8) % WHILE;
}

void ac_schedule_hold(ac_stream *stream)
{
    const int delay = delay_of(stream);
    const struct timespec deadline = ac_clock_deadline(delay);
    int over = 0;
    while (over == 0 && !stream->quit && stream->first != NULL &&
           (ac_stream_state(stream) & AC_STREAM_OWNED) == 0 && stream->finished >= stream->asked)
        over = pthread_cond_timedwait(&stream->work, &stream->lock, &deadline);
    /* Once is enough for all that waits. */
    if (over != 0 && delay == PATIENCE && stream->asked < stream->queued)
        stream->asked = stream->queued;
}

void ac_schedule_ask(ac_stream *stream, uint64_t count)
{
    if (count > stream->queued)
        count = stream->queued;
    if (stream->asked >= count)
        return;
    stream->asked = count;
    (void)pthread_cond_signal(&stream->work);
}

void ac_schedule_ask_for(const ac_latch *latch)
{
    ac_stream *const stream = latch->stream;
    if (stream == NULL)
        return;
    (void)pthread_mutex_lock(&stream->lock);
    ac_schedule_ask(stream, latch->place);
    (void)pthread_mutex_unlock(&stream->lock);
}

void ac_schedule_place(ac_stream *stream, ac_latch *latch)
{
    (void)pthread_mutex_lock(&stream->lock);
    latch->stream = stream;
    latch->place = stream->queued;
    (void)pthread_mutex_unlock(&stream->lock);
}
