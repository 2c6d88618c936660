#include "strict/finding.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/fork.h"
#include "base/plain_text.h"
#include "strict/strict.h"

enum { SENTENCE = 1024, FRAMES = 2048, LINES = 8192, SEEN = 1 << 12 };

/* Hashes of the findings reported, by rule, call, argument and place. If there are more than fit,
 * some are reported again. */
static struct {
    pthread_mutex_t lock;
    uint64_t hashes[SEEN];
} seen = {.lock = PTHREAD_MUTEX_INITIALIZER};

AC_FORK_LOCK(AC_FORK_FINDINGS, &seen.lock, NULL)

static uint64_t hash_text(uint64_t hash, const char *text)
{
    for (; text && *text != '\0'; text++)
        hash = (hash ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
    return (hash ^ 0xff) * UINT64_C(0x100000001b3);
}

/* Whether a finding is reported for the first time. */
static bool is_new(const ac_finding *finding, ac_stack here)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);

    hash = hash_text(hash, finding->rule);
    hash = hash_text(hash, finding->call);
    hash = hash_text(hash, finding->argument);
    hash = (hash ^ here) * UINT64_C(0x100000001b3);
    hash = (hash ^ finding->origin) * UINT64_C(0x100000001b3);
    hash |= 1; /* 0 is an empty slot */
    (void)pthread_mutex_lock(&seen.lock);

    uint64_t *const place = &seen.hashes[(hash >> 20) % SEEN];
    const bool first = *place != hash;

    *place = hash;
    (void)pthread_mutex_unlock(&seen.lock);
    return first;
}

static const char *mode_name(unsigned mode)
{
    switch (mode) {
    case AC_STRICT_ORDER:
        return "order";
    case AC_STRICT_LIFETIME:
        return "lifetime";
    case AC_STRICT_MEMORY:
        return "memory";
    case AC_STRICT_INIT:
        return "init";
    case AC_STRICT_RACES:
        return "races";
    default:
        return "strict";
    }
}

/* Appends a text as a JSON string, or null. */
static void json_text(char *line, size_t size, const char *key, const char *text)
{
    size_t used = strlen(line);

    used += (size_t)snprintf(line + used, size - used, ", \"%s\": ", key);
    if (!text) {
        (void)snprintf(line + used, size - used, "null");
        return;
    }
    line[used++] = '"';
    for (; *text != '\0' && used + 3 < size; text++) {
        if (*text == '"' || *text == '\\')
            line[used++] = '\\';
        line[used++] = *text;
    }
    line[used++] = '"';
    line[used] = '\0';
}

static void json_line(char line[LINES], const ac_finding *finding, ac_stack here,
                      const char *sentence)
{
    char frames[FRAMES];
    char stream[32];

    (void)snprintf(line, LINES, "aclnn-cpu-finding {\"mode\": \"%s\"", mode_name(finding->mode));
    json_text(line, LINES, "rule", finding->rule);
    json_text(line, LINES, "call", finding->call);
    json_text(line, LINES, "argument", finding->argument);
    (void)snprintf(stream, sizeof stream, "%p", finding->stream);
    json_text(line, LINES, "stream", finding->stream ? stream : NULL);
    if (finding->bytes != AC_FINDING_NO_BYTES)
        (void)snprintf(line + strlen(line), LINES - strlen(line), ", \"bytes\": %" PRIu64,
                       finding->bytes);
    (void)snprintf(line + strlen(line), LINES - strlen(line), ", \"status\": %d", finding->status);
    json_text(line, LINES, "sentence", sentence);
    ac_stack_json(here, frames, sizeof frames);
    (void)snprintf(line + strlen(line), LINES - strlen(line), ", \"stack\": %s", frames);
    ac_stack_json(finding->origin, frames, sizeof frames);
    (void)snprintf(line + strlen(line), LINES - strlen(line), ", \"origin\": %s}", frames);
}

int ac_finding_record(int status, const char *sentence)
{
    const int thousands = status / 1000;

    if (thousands != 161 && thousands != 361 && thousands != 561)
        return ac_refuse(status, "%s", sentence);
    ac_error_record(status, "%s", sentence);
    return status;
}

int ac_finding_report(const ac_finding *finding, const char *format, ...)
{
    const ac_stack here = finding->nowhere ? 0 : finding->place ? finding->place : ac_stack_take();
    char raw[SENTENCE];
    char sentence[SENTENCE];
    char place[AC_STACK_TEXT];
    va_list arguments;
    const int used = snprintf(raw, sizeof raw, "%s: ", finding->call);

    va_start(arguments, format);
    (void)vsnprintf(raw + used, sizeof raw - (size_t)used, format, arguments);
    va_end(arguments);
    (void)ac_text_plain(sentence, sizeof sentence, raw);
    (void)ac_finding_record(finding->status, sentence);
    if (is_new(finding, here)) {
        char *const line = malloc(LINES);

        (void)ac_stack_say(here, place);
        if (line)
            json_line(line, finding, here, sentence);
        (void)fprintf(stderr, "aclnn-cpu strict: %s%s%s%s\n%s%s", sentence,
                      place[0] == '\0' ? "" : " (", place, place[0] == '\0' ? "" : ")",
                      line ? line : "", line ? "\n" : "");
        free(line);
    }
    if ((ac_strict_modes & AC_STRICT_ABORT) != 0)
        abort();
    return finding->status;
}
