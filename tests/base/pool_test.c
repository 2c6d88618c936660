/*
 * Pools: slots with numbers in ranges that grow, and no more of them than the limit.
 */
#include <criterion/criterion.h>
#include <pthread.h>
#include <stdint.h>
#include <string.h>

#include "base/pool.h"

enum { LIMIT = 3000 };

typedef struct slot {
    ac_pool_slot own;
    unsigned char rest[100];
} slot;

/* The identifier of a pool that this program does not use otherwise. */
static ac_pool pool = AC_POOL(AC_POOL_BUFFER, slot, LIMIT);
static slot *taken[LIMIT];

static void take_all(void)
{
    for (size_t i = 0; i < LIMIT; i++) {
        taken[i] = ac_pool_take(&pool);
        cr_assert_not_null(taken[i], "slot %zu", i);
        memset(taken[i]->rest, (int)(i % 251), sizeof taken[i]->rest);
    }
    cr_assert_null(ac_pool_take(&pool));
    cr_assert_eq(ac_pool_live(&pool), LIMIT);
}

static void give_all(void)
{
    for (size_t i = 0; i < LIMIT; i++)
        ac_pool_give(&pool, taken[i]);
    cr_assert_eq(ac_pool_live(&pool), 0);
}

Test(pool, slots_have_numbers)
{
    static bool seen[LIMIT];
    cr_assert_null(ac_pool_at(&pool, 0));
    take_all();
    for (size_t i = 0; i < LIMIT; i++) {
        const size_t number = ac_pool_number(&pool, taken[i]);
        cr_assert(number < LIMIT && !seen[number], "number %zu", number);
        seen[number] = true;
        cr_assert_eq(ac_pool_at(&pool, number), taken[i]);
        cr_assert_eq(taken[i]->rest[sizeof taken[i]->rest - 1], i % 251);
    }
    cr_assert_null(ac_pool_at(&pool, LIMIT));
    cr_assert_null(ac_pool_at(&pool, SIZE_MAX));
}

/* Addresses are set aside for at most twice the slots that there are. */
Test(pool, ranges_are_made_when_needed)
{
    cr_assert_not_null(ac_pool_take(&pool));
    for (size_t r = 1; r < AC_POOL_RANGES; r++)
        cr_assert_eq(atomic_load(&pool.ranges[r]), 0);
    for (size_t i = 1; i <= AC_POOL_FIRST; i++)
        cr_assert_not_null(ac_pool_take(&pool));
    cr_assert_neq(atomic_load(&pool.ranges[1]), 0);
    cr_assert_eq(atomic_load(&pool.ranges[2]), 0);
}

Test(pool, limit_holds_and_slots_come_back)
{
    for (int i = 0; i < 3; i++) {
        take_all();
        give_all();
    }
}

/* All but what another thread may keep for itself. */
enum { MOST = LIMIT - 2 * AC_POOL_MAGAZINE };

static void *take_most(void *unused)
{
    (void)unused;
    for (size_t i = 0; i < MOST; i++) {
        taken[i] = ac_pool_take(&pool);
        cr_assert_not_null(taken[i], "slot %zu", i);
    }
    return NULL;
}

/* What a thread took stays taken when it ends, and what it kept for itself goes to others. */
Test(pool, threads_end)
{
    pthread_t thread;
    for (int i = 0; i < 5; i++) {
        cr_assert_eq(pthread_create(&thread, NULL, take_most, NULL), 0);
        cr_assert_eq(pthread_join(thread, NULL), 0);
        cr_assert_eq(ac_pool_live(&pool), MOST);
        for (size_t k = 0; k < MOST; k++)
            ac_pool_give(&pool, taken[k]);
        cr_assert_eq(ac_pool_live(&pool), 0);
    }
}
