/*
 * Numbers for the fuzzers: the same on every machine, from a seed that a failure prints.
 */
#ifndef AC_TESTS_CHANCE_H
#define AC_TESTS_CHANCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "client/random.h"

typedef struct chance {
    uint64_t state;
} chance;

static inline uint64_t chance_next(chance *c)
{
    return random_next(&c->state);
}

/* 0 to n - 1; 0 for n = 0. */
static inline size_t chance_below(chance *c, size_t n)
{
    return n > 0 ? (size_t)(chance_next(c) % n) : 0;
}

/* Once in n times. */
static inline bool chance_once(chance *c, size_t n)
{
    return chance_below(c, n) == 0;
}

#endif
