#define _GNU_SOURCE 1
#include "strict/zone.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/fork.h"
#include "strict/finding.h"

/* The largest zone requested; halved until the system grants it. */
#define ZONE_MOST (UINT64_C(1) << 39)
#define ZONE_LEAST (UINT64_C(1) << 26)

/* A slice of the zone: a block, with the page behind it that nobody may touch. */
typedef struct slice {
    ac_block block;
    size_t span;
    uint64_t freed; /* how many blocks had been freed */
} slice;

struct ac_zone ac_zone;

static struct {
    pthread_mutex_t lock;
    slice *slices; /* by address */
    size_t count;
    size_t room;
    uintptr_t end; /* of the last slice */
    uint64_t frees;
} zone = {.lock = PTHREAD_MUTEX_INITIALIZER};

AC_FORK_LOCK(AC_FORK_ZONE, &zone.lock, NULL)

static size_t page_size(void)
{
    return (size_t)sysconf(_SC_PAGESIZE);
}

/* Both views of the zone, side by side. After a shortage of addresses the next block tries again.
 * The lock is held. */
static bool zone_open(void)
{
    for (uint64_t size = ZONE_MOST; ac_zone_size() == 0 && size >= ZONE_LEAST; size /= 2) {
        void *const both =
            mmap(NULL, 2 * size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

        if (both == MAP_FAILED)
            continue;
        zone.end = (uintptr_t)both + page_size();
        ac_zone.start = (uintptr_t)both;
        atomic_store_explicit(&ac_zone.size, size, memory_order_release);
    }
    return ac_zone_size() > 0;
}

/* The index of the last slice that starts at or before an address; `count` where there is none. */
static size_t slice_before(uintptr_t address)
{
    size_t low = 0;
    size_t high = zone.count;

    while (low < high) {
        const size_t middle = low + (high - low) / 2;

        if (zone.slices[middle].block.start <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low == 0 ? zone.count : low - 1;
}

static bool slice_insert(size_t at, const slice *new)
{
    if (zone.count == zone.room) {
        const size_t room = zone.room == 0 ? 256 : 2 * zone.room;
        slice *const grown = realloc(zone.slices, room * sizeof *grown);

        if (!grown)
            return false;
        zone.slices = grown;
        zone.room = room;
    }
    memmove(&zone.slices[at + 1], &zone.slices[at], (zone.count - at) * sizeof *new);
    zone.slices[at] = *new;
    zone.count++;
    return true;
}

/* Space for a block when the zone is used up: adjacent freed slices, those freed longest ago first.
 * They are merged into one slice, whose index is returned; `count` if there are none. */
static size_t slice_again(size_t span)
{
    size_t best = zone.count;
    size_t best_count = 0;
    uint64_t best_freed = UINT64_MAX;

    for (size_t first = 0; first < zone.count; first++) {
        size_t sum = 0;
        uint64_t latest = 0;

        for (size_t i = first; i < zone.count && !zone.slices[i].block.live && sum < span; i++) {
            sum += zone.slices[i].span;
            latest = zone.slices[i].freed > latest ? zone.slices[i].freed : latest;
            if (sum >= span && latest < best_freed) {
                best = first;
                best_count = i - first + 1;
                best_freed = latest;
            }
        }
    }
    if (best == zone.count)
        return best;
    for (size_t i = 1; i < best_count; i++)
        zone.slices[best].span += zone.slices[best + i].span;
    memmove(&zone.slices[best + 1], &zone.slices[best + best_count],
            (zone.count - best - best_count) * sizeof(slice));
    zone.count -= best_count - 1;
    return best;
}

static void *private_of(uintptr_t start)
{
    return (char *)start + ac_zone_size();
}

void *ac_zone_take(size_t size)
{
    const size_t page = page_size();
    const size_t pages = (size + page - 1) / page * page;
    const size_t span = pages + page;
    uintptr_t start = 0;

    (void)pthread_mutex_lock(&zone.lock);
    if (span > size && zone_open()) {
        const size_t left = ac_zone.start + ac_zone_size() - zone.end;
        size_t at = zone.count;

        if (span <= left) {
            const slice new = {.block = {.start = zone.end, .size = size}, .span = span};

            if (slice_insert(at, &new))
                zone.end += span;
            else
                at = zone.count + 1;
        } else {
            at = slice_again(span);
        }
        if (at < zone.count &&
            mprotect(private_of(zone.slices[at].block.start), pages, PROT_READ | PROT_WRITE) == 0) {
            zone.slices[at].block.size = size;
            zone.slices[at].block.live = true;
            start = zone.slices[at].block.start;
        }
    }
    (void)pthread_mutex_unlock(&zone.lock);
    return (char *)start;
}

void ac_zone_give(const void *start)
{
    (void)pthread_mutex_lock(&zone.lock);

    const size_t at = slice_before((uintptr_t)start);

    if (at < zone.count && zone.slices[at].block.live) {
        slice *const p = &zone.slices[at];

        p->block.live = false;
        p->block.notes = NULL;
        p->freed = ++zone.frees;
        /* The pages go back to the system; the next block there starts with zeros. */
        (void)mmap(private_of(p->block.start), p->span, PROT_NONE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    }
    (void)pthread_mutex_unlock(&zone.lock);
}

void ac_zone_note(const void *start, struct ac_notes *notes)
{
    (void)pthread_mutex_lock(&zone.lock);

    const size_t at = slice_before((uintptr_t)start);

    if (at < zone.count)
        zone.slices[at].block.notes = notes;
    (void)pthread_mutex_unlock(&zone.lock);
}

bool ac_zone_find(const void *address, ac_block *block)
{
    bool found = false;

    if (!ac_zone_has(address))
        return false;
    (void)pthread_mutex_lock(&zone.lock);

    const size_t at = slice_before((uintptr_t)address);

    if (at < zone.count) {
        *block = zone.slices[at].block;
        found = true;
    }
    (void)pthread_mutex_unlock(&zone.lock);
    return found;
}

const char *ac_zone_origin(const void *start, ac_object *object, char text[2 * AC_OBJECT_TEXT])
{
    text[0] = '\0';
    if (!ac_object_find(AC_KIND_BLOCK, start, object)) {
        *object = (ac_object){.handle = NULL};
        return text;
    }
    return ac_object_say(object, text);
}

int ac_zone_check(const ac_claim *claim, uintptr_t low, uintptr_t high)
{
    ac_block block = {.size = 0};
    ac_object object;
    char origin[2 * AC_OBJECT_TEXT];

    if (!ac_zone_find((const void *)low, &block) ||
        (block.live && low - block.start <= block.size && high - block.start <= block.size))
        return 0;

    const char *const said = ac_zone_origin((const void *)block.start, &object, origin);
    ac_finding finding = {.mode = AC_STRICT_MEMORY,
                          .rule = block.live ? "outside-block" : "freed-memory",
                          .status = claim->status,
                          .call = claim->call,
                          .argument = claim->argument,
                          .stream = claim->stream,
                          .bytes = high - low,
                          .origin = block.live ? object.made : object.ended};

    if (!block.live)
        return ac_finding_report(&finding, "%s lies in memory that was freed%s%s", claim->argument,
                                 said[0] == '\0' ? "" : ": ", said);
    return ac_finding_report(
        &finding,
        "%s reaches from byte %" PRIu64 " to byte %" PRIu64 " of a block of %zu bytes%s%s%s",
        claim->argument, (uint64_t)(low - block.start), (uint64_t)(high - block.start), block.size,
        said[0] == '\0' ? "" : " (", said, said[0] == '\0' ? "" : ")");
}
