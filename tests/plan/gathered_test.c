/*
 * Lists of tensors that are reduced at each point: members that broadcast, strided ones, outputs in
 * the memory of members, many members and many points, and refusals.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"
#include "aclnnop/aclnn_add_n.h"
#include "aclnnop/aclnn_maxn.h"
#include "aclnnop/aclnn_sum.h"
#include "base/error.h"
#include "handles/array.h"
#include "plan/executor.h"

enum { MOST = 5000, POINTS = 100003 };

typedef aclnnStatus first_phase(const aclTensorList *tensors, aclTensor *out, uint64_t *size,
                                aclOpExecutor **executor);
typedef aclnnStatus second_phase(void *workspace, uint64_t size, aclOpExecutor *executor,
                                 aclrtStream stream);

static aclTensor *tensor(aclDataType dtype, size_t rank, const int64_t *dims,
                         const int64_t *strides, int64_t offset, int64_t storage, void *data)
{
    return aclCreateTensor(dims, rank, dtype, strides, offset, ACL_FORMAT_ND, &storage, 1, data);
}

static aclTensor *vector(int64_t count, float *data)
{
    return tensor(ACL_FLOAT, 1, &count, NULL, 0, count, data);
}

static void setup(void)
{
    cr_assert_eq(aclrtSetDevice(0), 0);
}

static void teardown(void)
{
    cr_assert_eq(ac_arrays_live(), 0);
    cr_assert_eq(ac_tensors_live(), 0);
    cr_assert_eq(ac_plan_live(), 0);
}

TestSuite(gathered, .init = setup, .fini = teardown);

/* Reduces members, which are destroyed, and returns the status of the phase that failed. */
static int reduce(first_phase *first, second_phase *second, aclTensor *const *members, size_t count,
                  aclTensor *out)
{
    aclTensorList *const list = aclCreateTensorList((const aclTensor *const *)members, count);
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    void *workspace = NULL;
    int status = first(list, out, &size, &executor);

    cr_assert_eq(aclDestroyTensorList(list), 0);
    cr_assert_eq(aclDestroyTensor(out), 0);
    if (status != 0)
        return status;
    if (size > 0)
        cr_assert_not_null(workspace = malloc(size));
    status = second(workspace, size, executor, NULL);
    status = status == 0 ? aclrtSynchronizeStream(NULL) : status;
    free(workspace);
    return status;
}

#define SUM aclnnSumGetWorkspaceSize, aclnnSum
#define ADD_N aclnnAddNGetWorkspaceSize, aclnnAddN
#define MAX_N aclnnMaxNGetWorkspaceSize, aclnnMaxN

Test(gathered, members_broadcast)
{
    float square[] = {1, 2, 3, 4};
    float row[] = {10, 20};
    float column[] = {100, 200};
    float one[] = {1000};
    float out[4] = {0};
    const int64_t two[] = {2, 2};
    const int64_t thin[] = {2, 1};
    aclTensor *const members[] = {
        vector(2, row),
        tensor(ACL_FLOAT, 2, two, NULL, 0, 4, square),
        tensor(ACL_FLOAT, 2, thin, NULL, 0, 2, column),
        tensor(ACL_FLOAT, 0, NULL, NULL, 0, 1, one),
    };

    cr_assert_eq(reduce(SUM, members, 4, tensor(ACL_FLOAT, 2, two, NULL, 0, 4, out)), 0);
    cr_assert_eq(out[0], 1111);
    cr_assert_eq(out[1], 1122);
    cr_assert_eq(out[2], 1213);
    cr_assert_eq(out[3], 1224);
}

/* A transposed member, one backwards and one with gaps. */
Test(gathered, strided_members)
{
    float a[] = {1, 2, 3, 4, 5, 6};
    float b[] = {1, 10, 100, 1000, 10000, 100000};
    float c[12];
    float out[6];
    const int64_t dims[] = {2, 3};
    const int64_t turned[] = {1, 2};
    const int64_t gaps[] = {6, 2};

    for (size_t i = 0; i < 12; i++)
        c[i] = i % 2 == 0 ? (float)i * 0x1p20F : NAN;

    aclTensor *const members[] = {
        tensor(ACL_FLOAT, 2, dims, turned, 0, 6, a),
        tensor(ACL_FLOAT, 2, dims, NULL, 0, 6, b),
        tensor(ACL_FLOAT, 2, dims, gaps, 0, 12, c),
    };

    cr_assert_eq(reduce(ADD_N, members, 3, tensor(ACL_FLOAT, 2, dims, turned, 0, 6, out)), 0);
    for (size_t i = 0; i < 2; i++) {
        for (size_t k = 0; k < 3; k++)
            cr_assert_eq(out[i + 2 * k], a[i + 2 * k] + b[3 * i + k] + c[6 * i + 2 * k]);
    }
}

/* An output that is a member, and outputs that overlap one a few elements on. */
Test(gathered, outputs_in_the_memory_of_members)
{
    static float memory[POINTS + 64];
    static float other[POINTS];

    for (size_t shift = 0; shift < 64; shift += 21) {
        for (size_t i = 0; i < POINTS + 64; i++)
            memory[i] = (float)(i % 1024);
        for (size_t i = 0; i < POINTS; i++)
            other[i] = (float)(i % 77);

        aclTensor *const members[] = {vector(POINTS, other), vector(POINTS, memory)};

        cr_assert_eq(reduce(ADD_N, members, 2, vector(POINTS, memory + shift)), 0);
        for (size_t i = 0; i < POINTS; i++)
            cr_assert_eq(memory[i + shift], (float)(i % 1024) + (float)(i % 77),
                         "element %zu, %zu on", i, shift);
    }
}

/* Terms that nearly cancel: f64 would lose what a sum of f32 in f32 loses first. */
Test(gathered, many_members)
{
    static float data[MOST];
    float out = 0;
    aclTensor *members[MOST];

    for (size_t count = 1; count <= MOST; count = count * 3 + 1) {
        double wanted = 0;
        double greatest = -INFINITY;

        for (size_t i = 0; i < count; i++) {
            data[i] = ((float)(i * 2654435761U % 4001) / 8 - 250) * (i % 2 == 0 ? 0x1p20F : 1);
            wanted += (double)data[i];
            greatest = fmax(greatest, (double)data[i]);
            members[i] = vector(1, &data[i]);
        }
        cr_assert_eq(reduce(ADD_N, members, count, vector(1, &out)), 0);
        cr_assert_eq(out, (float)wanted, "%zu members", count);
        for (size_t i = 0; i < count; i++)
            members[i] = vector(1, &data[i]);
        cr_assert_eq(reduce(MAX_N, members, count, vector(1, &out)), 0);
        cr_assert_eq(out, (float)greatest);
    }
}

static void refused(const char *wanted, first_phase *first, second_phase *second,
                    aclTensor *const *members, size_t count, aclTensor *out)
{
    cr_assert_eq(reduce(first, second, members, count, out), 161002);
    cr_assert_str_eq(aclGetRecentErrMsg(), wanted);
}

Test(gathered, refusals)
{
    float data[8] = {0};
    const int64_t deep[] = {1, 1, 1, 1, 1, 1, 1, 1};

    refused("EZ1001: aclnnSum: tensors has no tensors; 1 and more are allowed", SUM, NULL, 0,
            vector(1, data));
    refused("EZ1001: aclnnSum: tensors[2] has shape [4] and the tensors before broadcast to [3]; "
            "shapes that broadcast together are allowed",
            SUM, (aclTensor *const[]){vector(1, data), vector(3, data), vector(4, data)}, 3,
            vector(3, data));
    refused("EZ1001: aclnnAddN: tensors[1] has shape [1]; [3] (the shape of the tensors before) is "
            "allowed",
            ADD_N, (aclTensor *const[]){vector(3, data), vector(1, data)}, 2, vector(3, data));
    refused("EZ1001: aclnnSum: out has shape [3]; only [4] (the shape of tensors as spread(0) "
            "without axis 0) is allowed",
            SUM, (aclTensor *const[]){vector(1, data), vector(4, data)}, 2, vector(3, data));
    refused("EZ1001: aclnnSum: tensors[0] has 8 dimensions; at most 7 are allowed", SUM,
            (aclTensor *const[]){tensor(ACL_FLOAT, 8, deep, NULL, 0, 1, data)}, 1, vector(1, data));
}

/* Members without elements, and an extent of 0 beside one of 1. */
Test(gathered, nothing_to_do)
{
    float data[4] = {1, 2, 3, 4};

    cr_assert_eq(
        reduce(SUM, (aclTensor *const[]){vector(0, data), vector(1, data)}, 2, vector(0, data)), 0);
    cr_assert_eq(data[0], 1);
}
