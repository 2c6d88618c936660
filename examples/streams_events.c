/*
 * Copies and operators at the same time: one stream copies the pieces of a large array in and out,
 * the other computes on them. Events order the two: a piece is computed once it has arrived, and
 * copied out once it is computed.
 */
#include "acl/acl.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { PIECES = 8, PIECE = 1 << 18 };

static const size_t piece_size = PIECE * sizeof(float);

/* Ends the program with the library's sentence where a call failed. */
static void check(int status)
{
    if (status == ACL_SUCCESS)
        return;
    const char *const sentence = aclGetRecentErrMsg();
    (void)fprintf(stderr, "status %d: %s\n", status, sentence ? sentence : "");
    exit(1);
}

/* Puts one LeakyRelu of a piece on a stream; handles may go as soon as both phases returned. */
static void leaky_relu(float *x, float *y, const aclScalar *slope, aclrtStream stream)
{
    const int64_t shape[1] = {PIECE};
    aclTensor *self = aclCreateTensor(shape, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, shape, 1, x);
    aclTensor *out = aclCreateTensor(shape, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, shape, 1, y);
    aclOpExecutor *executor = NULL;
    void *workspace = NULL;
    uint64_t size = 0;

    check(aclnnLeakyReluGetWorkspaceSize(self, slope, out, &size, &executor));
    if (size > 0)
        check(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
    check(aclnnLeakyRelu(workspace, size, executor, stream));
    if (workspace != NULL)
        check(aclrtFree(workspace));
    check(aclDestroyTensor(self));
    check(aclDestroyTensor(out));
}

int main(void)
{
    aclrtStream copies = NULL, work = NULL;
    aclrtEvent start = NULL, end = NULL, arrived[PIECES], computed[PIECES];
    float *host = NULL, *result = NULL, *x = NULL, *y = NULL;
    float slope = 0.25F, milliseconds = 0;
    bool right = true;

    check(aclInit(NULL));
    check(aclrtSetDevice(0));
    check(aclrtCreateStream(&copies));
    check(aclrtCreateStream(&work));
    check(aclrtCreateEvent(&start));
    check(aclrtCreateEvent(&end));
    check(aclrtMallocHost((void **)&host, PIECES * piece_size));
    check(aclrtMallocHost((void **)&result, PIECES * piece_size));
    check(aclrtMalloc((void **)&x, PIECES * piece_size, ACL_MEM_MALLOC_HUGE_FIRST));
    check(aclrtMalloc((void **)&y, PIECES * piece_size, ACL_MEM_MALLOC_HUGE_FIRST));
    aclScalar *negative_slope = aclCreateScalar(&slope, ACL_FLOAT);
    for (size_t i = 0; i < (size_t)PIECES * PIECE; i++)
        host[i] = (float)(i % 1001) - 500.0F;

    check(aclrtRecordEvent(start, copies));
    for (size_t p = 0; p < PIECES; p++) {
        check(aclrtCreateEvent(&arrived[p]));
        check(aclrtCreateEvent(&computed[p]));
        check(aclrtMemcpyAsync(x + p * PIECE, piece_size, host + p * PIECE, piece_size,
                               ACL_MEMCPY_HOST_TO_DEVICE, copies));
        check(aclrtRecordEvent(arrived[p], copies));
        check(aclrtStreamWaitEvent(work, arrived[p]));
        leaky_relu(x + p * PIECE, y + p * PIECE, negative_slope, work);
        check(aclrtRecordEvent(computed[p], work));
    }
    for (size_t p = 0; p < PIECES; p++) {
        check(aclrtStreamWaitEvent(copies, computed[p]));
        check(aclrtMemcpyAsync(result + p * PIECE, piece_size, y + p * PIECE, piece_size,
                               ACL_MEMCPY_DEVICE_TO_HOST, copies));
    }
    check(aclrtRecordEvent(end, copies));
    check(aclrtSynchronizeStream(copies));
    check(aclrtEventElapsedTime(&milliseconds, start, end));

    for (size_t i = 0; i < (size_t)PIECES * PIECE; i++)
        right = right && result[i] == (host[i] > 0 ? host[i] : host[i] * slope);
    printf("%d pieces of %d numbers in %.2f ms: %s\n", PIECES, PIECE, (double)milliseconds,
           right ? "right" : "wrong");

    for (size_t p = 0; p < PIECES; p++) {
        check(aclrtDestroyEvent(arrived[p]));
        check(aclrtDestroyEvent(computed[p]));
    }
    check(aclrtDestroyEvent(start));
    check(aclrtDestroyEvent(end));
    check(aclDestroyScalar(negative_slope));
    check(aclrtFreeHost(host));
    check(aclrtFreeHost(result));
    check(aclrtFree(x));
    check(aclrtFree(y));
    check(aclrtDestroyStream(copies));
    check(aclrtDestroyStream(work));
    check(aclrtResetDevice(0));
    check(aclFinalize());
    return right ? 0 : 1;
}
