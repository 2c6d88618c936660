#include "plan/placed.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "handles/view.h"
#include "plan/boxes.h"
#include "plan/copies.h"
#include "plan/marked.h"
#include "plan/taken.h"

/* Along one axis of the input: the places, and what it makes, of which the last pass makes the
 * output. */
typedef struct ac_pass {
    int64_t *table;
    ac_taken *taken;
    ac_tensor made;
} ac_pass;

struct ac_placed {
    const ac_operator *op;
    ac_kernel *kernel;
    ac_tensor in;
    ac_tensor out;
    /* Of a list: what it becomes, as the caller's may be gone when the plan runs, */
    unsigned char *marks;
    /* or the input that has it. */
    ac_tensor index;
    ac_index_rule rule;
    /* If the input is resized: axis by axis, from what the one before made to the next. */
    size_t passes;
    ac_pass pass[AC_RANK_MAX];
    ac_places places; /* last: no more is set than there are axes */
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
        const double growth =
            (double)places->by.quotient[i].to / (double)places->by.quotient[i].from;

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
    const ac_place_quotient quotient = p->places.by.quotient[axis];
    const ac_shape line = {.rank = 1, .dims = {quotient.to}};
    const ac_tensor index = packed(&line, AC_I64);
    ac_pass *const pass = &p->pass[p->passes++];
    ac_shape to = from->shape;

    to.dims[axis] = quotient.to;
    pass->made = last ? p->out : packed(&to, p->out.dtype);

    const ac_indexed map = ac_indexed_taken(from, (int64_t)axis, &index, 1);
    const ac_call call = {.op = p->op,
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
        axes |= (uint32_t)(p->places.by.quotient[i].from != p->places.by.quotient[i].to) << i;
    while (axes != 0) {
        const size_t axis = least_grown(&p->places, axes);

        axes &= ~(UINT32_C(1) << axis);
        if (!add_pass(p, from, axis, axes == 0))
            return false;
        from = &p->pass[p->passes - 1].made;
    }
    return true;
}

/* The extent of the axis that a list has indices along. */
static int64_t listed_extent(const ac_placed *p)
{
    return p->out.shape.rank > 0 ? p->out.shape.dims[p->places.list_axis] : 1;
}

/* For each index along that axis, whether it is in the list. */
static unsigned char *marks_of(const ac_placed *p, const int64_t *list, size_t count)
{
    const int64_t extent = listed_extent(p);
    unsigned char *const marks = calloc((size_t)extent, 1);

    for (size_t i = 0; marks && i < count; i++)
        marks[list[i] < 0 ? list[i] + extent : list[i]] = 1;
    return marks;
}

ac_placed *ac_placed_make(const ac_call *call, const ac_places *places, const ac_index_rule *rule)
{
    ac_placed *const p = malloc(sizeof *p);
    bool fine = true;

    if (!p)
        return NULL;
    memcpy(&p->places, places, ac_places_bytes(places));
    p->op = call->op;
    p->kernel = call->kernel;
    p->in = *call->operands[0].tensor;
    p->out = *call->operands[call->inputs].tensor;
    p->passes = 0;
    p->marks = NULL;
    if (rule) {
        p->index = *call->operands[1].tensor;
        p->rule = *rule;
    } else if (places->way == AC_PLACES_LISTED) {
        p->marks = marks_of(p, places->list, places->listed);
        fine = p->marks;
    }
    if (places->way == AC_PLACES_RESIZED)
        fine = add_passes(p);
    if (fine)
        return p;
    ac_placed_free(p);
    return NULL;
}

bool ac_placed_reads(const ac_placed *placed)
{
    return placed->places.way != AC_PLACES_NOWHERE;
}

void ac_placed_free(ac_placed *placed)
{
    for (size_t i = 0; placed && i < placed->passes; i++) {
        free(placed->pass[i].table);
        ac_taken_free(placed->pass[i].taken);
    }
    if (placed)
        free(placed->marks);
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

/* The places of a call as the pieces see them: the strides of the axes of the part in the whole,
 * and the element from which its runs are counted. `out` has the axes of the places. */
typedef struct boxes {
    const ac_placed *p;
    const ac_tensor *in;
    const ac_tensor *out;
    const void *attrs;
    int64_t strides[AC_RANK_MAX];
    int64_t origin;
} boxes;

static aclnnStatus run_piece(const boxes *b, const ac_piece *piece)
{
    ac_tensor from;
    ac_tensor to;
    int64_t origin = b->origin;

    to.dtype = from.dtype = b->out->dtype;
    to.data = b->out->data;
    to.offset = from.offset = 0;
    to.shape.rank = from.shape.rank = b->p->places.rank;
    for (size_t i = 0; i < to.shape.rank; i++) {
        const ac_place_run *const run = &piece->run[i];

        to.shape.dims[i] = from.shape.dims[i] = run->count;
        to.strides[i] = b->out->strides[i];
        from.strides[i] = b->strides[i] * run->step;
        ac_box_origin(&to, i, piece->at[i]);
        origin += b->strides[i] * run->first;
    }
    if (piece->outside)
        return ac_box_move(b->p->op, b->p->kernel, NULL, &to, b->attrs);
    from.data = (unsigned char *)b->in->data + origin * (int64_t)ac_dtype_facts[from.dtype].bytes;
    return ac_box_move(b->p->op, b->p->kernel, &from, &to, b->attrs);
}

/* --- the second phase ------------------------------------------------------------------------- */

/* Only those outside the input if `outside`. */
static aclnnStatus run_pieces(const ac_placed *p, const ac_tensor *in, const ac_tensor *out,
                              const void *attrs, bool outside)
{
    boxes b = {.p = p, .in = in, .out = out, .attrs = attrs};
    const ac_piece *piece;
    ac_piece_walk walk;
    ac_tensor finer;

    if (p->places.finer) {
        const ac_shape axes = ac_places_shape(&p->places);

        finer = ac_tensor_refined(out, &axes);
        b.out = &finer;
    }
    for (size_t i = 0; i < in->shape.rank; i++)
        b.origin += p->places.origin[i] * in->strides[i];
    for (size_t i = 0; i < p->places.rank; i++)
        b.strides[i] = stride_of(&p->places.axes[i], in);
    ac_pieces_begin(&walk, &p->places);
    while ((piece = ac_pieces_next(&walk)) != NULL) {
        if (piece->outside || !outside)
            AC_TRY(run_piece(&b, piece));
    }
    return ACLNN_SUCCESS;
}

/* `count` elements of a diagonal, and the same again behind `apart` rows, of which one is at
 * `first`. */
static ac_tensor diagonal_in(const ac_tensor *whole, int64_t first, const ac_place_diagonal *of)
{
    ac_tensor line = *whole;

    ac_box_origin(&line, 0, first);
    line.shape.rank = 2;
    line.shape.dims[0] = of->repeats;
    line.strides[0] = whole->strides[0] * of->apart;
    line.shape.dims[1] = of->count;
    line.strides[1] = 0;
    for (size_t i = 0; i < whole->shape.rank; i++)
        line.strides[1] += whole->strides[i];
    return line;
}

/* The whole goes to a diagonal of a matrix, and all around it is outside. */
static aclnnStatus run_spread(const ac_placed *p, const ac_tensor *in, const ac_tensor *out,
                              const void *attrs)
{
    const ac_place_diagonal *const own = &p->places.by.diagonal;
    ac_tensor from = *in;
    ac_tensor line = *out;

    AC_TRY(ac_box_move(p->op, p->kernel, NULL, out, attrs));
    if (own->count == 0)
        return ACLNN_SUCCESS;
    ac_box_origin(&line, 0, own->row);
    ac_box_origin(&line, 1, own->column);
    line.shape = (ac_shape){.rank = 1, .dims = {own->count}};
    line.strides[0] += line.strides[1];
    if (in->shape.rank == 0) {
        from.shape = line.shape;
        from.strides[0] = 0;
    } else {
        line = ac_tensor_refined(&line, &in->shape);
    }
    return ac_box_move(p->op, p->kernel, &from, &line, attrs);
}

/* Diagonals are outside, and all around them stays or is moved. */
static aclnnStatus run_crossed(const ac_placed *p, const ac_tensor *in, const ac_tensor *out,
                               const void *attrs, bool stays)
{
    const ac_place_diagonal *const own = &p->places.by.diagonal;
    const ac_place_diagonal rest = {.count = own->rest, .repeats = 1};
    const ac_tensor line = diagonal_in(out, 0, own);

    if (!stays)
        AC_TRY(ac_box_move(p->op, p->kernel, in, out, attrs));
    AC_TRY(ac_box_move(p->op, p->kernel, NULL, &line, attrs));
    if (own->rest == 0)
        return ACLNN_SUCCESS;

    const ac_tensor last = diagonal_in(out, own->repeats * own->apart, &rest);

    return ac_box_move(p->op, p->kernel, NULL, &last, attrs);
}

/* A tensor with an axis at least. */
static ac_tensor with_axis(const ac_tensor *tensor)
{
    ac_tensor made = *tensor;

    if (made.shape.rank == 0) {
        made.shape = (ac_shape){.rank = 1, .dims = {1}};
        made.strides[0] = 1;
    }
    return made;
}

static aclnnStatus run_marked(const ac_placed *p, const unsigned char *marks, const ac_tensor *in,
                              const ac_tensor *out, const void *attrs, bool stays)
{
    const ac_tensor from = with_axis(in);
    const ac_tensor to = with_axis(out);

    return ac_marked_run(
        &(ac_marking){stays ? NULL : &from, &to, p->places.list_axis, marks, attrs});
}

/* The marks of the indices that an input has; null after a refusal. */
static aclnnStatus read_marks(const ac_placed *p, const void *at, unsigned char **marks)
{
    const ac_tensor index = ac_box_at(&p->index, at);
    const int64_t extent = listed_extent(p);
    const size_t count = p->places.listed;
    ac_tensor list;

    *marks = NULL;
    if (!ac_index_check(&p->rule, &index, extent))
        return ac_index_refuse(&p->rule, &index, extent);
    if (count > 0)
        AC_TRY(ac_copy_make(&index, &list));
    *marks = calloc((size_t)extent, 1);
    for (size_t i = 0; *marks && i < count; i++) {
        const bool wide = list.dtype == AC_I64;
        bool found;
        const int64_t own =
            ac_index_at((const unsigned char *)list.data + i * ac_dtype_facts[list.dtype].bytes,
                        wide, p->rule.wraps, extent, &found);

        (*marks)[own] = 1;
    }
    if (count > 0)
        free(list.data);
    return *marks ? ACLNN_SUCCESS
                  : ac_fail(ACLNN_ERR_INNER, "no memory for %zu bytes of marks", (size_t)extent);
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
        const void *const read[] = {from, pass->table};

        status = to ? ac_taken_run(pass->taken, read, to)
                    : ac_fail(ACLNN_ERR_INNER, "no memory for %zu bytes between two axes", bytes);
        free(room);
        room = last ? NULL : to;
        from = to;
    }
    free(room);
    return status;
}

/* Whether what is in the input is where it belongs already. */
static bool in_place(const ac_placed *p, const ac_tensor *in, const ac_tensor *out)
{
    bool same = p->places.stays && in->data == out->data;

    for (size_t i = 0; i < in->shape.rank; i++)
        same = same && in->strides[i] == out->strides[i];
    return same;
}

/* With an input that shares no memory with the output, or stays where it is. */
static aclnnStatus run(const ac_placed *p, const unsigned char *marks, const ac_tensor *in,
                       const ac_tensor *out, const void *attrs, bool stays)
{
    switch (p->places.way) {
    case AC_PLACES_LISTED:
        return run_marked(p, marks, in, out, attrs, stays);
    case AC_PLACES_SPREAD:
        return run_spread(p, in, out, attrs);
    case AC_PLACES_CROSSED:
        return run_crossed(p, in, out, attrs, stays);
    default:
        return run_pieces(p, in, out, attrs, stays);
    }
}

static aclnnStatus run_apart(const ac_placed *p, const unsigned char *marks, const ac_tensor *in,
                             const ac_tensor *out, const void *attrs)
{
    const bool stays = in_place(p, in, out);
    ac_tensor copy;

    if (stays || !ac_copy_needed(in, out))
        return run(p, marks, in, out, attrs, stays);
    AC_TRY(ac_copy_make(in, &copy));

    const aclnnStatus status = run(p, marks, &copy, out, attrs, false);

    free(copy.data);
    return status;
}

aclnnStatus ac_placed_run(const ac_placed *placed, const void *const in[], void *out,
                          const void *attrs)
{
    const ac_tensor to = ac_box_at(&placed->out, out);
    unsigned char *read = NULL;

    if (placed->places.way == AC_PLACES_NOWHERE)
        return ac_box_move(placed->op, placed->kernel, NULL, &to, attrs);

    const ac_tensor from = ac_box_at(&placed->in, in[0]);

    if (placed->passes > 0)
        return run_passes(placed, &from, out);
    if (placed->places.way == AC_PLACES_LISTED && !placed->marks)
        AC_TRY(read_marks(placed, in[1], &read));

    const aclnnStatus status = run_apart(placed, read ? read : placed->marks, &from, &to, attrs);

    free(read);
    return status;
}
