/*
 * The tensors behind the opaque type of aclnn/acl_meta.h.
 */
#ifndef AC_TENSOR_H
#define AC_TENSOR_H

#include "aclnn/acl_meta.h"
#include "base/dtype.h"
#include "base/shape.h"
#include "base/tag.h"

/* What the handle of a tensor leads to: a typed, strided window on memory it does not own. Strides
 * and offset count elements. */
typedef struct ac_tensor {
    uint64_t handle; /* see base/tag.h; 0 where there is no tensor */
    int dtype;       /* acl number, AC_DTYPE_NONE if the caller's number is no dtype */
    bool fine; /* ac_tensor_reach was asked when the view was described, and said AC_REACH_FINE */
    aclFormat format;
    void *data;
    int64_t offset;
    ac_shape shape;
    int64_t strides[AC_DIMS_MAX];
    ac_shape storage;
} ac_tensor;

extern ac_pool ac_tensors;

/* What stands for a handle that leads nowhere, null for null: `handle` is 0, and `dtype` is the
 * ac_fault that says why. */
const ac_tensor *ac_tensor_missing(const aclTensor *handle);

/* What a handle leads to. Safe for any value: it is not followed. */
static inline const ac_tensor *ac_tensor_of(const aclTensor *handle)
{
    const ac_tensor *const tensor = ac_tag_find(&ac_tensors, handle);

    return __builtin_expect(tensor != NULL, 1) ? tensor : ac_tensor_missing(handle);
}

/* Whether there is a tensor: not null, and not missing. */
static inline bool ac_tensor_live(const ac_tensor *tensor)
{
    return tensor && ac_tag_word(tensor) != 0;
}

/* The tensor behind a handle, for a function on handles; else a sentence that begins with the name
 * of the function, and 161001 for null, 161002 for a handle that leads nowhere. */
aclnnStatus ac_tensor_get(const char *function, const aclTensor *handle, const char *name,
                          ac_tensor **tensor);

/* Where the elements of a view lie, counted from the start of the tensor's storage. */
typedef enum ac_reach {
    AC_REACH_FINE,    /* inside the storage; or empty */
    AC_REACH_SHORT,   /* contiguous, and behind the end of the storage */
    AC_REACH_OUTSIDE, /* before the storage; or not contiguous, and not inside the storage */
    AC_REACH_HUGE,    /* further than addresses go */
} ac_reach;

/* *first and *last are set for AC_REACH_SHORT and AC_REACH_OUTSIDE. */
ac_reach ac_tensor_reach(const ac_tensor *tensor, int64_t *first, int64_t *last);

/* A tensor of rank 0 that holds a value: what stands for an input that is null. */
ac_tensor ac_tensor_one(const float *value);

/* The dtype of a tensor; AC_DTYPE_ABSENT of none. */
int ac_tensor_dtype(const ac_tensor *tensor);

/* The front (index 0) or back (1) half of a tensor along an axis of even extent, a negative one
 * counted from the end: a view of the same memory. */
ac_tensor ac_tensor_half(const ac_tensor *whole, int64_t axis, size_t index);

/* Every second element, from `index` (0 or 1) on, of an axis of even extent and those behind it, in
 * the order of their indices. The extent of the axis is halved, whichever the elements are. The
 * axes have to be flat: one stride steps through all of them. */
ac_tensor ac_tensor_alternate(const ac_tensor *whole, int64_t axis, size_t index);
bool ac_tensor_flat(const ac_tensor *tensor, int64_t axis);

/* A tensor that lacks an axis of a space, seen with an extent of 1 there. */
ac_tensor ac_tensor_with_axis(const ac_tensor *tensor, const ac_shape *space, int64_t axis);

/* Tensors that exist now, for the leak tests. */
size_t ac_tensors_live(void);

#endif
