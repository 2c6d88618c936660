/* Tensors along axes of a space that begin at one of them: how they broadcast to it, strides,
 * single elements, nothing. */
#include <criterion/criterion.h>

#include "handles/view.h"

static const ac_shape space = {.rank = 4, .dims = {2, 3, 4, 5}};

static ac_tensor tensor_of(size_t rank, const int64_t *dims, const int64_t *strides)
{
    static float memory[60];
    ac_tensor tensor = {.dtype = AC_F32, .data = memory, .offset = 3, .shape.rank = rank};

    for (size_t i = 0; i < rank; i++) {
        tensor.shape.dims[i] = dims[i];
        tensor.strides[i] = strides[i];
    }
    return tensor;
}

Test(aligned, axes_behind_it_are_added)
{
    const ac_tensor own = tensor_of(2, (const int64_t[]){3, 4}, (const int64_t[]){-8, 2});

    for (int64_t axis = 1; axis >= -3; axis -= 4) {
        const ac_tensor made = ac_tensor_aligned(&own, &space, axis);

        cr_assert_eq(made.shape.rank, 3);
        cr_assert_eq(made.shape.dims[0], 3);
        cr_assert_eq(made.shape.dims[1], 4);
        cr_assert_eq(made.shape.dims[2], 1);
        cr_assert_eq(made.strides[0], -8);
        cr_assert_eq(made.strides[1], 2);
        cr_assert_eq(made.offset, 3);
        cr_assert_eq(made.data, own.data);
    }
}

Test(aligned, up_to_the_end_nothing_is_added)
{
    const ac_tensor own = tensor_of(1, (const int64_t[]){5}, (const int64_t[]){1});
    const ac_tensor made = ac_tensor_aligned(&own, &space, -1);

    cr_assert_eq(made.shape.rank, 1);
    cr_assert_eq(made.shape.dims[0], 5);
}

Test(aligned, a_single_element_has_no_axes)
{
    const ac_tensor one = tensor_of(3, (const int64_t[]){1, 1, 1}, (const int64_t[]){7, 7, 7});

    for (int64_t axis = 0; axis < 4; axis++)
        cr_assert_eq(ac_tensor_aligned(&one, &space, axis).shape.rank, 0);
    cr_assert_eq(ac_tensor_aligned(&one, &(ac_shape){.rank = 0}, 0).shape.rank, 0);
}

Test(aligned, without_elements_or_a_tensor)
{
    const ac_shape none = {.rank = 2, .dims = {0, 4}};
    const ac_tensor empty = tensor_of(1, (const int64_t[]){0}, (const int64_t[]){1});
    const ac_tensor made = ac_tensor_aligned(&empty, &none, 0);
    const ac_tensor absent = ac_tensor_aligned(NULL, &none, 0);

    cr_assert_eq(made.shape.rank, 2);
    cr_assert_eq(made.shape.dims[0], 0);
    cr_assert_eq(made.shape.dims[1], 1);
    cr_assert_eq(ac_tensor_or(absent, &empty).shape.rank, 1);
}
