/*
 * Random numbers by Philox 4x32-10 (Salmon and others, "Parallel random numbers: as easy as 1, 2,
 * 3", 2011). A number follows from the seed, the offset and its own number alone, so that it does
 * not depend on which thread makes it, and on what was made before.
 *
 * The key is the seed, its lower half first; the counter is the number of a block, lower half
 * first, and then the offset. A block is four words of 32 bits. An f32 takes one word and an f64
 * two, the lower half first. The upper 23 bits of a word, or 52 of both, are a number k: the result
 * is (2 k + 1) / 2^24, or / 2^53. It lies between 0 and 1, is neither, and is as often x as 1 - x.
 */
#ifndef AC_RANDOM_H
#define AC_RANDOM_H

#include <stddef.h>
#include <stdint.h>

typedef struct ac_random {
    uint64_t seed;
    uint64_t offset;
} ac_random;

/* Numbers first, first + step, ... of a sequence, `count` of them. */
void ac_random_floats(const ac_random *random, uint64_t first, uint64_t step, size_t count,
                      float *to);
void ac_random_doubles(const ac_random *random, uint64_t first, uint64_t step, size_t count,
                       double *to);

#endif
