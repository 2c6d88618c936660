#include "check/values.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/float_environment.h"
#include "check/words.h"

aclnnStatus ac_check_mode_string(const char *text, const char *name, const char *const *values,
                                 size_t count, size_t *mode)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(text, values[i]) == 0) {
            *mode = i;
            return ACLNN_SUCCESS;
        }
    }

    ac_list allowed = {.total = count};

    for (size_t i = 0; i < count; i++)
        ac_list_add(&allowed, "\"", values[i]);
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is \"%.64s\"; %s %s allowed", name, text,
                   allowed.text, ac_is_or_are(&allowed));
}

size_t ac_text_find(const char *text, const char *const *values, size_t count)
{
    size_t found = 0;

    while (found < count && strcmp(text, values[found]) != 0)
        found++;
    return found;
}

size_t ac_mode_find(int64_t value, const int64_t *values, size_t count)
{
    size_t found = 0;

    while (found < count && value != values[found])
        found++;
    return found;
}

aclnnStatus ac_check_mode_int(int64_t value, const char *name, const int64_t *values, size_t count,
                              size_t *mode)
{
    const size_t found = ac_mode_find(value, values, count);

    if (found < count) {
        *mode = found;
        return ACLNN_SUCCESS;
    }

    ac_list allowed = {.total = count};

    for (size_t i = 0; i < count; i++) {
        char digits[24];

        (void)snprintf(digits, sizeof digits, "%" PRId64, values[i]);
        ac_list_add(&allowed, "", digits);
    }
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %" PRId64 "; %s %s allowed", name, value,
                   allowed.text, ac_is_or_are(&allowed));
}

/* Prints the shortest decimal that reads back as the number, or `true` or `false`. */
static void value_print(const ac_given *given, char *text, size_t size)
{
    if (given->flag) {
        (void)snprintf(text, size, "%s", given->value != 0 ? "true" : "false");
        return;
    }
    for (int digits = 6; digits <= 17; digits++) {
        (void)snprintf(text, size, "%.*g", digits, given->value);
        if (strtod(text, NULL) == given->value)
            break;
    }
}

aclnnStatus ac_check_require(ac_requires *holds, const char *text, const ac_given *given,
                             size_t count)
{
    const ac_float_environment callers = ac_float_environment_enter();
    const bool kept = holds(given);

    ac_float_environment_leave(callers);
    if (kept)
        return ACLNN_SUCCESS;

    ac_list values = {.total = count};

    for (size_t i = 0; i < count; i++) {
        char value[32];
        char item[160];

        value_print(&given[i], value, sizeof value);
        (void)snprintf(item, sizeof item, "%s is %s", given[i].name, value);
        ac_list_add(&values, "", item);
    }
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s; %s is required", values.text, text);
}

aclnnStatus ac_check_integers_length(const ac_array *list, const char *name, uint64_t count)
{
    if (list->size == count)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has %" PRIu64 " values; only %" PRIu64 " are allowed", name, list->size,
                   count);
}
