/*
 * Tensors: all functions on handles, and every way to misuse one.
 */
#include <pthread.h>
#include <stdlib.h>

#include "check/check.h"
#include "handles/tensor.h"
#include "sentence.h"

static aclTensor *matrix(void *data)
{
    const int64_t dims[] = {2, 3};

    return aclCreateTensor(dims, 2, ACL_FLOAT16, NULL, 0, ACL_FORMAT_ND, dims, 2, data);
}

static void assert_numbers(const int64_t *numbers, uint64_t count, size_t rank,
                           const int64_t *expected)
{
    cr_assert_eq(count, rank);
    for (size_t i = 0; i < rank; i++)
        cr_assert_eq(numbers[i], expected[i]);
}

Test(tensor, answers_what_it_was_told)
{
    const int64_t dims[] = {3, 2};
    const int64_t strides[] = {1, 6};
    const int64_t storage[] = {40};
    char data[80];
    int64_t *numbers = NULL;
    uint64_t count = 0;
    int64_t offset = 0;
    aclFormat format = ACL_FORMAT_UNDEFINED;
    aclDataType dtype = ACL_DT_UNDEFINED;
    void *address = NULL;
    aclTensor *tensor =
        aclCreateTensor(dims, 2, ACL_BF16, strides, 5, ACL_FORMAT_NCHW, storage, 1, data);

    cr_assert_not_null(tensor);
    assert_accepted(aclGetViewShape(tensor, &numbers, &count));
    assert_numbers(numbers, count, 2, dims);
    free(numbers);
    assert_accepted(aclGetViewStrides(tensor, &numbers, &count));
    assert_numbers(numbers, count, 2, strides);
    free(numbers);
    assert_accepted(aclGetStorageShape(tensor, &numbers, &count));
    assert_numbers(numbers, count, 1, storage);
    free(numbers);
    assert_accepted(aclGetViewOffset(tensor, &offset));
    cr_assert_eq(offset, 5);
    assert_accepted(aclGetFormat(tensor, &format));
    cr_assert_eq(format, ACL_FORMAT_NCHW);
    assert_accepted(aclGetDataType(tensor, &dtype));
    cr_assert_eq(dtype, ACL_BF16);
    assert_accepted(aclGetRawTensorAddr(tensor, &address));
    cr_assert_eq(address, (void *)data);
    assert_accepted(aclDestroyTensor(tensor));
}

Test(tensor, has_row_major_strides_where_none_are_given)
{
    const int64_t dims[] = {4, 0, 3};
    aclTensor *tensor = matrix(NULL);
    aclTensor *empty = aclCreateTensor(dims, 3, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, dims, 3, NULL);

    cr_assert_eq(ac_tensor_of(tensor)->strides[0], 3);
    cr_assert_eq(ac_tensor_of(tensor)->strides[1], 1);
    cr_assert_eq(ac_tensor_of(empty)->strides[2], 1);
    cr_assert_eq(ac_shape_count(&ac_tensor_of(empty)->shape), 0);
    aclDestroyTensor(tensor);
    aclDestroyTensor(empty);
}

Test(tensor, of_no_dimensions_is_one_element)
{
    int64_t *numbers = NULL;
    uint64_t count = 9;
    aclTensor *tensor = aclCreateTensor(NULL, 0, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL);

    assert_accepted(aclGetViewShape(tensor, &numbers, &count));
    cr_assert_eq(count, 0);
    cr_assert_not_null(numbers);
    free(numbers);
    cr_assert_eq(ac_shape_count(&ac_tensor_of(tensor)->shape), 1);
    aclDestroyTensor(tensor);
}

Test(tensor, of_an_unknown_dtype_is_undefined)
{
    static const int unknown[] = {-1, 5, 14, 15, 28, 42, 1000, -7};

    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
        aclDataType dtype = ACL_FLOAT;
        aclTensor *tensor = aclCreateTensor(NULL, 0, (aclDataType)unknown[i], NULL, 0,
                                            ACL_FORMAT_ND, NULL, 0, NULL);

        assert_accepted(aclGetDataType(tensor, &dtype));
        cr_assert_eq(dtype, ACL_DT_UNDEFINED);
        aclDestroyTensor(tensor);
    }
}

Test(tensor, cannot_be_made_of_nonsense)
{
    const int64_t dims[26] = {1, 1, -4};

    (void)aclGetRecentErrMsg();
    cr_assert_null(aclCreateTensor(NULL, 2, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, dims, 2, NULL));
    assert_sentence("EZ1001: aclCreateTensor: viewDims is null although viewDimsNum is 2");
    cr_assert_null(aclCreateTensor(dims, 2, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, NULL, 1, NULL));
    assert_sentence("EZ1001: aclCreateTensor: storageDims is null although storageDimsNum is 1");
    cr_assert_null(aclCreateTensor(dims, 26, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, dims, 2, NULL));
    assert_sentence(
        "EZ1001: aclCreateTensor: viewDimsNum is 26; at most 25 dimensions are allowed");
    cr_assert_null(aclCreateTensor(dims, 3, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, dims, 2, NULL));
    assert_sentence("EZ1001: aclCreateTensor: viewDims[2] is -4; 0 and more are allowed");
    cr_assert_eq(ac_tensors_live(), 0);
}

/* 1 + (extent - 1) * stride for each axis, as programs compute a storage, is negative where there
 * are no rows. */
Test(tensor, without_elements_has_any_storage)
{
    const int64_t rows[] = {2, 256};
    const int64_t none[] = {0, 256};
    const int64_t strides[] = {256, 1};
    const int64_t storage[] = {-127};

    (void)aclGetRecentErrMsg();
    cr_assert_null(
        aclCreateTensor(rows, 2, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, storage, 1, NULL));
    assert_sentence("EZ1001: aclCreateTensor: storageDims[0] is -127; 0 and more are allowed");

    aclTensor *const tensor =
        aclCreateTensor(none, 2, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, storage, 1, NULL);

    cr_assert_not_null(tensor);
    cr_assert_eq(ac_tensor_of(tensor)->storage.dims[0], 0);
    cr_assert_eq(
        aclInitTensor(tensor, NULL, 0, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, storage, 1, NULL),
        ACLNN_SUCCESS);
    cr_assert_eq(
        aclInitTensor(tensor, rows, 2, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, storage, 1, NULL),
        ACLNN_ERR_PARAM_INVALID);
    assert_sentence("EZ1001: aclInitTensor: storageDims[0] is -127; 0 and more are allowed");
    aclDestroyTensor(tensor);
}

Test(tensor, init_describes_anew)
{
    const int64_t dims[] = {6};
    const int64_t strides[] = {2};
    const int64_t storage[] = {12};
    char first[64];
    char second[64];
    aclTensor *tensor = matrix(first);

    assert_accepted(
        aclInitTensor(tensor, dims, 1, ACL_FLOAT, strides, 1, ACL_FORMAT_NCHW, storage, 1, second));
    cr_assert_eq(ac_tensor_of(tensor)->shape.rank, 1);
    cr_assert_eq(ac_tensor_of(tensor)->shape.dims[0], 6);
    cr_assert_eq(ac_tensor_of(tensor)->strides[0], 2);
    cr_assert_eq(ac_tensor_of(tensor)->storage.dims[0], 12);
    cr_assert_eq(ac_tensor_of(tensor)->offset, 1);
    cr_assert_eq(ac_tensor_of(tensor)->dtype, AC_F32);
    cr_assert_eq(ac_tensor_of(tensor)->format, ACL_FORMAT_NCHW);
    cr_assert_eq(ac_tensor_of(tensor)->data, (void *)second);
    aclDestroyTensor(tensor);
}

Test(tensor, init_keeps_what_is_not_given)
{
    const int64_t dims[] = {6};
    const int64_t strides[] = {1, 2};
    char data[64];
    aclTensor *tensor = matrix(data);

    assert_accepted(
        aclInitTensor(tensor, NULL, 0, ACL_INT8, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL));
    cr_assert_eq(ac_tensor_of(tensor)->shape.rank, 2);
    cr_assert_eq(ac_tensor_of(tensor)->storage.rank, 2);
    cr_assert_eq(ac_tensor_of(tensor)->data, (void *)data);
    cr_assert_eq(ac_tensor_of(tensor)->dtype, AC_I8);
    assert_accepted(
        aclInitTensor(tensor, dims, 0, ACL_INT8, NULL, 0, ACL_FORMAT_ND, dims, 0, NULL));
    cr_assert_eq(ac_tensor_of(tensor)->shape.rank, 2);
    assert_accepted(
        aclInitTensor(tensor, NULL, 2, ACL_INT8, strides, 0, ACL_FORMAT_ND, NULL, 0, NULL));
    cr_assert_eq(ac_tensor_of(tensor)->strides[1], 2);
    assert_accepted(
        aclInitTensor(tensor, dims, 1, ACL_INT8, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL));
    cr_assert_eq(ac_tensor_of(tensor)->strides[0], 1);
    assert_refused(
        aclInitTensor(tensor, (int64_t[]){-1}, 1, ACL_INT8, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL),
        161002, "EZ1001: aclInitTensor: viewDims[0] is -1; 0 and more are allowed");
    cr_assert_eq(ac_tensor_of(tensor)->shape.dims[0], 6);
    aclDestroyTensor(tensor);
}

Test(tensor, address_can_be_replaced)
{
    char data;
    aclTensor *tensor = matrix(NULL);

    assert_accepted(aclSetRawTensorAddr(tensor, &data));
    cr_assert_eq(ac_tensor_of(tensor)->data, (void *)&data);
    assert_accepted(aclSetRawTensorAddr(tensor, NULL));
    cr_assert_null(ac_tensor_of(tensor)->data);
    aclDestroyTensor(tensor);
}

Test(tensor, nulls)
{
    int64_t *numbers;
    uint64_t count;
    int64_t offset;
    aclFormat format;
    aclDataType dtype;
    void *address;
    aclTensor *tensor = matrix(NULL);

    assert_accepted(aclDestroyTensor(NULL));
    assert_refused(aclGetViewShape(NULL, &numbers, &count), 161001,
                   "EZ1001: aclGetViewShape: tensor is null");
    assert_refused(aclGetViewShape(tensor, NULL, &count), 161001,
                   "EZ1001: aclGetViewShape: viewDims is null");
    assert_refused(aclGetViewShape(tensor, &numbers, NULL), 161001,
                   "EZ1001: aclGetViewShape: viewDimsNum is null");
    assert_refused(aclGetStorageShape(NULL, &numbers, &count), 161001,
                   "EZ1001: aclGetStorageShape: tensor is null");
    assert_refused(aclGetStorageShape(tensor, NULL, &count), 161001,
                   "EZ1001: aclGetStorageShape: storageDims is null");
    assert_refused(aclGetStorageShape(tensor, &numbers, NULL), 161001,
                   "EZ1001: aclGetStorageShape: storageDimsNum is null");
    assert_refused(aclGetViewStrides(NULL, &numbers, &count), 161001,
                   "EZ1001: aclGetViewStrides: tensor is null");
    assert_refused(aclGetViewStrides(tensor, NULL, &count), 161001,
                   "EZ1001: aclGetViewStrides: stridesValue is null");
    assert_refused(aclGetViewStrides(tensor, &numbers, NULL), 161001,
                   "EZ1001: aclGetViewStrides: stridesNum is null");
    assert_refused(aclGetViewOffset(NULL, &offset), 161001,
                   "EZ1001: aclGetViewOffset: tensor is null");
    assert_refused(aclGetViewOffset(tensor, NULL), 161001,
                   "EZ1001: aclGetViewOffset: offset is null");
    assert_refused(aclGetFormat(NULL, &format), 161001, "EZ1001: aclGetFormat: tensor is null");
    assert_refused(aclGetFormat(tensor, NULL), 161001, "EZ1001: aclGetFormat: format is null");
    assert_refused(aclGetDataType(NULL, &dtype), 161001, "EZ1001: aclGetDataType: tensor is null");
    assert_refused(aclGetDataType(tensor, NULL), 161001,
                   "EZ1001: aclGetDataType: dataType is null");
    assert_refused(aclGetRawTensorAddr(NULL, &address), 161001,
                   "EZ1001: aclGetRawTensorAddr: tensor is null");
    assert_refused(aclGetRawTensorAddr(tensor, NULL), 161001,
                   "EZ1001: aclGetRawTensorAddr: addr is null");
    assert_refused(aclSetRawTensorAddr(NULL, NULL), 161001,
                   "EZ1001: aclSetRawTensorAddr: tensor is null");
    assert_refused(aclInitTensor(NULL, NULL, 0, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL),
                   161001, "EZ1001: aclInitTensor: tensor is null");
    aclDestroyTensor(tensor);
}

Test(tensor, stale_and_foreign_handles)
{
    aclTensor *tensor = matrix(NULL);
    uint64_t zeros[256] = {0};
    /* Numbers that the compiler does not know to be no tensors: next to a handle, with another
     * generation, without a tag, addresses, and what is never an address. */
    volatile uintptr_t foreign[] = {(uintptr_t)tensor + 8,
                                    (uintptr_t)tensor + (1U << 20),
                                    (uintptr_t)tensor & (UINTPTR_MAX >> 8),
                                    ((uintptr_t)tensor & (UINTPTR_MAX >> 8)) ^ AC_TAG_SLOT_MASK,
                                    (uintptr_t)&ac_tensors,
                                    (uintptr_t)zeros,
                                    1,
                                    (uintptr_t)-64};

    for (size_t i = 0; i < sizeof foreign / sizeof foreign[0]; i++)
        cr_assert_not(ac_tensor_live(ac_tensor_of((aclTensor *)foreign[i])));
    assert_accepted(aclDestroyTensor(tensor));
    cr_assert_not(ac_tensor_live(ac_tensor_of(tensor)));
    assert_refused(aclDestroyTensor(tensor), 161002,
                   "EZ1001: aclDestroyTensor: tensor is a tensor that was destroyed");
    for (size_t i = 0; i < sizeof foreign / sizeof foreign[0]; i++)
        cr_assert_not(ac_tensor_live(ac_tensor_of((aclTensor *)foreign[i])));
    assert_refused(aclDestroyTensor((aclTensor *)(void *)zeros), 161002,
                   "EZ1001: aclDestroyTensor: tensor is no tensor; aclCreateTensor makes one");
    cr_assert_eq(ac_tensors_live(), 0);
}

/* The slot of a tensor that was destroyed is the next one's, whose handle is another. */
Test(tensor, outlives_the_second_end_of_another)
{
    enum { COUNT = 200 };
    aclTensor *stale[COUNT];
    char data;
    int64_t offset;

    for (size_t i = 0; i < COUNT; i++) {
        stale[i] = matrix(NULL);
        assert_accepted(aclDestroyTensor(stale[i]));
    }

    aclTensor *innocent = matrix(&data);

    for (size_t i = 0; i < COUNT; i++) {
        cr_assert_neq(stale[i], innocent);
        assert_refused(aclDestroyTensor(stale[i]), 161002,
                       "EZ1001: aclDestroyTensor: tensor is a tensor that was destroyed");
        assert_refused(aclGetViewOffset(stale[i], &offset), 161002,
                       "EZ1001: aclGetViewOffset: tensor is a tensor that was destroyed");
        assert_refused(aclSetRawTensorAddr(stale[i], NULL), 161002,
                       "EZ1001: aclSetRawTensorAddr: tensor is a tensor that was destroyed");
    }
    cr_assert_eq(ac_tensor_of(innocent)->data, (void *)&data);
    cr_assert_eq(ac_tensors_live(), 1);
    assert_accepted(aclDestroyTensor(innocent));
}

/* Of threads that destroy the same tensors, one destroys each. */
enum { CONTESTED = 20000, CONTENDERS = 4 };

static aclTensor *contested[CONTESTED];
static atomic_int destroyed;

static void *destroy_all(void *unused)
{
    for (size_t i = 0; i < CONTESTED; i++)
        atomic_fetch_add(&destroyed, aclDestroyTensor(contested[i]) == 0);
    (void)aclGetRecentErrMsg();
    return unused;
}

Test(tensor, is_destroyed_once_by_many_threads)
{
    pthread_t threads[CONTENDERS];

    for (size_t i = 0; i < CONTESTED; i++)
        contested[i] = matrix(NULL);
    for (size_t t = 0; t < CONTENDERS; t++)
        cr_assert_eq(pthread_create(&threads[t], NULL, destroy_all, NULL), 0);
    for (size_t t = 0; t < CONTENDERS; t++)
        cr_assert_eq(pthread_join(threads[t], NULL), 0);
    cr_assert_eq(atomic_load(&destroyed), CONTESTED);
    cr_assert_eq(ac_tensors_live(), 0);
    /* No slot was given back twice: as many tensors as before have a handle of their own. */
    for (size_t i = 0; i < CONTESTED; i++) {
        contested[i] = matrix(&contested[i]);
        cr_assert_not_null(contested[i]);
    }
    for (size_t i = 0; i < CONTESTED; i++) {
        cr_assert_eq(ac_tensor_of(contested[i])->data, (void *)&contested[i]);
        assert_accepted(aclDestroyTensor(contested[i]));
    }
}

Test(tensor, many_at_once)
{
    enum { COUNT = 5000 };
    static aclTensor *tensors[COUNT];

    for (int round = 0; round < 3; round++) {
        for (size_t i = 0; i < COUNT; i++) {
            tensors[i] = matrix(&tensors[i]);
            cr_assert_not_null(tensors[i]);
        }
        cr_assert_eq(ac_tensors_live(), COUNT);
        for (size_t i = 0; i < COUNT; i++) {
            cr_assert_eq(ac_tensor_of(tensors[i])->data, (void *)&tensors[i]);
            cr_assert_eq(aclDestroyTensor(tensors[i]), 0);
        }
        cr_assert_eq(ac_tensors_live(), 0);
    }
}

/* One thread makes, another destroys: slots travel, and none is lost. */
enum { HANDED = 2000, ROUNDS = 5 };

static aclTensor *handed[HANDED];
static pthread_barrier_t barrier;

static size_t slot_of(const aclTensor *tensor)
{
    return (uintptr_t)tensor & AC_TAG_SLOT_MASK;
}

static void *maker(void *unused)
{
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < HANDED; i++)
            handed[i] = matrix(NULL);
        pthread_barrier_wait(&barrier);
        pthread_barrier_wait(&barrier);
    }
    return unused;
}

static void *breaker(void *unused)
{
    for (int round = 0; round < ROUNDS; round++) {
        pthread_barrier_wait(&barrier);
        for (int i = 0; i < HANDED; i++)
            cr_assert_eq(aclDestroyTensor(handed[i]), 0);
        pthread_barrier_wait(&barrier);
    }
    return unused;
}

Test(tensor, may_be_destroyed_by_another_thread)
{
    pthread_t threads[2];
    size_t highest = 0;

    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&threads[0], NULL, maker, NULL);
    pthread_create(&threads[1], NULL, breaker, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    cr_assert_eq(ac_tensors_live(), 0);

    /* What ended threads gave back is used again, before any new slot. */
    for (int i = 0; i < HANDED; i++)
        highest = slot_of(handed[i]) > highest ? slot_of(handed[i]) : highest;
    for (int i = 0; i < HANDED; i++)
        cr_assert_leq(slot_of(handed[i] = matrix(NULL)), highest);
    for (int i = 0; i < HANDED; i++)
        aclDestroyTensor(handed[i]);
}

Test(shape, broadcast_follows_the_rules)
{
    static const struct {
        ac_shape a, b, result;
        bool combines;
    } rows[] = {
        {{3, {2, 2, 3}}, {2, {2, 3}}, {3, {2, 2, 3}}, true},
        {{2, {1, 3}}, {2, {3, 1}}, {2, {3, 3}}, true},
        {{0, {0}}, {2, {4, 5}}, {2, {4, 5}}, true},
        {{3, {5, 1, 4}}, {2, {3, 4}}, {3, {5, 3, 4}}, true},
        {{2, {0, 3}}, {2, {1, 3}}, {2, {0, 3}}, true},
        {{2, {2, 0}}, {2, {2, 1}}, {2, {2, 0}}, true},
        {{2, {2, 0}}, {2, {2, 5}}, {0, {0}}, false},
        {{2, {2, 3}}, {2, {3, 2}}, {0, {0}}, false},
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        ac_shape out;

        cr_assert_eq(ac_shape_broadcast(&rows[i].a, &rows[i].b, &out), rows[i].combines);
        cr_assert(!rows[i].combines || ac_shape_equal(&out, &rows[i].result));
        cr_assert_eq(ac_shape_broadcast(&rows[i].b, &rows[i].a, &out), rows[i].combines);
        cr_assert(!rows[i].combines || ac_shape_equal(&out, &rows[i].result));
    }
}

Test(shape, counts_saturate)
{
    const int64_t big = INT64_C(1) << 40;

    cr_assert_eq(ac_shape_count(&(ac_shape){.rank = 0}), 1);
    cr_assert_eq(ac_shape_count(&(ac_shape){.rank = 2, .dims = {2, 3}}), 6);
    cr_assert_eq(ac_shape_count(&(ac_shape){.rank = 2, .dims = {big, big}}), INT64_MAX);
    cr_assert_eq(ac_shape_count(&(ac_shape){.rank = 3, .dims = {big, big, 0}}), 0);
}

Test(shape, prints_and_truncates)
{
    const ac_shape shape = {.rank = 3, .dims = {2, -1, 3}};
    char text[32];
    char narrow[6];

    cr_assert_str_eq(ac_shape_print(&shape, text, sizeof text), "[2, -1, 3]");
    cr_assert_str_eq(ac_shape_print(&(ac_shape){.rank = 0}, text, sizeof text), "[]");
    cr_assert_str_eq(ac_shape_print(&shape, narrow, sizeof narrow), "[2, -");
}

Test(dtype, facts)
{
    cr_assert_str_eq(ac_dtype_name(AC_BF16), "bf16");
    cr_assert_str_eq(ac_dtype_acl_name(AC_BF16), "ACL_BF16");
    cr_assert_eq(ac_dtype_size(AC_C128), 16);
    cr_assert_eq(ac_dtype_size(AC_STRING), 0);
    for (int number = -3; number < 100; number++) {
        cr_assert_not_null(ac_dtype_name(number));
        cr_assert_not_null(ac_dtype_acl_name(number));
    }
    cr_assert_str_eq(ac_dtype_name(5), "undefined");
    cr_assert_str_eq(ac_dtype_acl_name(-1), "ACL_DT_UNDEFINED");
    cr_assert_eq(ac_dtype_size(14), 0);
}

Test(dtype, promotion)
{
    cr_assert_eq(ac_dtype_promote(AC_F16, AC_BF16), AC_F32);
    cr_assert_eq(ac_dtype_promote(AC_BF16, AC_F16), AC_F32);
    cr_assert_eq(ac_dtype_promote(AC_F16, AC_I64), AC_F16);
    cr_assert_eq(ac_dtype_promote(AC_I8, AC_U8), AC_I16);
    cr_assert_eq(ac_dtype_promote(AC_BOOL, AC_BOOL), AC_BOOL);
    cr_assert_eq(ac_dtype_promote(AC_U16, AC_F32), AC_DTYPE_NONE);
    cr_assert_eq(ac_dtype_promote(AC_U16, AC_U16), AC_U16);
    cr_assert_eq(ac_dtype_promote(AC_HIF8, AC_HIF8), AC_HIF8);
    cr_assert_eq(ac_dtype_promote(AC_HIF8, AC_F32), AC_DTYPE_NONE);
    cr_assert_eq(ac_dtype_promote(AC_U64, AC_C64), AC_C128);
    cr_assert_eq(ac_dtype_promote(AC_C64, AC_U64), AC_DTYPE_NONE);
    cr_assert_eq(ac_dtype_promote(5, 5), AC_DTYPE_NONE);
    cr_assert_eq(ac_dtype_promote(-1, AC_F32), AC_DTYPE_NONE);
    cr_assert_eq(ac_dtype_promote(AC_F32, 42), AC_DTYPE_NONE);
}

Test(dtype, widening)
{
    cr_assert_eq(ac_dtype_widen(AC_F16, AC_F16), AC_F16);
    cr_assert_eq(ac_dtype_widen(AC_F16, AC_BF16), AC_F32);
    cr_assert_eq(ac_dtype_widen(AC_F16, AC_I8), AC_F32);
    cr_assert_eq(ac_dtype_widen(AC_F64, AC_I8), AC_F64);
    cr_assert_eq(ac_dtype_widen(AC_F16, AC_F64), AC_F64);
}

Test(dtype, conversion)
{
    cr_assert(ac_dtype_castable(AC_I64, AC_I8));
    cr_assert(ac_dtype_castable(AC_F64, AC_F16));
    cr_assert(ac_dtype_castable(AC_I64, AC_F16));
    cr_assert(ac_dtype_castable(AC_F32, AC_C64));
    cr_assert(ac_dtype_castable(AC_C64, AC_C32));
    cr_assert(ac_dtype_castable(AC_BOOL, AC_BOOL));
    cr_assert(ac_dtype_castable(AC_BOOL, AC_U8));
    cr_assert_not(ac_dtype_castable(AC_F32, AC_I64));
    cr_assert_not(ac_dtype_castable(AC_F32, AC_BOOL));
    cr_assert_not(ac_dtype_castable(AC_I8, AC_BOOL));
    cr_assert_not(ac_dtype_castable(AC_C64, AC_F64));
    cr_assert_not(ac_dtype_castable(AC_STRING, AC_F32));
    cr_assert_not(ac_dtype_castable(AC_F32, AC_STRING));
    cr_assert_not(ac_dtype_castable(-1, AC_F32));
    cr_assert_not(ac_dtype_castable(AC_F32, -1));
}
