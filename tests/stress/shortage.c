#define _GNU_SOURCE 1
#include "shortage.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <pthreadpool.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

static atomic_int kind;
static atomic_int left; /* requests until the first that is refused */
static atomic_bool lasts;
static atomic_bool hit, hit_pool;
static atomic_long blocks;

void shortage_begin(enum shortage of, int at, bool lasting)
{
    atomic_store(&kind, SHORT_OF_NOTHING);
    atomic_store(&left, at);
    atomic_store(&lasts, lasting);
    atomic_store(&hit, false);
    atomic_store(&hit_pool, false);
    atomic_store(&kind, (int)of);
}

void shortage_end(void)
{
    atomic_store(&kind, SHORT_OF_NOTHING);
}

bool shortage_hit(void)
{
    return atomic_load(&hit);
}

bool shortage_hit_pool(void)
{
    return atomic_load(&hit_pool);
}

long shortage_blocks(void)
{
    return atomic_load(&blocks);
}

static bool refused(enum shortage what)
{
    if (atomic_load(&kind) != (int)what)
        return false;
    const int before = atomic_fetch_sub(&left, 1);
    const bool now = before == 1 || (before < 1 && atomic_load(&lasts));
    if (now)
        atomic_store(&hit, true);
    return now;
}

static bool memory_refused(void)
{
    if (!refused(SHORT_OF_MEMORY))
        return false;
    errno = ENOMEM;
    return true;
}

static void *counted(void *memory)
{
    if (memory != NULL)
        atomic_fetch_add(&blocks, 1);
    return memory;
}

/* The linker gives the functions their names: calls of f lead to __wrap_f, those of __real_f to f.
 */
#define WRAPPED(type, name, ...)                                                                   \
    type __real_##name(__VA_ARGS__);                                                               \
    type __wrap_##name(__VA_ARGS__);                                                               \
    type __wrap_##name(__VA_ARGS__)

WRAPPED(void *, malloc, size_t size)
{
    return memory_refused() ? NULL : counted(__real_malloc(size));
}

WRAPPED(void *, calloc, size_t count, size_t size)
{
    return memory_refused() ? NULL : counted(__real_calloc(count, size));
}

WRAPPED(void *, aligned_alloc, size_t alignment, size_t size)
{
    return memory_refused() ? NULL : counted(__real_aligned_alloc(alignment, size));
}

WRAPPED(void *, realloc, void *memory, size_t size)
{
    if (memory_refused())
        return NULL;
    void *const grown = __real_realloc(memory, size);
    return memory == NULL ? counted(grown) : grown;
}

WRAPPED(void, free, void *memory)
{
    if (memory != NULL)
        atomic_fetch_sub(&blocks, 1);
    __real_free(memory);
}

WRAPPED(void *, mmap, void *at, size_t size, int may, int flags, int file, off_t from)
{
    return memory_refused() ? MAP_FAILED : __real_mmap(at, size, may, flags, file, from);
}

WRAPPED(int, mprotect, void *at, size_t size, int may)
{
    return memory_refused() ? -1 : __real_mprotect(at, size, may);
}

WRAPPED(int, memfd_create, const char *name, unsigned flags)
{
    return memory_refused() ? -1 : __real_memfd_create(name, flags);
}

WRAPPED(int, ftruncate, int file, off_t size)
{
    return memory_refused() ? -1 : __real_ftruncate(file, size);
}

WRAPPED(int, pthread_key_create, pthread_key_t *key, void (*destructor)(void *))
{
    return memory_refused() ? EAGAIN : __real_pthread_key_create(key, destructor);
}

WRAPPED(int, pthread_setspecific, pthread_key_t key, const void *value)
{
    return memory_refused() ? ENOMEM : __real_pthread_setspecific(key, value);
}

WRAPPED(pthreadpool_t, pthreadpool_create, size_t threads)
{
    return memory_refused() ? NULL : __real_pthreadpool_create(threads);
}

typedef int create_function(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

__attribute__((visibility("default"))) int pthread_create(pthread_t *thread,
                                                          const pthread_attr_t *attributes,
                                                          void *(*start)(void *), void *argument)
{
    if (refused(SHORT_OF_THREADS)) {
        Dl_info from;
        if (dladdr(__builtin_return_address(0), &from) != 0 &&
            strstr(from.dli_fname, "pthreadpool") != NULL)
            atomic_store(&hit_pool, true);
        return EAGAIN;
    }
    /* POSIX lets a pointer from dlsym be a function; C wants to be told. */
    const union {
        void *found;
        create_function *function;
    } next = {.found = dlsym(RTLD_NEXT, "pthread_create")};
    return next.function(thread, attributes, start, argument);
}
