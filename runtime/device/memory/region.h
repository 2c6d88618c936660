/*
 * The known memory regions: allocated, mapped or registered. A pointer that the caller passes is
 * looked up here, not dereferenced.
 */
#ifndef AC_REGION_H
#define AC_REGION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum ac_region_kind {
    AC_REGION_DEVICE,     /* aclrtMalloc and its variants */
    AC_REGION_HOST,       /* aclrtMallocHost */
    AC_REGION_MANAGED,    /* aclrtMemAllocManaged */
    AC_REGION_REGISTERED, /* aclrtHostRegister; the memory is the caller's */
    AC_REGION_MAPPED,     /* aclrtMapMem */
};

typedef struct ac_region {
    uintptr_t start;
    size_t size;
    enum ac_region_kind kind;
    bool huge;  /* the system was advised to use huge pages */
    int device; /* the device it was allocated on */
} ac_region;

/* Disjoint regions, ordered by address. There are two maps: usable memory, and reserved address
 * space. */
typedef struct ac_region_map ac_region_map;
extern ac_region_map ac_regions;
extern ac_region_map ac_reservations;

enum ac_region_status { AC_REGION_DONE, AC_REGION_OVERLAPS, AC_REGION_NO_MEMORY };

enum ac_region_status ac_region_add(ac_region_map *map, const ac_region *region);

/* Removes the region that starts at `start` if its kind is in the set (bit n for kind n). */
bool ac_region_remove(ac_region_map *map, const void *start, unsigned kinds, ac_region *removed);

/* The region that contains an address. */
bool ac_region_find(ac_region_map *map, const void *address, ac_region *found);

/* Whether a region has a byte in [start, start + size). */
bool ac_region_overlaps(ac_region_map *map, const void *start, size_t size);

/* The bytes of a kind now, and their maximum so far. */
void ac_region_usage(enum ac_region_kind kind, uint64_t *now, uint64_t *peak);

#endif
