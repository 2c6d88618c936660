/*
 * Verdicts on all points: of many, where the one that decides is first, last or in between; of
 * strided tensors; of tensors of other shapes; and where the result lies in an input.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"
#include "aclnnop/aclnn_equal.h"
#include "plan/executor.h"

enum { POINTS = 300001 };

static void setup(void)
{
    cr_assert_eq(aclrtSetDevice(0), 0);
}

static void teardown(void)
{
    cr_assert_eq(ac_tensors_live(), 0);
    cr_assert_eq(ac_plan_live(), 0);
}

TestSuite(verdict, .init = setup, .fini = teardown);

static aclTensor *tensor(aclDataType dtype, size_t rank, const int64_t *dims,
                         const int64_t *strides, int64_t offset, int64_t storage, void *data)
{
    return aclCreateTensor(dims, rank, dtype, strides, offset, ACL_FORMAT_ND, &storage, 1, data);
}

static aclTensor *line(int64_t count, float *data)
{
    return tensor(ACL_FLOAT, 1, &count, NULL, 0, count, data);
}

/* What both phases write to `out`; the tensors are destroyed. */
static int equal(aclTensor *self, aclTensor *other, unsigned char *out)
{
    const int64_t one = 1;
    aclTensor *const result = tensor(ACL_BOOL, 1, &one, NULL, 0, 1, out);
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    void *workspace = NULL;

    *out = 77;
    cr_assert_eq(aclnnEqualGetWorkspaceSize(self, other, result, &size, &executor), 0);
    cr_assert_eq(aclDestroyTensor(self), 0);
    cr_assert_eq(aclDestroyTensor(other), 0);
    cr_assert_eq(aclDestroyTensor(result), 0);
    if (size > 0)
        cr_assert_not_null(workspace = malloc(size));
    cr_assert_eq(aclnnEqual(workspace, size, executor, NULL), 0);
    cr_assert_eq(aclrtSynchronizeStream(NULL), 0);
    free(workspace);
    return *out;
}

Test(verdict, one_of_many_points_decides)
{
    static float a[POINTS];
    static float b[POINTS];
    static const size_t places[] = {0, 1, 65535, 65536, 131071, 262144, POINTS - 1};
    unsigned char out;

    for (size_t i = 0; i < POINTS; i++)
        a[i] = b[i] = (float)i;
    cr_assert_eq(equal(line(POINTS, a), line(POINTS, b), &out), 1);
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        const float was = b[places[i]];

        b[places[i]] = NAN;
        cr_assert_eq(equal(line(POINTS, a), line(POINTS, b), &out), 0, "%zu", places[i]);
        b[places[i]] = was;
    }
    cr_assert_eq(equal(line(POINTS, a), line(POINTS, b), &out), 1);
}

Test(verdict, on_strided_tensors)
{
    static const int64_t dims[] = {2, 3};
    static const int64_t turned[] = {1, 2};
    static const int64_t gaps[] = {6, 2};
    float a[] = {1, 2, 3, 4, 5, 6};
    float b[12];
    unsigned char out;

    for (size_t i = 0; i < 12; i++)
        b[i] = NAN;
    for (size_t i = 0; i < 2; i++) {
        for (size_t k = 0; k < 3; k++)
            b[6 * i + 2 * k] = a[i + 2 * k];
    }
    cr_assert_eq(equal(tensor(ACL_FLOAT, 2, dims, turned, 0, 6, a),
                       tensor(ACL_FLOAT, 2, dims, gaps, 0, 12, b), &out),
                 1);
    b[4] = 0;
    cr_assert_eq(equal(tensor(ACL_FLOAT, 2, dims, turned, 0, 6, a),
                       tensor(ACL_FLOAT, 2, dims, gaps, 0, 12, b), &out),
                 0);
}

Test(verdict, on_other_shapes_and_on_nothing)
{
    static const int64_t wide[] = {1, 2};
    static const int64_t none[] = {0, 4};
    static const int64_t turned[] = {4, 0};
    float a[] = {1, 2};
    unsigned char out;

    cr_assert_eq(equal(line(2, a), tensor(ACL_FLOAT, 2, wide, NULL, 0, 2, a), &out), 0);
    cr_assert_eq(equal(line(2, a), line(1, a), &out), 0);
    cr_assert_eq(equal(line(0, NULL), line(0, NULL), &out), 1);
    cr_assert_eq(equal(line(0, NULL), line(2, a), &out), 0);
    cr_assert_eq(equal(line(2, a), line(0, NULL), &out), 0);
    cr_assert_eq(equal(tensor(ACL_FLOAT, 2, none, NULL, 0, 0, NULL),
                       tensor(ACL_FLOAT, 2, turned, NULL, 0, 0, NULL), &out),
                 0);
}

/* The result is written when all has been read. */
Test(verdict, in_the_memory_of_an_input)
{
    unsigned char truths[] = {0, 1, 0, 1, 1};
    unsigned char same[] = {0, 1, 0, 1, 1};
    const int64_t count = 5;

    for (size_t i = 0; i < 5; i++) {
        unsigned char *const out = &truths[i];
        const int64_t one = 1;
        aclTensor *const self = tensor(ACL_BOOL, 1, &count, NULL, 0, 5, truths);
        aclTensor *const other = tensor(ACL_BOOL, 1, &count, NULL, 0, 5, same);
        aclTensor *const result = tensor(ACL_BOOL, 1, &one, NULL, 0, 1, out);
        aclOpExecutor *executor = NULL;
        uint64_t size = 0;
        void *workspace;

        memcpy(truths, same, 5);
        cr_assert_eq(aclnnEqualGetWorkspaceSize(self, other, result, &size, &executor), 0);
        cr_assert_not_null(workspace = malloc(size));
        cr_assert_eq(aclnnEqual(workspace, size, executor, NULL), 0);
        cr_assert_eq(aclrtSynchronizeStream(NULL), 0);
        free(workspace);
        cr_assert_eq(*out, 1);
        cr_assert_eq(aclDestroyTensor(self) + aclDestroyTensor(other) + aclDestroyTensor(result),
                     0);
    }
}
