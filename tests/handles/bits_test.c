/* Bits of points in bytes: which bit is whose, in every layout, and what lies behind the last
 * point. */
#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

#include "handles/bits.h"

enum { POINTS = 300, BYTES = 48, ROOM = 4 * BYTES };

static ac_tensor bytes_of(size_t rank, const int64_t *dims, const int64_t *strides)
{
    ac_tensor tensor = {.dtype = AC_U8, .shape.rank = rank};

    for (size_t i = 0; i < rank; i++) {
        tensor.shape.dims[i] = dims[i];
        tensor.strides[i] = strides[i];
    }
    return tensor;
}

Test(bits, bytes_of_points)
{
    static const int64_t points[] = {0, 1, 127, 128, 129, 1 << 20};
    static const int64_t bytes[] = {0, 16, 16, 16, 32, 1 << 17};

    for (size_t i = 0; i < sizeof points / sizeof points[0]; i++) {
        const ac_shape space = {.rank = 1, .dims = {points[i]}};

        cr_assert_eq(ac_bits_bytes(&space), bytes[i], "%zu", i);
    }
    cr_assert_eq(ac_bits_bytes(&(ac_shape){.rank = 0}), 16, "one point");
    cr_assert_eq(ac_bits_bytes(&(ac_shape){.rank = 1, .dims = {INT64_MAX}}), INT64_MAX);
}

Test(bits, a_tensor_of_truth_values)
{
    static unsigned char memory[ROOM];
    const ac_shape space = {.rank = 2, .dims = {3, 100}};
    ac_tensor bytes = bytes_of(1, (const int64_t[]){BYTES}, (const int64_t[]){1});

    bytes.data = memory;
    bytes.offset = 5;

    const ac_tensor made = ac_tensor_bits(&bytes, &space);

    cr_assert_eq(made.dtype, AC_BOOL);
    cr_assert_eq(made.data, memory);
    cr_assert_eq(made.offset, 5);
    cr_assert_eq(made.strides[0], 100);
    cr_assert_eq(made.strides[1], 1);
}

/* Bits go to bytes and come back in parts of any size; others of the memory are left alone. */
static void there_and_back(const ac_tensor *bytes, int64_t origin, ac_bit_order order)
{
    static unsigned char truths[POINTS];
    static unsigned char again[POINTS + 1];

    for (size_t part = 1; part <= BYTES; part += 7) {
        unsigned char memory[ROOM];
        unsigned set = 0;

        memset(memory, 0x5a, sizeof memory);
        memset(again, 7, sizeof again);
        for (size_t i = 0; i < POINTS; i++) {
            truths[i] = (unsigned char)(i * i % 11 < 4);
            set += truths[i];
        }
        for (size_t first = 0; first < BYTES; first += part) {
            const size_t count = BYTES - first < part ? BYTES - first : part;

            ac_bits_pack(bytes, order, memory + origin, first, count, POINTS, truths);
            ac_bits_unpack(bytes, order, memory + origin, first, count, POINTS, again);
        }
        cr_assert_arr_eq(truths, again, POINTS);
        cr_assert_eq(again[POINTS], 7, "no truth value lies behind the last point");

        unsigned left = 0;
        unsigned found = 0;

        for (size_t k = 0; k < ROOM; k++) {
            left += memory[k] == 0x5a;
            for (unsigned b = 0; b < 8; b++)
                found += (unsigned)memory[k] >> b & 1;
        }
        cr_assert_eq(left, ROOM - BYTES, "parts of %zu", part);
        cr_assert_eq(found, set + 4 * left + (order.ones ? 8 * BYTES - POINTS : 0),
                     "bits behind the last point are alike");
    }
}

Test(bits, every_layout)
{
    const ac_tensor plain = bytes_of(1, (const int64_t[]){BYTES}, (const int64_t[]){1});
    const ac_tensor spaced = bytes_of(1, (const int64_t[]){BYTES}, (const int64_t[]){3});
    const ac_tensor back = bytes_of(1, (const int64_t[]){BYTES}, (const int64_t[]){-2});
    const ac_tensor turned = bytes_of(2, (const int64_t[]){6, 8}, (const int64_t[]){1, 6});

    for (int k = 0; k < 4; k++) {
        const ac_bit_order order = {.highest = k % 2 > 0, .ones = k / 2 > 0};

        there_and_back(&plain, 0, order);
        there_and_back(&spaced, 1, order);
        there_and_back(&back, 2 * BYTES, order);
        there_and_back(&turned, 9, order);
    }
}

Test(bits, the_first_point_is_the_lowest_bit)
{
    const ac_tensor bytes = bytes_of(1, (const int64_t[]){16}, (const int64_t[]){1});
    static const unsigned char truths[10] = {1, 0, 0, 0, 0, 0, 0, 1, 0, 1};
    unsigned char memory[16];

    ac_bits_pack(&bytes, (ac_bit_order){0}, memory, 0, 16, 10, truths);
    cr_assert_eq(memory[0], 0x81);
    cr_assert_eq(memory[1], 0x02);
    for (size_t k = 2; k < 16; k++)
        cr_assert_eq(memory[k], 0);
}

Test(bits, the_first_point_is_the_highest_bit)
{
    const ac_tensor bytes = bytes_of(1, (const int64_t[]){2}, (const int64_t[]){1});
    static const unsigned char truths[10] = {1, 0, 0, 0, 0, 0, 1, 0, 0, 1};
    unsigned char memory[2];
    unsigned char again[10];

    ac_bits_pack(&bytes, (ac_bit_order){.highest = true}, memory, 0, 2, 10, truths);
    cr_assert_eq(memory[0], 0x82);
    cr_assert_eq(memory[1], 0x40);
    ac_bits_pack(&bytes, (ac_bit_order){.highest = true, .ones = true}, memory, 0, 2, 10, truths);
    cr_assert_eq(memory[0], 0x82);
    cr_assert_eq(memory[1], 0x7f);
    ac_bits_unpack(&bytes, (ac_bit_order){.highest = true}, memory, 0, 2, 10, again);
    cr_assert_arr_eq(again, truths, 10);
}

Test(bits, a_byte_for_each_8_points)
{
    static const int64_t points[] = {0, 1, 8, 9, INT64_MAX};
    static const int64_t bytes[] = {0, 1, 1, 2, INT64_MAX / 8 + 1};

    for (size_t i = 0; i < sizeof points / sizeof points[0]; i++) {
        const ac_shape space = {.rank = 1, .dims = {points[i]}};

        cr_assert_eq(ac_bits_octets(&space), bytes[i], "%zu", i);
    }
    cr_assert_eq(ac_bits_octets(&(ac_shape){.rank = 0}), 1, "one point");
}
