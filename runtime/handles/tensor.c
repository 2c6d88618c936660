#include "handles/tensor.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "strict/lifetime.h"
#include "strict/stale.h"

ac_pool ac_tensors = AC_POOL(AC_POOL_TENSOR, ac_tensor, AC_TAG_SLOTS_MAX);

size_t ac_tensors_live(void)
{
    return ac_pool_live(&ac_tensors);
}

const char *ac_format_blocked(aclFormat format)
{
    switch (format) {
    case ACL_FORMAT_NC1HWC0:
        return "NC1HWC0";
    case ACL_FORMAT_FRACTAL_Z:
        return "FRACTAL_Z";
    case ACL_FORMAT_NC1HWC0_C04:
        return "NC1HWC0_C04";
    case ACL_FORMAT_FRACTAL_NZ:
        return "FRACTAL_NZ";
    case ACL_FORMAT_NDC1HWC0:
        return "NDC1HWC0";
    case ACL_FRACTAL_Z_3D:
        return "FRACTAL_Z_3D";
    case ACL_FORMAT_FRACTAL_NZ_C0_16:
        return "FRACTAL_NZ_C0_16";
    case ACL_FORMAT_FRACTAL_NZ_C0_32:
        return "FRACTAL_NZ_C0_32";
    case ACL_FORMAT_FRACTAL_NZ_C0_2:
        return "FRACTAL_NZ_C0_2";
    case ACL_FORMAT_FRACTAL_NZ_C0_4:
        return "FRACTAL_NZ_C0_4";
    case ACL_FORMAT_FRACTAL_NZ_C0_8:
        return "FRACTAL_NZ_C0_8";
    default:
        return NULL;
    }
}

ac_reach ac_tensor_reach(const ac_tensor *tensor, int64_t *first, int64_t *last)
{
    int64_t count = 1;
    bool contiguous = true;
    bool over = false;

    *first = tensor->offset;
    *last = tensor->offset;
    for (size_t i = tensor->shape.rank; i-- > 0;) {
        const int64_t extent = tensor->shape.dims[i];
        const int64_t stride = tensor->strides[i];

        if (extent == 0)
            return AC_REACH_FINE;
        if (extent > 1) {
            int64_t *end = stride < 0 ? first : last;
            int64_t span;

            contiguous &= stride == count;
            over |= __builtin_mul_overflow(stride, extent - 1, &span);
            over |= __builtin_add_overflow(*end, span, end);
            over |= __builtin_mul_overflow(count, extent, &count);
        }
    }
    if (ac_format_blocked(tensor->format))
        return AC_REACH_BLOCKED;
    if (over || count > AC_COUNT_MAX || *first < -AC_COUNT_MAX || *last > AC_COUNT_MAX)
        return AC_REACH_HUGE;
    if (*first >= 0 && *last < ac_shape_count(&tensor->storage))
        return AC_REACH_FINE;

    const bool fits_without = *last - tensor->offset < ac_shape_count(&tensor->storage);

    return *first >= 0 && (contiguous || fits_without) ? AC_REACH_SHORT : AC_REACH_OUTSIDE;
}

/* The axis counted from the front. */
static size_t axis_at(const ac_tensor *tensor, int64_t axis)
{
    return axis < 0 ? tensor->shape.rank - (size_t)-axis : (size_t)axis;
}

/* The stride of the innermost axis of extent above 1 among `axis` and those after it; 0 if none. */
static int64_t flat_step(const ac_tensor *tensor, size_t axis)
{
    for (size_t i = tensor->shape.rank; i-- > axis;) {
        if (tensor->shape.dims[i] > 1)
            return tensor->strides[i];
    }
    return 0;
}

bool ac_tensor_flat(const ac_tensor *tensor, int64_t axis)
{
    const size_t first = axis_at(tensor, axis);
    uint64_t stride = (uint64_t)flat_step(tensor, first);

    if (ac_shape_count(&tensor->shape) == 0)
        return true;
    for (size_t i = tensor->shape.rank; i-- > first;) {
        if (tensor->shape.dims[i] > 1 && (uint64_t)tensor->strides[i] != stride)
            return false;
        stride *= (uint64_t)tensor->shape.dims[i];
    }
    return true;
}

ac_tensor ac_tensor_alternate(const ac_tensor *whole, int64_t axis, size_t index)
{
    const size_t at = axis_at(whole, axis);
    const uint64_t step = (uint64_t)flat_step(whole, at);
    uint64_t stride = 2 * step;
    ac_tensor part = *whole;

    part.fine = false;
    part.shape.dims[at] /= 2;
    part.offset = (int64_t)((uint64_t)whole->offset + step * index);
    for (size_t i = whole->shape.rank; i-- > at;) {
        part.strides[i] = (int64_t)stride;
        stride *= (uint64_t)whole->shape.dims[i];
    }
    return part;
}

ac_tensor ac_tensor_one(const float *value)
{
    /* Inputs are only read. */
    return (ac_tensor){.dtype = AC_F32, .format = ACL_FORMAT_ND, .data = (void *)(uintptr_t)value};
}

/* Of each dtype the two ends, the least first, in the bytes of one element. */
static const uint64_t float_ends[AC_DTYPE_COUNT][2] = {
    [AC_F32] = {0xff800000, 0x7f800000},
    [AC_F16] = {0xfc00, 0x7c00},
    [AC_BF16] = {0xff80, 0x7f80},
    [AC_F64] = {UINT64_C(0xfff0000000000000), UINT64_C(0x7ff0000000000000)},
};
static const int64_t integer_ends[AC_DTYPE_COUNT][2] = {
    [AC_I8] = {INT8_MIN, INT8_MAX},    [AC_U8] = {0, UINT8_MAX},
    [AC_I16] = {INT16_MIN, INT16_MAX}, [AC_U16] = {0, UINT16_MAX},
    [AC_I32] = {INT32_MIN, INT32_MAX}, [AC_U32] = {0, UINT32_MAX},
    [AC_I64] = {INT64_MIN, INT64_MAX}, [AC_U64] = {0, -1},
};

static ac_tensor end_of(int dtype, size_t end)
{
    const bool whole = ac_dtype_facts[dtype].class_ == AC_CLASS_INT;
    const void *const value =
        whole ? (const void *)&integer_ends[dtype][end] : (const void *)&float_ends[dtype][end];

    /* Inputs are only read. */
    return (ac_tensor){.dtype = dtype, .format = ACL_FORMAT_ND, .data = (void *)(uintptr_t)value};
}

ac_tensor ac_tensor_least(int dtype)
{
    return end_of(dtype, 0);
}

ac_tensor ac_tensor_greatest(int dtype)
{
    return end_of(dtype, 1);
}

int ac_tensor_dtype(const ac_tensor *tensor)
{
    return tensor ? tensor->dtype : AC_DTYPE_ABSENT;
}

ac_tensor ac_tensor_half(const ac_tensor *whole, int64_t axis, size_t index)
{
    const size_t at = axis_at(whole, axis);
    ac_tensor half = *whole;

    half.fine = false;
    half.shape.dims[at] /= 2;
    /* Unsigned, to avoid overflow: a view that is refused later may have any strides. */
    half.offset = (int64_t)((uint64_t)whole->offset +
                            (uint64_t)half.shape.dims[at] * index * (uint64_t)whole->strides[at]);
    return half;
}

ac_tensor ac_tensor_with_axis(const ac_tensor *tensor, const ac_shape *space, int64_t axis)
{
    ac_tensor made = *tensor;

    if (space->rank == 0)
        return made;
    made.shape.rank = space->rank;
    for (size_t i = space->rank - 1; i > ac_shape_axis(space, axis); i--) {
        made.shape.dims[i] = tensor->shape.dims[i - 1];
        made.strides[i] = tensor->strides[i - 1];
    }
    made.shape.dims[ac_shape_axis(space, axis)] = 1;
    made.strides[ac_shape_axis(space, axis)] = 1;
    return made;
}

const ac_tensor *ac_tensor_missing(const aclTensor *handle)
{
    static const ac_tensor missing[AC_FAULTS] = {
        {.dtype = 0}, {.dtype = 1}, {.dtype = 2}, {.dtype = 3}, {.dtype = 4},  {.dtype = 5},
        {.dtype = 6}, {.dtype = 7}, {.dtype = 8}, {.dtype = 9}, {.dtype = 10},
    };
    _Static_assert(AC_FAULTS == 11, "each fault has one");

    if (ac_strict(AC_STRICT_LIFETIME) && handle)
        ac_lifetime_missing(handle);
    return handle ? &missing[ac_tag_fault(&ac_tensors, AC_TAG_TENSOR, handle)] : NULL;
}

aclnnStatus ac_tensor_get(const char *function, const aclTensor *handle, const char *name,
                          ac_tensor **tensor)
{
    *tensor = ac_tag_find(&ac_tensors, handle);
    return *tensor ? ACLNN_SUCCESS
                   : ac_stale_refuse(function, name, &ac_tensors, AC_TAG_TENSOR, handle);
}

/* Whether `rank` extents at `dims` are a valid shape; records a sentence if not. `least` is the
 * least extent allowed. */
static bool shape_valid(const char *function, const char *name, const int64_t *dims, uint64_t rank,
                        int64_t least)
{
    if (rank > AC_DIMS_MAX) {
        ac_error_record(ACLNN_ERR_PARAM_INVALID,
                        "%s: %sNum is %" PRIu64 "; at most %d dimensions are allowed", function,
                        name, rank, AC_DIMS_MAX);
        return false;
    }
    if (rank > 0 && !dims) {
        ac_error_record(ACLNN_ERR_PARAM_NULLPTR, "%s: %s is null although %sNum is %" PRIu64,
                        function, name, name, rank);
        return false;
    }
    for (uint64_t i = 0; i < rank; i++) {
        if (dims[i] < least) {
            ac_error_record(ACLNN_ERR_PARAM_INVALID,
                            "%s: %s[%" PRIu64 "] is %" PRId64 "; 0 and more are allowed", function,
                            name, i, dims[i]);
            return false;
        }
    }
    return true;
}

/* The least extent of the storage of a tensor with this shape. Programs compute a storage as 1 plus
 * extent minus 1 times stride for each axis, which may be negative where a tensor has no elements;
 * nothing is looked for there. */
static int64_t least_storage(const int64_t *dims, uint64_t rank)
{
    for (uint64_t i = 0; i < rank && i < AC_DIMS_MAX; i++) {
        if (dims[i] == 0)
            return INT64_MIN;
    }
    return 0;
}

static void shape_set(ac_shape *shape, const int64_t *dims, uint64_t rank)
{
    shape->rank = rank;
    for (uint64_t i = 0; i < rank; i++)
        shape->dims[i] = dims[i] < 0 ? 0 : dims[i];
}

/* Sets row-major strides if the caller gives none. Unsigned, to avoid overflow: a shape whose
 * strides exceed 64 bits has no memory anyway. */
static void strides_set(ac_tensor *tensor, const int64_t *strides)
{
    uint64_t step = 1;

    for (size_t i = tensor->shape.rank; i-- > 0;) {
        tensor->strides[i] = strides ? strides[i] : (int64_t)step;
        step *= (uint64_t)tensor->shape.dims[i];
    }
}

static void fine_set(ac_tensor *tensor)
{
    int64_t first;
    int64_t last;

    tensor->fine = ac_tensor_reach(tensor, &first, &last) == AC_REACH_FINE;
}

static int dtype_of(aclDataType type)
{
    const int number = (int)type;

    return ac_dtype_size(number) > 0 || number == AC_STRING ? number : AC_DTYPE_NONE;
}

void ac_tensor_found(const ac_tensor *tensor, uint64_t handle, const ac_shape *shape,
                     const int64_t *strides)
{
    ac_tensor *const found = ac_tag_find(&ac_tensors, (const void *)(uintptr_t)handle);

    if (!found || found != tensor)
        return;
    found->shape = *shape;
    strides_set(found, strides);
    fine_set(found);
}

aclTensor *aclCreateTensor(const int64_t *viewDims, uint64_t viewDimsNum, aclDataType dataType,
                           const int64_t *stride, int64_t offset, aclFormat format,
                           const int64_t *storageDims, uint64_t storageDimsNum, void *tensorData)
{
    if (!shape_valid(__func__, "viewDims", viewDims, viewDimsNum, 0) ||
        !shape_valid(__func__, "storageDims", storageDims, storageDimsNum,
                     least_storage(viewDims, viewDimsNum)))
        return NULL;

    ac_tensor *tensor = ac_pool_take(&ac_tensors);

    if (!tensor) {
        ac_error_record(ACLNN_ERR_INNER, "%s: no memory is left for another tensor", __func__);
        return NULL;
    }
    tensor->dtype = dtype_of(dataType);
    tensor->format = format;
    tensor->data = tensorData;
    tensor->offset = offset;
    shape_set(&tensor->shape, viewDims, viewDimsNum);
    strides_set(tensor, stride);
    shape_set(&tensor->storage, storageDims, storageDimsNum);
    fine_set(tensor);
    void *const handle = ac_tag_publish(&ac_tensors, AC_TAG_TENSOR, tensor);

    ac_object_made(AC_KIND_TENSOR, handle, 0, __func__);
    return handle;
}

aclnnStatus aclInitTensor(aclTensor *tensor, const int64_t *viewDims, uint64_t viewDimsNum,
                          aclDataType dataType, const int64_t *stride, int64_t offset,
                          aclFormat format, const int64_t *storageDims, uint64_t storageDimsNum,
                          void *tensorDataAddr)
{
    ac_tensor *found;

    AC_TRY(ac_tensor_get(__func__, tensor, "tensor", &found));
    if (viewDims && !shape_valid(__func__, "viewDims", viewDims, viewDimsNum, 0))
        return ACLNN_ERR_PARAM_INVALID;

    const int64_t least = viewDims && viewDimsNum > 0
                              ? least_storage(viewDims, viewDimsNum)
                              : least_storage(found->shape.dims, found->shape.rank);

    if (storageDims && !shape_valid(__func__, "storageDims", storageDims, storageDimsNum, least))
        return ACLNN_ERR_PARAM_INVALID;

    found->dtype = dtype_of(dataType);
    found->format = format;
    found->offset = offset;
    if (viewDims && viewDimsNum > 0) {
        shape_set(&found->shape, viewDims, viewDimsNum);
        strides_set(found, stride);
    } else if (stride && viewDimsNum > 0 && viewDimsNum == found->shape.rank) {
        strides_set(found, stride);
    }
    if (storageDims && storageDimsNum > 0)
        shape_set(&found->storage, storageDims, storageDimsNum);
    fine_set(found);
    if (tensorDataAddr)
        found->data = tensorDataAddr;
    return ACLNN_SUCCESS;
}

aclnnStatus aclDestroyTensor(const aclTensor *tensor)
{
    if (!tensor)
        return ACLNN_SUCCESS;

    void *const found = ac_tag_find(&ac_tensors, tensor);

    /* If two threads destroy a tensor at once, one of them succeeds. */
    if (!found || !ac_tag_withdraw(found, tensor))
        return ac_stale_refuse(__func__, "tensor", &ac_tensors, AC_TAG_TENSOR, tensor);
    ac_object_ended(AC_KIND_TENSOR, tensor, "destroyed");
    ac_pool_give(&ac_tensors, found);
    return ACLNN_SUCCESS;
}

/* Copies numbers into memory that the caller has to free. It comes from malloc, so C frees it with
 * free(); C++ programs use delete[], which calls free() in the C++ libraries of Linux. */
static aclnnStatus numbers_copy(const char *function, const int64_t *numbers, size_t count,
                                int64_t **copy, uint64_t *copy_count)
{
    int64_t *memory = malloc((count > 0 ? count : 1) * sizeof *memory);

    if (!memory) {
        ac_error_record(ACLNN_ERR_INNER, "%s: no memory is left for %zu numbers", function, count);
        return ACLNN_ERR_INNER;
    }
    memcpy(memory, numbers, count * sizeof *memory);
    *copy = memory;
    *copy_count = count;
    return ACLNN_SUCCESS;
}

aclnnStatus aclGetViewShape(const aclTensor *tensor, int64_t **viewDims, uint64_t *viewDimsNum)
{
    ac_tensor *found;

    AC_TRY(ac_tensor_get(__func__, tensor, "tensor", &found));
    AC_TRY(ac_check_pointer(__func__, viewDims, "viewDims"));
    AC_TRY(ac_check_pointer(__func__, viewDimsNum, "viewDimsNum"));
    return numbers_copy(__func__, found->shape.dims, found->shape.rank, viewDims, viewDimsNum);
}

aclnnStatus aclGetStorageShape(const aclTensor *tensor, int64_t **storageDims,
                               uint64_t *storageDimsNum)
{
    ac_tensor *found;

    AC_TRY(ac_tensor_get(__func__, tensor, "tensor", &found));
    AC_TRY(ac_check_pointer(__func__, storageDims, "storageDims"));
    AC_TRY(ac_check_pointer(__func__, storageDimsNum, "storageDimsNum"));
    return numbers_copy(__func__, found->storage.dims, found->storage.rank, storageDims,
                        storageDimsNum);
}

aclnnStatus aclGetViewStrides(const aclTensor *tensor, int64_t **stridesValue, uint64_t *stridesNum)
{
    ac_tensor *found;

    AC_TRY(ac_tensor_get(__func__, tensor, "tensor", &found));
    AC_TRY(ac_check_pointer(__func__, stridesValue, "stridesValue"));
    AC_TRY(ac_check_pointer(__func__, stridesNum, "stridesNum"));
    return numbers_copy(__func__, found->strides, found->shape.rank, stridesValue, stridesNum);
}

aclnnStatus aclGetViewOffset(const aclTensor *tensor, int64_t *offset)
{
    ac_tensor *found;

    AC_TRY(ac_tensor_get(__func__, tensor, "tensor", &found));
    AC_TRY(ac_check_pointer(__func__, offset, "offset"));
    *offset = found->offset;
    return ACLNN_SUCCESS;
}

aclnnStatus aclGetFormat(const aclTensor *tensor, aclFormat *format)
{
    ac_tensor *found;

    AC_TRY(ac_tensor_get(__func__, tensor, "tensor", &found));
    AC_TRY(ac_check_pointer(__func__, format, "format"));
    *format = found->format;
    return ACLNN_SUCCESS;
}

aclnnStatus aclGetDataType(const aclTensor *tensor, aclDataType *dataType)
{
    ac_tensor *found;

    AC_TRY(ac_tensor_get(__func__, tensor, "tensor", &found));
    AC_TRY(ac_check_pointer(__func__, dataType, "dataType"));
    *dataType = (aclDataType)found->dtype;
    return ACLNN_SUCCESS;
}

aclnnStatus aclGetRawTensorAddr(const aclTensor *tensor, void **addr)
{
    ac_tensor *found;

    AC_TRY(ac_tensor_get(__func__, tensor, "tensor", &found));
    AC_TRY(ac_check_pointer(__func__, addr, "addr"));
    *addr = found->data;
    return ACLNN_SUCCESS;
}

aclnnStatus aclSetRawTensorAddr(aclTensor *tensor, void *addr)
{
    ac_tensor *found;

    AC_TRY(ac_tensor_get(__func__, tensor, "tensor", &found));
    found->data = addr;
    return ACLNN_SUCCESS;
}
