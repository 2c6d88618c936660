/*
 * Arrays and lists: copies of values, and handles that own handles.
 */
#include "handles/array.h"
#include "handles/scalar.h"
#include "handles/tensor.h"
#include "sentence.h"

enum { MANY = 1000 };

Test(array, copies_values_short_and_long)
{
    int64_t ints[MANY];
    float floats[MANY];
    bool bools[MANY];

    for (int i = 0; i < MANY; i++) {
        ints[i] = i;
        floats[i] = (float)i;
        bools[i] = i % 3 == 0;
    }
    for (size_t size = 1; size <= MANY; size = size * 2 + 1) {
        aclIntArray *a = aclCreateIntArray(ints, size);
        aclFloatArray *b = aclCreateFloatArray(floats, size);
        aclBoolArray *c = aclCreateBoolArray(bools, size);
        uint64_t sizes[3] = {0};

        assert_accepted(aclGetIntArraySize(a, &sizes[0]));
        assert_accepted(aclGetFloatArraySize(b, &sizes[1]));
        assert_accepted(aclGetBoolArraySize(c, &sizes[2]));
        for (int i = 0; i < 3; i++)
            cr_assert_eq(sizes[i], size);
        ints[0] = -1;
        cr_assert_eq(ac_int_array_values(a)[0], 0);
        ints[0] = 0;
        cr_assert_arr_eq(ac_int_array_values(a), ints, size * sizeof ints[0]);
        cr_assert_arr_eq(ac_float_array_values(b), floats, size * sizeof floats[0]);
        cr_assert_arr_eq(ac_bool_array_values(c), bools, size * sizeof bools[0]);
        assert_accepted(aclDestroyIntArray(a));
        assert_accepted(aclDestroyFloatArray(b));
        assert_accepted(aclDestroyBoolArray(c));
    }
    cr_assert_eq(ac_arrays_live(), 0);
}

Test(array, without_values_is_empty)
{
    uint64_t size = 7;
    aclIntArray *null = aclCreateIntArray(NULL, 5);
    aclFloatArray *none = aclCreateFloatArray(&(float){1}, 0);
    aclTensorList *list = aclCreateTensorList(NULL, 3);

    assert_accepted(aclGetIntArraySize(null, &size));
    cr_assert_eq(size, 0);
    size = 7;
    assert_accepted(aclGetFloatArraySize(none, &size));
    cr_assert_eq(size, 0);
    size = 7;
    assert_accepted(aclGetTensorListSize(list, &size));
    cr_assert_eq(size, 0);
    assert_accepted(aclDestroyIntArray(null));
    assert_accepted(aclDestroyFloatArray(none));
    assert_accepted(aclDestroyTensorList(list));
}

Test(array, too_long_for_any_memory)
{
    int64_t one = 1;

    (void)aclGetRecentErrMsg();
    cr_assert_null(aclCreateIntArray(&one, UINT64_MAX));
    assert_sentence("EZ9999: aclCreateIntArray: no memory is left for 18446744073709551615 values");
}

Test(array, nulls)
{
    aclIntArray *array = aclCreateIntArray(&(int64_t){1}, 1);
    uint64_t size;

    assert_accepted(aclDestroyIntArray(NULL));
    assert_accepted(aclDestroyFloatArray(NULL));
    assert_accepted(aclDestroyBoolArray(NULL));
    assert_accepted(aclDestroyTensorList(NULL));
    assert_accepted(aclDestroyScalarList(NULL));
    assert_refused(aclGetIntArraySize(NULL, &size), 161001,
                   "EZ1001: aclGetIntArraySize: array is null");
    assert_refused(aclGetIntArraySize(array, NULL), 161001,
                   "EZ1001: aclGetIntArraySize: size is null");
    assert_refused(aclGetFloatArraySize(NULL, &size), 161001,
                   "EZ1001: aclGetFloatArraySize: array is null");
    assert_refused(aclGetBoolArraySize(NULL, &size), 161001,
                   "EZ1001: aclGetBoolArraySize: array is null");
    assert_refused(aclGetTensorListSize(NULL, &size), 161001,
                   "EZ1001: aclGetTensorListSize: tensorList is null");
    assert_refused(aclGetScalarListSize(NULL, &size), 161001,
                   "EZ1001: aclGetScalarListSize: scalarList is null");
    aclDestroyIntArray(array);
}

Test(array, stale_and_mistaken_handles)
{
    aclIntArray *array = aclCreateIntArray(&(int64_t){1}, 1);
    uint64_t size;

    assert_refused(aclDestroyFloatArray((aclFloatArray *)array), 161002,
                   "EZ1001: aclDestroyFloatArray: array is an array of integers; an array of "
                   "floats is allowed");
    assert_refused(aclDestroyIntArray((aclIntArray *)(void *)&size), 161002,
                   "EZ1001: aclDestroyIntArray: array is no array of integers; aclCreateIntArray "
                   "makes one");
    assert_accepted(aclDestroyIntArray(array));

    /* It has the slot of the one before. */
    aclIntArray *innocent = aclCreateIntArray(&(int64_t){1}, 1);

    assert_refused(aclDestroyIntArray(array), 161002,
                   "EZ1001: aclDestroyIntArray: array is an array of integers that was destroyed");
    assert_refused(aclGetIntArraySize(array, &size), 161002,
                   "EZ1001: aclGetIntArraySize: array is an array of integers that was destroyed");
    assert_accepted(aclGetIntArraySize(innocent, &size));
    assert_accepted(aclDestroyIntArray(innocent));
}

static aclTensor *tensor_make(void)
{
    return aclCreateTensor(NULL, 0, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL);
}

Test(array, lists_own_their_members)
{
    const aclTensor *tensors[20];
    const aclScalar *scalars[3];
    uint64_t size;

    for (size_t i = 0; i < 20; i++)
        tensors[i] = tensor_make();
    for (size_t i = 0; i < 3; i++)
        scalars[i] = aclCreateScalar(&(float){1}, ACL_FLOAT);

    aclTensorList *tensor_list = aclCreateTensorList(tensors, 20);
    aclScalarList *scalar_list = aclCreateScalarList(scalars, 3);

    assert_accepted(aclGetTensorListSize(tensor_list, &size));
    cr_assert_eq(size, 20);
    assert_accepted(aclGetScalarListSize(scalar_list, &size));
    cr_assert_eq(size, 3);
    cr_assert_eq(ac_tensor_list_values(tensor_list)[19], tensors[19]);
    assert_accepted(aclDestroyTensorList(tensor_list));
    assert_accepted(aclDestroyScalarList(scalar_list));
    cr_assert_eq(ac_tensors_live(), 0);
    cr_assert_eq(ac_scalars_live(), 0);
    cr_assert_eq(ac_arrays_live(), 0);
}

Test(array, members_may_be_null)
{
    const aclTensor *tensors[2] = {NULL, tensor_make()};
    aclTensorList *list = aclCreateTensorList(tensors, 2);

    assert_accepted(aclDestroyTensorList(list));
    cr_assert_eq(ac_tensors_live(), 0);
}

Test(array, a_member_destroyed_twice_is_told)
{
    const aclTensor *tensors[2] = {tensor_make(), tensor_make()};
    aclTensorList *list = aclCreateTensorList(tensors, 2);

    assert_accepted(aclDestroyTensor(tensors[0]));

    /* It has the slot of the member that was destroyed, and is no member. */
    aclTensor *innocent = tensor_make();

    assert_refused(aclDestroyTensorList(list), 161002,
                   "EZ1001: aclDestroyTensor: tensor is a tensor that was destroyed");
    cr_assert_eq(ac_tensors_live(), 1);
    cr_assert_eq(ac_arrays_live(), 0);
    assert_refused(aclDestroyTensorList(list), 161002,
                   "EZ1001: aclDestroyTensorList: array is a list of tensors that was destroyed");
    assert_accepted(aclDestroyTensor(innocent));
}

Test(array, lists_take_no_dead_members)
{
    const aclTensor *tensors[3] = {tensor_make(), NULL, tensor_make()};
    const aclScalar *scalars[2] = {aclCreateScalar(&(float){1}, ACL_FLOAT),
                                   (const aclScalar *)(const void *)tensors[0]};

    (void)aclGetRecentErrMsg();
    assert_accepted(aclDestroyTensor(tensors[2]));
    cr_assert_null(aclCreateTensorList(tensors, 3));
    assert_sentence("EZ1001: aclCreateTensorList: value[2] is a tensor that was destroyed");
    cr_assert_null(aclCreateScalarList(scalars, 2));
    assert_sentence("EZ1001: aclCreateScalarList: value[1] is a tensor; a scalar is allowed");
    assert_accepted(aclDestroyTensor(tensors[0]));
    assert_accepted(aclDestroyScalar(scalars[0]));
    cr_assert_eq(ac_arrays_live(), 0);
}
