/*
 * What a program gets from two streams whose order it asks for (right) or forgets (wrong): the
 * second reads what the first writes, or the program does.
 *
 *   strict_schedule event|host wrong|right
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "aclnnop/aclnn_relu.h"
#include "cases.h"

enum { COUNT = 16, BYTES = COUNT * sizeof(float) };

static const int64_t dims[] = {COUNT};

static void relu(const void *from, const void *to, aclrtStream stream)
{
    uint64_t workspace_size;
    aclOpExecutor *executor;
    aclTensor *const self = make_tensor(dims, 1, (void *)(uintptr_t)from);
    aclTensor *const out = make_tensor(dims, 1, (void *)(uintptr_t)to);

    REQUIRE(aclnnReluGetWorkspaceSize(self, out, &workspace_size, &executor));
    REQUIRE(aclnnRelu(NULL, 0, executor, stream));
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclDestroyTensor(out));
}

int main(int count, char **arguments)
{
    const bool by_event = count == 3 && strcmp(arguments[1], "event") == 0;
    const bool right = count == 3 && strcmp(arguments[2], "right") == 0;
    const aclrtStream first = start();
    aclrtStream second = NULL;
    aclrtEvent event = NULL;
    float values[COUNT];
    char *blocks[3];

    REQUIRE(aclrtCreateStream(&second));
    REQUIRE(aclrtCreateEvent(&event));
    for (int i = 0; i < 3; i++) {
        blocks[i] = make_block(BYTES);
        for (int k = 0; k < COUNT; k++)
            values[k] = i == 0 ? 1 : 0;
        REQUIRE(aclrtMemcpy(blocks[i], BYTES, values, BYTES, ACL_MEMCPY_HOST_TO_DEVICE));
    }
    relu(blocks[0], blocks[1], first);
    if (by_event && right) {
        REQUIRE(aclrtRecordEvent(event, first));
        REQUIRE(aclrtStreamWaitEvent(second, event));
    }
    if (by_event) {
        relu(blocks[1], blocks[2], second);
        REQUIRE(aclrtSynchronizeStream(second));
    } else if (right) {
        REQUIRE(aclrtSynchronizeStream(first));
    }
    REQUIRE(aclrtMemcpy(values, BYTES, blocks[by_event ? 2 : 1], BYTES, ACL_MEMCPY_DEVICE_TO_HOST));
    printf("%s\n", values[0] == 1 && values[COUNT - 1] == 1 ? "right" : "wrong");
    REQUIRE(aclrtSynchronizeStream(first));
    for (int i = 0; i < 3; i++)
        REQUIRE(aclrtFree(blocks[i]));
    REQUIRE(aclrtDestroyEvent(event));
    REQUIRE(aclrtDestroyStream(second));
    stop(first);
    return 0;
}
