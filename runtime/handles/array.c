#include "handles/array.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/pool.h"

/* What `live` holds in a live handle of each kind. */
#define LIVE_INTS UINT64_C(0x93f1d2085ac7be01)
#define LIVE_FLOATS UINT64_C(0x93f1d2085ac7be02)
#define LIVE_BOOLS UINT64_C(0x93f1d2085ac7be03)
#define LIVE_TENSORS UINT64_C(0x93f1d2085ac7be04)
#define LIVE_SCALARS UINT64_C(0x93f1d2085ac7be05)

enum { ARRAYS_MAX = 1 << 18 };

static ac_pool arrays = AC_POOL(AC_POOL_ARRAY, ac_array, ARRAYS_MAX);

static bool live(const void *handle, uint64_t kind)
{
    return ac_pool_owns(&arrays, handle) && ((const ac_array *)handle)->live == kind;
}

bool ac_int_array_live(const aclIntArray *array)
{
    return live(array, LIVE_INTS);
}

bool ac_float_array_live(const aclFloatArray *array)
{
    return live(array, LIVE_FLOATS);
}

bool ac_bool_array_live(const aclBoolArray *array)
{
    return live(array, LIVE_BOOLS);
}

bool ac_tensor_list_live(const aclTensorList *list)
{
    return live(list, LIVE_TENSORS);
}

bool ac_scalar_list_live(const aclScalarList *list)
{
    return live(list, LIVE_SCALARS);
}

size_t ac_arrays_live(void)
{
    return ac_pool_live(&arrays);
}

static void *array_create(const char *function, uint64_t kind, const void *values, uint64_t size,
                          size_t element)
{
    const uint64_t count = values ? size : 0;
    const bool fits = count <= AC_ARRAY_INLINE_BYTES / element;
    void *memory = NULL;

    if (!fits && count <= SIZE_MAX / element)
        memory = malloc(count * element);

    ac_array *array = fits || memory ? ac_pool_take(&arrays) : NULL;

    if (!array) {
        free(memory);
        ac_error_record(ACLNN_ERR_INNER, "%s: no memory is left for %" PRIu64 " values", function,
                        count);
        return NULL;
    }
    array->live = kind;
    array->size = count;
    array->values = fits ? array->own : memory;
    if (count > 0)
        memcpy(array->values, values, count * element);
    return array;
}

static aclnnStatus check_live(const char *function, const void *handle, uint64_t kind,
                              const char *name)
{
    AC_TRY(ac_check_pointer(function, handle, name));
    if (live(handle, kind))
        return ACLNN_SUCCESS;
    ac_error_record(ACLNN_ERR_PARAM_INVALID,
                    "%s: %s is not a live handle of its type; it was destroyed or does not come "
                    "from the matching create function",
                    function, name);
    return ACLNN_ERR_PARAM_INVALID;
}

static aclnnStatus array_destroy(const char *function, const void *handle, uint64_t kind)
{
    if (!handle)
        return ACLNN_SUCCESS;
    AC_TRY(check_live(function, handle, kind, "array"));

    /* A live handle is a slot of the pool, which is ours to write. */
    ac_array *own = (ac_array *)(uintptr_t)handle;

    own->live = 0;
    if (own->values != own->own)
        free(own->values);
    ac_pool_give(&arrays, own);
    return ACLNN_SUCCESS;
}

static aclnnStatus array_size(const char *function, const void *handle, uint64_t kind,
                              const char *name, uint64_t *size)
{
    AC_TRY(check_live(function, handle, kind, name));
    AC_TRY(ac_check_pointer(function, size, "size"));
    *size = ((const ac_array *)handle)->size;
    return ACLNN_SUCCESS;
}

aclIntArray *aclCreateIntArray(const int64_t *value, uint64_t size)
{
    return array_create(__func__, LIVE_INTS, value, size, sizeof *value);
}

aclFloatArray *aclCreateFloatArray(const float *value, uint64_t size)
{
    return array_create(__func__, LIVE_FLOATS, value, size, sizeof *value);
}

aclBoolArray *aclCreateBoolArray(const bool *value, uint64_t size)
{
    return array_create(__func__, LIVE_BOOLS, value, size, sizeof *value);
}

aclTensorList *aclCreateTensorList(const aclTensor *const *value, uint64_t size)
{
    return array_create(__func__, LIVE_TENSORS, value, size, sizeof *value);
}

aclScalarList *aclCreateScalarList(const aclScalar *const *value, uint64_t size)
{
    return array_create(__func__, LIVE_SCALARS, value, size, sizeof *value);
}

aclnnStatus aclDestroyIntArray(const aclIntArray *array)
{
    return array_destroy(__func__, array, LIVE_INTS);
}

aclnnStatus aclDestroyFloatArray(const aclFloatArray *array)
{
    return array_destroy(__func__, array, LIVE_FLOATS);
}

aclnnStatus aclDestroyBoolArray(const aclBoolArray *array)
{
    return array_destroy(__func__, array, LIVE_BOOLS);
}

/* A member that was destroyed on its own before is a mistake of the caller: the list still goes,
 * with all others, and the answer is that of the member. */
aclnnStatus aclDestroyTensorList(const aclTensorList *array)
{
    aclnnStatus answer = ACLNN_SUCCESS;

    if (array)
        AC_TRY(check_live(__func__, array, LIVE_TENSORS, "array"));
    for (uint64_t i = 0; array && i < array->of.size; i++) {
        const aclnnStatus status = aclDestroyTensor(ac_tensor_list_values(array)[i]);

        answer = answer == ACLNN_SUCCESS ? status : answer;
    }
    (void)array_destroy(__func__, array, LIVE_TENSORS);
    return answer;
}

aclnnStatus aclDestroyScalarList(const aclScalarList *array)
{
    aclnnStatus answer = ACLNN_SUCCESS;

    if (array)
        AC_TRY(check_live(__func__, array, LIVE_SCALARS, "array"));
    for (uint64_t i = 0; array && i < array->of.size; i++) {
        const aclnnStatus status = aclDestroyScalar(ac_scalar_list_values(array)[i]);

        answer = answer == ACLNN_SUCCESS ? status : answer;
    }
    (void)array_destroy(__func__, array, LIVE_SCALARS);
    return answer;
}

aclnnStatus aclGetIntArraySize(const aclIntArray *array, uint64_t *size)
{
    return array_size(__func__, array, LIVE_INTS, "array", size);
}

aclnnStatus aclGetFloatArraySize(const aclFloatArray *array, uint64_t *size)
{
    return array_size(__func__, array, LIVE_FLOATS, "array", size);
}

aclnnStatus aclGetBoolArraySize(const aclBoolArray *array, uint64_t *size)
{
    return array_size(__func__, array, LIVE_BOOLS, "array", size);
}

aclnnStatus aclGetTensorListSize(const aclTensorList *tensorList, uint64_t *size)
{
    return array_size(__func__, tensorList, LIVE_TENSORS, "tensorList", size);
}

aclnnStatus aclGetScalarListSize(const aclScalarList *scalarList, uint64_t *size)
{
    return array_size(__func__, scalarList, LIVE_SCALARS, "scalarList", size);
}
