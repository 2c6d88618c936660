#include "tile.h"

#include "threads.h"

/* --- spans ----------------------------------------------------------------------------------- */

static bool in_place(const ac_job *job, size_t i)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    return o->contiguous && o->dtype == o->span && (job->streamed >> i & 1) == 0;
}

void *ac_span_place(const ac_job *job, size_t i, const ac_span *span, unsigned char *from,
                    unsigned char *scratch)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    return in_place(job, i) ? from + span->start * o->size : scratch + o->block;
}

void ac_span_load(const ac_job *job, size_t i, const ac_span *span, const unsigned char *from,
                  unsigned char *scratch)
{
    if (in_place(job, i))
        return;
    const ac_walk_operand *const o = &job->walk->operands[i];
    const bool converts = o->dtype != o->span;
    const unsigned char *source = from + span->start * o->size;
    if (!o->contiguous) {
        const ac_box box = {span->rank, span->extents, o->strides, o->size};
        unsigned char *const gathered = scratch + (converts ? job->walk->raw : o->block);
        ac_run_gather(job->stage, &box, gathered, from, span->start, span->count);
        source = gathered;
    }
    if (converts)
        job->stage->convert(o->span, scratch + o->block, o->dtype, source, span->count);
}

void ac_span_store(const ac_job *job, size_t i, const ac_span *span, unsigned char *to,
                   unsigned char *scratch, const void *ahead)
{
    if (in_place(job, i))
        return;
    const ac_walk_operand *const o = &job->walk->operands[i];
    const bool streams = (job->streamed >> i & 1) != 0;
    unsigned char *const target = to + span->start * o->size;
    const unsigned char *source = scratch + o->block;
    if (o->dtype != o->span) {
        unsigned char *const converted =
            o->contiguous && !streams ? target : scratch + job->walk->raw;
        job->stage->convert(o->dtype, converted, o->span, source, span->count);
        source = converted;
    }
    if (source == target)
        return;
    if (o->contiguous) {
        job->stage->stream(target, source, span->count * o->size, ahead);
        return;
    }
    const ac_box box = {span->rank, span->extents, o->strides, o->size};
    ac_run_scatter(job->stage, &box, to, source, span->start, span->count, streams);
}

/* --- tiles ----------------------------------------------------------------------------------- */

/* The place of a tile: its index on each axis, within its piece, and what follows from it. */
typedef struct place {
    size_t first[AC_AXES_MAX]; /* of the piece's tiles */
    size_t end[AC_AXES_MAX];
    size_t index[AC_AXES_MAX];
    size_t extents[AC_AXES_MAX]; /* of this tile; smaller at an edge */
    uint32_t edges;              /* bit a: the tile is cut short on axis a */
    size_t count;
} place;

static void place_start(const ac_walk *walk, place *p, size_t piece)
{
    for (size_t a = 0; a < walk->rank; a++) {
        const size_t tiles = (walk->extents[a] + walk->tile[a] - 1) / walk->tile[a];
        const size_t pieces = (tiles + walk->piece[a] - 1) / walk->piece[a];
        p->first[a] = piece % pieces * walk->piece[a];
        p->end[a] = tiles - p->first[a] < walk->piece[a] ? tiles : p->first[a] + walk->piece[a];
        p->index[a] = p->first[a];
        piece /= pieces;
    }
}

static void place_measure(const ac_walk *walk, place *p)
{
    p->edges = 0;
    p->count = 1;
    for (size_t a = 0; a < walk->rank; a++) {
        const size_t left = walk->extents[a] - p->index[a] * walk->tile[a];
        p->extents[a] = walk->tile[a];
        if (left < walk->tile[a]) {
            p->extents[a] = left;
            p->edges |= UINT32_C(1) << a;
        }
        p->count *= p->extents[a];
    }
}

/* False after the last tile of the piece. */
static bool place_next(const ac_walk *walk, place *p)
{
    for (size_t a = 0; a < walk->rank; a++) {
        if (++p->index[a] < p->end[a])
            return true;
        p->index[a] = p->first[a];
    }
    return false;
}

static unsigned char *place_address(const ac_job *job, const place *p, size_t i)
{
    const ac_walk *const walk = job->walk;
    int64_t offset = 0;
    for (size_t a = 0; a < walk->rank; a++)
        offset += (int64_t)(p->index[a] * walk->tile[a]) * walk->operands[i].strides[a];
    return job->base[i] + offset;
}

/* Where the next tile along the innermost axis finds its first contiguous input; null if there is
 * none. One is enough: more requests would crowd out the stores. */
static const void *look_ahead(const ac_job *job, const place *p, unsigned char *const address[])
{
    const ac_walk *const walk = job->walk;
    if ((p->index[0] + 1) * walk->tile[0] >= walk->extents[0])
        return NULL;
    for (size_t i = 0; i < walk->inputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (o->contiguous && o->strides[0] != 0)
            return address[i] + (int64_t)walk->tile[0] * o->strides[0];
    }
    return NULL;
}

/* The tiles of one piece in turn. A block whose source is the same as for the tile before is left
 * as it is: it holds a repeated operand. */
static void run_piece(void *context, size_t piece)
{
    const ac_job *const job = context;
    const ac_walk *const walk = job->walk;
    const size_t operands = (size_t)walk->inputs + walk->outputs;

    _Alignas(64) unsigned char scratch[AC_SQUARES_BYTES + AC_GAPS_BYTES];
    unsigned char *address[AC_OPERANDS_MAX];
    unsigned char *loaded[AC_OPERANDS_MAX] = {NULL};
    uint32_t loaded_edges[AC_OPERANDS_MAX];
    const void *ins[AC_OPERANDS_MAX];
    void *outs[AC_OPERANDS_MAX];

    place p;
    place_start(walk, &p, piece);
    do {
        place_measure(walk, &p);
        const ac_span span = {walk->rank, p.extents, 0, p.count};
        for (size_t i = 0; i < walk->inputs; i++) {
            address[i] = place_address(job, &p, i);
            ins[i] = ac_span_place(job, i, &span, address[i], scratch);
            if (address[i] == loaded[i] && loaded_edges[i] == p.edges)
                continue;
            ac_span_load(job, i, &span, address[i], scratch);
            loaded[i] = address[i];
            loaded_edges[i] = p.edges;
        }
        for (size_t i = walk->inputs; i < operands; i++) {
            address[i] = place_address(job, &p, i);
            outs[i - walk->inputs] = ac_span_place(job, i, &span, address[i], scratch);
        }
        job->kernel(p.count, ins, outs, job->attrs);
        const void *const ahead = job->streamed != 0 ? look_ahead(job, &p, address) : NULL;
        for (size_t i = walk->inputs; i < operands; i++)
            ac_span_store(job, i, &span, address[i], scratch, ahead);
    } while (place_next(walk, &p));
    if (job->streamed != 0)
        job->stage->fence();
}

void ac_tiles_run(ac_job *job)
{
    const ac_walk *const walk = job->walk;
    if (walk->count >= AC_FORK_MIN && !walk->ordered) {
        ac_threads_fork(run_piece, job, walk->pieces);
        return;
    }
    for (size_t piece = 0; piece < walk->pieces; piece++)
        run_piece(job, piece);
}
