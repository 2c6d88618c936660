#include "observe/calls.h"

#include <inttypes.h>

#include "base/fork.h"
#include "observe/output.h"
#include "observe/text.h"
#include "observe/wanted.h"

static ac_output output = AC_OUTPUT("log", false);
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

AC_FORK_LOCK(AC_FORK_LOG, &lock, NULL)

static const char *const phases[] = {"", "first", "second", "run"};

static void line_make(ac_text *line, const ac_seen_run *run)
{
    const ac_seen *const seen = run->seen;

    ac_text_add(line, "aclnn-cpu-call {\"call\": \"%s\", \"number\": %" PRIu64, seen->call,
                seen->number);
    if (run->number > 1)
        ac_text_add(line, ", \"again\": %" PRIu64, run->number - 1);
    ac_text_add(line, ", \"arguments\": ");
    ac_text_arguments(line, seen);
    ac_text_add(line, ", \"workspace\": %" PRIu64 ", \"phase\": \"%s\", \"status\": %d",
                seen->workspace, phases[run->phase], run->status);
    if (run->stream == AC_SEEN_NOWHERE)
        ac_text_add(line, ", \"stream\": null");
    else
        ac_text_add(line, ", \"stream\": %" PRId64, run->stream);
    ac_text_add(line, ", \"thread\": %ld, \"planned_us\": %.3f, \"us\": %.3f}\n", seen->thread,
                (double)seen->planned / 1e3, (double)(run->ended - run->began) / 1e3);
}

void ac_calls_tell(const ac_seen_run *run)
{
    ac_text line = {0};

    line_make(&line, run);
    (void)pthread_mutex_lock(&lock);
    output.pattern = ac_wanted_now()->calls;
    if (!line.lost)
        (void)ac_output_write(&output, line.bytes, line.used);
    (void)pthread_mutex_unlock(&lock);
    ac_text_free(&line);
}
