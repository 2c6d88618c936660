/*
 * Device memory that only the library touches. A block has two addresses: what the program gets
 * lies where nothing may be read or written, and what the library uses lies a fixed distance
 * further. Blocks lie between pages that nobody may touch, and the addresses of one that was freed
 * are not used again before all others were.
 */
#ifndef AC_ZONE_H
#define AC_ZONE_H

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
    uintptr_t start; /* of the program's addresses */
    size_t size;     /* 0 where there is none */
} ac_zone;

/* Whether an address is the program's address of device memory, now or once. */
static inline bool ac_zone_has(const void *address)
{
    return (uintptr_t)address - ac_zone.start < ac_zone.size;
}

/* Where the library finds what the program means by an address. */
static inline void *ac_zone_reach(const void *address)
{
    return (char *)(uintptr_t)address + (ac_zone_has(address) ? ac_zone.size : 0);
}

/* A block; the program's address, null where memory runs out. */
void *ac_zone_take(size_t size);

/* The block that starts there is freed. */
void ac_zone_give(const void *start);

/* Keeps what trace.h knows of the block that starts there, until it is freed. */
void ac_zone_note(const void *start, struct ac_notes *notes);

/* The block around an address of the zone, or, between blocks, the one before it. */
bool ac_zone_find(const void *address, ac_block *block);

/* The finding of bytes that do not lie in one live block: freed-memory, outside-block. 0 for
 * addresses that are not the zone's. */
int ac_zone_check(const ac_claim *claim, uintptr_t low, uintptr_t high);

/* What is known of the block that starts there, as in object.h. */
const char *ac_zone_origin(const void *start, ac_object *object, char text[2 * AC_OBJECT_TEXT]);

#endif
