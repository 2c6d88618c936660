/*
 * The tensors behind the opaque type of aclnn/acl_meta.h.
 */
#ifndef AC_TENSOR_H
#define AC_TENSOR_H

#include "aclnn/acl_meta.h"
#include "base/dtype.h"
#include "base/pool.h"
#include "base/shape.h"

/* A tensor handle: a typed, strided window on memory it does not own. Strides and offset count
 * elements. `live` tells a handle from a destroyed or foreign pointer. */
struct aclTensor {
    uint64_t live;
    int dtype; /* acl number, AC_DTYPE_NONE if the caller's number is no dtype */
    bool fine; /* ac_tensor_reach was asked when the view was described, and said AC_REACH_FINE */
    aclFormat format;
    void *data;
    int64_t offset;
    ac_shape shape;
    int64_t strides[AC_DIMS_MAX];
    ac_shape storage;
};

/* The handles of tensors, and what `live` holds while a handle is one: a number that other data
 * hardly ever is. */
extern ac_pool ac_tensors;
#define AC_TENSOR_LIVE UINT64_C(0x7e6d0bb1c45f93a1)

/* Whether the handle was made by aclCreateTensor and not destroyed yet. Safe for
 * any pointer: memory that is not the library's is not looked at. */
static inline bool ac_tensor_live(const aclTensor *tensor)
{
    return ac_pool_owns(&ac_tensors, tensor) && tensor->live == AC_TENSOR_LIVE;
}

/* 161001 for null, 161002 for a handle that is not live, with a sentence that starts with the name
 * of the public function. */
aclnnStatus ac_tensor_check(const char *function, const aclTensor *tensor);

/* Where the elements of a view lie, counted from the start of the tensor's storage. */
typedef enum ac_reach {
    AC_REACH_FINE,    /* inside the storage; or contiguous, whose end nobody looks at; or empty */
    AC_REACH_OUTSIDE, /* before the storage; or not contiguous, and not inside the storage */
    AC_REACH_HUGE,    /* further than addresses go */
} ac_reach;

/* *first and *last are set for AC_REACH_OUTSIDE. */
ac_reach ac_tensor_reach(const aclTensor *tensor, int64_t *first, int64_t *last);

/* A tensor of rank 0 that holds a value: what stands for an input that is null. */
aclTensor ac_tensor_one(const float *value);

/* The dtype of a tensor; AC_DTYPE_ABSENT of none. */
int ac_tensor_dtype(const aclTensor *tensor);

/* The front (index 0) or back (1) half of a tensor along an axis of even extent, a negative one
 * counted from the end: a view of the same memory. */
aclTensor ac_tensor_half(const aclTensor *whole, int64_t axis, size_t index);

/* Every second element, from `index` (0 or 1) on, of an axis of even extent and those behind it, in
 * the order of their indices. The extent of the axis is halved, whichever the elements are. The
 * axes have to be flat: one stride steps through all of them. */
aclTensor ac_tensor_alternate(const aclTensor *whole, int64_t axis, size_t index);
bool ac_tensor_flat(const aclTensor *tensor, int64_t axis);

/* A tensor that lacks an axis of a space, seen with an extent of 1 there. */
aclTensor ac_tensor_with_axis(const aclTensor *tensor, const ac_shape *space, int64_t axis);

/* Tensors that exist now, for the leak tests. */
size_t ac_tensors_live(void);

#endif
