#include "observe/wanted.h"

#include <stdlib.h>
#include <string.h>

#include "base/environment.h"

static ac_wanted wanted;

const ac_wanted *ac_wanted_now(void)
{
    return &wanted;
}

static bool is_word(const char *text, size_t length, const char *word)
{
    return strlen(word) == length && memcmp(text, word, length) == 0;
}

static bool name_keep(char *to, const char *text, size_t length)
{
    if (length >= AC_WANTED_NAME)
        return false;
    memcpy(to, text, length);
    to[length] = '\0';
    return true;
}

/* One member of the list: "calls" or "calls=FILE". */
static unsigned log_word(const char *text, size_t length)
{
    const struct {
        const char *word;
        unsigned bit;
        char *file;
        bool needs_file;
    } words[] = {{"calls", AC_OBSERVE_CALLS, wanted.calls, false},
                 {"summary", AC_OBSERVE_SUMMARY, wanted.summary, false},
                 {"coverage", AC_OBSERVE_COVERAGE, wanted.coverage, false},
                 {"trace", AC_OBSERVE_TRACE, wanted.trace, true}};
    const char *const equals = memchr(text, '=', length);
    const size_t word = equals ? (size_t)(equals - text) : length;
    const size_t file = equals ? length - word - 1 : 0;

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (!is_word(text, word, words[i].word))
            continue;
        if ((equals || words[i].needs_file) && file == 0)
            return 0;
        return name_keep(words[i].file, equals ? equals + 1 : "", file) ? words[i].bit : 0;
    }
    return 0;
}

static const char log_variable[] = "ACLNN_CPU_LOG";
static const char record_variable[] = "ACLNN_CPU_RECORD";

static void log_read(void)
{
    const char *const value = getenv(log_variable);
    unsigned bits = 0;

    if (!value || value[0] == '\0' || strcmp(value, "0") == 0)
        return;
    for (const char *text = value;; text++) {
        const size_t length = strcspn(text, ",");
        const unsigned bit = log_word(text, length);

        if (bit == 0) {
            ac_environment_complain(
                log_variable, value,
                "0 and lists of calls, summary, coverage and trace=FILE, with commas between, are "
                "allowed; the others may name a file in the same way");
            return;
        }
        bits |= bit;
        text += length;
        if (*text == '\0')
            break;
    }
    ac_strict_modes |= bits;
}

static void record_read(void)
{
    const char *const value = getenv(record_variable);
    const char *comma;

    if (!value || value[0] == '\0')
        return;
    comma = strchr(value, ',');
    wanted.record_data = !comma || strcmp(comma, ",shapes") != 0;
    wanted.record_results = comma && strcmp(comma, ",results") == 0;
    if (comma == value || (comma && wanted.record_data && !wanted.record_results) ||
        !name_keep(wanted.record, value, comma ? (size_t)(comma - value) : strlen(value)))
        ac_environment_complain(
            record_variable, value,
            "FILE, FILE,shapes and FILE,results are allowed, where FILE has no comma");
    else
        ac_strict_modes |= AC_OBSERVE_RECORD;
}

static ac_environment_reader log_reader = {.read = log_read};
static ac_environment_reader record_reader = {.read = record_read};

__attribute__((constructor)) static void start(void)
{
    ac_environment_join(&log_reader, log_variable);
    ac_environment_join(&record_reader, record_variable);
}
