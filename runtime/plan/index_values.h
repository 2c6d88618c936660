/*
 * The elements of an input that says where other elements lie. They are known when a plan runs, and
 * none is used before it is known to be in the whole.
 */
#ifndef AC_INDEX_VALUES_H
#define AC_INDEX_VALUES_H

#include <string.h>

#include "aclnn/aclnn_base.h"
#include "handles/picked.h"
#include "handles/tensor.h"

/* What is said of the input with the indices. */
typedef struct ac_index_rule {
    const char *name;
    bool wraps;         /* a negative index counts from the end */
    aclnnStatus status; /* of a call with an index that the whole does not have */
} ac_index_rule;

/* Bytes between the elements of a tensor along an axis of it; 0 along none, and along an axis with
 * a single element, whose stride may be any number. */
static inline int64_t ac_index_step(const ac_tensor *tensor, int8_t along)
{
    const int64_t size = ac_dtype_facts[tensor->dtype].bytes;

    return along == AC_NO_AXIS || tensor->shape.dims[along] < 2 ? 0 : tensor->strides[along] * size;
}

/* The index at an address; `lift`, the extent of the axis or 0, is added to a negative one. */
static inline int64_t ac_index_number(const void *at, bool wide, int64_t lift)
{
    int64_t i;

    if (wide) {
        memcpy(&i, at, sizeof i);
    } else {
        int32_t narrow;

        memcpy(&narrow, at, sizeof narrow);
        i = narrow;
    }
    return i < 0 ? i + lift : i;
}

/* The index at an address, counted from the start of an axis with that extent; *found is false if
 * the axis does not have it. */
static inline int64_t ac_index_at(const void *at, bool wide, bool wraps, int64_t extent,
                                  bool *found)
{
    const int64_t i = ac_index_number(at, wide, wraps ? extent : 0);

    *found = (uint64_t)i < (uint64_t)extent;
    return i;
}

/* Fails for the first index, in the order of positions, that an axis of that extent does not have.
 * The address of the tensor is that of its element at index zero. */
aclnnStatus ac_index_refuse(const ac_index_rule *rule, const ac_tensor *index, int64_t extent);

/* Indices along several axes of a whole, which the last axis of an index has, as one along these
 * axes joined in order: an i64 for each, in memory of its own, which free() gives back. Fails for
 * the first index, in the order of positions, that its axis does not have. */
aclnnStatus ac_index_join(const ac_index_rule *rule, const ac_tensor *index, const ac_shape *whole,
                          ac_tensor *joined);

/* Tensors of indices along the first axes of a whole, one for each axis, of one shape. */
typedef struct ac_index_lists {
    size_t count;
    uint8_t numbers[AC_RANK_MAX]; /* in a list */
    ac_tensor of[AC_RANK_MAX];
} ac_index_lists;

/* Those of a call, each as it broadcasts; their addresses are to be set. */
ac_index_lists ac_index_lists_of(const ac_picked *picked);

/* The same of indices that tensors have. The sentence names the one that is not allowed by its
 * number, "indices[1]". */
aclnnStatus ac_index_meet(const ac_index_rule *rule, const ac_index_lists *lists,
                          const ac_shape *whole, ac_tensor *places);

/* The indices along an axis of that extent, each as many times in a row as the index counts it: an
 * i64 for each, in memory of its own, which free() gives back. Fails for the first count that is
 * below 0, and if they are not `size` in all. */
aclnnStatus ac_index_copy(const ac_index_rule *rule, const ac_tensor *counts, int64_t extent,
                          int64_t size, ac_tensor *copies);

/* Whether an axis of that extent has all of them. */
bool ac_index_check(const ac_index_rule *rule, const ac_tensor *index, int64_t extent);

#endif
