#include "entry.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "client/dtype.h"
#include "client/stubs.h"
#include "say.h"

enum { WORD_MAX = 64 };

/* The letters and digits of a name, in lower case, without "aclnn" and underscores. */
static void folded(const char *name, char *word)
{
    size_t used = 0;

    if (strncasecmp(name, "aclnn", 5) == 0)
        name += 5;
    for (; *name != '\0' && used + 1 < WORD_MAX; name++) {
        if (*name != '_')
            word[used++] = (char)tolower((unsigned char)*name);
    }
    word[used] = '\0';
}

size_t word_distance(const char *a, const char *b)
{
    size_t row[WORD_MAX + 1];
    const size_t width = strlen(b) < WORD_MAX ? strlen(b) : WORD_MAX;

    for (size_t j = 0; j <= width; j++)
        row[j] = j;
    for (size_t i = 0; a[i] != '\0'; i++) {
        size_t corner = row[0];

        row[0] = i + 1;
        for (size_t j = 0; j < width; j++) {
            const size_t replaced = corner + (a[i] != b[j]);
            size_t best = row[j] < row[j + 1] ? row[j] + 1 : row[j + 1] + 1;

            best = replaced < best ? replaced : best;
            corner = row[j + 1];
            row[j + 1] = best;
        }
    }
    return row[width];
}

/* The operators whose names have `wanted` in them, if these are few. */
static bool names_with(const char *wanted, char *names, size_t size)
{
    enum { FEW = 6 };
    size_t count = 0;
    size_t used = 0;
    char word[WORD_MAX];

    for (const ac_entry *const *e = ac_catalogue; *e; e++) {
        folded((*e)->name, word);
        if (strstr(word, wanted) && used < size && count++ < FEW)
            used += (size_t)snprintf(names + used, size - used, "%s%s", used > 0 ? ", " : "",
                                     (*e)->name + strlen("aclnn"));
    }
    return strlen(wanted) > 2 && count > 0 && count <= FEW;
}

const ac_entry *entry_named(const char *name)
{
    const ac_entry *nearest = NULL;
    size_t distance = WORD_MAX;
    char wanted[WORD_MAX];
    char word[WORD_MAX];
    char names[512];

    folded(name, wanted);
    for (const ac_entry *const *e = ac_catalogue; *e; e++) {
        folded((*e)->name, word);
        if (strcmp(word, wanted) == 0)
            return *e;

        const size_t apart = word_distance(wanted, word);

        if (apart < distance) {
            distance = apart;
            nearest = *e;
        }
    }
    for (const ac_stub *s = ac_stubs; s->name; s++) {
        folded(s->name, word);
        if (strcmp(word, wanted) == 0) {
            (void)fail(EXIT_USAGE, "%s is known and not implemented in this version%s%s", s->name,
                       s->why ? ": " : "", s->why ? s->why : "");
            return NULL;
        }
    }
    if (names_with(wanted, names, sizeof names))
        (void)fail(EXIT_USAGE, "there is no operator %s; did you mean %s?", name, names);
    else if (nearest && distance <= 3)
        (void)fail(EXIT_USAGE, "there is no operator %s; did you mean %s?", name,
                   nearest->name + strlen("aclnn"));
    else
        (void)fail(EXIT_USAGE, "there is no operator %s; 'aclnn list' shows all that there are",
                   name);
    return NULL;
}

int product_named(const char *name)
{
    int i = 0;

    while (i < AC_PRODUCT_COUNT && strcasecmp(ac_product_facts[i].name, name) != 0)
        i++;
    return i;
}

int product_current(void)
{
    const char *const soc = getenv("ACLNN_CPU_SOC");
    const int product = soc ? product_named(soc) : AC_PRODUCT_DEFAULT;

    return product < AC_PRODUCT_COUNT ? product : AC_PRODUCT_DEFAULT;
}

const char *dtypes_text(uint64_t set, char *text)
{
    enum { SIZE = 256 };
    size_t used = 0;

    text[0] = '\0';
    for (int i = 0; i < AC_DTYPE_COUNT; i++) {
        if ((set >> i & 1) != 0 && used + 16 < SIZE)
            used += (size_t)snprintf(text + used, SIZE - used, "%s%s", used > 0 ? " " : "",
                                     dtype_name(i));
    }
    return text;
}
