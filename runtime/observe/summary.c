#include "observe/summary.h"

#include <float.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/environment.h"
#include "base/fork.h"
#include "observe/elements.h"
#include "observe/output.h"
#include "observe/text.h"
#include "observe/wanted.h"

enum { COPY_MOST = 1 << 26, COPY_TIMES = 5, COPY_LONG = 1 << 20, COPY_OFTEN = 1 << 14 };

/* Copying all sizes may take so long, in nanoseconds; sizes that come later have no figure. */
#define COPY_PATIENCE UINT64_C(500000000)

typedef struct line {
    const char *call;
    uint64_t runs;
    uint64_t refused;
    uint64_t time;    /* nanoseconds on streams */
    uint64_t planned; /* in first phases */
    uint64_t bytes;   /* read and written */
} line;

static struct {
    pthread_mutex_t lock;
    line *lines;
    size_t count;
    bool lost; /* there was no memory for a line */
} all = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* The child of fork() begins anew. */
static void forget(void)
{
    all.count = 0;
}

AC_FORK_LOCK(AC_FORK_SUMMARY, &all.lock, forget)

static line *line_of(const char *call)
{
    line *more;

    for (size_t i = 0; i < all.count; i++) {
        if (strcmp(all.lines[i].call, call) == 0)
            return &all.lines[i];
    }
    more = realloc(all.lines, (all.count + 1) * sizeof *more);
    if (!more) {
        all.lost = true;
        return NULL;
    }
    all.lines = more;
    all.lines[all.count] = (line){.call = call};
    return &all.lines[all.count++];
}

static uint64_t bytes_of(const ac_seen *seen)
{
    uint64_t bytes = 0;

    for (size_t i = 0; i < seen->count; i++) {
        const ac_seen_argument *const a = &seen->arguments[i];

        if (a->kind == AC_SEEN_TENSOR && !a->null && !a->dead)
            bytes += (uint64_t)(a->read + a->written) * ac_seen_bytes(&a->of.tensor);
    }
    return bytes;
}

void ac_summary_count(const ac_seen_run *run)
{
    (void)pthread_mutex_lock(&all.lock);

    line *const l = line_of(run->seen->call);

    if (l && run->phase < 3) {
        l->refused++;
    } else if (l) {
        l->runs++;
        l->refused += run->status != 0;
        l->time += run->ended - run->began;
        l->planned += run->number == 1 ? run->seen->planned : 0;
        l->bytes += bytes_of(run->seen);
    }
    (void)pthread_mutex_unlock(&all.lock);
}

/* --- the table -------------------------------------------------------------------------------- */

/* Nanoseconds that one thread takes to copy so that as many bytes are read and written in all; 0 if
 * that was not measured. The best of some times, because others use the machine too. */
static double copy_time(double bytes, uint64_t *spent)
{
    const size_t size = bytes / 2 > COPY_MOST ? COPY_MOST : 1 + (size_t)(bytes / 2);
    unsigned char *const from = *spent < COPY_PATIENCE ? malloc(size) : NULL;
    unsigned char *const to = from ? malloc(size) : NULL;
    double best = DBL_MAX;

    if (to) {
        memset(from, 1, size);
        memset(to, 2, size);
    }
    for (int i = 0; to && i < COPY_TIMES; i++) {
        const size_t times =
            1 + (COPY_LONG / size < COPY_OFTEN ? COPY_LONG / size
                                               : COPY_OFTEN); /* long enough for the clock */
        const uint64_t began = ac_seen_now();

        for (size_t k = 0; k < times; k++) {
            memcpy(to, from, size);
            /* The compiler may not leave out a copy that nobody reads. */
            __asm__ volatile("" : : "r"(to) : "memory");
        }

        const uint64_t took = ac_seen_now() - began;

        *spent += took;
        best = (double)took / (double)times < best ? (double)took / (double)times : best;
    }
    free(from);
    free(to);
    return best == DBL_MAX ? 0 : best * bytes / (2 * (double)size);
}

static int by_time(const void *left, const void *right)
{
    const line *const a = left;
    const line *const b = right;

    if (a->time != b->time)
        return a->time < b->time ? 1 : -1;
    return strcmp(a->call, b->call);
}

static void line_add(ac_text *text, const line *l, uint64_t time, int width, uint64_t *spent)
{
    const double milliseconds = (double)l->time / 1e6;
    const double share = time > 0 ? 100 * (double)l->time / (double)time : 0;
    const double copy =
        l->runs > 0 && l->bytes > 0 ? copy_time((double)l->bytes / (double)l->runs, spent) : 0;

    ac_text_add(text, "%-*s %9" PRIu64 " %8" PRIu64 " %11.3f %7.1f %11.3f %8.2f", width, l->call,
                l->runs, l->refused, milliseconds, share, (double)l->bytes / 1048576,
                l->time > 0 ? (double)l->bytes / (double)l->time : 0);
    if (copy > 0)
        ac_text_add(text, " %7.2f\n", (double)l->time / ((double)l->runs * copy));
    else
        ac_text_add(text, " %7s\n", "-");
}

static void table_make(ac_text *text)
{
    uint64_t time = 0;
    uint64_t planned = 0;
    uint64_t runs = 0;
    uint64_t refused = 0;
    uint64_t spent = 0;
    int width = 8;

    qsort(all.lines, all.count, sizeof *all.lines, by_time);
    for (size_t i = 0; i < all.count; i++) {
        const int length = (int)strlen(all.lines[i].call);

        width = length > width ? length : width;
        time += all.lines[i].time;
        planned += all.lines[i].planned;
        runs += all.lines[i].runs;
        refused += all.lines[i].refused;
    }
    ac_text_add(text,
                "aclnn-cpu summary: %" PRIu64 " run%s of %zu operator%s, %" PRIu64
                " refused; %.3f ms on streams, %.3f ms in first phases%s\n",
                runs, runs == 1 ? "" : "s", all.count, all.count == 1 ? "" : "s", refused,
                (double)time / 1e6, (double)planned / 1e6,
                all.lost ? "; some operators are missing, because memory ran out" : "");
    ac_text_add(text, "%-*s %9s %8s %11s %7s %11s %8s %7s\n", width, "operator", "runs", "refused",
                "ms", "share %", "MiB", "GB/s", "copies");
    for (size_t i = 0; i < all.count; i++)
        line_add(text, &all.lines[i], time, width, &spent);
    ac_text_add(text, "copies: how many times as long as one thread takes to copy as many bytes\n");
}

__attribute__((destructor)) static void tell(void)
{
    static ac_output output = AC_OUTPUT("summary", false);
    ac_text text = {0};

    if ((ac_strict_modes & AC_OBSERVE_SUMMARY) == 0 || all.count == 0)
        return;
    (void)pthread_mutex_lock(&all.lock);
    table_make(&text);
    output.pattern = ac_wanted_now()->summary;
    if (!text.lost)
        (void)ac_output_write(&output, text.bytes, text.used);
    ac_output_close(&output);
    ac_text_free(&text);
    (void)pthread_mutex_unlock(&all.lock);
}
