#define _GNU_SOURCE 1
#include "observe/seen.h"

#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "base/environment.h"

static atomic_uint_least64_t numbers;

ac_seen *ac_seen_make(const char *call)
{
    ac_seen *const seen = calloc(1, sizeof *seen);

    if (!seen)
        return NULL;
    seen->call = call;
    seen->product = ac_product_facts[ac_product_current()].name;
    seen->number = atomic_fetch_add(&numbers, 1) + 1;
    seen->thread = (long)gettid();
    return seen;
}

void ac_seen_free(ac_seen *seen)
{
    for (size_t i = 0; seen && i < seen->count; i++) {
        if (seen->arguments[i].kind == AC_SEEN_INTEGERS)
            free(seen->arguments[i].of.integers.values);
        if (seen->arguments[i].kind == AC_SEEN_TEXT)
            free(seen->arguments[i].of.text);
    }
    free(seen);
}

uint64_t ac_seen_now(void)
{
    struct timespec now;

    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
}
