#include "walk/box.h"

#include "walk/axis_order.h"

enum {
    NEAR = 4,  /* largest stride, in elements, at which a line still holds several */
    LINE = 64, /* bytes */
};

/* A box without axes of extent 1 and with neighbouring axes joined, as a plane inside loops. */
typedef struct plane {
    size_t rank; /* number of loops around the plane */
    size_t nx, ny;
    int64_t x_stride, y_stride;
    size_t row; /* distance in the block from one y to the next, in elements */
    size_t extents[AC_AXES_MAX];
    int64_t strides[AC_AXES_MAX];
    size_t steps[AC_AXES_MAX]; /* strides in the block, in elements */
} plane;

/* Chooses the second axis of the plane so that the plane has the view's smallest stride: a
 * transposed view is then read along its own rows. */
static size_t choose_y(const size_t rank, const int64_t *strides)
{
    size_t y = 1;
    for (size_t a = 2; a < rank; a++)
        if (strides[a] != 0 &&
            (strides[y] == 0 || ac_stride_magnitude(strides[a]) < ac_stride_magnitude(strides[y])))
            y = a;
    return y;
}

static void plane_of(const ac_box *box, plane *p)
{
    size_t extents[AC_AXES_MAX];
    int64_t strides[AC_AXES_MAX];
    size_t steps[AC_AXES_MAX];
    size_t rank = 0;
    size_t step = 1;
    for (size_t a = 0; a < box->rank; a++) {
        const size_t extent = box->extents[a];
        if (extent == 1)
            continue;
        if (rank > 0 && box->strides[a] == strides[rank - 1] * (int64_t)extents[rank - 1]) {
            extents[rank - 1] *= extent;
        } else {
            extents[rank] = extent;
            strides[rank] = box->strides[a];
            steps[rank] = step;
            rank++;
        }
        step *= extent;
    }

    p->rank = 0;
    p->nx = rank > 0 ? extents[0] : 1;
    p->x_stride = rank > 0 ? strides[0] : (int64_t)box->size;
    p->ny = 1;
    p->y_stride = 0;
    p->row = 0;
    if (rank < 2)
        return;
    const size_t y = choose_y(rank, strides);
    p->ny = extents[y];
    p->y_stride = strides[y];
    p->row = steps[y];
    for (size_t a = 1; a < rank; a++) {
        if (a == y)
            continue;
        p->extents[p->rank] = extents[a];
        p->strides[p->rank] = strides[a];
        p->steps[p->rank] = steps[a];
        p->rank++;
    }
}

/* Moves on to the next plane; false after the last. `index` starts as zeros. */
static bool plane_next(const plane *p, size_t *index, int64_t *view, size_t *block)
{
    for (size_t a = 0; a < p->rank; a++) {
        *view += p->strides[a];
        *block += p->steps[a];
        if (++index[a] < p->extents[a])
            return true;
        *view -= p->strides[a] * (int64_t)p->extents[a];
        *block -= p->steps[a] * p->extents[a];
        index[a] = 0;
    }
    return false;
}

static size_t log2_of(size_t size)
{
    return (size_t)__builtin_ctzll(size);
}

void ac_box_gather(const ac_stage *stage, const ac_box *box, void *block, const void *from)
{
    plane p;
    plane_of(box, &p);
    ac_gather *const gather = stage->gather[log2_of(box->size)];
    size_t index[AC_AXES_MAX] = {0};
    int64_t view = 0;
    size_t element = 0;
    do
        gather((unsigned char *)block + element * box->size, p.row,
               (const unsigned char *)from + view, p.x_stride, p.y_stride, p.nx, p.ny);
    while (plane_next(&p, index, &view, &element));
}

void ac_row_gather(const ac_stage *stage, void *block, const void *from, int64_t stride,
                   size_t count, size_t size)
{
    stage->gather[log2_of(size)](block, 0, from, stride, 0, count, 1);
}

void ac_box_scatter(const ac_stage *stage, const ac_box *box, void *to, const void *block,
                    bool past, ac_ahead *ahead)
{
    plane p;
    plane_of(box, &p);
    ac_scatter *const scatter = (past ? stage->stream_scatter : stage->scatter)[log2_of(box->size)];
    size_t index[AC_AXES_MAX] = {0};
    int64_t view = 0;
    size_t element = 0;
    do
        scatter((unsigned char *)to + view, p.x_stride, p.y_stride,
                (const unsigned char *)block + element * box->size, p.row, p.nx, p.ny, ahead);
    while (plane_next(&p, index, &view, &element));
}

ac_ahead ac_box_ahead(const ac_box *box, const void *from)
{
    plane p;
    plane_of(box, &p);
    const int64_t size = (int64_t)box->size;
    ac_ahead ahead = {0};
    if (p.y_stride == size) {
        ahead =
            (ac_ahead){.from = from, .stride = p.x_stride, .bytes = p.ny * box->size, .rows = p.nx};
    } else if (p.x_stride >= size && p.x_stride <= NEAR * size) {
        ahead = (ac_ahead){
            .from = from, .stride = p.y_stride, .bytes = p.nx * (size_t)p.x_stride, .rows = p.ny};
    }
    /* Rows that start inside a line touch one line more. */
    if (((uintptr_t)ahead.from | (uintptr_t)ahead.stride) % LINE != 0)
        ahead.bytes += LINE - 1;
    return ahead;
}

/* A run of elements consists of a few boxes: a part of a row, whole rows, whole planes, ..., a part
 * of a row. Each step takes the largest box that starts at the present element. */
typedef struct run {
    size_t start;
    size_t left;
    size_t taken;                /* elements of the current box */
    size_t extents[AC_AXES_MAX]; /* its extents */
    int64_t offset;              /* where it starts in the view, in bytes */
} run;

static void run_step(const ac_box *box, run *r)
{
    size_t rest = r->start;
    size_t below = 1; /* elements of the box of the axes below `a` */
    bool open = true; /* the index is 0 along every axis below `a` */
    r->offset = 0;
    r->taken = 1;
    for (size_t a = 0; a < box->rank; a++) {
        const size_t extent = box->extents[a];
        const size_t at = rest % extent;
        rest /= extent;
        r->offset += (int64_t)at * box->strides[a];
        r->extents[a] = 1;
        if (!open)
            continue;
        const size_t fit = r->left / below;
        const size_t room = extent - at;
        const size_t take = fit < room ? fit : room;
        r->extents[a] = take;
        r->taken = below * take;
        open = at == 0 && take == extent && r->taken < r->left;
        if (open && r->left / r->taken < 2)
            open = false;
        below = r->taken;
    }
}

static size_t volume(const ac_box *box)
{
    size_t volume = 1;
    for (size_t a = 0; a < box->rank; a++)
        volume *= box->extents[a];
    return volume;
}

void ac_run_gather(const ac_stage *stage, const ac_box *box, void *block, const void *from,
                   size_t start, size_t count)
{
    run r = {.start = start, .left = count};
    unsigned char *to = block;
    if (start == 0 && count == volume(box)) {
        ac_box_gather(stage, box, block, from);
        return;
    }
    while (r.left > 0) {
        run_step(box, &r);
        const ac_box part = {box->rank, r.extents, box->strides, box->size};
        ac_box_gather(stage, &part, to, (const unsigned char *)from + r.offset);
        to += r.taken * box->size;
        r.start += r.taken;
        r.left -= r.taken;
    }
}

void ac_run_scatter(const ac_stage *stage, const ac_box *box, void *to, const void *block,
                    size_t start, size_t count, bool past, ac_ahead *ahead)
{
    run r = {.start = start, .left = count};
    const unsigned char *from = block;
    if (start == 0 && count == volume(box)) {
        ac_box_scatter(stage, box, to, block, past, ahead);
        return;
    }
    while (r.left > 0) {
        run_step(box, &r);
        const ac_box part = {box->rank, r.extents, box->strides, box->size};
        ac_box_scatter(stage, &part, (unsigned char *)to + r.offset, from, past, ahead);
        from += r.taken * box->size;
        r.start += r.taken;
        r.left -= r.taken;
    }
}
