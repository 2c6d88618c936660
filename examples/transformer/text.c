#include "text.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn static void fail(const char *path, const char *why)
{
    (void)fprintf(stderr, "transformer: %s: %s\n", path, why);
    exit(1);
}

/* The whole file, in memory that the caller frees. */
static unsigned char *read_all(const char *path, int64_t *length)
{
    FILE *const file = fopen(path, "rb");
    size_t count = 0, room = 1 << 16;
    unsigned char *bytes = malloc(room);

    if (file == NULL)
        fail(path, strerror(errno));
    while (bytes != NULL) {
        count += fread(bytes + count, 1, room - count, file);
        if (count < room)
            break;
        unsigned char *const more = realloc(bytes, room *= 2);
        if (more == NULL)
            free(bytes);
        bytes = more;
    }
    if (bytes == NULL)
        fail(path, "there is no memory for it");
    if (ferror(file))
        fail(path, "it cannot be read");
    (void)fclose(file);
    *length = (int64_t)count;
    return bytes;
}

text text_read(const char *path, int64_t least)
{
    text t = {0};
    int seen[256] = {0};

    t.symbols = read_all(path, &t.length);
    if (t.length < least) {
        char why[80];

        (void)snprintf(why, sizeof why, "it has %lld bytes, and at least %lld are wanted",
                       (long long)t.length, (long long)least);
        fail(path, why);
    }
    for (int64_t i = 0; i < t.length; i++)
        seen[t.symbols[i]] = 1;
    for (int byte = 0; byte < 256; byte++) {
        if (!seen[byte])
            continue;
        t.byte_of[t.vocabulary] = (unsigned char)byte;
        t.symbol_of[byte] = (unsigned char)t.vocabulary++;
    }
    for (int64_t i = 0; i < t.length; i++)
        t.symbols[i] = t.symbol_of[t.symbols[i]];
    return t;
}

void text_free(text *t)
{
    free(t->symbols);
    *t = (text){0};
}

float random_number(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (float)(*state >> 40) * 0x1p-24F;
}

void text_rows(const text *t, const unsigned char *symbols, int64_t rows, float *numbers)
{
    for (int64_t i = 0; i < rows * t->vocabulary; i++)
        numbers[i] = 0;
    for (int64_t i = 0; i < rows; i++)
        numbers[i * t->vocabulary + symbols[i]] = 1;
}
