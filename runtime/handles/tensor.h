/*
 * The handles behind the opaque types of aclnn/acl_meta.h.
 */
#ifndef AC_TENSOR_H
#define AC_TENSOR_H

#include "aclnn/acl_meta.h"
#include "base/dtype.h"
#include "base/pool.h"

/* More elements than any memory has; their bytes can still be counted in 64 bits. */
#define AC_COUNT_MAX (INT64_C(1) << 56)

enum {
    AC_RANK_MAX = 8,  /* highest rank an operator accepts */
    AC_DIMS_MAX = 25, /* highest rank a handle can describe */
};

/* Extents of a tensor view or of an index space; rank 0 is a single element. */
typedef struct ac_shape {
    size_t rank;
    int64_t dims[AC_DIMS_MAX];
} ac_shape;

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

struct aclScalar {
    uint64_t live;
    int dtype;
    union {
        double f64;
        float f32;
        uint16_t bits16; /* f16, bf16 */
        int64_t i64;     /* i8 ... i64, sign extended */
        uint64_t u64;    /* u8 ... u64 */
        bool boolean;
        double complex_parts[2]; /* c64, c128 */
        uint8_t byte;            /* 8-bit and smaller floats, raw */
    } value;
};

/* Elements in a shape; 0 if an extent is 0, saturates at INT64_MAX. */
static inline int64_t ac_shape_count(const ac_shape *shape)
{
    int64_t count = 1;
    bool over = false;

    for (size_t i = 0; i < shape->rank; i++) {
        if (shape->dims[i] == 0)
            return 0;
        over |= __builtin_mul_overflow(count, shape->dims[i], &count);
    }
    return over ? INT64_MAX : count;
}

static inline bool ac_shape_empty(const ac_shape *shape)
{
    bool empty = false;

    for (size_t i = 0; i < shape->rank; i++)
        empty |= shape->dims[i] == 0;
    return empty;
}

/* The axis that a number names, as ac_check_axis allows it; 0 at rank 0. */
size_t ac_shape_axis(const ac_shape *shape, int64_t axis);
bool ac_shape_equal(const ac_shape *a, const ac_shape *b);

/* Right-aligned broadcast of two shapes into `out`; false if they do not combine. */
bool ac_shape_broadcast(const ac_shape *a, const ac_shape *b, ac_shape *out);

/* Writes "[2, 3]", truncated to `size` bytes. Returns `text`. */
const char *ac_shape_print(const ac_shape *shape, char *text, size_t size);

/* The handles of tensors, and what `live` holds while a handle is one: a number that other data
 * hardly ever is. */
extern ac_pool ac_tensors;
#define AC_TENSOR_LIVE UINT64_C(0x7e6d0bb1c45f93a1)

/* Whether the handle was made by aclCreateTensor or aclCreateScalar and not destroyed yet. Safe for
 * any pointer: memory that is not the library's is not looked at. */
static inline bool ac_tensor_live(const aclTensor *tensor)
{
    return ac_pool_owns(&ac_tensors, tensor) && tensor->live == AC_TENSOR_LIVE;
}

bool ac_scalar_live(const aclScalar *scalar);

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

/* Handles that exist now, for the leak tests. */
size_t ac_tensors_live(void);
size_t ac_scalars_live(void);

/* The value of a real scalar, rounded once to `compute` (AC_F32 or AC_F64) and returned as a
 * double. Conversions follow the table in spec/README.md (an f16 goes through double, a bool is 0
 * or 1). */
double ac_scalar_real(const aclScalar *scalar, int compute);

#endif
