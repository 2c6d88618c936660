#include "plan/placed.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "handles/view.h"
#include "plan/boxes.h"
#include "plan/copies.h"
#include "plan/taken.h"

/* Along one axis of the input: the places, and what it makes, of which the last pass makes the
 * output. */
typedef struct ac_pass {
    int64_t *table;
    ac_taken *taken;
    ac_tensor made;
} ac_pass;

struct ac_placed {
    ac_places places;
    int64_t *list; /* of its own, as the caller's may be gone when the plan runs */
    ac_call call;
    ac_tensor in;
    ac_tensor out;
    /* If the input is resized: axis by axis, from what the one before made to the next. */
    size_t passes;
    ac_pass pass[AC_RANK_MAX];
};

static ac_tensor packed(const ac_shape *shape, int dtype)
{
    ac_tensor made = {.dtype = dtype, .shape = *shape};
    int64_t step = 1;

    for (size_t i = shape->rank; i-- > 0; step *= shape->dims[i])
        made.strides[i] = step;
    return made;
}

/* The places of the part along an axis, which are quotients. */
static int64_t *table_of(ac_place_quotient quotient)
{
    int64_t *const table = malloc((size_t)quotient.to * sizeof *table);

    for (int64_t i = 0; table && i < quotient.to; i++)
        table[i] = i * quotient.from / quotient.to;
    return table;
}

/* The axis that grows least of those that are left, of `axes` a bit for each. */
static size_t least_grown(const ac_places *places, uint32_t axes)
{
    size_t found = 0;
    double least = INFINITY;

    for (size_t i = 0; i < places->whole_rank; i++) {
        const double growth = (double)places->quotient[i].to / (double)places->quotient[i].from;

        if ((axes >> i & 1) == 0 || growth >= least)
            continue;
        least = growth;
        found = i;
    }
    return found;
}

static bool add_pass(ac_placed *p, const ac_tensor *from, size_t axis, bool last)
{
    static const ac_index_rule rule = {.name = "", .status = ACLNN_ERR_INNER};
    const ac_place_quotient quotient = p->places.quotient[axis];
    const ac_shape line = {.rank = 1, .dims = {quotient.to}};
    const ac_tensor index = packed(&line, AC_I64);
    ac_pass *const pass = &p->pass[p->passes++];
    ac_shape to = from->shape;

    to.dims[axis] = quotient.to;
    pass->made = last ? p->out : packed(&to, p->out.dtype);

    const ac_indexed map = ac_indexed_taken(from, (int64_t)axis, &index, 1);
    const ac_call call = {.op = p->call.op,
                          .operands = {{from, AC_VIEW_SAME, from->dtype, false},
                                       {&index, AC_VIEW_SAME, AC_I64, false},
                                       {&pass->made, AC_VIEW_SAME, from->dtype, false}}};

    pass->table = table_of(quotient);
    pass->taken = ac_taken_make(&call, &map, &rule);
    return pass->table && pass->taken;
}

static bool add_passes(ac_placed *p)
{
    const ac_tensor *from = &p->in;
    uint32_t axes = 0;

    for (size_t i = 0; i < p->places.whole_rank; i++)
        axes |= (uint32_t)(p->places.quotient[i].from != p->places.quotient[i].to) << i;
    while (axes != 0) {
        const size_t axis = least_grown(&p->places, axes);

        axes &= ~(UINT32_C(1) << axis);
        if (!add_pass(p, from, axis, axes == 0))
            return false;
        from = &p->pass[p->passes - 1].made;
    }
    return true;
}

static bool copy_list(ac_placed *p)
{
    const size_t bytes = p->places.listed * sizeof *p->list;

    p->list = malloc(bytes);
    if (!p->list)
        return false;
    memcpy(p->list, p->places.list, bytes);
    p->places.list = p->list;
    return true;
}

ac_placed *ac_placed_make(const ac_call *call, const ac_places *places)
{
    ac_placed *const p = malloc(sizeof *p);

    if (!p)
        return NULL;
    p->places = *places;
    p->call = *call;
    p->in = *call->operands[0].tensor;
    p->out = *call->operands[1].tensor;
    p->passes = 0;
    p->list = NULL;
    if ((places->listed > 0 && !copy_list(p)) || (places->resized && !add_passes(p))) {
        ac_placed_free(p);
        return NULL;
    }
    return p;
}

void ac_placed_free(ac_placed *placed)
{
    for (size_t i = 0; placed && i < placed->passes; i++) {
        free(placed->pass[i].table);
        ac_taken_free(placed->pass[i].taken);
    }
    if (placed)
        free(placed->list);
    free(placed);
}

/* --- walks ------------------------------------------------------------------------------------ */

/* The stride of an axis of the part in the whole. */
static int64_t stride_of(const ac_place_axis *axis, const ac_tensor *whole)
{
    int64_t stride = 0;

    for (size_t i = 0; i < whole->shape.rank; i++)
        stride += (axis->along >> i & 1) != 0 ? axis->step * whole->strides[i] : 0;
    return stride;
}

/* `out` has the axes of the places. */
static aclnnStatus run_piece(const ac_placed *p, const ac_piece *piece, const ac_tensor *in,
                             const ac_tensor *out, const void *attrs)
{
    ac_tensor from = *in;
    ac_tensor to = *out;
    int64_t origin = 0;

    from.shape.rank = p->places.rank;
    for (size_t i = 0; i < in->shape.rank; i++)
        origin += p->places.origin[i] * in->strides[i];
    for (size_t i = 0; i < p->places.rank; i++) {
        const ac_place_run *const run = &piece->run[i];
        const int64_t stride = stride_of(&p->places.axes[i], in);

        ac_box_origin(&to, i, piece->at[i]);
        to.shape.dims[i] = run->count;
        from.shape.dims[i] = run->count;
        from.strides[i] = stride * run->step;
        origin += stride * run->first;
    }
    if (!piece->outside)
        from.data = (unsigned char *)from.data + origin * (int64_t)ac_dtype_facts[from.dtype].bytes;
    return ac_box_move(p->call.op, p->call.kernel, piece->outside ? NULL : &from, &to, attrs);
}

/* --- the second phase ------------------------------------------------------------------------- */

/* Only those outside the input if `outside`. */
static aclnnStatus run_pieces(const ac_placed *p, const ac_tensor *in, const ac_tensor *out,
                              const void *attrs, bool outside)
{
    const size_t count = ac_places_count(&p->places);
    ac_tensor to = *out;
    ac_piece piece;

    if (p->places.finer) {
        const ac_shape finer = ac_places_shape(&p->places);

        to = ac_tensor_refined(out, &finer);
    }
    for (size_t k = 0; k < count; k++) {
        if (ac_places_piece(&p->places, k, &piece) && (piece.outside || !outside))
            AC_TRY(run_piece(p, &piece, in, &to, attrs));
    }
    return ACLNN_SUCCESS;
}

static aclnnStatus run_passes(const ac_placed *p, const ac_tensor *in, void *out)
{
    void *from = in->data;
    void *room = NULL;
    aclnnStatus status = ACLNN_SUCCESS;

    for (size_t i = 0; i < p->passes && status == ACLNN_SUCCESS; i++) {
        const ac_pass *const pass = &p->pass[i];
        const bool last = i + 1 == p->passes;
        const size_t bytes =
            (size_t)ac_shape_count(&pass->made.shape) * ac_dtype_facts[pass->made.dtype].bytes;
        void *const to = last ? out : malloc(bytes);

        status = to ? ac_taken_run(pass->taken, from, pass->table, to)
                    : ac_fail(ACLNN_ERR_INNER, "no memory for %zu bytes between two axes", bytes);
        free(room);
        room = last ? NULL : to;
        from = to;
    }
    free(room);
    return status;
}

/* Whether the pieces that are in the input are where they belong already. */
static bool in_place(const ac_placed *p, const ac_tensor *in, const ac_tensor *out)
{
    bool same = p->places.stays && in->data == out->data;

    for (size_t i = 0; i < in->shape.rank; i++)
        same = same && in->strides[i] == out->strides[i];
    return same;
}

aclnnStatus ac_placed_run(const ac_placed *placed, const void *in, void *out, const void *attrs)
{
    const ac_tensor from = ac_box_at(&placed->in, in);
    const ac_tensor to = ac_box_at(&placed->out, out);
    ac_tensor copy;

    if (placed->passes > 0)
        return run_passes(placed, &from, out);
    if (in_place(placed, &from, &to))
        return run_pieces(placed, &from, &to, attrs, true);
    if (!ac_copy_needed(&from, &to))
        return run_pieces(placed, &from, &to, attrs, false);
    AC_TRY(ac_copy_make(&from, &copy));

    const aclnnStatus status = run_pieces(placed, &copy, &to, attrs, false);

    free(copy.data);
    return status;
}
