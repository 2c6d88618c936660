/*
 * Rows that have classes: of tensors with strides and offsets, of more rows than a thread takes, of
 * none; a number that is no class; and results that lie where they are read from.
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"
#include "aclnnop/aclnn_nll_loss.h"
#include "aclnnop/aclnn_nll_loss_backward.h"
#include "plan/executor.h"

enum { ROWS = 20000, CLASSES = 3, NONE = 0, MEAN = 1, SUM = 2 };

static void setup(void)
{
    cr_assert_eq(aclrtSetDevice(0), 0);
}

static void teardown(void)
{
    cr_assert_eq(ac_tensors_live(), 0);
    cr_assert_eq(ac_plan_live(), 0);
}

TestSuite(classed, .init = setup, .fini = teardown);

static aclTensor *tensor(aclDataType dtype, size_t rank, const int64_t *dims,
                         const int64_t *strides, int64_t offset, int64_t storage, void *data)
{
    return aclCreateTensor(dims, rank, dtype, strides, offset, ACL_FORMAT_ND, &storage, 1, data);
}

static aclTensor *line(aclDataType dtype, int64_t count, void *data)
{
    return tensor(dtype, 1, &count, NULL, 0, count, data);
}

static aclTensor *matrix(int64_t rows, float *data)
{
    const int64_t dims[] = {rows, CLASSES};

    return tensor(ACL_FLOAT, 2, dims, NULL, 0, rows * CLASSES, data);
}

/* Runs what was planned; the tensors are destroyed first. */
static int run(aclTensor *const tensors[], size_t count, uint64_t size, aclOpExecutor *executor,
               aclnnStatus (*second)(void *, uint64_t, aclOpExecutor *, aclrtStream))
{
    void *workspace = NULL;

    for (size_t i = 0; i < count; i++)
        cr_assert_eq(aclDestroyTensor(tensors[i]), 0);
    if (size > 0)
        cr_assert_not_null(workspace = malloc(size));

    const int status = second(workspace, size, executor, NULL);
    const int late = aclrtSynchronizeStream(NULL);

    free(workspace);
    return status != 0 ? status : late;
}

static int loss(aclTensor *self, aclTensor *target, aclTensor *weight, int64_t reduction,
                aclTensor *out, aclTensor *total)
{
    aclTensor *const all[] = {self, target, weight, out, total};
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;

    cr_assert_eq(aclnnNLLLossGetWorkspaceSize(self, target, weight, reduction, -100, out, total,
                                              &size, &executor),
                 0, "%s", aclGetRecentErrMsg());
    return run(all, 5, size, executor, aclnnNLLLoss);
}

Test(classed, strides_and_offsets)
{
    static const int64_t dims[] = {2, CLASSES};
    static const int64_t turned[] = {-1, 2};
    static const int64_t two[] = {2};
    static const int64_t back[] = {-3};
    float self[] = {-1, -2, -3, -4, -5, -6}; /* [[-2, -4, -6], [-1, -3, -5]] */
    int32_t target[] = {9, 1, 9, 9, 2};      /* [2, 1] */
    float weight[] = {7, 1, 8, 2, 9, 3};     /* [1, 2, 3] by steps of 2, from 1 on */
    const int64_t gap = 2;
    const int64_t three = 3;
    float out[2] = {0};
    float total = 5;

    cr_assert_eq(loss(tensor(ACL_FLOAT, 2, dims, turned, 1, 6, self),
                      tensor(ACL_INT32, 1, two, back, 4, 5, target),
                      tensor(ACL_FLOAT, 1, &three, &gap, 1, 6, weight), NONE,
                      line(ACL_FLOAT, 2, out), line(ACL_FLOAT, 1, &total)),
                 0);
    cr_assert_eq(out[0], 18);
    cr_assert_eq(out[1], 6);
    cr_assert_eq(total, 5, "nothing is written there");
}

Test(classed, many_rows)
{
    static float self[ROWS * CLASSES];
    static unsigned char target[ROWS];
    static float out[ROWS];
    float weight[] = {1, 2, 4};
    float total = 0;
    float sum = 0;

    for (size_t i = 0; i < ROWS; i++) {
        target[i] = (unsigned char)(i * 7 % CLASSES);
        for (size_t k = 0; k < CLASSES; k++)
            self[i * CLASSES + k] = k == target[i] ? -(float)(i % 5) : -1000;
    }
    cr_assert_eq(loss(matrix(ROWS, self), line(ACL_UINT8, ROWS, target),
                      line(ACL_FLOAT, CLASSES, weight), NONE, line(ACL_FLOAT, ROWS, out),
                      line(ACL_FLOAT, 1, &total)),
                 0);
    for (size_t i = 0; i < ROWS; i++) {
        cr_assert_eq(out[i], weight[target[i]] * (float)(i % 5), "%zu", i);
        sum += out[i];
    }
    cr_assert_eq(loss(matrix(ROWS, self), line(ACL_UINT8, ROWS, target),
                      line(ACL_FLOAT, CLASSES, weight), SUM, line(ACL_FLOAT, 1, out),
                      line(ACL_FLOAT, 1, &total)),
                 0);
    cr_assert_eq(out[0], sum);
}

Test(classed, a_number_that_is_no_class)
{
    static int64_t target[ROWS];
    static float self[ROWS * CLASSES];
    float weight[] = {1, 2, 4};
    float out = 5;
    float total = 6;

    target[ROWS - 2] = CLASSES;
    target[ROWS - 1] = -1;
    cr_assert_neq(loss(matrix(ROWS, self), line(ACL_INT64, ROWS, target),
                       line(ACL_FLOAT, CLASSES, weight), MEAN, line(ACL_FLOAT, 1, &out),
                       line(ACL_FLOAT, 1, &total)),
                  0);
    cr_assert_eq(out, 5, "nothing is written");
    cr_assert_eq(total, 6);
    target[ROWS - 2] = -100;
    target[ROWS - 1] = -100;
    cr_assert_eq(loss(matrix(ROWS, self), line(ACL_INT64, ROWS, target),
                      line(ACL_FLOAT, CLASSES, weight), MEAN, line(ACL_FLOAT, 1, &out),
                      line(ACL_FLOAT, 1, &total)),
                 0);
    cr_assert_eq(out, 0);
    cr_assert_eq(total, ROWS - 2);
}

Test(classed, no_rows)
{
    float nothing = 0;
    float weight[] = {1, 2, 4};
    float out = 5;
    float total = 6;

    for (int64_t reduction = MEAN; reduction <= SUM; reduction++) {
        cr_assert_eq(loss(matrix(0, &nothing), line(ACL_INT64, 0, &nothing),
                          line(ACL_FLOAT, CLASSES, weight), reduction, line(ACL_FLOAT, 1, &out),
                          line(ACL_FLOAT, 1, &total)),
                     0);
        cr_assert((reduction == MEAN) == (out != out), "a mean is nan");
        cr_assert(reduction == MEAN || out == 0, "a sum is 0");
        cr_assert_eq(total, 0);
    }
}

/* The result lies in the numbers of classes and in the weights. */
Test(classed, results_that_lie_in_inputs)
{
    union {
        float of[2 * CLASSES];
        int32_t numbers[2];
    } memory = {.numbers = {2, 0}};
    float self[2 * CLASSES] = {0};
    float weight[] = {1, 2, 4};
    float grad[] = {3, 5};
    float one = 1;
    aclTensor *const all[] = {line(ACL_FLOAT, 2, grad),    matrix(2, self),
                              line(ACL_INT32, 2, &memory), line(ACL_FLOAT, CLASSES, weight),
                              line(ACL_FLOAT, 1, &one),    matrix(2, memory.of)};
    static const float wanted[] = {0, 0, -12, -5, 0, 0};
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;

    cr_assert_eq(aclnnNLLLossBackwardGetWorkspaceSize(all[0], all[1], all[2], all[3], NONE, -100,
                                                      all[4], all[5], &size, &executor),
                 0, "%s", aclGetRecentErrMsg());
    cr_assert_eq(run(all, 6, size, executor, aclnnNLLLossBackward), 0);
    for (size_t i = 0; i < 2 * CLASSES; i++)
        cr_assert_eq(memory.of[i], wanted[i], "%zu", i);
}
