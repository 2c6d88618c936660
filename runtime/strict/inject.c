#include "strict/inject.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "base/error.h"
#include "strict/stack.h"

enum { RULES_MAX = 32, NAME = 96, ONE_IN = 100, STATUS_MAX = 999999 };

static const char variable[] = "ACLNN_CPU_FAIL";
static const char allowed[] =
    "lists of alloc:N, launch:N, launch:OPERATOR:N, sync:STATUS, sync:STATUS:N, random:SEED and "
    "random:SEED:ONE_IN, with commas between, are allowed; N+ is the Nth and all behind it";

typedef struct rule {
    ac_injection kind;
    char text[NAME]; /* the rule as written in the variable */
    char name[NAME]; /* the name of an operator; empty for any */
    int status;
    uint64_t at; /* the number of the call, from 1 on */
    bool lasts;
    atomic_uint_least64_t calls; /* counts the calls that the rule applies to */
} rule;

static const struct {
    const char *word;
    const char *noun;
    int status;
} kinds[AC_INJECTIONS] = {
    [AC_INJECT_ALLOC] = {"alloc", "allocation", ACL_ERROR_RT_MEMORY_ALLOCATION},
    [AC_INJECT_LAUNCH] = {"launch", "launch", ACLNN_ERR_RUNTIME_ERROR},
    [AC_INJECT_SYNC] = {"sync", "synchronisation", ACL_ERROR_RT_AICORE_EXCEPTION},
};

static struct {
    rule rules[RULES_MAX];
    size_t count;
    uint64_t seed;
    uint64_t one_in; /* 0 if there is no `random` rule */
    char random[NAME];
    atomic_uint_least64_t calls[AC_INJECTIONS];
} plan;

/* --- reading ---------------------------------------------------------------------------------- */

/* Reads a number and advances `text` past it; false if there is none or it is out of range. */
static bool number_read(const char **text, uint64_t least, uint64_t most, uint64_t *number)
{
    char *end;

    if (**text < '0' || **text > '9')
        return false;
    *number = strtoull(*text, &end, 10);
    if (end - *text > 18)
        return false;
    *text = end;
    return *number >= least && *number <= most;
}

/* Reads "17" or "17+"; with `may_lack`, an empty text means 1. */
static bool calls_read(const char *text, bool may_lack, rule *r)
{
    r->at = 1;
    if (*text == '\0')
        return may_lack;
    if (!number_read(&text, 1, UINT64_MAX, &r->at))
        return false;
    r->lasts = *text == '+';
    return text[r->lasts] == '\0';
}

static bool launch_read(const char *text, rule *r)
{
    const size_t length = strcspn(text, ":");

    if (text[length] == ':') {
        if (length <= strlen("aclnn") || length >= NAME || strncmp(text, "aclnn", 5) != 0)
            return false;
        memcpy(r->name, text, length);
        text += length + 1;
    }
    return calls_read(text, false, r);
}

static bool sync_read(const char *text, rule *r)
{
    uint64_t status;

    if (!number_read(&text, 1, STATUS_MAX, &status))
        return false;
    r->status = (int)status;
    if (*text == ':' && text[1] != '\0')
        return calls_read(text + 1, false, r);
    return calls_read(text, true, r);
}

static bool random_read(const char *text)
{
    if (!number_read(&text, 0, UINT64_MAX, &plan.seed))
        return false;
    plan.one_in = ONE_IN;
    if (*text == ':') {
        text++;
        if (!number_read(&text, 1, UINT64_MAX, &plan.one_in))
            return false;
    }
    return *text == '\0';
}

static bool rule_read(const char *text)
{
    const size_t length = strcspn(text, ":");
    const char *const behind = text + length + 1;
    rule *const r = &plan.rules[plan.count];

    if (text[length] != ':')
        return false;
    if (length == strlen("random") && strncmp(text, "random", length) == 0) {
        (void)snprintf(plan.random, sizeof plan.random, "%s", text);
        return random_read(behind);
    }
    if (plan.count == RULES_MAX)
        return false;
    for (size_t kind = 0; kind < AC_INJECTIONS; kind++) {
        if (strlen(kinds[kind].word) != length || strncmp(text, kinds[kind].word, length) != 0)
            continue;
        *r = (rule){.kind = (ac_injection)kind, .status = kinds[kind].status};
        (void)snprintf(r->text, sizeof r->text, "%s", text);
        plan.count++;
        switch (kind) {
        case AC_INJECT_LAUNCH:
            return launch_read(behind, r);
        case AC_INJECT_SYNC:
            return sync_read(behind, r);
        default:
            return calls_read(behind, false, r);
        }
    }
    return false;
}

/* Called when the environment is read. */
static void rules_read(void)
{
    const char *const value = getenv(variable);
    bool right = true;

    plan.count = 0;
    plan.one_in = 0;
    for (size_t kind = 0; kind < AC_INJECTIONS; kind++)
        atomic_store(&plan.calls[kind], 0);
    if (!value || value[0] == '\0')
        return;
    for (const char *text = value; right; text++) {
        char one[NAME];
        const size_t length = strcspn(text, ",");

        right = length < sizeof one;
        if (right) {
            memcpy(one, text, length);
            one[length] = '\0';
            right = rule_read(one);
        }
        text += length;
        if (*text == '\0')
            break;
    }
    if (right)
        ac_strict_modes |= AC_STRICT_FAIL;
    else
        ac_environment_complain(variable, value, allowed);
}

static ac_environment_reader reader = {.read = rules_read};

__attribute__((constructor)) static void start(void)
{
    ac_environment_join(&reader, variable);
}

/* --- failing ---------------------------------------------------------------------------------- */

static int refuse(ac_injection kind, int status, const char *sentence)
{
    char place[AC_STACK_TEXT];

    (void)ac_stack_say(ac_stack_take(), place);
    (void)fprintf(stderr, "aclnn-cpu fail: %s%s%s%s\n", sentence, place[0] == '\0' ? "" : " (",
                  place, place[0] == '\0' ? "" : ")");
    if (kind != AC_INJECT_LAUNCH)
        return ac_refuse(status, "%s", sentence);
    ac_error_record(status, "%s", sentence);
    return status;
}

/* Fails a call, the `number`th that a rule applies to. */
static int fail(const rule *r, uint64_t number, const char *call)
{
    char sentence[4 * NAME];

    (void)snprintf(sentence, sizeof sentence, "%s: %s has %s, and this is %s %" PRIu64 "%s%s", call,
                   variable, r->text, kinds[r->kind].noun, number, r->name[0] == '\0' ? "" : " of ",
                   r->name);
    return refuse(r->kind, r->status, sentence);
}

static int fail_by_chance(ac_injection kind, uint64_t number, const char *call)
{
    char sentence[4 * NAME];
    char same[NAME];

    if (kind == AC_INJECT_SYNC)
        (void)snprintf(same, sizeof same, "sync:%d:%" PRIu64, kinds[kind].status, number);
    else
        (void)snprintf(same, sizeof same, "%s:%" PRIu64, kinds[kind].word, number);
    (void)snprintf(sentence, sizeof sentence,
                   "%s: %s has %s, which fails %s %" PRIu64 "; %s does so again", call, variable,
                   plan.random, kinds[kind].noun, number, same);
    return refuse(kind, kinds[kind].status, sentence);
}

/* A hash (the finalizer of the splitmix generator) decides, so it depends only on the seed and on
 * the number of the call. */
static bool by_chance(ac_injection kind, uint64_t number)
{
    uint64_t x = plan.seed + (number * AC_INJECTIONS + kind) * UINT64_C(0x9e3779b97f4a7c15);

    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return (x ^ x >> 31) % plan.one_in == 0;
}

int ac_inject_ask(ac_injection kind, const char *call)
{
    const uint64_t number = atomic_fetch_add(&plan.calls[kind], 1) + 1;
    const rule *hit = NULL;
    uint64_t hit_number = 0;

    /* All rules count the call, even if an earlier one fails it. */
    for (size_t i = 0; i < plan.count; i++) {
        rule *const r = &plan.rules[i];

        if (r->kind != kind || (r->name[0] != '\0' && strcmp(r->name, call) != 0))
            continue;

        const uint64_t own = atomic_fetch_add(&r->calls, 1) + 1;

        if (!hit && (own == r->at || (r->lasts && own > r->at))) {
            hit = r;
            hit_number = own;
        }
    }
    if (hit)
        return fail(hit, hit_number, call);
    return plan.one_in != 0 && by_chance(kind, number) ? fail_by_chance(kind, number, call) : 0;
}

/* At the end of the process, warns of rules that no call reached, because they tested nothing. */
__attribute__((destructor)) static void tell_of_the_rest(void)
{
    for (size_t i = 0; (ac_strict_modes & AC_STRICT_FAIL) != 0 && i < plan.count; i++) {
        const rule *const r = &plan.rules[i];
        const uint64_t calls = atomic_load(&plan.rules[i].calls);

        if (calls < r->at)
            (void)fprintf(
                stderr, "aclnn-cpu fail: %s was not reached; calls that it is about: %" PRIu64 "\n",
                r->text, calls);
    }
}
