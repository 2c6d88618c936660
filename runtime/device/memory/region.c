/*
 * A treap: a search tree by address, balanced by random heights. The heights are hashes of the
 * addresses, so runs with the same addresses take the same steps.
 */
#include "device/memory/region.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/fork.h"

enum { KINDS = AC_REGION_MAPPED + 1 };

struct node {
    struct node *below; /* lower addresses */
    struct node *above;
    uint64_t height;
    ac_region region;
};

struct ac_region_map {
    pthread_mutex_t lock;
    struct node *root;
    uint64_t now[KINDS];
    uint64_t peak[KINDS];
};

ac_region_map ac_regions = {.lock = PTHREAD_MUTEX_INITIALIZER};
ac_region_map ac_reservations = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void maps_hold(void *unused)
{
    (void)unused;
    (void)pthread_mutex_lock(&ac_reservations.lock);
    (void)pthread_mutex_lock(&ac_regions.lock);
}

static void maps_release(void *unused)
{
    (void)unused;
    (void)pthread_mutex_unlock(&ac_regions.lock);
    (void)pthread_mutex_unlock(&ac_reservations.lock);
}

AC_FORK_PART(AC_FORK_REGIONS, maps_hold, maps_release, NULL, NULL)

/* The finalizer of the splitmix generator: every bit of the address affects every bit of the
 * height. */
static uint64_t height_of(uintptr_t start)
{
    uint64_t x = start + 0x9e3779b97f4a7c15U;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U;
    x = (x ^ x >> 27) * 0x94d049bb133111ebU;
    return x ^ x >> 31;
}

/* Splits a tree into the regions that start below `start` and the others. */
static void tree_split(struct node *tree, uintptr_t start, struct node **below, struct node **above)
{
    while (tree != NULL) {
        if (tree->region.start < start) {
            *below = tree;
            below = &tree->above;
            tree = tree->above;
        } else {
            *above = tree;
            above = &tree->below;
            tree = tree->below;
        }
    }
    *below = NULL;
    *above = NULL;
}

/* Joins two trees; all of `below` is lower than all of `above`. */
static struct node *tree_join(struct node *below, struct node *above)
{
    struct node *tree;
    struct node **place = &tree;
    while (below != NULL && above != NULL) {
        if (below->height > above->height) {
            *place = below;
            place = &below->above;
            below = below->above;
        } else {
            *place = above;
            place = &above->below;
            above = above->below;
        }
    }
    *place = below != NULL ? below : above;
    return tree;
}

/* The region with the highest start that is not above the address; null if there is none. */
static struct node *tree_floor(struct node *tree, uintptr_t address)
{
    struct node *best = NULL;
    while (tree != NULL) {
        if (tree->region.start <= address) {
            best = tree;
            tree = tree->above;
        } else {
            tree = tree->below;
        }
    }
    return best;
}

static bool tree_overlaps(struct node *tree, uintptr_t start, size_t size)
{
    const struct node *const last = tree_floor(tree, start + (size - 1));
    return last != NULL && last->region.start + (last->region.size - 1) >= start;
}

enum ac_region_status ac_region_add(ac_region_map *map, const ac_region *region)
{
    struct node *const node = malloc(sizeof(*node));
    if (node == NULL)
        return AC_REGION_NO_MEMORY;
    node->region = *region;
    node->height = height_of(region->start);

    (void)pthread_mutex_lock(&map->lock);
    const bool overlaps = tree_overlaps(map->root, region->start, region->size);
    if (!overlaps) {
        struct node **place = &map->root;
        while (*place != NULL && (*place)->height >= node->height)
            place = (*place)->region.start < region->start ? &(*place)->above : &(*place)->below;
        tree_split(*place, region->start, &node->below, &node->above);
        *place = node;
        map->now[region->kind] += region->size;
        if (map->peak[region->kind] < map->now[region->kind])
            map->peak[region->kind] = map->now[region->kind];
    }
    (void)pthread_mutex_unlock(&map->lock);
    if (overlaps)
        free(node);
    return overlaps ? AC_REGION_OVERLAPS : AC_REGION_DONE;
}

bool ac_region_remove(ac_region_map *map, const void *start, unsigned kinds, ac_region *removed)
{
    (void)pthread_mutex_lock(&map->lock);
    struct node **place = &map->root;
    while (*place != NULL && (*place)->region.start != (uintptr_t)start)
        place = (*place)->region.start < (uintptr_t)start ? &(*place)->above : &(*place)->below;
    struct node *const node = *place;
    const bool found = node != NULL && (kinds >> node->region.kind & 1) != 0;
    if (found) {
        *place = tree_join(node->below, node->above);
        *removed = node->region;
        map->now[node->region.kind] -= node->region.size;
    }
    (void)pthread_mutex_unlock(&map->lock);
    if (found)
        free(node);
    return found;
}

bool ac_region_find(ac_region_map *map, const void *address, ac_region *found)
{
    (void)pthread_mutex_lock(&map->lock);
    const struct node *const node = tree_floor(map->root, (uintptr_t)address);
    const bool contains =
        node != NULL && (uintptr_t)address - node->region.start < node->region.size;
    if (contains)
        *found = node->region;
    (void)pthread_mutex_unlock(&map->lock);
    return contains;
}

bool ac_region_overlaps(ac_region_map *map, const void *start, size_t size)
{
    (void)pthread_mutex_lock(&map->lock);
    const bool overlaps = tree_overlaps(map->root, (uintptr_t)start, size);
    (void)pthread_mutex_unlock(&map->lock);
    return overlaps;
}

void ac_region_usage(enum ac_region_kind kind, uint64_t *now, uint64_t *peak)
{
    (void)pthread_mutex_lock(&ac_regions.lock);
    *now = ac_regions.now[kind];
    *peak = ac_regions.peak[kind];
    (void)pthread_mutex_unlock(&ac_regions.lock);
}
