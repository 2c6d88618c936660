#include "strict/lifetime.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "acl/acl.h"
#include "strict/finding.h"

static const struct {
    const char *one;
    const char *many;
} kinds[AC_KINDS] = {
    [AC_KIND_BLOCK] = {"block of memory", "blocks of memory"},
    [AC_KIND_TENSOR] = {"tensor", "tensors"},
    [AC_KIND_SCALAR] = {"scalar", "scalars"},
    [AC_KIND_ARRAY] = {"array", "arrays"},
    [AC_KIND_LIST] = {"list", "lists"},
    [AC_KIND_BUFFER] = {"data buffer", "data buffers"},
    [AC_KIND_EXECUTOR] = {"executor", "executors"},
    [AC_KIND_REPEATABLE] = {"repeatable executor", "repeatable executors"},
    [AC_KIND_STREAM] = {"stream", "streams"},
    [AC_KIND_EVENT] = {"event", "events"},
    [AC_KIND_NOTIFY] = {"notify", "notifies"},
    [AC_KIND_CONTEXT] = {"context", "contexts"},
    [AC_KIND_GRAPH] = {"graph", "graphs"},
};

/* The name of the call in findings at the end of the process. */
static const char AT_EXIT[] = "exit";

/* Sorts objects by kind, place and function that made them. */
static int in_order(const void *left, const void *right)
{
    const ac_object *const a = left;
    const ac_object *const b = right;

    if (a->kind != b->kind)
        return a->kind < b->kind ? -1 : 1;
    if (a->made != b->made)
        return a->made < b->made ? -1 : 1;
    return strcmp(a->maker, b->maker);
}

static const char *what_to_do(ac_kind kind)
{
    switch (kind) {
    case AC_KIND_BLOCK:
        return "free";
    case AC_KIND_EXECUTOR:
        return "run";
    default:
        return "destroy";
    }
}

/* Reports `count` objects of one place. */
static int group_tell(const char *call, const ac_object *first, size_t count)
{
    uint64_t bytes = 0;
    char place[AC_STACK_TEXT];
    char sum[48] = "";

    for (size_t i = 0; i < count; i++)
        bytes += first[i].bytes;
    (void)ac_stack_say(first->made, place);
    if (first->kind == AC_KIND_BLOCK)
        (void)snprintf(sum, sizeof sum, " with %" PRIu64 " bytes", bytes);

    const ac_finding finding = {.mode = AC_STRICT_LIFETIME,
                                .rule = "left",
                                .status = ACL_ERROR_FAILURE,
                                .call = call,
                                .argument = kinds[first->kind].one,
                                .bytes = bytes > 0 ? bytes : AC_FINDING_NO_BYTES,
                                .origin = first->made,
                                .nowhere = strcmp(call, AT_EXIT) == 0};

    return ac_finding_report(&finding, "%zu %s%s that %s made%s%s %s left; %s %s first", count,
                             count == 1 ? kinds[first->kind].one : kinds[first->kind].many, sum,
                             first->maker, place[0] == '\0' ? "" : " ", place,
                             count == 1 ? "is" : "are", what_to_do(first->kind),
                             count == 1 ? "it" : "them");
}

int ac_lifetime_left(const char *call)
{
    size_t count;
    ac_object *const left = ac_objects_left(&count);
    int status = 0;

    if (!left)
        return 0;
    qsort(left, count, sizeof *left, in_order);
    for (size_t i = 0; i < count;) {
        size_t end = i + 1;

        while (end < count && in_order(&left[i], &left[end]) == 0)
            end++;
        status = group_tell(call, &left[i], end - i);
        i = end;
    }
    free(left);
    return status;
}

int ac_lifetime_refuse(int status, const char *call, const char *argument, ac_kind kind,
                       const void *handle, const char *text)
{
    ac_object object;
    char origin[2 * AC_OBJECT_TEXT];
    char sentence[512];

    if (!ac_strict(AC_STRICT_LIFETIME) || !ac_object_find(kind, handle, &object) || !object.end) {
        (void)snprintf(sentence, sizeof sentence, "%s: %s", call, text);
        return ac_finding_record(status, sentence);
    }

    const ac_finding finding = {.mode = AC_STRICT_LIFETIME,
                                .rule = kind == AC_KIND_EXECUTOR ? "executor-used-again"
                                                                 : "used-after-end",
                                .status = status,
                                .call = call,
                                .argument = argument,
                                .bytes = AC_FINDING_NO_BYTES,
                                .origin = object.ended};

    return ac_finding_report(&finding, "%s: %s", text, ac_object_say(&object, origin));
}

/* --- handles that lead nowhere ---------------------------------------------------------------- */

static _Thread_local const void *missing;

void ac_lifetime_forget(void)
{
    missing = NULL;
}

void ac_lifetime_missing(const void *handle)
{
    if (!missing)
        missing = handle;
}

const void *ac_lifetime_first(void)
{
    return missing;
}

/* --- the end of the process ------------------------------------------------------------------- */

/* The process that loaded the library: a child of fork() has made no objects. */
static pid_t owner;

static void process_ends(void)
{
    if (ac_strict(AC_STRICT_LIFETIME) && getpid() == owner)
        (void)ac_lifetime_left(AT_EXIT);
}

/* Registered when the library is loaded, so that it runs after the program's own exit handlers. */
__attribute__((constructor)) static void process_starts(void)
{
    owner = getpid();
    if (ac_strict(AC_STRICT_LIFETIME))
        (void)atexit(process_ends);
}
