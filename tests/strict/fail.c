/*
 * Allocations, launches and synchronisations in a fixed order, each told with its status and its
 * sentence, for the tests of ACLNN_CPU_FAIL.
 *
 *   strict_fail [ROUNDS]
 */
#include <stdio.h>
#include <stdlib.h>

#include "acl/acl.h"
#include "aclnnop/aclnn_sigmoid.h"
#include "aclnnop/aclnn_tanh.h"

enum { COUNT = 8 };

/* What a call answered; nothing where it succeeded. */
static void tell(const char *call, int round, int status)
{
    const char *const sentence = status == 0 ? NULL : aclGetRecentErrMsg();

    if (status != 0)
        printf("%s %d: %d %s\n", call, round, status, sentence == NULL ? "-" : sentence);
}

typedef aclnnStatus first_phase(const aclTensor *, aclTensor *, uint64_t *, aclOpExecutor **);
typedef aclnnStatus second_phase(void *, uint64_t, aclOpExecutor *, aclrtStream);

static void launch(const char *name, int round, first_phase *prepare, second_phase *run,
                   aclrtStream stream)
{
    float in[COUNT] = {-1, 2}, out[COUNT] = {7, 7};
    const int64_t count = COUNT;
    aclTensor *const self =
        aclCreateTensor(&count, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, &count, 1, in);
    aclTensor *const result =
        aclCreateTensor(&count, 1, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, &count, 1, out);
    uint64_t size = 0;
    aclOpExecutor *executor = NULL;

    if (prepare(self, result, &size, &executor) != 0)
        abort();

    const aclnnStatus status = run(NULL, size, executor, stream);

    tell(name, round, status);
    if (status != 0 && out[0] != 7)
        printf("%s %d: wrote although it failed\n", name, round);
    (void)aclDestroyTensor(self);
    (void)aclDestroyTensor(result);
}

int main(int count, char **arguments)
{
    const int rounds = count > 1 ? atoi(arguments[1]) : 4;
    aclrtStream stream = NULL;
    aclrtEvent event = NULL;
    const int started = aclInit(NULL);

    tell("aclInit", 0, started);
    if (started != 0)
        return 0;
    if (aclrtSetDevice(0) != 0 || aclrtCreateStream(&stream) != 0 || aclrtCreateEvent(&event) != 0)
        return 1;
    for (int round = 1; round <= rounds; round++) {
        void *block = NULL;
        const int status = (round & 1) != 0 ? aclrtMalloc(&block, COUNT, ACL_MEM_MALLOC_NORMAL_ONLY)
                                            : aclrtMallocHost(&block, COUNT);
        tell("malloc", round, status);
        if ((status != 0) != (block == NULL))
            printf("malloc %d: a pointer with a failure, or none without\n", round);
        if (block != NULL)
            (void)((round & 1) != 0 ? aclrtFree(block) : aclrtFreeHost(block));
        launch("sigmoid", round, aclnnSigmoidGetWorkspaceSize, aclnnSigmoid, stream);
        launch("tanh", round, aclnnTanhGetWorkspaceSize, aclnnTanh, stream);
        tell("sync stream", round, aclrtSynchronizeStream(stream));
        (void)aclrtRecordEvent(event, stream);
        tell("sync event", round, aclrtSynchronizeEvent(event));
        tell("sync device", round, aclrtSynchronizeDevice());
    }
    if (aclrtDestroyEvent(event) != 0 || aclrtDestroyStream(stream) != 0 ||
        aclrtResetDevice(0) != 0 || aclFinalize() != 0)
        return 1;
    return 0;
}
