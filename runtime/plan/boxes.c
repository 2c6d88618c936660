#include "plan/boxes.h"

#include "kernel/move.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"

ac_tensor ac_box_at(const ac_tensor *of, const void *address)
{
    ac_tensor box = *of;

    box.data = (unsigned char *)(uintptr_t)address;
    box.offset = 0;
    /* The stride of a single element may be any number. */
    for (size_t i = 0; i < box.shape.rank; i++) {
        if (box.shape.dims[i] < 2)
            box.strides[i] = 0;
    }
    return box;
}

void ac_box_origin(ac_tensor *box, size_t axis, int64_t count)
{
    const int64_t size = (int64_t)ac_dtype_facts[box->dtype].bytes;

    box->data = (unsigned char *)box->data + count * box->strides[axis] * size;
}

/* Whether a box is a run of neighbours, in index order. */
static bool is_run(const ac_tensor *box)
{
    int64_t step = 1;

    for (size_t i = box->shape.rank; i-- > 0; step *= box->shape.dims[i]) {
        if (box->shape.dims[i] != 1 && box->strides[i] != step)
            return false;
    }
    return true;
}

aclnnStatus ac_box_move(const ac_operator *op, ac_kernel *kernel, const ac_tensor *in,
                        const ac_tensor *out, const void *attrs)
{
    ac_kernel *const used = in ? kernel : ac_fill_of(ac_dtype_facts[out->dtype].bytes);
    const void *const ins[] = {in ? in->data : NULL};
    void *const outs[] = {out->data};
    const int64_t count = ac_shape_count(&out->shape);
    size_t operands = 0;
    ac_call own;
    ac_walk walk;

    if (count < AC_FORK_MIN && is_run(out) && (!in || is_run(in))) { /* most rows are */
        if (count > 0)
            used((size_t)count, ins, outs, attrs, 0);
        return ACLNN_SUCCESS;
    }
    own.op = op;
    own.kernel = used;
    own.space = out->shape;
    if (in)
        own.operands[operands++] = (ac_operand){in, AC_VIEW_SAME, in->dtype, false};
    own.operands[operands++] = (ac_operand){out, AC_VIEW_SAME, out->dtype, false};
    own.inputs = operands - 1;
    own.outputs = 1;
    own.reduce = NULL;
    own.reduced = 0;
    AC_TRY(ac_walk_build(&walk, &own));
    return ac_walk_run(&walk, used, ins, outs, attrs, NULL);
}
