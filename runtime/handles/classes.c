#include "handles/classes.h"

int64_t ac_class_count(const ac_shape *shape)
{
    return shape->rank > 0 ? shape->dims[ac_class_axis(shape)] : 0;
}

bool ac_class_fits(const ac_shape *shape, const ac_shape *rows)
{
    size_t k = 0;

    if (shape->rank != rows->rank + 1)
        return false;
    for (size_t i = 0; i < shape->rank; i++) {
        if (i != ac_class_axis(shape) && shape->dims[i] != rows->dims[k++])
            return false;
    }
    return true;
}

/* Strides of the elements in their order. */
static void lay(ac_tensor *tensor)
{
    uint64_t stride = 1; /* unsigned: a shape whose strides exceed 64 bits has no memory anyway */

    for (size_t i = tensor->shape.rank; i-- > 0; stride *= (uint64_t)tensor->shape.dims[i])
        tensor->strides[i] = (int64_t)stride;
}

ac_tensor ac_tensor_class(const ac_tensor *numbers, const ac_shape *space)
{
    const int64_t size = (int64_t)ac_dtype_facts[numbers->dtype].bytes;
    ac_tensor tensor = {.dtype = AC_BOOL, .fine = true, .data = numbers->data};

    tensor.offset = numbers->offset * size; /* truth values have a byte */
    tensor.shape = *space;
    lay(&tensor);
    return tensor;
}

ac_tensor ac_tensor_of_class(const ac_tensor *whole, const ac_shape *rows, const ac_shape *space)
{
    ac_tensor tensor = {.dtype = whole->dtype, .fine = true, .data = whole->data};

    tensor.offset = whole->offset;
    tensor.shape = *space;
    if (space->rank > rows->rank)
        tensor.shape.dims[ac_class_axis(space)] = 1;
    lay(&tensor);
    return tensor;
}

ac_tensor ac_tensor_spare(int dtype, const ac_shape *space)
{
    ac_tensor tensor = {.dtype = dtype, .fine = true, .shape = *space};

    lay(&tensor);
    return tensor;
}

ac_tensor ac_tensor_of_rows(const ac_tensor *tensor, const ac_shape *space, bool rows)
{
    ac_tensor view = *tensor;

    if (rows && ac_class_fits(space, &tensor->shape))
        return ac_tensor_with_axis(tensor, space, (int64_t)ac_class_axis(space));
    view.shape.rank = 0;
    return view;
}
