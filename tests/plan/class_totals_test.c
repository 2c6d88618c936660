/*
 * What is made of all rows that have classes: means and sums of many rows, of tensors with strides
 * and offsets, of rows that do not count, of none; where a number is no class; and the share that a
 * row has of all.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"
#include "aclnnop/aclnn_cross_entropy_loss.h"
#include "aclnnop/aclnn_cross_entropy_loss_grad.h"
#include "base/threads.h"
#include "plan/executor.h"

enum { ROWS = 20000, CLASSES = 3, NOT = -100 };

static const float log3 = 1.0986123F;

static void setup(void)
{
    cr_assert_eq(aclrtSetDevice(0), 0);
}

static void teardown(void)
{
    ac_threads_stop();
    cr_assert_eq(ac_tensors_live(), 0);
    cr_assert_eq(ac_plan_live(), 0);
}

TestSuite(class_totals, .init = setup, .fini = teardown);

/* From now on calls run on so many threads. */
static void threads(const char *count)
{
    ac_threads_stop();
    (void)setenv("ACLNN_CPU_THREADS", count, 1);
}

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
        cr_assert(!tensors[i] || aclDestroyTensor(tensors[i]) == 0);
    if (size > 0)
        cr_assert_not_null(workspace = malloc(size));

    const int status = second(workspace, size, executor, NULL);
    const int late = aclrtSynchronizeStream(NULL);

    free(workspace);
    return status != 0 ? status : late;
}

static int loss(aclTensor *input, aclTensor *target, aclTensor *weight, char *reduction,
                aclTensor *out, aclTensor *logs)
{
    float unused[2] = {0};
    aclTensor *const all[] = {
        input, target, weight, out, logs, line(ACL_FLOAT, 1, unused), line(ACL_FLOAT, 1, unused)};
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;

    cr_assert_eq(aclnnCrossEntropyLossGetWorkspaceSize(input, target, weight, reduction, NOT, 0, 0,
                                                       false, out, logs, all[5], all[6], &size,
                                                       &executor),
                 0, "%s", aclGetRecentErrMsg());
    return run(all, 7, size, executor, aclnnCrossEntropyLoss);
}

Test(class_totals, many_rows)
{
    static float input[ROWS * CLASSES];
    static float logs[ROWS * CLASSES];
    static int64_t target[ROWS];
    float weight[] = {1, 2, 4};
    float mean[2] = {0};
    float sum = 0;
    double wanted = 0;

    for (size_t i = 0; i < ROWS; i++) {
        target[i] = i % 5 == 4 ? NOT : (int64_t)(i % CLASSES);
        wanted += i % 5 == 4 ? 0 : (double)weight[i % CLASSES];
        for (size_t k = 0; k < CLASSES; k++)
            input[i * CLASSES + k] = (float)(i % 7);
    }
    for (size_t k = 0; k < 2; k++) {
        threads(k == 0 ? "1" : "8");
        cr_assert_eq(loss(matrix(ROWS, input), line(ACL_INT64, ROWS, target),
                          line(ACL_FLOAT, CLASSES, weight), NULL, line(ACL_FLOAT, 1, &mean[k]),
                          matrix(ROWS, logs)),
                     0);
    }
    cr_assert_eq(mean[0], log3);
    cr_assert_eq(memcmp(&mean[0], &mean[1], sizeof mean[0]), 0, "the same bits by all threads");
    cr_assert_eq(loss(matrix(ROWS, input), line(ACL_INT64, ROWS, target),
                      line(ACL_FLOAT, CLASSES, weight), "sum", line(ACL_FLOAT, 1, &sum),
                      matrix(ROWS, logs)),
                 0);
    cr_assert_float_eq(sum, (float)(wanted * log(3)), 1);
    for (size_t i = 0; i < (size_t)ROWS * CLASSES; i++)
        cr_assert_eq(logs[i], -log3, "%zu", i);
}

Test(class_totals, strides_and_offsets)
{
    static const int64_t dims[] = {2, CLASSES};
    static const int64_t turned[] = {-1, 2};
    static const int64_t two[] = {2};
    static const int64_t back[] = {-3};
    float input[] = {1, 2, 1, 2, 1, 2};
    int64_t target[] = {9, 1, 9, 9, 2};  /* [2, 1] */
    float weight[] = {7, 1, 8, 2, 9, 3}; /* [1, 2, 3] by steps of 2, from 1 on */
    const int64_t gap = 2;
    const int64_t three = 3;
    float out[5] = {5, 5, 5, 5, 5};
    float logs[6] = {0};

    cr_assert_eq(loss(tensor(ACL_FLOAT, 2, dims, turned, 1, 6, input),
                      tensor(ACL_INT64, 1, two, back, 4, 5, target),
                      tensor(ACL_FLOAT, 1, &three, &gap, 1, 6, weight), "none",
                      tensor(ACL_FLOAT, 1, two, back, 4, 5, out),
                      tensor(ACL_FLOAT, 2, dims, turned, 1, 6, logs)),
                 0);
    cr_assert_float_eq(out[4], 3 * log3, 1e-6);
    cr_assert_float_eq(out[1], 2 * log3, 1e-6);
    cr_assert_eq(out[0] + out[2] + out[3], 15);
    for (size_t i = 0; i < 6; i++)
        cr_assert_eq(logs[i], -log3);
}

Test(class_totals, rows_that_do_not_count_and_none)
{
    float input[2 * CLASSES] = {0};
    float logs[2 * CLASSES] = {0};
    int64_t target[] = {NOT, NOT};
    float out = 5;

    for (int64_t rows = 0; rows <= 2; rows += 2) {
        cr_assert_eq(loss(matrix(rows, input), line(ACL_INT64, rows, target), NULL, "mean",
                          line(ACL_FLOAT, 1, &out), matrix(rows, logs)),
                     0);
        cr_assert(isnan(out), "a mean of none");
        cr_assert_eq(loss(matrix(rows, input), line(ACL_INT64, rows, target), NULL, "sum",
                          line(ACL_FLOAT, 1, &out), matrix(rows, logs)),
                     0);
        cr_assert_eq(out, 0, "a sum of none");
        cr_assert_eq(logs[0], rows == 0 ? 0 : -log3);
    }
}

Test(class_totals, a_number_that_is_no_class)
{
    float input[2 * CLASSES] = {0};
    float logs[2 * CLASSES] = {7};
    int64_t target[] = {0, CLASSES};
    float out = 5;

    cr_assert_neq(loss(matrix(2, input), line(ACL_INT64, 2, target), NULL, "mean",
                       line(ACL_FLOAT, 1, &out), matrix(2, logs)),
                  0);
    cr_assert_eq(out, 5, "nothing is written");
    cr_assert_eq(logs[0], 7);
}

/* The loss lies in what is read, and logarithms in the logits. */
Test(class_totals, results_that_lie_in_inputs)
{
    float input[2 * CLASSES] = {0};
    float weight[] = {1, 2, 4};
    int64_t target[] = {0, 2};

    cr_assert_eq(loss(matrix(2, input), line(ACL_INT64, 2, target),
                      line(ACL_FLOAT, CLASSES, weight), "mean", line(ACL_FLOAT, 1, &weight[2]),
                      matrix(2, input)),
                 0);
    cr_assert_eq(weight[2], log3);
    for (size_t i = 0; i < 2 * CLASSES; i++)
        cr_assert_eq(input[i], -log3);
}

static int gradient(aclTensor *grad, aclTensor *logs, aclTensor *target, aclTensor *weight,
                    char *reduction, aclTensor *out)
{
    aclTensor *const all[] = {grad, logs, target, weight, out};
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;

    cr_assert_eq(aclnnCrossEntropyLossGradGetWorkspaceSize(grad, logs, target, weight, NULL, NULL,
                                                           reduction, NOT, 0, 0, out, &size,
                                                           &executor),
                 0, "%s", aclGetRecentErrMsg());
    return run(all, 5, size, executor, aclnnCrossEntropyLossGrad);
}

Test(class_totals, shares_of_many_rows)
{
    static float logs[ROWS * CLASSES];
    static float out[ROWS * CLASSES];
    static int64_t target[ROWS];
    float weight[] = {1, 2, 5};
    float grad = 3 * ROWS;

    for (size_t i = 0; i < ROWS; i++)
        target[i] = i % 4 == 3 ? NOT : (int64_t)(i % 4);
    for (size_t k = 0; k < 2; k++) {
        threads(k == 0 ? "1" : "8");
        memset(out, 0x5a, sizeof out);
        cr_assert_eq(gradient(line(ACL_FLOAT, 1, &grad), matrix(ROWS, logs),
                              line(ACL_INT64, ROWS, target), line(ACL_FLOAT, CLASSES, weight), NULL,
                              matrix(ROWS, out)),
                     0);
        for (size_t i = 0; i < ROWS; i++) {
            const float share = i % 4 == 3 ? 0 : weight[i % 4] * 1.5F; /* 3 n / (8 n / 4) */

            for (size_t c = 0; c < CLASSES; c++)
                cr_assert_eq(out[i * CLASSES + c], c == i % 4 ? 0 : share, "%zu %zu", i, c);
        }
    }
    /* Without weights a row has as much as any other. */
    grad = 0.75F * ROWS;
    cr_assert_eq(gradient(line(ACL_FLOAT, 1, &grad), matrix(ROWS, logs),
                          line(ACL_INT64, ROWS, target), NULL, "mean", matrix(ROWS, out)),
                 0);
    for (size_t c = 0; c < CLASSES; c++) {
        cr_assert_eq(out[c], c == 0 ? 0 : 1);
        cr_assert_eq(out[3 * CLASSES + c], 0, "a row that does not count");
    }
}
