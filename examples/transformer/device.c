#include "device.h"
#include <stdio.h>
#include <stdlib.h>

void check(int status)
{
    if (status == ACL_SUCCESS)
        return;
    const char *const sentence = aclGetRecentErrMsg();
    (void)fprintf(stderr, "status %d: %s\n", status, sentence ? sentence : "");
    exit(1);
}

/* --- lists ---------------------------------------------------------------------------------------
 */

/* A list of pointers that grows. */
typedef struct list {
    void **items;
    size_t count, room;
} list;

static void *list_add(list *l, void *item)
{
    if (l->count == l->room) {
        l->room = l->room ? 2 * l->room : 64;
        l->items = realloc(l->items, l->room * sizeof *l->items);
        if (l->items == NULL) {
            (void)fputs("there is no memory left\n", stderr);
            exit(1);
        }
    }
    if (item == NULL)
        check(ACL_ERROR_BAD_ALLOC);
    return l->items[l->count++] = item;
}

/* --- device memory -------------------------------------------------------------------------------
 */

static list blocks;

void *device_memory(size_t size)
{
    void *block = NULL;

    check(aclrtMalloc(&block, size, ACL_MEM_MALLOC_HUGE_FIRST));
    check(aclrtMemset(block, size, 0, size));
    return list_add(&blocks, block);
}

void device_open(void)
{
    check(aclInit(NULL));
    check(aclrtSetDevice(0));
}

void device_close(void)
{
    for (size_t i = 0; i < blocks.count; i++)
        check(aclrtFree(blocks.items[i]));
    free(blocks.items);
    blocks = (list){0};
    check(aclrtResetDevice(0));
    check(aclFinalize());
}

void send(float *device, const float *host, int64_t count)
{
    const size_t size = (size_t)count * sizeof *host;

    check(aclrtMemcpy(device, size, host, size, ACL_MEMCPY_HOST_TO_DEVICE));
}

void fetch(float *host, const float *device, int64_t count)
{
    const size_t size = (size_t)count * sizeof *host;

    check(aclrtMemcpy(host, size, device, size, ACL_MEMCPY_DEVICE_TO_HOST));
}

/* --- matrices ------------------------------------------------------------------------------------
 */

matrix matrix_make(int64_t rows, int64_t columns)
{
    return (matrix){device_memory((size_t)(rows * columns) * sizeof(float)), rows, columns,
                    columns};
}

matrix matrix_columns(matrix whole, int64_t first, int64_t columns)
{
    return (matrix){whole.data + first, whole.rows, columns, whole.stride};
}

/* --- programs ------------------------------------------------------------------------------------
 */

typedef struct call {
    second_phase *run;
    uint64_t size; /* of the workspace, in bytes */
    aclOpExecutor *executor;
} call;

struct program {
    aclrtStream stream;
    call *calls;
    size_t count, room;
    void *workspace; /* one for all calls, which run one after another */
    uint64_t workspace_size;
    list tensors, numbers, arrays;
};

program *program_make(aclrtStream stream)
{
    program *const p = calloc(1, sizeof *p);

    if (p == NULL)
        check(ACL_ERROR_BAD_ALLOC);
    else
        p->stream = stream;
    return p;
}

void program_free(program *p)
{
    for (size_t i = 0; i < p->count; i++)
        check(aclDestroyAclOpExecutor(p->calls[i].executor));
    for (size_t i = 0; i < p->tensors.count; i++)
        check(aclDestroyTensor(p->tensors.items[i]));
    for (size_t i = 0; i < p->numbers.count; i++)
        check(aclDestroyScalar(p->numbers.items[i]));
    for (size_t i = 0; i < p->arrays.count; i++)
        check(aclDestroyIntArray(p->arrays.items[i]));
    if (p->workspace != NULL)
        check(aclrtFree(p->workspace));
    free(p->calls);
    free(p->tensors.items);
    free(p->numbers.items);
    free(p->arrays.items);
    free(p);
}

void program_add(program *p, second_phase *run, uint64_t size, aclOpExecutor *executor)
{
    check(aclSetAclOpExecutorRepeatable(executor));
    if (p->count == p->room) {
        p->room = p->room ? 2 * p->room : 64;
        p->calls = realloc(p->calls, p->room * sizeof *p->calls);
        if (p->calls == NULL)
            check(ACL_ERROR_BAD_ALLOC);
    }
    p->calls[p->count++] = (call){run, size, executor};
    if (size > p->workspace_size) {
        if (p->workspace != NULL)
            check(aclrtFree(p->workspace));
        check(aclrtMalloc(&p->workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
        p->workspace_size = size;
    }
}

void program_run(const program *p)
{
    for (size_t i = 0; i < p->count; i++) {
        const call *const c = &p->calls[i];

        check(c->run(p->workspace, c->size, c->executor, p->stream));
    }
}

aclTensor *view(program *p, float *data, int64_t rank, const int64_t *shape, const int64_t *strides)
{
    int64_t span = 1; /* elements from the first of the view to the last */

    for (int64_t i = 0; i < rank; i++)
        span += (shape[i] - 1) * strides[i];
    return list_add(&p->tensors, aclCreateTensor(shape, (uint64_t)rank, ACL_FLOAT, strides, 0,
                                                 ACL_FORMAT_ND, &span, 1, data));
}

aclTensor *tensor(program *p, matrix m)
{
    return view(p, m.data, 2, (int64_t[]){m.rows, m.columns}, (int64_t[]){m.stride, 1});
}

aclTensor *transposed(program *p, matrix m)
{
    return view(p, m.data, 2, (int64_t[]){m.columns, m.rows}, (int64_t[]){1, m.stride});
}

aclScalar *number(program *p, float value)
{
    return list_add(&p->numbers, aclCreateScalar(&value, ACL_FLOAT));
}

aclIntArray *axis(program *p, int64_t index)
{
    return list_add(&p->arrays, aclCreateIntArray(&index, 1));
}
