/*
 * Device memory that only the library can access. A block has two addresses: the program gets one
 * in pages without access rights, and the library uses one at a fixed distance after it. Between
 * blocks there are pages without access rights. Addresses of a freed block are reused only when all
 * others have been used.
 */
#ifndef AC_ZONE_H
#define AC_ZONE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "strict/object.h"

/* What one use of memory is about, for a sentence: `call` has `argument` lie there. */
typedef struct ac_claim {
    const char *call;
    const char *argument;
    const void *stream;
    int status; /* of a refusal */
} ac_claim;

typedef struct ac_block {
    uintptr_t start; /* the program's address */
    size_t size;
    bool live;
    struct ac_notes *notes; /* of trace.h */
} ac_block;

extern struct ac_zone {
    uintptr_t start;     /* of the program's addresses; written before the size */
    _Atomic size_t size; /* 0 if there is no zone */
} ac_zone;

static inline size_t ac_zone_size(void)
{
    return atomic_load_explicit(&ac_zone.size, memory_order_acquire);
}

/* Whether an address is one that a program has for device memory, live or freed. */
static inline bool ac_zone_has(const void *address)
{
    const size_t size = ac_zone_size();

    return size > 0 && (uintptr_t)address - ac_zone.start < size;
}

/* The library's address for an address of the program. */
static inline void *ac_zone_reach(const void *address)
{
    return (char *)(uintptr_t)address + (ac_zone_has(address) ? ac_zone_size() : 0);
}

/* Allocates a block. Returns the program's address, or null if there is no memory. */
void *ac_zone_take(size_t size);

/* Frees the block that starts there. */
void ac_zone_give(const void *start);

/* Attaches the notes of trace.h to the block that starts there, until it is freed. */
void ac_zone_note(const void *start, struct ac_notes *notes);

/* The block that contains an address of the zone; between blocks, the one before it. */
bool ac_zone_find(const void *address, ac_block *block);

/* Reports bytes that do not lie in one live block (freed-memory, outside-block). Returns 0 for
 * addresses outside the zone. */
int ac_zone_check(const ac_claim *claim, uintptr_t low, uintptr_t high);

/* What is known of the block that starts there, as in object.h. */
const char *ac_zone_origin(const void *start, ac_object *object, char text[2 * AC_OBJECT_TEXT]);

#endif
