/*
 * Matrices in blocks: which shapes and strides are theirs, and where their elements lie.
 */
#include <criterion/criterion.h>

#include "base/blocks.h"

static ac_shape shape_of(size_t rank, const int64_t *dims)
{
    ac_shape shape = {.rank = rank};

    for (size_t i = 0; i < rank; i++)
        shape.dims[i] = dims[i];
    return shape;
}

static bool found(size_t size, size_t rank, const int64_t *dims, const int64_t *strides,
                  ac_blocks *b)
{
    const ac_shape shape = shape_of(rank, dims);

    return ac_blocks_of(b, size, &shape, strides);
}

Test(blocks, padding)
{
    cr_assert_eq(ac_blocks_padded(510, 510, 2), 512 * 512);
    cr_assert_eq(ac_blocks_padded(510, 270, 1), 512 * 288);
    cr_assert_eq(ac_blocks_padded(1, 1, 4), 16 * 8);
    cr_assert_eq(ac_blocks_padded(INT64_MAX - 3, 1, 4), INT64_MAX);
    cr_assert_eq(ac_blocks_padded(INT64_C(1) << 40, INT64_C(1) << 40, 4), INT64_MAX);
}

Test(blocks, plain_and_turned)
{
    ac_blocks b;

    cr_assert(found(2, 2, (int64_t[]){20, 40}, (int64_t[]){40, 1}, &b));
    cr_assert(b.axis == 1 && b.run == 16 && b.jump == 32 * 16 && b.count == 32 * 48);
    cr_assert(b.strides[0] == 16 && b.strides[1] == 1);
    cr_assert(found(4, 2, (int64_t[]){20, 40}, (int64_t[]){1, 20}, &b));
    cr_assert(b.axis == 0 && b.run == 8 && b.jump == 48 * 8 && b.count == 48 * 24);
    cr_assert(b.strides[0] == 1 && b.strides[1] == 8);
}

/* Along an extent of 1 exact strides tell a matrix that is turned over. */
Test(blocks, of_one_row)
{
    ac_blocks b;

    cr_assert(found(2, 2, (int64_t[]){1, 40}, (int64_t[]){40, 1}, &b) && b.axis == 1);
    cr_assert(found(2, 2, (int64_t[]){1, 40}, (int64_t[]){7, 1}, &b) && b.axis == 1);
    cr_assert(found(2, 2, (int64_t[]){1, 40}, (int64_t[]){1, 1}, &b) && b.axis == 0);
    cr_assert(found(2, 2, (int64_t[]){40, 1}, (int64_t[]){1, 1}, &b) && b.axis == 1);
    cr_assert(found(2, 2, (int64_t[]){40, 1}, (int64_t[]){1, 40}, &b) && b.axis == 0);
    cr_assert(found(2, 2, (int64_t[]){1, 1}, (int64_t[]){1, 1}, &b) && b.axis == 1);
}

/* Matrices follow each other as a whole, as far apart as so many would be. */
Test(blocks, of_a_batch)
{
    ac_blocks b;

    cr_assert(found(2, 4, (int64_t[]){2, 3, 20, 40}, (int64_t[]){2400, 800, 40, 1}, &b));
    cr_assert(b.strides[0] == 3 * 32 * 48 && b.strides[1] == 32 * 48 && b.count == 6 * 32 * 48);
    cr_assert(found(2, 3, (int64_t[]){3, 20, 40}, (int64_t[]){0, 1, 20}, &b));
    cr_assert(b.strides[0] == 0 && b.count == 48 * 32);
    cr_assert(found(2, 3, (int64_t[]){1, 20, 40}, (int64_t[]){3, 40, 1}, &b) && b.strides[0] == 0);
    cr_assert_not(found(2, 3, (int64_t[]){3, 20, 40}, (int64_t[]){801, 40, 1}, &b));
    cr_assert_not(found(2, 3, (int64_t[]){3, 20, 40}, (int64_t[]){-800, 40, 1}, &b));
    cr_assert(found(2, 3, (int64_t[]){3, 4, 4}, (int64_t[]){INT64_MAX / 16 * 16, 4, 1}, &b));
    cr_assert_eq(b.count, INT64_MAX);
}

Test(blocks, of_other_views)
{
    ac_blocks b;

    cr_assert_not(found(2, 1, (int64_t[]){20}, (int64_t[]){1}, &b));
    cr_assert_not(found(2, 0, NULL, NULL, &b));
    cr_assert_not(found(0, 2, (int64_t[]){4, 4}, (int64_t[]){4, 1}, &b));
    cr_assert_not(found(2, 2, (int64_t[]){20, 40}, (int64_t[]){41, 1}, &b));
    cr_assert_not(found(2, 2, (int64_t[]){20, 40}, (int64_t[]){80, 2}, &b));
    cr_assert_not(found(2, 2, (int64_t[]){20, 40}, (int64_t[]){1, 21}, &b));
    cr_assert_not(found(2, 2, (int64_t[]){20, 40}, (int64_t[]){0, 1}, &b));
}
