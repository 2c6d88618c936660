#include "strict/shadow.h"

#include <stdlib.h>
#include <string.h>

unsigned char *ac_shadow_make(size_t bytes)
{
    return calloc(bytes / 8 + 1, 1);
}

static bool bit_at(const unsigned char *shadow, size_t i)
{
    return (shadow[i / 8] >> i % 8 & 1) != 0;
}

static void bit_put(unsigned char *shadow, size_t i, bool written)
{
    const unsigned bit = 1U << i % 8;

    shadow[i / 8] = (unsigned char)(written ? shadow[i / 8] | bit : shadow[i / 8] & ~bit);
}

void ac_shadow_set(unsigned char *shadow, size_t from, size_t count, bool written)
{
    const size_t end = from + count;

    while (from < end && from % 8 != 0)
        bit_put(shadow, from++, written);
    memset(shadow + from / 8, written ? 0xff : 0, (end - from) / 8);
    from += (end - from) / 8 * 8;
    while (from < end)
        bit_put(shadow, from++, written);
}

size_t ac_shadow_gap(const unsigned char *shadow, size_t from, size_t count)
{
    const size_t end = from + count;

    while (from < end) {
        uint64_t word;

        if (from % 8 == 0 && end - from >= 64) {
            memcpy(&word, shadow + from / 8, sizeof word);
            if (word == UINT64_MAX) {
                from += 64;
                continue;
            }
        }
        if (!bit_at(shadow, from))
            break;
        from++;
    }
    return from;
}

void ac_shadow_copy(unsigned char *to, size_t to_from, const unsigned char *from, size_t from_from,
                    size_t count)
{
    if (to_from % 8 == 0 && from_from % 8 == 0) {
        const unsigned char tail = from[(from_from + count) / 8]; /* before it is written over */

        memmove(to + to_from / 8, from + from_from / 8, count / 8);
        for (size_t i = 0; i < count % 8; i++)
            bit_put(to, to_from + count / 8 * 8 + i, (tail >> i & 1) != 0);
        return;
    }
    /* A copy onto itself goes the way on which nothing is overwritten too early. */
    const bool back = to == from && to_from > from_from;

    for (size_t k = 0; k < count; k++) {
        const size_t i = back ? count - 1 - k : k;

        bit_put(to, to_from + i, bit_at(from, from_from + i));
    }
}

void ac_shadow_spoil(void *memory, size_t bytes)
{
    static const unsigned char pattern[2] = {0xf4, 0x7f};
    unsigned char *const to = memory;

    for (size_t i = 0; i < bytes; i++)
        to[i] = pattern[i % 2];
}
