#include "base/pool.h"

#include <sys/mman.h>

#include "base/fork.h"

_Static_assert(sizeof(size_t) == 8, "ac_pool_range counts the zeros of 64 bits");

/* The free slots that one thread has of one pool. `live` is the number of slots it took less those
 * it gave back, negative in a thread that releases slots of others; other threads read it. */
typedef struct cache {
    ac_pool_slot *free;
    size_t count;
    ac_pool_slot *spare; /* a full magazine, or null */
    atomic_llong live;
} cache;

typedef struct thread_caches {
    cache of[AC_POOL_COUNT];
    bool registered; /* only the owner uses it; the links are guarded by the registry's lock */
    struct thread_caches *next;
    struct thread_caches **link;
} thread_caches;

/* With the initial-exec model an access is one instruction. The object fits into the space that the
 * C library reserves for libraries loaded at run time. */
static _Thread_local thread_caches caches __attribute__((tls_model("initial-exec")));

static pthread_mutex_t registry_lock = PTHREAD_MUTEX_INITIALIZER;
static thread_caches *registry;
static _Atomic(ac_pool *) pools[AC_POOL_COUNT]; /* written under the registry's lock */
static pthread_key_t key;
static bool key_made; /* both guarded by the registry's lock */

static void depot_put(ac_pool *pool, ac_pool_slot *magazine, size_t count)
{
    pthread_mutex_lock(&pool->lock);
    magazine->count = count;
    magazine->next_magazine = pool->magazines;
    pool->magazines = magazine;
    pthread_mutex_unlock(&pool->lock);
}

/* Runs when a thread ends. If a later destructor uses a pool, the thread registers again, and this
 * runs again. */
static void caches_release(void *argument)
{
    thread_caches *own = argument;

    pthread_mutex_lock(&registry_lock);
    *own->link = own->next;
    if (own->next)
        own->next->link = own->link;
    own->registered = false;
    for (int id = 0; id < AC_POOL_COUNT; id++) {
        cache *c = &own->of[id];
        const long long live = atomic_load_explicit(&c->live, memory_order_relaxed);

        if (live != 0)
            atomic_fetch_add(&pools[id]->live_elsewhere, live);
        atomic_store_explicit(&c->live, 0, memory_order_relaxed);
    }
    pthread_mutex_unlock(&registry_lock);

    for (int id = 0; id < AC_POOL_COUNT; id++) {
        cache *c = &own->of[id];

        if (c->free)
            depot_put(pools[id], c->free, c->count);
        if (c->spare)
            depot_put(pools[id], c->spare, AC_POOL_MAGAZINE);
        c->free = NULL;
        c->spare = NULL;
        c->count = 0;
    }
}

/* A thread that outlives the library must not call back into it. */
__attribute__((destructor)) static void key_delete(void)
{
    if (key_made)
        (void)pthread_key_delete(key);
}

/* Registers a pool before its lock is taken for the first time, because a fork takes the locks of
 * registered pools. */
static void pool_register(ac_pool *pool)
{
    if (atomic_load_explicit(&pools[pool->id], memory_order_acquire) != NULL)
        return;
    pthread_mutex_lock(&registry_lock);
    atomic_store_explicit(&pools[pool->id], pool, memory_order_release);
    pthread_mutex_unlock(&registry_lock);
}

/* Lets this thread keep magazines; false if its end would not be noticed, which would lose them. It
 * then keeps none and tries again the next time. */
static bool caches_register(void)
{
    if (caches.registered)
        return true;
    pthread_mutex_lock(&registry_lock);
    key_made = key_made || pthread_key_create(&key, caches_release) == 0;
    caches.registered = key_made && pthread_setspecific(key, &caches) == 0;
    if (caches.registered) {
        caches.next = registry;
        caches.link = &registry;
        if (registry)
            registry->link = &caches.next;
        registry = &caches;
    }
    pthread_mutex_unlock(&registry_lock);
    return caches.registered;
}

/* Reserves a range; its pages cost nothing before they are touched. The lock is held. */
static bool range_make(ac_pool *pool, size_t r)
{
    const size_t start = ac_pool_range_start(r);
    const size_t slots = ac_pool_range_start(r + 1) - start;
    void *range = mmap(NULL, slots * pool->slot_size, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

    if (range == MAP_FAILED)
        return false;
    atomic_store_explicit(&pool->ranges[r], (uintptr_t)range - start * pool->slot_size,
                          memory_order_relaxed);
    return true;
}

/* A slot that was never used; the lock is held. */
static void *slot_carve(ac_pool *pool)
{
    const size_t used = atomic_load_explicit(&pool->used, memory_order_relaxed);
    const size_t r = ac_pool_range(used);

    if (used == pool->limit)
        return NULL;
    if (atomic_load_explicit(&pool->ranges[r], memory_order_relaxed) == 0 && !range_make(pool, r))
        return NULL;
    atomic_store_explicit(&pool->used, used + 1, memory_order_release);
    return ac_pool_at(pool, used);
}

/* A single slot, for a thread that keeps no magazines. */
static void *take_one(ac_pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    ac_pool_slot *slot = pool->magazines;

    if (!slot) {
        slot = slot_carve(pool);
    } else if (slot->next) {
        slot->next->count = slot->count - 1;
        slot->next->next_magazine = slot->next_magazine;
        pool->magazines = slot->next;
    } else {
        pool->magazines = slot->next_magazine;
    }
    pthread_mutex_unlock(&pool->lock);
    if (slot)
        atomic_fetch_add(&pool->live_elsewhere, 1);
    return slot;
}

static void give_one(ac_pool *pool, ac_pool_slot *slot)
{
    slot->next = NULL;
    depot_put(pool, slot, 1);
    atomic_fetch_sub(&pool->live_elsewhere, 1);
}

static void live_add(cache *c, long long change)
{
    const long long live = atomic_load_explicit(&c->live, memory_order_relaxed);

    atomic_store_explicit(&c->live, live + change, memory_order_relaxed);
}

static void *take_slowly(ac_pool *pool)
{
    cache *c = &caches.of[pool->id];
    void *carved = NULL;

    pool_register(pool);
    if (!caches_register())
        return take_one(pool);
    if (c->spare) {
        c->free = c->spare;
        c->count = AC_POOL_MAGAZINE;
        c->spare = NULL;
    } else {
        pthread_mutex_lock(&pool->lock);
        c->free = pool->magazines;
        if (c->free) {
            c->count = c->free->count;
            pool->magazines = c->free->next_magazine;
        } else {
            carved = slot_carve(pool);
        }
        pthread_mutex_unlock(&pool->lock);
    }
    if (c->free)
        return ac_pool_take(pool);
    if (carved)
        live_add(c, 1);
    return carved;
}

void *ac_pool_take(ac_pool *pool)
{
    cache *c = &caches.of[pool->id];
    ac_pool_slot *slot = c->free;

    if (!slot)
        return take_slowly(pool);
    c->free = slot->next;
    c->count--;
    live_add(c, 1);
    return slot;
}

void ac_pool_give(ac_pool *pool, void *given)
{
    cache *c = &caches.of[pool->id];
    ac_pool_slot *slot = given;

    if (!caches.registered && !caches_register()) {
        give_one(pool, slot);
        return;
    }
    if (c->count == AC_POOL_MAGAZINE) {
        if (c->spare)
            depot_put(pool, c->spare, AC_POOL_MAGAZINE);
        c->spare = c->free;
        c->free = NULL;
        c->count = 0;
    }
    slot->next = c->free;
    c->free = slot;
    c->count++;
    live_add(c, -1);
}

size_t ac_pool_live(ac_pool *pool)
{
    long long live = 0;

    pthread_mutex_lock(&registry_lock);
    live += atomic_load(&pool->live_elsewhere);
    for (const thread_caches *t = registry; t; t = t->next)
        live += atomic_load_explicit(&t->of[pool->id].live, memory_order_relaxed);
    pthread_mutex_unlock(&registry_lock);
    return live < 0 ? 0 : (size_t)live;
}

size_t ac_pool_number(const ac_pool *pool, const void *slot)
{
    for (size_t r = 0;; r++) {
        const uintptr_t range = atomic_load_explicit(&pool->ranges[r], memory_order_relaxed);
        const size_t number = ((uintptr_t)slot - range) / pool->slot_size;

        if (number >= ac_pool_range_start(r) && number < ac_pool_range_start(r + 1))
            return number;
    }
}

/* --- fork ------------------------------------------------------------------------------------ */

static void pools_hold(void *unused)
{
    (void)unused;
    for (int id = 0; id < AC_POOL_COUNT; id++) {
        ac_pool *pool = atomic_load_explicit(&pools[id], memory_order_relaxed);

        if (pool)
            pthread_mutex_lock(&pool->lock);
    }
}

static void pools_release(void *unused)
{
    (void)unused;
    for (int id = 0; id < AC_POOL_COUNT; id++) {
        ac_pool *pool = atomic_load_explicit(&pools[id], memory_order_relaxed);

        if (pool)
            pthread_mutex_unlock(&pool->lock);
    }
}

AC_FORK_PART(AC_FORK_POOLS, pools_hold, pools_release, NULL, NULL)

/* In the child the memory of other threads may be reused. Slots that they took stay taken; their
 * magazines are lost, because they may have been changing them. */
static void caches_forget(void)
{
    thread_caches *own = NULL;

    for (thread_caches *t = registry; t; t = t->next) {
        if (t == &caches) {
            own = t;
            continue;
        }
        for (int id = 0; id < AC_POOL_COUNT; id++)
            if (pools[id])
                atomic_fetch_add(&pools[id]->live_elsewhere,
                                 atomic_load_explicit(&t->of[id].live, memory_order_relaxed));
    }
    registry = own;
    if (own) {
        own->next = NULL;
        own->link = &registry;
    }
}

AC_FORK_LOCK(AC_FORK_CACHES, &registry_lock, caches_forget)
