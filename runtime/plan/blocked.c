#include "plan/blocked.h"

#include <stdlib.h>
#include <string.h>

#include "base/threads.h"

/* Counted in elements, of which a run has 32 bytes. */
struct ac_blocked {
    size_t size; /* bytes of an element */
    size_t rows;
    size_t columns;
    size_t run;
    size_t tall; /* rows, with padding */
    size_t runs; /* of a row */
    size_t matrices;
};

typedef struct laying {
    const ac_blocked *of;
    const unsigned char *rows; /* matrices as they lay */
    unsigned char *blocks;
} laying;

/* The axis of a matrix along which elements do not lie in runs. */
static size_t other_axis(const ac_tensor *tensor, const ac_blocks *blocks)
{
    return 2 * tensor->shape.rank - 3 - blocks->axis;
}

ac_shape ac_blocked_storage(const ac_tensor *tensor, const ac_blocks *blocks)
{
    const size_t front = tensor->shape.rank - 2;
    const int64_t rows = tensor->shape.dims[other_axis(tensor, blocks)];
    const int64_t columns = tensor->shape.dims[blocks->axis];
    ac_shape storage = tensor->shape;

    storage.rank = front + 4;
    storage.dims[front] = (columns + blocks->run - 1) / blocks->run;
    storage.dims[front + 1] = (rows + AC_BLOCKS_ROWS - 1) / AC_BLOCKS_ROWS;
    storage.dims[front + 2] = AC_BLOCKS_ROWS;
    storage.dims[front + 3] = blocks->run;
    if (ac_shape_count(&storage) != tensor->offset + blocks->count)
        storage = (ac_shape){1, {tensor->offset + blocks->count}};
    return storage;
}

ac_blocked *ac_blocked_make(const ac_tensor *tensor, const ac_blocks *blocks, size_t *workspace)
{
    ac_blocked *const b = malloc(sizeof *b);

    if (!b)
        return NULL;
    b->size = ac_dtype_size(tensor->dtype);
    b->rows = (size_t)tensor->shape.dims[other_axis(tensor, blocks)];
    b->columns = (size_t)tensor->shape.dims[blocks->axis];
    b->run = (size_t)blocks->run;
    b->tall = (size_t)(blocks->jump / blocks->run);
    b->runs = (b->columns + b->run - 1) / b->run;
    b->matrices = (size_t)blocks->count / (b->runs * b->tall * b->run);
    *workspace = b->matrices * b->rows * b->columns * b->size;
    return b;
}

void ac_blocked_free(ac_blocked *blocked)
{
    free(blocked);
}

/* One run of each row of a matrix. */
static void lay_runs(void *context, size_t number)
{
    const laying *const l = context;
    const ac_blocked *const b = l->of;
    const size_t first = number % b->runs * b->run;
    const size_t left = b->columns - first < b->run ? b->columns - first : b->run;
    const unsigned char *from =
        l->rows + (number / b->runs * b->rows * b->columns + first) * b->size;
    unsigned char *to = l->blocks + number * b->tall * AC_BLOCKS_RUN;

    for (size_t r = 0; r < b->rows; r++) {
        memcpy(to, from, left * b->size);
        memset(to + left * b->size, 0, AC_BLOCKS_RUN - left * b->size);
        from += b->columns * b->size;
        to += AC_BLOCKS_RUN;
    }
    memset(to, 0, (b->tall - b->rows) * AC_BLOCKS_RUN);
}

aclnnStatus ac_blocked_run(const ac_blocked *b, void *memory, void *workspace)
{
    laying l = {.of = b, .rows = workspace, .blocks = memory};

    memcpy(workspace, memory, b->matrices * b->rows * b->columns * b->size);
    ac_threads_fork(lay_runs, &l, b->matrices * b->runs);
    return ACLNN_SUCCESS;
}
