#include "base/cache.h"

#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

enum {
    /* Assumed if the size of the last cache is unknown. */
    LAST_LEVEL_GUESS = 16 << 20,
    CORE_GUESS = 512 << 10,
    /* A result of up to three quarters of the last cache may still be cached when it is read. A
     * cache of many cores is shared with other programs, so at most this much is counted on. */
    SHARE_MAX = 48 << 20,
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static size_t share;
static size_t core;

/* Bytes of the cache that sysfs describes under `index`; 0 if there is none. */
static size_t described(int index)
{
    char path[80];
    snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu0/cache/index%d/size", index);
    FILE *const file = fopen(path, "r");
    if (file == NULL)
        return 0;
    unsigned long size = 0;
    char unit = '\0';
    const int fields = fscanf(file, "%lu%c", &size, &unit);
    fclose(file);
    if (fields < 1)
        return 0;
    return unit == 'K' ? (size_t)size << 10 : unit == 'M' ? (size_t)size << 20 : (size_t)size;
}

/* The kernel is asked first: the C library may report the caches of the whole processor, of which a
 * core can use only a part. */
static size_t last_level(void)
{
    size_t largest = 0;
    for (int index = 0; index < 6; index++) {
        const size_t size = described(index);
        if (size > largest)
            largest = size;
    }
#if defined(_SC_LEVEL3_CACHE_SIZE)
    const long levels[] = {sysconf(_SC_LEVEL2_CACHE_SIZE), sysconf(_SC_LEVEL3_CACHE_SIZE)};
    for (size_t i = 0; i < 2 && largest == 0; i++)
        if (levels[1 - i] > 0)
            largest = (size_t)levels[1 - i];
#endif
    return largest > 0 ? largest : LAST_LEVEL_GUESS;
}

/* Index 0 and 1 of sysfs are the first-level caches of data and of instructions. */
static size_t second_level(void)
{
    size_t size = described(2);
#if defined(_SC_LEVEL2_CACHE_SIZE)
    const long known = size > 0 ? 0 : sysconf(_SC_LEVEL2_CACHE_SIZE);
    if (known > 0)
        size = (size_t)known;
#endif
    return size > 0 ? size : CORE_GUESS;
}

static void measure(void)
{
    core = second_level();
    const size_t part = last_level() / 4 * 3;
    share = part < SHARE_MAX ? part : SHARE_MAX;
}

size_t ac_cache_share(void)
{
    pthread_once(&once, measure);
    return share;
}

size_t ac_cache_core(void)
{
    pthread_once(&once, measure);
    return core;
}

int64_t ac_cache_last(void)
{
    long size = -1;
#if defined(_SC_LEVEL3_CACHE_SIZE)
    size = sysconf(_SC_LEVEL3_CACHE_SIZE);
    if (size <= 0)
        size = sysconf(_SC_LEVEL2_CACHE_SIZE);
#endif
    return size > 0 ? size : 0;
}
