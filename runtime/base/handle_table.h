/*
 * Handles of streams, events, contexts and the like.
 *
 * A handle is not an address but a number: a kind, a slot and how often the slot was used before.
 * So a destroyed handle, one of another kind, or any pointer of the caller is recognised without
 * following it and without a lock. Slots are never freed, so one thread may destroy an object that
 * another one is still examining.
 */
#ifndef AC_HANDLE_H
#define AC_HANDLE_H

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

/* In the low four bits of a handle. Never 0, unlike in addresses from an allocator. */
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
    _Atomic uintptr_t handle; /* 0 while unused */
    uintptr_t uses;
    size_t index;
    struct ac_slot *next_free;
} ac_slot;

typedef struct ac_table {
    const uintptr_t kind;
    const size_t slot_size;
    void (*const prepare)(ac_slot *slot); /* called once for new memory of a slot; or null */
    const size_t limit;                   /* most objects at a time */
    const size_t lock_at;                 /* offset of an object's lock; 0 if it has none */
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

/* A slot without a handle; null if the limit is reached or memory is exhausted. */
ac_slot *ac_slot_take(ac_table *table);

/* Gives the slot a handle and returns it. */
void *ac_slot_publish(ac_table *table, ac_slot *slot);

/* Invalidates the slot's handle; the slot may be taken again after ac_slot_return. */
void ac_slot_withdraw(ac_slot *slot);
void ac_slot_return(ac_table *table, ac_slot *slot);

/* The slot number `index`, used or not; null beyond the last. */
ac_slot *ac_slot_at(ac_table *table, size_t index);

/* For fork() (base/fork.h): takes the locks of a table and of its objects, and releases them. In
 * the child, slots that were taken and have no handle become free. */
void ac_table_hold(void *table);
void ac_table_release(void *table);
void ac_table_sort_out(ac_table *table);

static inline int ac_slot_is(ac_slot *slot, const void *handle)
{
    return atomic_load_explicit(&slot->handle, memory_order_acquire) == (uintptr_t)handle;
}

/* The slot of a handle; null for any other value. Another thread may withdraw it at any time; to be
 * certain, check again with ac_slot_is under the object's lock. */
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
