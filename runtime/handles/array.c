#include "handles/array.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "handles/scalar.h"
#include "handles/tensor.h"
#include "strict/stale.h"

enum { ARRAYS_MAX = 1 << 18 };

_Static_assert(ARRAYS_MAX <= AC_TAG_SLOTS_MAX, "a slot number fits a handle");

static ac_pool arrays = AC_POOL(AC_POOL_ARRAY, ac_array, ARRAYS_MAX);

const ac_array *ac_array_of(ac_tag tag, const void *handle)
{
    return ac_tag_of(handle) == tag ? ac_tag_find(&arrays, handle) : NULL;
}

const ac_array *ac_array_missing(ac_tag tag, const void *handle)
{
    static const ac_array missing[AC_FAULTS] = {
        {.size = 0}, {.size = 1}, {.size = 2}, {.size = 3}, {.size = 4},  {.size = 5},
        {.size = 6}, {.size = 7}, {.size = 8}, {.size = 9}, {.size = 10},
    };
    _Static_assert(AC_FAULTS == 11, "each fault has one");

    return handle ? &missing[ac_tag_fault(&arrays, tag, handle)] : NULL;
}

const ac_array *ac_int_array_of(const aclIntArray *handle)
{
    const ac_array *array = ac_array_of(AC_TAG_INT_ARRAY, handle);

    return array ? array : ac_array_missing(AC_TAG_INT_ARRAY, handle);
}

const ac_array *ac_bool_array_of(const aclBoolArray *handle)
{
    const ac_array *array = ac_array_of(AC_TAG_BOOL_ARRAY, handle);

    return array ? array : ac_array_missing(AC_TAG_BOOL_ARRAY, handle);
}

size_t ac_arrays_live(void)
{
    return ac_pool_live(&arrays);
}

static void *array_create(const char *function, ac_tag tag, const void *values, uint64_t size,
                          size_t element)
{
    const uint64_t count = values ? size : 0;
    const bool fits = count <= AC_ARRAY_INLINE_BYTES / element;
    void *memory = NULL;

    if (!fits && count <= PTRDIFF_MAX / element)
        memory = malloc(count * element);

    ac_array *array = fits || memory ? ac_pool_take(&arrays) : NULL;

    if (!array) {
        free(memory);
        ac_error_record(ACLNN_ERR_INNER, "%s: no memory is left for %" PRIu64 " values", function,
                        count);
        return NULL;
    }
    array->size = count;
    array->values = fits ? array->own : memory;
    if (count > 0)
        memcpy(array->values, values, count * element);
    void *const handle = ac_tag_publish(&arrays, tag, array);

    ac_object_made(ac_stale_kind(tag), handle, 0, function);
    return handle;
}

static aclnnStatus array_get(const char *function, const void *handle, ac_tag tag, const char *name,
                             const ac_array **array)
{
    *array = ac_array_of(tag, handle);
    return *array ? ACLNN_SUCCESS : ac_stale_refuse(function, name, &arrays, tag, handle);
}

/* Invalidates the handle of an array and passes the array to the caller. If two threads destroy an
 * array at once, one of them gets it. */
static aclnnStatus array_take(const char *function, const void *handle, ac_tag tag, ac_array **own)
{
    /* The cast is valid: the array is a slot of the pool, which is writable. */
    *own = (ac_array *)(uintptr_t)ac_array_of(tag, handle);
    if (!*own || !ac_tag_withdraw(*own, handle))
        return ac_stale_refuse(function, "array", &arrays, tag, handle);
    ac_object_ended(ac_stale_kind(tag), handle, "destroyed");
    return ACLNN_SUCCESS;
}

static void array_free(ac_array *array)
{
    if (array->values != array->own)
        free(array->values);
    ac_pool_give(&arrays, array);
}

static aclnnStatus array_destroy(const char *function, const void *handle, ac_tag tag)
{
    ac_array *own;

    if (!handle)
        return ACLNN_SUCCESS;
    AC_TRY(array_take(function, handle, tag, &own));
    array_free(own);
    return ACLNN_SUCCESS;
}

static aclnnStatus array_size(const char *function, const void *handle, ac_tag tag,
                              const char *name, uint64_t *size)
{
    const ac_array *array;

    AC_TRY(array_get(function, handle, tag, name, &array));
    AC_TRY(ac_check_pointer(function, size, "size"));
    *size = array->size;
    return ACLNN_SUCCESS;
}

aclIntArray *aclCreateIntArray(const int64_t *value, uint64_t size)
{
    return array_create(__func__, AC_TAG_INT_ARRAY, value, size, sizeof *value);
}

aclFloatArray *aclCreateFloatArray(const float *value, uint64_t size)
{
    return array_create(__func__, AC_TAG_FLOAT_ARRAY, value, size, sizeof *value);
}

aclBoolArray *aclCreateBoolArray(const bool *value, uint64_t size)
{
    return array_create(__func__, AC_TAG_BOOL_ARRAY, value, size, sizeof *value);
}

/* A member of a list is a live handle or null. */
static bool member_valid(const char *function, uint64_t index, const ac_pool *pool, ac_tag tag,
                         const void *handle)
{
    char name[40];

    if (!handle || ac_tag_find(pool, handle))
        return true;
    (void)snprintf(name, sizeof name, "value[%" PRIu64 "]", index);
    (void)ac_stale_refuse(function, name, pool, tag, handle);
    return false;
}

aclTensorList *aclCreateTensorList(const aclTensor *const *value, uint64_t size)
{
    for (uint64_t i = 0; value && i < size; i++) {
        if (!member_valid(__func__, i, &ac_tensors, AC_TAG_TENSOR, value[i]))
            return NULL;
    }
    return array_create(__func__, AC_TAG_TENSOR_LIST, value, size, sizeof *value);
}

aclScalarList *aclCreateScalarList(const aclScalar *const *value, uint64_t size)
{
    for (uint64_t i = 0; value && i < size; i++) {
        if (!member_valid(__func__, i, &ac_scalars, AC_TAG_SCALAR, value[i]))
            return NULL;
    }
    return array_create(__func__, AC_TAG_SCALAR_LIST, value, size, sizeof *value);
}

aclnnStatus aclDestroyIntArray(const aclIntArray *array)
{
    return array_destroy(__func__, array, AC_TAG_INT_ARRAY);
}

aclnnStatus aclDestroyFloatArray(const aclFloatArray *array)
{
    return array_destroy(__func__, array, AC_TAG_FLOAT_ARRAY);
}

aclnnStatus aclDestroyBoolArray(const aclBoolArray *array)
{
    return array_destroy(__func__, array, AC_TAG_BOOL_ARRAY);
}

/* A member that was destroyed before is the caller's mistake: the list and the other members are
 * still destroyed, and the status is that of the member. */
aclnnStatus aclDestroyTensorList(const aclTensorList *array)
{
    aclnnStatus answer = ACLNN_SUCCESS;
    ac_array *own;

    if (!array)
        return ACLNN_SUCCESS;
    AC_TRY(array_take(__func__, array, AC_TAG_TENSOR_LIST, &own));
    for (uint64_t i = 0; i < own->size; i++) {
        const aclnnStatus status = aclDestroyTensor(((const aclTensor *const *)own->values)[i]);

        answer = answer == ACLNN_SUCCESS ? status : answer;
    }
    array_free(own);
    return answer;
}

aclnnStatus aclDestroyScalarList(const aclScalarList *array)
{
    aclnnStatus answer = ACLNN_SUCCESS;
    ac_array *own;

    if (!array)
        return ACLNN_SUCCESS;
    AC_TRY(array_take(__func__, array, AC_TAG_SCALAR_LIST, &own));
    for (uint64_t i = 0; i < own->size; i++) {
        const aclnnStatus status = aclDestroyScalar(((const aclScalar *const *)own->values)[i]);

        answer = answer == ACLNN_SUCCESS ? status : answer;
    }
    array_free(own);
    return answer;
}

aclnnStatus aclGetIntArraySize(const aclIntArray *array, uint64_t *size)
{
    return array_size(__func__, array, AC_TAG_INT_ARRAY, "array", size);
}

aclnnStatus aclGetFloatArraySize(const aclFloatArray *array, uint64_t *size)
{
    return array_size(__func__, array, AC_TAG_FLOAT_ARRAY, "array", size);
}

aclnnStatus aclGetBoolArraySize(const aclBoolArray *array, uint64_t *size)
{
    return array_size(__func__, array, AC_TAG_BOOL_ARRAY, "array", size);
}

aclnnStatus aclGetTensorListSize(const aclTensorList *tensorList, uint64_t *size)
{
    return array_size(__func__, tensorList, AC_TAG_TENSOR_LIST, "tensorList", size);
}

aclnnStatus aclGetScalarListSize(const aclScalarList *scalarList, uint64_t *size)
{
    return array_size(__func__, scalarList, AC_TAG_SCALAR_LIST, "scalarList", size);
}
