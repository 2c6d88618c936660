#include "options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/dtype.h"
#include "client/number.h"
#include "entry.h"
#include "say.h"

static const option *option_named(const option *known, const char *name, size_t length)
{
    for (; known->name; known++) {
        if (strlen(known->name) == length && strncmp(known->name, name, length) == 0)
            return known;
    }
    return NULL;
}

int options_take(int *count, char **arguments, const option *known, const char *help)
{
    int kept = 0;

    for (int i = 0; i < *count; i++) {
        const char *const argument = arguments[i];
        const size_t length = strcspn(argument, "=");
        const option *const found = option_named(known, argument, length);

        if (strcmp(argument, "--help") == 0 || strcmp(argument, "-h") == 0) {
            (void)fputs(help, stdout);
            return EXIT_DONE;
        }
        if (argument[0] != '-' || argument[1] == '\0') {
            arguments[kept++] = arguments[i];
            continue;
        }
        if (!found)
            return fail(EXIT_USAGE, "there is no option %.*s here; --help shows those there are",
                        (int)length, argument);
        if (found->flag && argument[length] == '=')
            return fail(EXIT_USAGE, "%s has no value", found->name);
        if (found->flag)
            *found->flag = true;
        else if (argument[length] == '=')
            *found->value = argument + length + 1;
        else if (i + 1 < *count)
            *found->value = arguments[++i];
        else
            return fail(EXIT_USAGE, "%s wants a value", found->name);
    }
    *count = kept;
    return OPTIONS_GO_ON;
}

int option_count(const char *name, const char *text, uint64_t *count)
{
    char *end;

    if (!text)
        return EXIT_DONE;
    *count = strtoull(text, &end, 10);
    if (*end != '\0' || *count == 0 || text[0] == '-')
        return fail(EXIT_USAGE, "%s %s is not a number above zero", name, text);
    return EXIT_DONE;
}

int option_dtype(const char *text, int *dtype)
{
    *dtype = text ? dtype_named(text) : AC_DTYPE_NONE;
    if (text && !dtype_is_known(*dtype))
        return fail(
            EXIT_USAGE,
            "--dtype %s is not known; f16, bf16, f32, f64, c64, c128, bool and i8 to u64 are",
            text);
    return EXIT_DONE;
}

int option_soc(const char *text)
{
    if (text && product_named(text) == AC_PRODUCT_COUNT) {
        char names[256];
        size_t used = 0;

        for (int i = 0; i < AC_PRODUCT_COUNT; i++)
            used += (size_t)snprintf(names + used, sizeof names - used, "%s%s", i > 0 ? ", " : "",
                                     ac_product_facts[i].name);
        return fail(EXIT_USAGE, "--soc %s is not a product; allowed are %s", text, names);
    }
    if (text && setenv("ACLNN_CPU_SOC", text, 1) != 0)
        return fail(EXIT_FILE, "the environment cannot be changed");
    return EXIT_DONE;
}
