#include "cases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void show(int status)
{
    const char *const sentence = aclGetRecentErrMsg();

    printf("%d %s\n", status, sentence ? sentence : "");
    (void)fflush(stdout);
}

void require(int status, const char *call)
{
    if (status == 0)
        return;
    fprintf(stderr, "%s: ", call);
    show(status);
    exit(2);
}

aclrtStream start(void)
{
    aclrtStream stream = NULL;

    REQUIRE(aclInit(NULL));
    REQUIRE(aclrtSetDevice(0));
    REQUIRE(aclrtCreateStream(&stream));
    return stream;
}

void stop(aclrtStream stream)
{
    REQUIRE(aclrtSynchronizeStream(stream));
    REQUIRE(aclrtDestroyStream(stream));
    REQUIRE(aclrtResetDevice(0));
    REQUIRE(aclFinalize());
}

void *make_block(size_t bytes)
{
    void *block = NULL;

    REQUIRE(aclrtMalloc(&block, bytes, ACL_MEM_MALLOC_NORMAL_ONLY));
    return block;
}

void *make_zeros(size_t bytes)
{
    void *const block = make_block(bytes);

    REQUIRE(aclrtMemset(block, bytes, 0, bytes));
    return block;
}

aclTensor *make_tensor(const int64_t *dims, uint64_t rank, void *data)
{
    aclTensor *const tensor =
        aclCreateTensor(dims, rank, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, dims, rank, data);

    if (!tensor)
        require(-1, "aclCreateTensor");
    return tensor;
}

int run_cases(const strict_case *cases, int count, int argument_count, char **arguments)
{
    for (int i = 0; i < count; i++) {
        if (argument_count == 2 && strcmp(arguments[1], "--list") == 0) {
            printf("%s\n", cases[i].name);
        } else if (argument_count == 3 && strcmp(arguments[1], cases[i].name) == 0) {
            (strcmp(arguments[2], "wrong") == 0 ? cases[i].wrong : cases[i].right)();
            return 0;
        }
    }
    return argument_count == 2 ? 0 : 2;
}
