/*
 * Slots of one size for handles and plans, taken and given back without a heap call.
 *
 * The slots of a pool lie in a few ranges of addresses, each twice as long as the one before it. A
 * range is mapped when needed and never unmapped, so reading a slot that was given back is safe.
 * That is how a destroyed handle is distinguished from a live one (base/tag.h).
 *
 * Each thread keeps up to two magazines of free slots and takes slots from them without a lock.
 * Only whole magazines move between threads, so a thread whose plans another thread releases takes
 * a lock once in AC_POOL_MAGAZINE times. A thread that ends returns its slots.
 */
#ifndef AC_POOL_H
#define AC_POOL_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    AC_POOL_MAGAZINE = 32,
    AC_POOL_ALIGNMENT = 64,
    AC_POOL_FIRST_BITS = 8,
    AC_POOL_FIRST = 1 << AC_POOL_FIRST_BITS, /* slots of the first range */
    AC_POOL_RANGES = 16,
};

typedef enum ac_pool_id {
    AC_POOL_TENSOR,
    AC_POOL_SCALAR,
    AC_POOL_ARRAY,
    AC_POOL_PLAN,
    AC_POOL_LAUNCH,
    AC_POOL_BUFFER,
    AC_POOL_COUNT,
} ac_pool_id;

/* The start of a slot. `word` always belongs to the owner and is 0 before the first use; the other
 * members belong to the pool while the slot is free and to the owner otherwise. */
typedef struct ac_pool_slot {
    uint64_t word;
    struct ac_pool_slot *next;
    struct ac_pool_slot *next_magazine;
    size_t count;
} ac_pool_slot;

/* Slots [0, used) have been handed out at least once. `limit` is the largest number of slots. A
 * range is stored as the address that slot 0 would have if the range extended back to it, hence as
 * a number; 0 means no range. */
typedef struct ac_pool {
    ac_pool_id id;
    size_t slot_size;
    size_t limit;
    pthread_mutex_t lock;
    atomic_size_t used;
    _Atomic uintptr_t ranges[AC_POOL_RANGES];
    ac_pool_slot *magazines;
    atomic_llong live_elsewhere; /* counts of threads that ended or have no magazines */
} ac_pool;

/* A pool of `type`, which starts with the members of ac_pool_slot, or with members whose values are
 * not needed while the slot is free. */
#define AC_POOL(id_, type, limit_)                                                                 \
    {                                                                                              \
        .id = (id_),                                                                               \
        .slot_size = (sizeof(type) + AC_POOL_ALIGNMENT - 1) & ~(size_t)(AC_POOL_ALIGNMENT - 1),    \
        .limit = (limit_), .lock = PTHREAD_MUTEX_INITIALIZER,                                      \
    }

/* A slot with the contents that its last owner left; null if memory or the limit is exhausted. A
 * later call may succeed again. */
void *ac_pool_take(ac_pool *pool);

void ac_pool_give(ac_pool *pool, void *slot);

/* Range 0 has the slots [0, FIRST), range r those from FIRST << (r - 1) to FIRST << r. */
static inline size_t ac_pool_range(size_t number)
{
    return (size_t)(63 - __builtin_clzll(number >> (AC_POOL_FIRST_BITS - 1) | 1));
}

static inline size_t ac_pool_range_start(size_t range)
{
    return range == 0 ? 0 : (size_t)AC_POOL_FIRST << (range - 1);
}

/* The slot with a number; null if it was never handed out. */
static inline void *ac_pool_at(const ac_pool *pool, size_t number)
{
    if (number >= atomic_load_explicit(&pool->used, memory_order_acquire))
        return NULL;

    const size_t r = number < AC_POOL_FIRST ? 0 : ac_pool_range(number);

    return (void *)(atomic_load_explicit(&pool->ranges[r], memory_order_relaxed) +
                    number * pool->slot_size);
}

/* The number of a slot. It takes a division, so frequent callers store the result. */
size_t ac_pool_number(const ac_pool *pool, const void *slot);

/* The number of slots taken and not given back, over all threads. */
size_t ac_pool_live(ac_pool *pool);

#endif
