#include "strict/object.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/fork.h"

enum { START = 1 << 10, KEPT = 1 << 12 };

/* A hash table with open addressing, at most half full. A ring holds the most recently destroyed
 * objects, so that the oldest is removed first. */
static struct {
    pthread_mutex_t lock;
    ac_object *slots;
    size_t capacity;
    size_t used;
    struct {
        ac_kind kind;
        const void *handle;
    } ended[KEPT];
    size_t ends;
} objects = {.lock = PTHREAD_MUTEX_INITIALIZER};

AC_FORK_LOCK(AC_FORK_OBJECTS, &objects.lock, NULL)

static size_t place_of(ac_kind kind, const void *handle)
{
    uint64_t x = (uint64_t)(uintptr_t)handle + (uint64_t)kind * UINT64_C(0x9e3779b97f4a7c15);

    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return (size_t)(x ^ x >> 31) & (objects.capacity - 1);
}

/* The slot of a handle, or the empty slot where it would be stored. */
static ac_object *slot_of(ac_kind kind, const void *handle)
{
    size_t i = place_of(kind, handle);

    while (objects.slots[i].handle &&
           (objects.slots[i].kind != kind || objects.slots[i].handle != handle))
        i = (i + 1) & (objects.capacity - 1);
    return &objects.slots[i];
}

static bool grow(void)
{
    ac_object *const before = objects.slots;
    const size_t count = objects.capacity;
    ac_object *const slots = calloc(count > 0 ? 2 * count : START, sizeof *slots);

    if (!slots)
        return false;
    objects.slots = slots;
    objects.capacity = count > 0 ? 2 * count : START;
    for (size_t i = 0; i < count; i++) {
        if (before[i].handle)
            *slot_of(before[i].kind, before[i].handle) = before[i];
    }
    free(before);
    return true;
}

/* Empties a slot and moves later entries up, so that no search stops too early. */
static void slot_clear(ac_object *slot)
{
    size_t hole = (size_t)(slot - objects.slots);
    size_t i = hole;

    for (;;) {
        i = (i + 1) & (objects.capacity - 1);
        if (!objects.slots[i].handle)
            break;

        const size_t home = place_of(objects.slots[i].kind, objects.slots[i].handle);

        if (((i - home) & (objects.capacity - 1)) >= ((i - hole) & (objects.capacity - 1))) {
            objects.slots[hole] = objects.slots[i];
            hole = i;
        }
    }
    objects.slots[hole].handle = NULL;
    objects.used--;
}

/* Removes the object that was destroyed longest ago. */
static void ended_forget(void)
{
    const size_t oldest = objects.ends % KEPT;
    const void *const handle = objects.ended[oldest].handle;
    ac_object *const slot = handle ? slot_of(objects.ended[oldest].kind, handle) : NULL;

    /* The same handle may have been made again since. */
    if (slot && slot->handle && slot->end)
        slot_clear(slot);
}

void ac_object_add(ac_kind kind, const void *handle, uint64_t bytes, const char *maker)
{
    const ac_stack stack = ac_stack_take();

    if (!handle)
        return;
    (void)pthread_mutex_lock(&objects.lock);
    if (2 * objects.used < objects.capacity || grow()) {
        ac_object *const slot = slot_of(kind, handle);

        objects.used += !slot->handle;
        *slot = (ac_object){
            .kind = kind, .handle = handle, .bytes = bytes, .maker = maker, .made = stack};
    }
    (void)pthread_mutex_unlock(&objects.lock);
}

void ac_object_end(ac_kind kind, const void *handle, const char *end)
{
    const ac_stack stack = ac_stack_take();

    (void)pthread_mutex_lock(&objects.lock);

    ac_object *slot = objects.capacity > 0 && handle ? slot_of(kind, handle) : NULL;

    if (slot && slot->handle && !slot->end) {
        ended_forget();
        slot = slot_of(kind, handle);
        slot->end = end;
        slot->ended = stack;
        objects.ended[objects.ends % KEPT].kind = kind;
        objects.ended[objects.ends % KEPT].handle = handle;
        objects.ends++;
    }
    (void)pthread_mutex_unlock(&objects.lock);
}

void ac_object_repeatable(const void *executor)
{
    ac_object object;

    (void)pthread_mutex_lock(&objects.lock);

    ac_object *const slot =
        objects.capacity > 0 && executor ? slot_of(AC_KIND_EXECUTOR, executor) : NULL;
    const bool known = slot && slot->handle && !slot->end;

    if (known) {
        object = *slot;
        slot_clear(slot);
        object.kind = AC_KIND_REPEATABLE;
        *slot_of(AC_KIND_REPEATABLE, executor) = object;
        objects.used++;
    }
    (void)pthread_mutex_unlock(&objects.lock);
}

ac_object *ac_objects_left(size_t *count)
{
    ac_object *left = NULL;

    *count = 0;
    (void)pthread_mutex_lock(&objects.lock);
    if (objects.used > 0)
        left = malloc(objects.used * sizeof *left);
    for (size_t i = 0; left && i < objects.capacity; i++) {
        ac_object *const slot = &objects.slots[i];

        if (slot->handle && !slot->end && !slot->told) {
            slot->told = true;
            left[(*count)++] = *slot;
        }
    }
    (void)pthread_mutex_unlock(&objects.lock);
    if (*count == 0) {
        free(left);
        left = NULL;
    }
    return left;
}

bool ac_object_find(ac_kind kind, const void *handle, ac_object *found)
{
    bool known = false;

    (void)pthread_mutex_lock(&objects.lock);
    if (objects.capacity > 0 && handle) {
        const ac_object *const slot = slot_of(kind, handle);

        known = slot->handle;
        if (known)
            *found = *slot;
    }
    (void)pthread_mutex_unlock(&objects.lock);
    return known;
}

const char *ac_object_say(const ac_object *object, char text[2 * AC_OBJECT_TEXT])
{
    char place[AC_STACK_TEXT];
    int used;

    (void)ac_stack_say(object->made, place);
    used = snprintf(text, AC_OBJECT_TEXT, "%s made it%s%s", object->maker,
                    place[0] == '\0' ? "" : " ", place);
    if (!object->end)
        return text;
    (void)ac_stack_say(object->ended, place);
    (void)snprintf(text + used, AC_OBJECT_TEXT, "; it was %s%s%s", object->end,
                   place[0] == '\0' ? "" : " ", place);
    return text;
}
