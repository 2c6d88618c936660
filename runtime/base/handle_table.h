/*
 * Handles of streams, events, contexts and their kin.
 *
 * A handle is no address but a number: a kind, a slot and how often the slot was used before. So a
 * handle that was destroyed, that belongs to something else, or that is any pointer of the caller's
 * is told apart without being followed, and without a lock. The memory of a slot stays for the life
 * of the process, so that one thread may destroy what another still looks at.
 */
#ifndef AC_HANDLE_H
#define AC_HANDLE_H

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

/* In the low four bits of a handle. Never 0: addresses from an allocator end in zeros. */
enum ac_handle_kind {
    AC_HANDLE_CONTEXT = 1,
    AC_HANDLE_STREAM = 2,
    AC_HANDLE_EVENT = 3,
    AC_HANDLE_BLOCK = 4,
    AC_HANDLE_GRAPH = 5,
    AC_HANDLE_NOTIFY = 6,
    AC_HANDLE_CONFIG = 7,
};

enum { AC_CHUNK_SLOTS = 64, AC_CHUNKS_MAX = 1024 };

/* The first member of every object behind a handle. */
typedef struct ac_slot {
    _Atomic uintptr_t handle; /* 0 while not in use */
    uintptr_t uses;
    size_t index;
    struct ac_slot *next_free;
} ac_slot;

typedef struct ac_table {
    const uintptr_t kind;
    const size_t slot_size;
    void (*const prepare)(ac_slot *slot); /* once, when the memory of a slot is new; or null */
    const size_t limit;                   /* most objects alive at a time */
    const size_t lock_at;                 /* offset of the lock of an object; 0 where it has none */
    pthread_mutex_t lock;
    _Atomic(char *) chunks[AC_CHUNKS_MAX];
    _Atomic size_t made;
    size_t live;
    ac_slot *first_free;
} ac_table;

#define AC_TABLE(a_kind, type, a_prepare, a_limit)                                                 \
    {                                                                                              \
        .kind = (a_kind), .slot_size = sizeof(type), .prepare = (a_prepare), .limit = (a_limit),   \
        .lock = PTHREAD_MUTEX_INITIALIZER                                                          \
    }

/* The same where each object has a pthread_mutex_t named `lock`. */
#define AC_TABLE_LOCKED(a_kind, type, a_prepare, a_limit)                                          \
    {                                                                                              \
        .kind = (a_kind), .slot_size = sizeof(type), .prepare = (a_prepare), .limit = (a_limit),   \
        .lock_at = offsetof(type, lock), .lock = PTHREAD_MUTEX_INITIALIZER                         \
    }

/* A slot that no handle leads to yet; null where the limit is reached or memory runs out. */
ac_slot *ac_slot_take(ac_table *table);

/* From now on the returned handle leads to the slot. */
void *ac_slot_publish(ac_table *table, ac_slot *slot);

/* From now on no handle leads to the slot; it may be taken again after ac_slot_return. */
void ac_slot_withdraw(ac_slot *slot);
void ac_slot_return(ac_table *table, ac_slot *slot);

/* The slot number `index`, used or not; null beyond the last. */
ac_slot *ac_slot_at(ac_table *table, size_t index);

/* For fork() (base/fork.h): takes the locks of a table and of its objects, and lets them go. In the
 * child, what was taken and has no handle is free again. */
void ac_table_hold(void *table);
void ac_table_release(void *table);
void ac_table_sort_out(ac_table *table);

static inline int ac_slot_is(ac_slot *slot, const void *handle)
{
    return atomic_load_explicit(&slot->handle, memory_order_acquire) == (uintptr_t)handle;
}

/* The slot a handle leads to; null for any other value. Another thread may withdraw it at any time:
 * what must not be missed is asked again with ac_slot_is under the lock of the object. */
static inline ac_slot *ac_slot_find(ac_table *table, const void *handle)
{
    const uintptr_t bits = (uintptr_t)handle;
    const size_t index = (size_t)(bits >> 4 & (AC_CHUNK_SLOTS * AC_CHUNKS_MAX - 1));
    if ((bits & 15) != table->kind)
        return NULL;
    char *const chunk =
        atomic_load_explicit(&table->chunks[index / AC_CHUNK_SLOTS], memory_order_acquire);
    if (chunk == NULL)
        return NULL;
    ac_slot *const slot = (ac_slot *)(void *)(chunk + index % AC_CHUNK_SLOTS * table->slot_size);
    return ac_slot_is(slot, handle) ? slot : NULL;
}

#endif
