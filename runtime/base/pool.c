#include "base/pool.h"

#include <sys/mman.h>

enum { GROWTH = 256 * 1024, LIMIT_MIN = 64 };

/* The free slots one thread has of one pool. `live` counts what it took less what it gave, which is
 * negative in a thread that releases what others made; other threads read it. */
typedef struct cache {
    ac_pool_slot *free;
    size_t count;
    ac_pool_slot *spare; /* a full magazine or null */
    atomic_llong live;
} cache;

typedef struct thread_caches {
    cache of[AC_POOL_COUNT];
    bool registered; /* the owner's; the links belong to whoever holds the lock */
    struct thread_caches *next;
    struct thread_caches **link;
} thread_caches;

/* The initial-exec model makes an access one instruction; the object is small enough for the room
 * that the C library keeps for libraries loaded late. */
static _Thread_local thread_caches caches __attribute__((tls_model("initial-exec")));

static pthread_mutex_t registry_lock = PTHREAD_MUTEX_INITIALIZER;
static thread_caches *registry;
static ac_pool *pools[AC_POOL_COUNT];
static pthread_once_t key_once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static bool key_made; /* without one, the slots of a thread that ends are lost */

static void depot_put(ac_pool *pool, ac_pool_slot *magazine, size_t count)
{
    pthread_mutex_lock(&pool->lock);
    magazine->count = count;
    magazine->next_magazine = pool->magazines;
    pool->magazines = magazine;
    pthread_mutex_unlock(&pool->lock);
}

/* Runs when a thread ends. Another destructor may use a pool afterwards: the thread then registers
 * again, and this runs again. */
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
            atomic_fetch_add(&pools[id]->live_of_ended_threads, live);
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

static void key_create(void)
{
    key_made = pthread_key_create(&key, caches_release) == 0;
}

/* A thread that outlives the library must not call back into it. */
__attribute__((destructor)) static void key_delete(void)
{
    if (key_made)
        (void)pthread_key_delete(key);
}

static void caches_register(void)
{
    pthread_once(&key_once, key_create);
    pthread_mutex_lock(&registry_lock);
    caches.next = registry;
    caches.link = &registry;
    if (registry)
        registry->link = &caches.next;
    registry = &caches;
    pthread_mutex_unlock(&registry_lock);
    caches.registered = true;
    if (key_made)
        (void)pthread_setspecific(key, &caches);
}

/* Reserves the range of a pool; the limit shrinks where the process may not have as many addresses.
 * Pages cost nothing before they are touched. The lock is held. */
static unsigned char *range_reserve(ac_pool *pool)
{
    for (; pool->limit >= LIMIT_MIN; pool->limit /= 2) {
        const size_t size = (pool->limit * pool->slot_size + GROWTH - 1) / GROWTH * GROWTH;
        void *range =
            mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

        if (range != MAP_FAILED) {
            pthread_mutex_lock(&registry_lock);
            pools[pool->id] = pool;
            pthread_mutex_unlock(&registry_lock);
            return range;
        }
    }
    return NULL;
}

/* A slot that was never used; the lock is held. */
static void *slot_carve(ac_pool *pool)
{
    unsigned char *base = atomic_load_explicit(&pool->base, memory_order_relaxed);
    const size_t used = atomic_load_explicit(&pool->used, memory_order_relaxed);

    if (!base) {
        base = range_reserve(pool);
        if (!base)
            return NULL;
        atomic_store_explicit(&pool->base, base, memory_order_relaxed);
    }
    if (used == pool->limit)
        return NULL;
    while ((used + 1) * pool->slot_size > pool->writable) {
        if (mprotect(base + pool->writable, GROWTH, PROT_READ | PROT_WRITE) != 0)
            return NULL;
        pool->writable += GROWTH;
    }
    atomic_store_explicit(&pool->used, used + 1, memory_order_release);
    return base + used * pool->slot_size;
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

    if (!caches.registered)
        caches_register();
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

    if (!caches.registered)
        caches_register();
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
    live += atomic_load(&pool->live_of_ended_threads);
    for (const thread_caches *t = registry; t; t = t->next)
        live += atomic_load_explicit(&t->of[pool->id].live, memory_order_relaxed);
    pthread_mutex_unlock(&registry_lock);
    return live < 0 ? 0 : (size_t)live;
}
