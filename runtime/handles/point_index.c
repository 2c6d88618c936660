#include "handles/point_index.h"

enum { COUNTED_IN_F32 = 1 << 24 }; /* f32 has every integer up to this one */

int ac_point_index_dtype(int dtype, const ac_shape *space)
{
    const bool narrow = ac_dtype_in(dtype, AC_SET_F32 | AC_SET_F16 | AC_SET_BF16);

    return narrow && ac_shape_count(space) > COUNTED_IN_F32 ? AC_F64 : dtype;
}

ac_tensor ac_tensor_point_index(const ac_shape *space, int axis, int dtype)
{
    ac_tensor tensor = {.fine = true};
    uint64_t stride = 1; /* unsigned: a space whose strides exceed 64 bits has no memory anyway */

    tensor.dtype = ac_dtype_in(dtype, AC_SET_F16 | AC_SET_BF16) ? AC_F32 : dtype;
    if (axis == AC_ALL_POINTS) {
        tensor.shape = *space;
    } else if (axis < (int)space->rank) {
        tensor.shape.rank = space->rank - (size_t)axis;
        for (size_t i = 0; i < tensor.shape.rank; i++)
            tensor.shape.dims[i] = i == 0 ? space->dims[axis] : 1;
    }
    for (size_t i = tensor.shape.rank; i-- > 0; stride *= (uint64_t)tensor.shape.dims[i])
        tensor.strides[i] = (int64_t)stride;
    return tensor;
}
