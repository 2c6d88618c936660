#include "plan/placed.h"

#include <stdlib.h>

#include "plan/boxes.h"
#include "plan/copies.h"

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

static aclnnStatus run_piece(const ac_placed *p, const ac_piece *piece, const ac_tensor *in,
                             const ac_tensor *out, const void *attrs)
{
    ac_tensor from = *in;
    ac_tensor to = *out;

    for (size_t i = 0; i < p->places.rank; i++) {
        const ac_place_run *const run = &piece->run[i];

        ac_box_origin(&to, i, piece->at[i]);
        to.shape.dims[i] = run->count;
        from.shape.dims[i] = run->count;
        if (piece->outside)
            continue;
        ac_box_origin(&from, i, run->first);
        from.strides[i] *= run->step;
    }
    return ac_box_move(p->call.op, p->call.kernel, piece->outside ? NULL : &from, &to, attrs);
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
    const ac_tensor from = ac_box_at(&placed->in, in);
    const ac_tensor to = ac_box_at(&placed->out, out);
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
