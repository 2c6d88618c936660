/*
 * What the runtime takes of pthreadpool, on an emulated machine for which Debian's package cannot
 * be installed beside this machine's: there is never a pool, and the runtime then runs pieces in
 * the caller.
 */
#include <pthreadpool.h>
#include <stdlib.h>

pthreadpool_t pthreadpool_create(size_t threads)
{
    (void)threads;
    return NULL;
}

void pthreadpool_destroy(pthreadpool_t pool)
{
    if (pool)
        abort();
}

void pthreadpool_parallelize_1d(pthreadpool_t pool, pthreadpool_task_1d_t task, void *context,
                                size_t range, uint32_t flags)
{
    (void)pool;
    (void)flags;
    for (size_t i = 0; i < range; i++)
        task(context, i);
}
