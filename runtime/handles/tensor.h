/*
 * The tensors behind the opaque type of aclnn/acl_meta.h.
 */
#ifndef AC_TENSOR_H
#define AC_TENSOR_H

#include "aclnn/acl_meta.h"
#include "base/dtype.h"
#include "base/shape.h"
#include "base/tag.h"

/* The object behind the handle of a tensor: a typed, strided view of memory that it does not own.
 * Strides and offset are in elements. */
typedef struct ac_tensor {
    uint64_t handle; /* see base/tag.h; 0 if there is no tensor */
    int dtype;       /* acl number, AC_DTYPE_NONE if the caller's number is no dtype */
    bool fine;       /* ac_tensor_reach gave AC_REACH_FINE when the view was made */
    aclFormat format;
    void *data;
    int64_t offset;
    ac_shape shape;
    int64_t strides[AC_DIMS_MAX];
    ac_shape storage;
} ac_tensor;

extern ac_pool ac_tensors;

/* A placeholder for an invalid handle: its `handle` is 0, and its `dtype` is the ac_fault that says
 * why. Null for null. */
const ac_tensor *ac_tensor_missing(const aclTensor *handle);

/* The tensor behind a handle. Safe for any value, because it is never dereferenced. */
static inline const ac_tensor *ac_tensor_of(const aclTensor *handle)
{
    const ac_tensor *const tensor = ac_tag_find(&ac_tensors, handle);

    return __builtin_expect(tensor != NULL, 1) ? tensor : ac_tensor_missing(handle);
}

/* Whether there is a tensor: neither null nor a placeholder. */
static inline bool ac_tensor_live(const ac_tensor *tensor)
{
    return tensor && ac_tag_word(tensor) != 0;
}

/* The tensor behind a handle, for a public function. Otherwise a sentence that begins with the name
 * of the function, and 161001 for null, 161002 for an invalid handle. */
aclnnStatus ac_tensor_get(const char *function, const aclTensor *handle, const char *name,
                          ac_tensor **tensor);

/* Where the elements of a view lie relative to the tensor's storage. */
typedef enum ac_reach {
    AC_REACH_FINE,    /* inside the storage; or empty */
    AC_REACH_SHORT,   /* behind the end of the storage; contiguous, or inside without its offset */
    AC_REACH_OUTSIDE, /* before the storage; or not contiguous, and larger than the storage */
    AC_REACH_HUGE,    /* beyond the range of addresses */
    AC_REACH_BLOCKED, /* in blocks, as its format has it, and not as strides say */
} ac_reach;

/* The name of a format whose elements lie in blocks; null where strides say where they lie. */
const char *ac_format_blocked(aclFormat format);

/* *first and *last are set for AC_REACH_SHORT and AC_REACH_OUTSIDE. */
ac_reach ac_tensor_reach(const ac_tensor *tensor, int64_t *first, int64_t *last);

/* The bytes from a tensor's address to the element at index zero, or to the byte that it has half
 * of. Unsigned, to avoid overflow: the offset of an empty tensor is arbitrary. */
static inline int64_t ac_tensor_start(const ac_tensor *tensor)
{
    return ac_dtype_halved(tensor->dtype)
               ? tensor->offset >> 1
               : (int64_t)((uint64_t)tensor->offset * ac_dtype_facts[tensor->dtype].bytes);
}

/* A tensor of rank 0 with this value, which replaces an input that is null. */
ac_tensor ac_tensor_one(const float *value);

/* A tensor of rank 0 that holds the end of a dtype: of floats an infinity. */
ac_tensor ac_tensor_least(int dtype);
ac_tensor ac_tensor_greatest(int dtype);

/* The dtype of a tensor; AC_DTYPE_ABSENT of none. */
int ac_tensor_dtype(const ac_tensor *tensor);

/* A view of the front (index 0) or back (1) half of a tensor along an axis of even extent; a
 * negative axis counts from the end. */
ac_tensor ac_tensor_half(const ac_tensor *whole, int64_t axis, size_t index);

/* A view of every second element, from `index` (0 or 1) on, of an axis of even extent and all axes
 * after it, in index order. The extent of `axis` is halved. The axes have to be flat: a single
 * stride steps through all of them. */
ac_tensor ac_tensor_alternate(const ac_tensor *whole, int64_t axis, size_t index);
bool ac_tensor_flat(const ac_tensor *tensor, int64_t axis);

/* A view of a tensor that lacks an axis of a space, with an extent of 1 there. */
ac_tensor ac_tensor_with_axis(const ac_tensor *tensor, const ac_shape *space, int64_t axis);

/* Gives a tensor the shape of what a call has found, if it has still this handle. Its elements lie
 * in row-major order from its first one on, or, with `strides`, that far apart. */
void ac_tensor_found(const ac_tensor *tensor, uint64_t handle, const ac_shape *shape,
                     const int64_t *strides);

/* The number of tensors alive, for the leak tests. */
size_t ac_tensors_live(void);

#endif
