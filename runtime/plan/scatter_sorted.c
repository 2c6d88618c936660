#include "plan/scatter_sorted.h"

#include <string.h>

enum { DIGIT = 11, DIGITS = 1 << DIGIT, SHORT = 32 };

/* --- lists ------------------------------------------------------------------------------------ */

/* The points of a line that are not left out, in index order. */
static int64_t list(const ac_scatter_job *j, const unsigned char *index, ac_scatter_point *to)
{
    int64_t at[AC_RANK_MAX] = {0};
    int64_t source = 0;
    int64_t count = 0;

    for (int64_t k = 0; k < j->points; k++) {
        const int64_t target = ac_scatter_target(j, index);

        if (target >= 0)
            to[count++] = (ac_scatter_point){target, source};
        for (size_t i = j->place_axes; i-- > 0;) {
            const ac_scatter_axis *const a = &j->places[i];

            source += a->source;
            index += a->index;
            if (++at[i] < a->extent)
                break;
            at[i] = 0;
            source -= a->source * a->extent;
            index -= a->index * a->extent;
        }
    }
    return count;
}

static bool in_order(const ac_scatter_point *entries, int64_t count)
{
    bool fine = true;

    for (int64_t k = 1; k < count && fine; k++)
        fine = entries[k - 1].target <= entries[k].target;
    return fine;
}

static void insert(ac_scatter_point *entries, int64_t count)
{
    for (int64_t k = 1; k < count; k++) {
        const ac_scatter_point next = entries[k];
        int64_t at = k;

        for (; at > 0 && entries[at - 1].target > next.target; at--)
            entries[at] = entries[at - 1];
        entries[at] = next;
    }
}

/* By one digit of where they fall; those with the same digit stay in their order. */
static void by_digit(const ac_scatter_point *from, ac_scatter_point *to, int64_t count, int shift)
{
    int64_t starts[DIGITS + 1] = {0};

    for (int64_t k = 0; k < count; k++)
        starts[(from[k].target >> shift & (DIGITS - 1)) + 1]++;
    for (int d = 0; d < DIGITS; d++)
        starts[d + 1] += starts[d];
    for (int64_t k = 0; k < count; k++)
        to[starts[from[k].target >> shift & (DIGITS - 1)]++] = from[k];
}

int64_t ac_scatter_list(const ac_scatter_job *j, const unsigned char *index, ac_scatter_point *room,
                        const ac_scatter_point **found)
{
    ac_scatter_point *from = room;
    ac_scatter_point *to = room + j->points;
    const int64_t count = list(j, index, from);
    int shift = 0;

    *found = from;
    if (in_order(from, count))
        return count;
    if (count <= SHORT) {
        insert(from, count);
        return count;
    }
    for (; (j->extent - 1) >> shift > 0; shift += DIGIT) {
        ac_scatter_point *const other = from;

        by_digit(from, to, count, shift);
        from = to;
        to = other;
    }
    *found = from;
    return count;
}

/* --- elements with their points --------------------------------------------------------------- */

/* Moves elements of the last point. */
static void move(const ac_scatter_job *j, const unsigned char *source, unsigned char *out,
                 int64_t count)
{
    const size_t size = j->to_size;

    if (j->row.source == (int64_t)size && j->row.out == (int64_t)size) {
        memcpy(out, source, (size_t)count * size);
        return;
    }
    for (int64_t i = 0; i < count; i++)
        memcpy(out + i * j->row.out, source + i * j->row.source, size);
}

static inline void join_all(double *sums, double *rest, const double *terms, int64_t count,
                            ac_scatter_kind kind, ac_join how)
{
    for (int64_t i = 0; i < count; i++)
        ac_scatter_join(&sums[i], &rest[i], &terms[i], kind, how);
}

/* Joins elements of points to those of the output. */
static void add(const ac_scatter_job *j, const ac_scatter_point *entries, int64_t points,
                const unsigned char *source, unsigned char *out, int64_t count)
{
    double sums[AC_SCATTER_BLOCK];
    double rest[AC_SCATTER_BLOCK];
    double terms[AC_SCATTER_BLOCK];
    const ac_scatter_sums s = {sums, rest};

    ac_scatter_begin(j, s, out, j->row.out, count);
    for (int64_t k = 0; k < points; k++) {
        ac_scatter_terms(j, terms, source + entries[k].source, j->row.source, count);
        if (j->rule->join != AC_JOIN_SUM && j->rule->join != AC_JOIN_MEAN)
            join_all(sums, rest, terms, count, j->kind, j->rule->join);
        else if (j->kind == AC_SCATTER_F64)
            join_all(sums, rest, terms, count, AC_SCATTER_F64, AC_JOIN_SUM);
        else if (j->kind == AC_SCATTER_PAIR)
            join_all(sums, rest, terms, count, AC_SCATTER_PAIR, AC_JOIN_SUM);
        else
            join_all(sums, rest, terms, count, AC_SCATTER_I64, AC_JOIN_SUM);
    }
    ac_scatter_end(j, s, points, out, j->row.out, count);
}

/* The elements on which some points of a list fall, those that begin at `first` and before
 * `behind`. */
static void put(const ac_scatter_job *j, const ac_scatter_point *entries, int64_t first,
                int64_t behind, int64_t all, const unsigned char *source, unsigned char *out,
                int64_t count)
{
    int64_t k = first;

    while (k > 0 && k < behind && entries[k].target == entries[k - 1].target)
        k++; /* of an element that another task has */
    while (k < behind) {
        const int64_t target = entries[k].target;
        int64_t end = k + 1;

        while (end < all && entries[end].target == target)
            end++;
        if (j->rule->join == AC_JOIN_LAST)
            move(j, source + entries[end - 1].source, out + target * j->stride, count);
        else
            add(j, entries + k, end - k, source, out + target * j->stride, count);
        k = end;
    }
}

/* --- tasks ------------------------------------------------------------------------------------ */

void ac_scatter_sorted_task(const ac_scatter_job *j, size_t task, void *room)
{
    const int64_t block = (int64_t)task % j->blocks;
    const int64_t chunk = (int64_t)task / j->blocks % j->chunks;
    const ac_scatter_row at = ac_scatter_row_at(j, (int64_t)task / j->blocks / j->chunks);
    const int64_t first = block * AC_SCATTER_BLOCK;
    const int64_t rest = j->row.extent - first;
    const int64_t all = j->listed;
    const int64_t behind = (chunk + 1) * j->chunk < all ? (chunk + 1) * j->chunk : all;

    (void)room;
    put(j, j->entries, chunk * j->chunk, behind, all, at.source + first * j->row.source,
        at.out + first * j->row.out, rest < AC_SCATTER_BLOCK ? rest : AC_SCATTER_BLOCK);
}

void ac_scatter_each_task(const ac_scatter_job *j, size_t task, void *room)
{
    const int64_t column = (int64_t)task % j->row.extent;
    const ac_scatter_row at = ac_scatter_row_at(j, (int64_t)task / j->row.extent);
    const ac_scatter_point *entries;
    const int64_t count = ac_scatter_list(j, at.index + column * j->row.index, room, &entries);

    put(j, entries, 0, count, count, at.source + column * j->row.source,
        at.out + column * j->row.out, 1);
}
