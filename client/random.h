/*
 * Numbers that look random and are the same on every machine, made of a seed or a position.
 */
#ifndef AC_CLIENT_RANDOM_H
#define AC_CLIENT_RANDOM_H

#include <stdint.h>

/* A number of the sequence that begins with `seed`; all 64 bits are good. */
static inline uint64_t random_mixed(uint64_t seed)
{
    seed += UINT64_C(0x9e3779b97f4a7c15);
    seed = (seed ^ seed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    seed = (seed ^ seed >> 27) * UINT64_C(0x94d049bb133111eb);
    return seed ^ seed >> 31;
}

/* The next number of a sequence. */
static inline uint64_t random_next(uint64_t *state)
{
    const uint64_t next = random_mixed(*state);

    *state += UINT64_C(0x9e3779b97f4a7c15);
    return next;
}

/* Between 0 and 1, neither of them. */
static inline double random_share(uint64_t seed)
{
    return ((double)(random_mixed(seed) >> 11) + 0.5) * 0x1p-53;
}

#endif
