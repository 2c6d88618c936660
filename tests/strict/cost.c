/*
 * Small calls of an operator, to be counted or timed with and without strict mode:
 *
 *   strict_cost CALLS
 *   strict_cost --depths    prints the fewest nanoseconds of a call at each of many depths of the
 * stack
 *
 * Both phases, on device memory of the library, on tensors that exist before: a call does nothing
 * beside that could hide what strict mode adds.
 */
#include <alloca.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "aclnnop/aclnn_relu.h"
#include "cases.h"

enum { COUNT = 64, BYTES = COUNT * sizeof(float), DEPTHS = 64, STEP = 16, BATCHES = 8, BATCH = 32 };

static void call(const aclTensor *self, const aclTensor *out, aclrtStream stream)
{
    uint64_t size;
    aclOpExecutor *executor;

    REQUIRE(aclnnReluGetWorkspaceSize(self, out, &size, &executor));
    REQUIRE(aclnnRelu(NULL, 0, executor, stream));
    REQUIRE(aclrtSynchronizeStream(stream));
}

static double nanoseconds(void)
{
    struct timespec now;

    (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

/* The fewest nanoseconds of a call, of several batches, below so many bytes of the stack. */
static double fewest(size_t bytes, const aclTensor *self, const aclTensor *out, aclrtStream stream)
{
    volatile char *const room = alloca(bytes);
    double least = 0;

    room[0] = 0;
    for (int batch = 0; batch < BATCHES; batch++) {
        const double began = nanoseconds();

        for (int i = 0; i < BATCH; i++)
            call(self, out, stream);

        const double took = (nanoseconds() - began) / BATCH;

        least = batch == 0 || took < least ? took : least;
    }
    return least;
}

int main(int count, char **arguments)
{
    const bool depths = count > 1 && strcmp(arguments[1], "--depths") == 0;
    const int calls = depths ? 0 : count > 1 ? atoi(arguments[1]) : 1;
    const int64_t dims[] = {COUNT};
    const aclrtStream stream = start();
    void *const from = make_zeros(BYTES);
    void *const to = make_block(BYTES);
    aclTensor *const self = make_tensor(dims, 1, from);
    aclTensor *const out = make_tensor(dims, 1, to);

    for (int i = 0; i < calls; i++)
        call(self, out, stream);
    for (size_t i = 1; depths && i <= DEPTHS; i++)
        printf("%.0f\n", fewest(i * STEP, self, out, stream));
    REQUIRE(aclDestroyTensor(self));
    REQUIRE(aclDestroyTensor(out));
    REQUIRE(aclrtFree(from));
    REQUIRE(aclrtFree(to));
    stop(stream);
    return 0;
}
