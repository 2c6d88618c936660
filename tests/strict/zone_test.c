/*
 * Device memory of strict mode: what is not used again too early, and what remembers who wrote it.
 */
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "strict/shadow.h"
#include "strict/zone.h"

enum { TRIES = 20000, BITS = 700 };

static uint32_t next(uint32_t *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 8;
}

Test(zone, two_addresses_of_the_same_bytes)
{
    char *const block = ac_zone_take(100);
    ac_block found;

    cr_assert(block && ac_zone_has(block) && ac_zone_has(block + 99));
    memset(ac_zone_reach(block), 7, 100);
    cr_assert_eq(*((char *)ac_zone_reach(block) + 99), 7);
    cr_assert(ac_zone_find(block + 99, &found));
    cr_assert_eq(found.start, (uintptr_t)block);
    cr_assert_eq(found.size, 100);
    cr_assert(found.live);
    ac_zone_give(block);
    cr_assert(ac_zone_find(block, &found));
    cr_assert_not(found.live);
    cr_assert_eq(ac_zone_reach(&found), &found, "other memory has one address");
}

Test(zone, addresses_of_freed_blocks_come_last)
{
    char *const first = ac_zone_take(1);
    const size_t quarter = ac_zone_size() / 4;

    cr_assert_not_null(first);
    ac_zone_give(first);

    char *const blocks[] = {ac_zone_take(quarter), ac_zone_take(quarter), ac_zone_take(quarter)};

    for (int i = 0; i < 3; i++)
        cr_assert(blocks[i] && blocks[i] > first);
    cr_assert_null(ac_zone_take(quarter), "the zone is used up");
    memset(ac_zone_reach(blocks[1]), 1, 10);
    ac_zone_give(blocks[1]);
    cr_assert_null(ac_zone_take(quarter + quarter / 2));

    char *const again = ac_zone_take(quarter);

    cr_assert_eq(again, blocks[1]);
    cr_assert_eq(*(char *)ac_zone_reach(again), 0, "nothing of the block before is left");
    ac_zone_give(blocks[0]);
    ac_zone_give(again);
    cr_assert_eq(ac_zone_take(quarter + quarter / 2), first, "neighbours become one");
    cr_assert_null(ac_zone_take(quarter + quarter / 2));
    cr_assert_null(ac_zone_take(SIZE_MAX));
}

Test(shadow, is_what_a_byte_for_each_byte_is)
{
    unsigned char *const shadow = ac_shadow_make(BITS);
    static unsigned char bytes[BITS + 1];
    uint32_t state = 3;

    for (int n = 0; n < TRIES; n++) {
        const size_t from = next(&state) % BITS;
        const size_t other = next(&state) % BITS;
        const size_t room = BITS - (from > other ? from : other);
        const size_t count = next(&state) % 3 == 0 ? room : next(&state) % (room + 1);
        size_t gap = from;

        if (next(&state) % 3 == 0) {
            ac_shadow_copy(shadow, from, shadow, other, count);
            memmove(bytes + from, bytes + other, count);
        } else {
            const bool written = next(&state) % 4 != 0;

            ac_shadow_set(shadow, from, count, written);
            memset(bytes + from, written, count);
        }
        while (gap < from + count && bytes[gap])
            gap++;
        cr_assert_eq(ac_shadow_gap(shadow, from, count), gap, "try %d", n);
        for (size_t i = 0; i < BITS; i++)
            cr_assert_eq(shadow[i / 8] >> i % 8 & 1, bytes[i], "try %d, byte %zu", n, i);
    }
    free(shadow);
}
