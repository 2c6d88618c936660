#include "plan/gathered.h"

#include <stdatomic.h>
#include <string.h>

#include "base/threads.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"
#include "walk/box.h"

enum {
    BYTES = 1 << 16, /* of elements that are gathered for a block, where there are few members; */
    POINTS = 16,     /* but this many points at least */
    SLOTS = 16,
    ROOM = 1 << 24, /* bytes of all blocks, if that is more than one */
    LINE = 64,      /* alignment of buffers */
};

static size_t rounded_up(size_t bytes)
{
    return (bytes + LINE - 1) / LINE * LINE;
}

/* Elements one behind the other, in `rows` rows. */
static ac_tensor block_of(int dtype, size_t rows, size_t width)
{
    return (ac_tensor){
        .dtype = dtype,
        .fine = true,
        .format = ACL_FORMAT_ND,
        .shape = {.rank = 2, .dims = {(int64_t)rows, (int64_t)width}},
        .strides = {(int64_t)width, 1},
    };
}

/* The walk of a block with so many points. */
static aclnnStatus walk_of(const ac_gathered *g, size_t points, ac_walk *walk)
{
    const ac_tensor in = block_of(g->member, g->count, points);
    const ac_tensor out = block_of(g->result, 1, points);
    ac_call call;

    call.op = g->op;
    call.kernel = g->kernel;
    call.space = in.shape;
    call.operands[0] = (ac_operand){&in, AC_VIEW_SAME, g->dtype, false};
    call.operands[1] = (ac_operand){&out, AC_VIEW_BROADCAST, g->dtype, true};
    call.inputs = 1;
    call.outputs = 1;
    call.reduce = g->form;
    call.reduced = 1;
    return ac_walk_build(walk, &call);
}

static size_t elements_of(const ac_gathered *g)
{
    return rounded_up(g->count * g->block * ac_dtype_size(g->member));
}

static size_t results_of(const ac_gathered *g)
{
    return rounded_up(g->block * ac_dtype_size(g->result));
}

aclnnStatus ac_gathered_make(ac_gathered *g, const ac_call *call, size_t count, size_t *room)
{
    const ac_tensor *const out = call->operands[1].tensor;
    size_t needed = 0;
    ac_walk walk;

    g->op = call->op;
    g->kernel = call->kernel;
    g->form = call->reduce;
    g->dtype = call->operands[0].dtype;
    g->member = call->operands[0].tensor->dtype;
    g->result = out->dtype;
    g->count = count;
    g->points = (size_t)ac_shape_count(&out->shape);
    g->block = BYTES / ac_dtype_size(g->member) / count / POINTS * POINTS;
    g->block = g->block < POINTS ? POINTS : g->block;
    g->block = g->block < g->points ? g->block : g->points;

    const size_t blocks = (g->points + g->block - 1) / g->block;
    const size_t last = g->points - (blocks - 1) * g->block;

    AC_TRY(walk_of(g, g->block, &walk));
    needed = ac_walk_workspace(&walk);
    AC_TRY(walk_of(g, last, &walk));
    needed = needed < ac_walk_workspace(&walk) ? ac_walk_workspace(&walk) : needed;
    g->slots = blocks < SLOTS ? blocks : SLOTS;
    g->slot_bytes = elements_of(g) + results_of(g) + rounded_up(needed);
    while (g->slots > 1 && g->slots * g->slot_bytes > ROOM)
        g->slots--;
    g->attrs_size = call->attrs_size;
    if (call->attrs_size > 0)
        memcpy(g->attrs, call->attrs, call->attrs_size);
    *room = g->slots * g->slot_bytes;
    return ACLNN_SUCCESS;
}

/* --- the second phase ------------------------------------------------------------------------- */

typedef struct job {
    const ac_gathered *g;
    const ac_tensor *members;
    const ac_tensor *out;
    const ac_stage *stage;
    size_t blocks;
    ac_walk whole; /* of a block, */
    ac_walk last;  /* and of the last one */
    unsigned char *room;
    atomic_size_t next;
    atomic_size_t slot;
    atomic_int status;
} job;

/* A tensor as boxes have it: the innermost axis first, axes joined that a single stride steps
 * through. */
typedef struct strided {
    size_t extents[AC_RANK_MAX];
    int64_t strides[AC_RANK_MAX];
    ac_box box;
} strided;

static void strided_of(strided *s, const ac_tensor *tensor)
{
    const int64_t size = (int64_t)ac_dtype_size(tensor->dtype);
    size_t rank = 0;

    for (size_t i = tensor->shape.rank; i-- > 0;) {
        const size_t extent = (size_t)tensor->shape.dims[i];
        const int64_t stride = tensor->strides[i] * size;

        if (extent == 1)
            continue;
        if (rank > 0 && s->strides[rank - 1] * (int64_t)s->extents[rank - 1] == stride) {
            s->extents[rank - 1] *= extent;
            continue;
        }
        s->extents[rank] = extent;
        s->strides[rank++] = stride;
    }
    if (rank == 0) {
        s->extents[rank] = 1;
        s->strides[rank++] = size;
    }
    s->box = (ac_box){rank, s->extents, s->strides, (size_t)size};
}

static aclnnStatus run_block(job *j, size_t number, unsigned char *room)
{
    const ac_gathered *const g = j->g;
    const size_t first = number * g->block;
    const size_t count = number + 1 < j->blocks ? g->block : g->points - first;
    const size_t row = count * ac_dtype_size(g->member);
    unsigned char *const results = room + elements_of(g);
    const void *const in[] = {room};
    void *const out[] = {results};
    strided s;

    for (size_t k = 0; k < g->count; k++) {
        strided_of(&s, &j->members[k]);
        ac_run_gather(j->stage, &s.box, room + k * row, j->members[k].data, first, count);
    }
    AC_TRY(ac_walk_run(number + 1 < j->blocks ? &j->whole : &j->last, g->kernel, in, out, g->attrs,
                       results + results_of(g)));
    strided_of(&s, j->out);
    ac_run_scatter(j->stage, &s.box, j->out->data, results, first, count, false, NULL);
    return ACLNN_SUCCESS;
}

static void run_slot(void *context, size_t piece)
{
    job *const j = context;
    const size_t slot = atomic_fetch_add_explicit(&j->slot, 1, memory_order_relaxed);
    unsigned char *const own = j->room + slot * j->g->slot_bytes;
    size_t number;

    (void)piece;
    while ((number = atomic_fetch_add_explicit(&j->next, 1, memory_order_relaxed)) < j->blocks) {
        const aclnnStatus status = run_block(j, number, own);

        if (status != ACLNN_SUCCESS)
            atomic_store(&j->status, status);
    }
}

/* Whether each element is at one point only, as far as the strides tell. */
static bool apart(const ac_tensor *tensor)
{
    int64_t reach = 0; /* of the axes with smaller strides */
    uint32_t done = 0;

    for (size_t k = 0; k < tensor->shape.rank; k++) {
        size_t least = tensor->shape.rank;
        int64_t step = 0;

        for (size_t i = 0; i < tensor->shape.rank; i++) {
            const int64_t own = tensor->strides[i] < 0 ? -tensor->strides[i] : tensor->strides[i];

            if ((done >> i & 1) == 0 && (least == tensor->shape.rank || own < step)) {
                least = i;
                step = own;
            }
        }
        done |= UINT32_C(1) << least;
        if (tensor->shape.dims[least] == 1)
            continue;
        if (step <= reach)
            return false;
        reach += step * (tensor->shape.dims[least] - 1);
    }
    return true;
}

aclnnStatus ac_gathered_run(const ac_gathered *g, const ac_tensor *members, const ac_tensor *out,
                            void *room)
{
    const size_t blocks = (g->points + g->block - 1) / g->block;
    job j = {.g = g, .members = members, .out = out, .blocks = blocks, .room = room};

    AC_TRY(walk_of(g, g->block, &j.whole));
    AC_TRY(walk_of(g, g->points - (blocks - 1) * g->block, &j.last));
    j.stage = ac_stage_current();
    atomic_init(&j.next, 0);
    atomic_init(&j.slot, 0);
    atomic_init(&j.status, ACLNN_SUCCESS);
    if (g->slots > 1 && apart(out))
        ac_threads_fork(run_slot, &j, g->slots);
    else
        run_slot(&j, 0);
    return atomic_load(&j.status);
}
