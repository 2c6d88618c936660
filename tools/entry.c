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

enum { FEW = 6, NEAR = 3, STEP = 2 * WORD_MAX };

/* The distance of a name from the wanted one; SIZE_MAX: too far. A name that begins with it is
 * nearest; one that contains it counts as two changed letters; among equals, the edit distance
 * decides. */
static size_t farness(const char *wanted, const char *word)
{
    const size_t length = strlen(wanted);
    const size_t most = length / 3 < NEAR ? length / 3 : NEAR;
    const size_t apart = word_distance(wanted, word);
    const char *const found = length > 2 ? strstr(word, wanted) : NULL;
    size_t steps = apart;

    if (found && steps > (found == word ? 0 : 2))
        steps = found == word ? 0 : 2;
    return found || apart <= most ? steps * STEP + apart : SIZE_MAX;
}

/* The names most similar to `wanted`, nearest first; "" if none is similar or too many are. */
static void near_names(const char *wanted, char *names, size_t size)
{
    const ac_entry *best[FEW];
    size_t far[FEW];
    size_t count = 0;
    size_t used = 0;

    names[0] = '\0';
    for (const ac_entry *const *e = ac_catalogue; *e; e++) {
        char word[WORD_MAX];

        folded((*e)->name, word);

        const size_t own = farness(wanted, word);
        size_t at = count < FEW ? count : FEW;

        while (at > 0 && own < far[at - 1])
            at--;
        if (own == SIZE_MAX || at == FEW)
            continue;
        for (size_t i = count < FEW ? count++ : FEW - 1; i > at; i--) {
            best[i] = best[i - 1];
            far[i] = far[i - 1];
        }
        best[at] = *e;
        far[at] = own;
    }
    /* Only names as near as the nearest are listed. */
    for (size_t i = 0; i < count && used < size && far[i] / STEP == far[0] / STEP; i++)
        used += (size_t)snprintf(names + used, size - used, "%s%s", i > 0 ? ", " : "",
                                 best[i]->name + strlen("aclnn"));
}

const ac_entry *entry_named(const char *name)
{
    char wanted[WORD_MAX];
    char word[WORD_MAX];
    char names[512];

    folded(name, wanted);
    for (const ac_entry *const *e = ac_catalogue; *e; e++) {
        folded((*e)->name, word);
        if (strcmp(word, wanted) == 0)
            return *e;
    }
    for (const ac_stub *s = ac_stubs; s->name; s++) {
        folded(s->name, word);
        if (strcmp(word, wanted) == 0) {
            (void)fail(EXIT_USAGE, "%s is known and not implemented in this version%s%s", s->name,
                       s->why ? ": " : "", s->why ? s->why : "");
            return NULL;
        }
    }
    near_names(wanted, names, sizeof names);
    if (names[0] != '\0')
        (void)fail(EXIT_USAGE, "there is no operator %s; did you mean %s?", name, names);
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
