#include "contraction/residue.h"

#include "base/sizes.h"

/* The part along which a window moves; null where that axis has one index. */
static ac_joined_part *moving(ac_joined_part *parts, size_t count, size_t window)
{
    for (size_t i = 0; i < count; i++) {
        if (parts[i].window == window)
            return &parts[i];
    }
    return NULL;
}

/* The axis of the output along which a window moves. */
static ac_joined_part *outer_of(ac_walk_joined *join, size_t window)
{
    ac_joined_part *found = moving(join->column, join->columns, window);

    if (!found)
        found = moving(join->row, join->rows, window);
    return found ? found : moving(join->batch, join->batches, window);
}

/* After how many steps they come to a multiple of the divisor. */
static size_t period_of(const ac_joined_part *part, int64_t divisor)
{
    int64_t a = part->step < 0 ? -part->step : part->step;
    int64_t b = divisor;

    while (a != 0) {
        const int64_t rest = b % a;

        b = a;
        a = rest;
    }
    return (size_t)(divisor / b);
}

/* Keeps of an axis each `every`-th index from `first` on, which is one of them: the least number
 * after which steps come to a multiple of the divisor. */
static void thin(ac_residue *r, ac_joined_part *part, size_t first, size_t every, int64_t divisor)
{
    ac_walk *const walk = &r->walk;
    size_t *const extent = &walk->extents[part->axis];

    *extent = (*extent - first + every - 1) / every;
    part->step /= divisor / (int64_t)every;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        int64_t *const stride = &walk->operands[i].strides[part->axis];

        r->offset[i] += (int64_t)first * *stride;
        *stride = *extent > 1 ? *stride * (int64_t)every : 0;
    }
}

/* The first index along a summed axis at which a number is a multiple of the divisor; `limit` if
 * there is none below that. */
static size_t first_of(const ac_joined_part *inner, int64_t number, int64_t divisor, size_t limit)
{
    size_t first = 0;

    while (first < limit && (number + (int64_t)first * inner->step) % divisor != 0)
        first++;
    return first;
}

/* Gives a window the divisor 1, at the residue `place` along its axis of the output; false where no
 * index of its summed axis meets an element there. */
static bool settle(ac_residue *r, size_t window, size_t place)
{
    ac_walk_joined *const join = &r->walk.contraction.join;
    const int64_t divisor = join->window[window].divisor;
    ac_joined_part *const outer = outer_of(join, window);
    ac_joined_part *const inner = moving(join->inner, join->inners, window);
    int64_t number = join->window[window].origin;
    bool meets;

    join->window[window].divisor = 1;
    if (outer) {
        number += (int64_t)place * outer->step;
        thin(r, outer, place, period_of(outer, divisor), divisor);
    }
    if (inner) {
        const size_t every = period_of(inner, divisor);
        const size_t limit = ac_least(every, r->walk.extents[inner->axis]);
        const size_t first = first_of(inner, number, divisor, limit);

        meets = first < limit;
        if (meets) {
            number += (int64_t)first * inner->step;
            r->inner[inner - join->inner].first = first;
            r->inner[inner - join->inner].every = every;
            thin(r, inner, first, every, divisor);
        }
    } else {
        meets = number % divisor == 0;
    }
    join->window[window].origin = number / divisor;
    return meets;
}

static size_t product_of(const ac_walk *walk, const ac_joined_part *parts, size_t count)
{
    size_t product = 1;

    for (size_t i = 0; i < count; i++)
        product *= walk->extents[parts[i].axis];
    return product;
}

/* The extents of what parts are joined to. */
static void join_extents(ac_walk *walk)
{
    ac_walk_contraction *const c = &walk->contraction;

    walk->extents[AC_AXIS_COLUMN] = product_of(walk, c->join.column, c->join.columns);
    if (c->join.gathers)
        walk->extents[AC_AXIS_ROW] = product_of(walk, c->join.row, c->join.rows);
    walk->extents[AC_AXIS_INNER] = product_of(walk, c->join.inner, c->join.inners);
    c->batches = product_of(walk, c->join.batch, c->join.batches);
}

static size_t residues_of(ac_walk *walk, size_t window)
{
    ac_walk_joined *const join = &walk->contraction.join;
    const ac_joined_part *const outer = outer_of(join, window);

    if (!outer || join->window[window].divisor == 1)
        return 1;
    return ac_least(period_of(outer, join->window[window].divisor), walk->extents[outer->axis]);
}

size_t ac_residue_count(const ac_walk *walk)
{
    ac_walk own = *walk;
    size_t count = 1;

    for (size_t w = 0; w < walk->contraction.join.windows; w++)
        count *= residues_of(&own, w);
    return count;
}

void ac_residue_take(const ac_walk *walk, size_t number, ac_residue *found)
{
    const ac_walk_joined *const join = &walk->contraction.join;
    bool meets = true;

    *found = (ac_residue){.walk = *walk};
    for (size_t i = 0; i < join->inners; i++) {
        found->inner[i].extent = walk->extents[join->inner[i].axis];
        found->inner[i].every = 1;
    }
    for (size_t w = 0; w < join->windows; w++) {
        const size_t residues = residues_of(&found->walk, w);

        if (join->window[w].divisor != 1)
            meets &= settle(found, w, number % residues);
        number /= residues;
    }
    join_extents(&found->walk);
    if (!meets)
        found->walk.extents[AC_AXIS_INNER] = 0;
}

void ac_residue_largest(const ac_walk *walk, ac_walk *found)
{
    ac_residue largest = {.walk = *walk};
    ac_walk_joined *const join = &largest.walk.contraction.join;

    for (size_t w = 0; w < join->windows; w++) {
        const int64_t divisor = join->window[w].divisor;
        ac_joined_part *const outer = outer_of(join, w);
        ac_joined_part *const inner = moving(join->inner, join->inners, w);

        if (outer)
            thin(&largest, outer, 0, period_of(outer, divisor), divisor);
        if (inner)
            thin(&largest, inner, 0, period_of(inner, divisor), divisor);
        join->window[w].divisor = 1;
    }
    join_extents(&largest.walk);
    *found = largest.walk;
}

size_t ac_residue_depth(const ac_residue *residue, size_t k)
{
    const ac_walk_joined *const join = &residue->walk.contraction.join;
    size_t digits[AC_JOINED_MAX];
    size_t end = 0; /* of the block, among all indices */
    size_t before = 0;
    size_t each = 1;
    size_t all = 1;

    for (size_t i = join->inners, rest = k; i > 0; i--) {
        const size_t own = residue->walk.extents[join->inner[i - 1].axis];

        end += (residue->inner[i - 1].first + rest % own * residue->inner[i - 1].every) * all;
        rest /= own;
        all *= residue->inner[i - 1].extent;
        each *= own;
    }
    end = (end / AC_CONTRACTION_BLOCK + 1) * AC_CONTRACTION_BLOCK;
    if (end >= all)
        return each - k;
    for (size_t i = join->inners, rest = end; i > 0; i--) {
        digits[i - 1] = rest % residue->inner[i - 1].extent;
        rest /= residue->inner[i - 1].extent;
    }
    /* Those in front of the end: as many as have a lower digit, with the same digits before. */
    for (size_t i = 0; i < join->inners; i++) {
        const size_t own = residue->walk.extents[join->inner[i].axis];
        const size_t first = residue->inner[i].first;
        const size_t every = residue->inner[i].every;
        const size_t lower =
            digits[i] <= first ? 0 : ac_least((digits[i] - first + every - 1) / every, own);

        each /= own;
        before += lower * each;
        if (lower >= own || first + lower * every != digits[i])
            break;
    }
    return before - k;
}
