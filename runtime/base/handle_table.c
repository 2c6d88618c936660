#include "base/handle_table.h"

#include <stdlib.h>

enum { INDEX_BITS = 16 };
_Static_assert(AC_CHUNK_SLOTS *AC_CHUNKS_MAX == 1 << INDEX_BITS, "a slot's number fits its bits");

static ac_slot *slot_make(ac_table *table)
{
    const size_t index = atomic_load_explicit(&table->made, memory_order_relaxed);
    if (index == AC_CHUNK_SLOTS * AC_CHUNKS_MAX)
        return NULL;
    char *chunk =
        atomic_load_explicit(&table->chunks[index / AC_CHUNK_SLOTS], memory_order_relaxed);
    if (chunk == NULL) {
        chunk = calloc(AC_CHUNK_SLOTS, table->slot_size);
        if (chunk == NULL)
            return NULL;
        atomic_store_explicit(&table->chunks[index / AC_CHUNK_SLOTS], chunk, memory_order_release);
    }
    ac_slot *const slot = (ac_slot *)(void *)(chunk + index % AC_CHUNK_SLOTS * table->slot_size);
    slot->index = index;
    if (table->prepare != NULL)
        table->prepare(slot);
    atomic_store_explicit(&table->made, index + 1, memory_order_release);
    return slot;
}

ac_slot *ac_slot_take(ac_table *table)
{
    ac_slot *slot = NULL;
    (void)pthread_mutex_lock(&table->lock);
    if (table->live < table->limit) {
        slot = table->first_free;
        if (slot != NULL)
            table->first_free = slot->next_free;
        else
            slot = slot_make(table);
        if (slot != NULL)
            table->live++;
    }
    (void)pthread_mutex_unlock(&table->lock);
    return slot;
}

void *ac_slot_publish(ac_table *table, ac_slot *slot)
{
    /* `uses` is in bits above the index, and never 0, so that a handle is never a small number. */
    slot->uses++;
    const uintptr_t handle =
        (slot->uses << (INDEX_BITS + 4)) | (uintptr_t)slot->index << 4 | table->kind;
    atomic_store_explicit(&slot->handle, handle, memory_order_release);
    return (void *)handle;
}

void ac_slot_withdraw(ac_slot *slot)
{
    atomic_store_explicit(&slot->handle, 0, memory_order_release);
}

void ac_slot_return(ac_table *table, ac_slot *slot)
{
    (void)pthread_mutex_lock(&table->lock);
    slot->next_free = table->first_free;
    table->first_free = slot;
    table->live--;
    (void)pthread_mutex_unlock(&table->lock);
}

ac_slot *ac_slot_at(ac_table *table, size_t index)
{
    if (index >= atomic_load_explicit(&table->made, memory_order_acquire))
        return NULL;
    char *const chunk =
        atomic_load_explicit(&table->chunks[index / AC_CHUNK_SLOTS], memory_order_acquire);
    return (ac_slot *)(void *)(chunk + index % AC_CHUNK_SLOTS * table->slot_size);
}

static pthread_mutex_t *lock_of(const ac_table *table, ac_slot *slot)
{
    return (pthread_mutex_t *)(void *)((char *)slot + table->lock_at);
}

void ac_table_hold(void *held)
{
    ac_table *const table = held;
    ac_slot *slot;
    (void)pthread_mutex_lock(&table->lock);
    for (size_t i = 0; table->lock_at != 0 && (slot = ac_slot_at(table, i)) != NULL; i++)
        (void)pthread_mutex_lock(lock_of(table, slot));
}

void ac_table_release(void *held)
{
    ac_table *const table = held;
    ac_slot *slot;
    for (size_t i = 0; table->lock_at != 0 && (slot = ac_slot_at(table, i)) != NULL; i++)
        (void)pthread_mutex_unlock(lock_of(table, slot));
    (void)pthread_mutex_unlock(&table->lock);
}

void ac_table_sort_out(ac_table *table)
{
    ac_slot *slot;
    table->first_free = NULL;
    table->live = 0;
    for (size_t i = 0; (slot = ac_slot_at(table, i)) != NULL; i++) {
        if (!ac_slot_is(slot, NULL)) {
            table->live++;
            continue;
        }
        slot->next_free = table->first_free;
        table->first_free = slot;
    }
}
