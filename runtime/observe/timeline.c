#define _GNU_SOURCE 1
#include "observe/timeline.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "base/environment.h"
#include "base/fork.h"
#include "observe/output.h"
#include "observe/text.h"
#include "observe/wanted.h"

/* Rows of streams follow those of threads, whose numbers the system keeps below. */
enum { STREAM_ROW = 1 << 23, STREAMS = 2048, THREADS = 4096 };

static struct {
    pthread_mutex_t lock;
    ac_output output;
    bool streams[STREAMS]; /* whose rows have a name in the file */
    long threads[THREADS]; /* of threads, by a hash */
    uint64_t start;
} all = {.lock = PTHREAD_MUTEX_INITIALIZER, .output = AC_OUTPUT("trace", true)};

AC_FORK_LOCK(AC_FORK_TIMELINE, &all.lock, NULL)

static void row_name(ac_text *text, const char *kind, long number, long row)
{
    ac_text_add(text,
                "{\"ph\": \"M\", \"name\": \"thread_name\", \"pid\": %ld, \"tid\": %ld, \"args\": "
                "{\"name\": \"%s %ld\"}},\n"
                "{\"ph\": \"M\", \"name\": \"thread_sort_index\", \"pid\": %ld, \"tid\": %ld, "
                "\"args\": {\"sort_index\": %ld}},\n",
                (long)getpid(), row, kind, number, (long)getpid(), row, row);
}

/* Opens the list of events if the file is new, and names a row when it is first used. */
static void head_make(ac_text *text, int64_t stream, long row, uint64_t began)
{
    if (all.output.written == 0) {
        ac_text_add(text, "[\n");
        all.start = began;
        for (size_t i = 0; i < STREAMS; i++)
            all.streams[i] = false;
        for (size_t i = 0; i < THREADS; i++)
            all.threads[i] = 0;
    }
    if (stream == AC_SEEN_NOWHERE && all.threads[row % THREADS] != row)
        row_name(text, "thread", row, row);
    if (stream == AC_SEEN_NOWHERE)
        all.threads[row % THREADS] = row;
    if (stream != AC_SEEN_NOWHERE && stream < STREAMS && !all.streams[stream]) {
        all.streams[stream] = true;
        row_name(text, "stream", (long)stream, row);
    }
}

static void event_make(ac_text *text, const char *name, long row, uint64_t began, uint64_t ended,
                       int status, const ac_seen_run *run)
{
    const uint64_t from = began > all.start ? began - all.start : 0;

    ac_text_add(text,
                "{\"ph\": \"X\", \"name\": \"%s\", \"cat\": \"%s\", \"pid\": %ld, \"tid\": %ld, "
                "\"ts\": %.3f, \"dur\": %.3f, \"args\": {\"status\": %d",
                name, run ? "operator" : "other", (long)getpid(), row, (double)from / 1e3,
                (double)(ended - began) / 1e3, status);
    if (run) {
        ac_text_add(text, ", \"number\": %" PRIu64 ", \"run\": %" PRIu64 ", \"arguments\": ",
                    run->seen->number, run->number);
        ac_text_arguments(text, run->seen);
    }
    ac_text_add(text, "}},\n");
}

static void event_write(const char *name, int64_t stream, long row, uint64_t began, uint64_t ended,
                        int status, const ac_seen_run *run)
{
    ac_text text = {0};

    (void)pthread_mutex_lock(&all.lock);
    all.output.pattern = ac_wanted_now()->trace;
    if (ac_output_open(&all.output)) {
        head_make(&text, stream, row, began);
        event_make(&text, name, row, began, ended, status, run);
        if (!text.lost)
            (void)ac_output_write(&all.output, text.bytes, text.used);
    }
    (void)pthread_mutex_unlock(&all.lock);
    ac_text_free(&text);
}

void ac_timeline_task(const char *name, int64_t stream, uint64_t began, uint64_t ended, int status,
                      const ac_seen_run *run)
{
    event_write(name, stream, STREAM_ROW + (long)stream, began, ended, status, run);
}

void ac_timeline_thread(const char *name, uint64_t began, uint64_t ended, int status)
{
    event_write(name, AC_SEEN_NOWHERE, (long)gettid(), began, ended, status, NULL);
}

/* The list is closed with an event that says so, because none may have a comma behind it. A trace
 * of a program that was killed lacks that, which those who show traces allow. */
__attribute__((destructor)) static void end(void)
{
    ac_text text = {0};

    if ((ac_strict_modes & AC_OBSERVE_TRACE) == 0)
        return;
    (void)pthread_mutex_lock(&all.lock);
    if (all.output.file >= 0 && all.output.process == (long)getpid()) {
        ac_text_add(&text,
                    "{\"ph\": \"M\", \"name\": \"process_name\", \"pid\": %ld, \"tid\": 0, "
                    "\"args\": {\"name\": \"aclnn-cpu\"}}\n]\n",
                    (long)getpid());
        if (!text.lost)
            (void)ac_output_write(&all.output, text.bytes, text.used);
        ac_output_close(&all.output);
        all.output.failed = true; /* what other threads still do is not traced */
    }
    (void)pthread_mutex_unlock(&all.lock);
    ac_text_free(&text);
}
