#include "walk/tiles.h"

#include "base/environment.h"
#include "base/threads.h"
#include "walk/box.h"

enum { LEAD = 2 }; /* for tiles of one row: how many tiles beyond the next one to prefetch */

/* The position of a tile in its piece, and facts derived from it. */
typedef struct place {
    size_t first[AC_AXES_MAX]; /* of the piece's tiles */
    size_t end[AC_AXES_MAX];
    size_t index[AC_AXES_MAX];
    size_t extents[AC_AXES_MAX]; /* of this tile; smaller at an edge */
    uint32_t edges;              /* bit a: the tile is shorter along axis a */
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

static bool place_step(place *p, size_t a)
{
    if (++p->index[a] < p->end[a])
        return true;
    p->index[a] = p->first[a];
    return false;
}

/* False after the last tile of the piece. */
static bool place_next(const ac_walk *walk, place *p)
{
    if (walk->rank > 0 && place_step(p, walk->lead))
        return true;
    for (size_t a = 0; a < walk->rank; a++)
        if (a != walk->lead && place_step(p, a))
            return true;
    return false;
}

static bool group_starts(const ac_walk *walk, const place *p)
{
    return (p->index[walk->lead] - p->first[walk->lead]) % walk->group == 0;
}

/* Moves to the first tile of the next group; false after the last one of the piece. */
static bool place_next_group(const ac_walk *walk, place *p)
{
    const size_t left = p->end[walk->lead] - p->index[walk->lead];
    p->index[walk->lead] += (left < walk->group ? left : walk->group) - 1;
    return place_next(walk, p);
}

static unsigned char *place_address(const ac_job *job, const place *p, size_t i)
{
    const ac_walk *const walk = job->walk;
    int64_t offset = 0;
    for (size_t a = 0; a < walk->rank; a++)
        offset += (int64_t)(p->index[a] * walk->tile[a]) * walk->operands[i].strides[a];
    return job->base[i] + offset;
}

static void find(const ac_job *job, const place *p, unsigned char *address[])
{
    for (size_t i = 0; i < (size_t)job->walk->inputs + job->walk->outputs; i++)
        address[i] = place_address(job, p, i);
}

/* Whether points of a tile share elements of the operand, so that few are read. */
static bool repeats(const ac_walk *walk, const place *p, const ac_walk_operand *o)
{
    for (size_t a = 0; a < walk->rank; a++)
        if (o->strides[a] == 0 && p->extents[a] > 1)
            return true;
    return false;
}

/* The memory that the next tile will gather, of one input only; more would delay the stores. */
static ac_ahead look_ahead(const ac_walk *walk, const place *p, unsigned char *const address[],
                           unsigned char *const next[])
{
    for (size_t i = 0; i < walk->inputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (o->contiguous || o->still || o->spaced || o->made || address[i] == next[i] ||
            repeats(walk, p, o))
            continue;
        const ac_box box = {walk->rank, p->extents, o->strides, o->size};
        ac_ahead ahead = ac_box_ahead(&box, next[i]);
        /* A short tile of one row ends before the prefetched elements arrive, so look further
         * ahead. */
        if (ahead.rows == 1)
            ahead.from += LEAD * (next[i] - address[i]);
        const size_t written = p->count * walk->operands[walk->inputs].size;
        ahead.pace = (ahead.rows * ahead.bytes + written - 1) / written;
        return ahead;
    }
    return (ac_ahead){0};
}

/* The memory that the next group of tiles will gather, of all inputs. */
static void look_ahead_group(const ac_job *job, const place *p, size_t piece, ac_ahead ahead[])
{
    const ac_walk *const walk = job->walk;
    const size_t lead = walk->lead;
    place next = *p;
    ahead[0] = (ac_ahead){0};
    if (!place_next_group(walk, &next)) {
        if (!job->alone || piece + 1 == walk->pieces)
            return;
        place_start(walk, &next, piece + 1);
    }
    place_measure(walk, &next);
    const size_t left = next.end[lead] - next.index[lead];
    const size_t first = next.index[lead] * walk->tile[lead];
    const size_t end = first + (left < walk->group ? left : walk->group) * walk->tile[lead];
    const size_t row = (end < walk->extents[lead] ? end : walk->extents[lead]) - first;
    const size_t written =
        next.count / next.extents[lead] * row * walk->operands[walk->inputs].size;
    size_t planes = 0;
    size_t bytes = 0;
    next.extents[lead] = row;
    for (size_t i = 0; i < walk->inputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        const ac_box box = {walk->rank, next.extents, o->strides, o->size};
        const ac_ahead one =
            o->still || o->made ? (ac_ahead){0} : ac_box_ahead(&box, place_address(job, &next, i));
        if (one.rows == 0)
            continue;
        ahead[planes] = one;
        if (planes > 0)
            ahead[planes - 1].then = &ahead[planes];
        bytes += one.rows * one.bytes;
        planes++;
    }
    ahead[0].pace = (bytes + written / 2) / written;
}

/* Runs the tiles of one piece in order. A block of a repeated operand is not filled again if its
 * source is the same as for the tile before. */
static void run_piece(void *context, size_t piece)
{
    const ac_job *const job = context;
    const ac_walk *const walk = job->walk;
    const size_t operands = (size_t)walk->inputs + walk->outputs;

    _Alignas(64) unsigned char scratch[AC_SQUARES_BYTES + AC_STEPS_BYTES + AC_GAPS_BYTES];
    unsigned char *address[AC_OPERANDS_MAX];
    unsigned char *next[AC_OPERANDS_MAX];
    unsigned char *loaded[AC_OPERANDS_MAX] = {NULL};
    uint32_t loaded_edges[AC_OPERANDS_MAX];

    ac_ahead group[AC_OPERANDS_MAX];
    place p;
    place_start(walk, &p, piece);
    place_measure(walk, &p);
    find(job, &p, address);
    for (bool more = true; more;) {
        size_t extents[AC_AXES_MAX];
        for (size_t a = 0; a < walk->rank; a++)
            extents[a] = p.extents[a];
        const ac_span span = {walk->rank, extents, 0, p.count};
        for (size_t i = 0; i < walk->inputs; i++) {
            if (address[i] == loaded[i] && loaded_edges[i] == p.edges &&
                (walk->overwritten >> i & 1) == 0)
                continue;
            ac_span_load(job, i, &span, address[i], scratch);
            loaded[i] = address[i];
            loaded_edges[i] = p.edges;
        }
        ac_ahead ahead = {0};
        if (walk->lead != 0 && group_starts(walk, &p))
            look_ahead_group(job, &p, piece, group);
        more = place_next(walk, &p);
        if (more) {
            place_measure(walk, &p);
            find(job, &p, next);
            if (walk->count >= AC_FORK_MIN && walk->lead == 0)
                ahead = look_ahead(walk, &p, address, next);
        }
        ac_span_run(job, &span, address, scratch, walk->lead != 0 ? group : &ahead);
        for (size_t i = 0; i < operands && more; i++)
            address[i] = next[i];
    }
    if (job->streamed != 0)
        job->stage->fence();
}

void ac_tiles_run(ac_job *job)
{
    const ac_walk *const walk = job->walk;
    job->alone = ac_threads_current() == 1;
    if (walk->count >= AC_FORK_MIN && !walk->ordered) {
        ac_threads_fork(run_piece, job, walk->pieces);
        return;
    }
    for (size_t piece = 0; piece < walk->pieces; piece++)
        run_piece(job, piece);
}
