/*
 * Numbers for the fuzzers: the same on every machine, from a seed that a failure prints.
 */
#ifndef AC_TESTS_CHANCE_H
#define AC_TESTS_CHANCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct chance {
    uint64_t state;
} chance;

/* splitmix64 */
static inline uint64_t chance_next(chance *c)
{
    uint64_t z = c->state += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
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
