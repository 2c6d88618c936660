/*
 * Random numbers (base/random.h): the blocks of Philox 4x32-10 that its authors publish, and
 * that a number depends on its own number alone.
 */
#include "base/random.h"

#include <criterion/criterion.h>
#include <string.h>

enum { COUNT = 100 };

/* What an f32 makes of a word. */
static float float_of(uint32_t word)
{
    return (float)(2 * (double)(word >> 9) + 1) * 0x1p-24f;
}

static void check_block(ac_random random, uint64_t block, const uint32_t *words)
{
    float floats[4];
    double doubles[2];

    ac_random_floats(&random, 4 * block, 1, 4, floats);
    ac_random_doubles(&random, 2 * block, 1, 2, doubles);
    for (size_t w = 0; w < 4; w++)
        cr_assert(memcmp(&floats[w], &(float){float_of(words[w])}, sizeof floats[w]) == 0,
                  "word %zu is %a", w, (double)floats[w]);
    for (size_t w = 0; w < 2; w++) {
        const uint64_t both = (uint64_t)words[2 * w + 1] << 32 | words[2 * w];
        const double wanted = (double)(2 * (both >> 12) + 1) * 0x1p-53;

        cr_assert(memcmp(&doubles[w], &wanted, sizeof wanted) == 0, "double %zu is %a", w,
                  doubles[w]);
    }
}

Test(random, published_blocks)
{
    check_block((ac_random){.seed = 0, .offset = 0}, 0,
                (const uint32_t[]){0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
}

/* The halves of the seed, of the offset and of a block's number in the order of the header; the
 * words are those of codegen/exact/philox.py, which has all published blocks. */
Test(random, halves_in_order)
{
    check_block(
        (ac_random){.seed = UINT64_C(0x299f31d0a4093822), .offset = UINT64_C(0x0370734413198a2e)},
        UINT64_C(0x100000005), (const uint32_t[]){0xe75436e8, 0x5e956515, 0xa8d11259, 0x48baa504});
}

/* Numbers from anywhere on, at any distance, are those of the sequence. */
Test(random, parts)
{
    const ac_random random = {.seed = 7, .offset = UINT64_MAX};
    float floats[COUNT];
    double doubles[COUNT];

    ac_random_floats(&random, 0, 1, COUNT, floats);
    ac_random_doubles(&random, 0, 1, COUNT, doubles);
    for (size_t first = 0; first < COUNT; first++) {
        for (size_t step = 1; step < 5; step++) {
            const size_t count = (COUNT - first + step - 1) / step;
            float some[COUNT];
            double others[COUNT];

            ac_random_floats(&random, first, step, count, some);
            ac_random_doubles(&random, first, step, count, others);
            for (size_t i = 0; i < count; i++) {
                const size_t at = first + i * step;

                cr_assert(memcmp(&some[i], &floats[at], sizeof some[i]) == 0);
                cr_assert(memcmp(&others[i], &doubles[at], sizeof others[i]) == 0);
            }
        }
    }
}
