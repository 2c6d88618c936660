#include "plan/placed.h"

#include <stdlib.h>

#include "kernel/move.h"
#include "plan/copies.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"

struct ac_placed {
    ac_places places;
    ac_call call;
    ac_tensor in;
    ac_tensor out;
};

ac_placed *ac_placed_make(const ac_call *call, const ac_places *places)
{
    ac_placed *const p = malloc(sizeof *p);

    if (!p)
        return NULL;
    p->places = *places;
    p->call = *call;
    p->in = *call->operands[0].tensor;
    p->out = *call->operands[1].tensor;
    return p;
}

void ac_placed_free(ac_placed *placed)
{
    free(placed);
}

/* --- walks ------------------------------------------------------------------------------------ */

/* A box of a tensor whose element at index zero is at `address`. */
static ac_tensor box_of(const ac_tensor *of, const void *address)
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

/* Walks over the points of `out`, which `in` has the elements of; with no `in`, they are filled. */
static aclnnStatus walk_over(const ac_call *call, const ac_tensor *in, const ac_tensor *out,
                             const void *attrs)
{
    const int dtype = out->dtype;
    ac_kernel *const kernel = in ? call->kernel : ac_fill_of(ac_dtype_facts[dtype].bytes);
    const void *const ins[] = {in ? in->data : NULL};
    void *const outs[] = {out->data};
    size_t operands = 0;
    ac_call own;
    ac_walk walk;

    own.op = call->op;
    own.kernel = kernel;
    own.space = out->shape;
    if (in)
        own.operands[operands++] = (ac_operand){in, AC_VIEW_SAME, dtype, false};
    own.operands[operands++] = (ac_operand){out, AC_VIEW_SAME, dtype, false};
    own.inputs = operands - 1;
    own.outputs = 1;
    own.reduce = NULL;
    own.reduced = 0;
    AC_TRY(ac_walk_build(&walk, &own));
    return ac_walk_run(&walk, kernel, ins, outs, attrs, NULL);
}

/* Moves the origin of a box by `count` indices along an axis. */
static void move_origin(ac_tensor *box, size_t axis, int64_t count)
{
    const int64_t size = (int64_t)ac_dtype_facts[box->dtype].bytes;

    box->data = (unsigned char *)box->data + count * box->strides[axis] * size;
}

static aclnnStatus run_piece(const ac_placed *p, const ac_piece *piece, const ac_tensor *in,
                             const ac_tensor *out, const void *attrs)
{
    ac_tensor from = *in;
    ac_tensor to = *out;

    for (size_t i = 0; i < p->places.rank; i++) {
        const ac_place_run *const run = &piece->run[i];

        move_origin(&to, i, piece->at[i]);
        to.shape.dims[i] = run->count;
        from.shape.dims[i] = run->count;
        if (piece->outside)
            continue;
        move_origin(&from, i, run->first);
        from.strides[i] *= run->step;
    }
    return walk_over(&p->call, piece->outside ? NULL : &from, &to, attrs);
}

/* --- the second phase ------------------------------------------------------------------------- */

/* Only those outside the input if `outside`. */
static aclnnStatus run_pieces(const ac_placed *p, const ac_tensor *in, const ac_tensor *out,
                              const void *attrs, bool outside)
{
    const size_t count = ac_places_count(&p->places);
    ac_piece piece;

    for (size_t k = 0; k < count; k++) {
        if (ac_places_piece(&p->places, k, &piece) && (piece.outside || !outside))
            AC_TRY(run_piece(p, &piece, in, out, attrs));
    }
    return ACLNN_SUCCESS;
}

/* Whether the pieces that are in the input are where they belong already. */
static bool in_place(const ac_placed *p, const ac_tensor *in, const ac_tensor *out)
{
    bool same = p->places.cut != AC_PLACES_ALL && in->data == out->data;

    for (size_t i = 0; i < in->shape.rank; i++)
        same = same && in->strides[i] == out->strides[i];
    return same;
}

aclnnStatus ac_placed_run(const ac_placed *placed, const void *in, void *out, const void *attrs)
{
    const ac_tensor from = box_of(&placed->in, in);
    const ac_tensor to = box_of(&placed->out, out);
    ac_tensor copy;

    if (in_place(placed, &from, &to))
        return run_pieces(placed, &from, &to, attrs, true);
    if (!ac_copy_needed(&from, &to))
        return run_pieces(placed, &from, &to, attrs, false);
    AC_TRY(ac_copy_make(&from, &copy));

    const aclnnStatus status = run_pieces(placed, &copy, &to, attrs, false);

    free(copy.data);
    return status;
}
