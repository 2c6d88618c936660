/*
 * The arrays and lists behind the opaque types of aclnn/acl_meta.h.
 *
 * Short ones lie in their handle; longer ones in one allocation beside it.
 */
#ifndef AC_ARRAY_H
#define AC_ARRAY_H

#include "aclnn/acl_meta.h"

enum { AC_ARRAY_INLINE_BYTES = 64 };

/* What all five have in common. `live` names the kind of a live handle. */
typedef struct ac_array {
    uint64_t live;
    uint64_t size;
    void *values; /* size elements, in `own` or in memory of their own; never null */
    _Alignas(8) unsigned char own[AC_ARRAY_INLINE_BYTES];
} ac_array;

struct aclIntArray {
    ac_array of; /* int64_t */
};

struct aclFloatArray {
    ac_array of; /* float */
};

struct aclBoolArray {
    ac_array of; /* bool */
};

struct aclTensorList {
    ac_array of; /* const aclTensor * */
};

struct aclScalarList {
    ac_array of; /* const aclScalar * */
};

static inline const int64_t *ac_int_array_values(const aclIntArray *array)
{
    return array->of.values;
}

static inline const float *ac_float_array_values(const aclFloatArray *array)
{
    return array->of.values;
}

static inline const bool *ac_bool_array_values(const aclBoolArray *array)
{
    return array->of.values;
}

static inline const aclTensor *const *ac_tensor_list_values(const aclTensorList *list)
{
    return list->of.values;
}

static inline const aclScalar *const *ac_scalar_list_values(const aclScalarList *list)
{
    return list->of.values;
}

/* Whether the handle was made by its create function and not destroyed yet; safe for any pointer.
 */
bool ac_int_array_live(const aclIntArray *array);
bool ac_float_array_live(const aclFloatArray *array);
bool ac_bool_array_live(const aclBoolArray *array);
bool ac_tensor_list_live(const aclTensorList *list);
bool ac_scalar_list_live(const aclScalarList *list);

/* Arrays and lists that exist now, for the leak tests. */
size_t ac_arrays_live(void);

#endif
