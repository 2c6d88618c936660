/*
 * Each thread has a log: lines of text, newest first. It is allocated at the first failure of the
 * thread and freed with the thread. If that allocation fails, a constant sentence replaces those
 * that were lost; the next failure tries to allocate again.
 */
#include "base/error.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "base/fork.h"
#include "base/plain_text.h"

enum { SENTENCE_SIZE = 1024, LOG_SIZE = 8192 };

struct log {
    size_t recorded; /* bytes ever inserted, less notes and those taken out again */
    size_t noted;    /* bytes of the note in front, 0 if there is none */
    size_t used;
    char text[LOG_SIZE];
    char read[LOG_SIZE]; /* what aclGetRecentErrMsg returned last */
};

static _Thread_local struct log *thread_log;
static _Thread_local int last_code;
static _Thread_local bool lost; /* a sentence was lost since the log was last read */

static const char lost_sentence[] =
    "EZ9999: a call failed, and no memory was left for the sentence that says why";

static pthread_mutex_t key_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_key_t key;
static bool key_made;

AC_FORK_LOCK(AC_FORK_ERRORS, &key_lock, NULL)

/* Runs when a thread ends. If a later destructor makes a call that fails, the thread allocates a
 * log again, and this runs again. */
static void log_free(void *log)
{
    thread_log = NULL;
    free(log);
}

static bool key_make(void)
{
    (void)pthread_mutex_lock(&key_lock);
    key_made = key_made || pthread_key_create(&key, log_free) == 0;
    const bool made = key_made;
    (void)pthread_mutex_unlock(&key_lock);
    return made;
}

/* A thread that outlives the library must not call back into it. */
__attribute__((destructor)) static void key_delete(void)
{
    if (key_made)
        (void)pthread_key_delete(key);
}

static struct log *log_of_thread(void)
{
    if (thread_log != NULL)
        return thread_log;
    if (!key_make())
        return NULL;
    struct log *const made = malloc(sizeof(*made));
    if (made == NULL)
        return NULL;
    made->recorded = 0;
    made->noted = 0;
    made->used = 0;
    if (pthread_setspecific(key, made) != 0) {
        free(made);
        return NULL;
    }
    thread_log = made;
    return made;
}

/* Inserts `size` bytes at the front, dropping the oldest whole lines if needed. */
static void log_insert(struct log *log, const char *lines, size_t size)
{
    log->used -= log->noted;
    memmove(log->text, log->text + log->noted, log->used);
    log->noted = 0;
    while (log->used + size > LOG_SIZE) {
        size_t kept = log->used;
        do
            kept--;
        while (kept > 0 && log->text[kept - 1] != '\n');
        log->used = kept;
    }
    memmove(log->text + size, log->text, log->used);
    memcpy(log->text, lines, size);
    log->used += size;
    log->recorded += size;
}

static const char *prefix_of(int code)
{
    const int thousands = code / 1000;
    if (thousands == 361)
        return "EZ9903";
    return code >= 100000 && code < 200000 ? "EZ1001" : "EZ9999";
}

/* The bytes of the line; 0 if it was lost. */
static size_t record(int code, const char *format, va_list arguments)
{
    struct log *const log = log_of_thread();
    if (log == NULL) {
        lost = true;
        return 0;
    }
    char sentence[SENTENCE_SIZE];
    char line[SENTENCE_SIZE];
    size_t size = (size_t)snprintf(line, sizeof(line), "%s: ", prefix_of(code));
    if (vsnprintf(sentence, sizeof(sentence), format, arguments) > 0)
        size += ac_text_plain(line + size, sizeof(line) - size - 1, sentence);
    line[size++] = '\n';
    log_insert(log, line, size);
    return size;
}

void ac_error_vrecord(int code, const char *format, va_list arguments)
{
    (void)record(code, format, arguments);
}

void ac_error_record(int code, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    ac_error_vrecord(code, format, arguments);
    va_end(arguments);
}

int ac_refuse(int code, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    ac_error_vrecord(code, format, arguments);
    va_end(arguments);
    last_code = code;
    return code;
}

int ac_note(int code, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const size_t size = record(code, format, arguments);
    va_end(arguments);
    if (size > 0) {
        thread_log->noted = size;
        thread_log->recorded -= size;
    }
    return code;
}

aclnnStatus ac_check_pointer(const char *function, const void *pointer, const char *name)
{
    if (pointer)
        return ACLNN_SUCCESS;
    ac_error_record(ACLNN_ERR_PARAM_NULLPTR, "%s: %s is null", function, name);
    return ACLNN_ERR_PARAM_NULLPTR;
}

size_t ac_error_position(void)
{
    return thread_log == NULL ? 0 : thread_log->recorded;
}

void ac_error_take(size_t position, char *lines, size_t size)
{
    struct log *const log = thread_log;
    size_t count = log == NULL ? 0 : log->recorded - position;
    if (log != NULL && count > log->used)
        count = log->used;
    const size_t copied = count < size ? count : size - 1;
    if (count > 0) {
        memcpy(lines, log->text, copied);
        log->used -= count;
        log->recorded = position;
        memmove(log->text, log->text + count, log->used);
        if (copied < count && copied > 0)
            lines[copied - 1] = '\n';
    }
    lines[copied] = '\0';
    if (count == 0 && lost)
        (void)snprintf(lines, size, "%s\n", lost_sentence);
    lost = false;
}

void ac_error_restore(int code, const char *lines)
{
    last_code = code;
    struct log *const log = log_of_thread();
    if (log != NULL)
        log_insert(log, lines, strlen(lines));
    else
        lost = true;
}

const char *aclGetRecentErrMsg(void)
{
    struct log *const log = thread_log;
    const bool was_lost = lost;
    lost = false;
    if (log == NULL || log->used == 0)
        return was_lost ? lost_sentence : NULL;
    memcpy(log->read, log->text, log->used);
    log->read[log->used - 1] = '\0'; /* replaces the last newline */
    log->used = 0;
    log->noted = 0;
    return log->read;
}

aclError aclrtPeekAtLastError(aclrtLastErrLevel level)
{
    if (level != ACL_RT_THREAD_LEVEL)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtPeekAtLastError: level is %d; ACL_RT_THREAD_LEVEL (0) is allowed",
                         (int)level);
    return last_code;
}

aclError aclrtGetLastError(aclrtLastErrLevel level)
{
    if (level != ACL_RT_THREAD_LEVEL)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtGetLastError: level is %d; ACL_RT_THREAD_LEVEL (0) is allowed",
                         (int)level);
    const int code = last_code;
    last_code = 0;
    return code;
}
