/*
 * Lists of tensors: members in memory of their own, members that do not count, refusals of one
 * member, overlaps with the other tensor, and new addresses of members.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"
#include "aclnnop/aclnn_cat.h"
#include "aclnnop/aclnn_split_tensor.h"
#include "aclnnop/aclnn_split_with_size.h"
#include "aclnnop/aclnn_stack.h"
#include "handles/array.h"
#include "plan/executor.h"

enum { MANY = 100 };

static float row[2 * MANY];
static float out_data[2 * MANY];

static aclTensor *tensor(aclDataType dtype, size_t rank, const int64_t *dims, void *data)
{
    return aclCreateTensor(dims, rank, dtype, NULL, 0, ACL_FORMAT_ND, dims, rank, data);
}

static aclTensor *vector(int64_t count, void *data)
{
    return tensor(ACL_FLOAT, 1, &count, data);
}

static aclTensor *matrix(int64_t rows, int64_t columns, void *data)
{
    return tensor(ACL_FLOAT, 2, (const int64_t[]){rows, columns}, data);
}

static void setup(void)
{
    cr_assert_eq(aclrtSetDevice(0), 0);
    for (size_t i = 0; i < 2 * MANY; i++) {
        row[i] = (float)(i + 1);
        out_data[i] = -1;
    }
}

static void teardown(void)
{
    cr_assert_eq(ac_arrays_live(), 0);
    cr_assert_eq(ac_tensors_live(), 0);
    cr_assert_eq(ac_plan_live(), 0);
}

TestSuite(listed, .init = setup, .fini = teardown);

/* Joins the members, which are destroyed, and returns the status of the phase that failed. */
static int cat(aclTensor *const *members, size_t count, int64_t dim, aclTensor *out)
{
    aclTensorList *const list = aclCreateTensorList((const aclTensor *const *)members, count);
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    int status = aclnnCatGetWorkspaceSize(list, dim, out, &size, &executor);

    cr_assert_eq(aclDestroyTensorList(list), 0);
    if (out)
        cr_assert_eq(aclDestroyTensor(out), 0);
    if (status != 0)
        return status;
    cr_assert_eq(size, 0);
    status = aclnnCat(NULL, 0, executor, NULL);
    return status == 0 ? aclrtSynchronizeStream(NULL) : status;
}

static void expect(const float *wanted, size_t count)
{
    for (size_t i = 0; i < count; i++)
        cr_assert_eq(out_data[i], wanted[i], "element %zu is %g, not %g", i, (double)out_data[i],
                     (double)wanted[i]);
}

static void expect_refused(int status, int wanted, const char *sentence)
{
    const char *const recorded = aclGetRecentErrMsg();

    cr_assert_eq(status, wanted, "%d: %s", status, recorded ? recorded : "no sentence");
    cr_assert_not_null(recorded);
    cr_assert_not_null(strstr(recorded, sentence), "the sentence is: %s", recorded);
}

Test(listed, members_lie_one_behind_the_other)
{
    static float a[] = {1, 2};
    static float b[] = {3, 4, 5, 6};

    cr_assert_eq(
        cat((aclTensor *[]){matrix(2, 1, a), matrix(2, 2, b)}, 2, 1, matrix(2, 3, out_data)), 0);
    expect((const float[]){1, 3, 4, 2, 5, 6}, 6);
}

Test(listed, one_member_is_copied)
{
    cr_assert_eq(cat((aclTensor *[]){vector(5, row)}, 1, -1, vector(5, out_data)), 0);
    expect(row, 5);
}

Test(listed, there_may_be_more_than_a_call_has_operands)
{
    aclTensor *members[MANY];

    for (size_t i = 0; i < MANY; i++)
        members[i] = vector(2, row + 2 * i);
    cr_assert_eq(cat(members, MANY, 0, vector(2 * MANY, out_data)), 0);
    expect(row, 2 * MANY);
}

Test(listed, an_empty_vector_does_not_count)
{
    static int64_t none;

    cr_assert_eq(cat((aclTensor *[]){tensor(ACL_BOOL, 1, (const int64_t[]){0}, &none),
                                     matrix(1, 3, row), vector(0, &none), matrix(1, 3, row + 3)},
                     4, 0, matrix(2, 3, out_data)),
                 0);
    expect(row, 6);
}

Test(listed, without_members_there_is_nothing_to_do)
{
    cr_assert_eq(cat(NULL, 0, 7, vector(2, out_data)), 0);
    cr_assert_eq(cat((aclTensor *[]){vector(0, row)}, 1, 7, vector(2, out_data)), 0);
    cr_assert_eq(cat((aclTensor *[]){matrix(0, 3, row)}, 1, 0, vector(2, out_data)), 0);
    expect((const float[]){-1, -1}, 2);
}

Test(listed, a_member_without_elements_counts)
{
    expect_refused(
        cat((aclTensor *[]){matrix(0, 3, row), matrix(1, 2, row)}, 2, 0, matrix(1, 2, out_data)),
        161002, "aclnnCat: tensors[1] has shape [1, 2]; [0, 3]");
}

Test(listed, one_element_has_any_shape)
{
    cr_assert_eq(cat((aclTensor *[]){vector(1, row + 4), vector(0, row)}, 2, 0,
                     tensor(ACL_FLOAT, 3, (const int64_t[]){1, 1, 1}, out_data)),
                 0);
    expect(row + 4, 1);
}

Test(listed, refusals_name_the_member)
{
    static const int64_t two = 2;

    expect_refused(cat((aclTensor *[]){vector(2, row), NULL}, 2, 0, vector(2, out_data)), 161001,
                   "aclnnCat: tensors[1] is null");
    expect_refused(cat((aclTensor *[]){vector(2, row), tensor(ACL_INT32, 1, &two, row)}, 2, 0,
                       vector(4, out_data)),
                   161002,
                   "aclnnCat: tensors[1] is i32; only f32 (the dtype of the tensors before)");
    expect_refused(
        cat((aclTensor *[]){tensor(ACL_COMPLEX128, 1, &two, row)}, 1, 0, vector(2, out_data)),
        161002, "aclnnCat: tensors[0] is c128");
    expect_refused(
        cat((aclTensor *[]){vector(2, row), matrix(1, 2, row)}, 2, 0, vector(4, out_data)), 161002,
        "aclnnCat: tensors[1] has shape [1, 2]; [2]");
    expect_refused(cat((aclTensor *[]){vector(2, row)}, 1, 1, vector(2, out_data)), 161002,
                   "aclnnCat: dim is 1; -1 to 0 are allowed");
    expect_refused(cat((aclTensor *[]){vector(2, NULL)}, 1, 0, vector(2, out_data)), 161001,
                   "the address of input 0 is null");
}

Test(listed, a_destroyed_member_is_found)
{
    aclTensor *const gone = vector(2, row);
    aclTensorList *const list = aclCreateTensorList((const aclTensor *const[]){gone}, 1);
    aclTensor *const out = vector(2, out_data);
    aclOpExecutor *executor;
    uint64_t size;

    cr_assert_eq(aclDestroyTensor(gone), 0);
    expect_refused(aclnnCatGetWorkspaceSize(list, 0, out, &size, &executor), 161002,
                   "aclnnCat: tensors[0] is a tensor that was destroyed");
    cr_assert_neq(aclDestroyTensorList(list), 0);
    cr_assert_eq(aclDestroyTensor(out), 0);
}

/* Members in the memory of the result: each is read before it is written over. */
Test(listed, members_may_lie_in_the_output)
{
    for (int64_t shift = 0; shift < 6; shift++) {
        float wanted[6];

        for (size_t i = 0; i < 12; i++)
            out_data[i] = (float)i;
        for (size_t i = 0; i < 3; i++) {
            wanted[i] = out_data[3 + i];
            wanted[3 + i] = out_data[(size_t)shift + i];
        }
        cr_assert_eq(cat((aclTensor *[]){vector(3, out_data + 3), vector(3, out_data + shift)}, 2,
                         0, vector(6, out_data)),
                     0);
        expect(wanted, 6);
    }
}

static int split(aclTensor *self, uint64_t size, int64_t dim, aclTensor *const *pieces,
                 size_t count)
{
    aclTensorList *const list = aclCreateTensorList((const aclTensor *const *)pieces, count);
    aclOpExecutor *executor = NULL;
    uint64_t needed = 0;
    int status = aclnnSplitTensorGetWorkspaceSize(self, size, dim, list, &needed, &executor);

    cr_assert_eq(aclDestroyTensorList(list), 0);
    cr_assert_eq(aclDestroyTensor(self), 0);
    if (status == 0)
        status = aclnnSplitTensor(NULL, 0, executor, NULL);
    return status == 0 ? aclrtSynchronizeStream(NULL) : status;
}

Test(listed, pieces_have_memory_of_their_own)
{
    cr_assert_eq(split(matrix(2, 3, row), 2, 1,
                       (aclTensor *[]){matrix(2, 2, out_data), matrix(2, 1, out_data + 4),
                                       vector(3, out_data + 6)},
                       3),
                 0);
    expect((const float[]){1, 2, 4, 5, 3, 6, -1, -1, -1}, 9);
}

Test(listed, pieces_may_lie_in_the_input)
{
    float data[] = {1, 2, 3, 4, 5, 6};
    static const float wanted[] = {1, 2, 1, 2, 3, 6};

    cr_assert_eq(
        split(vector(3, data), 2, 0, (aclTensor *[]){vector(2, data + 2), vector(1, data + 4)}, 2),
        0);
    cr_assert_arr_eq(data, wanted, sizeof wanted);
}

Test(listed, pieces_are_refused_by_number)
{
    expect_refused(split(vector(3, row), 2, 0, (aclTensor *[]){vector(2, out_data)}, 1), 161002,
                   "aclnnSplitTensor: out has 1 tensor; 2 and more are allowed");
    expect_refused(
        split(vector(3, row), 2, 0, (aclTensor *[]){vector(2, out_data), vector(2, out_data)}, 2),
        161002, "aclnnSplitTensor: out[1] has shape [2]; only [1] (the piece 1 of self)");
    expect_refused(split(vector(3, row), 0, 0, (aclTensor *[]){vector(3, out_data)}, 1), 161002,
                   "splitSections is 0");
    expect_refused(split(vector(0, row), 1, 0, (aclTensor *[]){vector(0, out_data)}, 1), 161002,
                   "splitSections is 1");
    cr_assert_eq(split(vector(3, row), UINT64_MAX, 0, (aclTensor *[]){vector(3, out_data)}, 1), 0);
    expect(row, 3);
}

/* A repeatable executor reads from, and writes to, members at new addresses. */
Test(listed, members_get_new_addresses)
{
    aclTensor *const members[] = {vector(2, row), vector(2, row + 2)};
    aclTensorList *const list = aclCreateTensorList((const aclTensor *const *)members, 2);
    aclTensor *const out = vector(4, out_data);
    aclOpExecutor *executor;
    uint64_t size;

    cr_assert_eq(aclnnCatGetWorkspaceSize(list, 0, out, &size, &executor), 0);
    cr_assert_eq(aclSetAclOpExecutorRepeatable(executor), 0);
    cr_assert_eq(aclnnCat(NULL, 0, executor, NULL), 0);
    cr_assert_eq(aclrtSynchronizeStream(NULL), 0);
    expect(row, 4);
    cr_assert_eq(aclSetDynamicInputTensorAddr(executor, 0, 1, list, row + 8), 0);
    cr_assert_eq(aclSetDynamicTensorAddr(executor, 0, 0, list, row + 20), 0);
    cr_assert_eq(aclnnCat(NULL, 0, executor, NULL), 0);
    cr_assert_eq(aclrtSynchronizeStream(NULL), 0);
    expect((const float[]){21, 22, 9, 10}, 4);
    expect_refused(aclSetInputTensorAddr(executor, 0, members[0], row), 161002,
                   "argument 0 of aclnnCat is a list, not a tensor");
    expect_refused(aclSetDynamicOutputTensorAddr(executor, 0, 0, list, row), 161002,
                   "argument 1 of aclnnCat is a tensor, not a list");
    cr_assert_eq(aclSetDynamicInputTensorAddr(executor, 0, 1, list, NULL), 0);
    expect_refused(aclnnCat(NULL, 0, executor, NULL), 161001, "the address of input 0 is null");
    cr_assert_eq(aclDestroyAclOpExecutor(executor), 0);
    cr_assert_eq(aclDestroyTensorList(list), 0);
    cr_assert_eq(aclDestroyTensor(out), 0);
}

Test(listed, tensors_are_stacked_and_pieces_cut)
{
    const aclTensor *const members[] = {vector(2, row), vector(2, row + 2), vector(2, row + 4)};
    aclTensorList *const list = aclCreateTensorList(members, 3);
    const aclTensor *const pieces[] = {vector(1, out_data + 6), vector(0, out_data),
                                       vector(5, out_data + 7)};
    aclTensorList *const cut = aclCreateTensorList(pieces, 3);
    aclIntArray *const sizes = aclCreateIntArray((const int64_t[]){1, 0, 5}, 3);
    aclTensor *const out = matrix(2, 3, out_data);
    aclTensor *const self = vector(6, row + 10);
    aclOpExecutor *executor;
    uint64_t size;

    cr_assert_eq(aclnnStackGetWorkspaceSize(list, 1, out, &size, &executor), 0);
    cr_assert_eq(aclnnStack(NULL, 0, executor, NULL), 0);
    cr_assert_eq(aclnnSplitWithSizeGetWorkspaceSize(self, sizes, 0, cut, &size, &executor), 0);
    cr_assert_eq(aclnnSplitWithSize(NULL, 0, executor, NULL), 0);
    cr_assert_eq(aclrtSynchronizeStream(NULL), 0);
    expect((const float[]){1, 3, 5, 2, 4, 6, 11, 12, 13, 14, 15, 16}, 12);
    expect_refused(aclnnStackGetWorkspaceSize(list, 2, out, &size, &executor), 161002,
                   "aclnnStack: dim is 2; -2 to 1 are allowed");
    cr_assert_eq(aclDestroyTensorList(list), 0);
    cr_assert_eq(aclDestroyTensorList(cut), 0);
    cr_assert_eq(aclDestroyIntArray(sizes), 0);
    cr_assert_eq(aclDestroyTensor(out), 0);
    cr_assert_eq(aclDestroyTensor(self), 0);
}
