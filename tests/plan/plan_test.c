/*
 * Both phases of a call: what runs, what is refused and with which words, who owns what.
 */
#include <fenv.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>

#include "plan/executor.h"
#include "sentence.h"
#include "toy.h"

enum { LENGTH = 16 };

static float a_data[LENGTH];
static float b_data[LENGTH];
static float out_data[LENGTH];
static aclTensor *a;
static aclTensor *b;
static aclTensor *out;
static aclrtStream stream;
static uint64_t size;
static aclOpExecutor *executor;

static void setup(void)
{
    cr_assert_eq(aclrtSetDevice(0), 0);
    cr_assert_eq(aclrtCreateStream(&stream), 0);
    for (int i = 0; i < LENGTH; i++) {
        a_data[i] = (float)i;
        b_data[i] = 100;
    }
    a = toy_vector(LENGTH, a_data);
    b = toy_vector(LENGTH, b_data);
    out = toy_vector(LENGTH, out_data);
}

static void destroy_tensors(void)
{
    aclDestroyTensor(a);
    aclDestroyTensor(b);
    aclDestroyTensor(out);
}

/* Whatever a test did, nothing is left behind. */
static void teardown(void)
{
    destroy_tensors();
    cr_assert_eq(aclrtDestroyStream(stream), 0);
    cr_assert_eq(ac_plan_live(), 0, "%zu plans are left", ac_plan_live());
    cr_assert_eq(ac_tensors_live(), 0);
    cr_assert_eq(aclrtResetDevice(0), 0);
}

static void prepare(float scale)
{
    executor = NULL;
    assert_accepted(toy_prepare(a, b, scale, out, &size, &executor));
    cr_assert_not_null(executor);
}

static void assert_result(const float *result, float scale)
{
    for (int i = 0; i < LENGTH; i++)
        cr_assert_eq(result[i], (float)i + 100 * scale);
}

/* Occupies the stream until stream_free, so that what follows is queued. */
static sem_t gate;

static void wait_at_gate(void *unused)
{
    (void)unused;
    sem_wait(&gate);
}

static void stream_block(void)
{
    sem_init(&gate, 0, 0);
    cr_assert_eq(aclrtLaunchHostFunc(stream, wait_at_gate, NULL), 0);
}

static void stream_free(void)
{
    sem_post(&gate);
    cr_assert_eq(aclrtSynchronizeStream(stream), 0);
}

TestSuite(plan, .init = setup, .fini = teardown);

Test(plan, runs_once)
{
    prepare(0.5f);
    cr_assert_eq(size, 0);
    cr_assert_eq(ac_plan_live(), 1);
    assert_accepted(toy_run(NULL, 0, executor, stream));
    cr_assert_eq(aclrtSynchronizeStream(stream), 0);
    assert_result(out_data, 0.5f);
    cr_assert_eq(ac_plan_live(), 0);
}

Test(plan, runs_on_the_default_stream)
{
    prepare(2);
    assert_accepted(toy_run(NULL, 0, executor, NULL));
    cr_assert_eq(aclrtSynchronizeStream(NULL), 0);
    assert_result(out_data, 2);
}

Test(plan, needs_no_handle_after_the_first_phase)
{
    prepare(3);
    destroy_tensors();
    assert_accepted(toy_run(NULL, 0, executor, stream));
    cr_assert_eq(aclrtSynchronizeStream(stream), 0);
    assert_result(out_data, 3);
}

Test(plan, needs_no_handle_while_it_waits)
{
    stream_block();
    prepare(4);
    assert_accepted(toy_run(NULL, 0, executor, stream));
    destroy_tensors();
    cr_assert_eq(ac_plan_live(), 1);
    stream_free();
    assert_result(out_data, 4);
    cr_assert_eq(ac_plan_live(), 0);
}

Test(plan, keeps_its_offset)
{
    const int64_t dims[] = {3};
    const int64_t storage[] = {LENGTH};
    aclTensor *window =
        aclCreateTensor(dims, 1, ACL_FLOAT, NULL, 5, ACL_FORMAT_ND, storage, 1, a_data);
    aclTensor *result =
        aclCreateTensor(dims, 1, ACL_FLOAT, NULL, 2, ACL_FORMAT_ND, storage, 1, out_data);

    assert_accepted(toy_prepare(window, window, 1, result, &size, &executor));
    assert_accepted(toy_run(NULL, 0, executor, stream));
    cr_assert_eq(aclrtSynchronizeStream(stream), 0);
    for (int i = 0; i < 3; i++)
        cr_assert_eq(out_data[2 + i], (float)(2 * (5 + i)));
    cr_assert_eq(out_data[1], 0);
    cr_assert_eq(out_data[5], 0);
    aclDestroyTensor(window);
    aclDestroyTensor(result);
}

Test(plan, refuses_null)
{
    assert_refused(toy_run(NULL, 0, NULL, stream), 161001, "EZ1001: aclnnToy: executor is null");
}

Test(plan, refuses_a_second_use)
{
    prepare(1);
    assert_accepted(toy_run(NULL, 0, executor, stream));
    assert_refused(toy_run(NULL, 0, executor, stream), 161002,
                   "EZ1001: aclnnToy: executor was used or destroyed before");
    /* Also while the slot serves another executor. */
    aclOpExecutor *used = executor;

    prepare(1);
    cr_assert_neq(executor, used);
    assert_refused(toy_run(NULL, 0, used, stream), 161002,
                   "EZ1001: aclnnToy: executor was used or destroyed before");
    assert_accepted(toy_run(NULL, 0, executor, stream));
}

Test(plan, remembers_used_executors_for_long)
{
    prepare(1);
    aclOpExecutor *first = executor;

    assert_accepted(toy_run(NULL, 0, executor, stream));
    for (int i = 0; i < 10000; i++) {
        cr_assert_eq(toy_prepare(a, b, 1, out, &size, &executor), 0);
        cr_assert_eq(toy_run(NULL, 0, first, stream), 161002);
        cr_assert_eq(toy_run(NULL, 0, executor, stream), 0);
    }
    (void)aclGetRecentErrMsg();
}

Test(plan, refuses_what_is_no_executor)
{
    uint64_t numbers[64] = {0};
    void *freed = malloc(4096);
    uintptr_t candidates[6] = {
        1, UINTPTR_MAX, (uintptr_t)numbers, (uintptr_t)a, 0, UINT64_C(0xac1e) << 48 | 0xfffff0};

    candidates[4] = (uintptr_t)freed;
    free(freed);
    for (size_t i = 0; i < sizeof candidates / sizeof candidates[0]; i++)
        assert_refused(toy_run(NULL, 0, (aclOpExecutor *)candidates[i], stream), 161002,
                       "EZ1001: aclnnToy: executor does not come from a first phase");
}

Test(plan, refuses_and_consumes_that_of_another_operator)
{
    prepare(1);
    assert_refused(toy_sum_run(NULL, 0, executor, stream), 161002,
                   "EZ1001: aclnnToySum: executor was made by aclnnToyGetWorkspaceSize");
    cr_assert_eq(ac_plan_live(), 0);
    assert_refused(toy_run(NULL, 0, executor, stream), 161002,
                   "EZ1001: aclnnToy: executor was used or destroyed before");
}

Test(plan, refuses_a_stream_that_is_none)
{
    aclrtStream gone;

    cr_assert_eq(aclrtCreateStream(&gone), 0);
    cr_assert_eq(aclrtDestroyStream(gone), 0);
    prepare(1);
    cr_assert_eq(toy_run(NULL, 0, executor, gone), 361001);
    cr_assert_not_null(aclGetRecentErrMsg());
    cr_assert_eq(ac_plan_live(), 0);
}

Test(plan, refuses_null_data_in_the_second_phase)
{
    assert_accepted(aclSetRawTensorAddr(b, NULL));
    prepare(1);
    assert_refused(toy_run(NULL, 0, executor, stream), 161001,
                   "EZ1001: aclnnToy: the address of input 1 is null although the tensor has "
                   "elements");
    cr_assert_eq(ac_plan_live(), 0);
    assert_accepted(aclSetRawTensorAddr(b, b_data));
    assert_accepted(aclSetRawTensorAddr(out, NULL));
    prepare(1);
    assert_refused(toy_run(NULL, 0, executor, stream), 161001,
                   "EZ1001: aclnnToy: the address of output 0 is null although the tensor has "
                   "elements");
}

Test(plan, of_an_empty_space_does_nothing)
{
    aclTensor *empty = toy_vector(0, NULL);
    aclTensor *one = toy_vector(1, NULL);

    size = 77;
    assert_accepted(toy_prepare(empty, one, 1, empty, &size, &executor));
    cr_assert_eq(size, 0);
    cr_assert_not_null(executor);
    assert_accepted(toy_run(NULL, 0, executor, stream));
    cr_assert_eq(aclrtSynchronizeStream(stream), 0);
    aclDestroyTensor(empty);
    aclDestroyTensor(one);
}

static aclTensor *view(int64_t rows, int64_t columns, int64_t row, int64_t column, int64_t offset,
                       int64_t storage)
{
    const int64_t dims[] = {rows, columns};
    const int64_t strides[] = {row, column};

    return aclCreateTensor(dims, 2, ACL_FLOAT, strides, offset, ACL_FORMAT_ND, &storage, 1, a_data);
}

/* Both inputs are the view; the output is contiguous and of its shape. */
static aclnnStatus prepare_view(aclTensor *in)
{
    aclTensor *result =
        toy_tensor(ac_tensor_of(in)->shape.rank, ac_tensor_of(in)->shape.dims, out_data);
    const aclnnStatus status = toy_prepare(in, in, 1, result, &size, &executor);

    aclDestroyTensor(result);
    aclDestroyTensor(in);
    return status;
}

Test(plan, refuses_views_outside_of_their_storage)
{
    const int64_t most = INT64_MAX;

    assert_accepted(prepare_view(view(2, 3, 1, 2, 0, 6)));
    assert_accepted(aclDestroyAclOpExecutor(executor));
    assert_accepted(prepare_view(view(2, 3, 3, -1, 2, 6)));
    assert_accepted(aclDestroyAclOpExecutor(executor));
    assert_accepted(prepare_view(view(2, 3, 0, 0, 0, 1)));
    assert_accepted(aclDestroyAclOpExecutor(executor));
    /* Programs give the storage without the offset. */
    assert_accepted(prepare_view(view(2, 3, 1, 2, 1, 6)));
    assert_accepted(aclDestroyAclOpExecutor(executor));
    /* Contiguous, or without elements: the size of the storage does not matter. */
    assert_accepted(prepare_view(view(2, 3, 3, 1, 4, 1)));
    assert_accepted(aclDestroyAclOpExecutor(executor));
    assert_accepted(prepare_view(view(2, 0, most, most, most, 1)));
    assert_accepted(aclDestroyAclOpExecutor(executor));
    assert_accepted(prepare_view(view(1, 1, most, most, 3, 1)));
    assert_accepted(aclDestroyAclOpExecutor(executor));

    assert_refused(prepare_view(view(2, 3, 1, 2, 1, 5)), 561103,
                   "EZ9999: aclnnToy: the view of input 0 reaches from element 1 to 6 of a storage "
                   "of 5");
    assert_refused(
        prepare_view(view(2, 3, 3, -1, 1, 6)), 561103,
        "EZ9999: aclnnToy: the view of input 0 reaches from element -1 to 4 of a storage "
        "of 6");
    /* The end of contiguous data does not matter, but nothing lies before the start. */
    assert_refused(
        prepare_view(view(2, 3, 3, 1, -1, 6)), 561103,
        "EZ9999: aclnnToy: the view of input 0 reaches from element -1 to 4 of a storage "
        "of 6");
    assert_refused(
        prepare_view(view(2, 3, most, 1, 0, 6)), 161002,
        "EZ1001: aclnnToy: the view of input 0 spans more elements than memory can hold");
    assert_refused(
        prepare_view(view(2, 3, 3, 1, most, 6)), 161002,
        "EZ1001: aclnnToy: the view of input 0 spans more elements than memory can hold");
    assert_refused(prepare_view(view(INT64_C(1) << 40, INT64_C(1) << 40, 0, 0, 0, 1)), 161002,
                   "EZ1001: aclnnToy: the result has more elements than memory can hold");
}

Test(plan, refuses_formats_in_which_elements_lie_in_blocks)
{
    const struct {
        aclFormat format;
        const char *name; /* null: strides say where elements lie */
    } formats[] = {
        {ACL_FORMAT_UNDEFINED, NULL},
        {ACL_FORMAT_NCHW, NULL},
        {ACL_FORMAT_NHWC, NULL},
        {ACL_FORMAT_HWCN, NULL},
        {ACL_FORMAT_NDHWC, NULL},
        {ACL_FORMAT_NCDHW, NULL},
        {ACL_FORMAT_NC, NULL},
        {ACL_FORMAT_NCL, NULL},
        {(aclFormat)1000, NULL},
        {ACL_FORMAT_NC1HWC0, "NC1HWC0"},
        {ACL_FORMAT_FRACTAL_Z, "FRACTAL_Z"},
        {ACL_FORMAT_NC1HWC0_C04, "NC1HWC0_C04"},
        {ACL_FORMAT_FRACTAL_NZ, "FRACTAL_NZ"},
        {ACL_FORMAT_NDC1HWC0, "NDC1HWC0"},
        {ACL_FRACTAL_Z_3D, "FRACTAL_Z_3D"},
        {ACL_FORMAT_FRACTAL_NZ_C0_16, "FRACTAL_NZ_C0_16"},
        {ACL_FORMAT_FRACTAL_NZ_C0_32, "FRACTAL_NZ_C0_32"},
        {ACL_FORMAT_FRACTAL_NZ_C0_2, "FRACTAL_NZ_C0_2"},
        {ACL_FORMAT_FRACTAL_NZ_C0_4, "FRACTAL_NZ_C0_4"},
        {ACL_FORMAT_FRACTAL_NZ_C0_8, "FRACTAL_NZ_C0_8"},
    };
    const int64_t dims[] = {2, 3};
    const int64_t none[] = {2, 0};

    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++) {
        char sentence[256];
        aclTensor *in =
            aclCreateTensor(dims, 2, ACL_FLOAT, NULL, 0, formats[i].format, dims, 2, a_data);

        if (formats[i].name) {
            (void)snprintf(sentence, sizeof sentence,
                           "EZ1001: aclnnToy: input 0 has the format %s, whose elements do not lie "
                           "as strides say; ND and other plain formats are allowed",
                           formats[i].name);
            assert_refused(prepare_view(in), 161002, sentence);
        } else {
            assert_accepted(prepare_view(in));
            assert_accepted(aclDestroyAclOpExecutor(executor));
        }
        /* Nothing lies anywhere. */
        in = aclCreateTensor(none, 2, ACL_FLOAT, NULL, 0, formats[i].format, none, 2, a_data);
        assert_accepted(prepare_view(in));
        assert_accepted(aclDestroyAclOpExecutor(executor));
    }
}

/* A sum over this many elements has more than one piece, so it needs a workspace. */
enum { LONG = 1 << 20 };

static float long_data[LONG];
static unsigned char workspace[1 << 20];

static uint64_t prepare_sum(aclTensor *sum)
{
    const int64_t dims[] = {LONG / 1024, 1024};
    aclTensor *terms = toy_tensor(2, dims, long_data);

    for (size_t i = 0; i < LONG; i++)
        long_data[i] = 0.5f;
    assert_accepted(toy_sum_prepare(terms, sum, &size, &executor));
    aclDestroyTensor(terms);
    cr_assert_gt(size, 0);
    cr_assert_leq(size, sizeof workspace);
    return size;
}

Test(plan, uses_its_workspace_wherever_it_lies)
{
    float total = 0;
    aclTensor *sum = toy_tensor(0, NULL, &total);

    for (size_t shift = 0; shift < 3; shift++) {
        const uint64_t needed = prepare_sum(sum);

        cr_assert_lt(needed + shift, sizeof workspace);
        memset(workspace, 0x55, sizeof workspace);
        total = 0;
        assert_accepted(toy_sum_run(workspace + shift, needed, executor, stream));
        cr_assert_eq(aclrtSynchronizeStream(stream), 0);
        cr_assert_eq(total, LONG / 2);
        for (size_t i = 0; i < sizeof workspace; i++)
            cr_assert((i >= shift && i < shift + needed) || workspace[i] == 0x55);
    }
    aclDestroyTensor(sum);
}

Test(plan, refuses_a_null_or_short_workspace)
{
    float total = 0;
    aclTensor *sum = toy_tensor(0, NULL, &total);
    const uint64_t needed = prepare_sum(sum);
    char sentence[200];

    cr_assert_eq(toy_sum_run(NULL, needed, executor, stream), 161001);
    snprintf(sentence, sizeof sentence,
             "EZ1001: aclnnToySum: workspace is null; %llu bytes are needed",
             (unsigned long long)needed);
    cr_assert_str_eq(aclGetRecentErrMsg(), sentence);
    assert_refused(toy_sum_run(workspace, needed, executor, stream), 161002,
                   "EZ1001: aclnnToySum: executor was used or destroyed before");

    prepare_sum(sum);
    cr_assert_eq(toy_sum_run(workspace, needed - 1, executor, stream), 161002);
    snprintf(sentence, sizeof sentence,
             "EZ1001: aclnnToySum: workspaceSize is %llu; %llu and more are allowed",
             (unsigned long long)needed - 1, (unsigned long long)needed);
    cr_assert_str_eq(aclGetRecentErrMsg(), sentence);
    cr_assert_eq(ac_plan_live(), 0);
    aclDestroyTensor(sum);
}

Test(plan, refuses_a_size_without_a_workspace)
{
    prepare(1);
    assert_refused(toy_run(NULL, 64, executor, stream), 161001,
                   "EZ1001: aclnnToy: workspaceSize is 64 although workspace is null");
}

Test(plan, ignores_a_workspace_that_it_does_not_need)
{
    prepare(1);
    assert_accepted(toy_run(workspace, sizeof workspace, executor, stream));
}

Test(plan, runs_again_when_repeatable)
{
    prepare(1);
    assert_accepted(aclSetAclOpExecutorRepeatable(executor));
    for (int i = 0; i < 3; i++) {
        memset(out_data, 0, sizeof out_data);
        assert_accepted(toy_run(NULL, 0, executor, stream));
        cr_assert_eq(aclrtSynchronizeStream(stream), 0);
        assert_result(out_data, 1);
    }
    assert_refused(toy_sum_run(NULL, 0, executor, stream), 161002,
                   "EZ1001: aclnnToySum: executor was made by aclnnToyGetWorkspaceSize");
    assert_accepted(toy_run(NULL, 0, executor, stream));
    assert_accepted(aclDestroyAclOpExecutor(executor));
    assert_refused(toy_run(NULL, 0, executor, stream), 161002,
                   "EZ1001: aclnnToy: executor was used or destroyed before");
}

Test(plan, may_wait_many_times_with_other_addresses)
{
    enum { RUNS = 100 };
    static float results[RUNS][LENGTH];

    stream_block();
    prepare(1);
    assert_accepted(aclSetAclOpExecutorRepeatable(executor));
    for (int i = 0; i < RUNS; i++) {
        assert_accepted(aclSetOutputTensorAddr(executor, 0, out, results[i]));
        assert_accepted(toy_run(NULL, 0, executor, stream));
    }
    assert_accepted(aclDestroyAclOpExecutor(executor));
    cr_assert_eq(ac_plan_live(), 1, "the launches still need it");
    stream_free();
    cr_assert_eq(ac_plan_live(), 0);
    for (int i = 0; i < RUNS; i++)
        assert_result(results[i], 1);
}

Test(plan, destroys_any_executor)
{
    prepare(1);
    assert_accepted(aclDestroyAclOpExecutor(executor));
    cr_assert_eq(ac_plan_live(), 0);
    assert_refused(aclDestroyAclOpExecutor(executor), 561000,
                   "EZ9999: aclDestroyAclOpExecutor: executor was used or destroyed before");
    assert_refused(aclSetAclOpExecutorRepeatable(executor), 561000,
                   "EZ9999: aclSetAclOpExecutorRepeatable: executor was used or destroyed before");
    assert_refused(aclDestroyAclOpExecutor(NULL), 561103,
                   "EZ9999: aclDestroyAclOpExecutor: executor is null");
    assert_refused(aclSetAclOpExecutorRepeatable(NULL), 561103,
                   "EZ9999: aclSetAclOpExecutorRepeatable: executor is null");
    assert_refused(aclDestroyAclOpExecutor((aclOpExecutor *)(void *)a_data), 561000,
                   "EZ9999: aclDestroyAclOpExecutor: executor does not come from a first phase");
    assert_refused(aclSetAclOpExecutorRepeatable((aclOpExecutor *)(void *)a_data), 561000,
                   "EZ9999: aclSetAclOpExecutorRepeatable: executor does not come from a first "
                   "phase");
}

Test(plan, gets_its_addresses_later)
{
    float other[LENGTH];

    assert_accepted(aclSetRawTensorAddr(a, NULL));
    assert_accepted(aclSetRawTensorAddr(b, NULL));
    assert_accepted(aclSetRawTensorAddr(out, NULL));
    prepare(2);
    assert_accepted(aclSetInputTensorAddr(executor, 0, a, a_data));
    assert_accepted(aclSetTensorAddr(executor, 1, b, b_data));
    assert_accepted(aclSetTensorAddr(executor, 2, out, out_data));
    assert_accepted(AclSetOutputTensorAddr(executor, 0, out, other));
    cr_assert_eq(ac_tensor_of(out)->data, (void *)other);
    cr_assert_eq(ac_tensor_of(a)->data, (void *)a_data);
    assert_accepted(toy_run(NULL, 0, executor, stream));
    cr_assert_eq(aclrtSynchronizeStream(stream), 0);
    assert_result(other, 2);
}

Test(plan, moves_a_tensor_that_is_input_and_output)
{
    float moved[LENGTH];

    memcpy(moved, a_data, sizeof moved);
    assert_accepted(toy_prepare(a, b, 1, a, &size, &executor));
    assert_accepted(AclSetInputTensorAddr(executor, 0, a, moved));
    assert_accepted(toy_run(NULL, 0, executor, stream));
    cr_assert_eq(aclrtSynchronizeStream(stream), 0);
    assert_result(moved, 1);
    cr_assert_eq(a_data[3], 3);
}

Test(plan, refuses_wrong_addresses)
{
    prepare(1);
    assert_refused(aclSetInputTensorAddr(NULL, 0, a, a_data), 561103,
                   "EZ9999: aclSetInputTensorAddr: executor is null");
    assert_refused(aclSetOutputTensorAddr(executor, 0, NULL, a_data), 561103,
                   "EZ9999: aclSetOutputTensorAddr: tensor is null");
    assert_refused(aclSetTensorAddr((aclOpExecutor *)(void *)a, 0, a, a_data), 561000,
                   "EZ9999: aclSetTensorAddr: executor does not come from a first phase");
    assert_refused(aclSetInputTensorAddr(executor, 2, a, a_data), 161002,
                   "EZ1001: aclSetInputTensorAddr: index is 2; aclnnToy has 2 inputs, counted from "
                   "0");
    assert_refused(aclSetOutputTensorAddr(executor, 1, a, a_data), 161002,
                   "EZ1001: aclSetOutputTensorAddr: index is 1; aclnnToy has 1 output, counted "
                   "from 0");
    assert_refused(AclSetTensorAddr(executor, 3, a, a_data), 161002,
                   "EZ1001: AclSetTensorAddr: index is 3; aclnnToy has 3 tensors, counted from 0");
    assert_refused(aclSetInputTensorAddr(executor, 0, (aclTensor *)(void *)a_data, a_data), 161002,
                   "EZ1001: aclSetInputTensorAddr: tensor is no tensor; aclCreateTensor makes one");
    assert_accepted(toy_run(NULL, 0, executor, stream));
    assert_refused(aclSetInputTensorAddr(executor, 0, a, a_data), 561000,
                   "EZ9999: aclSetInputTensorAddr: executor was used or destroyed before");
}

Test(plan, has_no_lists_to_patch)
{
    typedef aclnnStatus setter(aclOpExecutor *, size_t, const size_t, aclTensorList *, void *);
    static setter *const setters[] = {aclSetDynamicInputTensorAddr,  aclSetDynamicOutputTensorAddr,
                                      aclSetDynamicTensorAddr,       AclSetDynamicInputTensorAddr,
                                      AclSetDynamicOutputTensorAddr, AclSetDynamicTensorAddr};
    const aclTensor *members[] = {toy_vector(1, NULL)};
    aclTensorList *list = aclCreateTensorList(members, 1);

    prepare(1);
    for (size_t i = 0; i < sizeof setters / sizeof setters[0]; i++) {
        cr_assert_eq(setters[i](NULL, 0, 0, list, NULL), 561103);
        cr_assert_eq(setters[i](executor, 0, 0, NULL, NULL), 561103);
        cr_assert_eq(setters[i](executor, 0, 1, list, NULL), 161002);
        cr_assert_eq(setters[i](executor, 9, 0, list, NULL), 161002);
        cr_assert_eq(setters[i](executor, 0, 0, list, NULL), 161002);
    }
    assert_refused(aclSetDynamicInputTensorAddr(executor, 0, 1, list, NULL), 161002,
                   "EZ1001: aclSetDynamicInputTensorAddr: relativeIndex is 1; the list has 1 "
                   "tensor, counted from 0");
    assert_refused(aclSetDynamicInputTensorAddr(executor, 1, 0, list, NULL), 161002,
                   "EZ1001: aclSetDynamicInputTensorAddr: argument 1 of aclnnToy is a tensor, not "
                   "a list");
    aclDestroyTensorList(list);
    aclDestroyAclOpExecutor(executor);
}

Test(plan, many_wait_at_once)
{
    enum { COUNT = 1000 };
    static aclOpExecutor *executors[COUNT];

    for (int i = 0; i < COUNT; i++) {
        prepare(1);
        executors[i] = executor;
    }
    cr_assert_eq(ac_plan_live(), COUNT);
    for (int i = COUNT; i-- > 0;)
        assert_accepted(toy_run(NULL, 0, executors[i], stream));
}

Test(plan, runs_in_the_default_floating_point_environment)
{
    /* 1 + 2^-30 rounds up only in the caller's mode. */
    for (int i = 0; i < LENGTH; i++) {
        a_data[i] = 1;
        b_data[i] = 1;
    }
    prepare(0x1p-30f);
    cr_assert_eq(fesetround(FE_UPWARD), 0);

    const aclnnStatus status = toy_run(NULL, 0, executor, stream);
    const int rounding = fegetround();

    fesetround(FE_TONEAREST);
    cr_assert_eq(status, 0);
    cr_assert_eq(rounding, FE_UPWARD);
    cr_assert_eq(aclrtSynchronizeStream(stream), 0);
    cr_assert_eq(out_data[0], 1);
}

Test(plan, does_not_fit_a_call_that_is_too_large)
{
    ac_call call = {.op = &toy_op, .inputs = AC_OPERANDS_MAX, .outputs = 1};

    ac_call_enter(&toy_op);
    executor = (aclOpExecutor *)(void *)a_data;
    assert_refused(ac_plan_build(&call, &size, &executor), 561000,
                   "EZ9999: aclnnToy: 17 tensors with 0 bytes of attributes do not fit a plan");
    cr_assert_null(executor);
}

/* --- threads ---------------------------------------------------------------------------------- */

enum { THREADS = 4, CALLS = 500 };

static void *call_alone(void *argument)
{
    float x[LENGTH];
    float y[LENGTH];
    const float scale = *(const float *)argument;
    aclrtStream own;
    size_t wrong = 0;

    wrong += aclrtSetDevice(0) != 0 || aclrtCreateStream(&own) != 0;
    for (int i = 0; i < LENGTH; i++)
        x[i] = (float)i;
    for (int call = 0; call < CALLS; call++) {
        aclTensor *in = toy_vector(LENGTH, x);
        aclTensor *result = toy_vector(LENGTH, y);
        aclOpExecutor *e = NULL;
        uint64_t s;

        wrong += toy_prepare(in, in, scale, result, &s, &e) != 0;
        wrong += toy_run(NULL, 0, e, own) != 0;
        aclDestroyTensor(in);
        aclDestroyTensor(result);
        wrong += aclrtSynchronizeStream(own) != 0;
        wrong += toy_run(NULL, 0, e, own) != 161002;
        for (int i = 0; i < LENGTH; i++)
            wrong += y[i] != x[i] + x[i] * scale;
    }
    wrong += aclrtDestroyStream(own) != 0;
    return (void *)wrong;
}

Test(plan, threads_call_at_once)
{
    pthread_t threads[THREADS];
    float scales[THREADS];

    for (int i = 0; i < THREADS; i++) {
        scales[i] = (float)i;
        pthread_create(&threads[i], NULL, call_alone, &scales[i]);
    }
    for (int i = 0; i < THREADS; i++) {
        void *wrong;

        pthread_join(threads[i], &wrong);
        cr_assert_null(wrong);
    }
}

static aclOpExecutor *contested[CALLS];
static pthread_barrier_t barrier;

static void *grab(void *unused)
{
    size_t got = 0;

    for (int i = 0; i < CALLS; i++) {
        pthread_barrier_wait(&barrier);
        got += toy_run(NULL, 0, contested[i], stream) == 0;
    }
    (void)unused;
    return (void *)got;
}

Test(plan, one_of_many_threads_gets_an_executor)
{
    pthread_t threads[THREADS];
    size_t total = 0;

    for (int i = 0; i < CALLS; i++) {
        prepare(1);
        contested[i] = executor;
    }
    pthread_barrier_init(&barrier, NULL, THREADS);
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, grab, NULL);
    for (int i = 0; i < THREADS; i++) {
        void *got;

        pthread_join(threads[i], &got);
        total += (size_t)got;
    }
    cr_assert_eq(total, CALLS);
    cr_assert_eq(aclrtSynchronizeStream(stream), 0);
}

static void *run_repeatedly(void *unused)
{
    size_t failed = 0;

    for (int i = 0; i < CALLS; i++)
        failed += toy_run(NULL, 0, executor, stream) != 0;
    (void)unused;
    return (void *)failed;
}

Test(plan, threads_share_a_repeatable_executor)
{
    pthread_t threads[THREADS];

    prepare(1);
    assert_accepted(aclSetAclOpExecutorRepeatable(executor));
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, run_repeatedly, NULL);
    for (int i = 0; i < THREADS; i++) {
        void *failed;

        pthread_join(threads[i], &failed);
        cr_assert_null(failed);
    }
    assert_accepted(aclDestroyAclOpExecutor(executor));
    cr_assert_eq(aclrtSynchronizeStream(stream), 0);
    assert_result(out_data, 1);
}
