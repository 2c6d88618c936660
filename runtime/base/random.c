#include "base/random.h"

#include <string.h>

#include "base/sizes.h"

enum {
    ROUNDS = 10,
    WORDS = 4, /* of a block */
    LANES = 8, /* blocks that are made side by side, which compilers vectorize */
};

/* Word w of block l is words[w][l]; so are its counters on the way. */
typedef struct blocks {
    uint32_t words[WORDS][LANES];
} blocks;

static void round_of(blocks *b, uint32_t low, uint32_t high)
{
    for (size_t l = 0; l < LANES; l++) {
        const uint64_t even = UINT64_C(0xd2511f53) * b->words[0][l];
        const uint64_t odd = UINT64_C(0xcd9e8d57) * b->words[2][l];

        b->words[0][l] = (uint32_t)(odd >> 32) ^ b->words[1][l] ^ low;
        b->words[2][l] = (uint32_t)(even >> 32) ^ b->words[3][l] ^ high;
        b->words[1][l] = (uint32_t)odd;
        b->words[3][l] = (uint32_t)even;
    }
}

/* Blocks first to first + LANES - 1. */
static void make(const ac_random *random, uint64_t first, blocks *b)
{
    uint32_t low = (uint32_t)random->seed;
    uint32_t high = (uint32_t)(random->seed >> 32);

    for (size_t l = 0; l < LANES; l++) {
        b->words[0][l] = (uint32_t)(first + l);
        b->words[1][l] = (uint32_t)((first + l) >> 32);
        b->words[2][l] = (uint32_t)random->offset;
        b->words[3][l] = (uint32_t)(random->offset >> 32);
    }
    for (int r = 0; r < ROUNDS; r++) {
        round_of(b, low, high);
        low += UINT32_C(0x9e3779b9);
        high += UINT32_C(0xbb67ae85);
    }
}

static float float_of(uint32_t word)
{
    return (float)(int32_t)(word >> 9 << 1 | 1) * 0x1p-24f;
}

/* 2 k + 1 has 53 bits, which a double holds. */
static double double_of(uint32_t low, uint32_t high)
{
    const uint64_t word = (uint64_t)high << 32 | low;

    return (double)(int64_t)(word >> 12 << 1 | 1) * 0x1p-53;
}

void ac_random_floats(const ac_random *random, uint64_t first, uint64_t step, size_t count,
                      float *to)
{
    float found[LANES * WORDS];
    blocks b;

    while (count > 0) {
        const size_t at = (size_t)(first % WORDS);
        const size_t some = step == 1 ? ac_least(count, LANES * WORDS - at) : 1;

        make(random, first / WORDS, &b);
        for (size_t l = 0; l < LANES; l++) {
            for (size_t w = 0; w < WORDS; w++)
                found[l * WORDS + w] = float_of(b.words[w][l]);
        }
        memcpy(to, found + at, some * sizeof *to);
        to += some;
        count -= some;
        first += step * some;
    }
}

void ac_random_doubles(const ac_random *random, uint64_t first, uint64_t step, size_t count,
                       double *to)
{
    enum { EACH = WORDS / 2 }; /* in a block */
    double found[LANES * EACH];
    blocks b;

    while (count > 0) {
        const size_t at = (size_t)(first % EACH);
        const size_t some = step == 1 ? ac_least(count, LANES * EACH - at) : 1;

        make(random, first / EACH, &b);
        for (size_t l = 0; l < LANES; l++) {
            for (size_t w = 0; w < EACH; w++)
                found[l * EACH + w] = double_of(b.words[2 * w][l], b.words[2 * w + 1][l]);
        }
        memcpy(to, found + at, some * sizeof *to);
        to += some;
        count -= some;
        first += step * some;
    }
}
