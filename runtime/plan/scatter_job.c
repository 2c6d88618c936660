#include "plan/scatter_job.h"

#include <string.h>

#include "plan/index_values.h"
#include "walk/box.h"
#include "walk/walk.h"

enum {
    NARROW = 8,           /* elements of a row below which lists of points do not pay */
    FEW = 8,              /* a line with so many elements for each point is summed by a list */
    LANES = 64,           /* rows that are summed together, at most, */
    LANES_MIN = 16,       /* and at least, if their elements are neighbours */
    NEAR = 1 << 18,       /* bytes of sums that stay in a core's cache */
    ROOM = 1 << 28,       /* bytes of all slots, if one needs less */
    CHUNK_MIN = 1 << 15,  /* elements of a line that are worth a task */
    CHUNKS = 8,           /* tasks of a line, each of which reads all of its indices */
    ENTRIES_MIN = 1 << 10 /* points of a list that are worth a task */
};

/* --- axes ------------------------------------------------------------------------------------- */

static bool joins(const ac_scatter_axis *a, const ac_scatter_axis *b)
{
    return a->source == b->source * b->extent && a->index == b->index * b->extent &&
           a->out == b->out * b->extent;
}

/* Appends an axis, or merges it with the one before. */
static void append(ac_scatter_axis *axes, size_t *count, ac_scatter_axis next)
{
    if (next.extent == 1)
        return;
    if (*count > 0 && joins(&axes[*count - 1], &next)) {
        next.extent *= axes[*count - 1].extent;
        (*count)--;
    }
    axes[(*count)++] = next;
}

static int64_t magnitude(int64_t step)
{
    return step < 0 ? -step : step;
}

/* The line axis along which the output's elements are closest becomes the row. */
static void choose_row(ac_scatter_job *j)
{
    size_t best = 0;

    if (j->line_axes == 0) {
        j->row = (ac_scatter_axis){1, (int64_t)j->from_size, 0, (int64_t)j->to_size};
        return;
    }
    for (size_t i = 1; i < j->line_axes; i++) {
        if (magnitude(j->lines[i].out) <= magnitude(j->lines[best].out))
            best = i;
    }
    j->row = j->lines[best];
    j->line_axes--;
    memmove(j->lines + best, j->lines + best + 1, (j->line_axes - best) * sizeof j->lines[0]);
}

static int64_t product(const ac_scatter_axis *axes, size_t count)
{
    int64_t points = 1;

    for (size_t i = 0; i < count; i++)
        points *= axes[i].extent;
    return points;
}

/* Complex numbers are summed part by part, along an axis of two. */
static int part_of(int dtype)
{
    return dtype == AC_C64 ? AC_F32 : dtype == AC_C128 ? AC_F64 : dtype;
}

static void choose_axes(ac_scatter_job *j, const ac_indexed *map, const ac_tensor *source,
                        const ac_tensor *index, const ac_tensor *out)
{
    const bool parts = j->from != source->dtype;

    j->place_axes = 0;
    j->line_axes = 0;
    const size_t rank =
        source->shape.rank > index->shape.rank ? source->shape.rank : index->shape.rank;

    for (size_t i = 0; i < rank; i++) {
        const bool along = map->index[i] != AC_NO_AXIS; /* the source may be longer there */
        const int64_t extent = along                    ? index->shape.dims[map->index[i]]
                               : i < source->shape.rank ? source->shape.dims[i]
                                                        : 1;
        const ac_scatter_axis next = {
            extent, i < source->shape.rank ? ac_index_step(source, (int8_t)i) : 0,
            ac_index_step(index, map->index[i]), ac_index_step(out, map->whole[i])};

        if (map->whole[i] == AC_NO_AXIS)
            append(j->places, &j->place_axes, next);
        else
            append(j->lines, &j->line_axes, next);
    }
    if (parts)
        append(j->lines, &j->line_axes,
               (ac_scatter_axis){2, (int64_t)j->from_size, 0, (int64_t)j->to_size});
    j->points = product(j->places, j->place_axes);
    j->shared = true;
    for (size_t i = 0; i < j->line_axes; i++)
        j->shared = j->shared && j->lines[i].index == 0;
    choose_row(j);
    j->rows = product(j->lines, j->line_axes);
}

/* --- tasks ------------------------------------------------------------------------------------ */

static int64_t least(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t parts_of(int64_t whole, int64_t part)
{
    return (whole + part - 1) / part;
}

ac_scatter_way ac_scatter_way_of(const ac_scatter_job *j)
{
    if (j->shared && j->row.extent >= NARROW && !j->rule->near)
        return AC_SCATTER_SORTED;
    if (j->rule->join != AC_JOIN_MEAN && j->extent / FEW <= j->points)
        return AC_SCATTER_LINES;
    return AC_SCATTER_EACH;
}

/* The row's elements are closer to each other than points along a place. */
static bool across(const ac_scatter_job *j)
{
    return j->place_axes > 0 &&
           magnitude(j->places[j->place_axes - 1].source) > magnitude(j->row.source);
}

static void plan_lines(ac_scatter_job *j)
{
    const bool direct = j->rule->join == AC_JOIN_LAST;
    const int64_t size = direct ? 0 : j->kind == AC_SCATTER_PAIR ? 16 : 8;
    const int64_t near = size > 0 ? NEAR / (size * j->extent) : LANES;

    j->lanes = 1;
    if (across(j))
        j->lanes = least(j->row.extent, near > LANES ? LANES : near < LANES_MIN ? LANES_MIN : near);
    j->blocks = parts_of(j->row.extent, j->lanes);

    const int64_t lines = j->rows * j->blocks;
    const int64_t most = j->extent / CHUNK_MIN;

    j->chunks = lines >= CHUNKS || most < 2 ? 1 : least(parts_of(CHUNKS, lines), most);
    j->chunk = parts_of(j->extent, j->chunks);
    j->tasks = (size_t)(lines * j->chunks);
    j->slot_bytes = (size_t)(j->chunk * j->lanes * size);
}

static void plan_sorted(ac_scatter_job *j)
{
    const int64_t block = AC_SCATTER_BLOCK;

    j->blocks = parts_of(j->row.extent, block);
    j->chunk = ENTRIES_MIN / least(j->row.extent, block) + 1;
    j->chunks = parts_of(j->points, j->chunk);
    j->tasks = (size_t)(j->rows * j->blocks * j->chunks);
    j->slot_bytes = 0;
}

static void plan_each(ac_scatter_job *j)
{
    j->tasks = (size_t)(j->rows * j->row.extent);
    j->slot_bytes = (size_t)j->points * 2 * sizeof(ac_scatter_point);
}

size_t ac_scatter_choose(ac_scatter_job *j, const ac_indexed *map, const ac_scatter_rule *rule,
                         const ac_tensor *source, const ac_tensor *index, const ac_tensor *out)
{
    const bool moves = rule->join == AC_JOIN_LAST;

    j->rule = rule;
    j->from = moves ? source->dtype : part_of(source->dtype);
    j->to = moves ? out->dtype : part_of(out->dtype);
    j->from_size = ac_dtype_facts[j->from].bytes;
    j->to_size = ac_dtype_facts[j->to].bytes;
    j->wide = index->dtype == AC_I64;
    j->extent = map->axis == AC_NO_AXIS ? 1 : out->shape.dims[map->axis];
    j->stride = ac_index_step(out, map->axis);
    j->kind = j->from == AC_F64                                              ? AC_SCATTER_PAIR
              : j->from == AC_F32 || j->from == AC_F16 || j->from == AC_BF16 ? AC_SCATTER_F64
                                                                             : AC_SCATTER_I64;
    j->sums = j->kind == AC_SCATTER_I64 ? AC_I64 : AC_F64;
    choose_axes(j, map, source, index, out);

    const ac_scatter_way way = ac_scatter_way_of(j);

    if (way == AC_SCATTER_SORTED)
        plan_sorted(j);
    else if (way == AC_SCATTER_LINES)
        plan_lines(j);
    else
        plan_each(j);

    const size_t fit = j->slot_bytes > 0 ? ROOM / j->slot_bytes : AC_SCATTER_SLOTS;

    j->slots = fit < 1 ? 1 : fit > AC_SCATTER_SLOTS ? AC_SCATTER_SLOTS : fit;
    j->slots = j->slots < j->tasks ? j->slots : j->tasks;
    j->slot_bytes = (j->slot_bytes + 63) / 64 * 64;
    return way == AC_SCATTER_SORTED ? (size_t)j->points * 2 * sizeof(ac_scatter_point)
                                    : j->slots * j->slot_bytes;
}

/* --- elements --------------------------------------------------------------------------------- */

static int log2_of(size_t size)
{
    return __builtin_ctzll(size);
}

/* Elements as they lie, or packed in `room`. */
static const void *packed(const ac_scatter_job *j, const unsigned char *from, int64_t step,
                          int64_t count, size_t size, void *room)
{
    if (step == (int64_t)size || count == 1)
        return from;
    j->stage->gather[log2_of(size)](room, (size_t)count, from, step, 0, (size_t)count, 1);
    return room;
}

void ac_scatter_begin(const ac_scatter_job *j, ac_scatter_sums s, const unsigned char *out,
                      int64_t step, int64_t count)
{
    unsigned char room[AC_SCATTER_BLOCK * 8];

    for (int64_t k = 0; k < count; k += AC_SCATTER_BLOCK) {
        const int64_t n = least(count - k, AC_SCATTER_BLOCK);
        const void *const own = packed(j, out + k * step, step, n, j->to_size, room);

        j->stage->convert(j->sums, s.sums + k, j->to, own, (size_t)n);
    }
    if (j->kind == AC_SCATTER_PAIR)
        memset(s.rest, 0, (size_t)count * sizeof *s.rest);
}

void ac_scatter_terms(const ac_scatter_job *j, double *terms, const unsigned char *source,
                      int64_t step, int64_t count)
{
    unsigned char room[AC_SCATTER_BLOCK * 8];
    const void *const own = packed(j, source, step, count, j->from_size, room);

    j->stage->convert(j->sums, terms, j->from, own, (size_t)count);
    if (!j->rule->factored)
        return;
    if (j->kind == AC_SCATTER_I64) {
        for (int64_t i = 0; i < count; i++) {
            uint64_t term;

            memcpy(&term, &terms[i], sizeof term);
            term *= (uint64_t)j->rule->multiple;
            memcpy(&terms[i], &term, sizeof term);
        }
        return;
    }
    for (int64_t i = 0; i < count; i++)
        terms[i] *= j->rule->factor;
}

/* The sums, without what additions lost where that is no number, as it is beside an infinity, or
 * is zero, which would make +0 of -0. */
static void settle(const ac_scatter_job *j, ac_scatter_sums s, int64_t points, int64_t count)
{
    const double divisor = (double)points;

    for (int64_t i = 0; i < count && j->kind == AC_SCATTER_PAIR; i++) {
        if (__builtin_isfinite(s.sums[i]) && s.rest[i] != 0)
            s.sums[i] += s.rest[i];
    }
    for (int64_t i = 0; i < count && j->rule->join == AC_JOIN_MEAN; i++)
        s.sums[i] /= divisor;
}

/* Leaves nans of the output as they are. */
static void keep_nans(const ac_scatter_job *j, const double *sums, unsigned char *results,
                      const unsigned char *out, int64_t step, int64_t count)
{
    for (int64_t i = 0; i < count; i++) {
        double before;

        if (!__builtin_isnan(sums[i]))
            continue;
        j->stage->convert(AC_F64, &before, j->to, out + i * step, 1);
        if (__builtin_isnan(before))
            memcpy(results + (size_t)i * j->to_size, out + i * step, j->to_size);
    }
}

/* Leaves what is true in the output, and still is, as it lies: any byte but 0 may say so. */
static void keep_truths(unsigned char *results, const unsigned char *out, int64_t step,
                        int64_t count)
{
    for (int64_t i = 0; i < count; i++) {
        if (results[i] != 0 && out[i * step] != 0)
            results[i] = out[i * step];
    }
}

void ac_scatter_end(const ac_scatter_job *j, ac_scatter_sums s, int64_t points, unsigned char *out,
                    int64_t step, int64_t count)
{
    unsigned char results[AC_SCATTER_BLOCK * 8];
    const size_t n = (size_t)count;

    settle(j, s, points, count);
    j->stage->convert(j->to, results, j->sums, s.sums, n);
    if (j->kind != AC_SCATTER_I64)
        keep_nans(j, s.sums, results, out, step, count);
    else if (j->to == AC_BOOL)
        keep_truths(results, out, step, count);
    if (step == (int64_t)j->to_size)
        memcpy(out, results, n * j->to_size);
    else
        j->stage->scatter[log2_of(j->to_size)](out, step, 0, results, n, n, 1, NULL);
}
