/*
 * Small calls of an operator, to be counted with and without strict mode:
 *
 *   strict_cost CALLS
 *
 * Both phases, on device memory of the library, on tensors that exist before: a call does nothing
 * beside that could hide what strict mode adds.
 */
#include <stdlib.h>

#include "aclnnop/aclnn_relu.h"
#include "cases.h"

enum { COUNT = 64, BYTES = COUNT * sizeof(float) };

int main(int count, char **arguments)
{
    const int calls = count > 1 ? atoi(arguments[1]) : 1;
    const int64_t dims[] = {COUNT};
    const aclrtStream stream = start();
    void *const from = make_zeros(BYTES);
    void *const to = make_block(BYTES);
    aclTensor *const self = make_tensor(dims, 1, from);
    aclTensor *const out = make_tensor(dims, 1, to);

    for (int i = 0; i < calls; i++) {
        uint64_t size;
        aclOpExecutor *executor;

        REQUIRE(aclnnReluGetWorkspaceSize(self, out, &size, &executor));
        REQUIRE(aclnnRelu(NULL, 0, executor, stream));
        REQUIRE(aclrtSynchronizeStream(stream));
    }
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclDestroyTensor(out));
    REQUIRE(aclrtFree(from));
    REQUIRE(aclrtFree(to));
    stop(stream);
    return 0;
}
