#include "base/blocks.h"

static int64_t product(int64_t a, int64_t b)
{
    int64_t result;

    return __builtin_mul_overflow(a, b, &result) ? INT64_MAX : result;
}

static int64_t rounded(int64_t count, int64_t unit)
{
    return count > INT64_MAX - unit ? INT64_MAX : (count + unit - 1) / unit * unit;
}

int64_t ac_blocks_padded(int64_t rows, int64_t columns, size_t size)
{
    return product(rounded(rows, AC_BLOCKS_ROWS), rounded(columns, AC_BLOCKS_RUN / (int64_t)size));
}

/* Whether columns would be adjacent, of a matrix that is not turned over. */
static bool is_plain(const int64_t dims[2], const int64_t strides[2])
{
    return (dims[1] == 1 || strides[1] == 1) && (dims[0] == 1 || strides[0] == dims[1]);
}

/* Where an extent is 1, exact strides tell how the matrix lies. */
static bool is_turned(const int64_t dims[2], const int64_t strides[2])
{
    return strides[0] == 1 && strides[1] == dims[0] && (dims[0] > 1 || dims[1] > 1);
}

bool ac_blocks_of(ac_blocks *b, size_t size, const ac_shape *shape, const int64_t strides[])
{
    if (shape->rank < 2 || size == 0 || AC_BLOCKS_RUN % size != 0)
        return false;

    const size_t matrix = shape->rank - 2;
    const int64_t *const dims = shape->dims + matrix;
    const bool turned = is_turned(dims, strides + matrix);

    if (!turned && !is_plain(dims, strides + matrix))
        return false;
    b->axis = turned ? matrix : matrix + 1;

    const size_t other = turned ? matrix + 1 : matrix;
    const int64_t plain = product(dims[0], dims[1]);
    const int64_t padded = ac_blocks_padded(shape->dims[other], shape->dims[b->axis], size);
    int64_t last = 0; /* matrix */

    b->run = AC_BLOCKS_RUN / (int64_t)size;
    b->jump = product(rounded(shape->dims[other], AC_BLOCKS_ROWS), b->run);
    b->strides[b->axis] = 1;
    b->strides[other] = b->run;
    for (size_t i = 0; i < matrix; i++) {
        const int64_t step = shape->dims[i] > 1 ? strides[i] / plain : 0;

        if (shape->dims[i] > 1 && (strides[i] < 0 || strides[i] % plain != 0))
            return false;
        b->strides[i] = product(step, padded);
        if (__builtin_add_overflow(last, product(step, shape->dims[i] - 1), &last))
            last = INT64_MAX;
    }
    b->count = product(last < INT64_MAX ? last + 1 : last, padded);
    return true;
}
