/*
 * The arrays and lists behind the opaque types of aclnn/acl_meta.h.
 *
 * Short ones are stored in the object itself, longer ones in a separate allocation.
 */
#ifndef AC_ARRAY_H
#define AC_ARRAY_H

#include "aclnn/acl_meta.h"
#include "base/tag.h"

enum { AC_ARRAY_INLINE_BYTES = 64 };

/* The object behind a handle of any of the five types. */
typedef struct ac_array {
    uint64_t handle; /* see base/tag.h */
    uint64_t size;
    void *values; /* size elements, in `own` or in a separate allocation; never null */
    _Alignas(8) unsigned char own[AC_ARRAY_INLINE_BYTES];
} ac_array;

/* The array behind a handle with this tag; null for null, a destroyed handle and any other
 * value. */
const ac_array *ac_array_of(ac_tag tag, const void *handle);

/* What stands for a handle with this tag that leads nowhere, null for null: `handle` is 0, and
 * `size` is the ac_fault that says why. */
const ac_array *ac_array_missing(ac_tag tag, const void *handle);

/* What a handle of integers leads to. Safe for any value: it is not followed. */
const ac_array *ac_int_array_of(const aclIntArray *handle);

/* The same of flags. */
const ac_array *ac_bool_array_of(const aclBoolArray *handle);

/* Whether there is an array: not null, and not missing. */
static inline bool ac_array_live(const ac_array *found)
{
    return found && ac_tag_word(found) != 0;
}

/* The values behind a live handle; handles those of a list, which may lead nowhere. */
static inline const int64_t *ac_int_array_values(const aclIntArray *handle)
{
    return ac_array_of(AC_TAG_INT_ARRAY, handle)->values;
}

static inline const float *ac_float_array_values(const aclFloatArray *handle)
{
    return ac_array_of(AC_TAG_FLOAT_ARRAY, handle)->values;
}

static inline const bool *ac_bool_array_values(const aclBoolArray *handle)
{
    return ac_array_of(AC_TAG_BOOL_ARRAY, handle)->values;
}

static inline const aclTensor *const *ac_tensor_list_values(const aclTensorList *list)
{
    return ac_array_of(AC_TAG_TENSOR_LIST, list)->values;
}

static inline const aclScalar *const *ac_scalar_list_values(const aclScalarList *list)
{
    return ac_array_of(AC_TAG_SCALAR_LIST, list)->values;
}

/* Whether an array has flag i, and it is true. */
static inline bool ac_flag(const ac_array *found, uint64_t i)
{
    return ac_array_live(found) && i < found->size && ((const bool *)found->values)[i];
}

/* The number of arrays and lists alive, for the leak tests. */
size_t ac_arrays_live(void);

#endif
