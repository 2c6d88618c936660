#include "base/fork.h"

#include <stdbool.h>
#include <stddef.h>

/* Ordered by rank. Written only while the library is loaded, before any fork. */
static ac_fork_part *parts;
static bool handled;

void ac_fork_lock(void *lock)
{
    (void)pthread_mutex_lock(lock);
}

void ac_fork_unlock(void *lock)
{
    (void)pthread_mutex_unlock(lock);
}

static void hold_all(void)
{
    for (const ac_fork_part *p = parts; p != NULL; p = p->next)
        p->hold(p->of);
}

static void release_all(void)
{
    for (const ac_fork_part *p = parts; p != NULL; p = p->next)
        p->release(p->of);
}

/* In the child, too, the locks are held by the thread that forked. */
static void forget_all(void)
{
    release_all();
    for (const ac_fork_part *p = parts; p != NULL; p = p->next)
        if (p->forget != NULL)
            p->forget();
}

void ac_fork_join(ac_fork_part *part)
{
    ac_fork_part **place = &parts;

    while (*place != NULL && (*place)->rank <= part->rank)
        place = &(*place)->next;
    part->next = *place;
    *place = part;
    handled = handled || pthread_atfork(hold_all, release_all, forget_all) == 0;
}
