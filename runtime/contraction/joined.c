#include "contraction/joined.h"

#include <string.h>

#include "base/sizes.h"
#include "contraction/contraction.h"

enum { SLIDE_STEP = 4 }; /* of positions, at most, along which lines slide */

/* --- building --------------------------------------------------------------------------------- */

/* An axis of the space or one that is summed along: a letter, or one axis of its run. */
typedef struct own_axis {
    char letter;
    uint8_t i;
    size_t extent;
    int64_t strides[AC_CONTRACTED_MAX]; /* of each operand; 0: it lacks the axis */
    uint8_t window;
    int64_t step;
} own_axis;

/* What is seen through windows along each axis of a run. */
typedef struct view {
    size_t extent;
    int64_t stride;
} view;

typedef struct builder {
    ac_walk *walk;
    const ac_call *call;
    const ac_contraction *form;
    const ac_contraction_factors *factors;
    own_axis parts[AC_AXES_MAX];
    size_t count;
    view views[AC_RUN_MOST];
    size_t windows;
    size_t seen; /* the operand that is seen, if windows > 0 */
    size_t run;
} builder;

static own_axis *part_of(builder *b, char letter, size_t i)
{
    for (size_t k = 0; k < b->count; k++) {
        if (b->parts[k].letter == letter && b->parts[k].i == i)
            return &b->parts[k];
    }

    own_axis *const made = &b->parts[b->count++];

    *made = (own_axis){.letter = letter, .i = (uint8_t)i, .window = AC_NO_WINDOW};
    return made;
}

static const ac_tensor *tensor_of(const builder *b, size_t operand)
{
    return b->call->operands[operand].tensor;
}

/* How many axes a run has. */
static size_t run_of(const builder *b)
{
    for (size_t o = 0; o < b->call->inputs + b->call->outputs; o++) {
        const char *const axes = b->form->axes[o];

        if (strchr(axes, '.') && o != b->form->addend)
            return tensor_of(b, o)->shape.rank - ac_joined_count(axes) + 1;
    }
    return 1;
}

static void set(builder *b, char letter, size_t i, size_t operand, size_t extent, int64_t stride)
{
    own_axis *const p = part_of(b, letter, i);

    if (operand != b->form->addend)
        p->extent = extent;
    p->strides[operand] = extent == 1 ? 0 : stride;
}

/* The extents and strides of an operand's axes that have one letter, or are seen. */
static void take_plain(builder *b, size_t operand)
{
    const ac_tensor *const t = tensor_of(b, operand);
    const int64_t size = b->walk->operands[operand].size;
    size_t at = 0;
    ac_joined_axis axis;

    for (const char *c = b->form->axes[operand]; *c != '\0';) {
        c = ac_joined_next(c, &axis);
        for (size_t i = 0; i < (axis.run ? b->run : 1); i++, at++) {
            const size_t extent = (size_t)t->shape.dims[at];
            const int64_t stride = t->strides[at] * size;

            if (axis.seen) {
                b->views[i] = (view){extent, extent == 1 ? 0 : stride};
                b->windows = i + 1;
                b->seen = operand;
                part_of(b, axis.outer, i)->window = (uint8_t)i;
                part_of(b, axis.outer, i)->step = b->factors->windows[i].step;
                part_of(b, axis.inner, i)->window = (uint8_t)i;
                part_of(b, axis.inner, i)->step = b->factors->windows[i].tap;
            } else if (!axis.outer && axis.inner) {
                set(b, axis.inner, i, operand, extent, stride);
            }
        }
    }
}

/* The axes of an operand that are groups of others, whose number is known. */
static void take_groups(builder *b, size_t operand)
{
    const ac_tensor *const t = tensor_of(b, operand);
    const int64_t size = b->walk->operands[operand].size;
    size_t at = 0;
    ac_joined_axis axis;

    for (const char *c = b->form->axes[operand]; *c != '\0'; at += axis.run ? b->run : 1) {
        c = ac_joined_next(c, &axis);
        if (!axis.outer || axis.seen)
            continue;

        const size_t groups = part_of(b, axis.outer, 0)->extent;
        const size_t own = (size_t)t->shape.dims[at] / groups;

        set(b, axis.inner, 0, operand, own, t->strides[at] * size);
        set(b, axis.outer, 0, operand, groups, t->strides[at] * size * (int64_t)own);
    }
}

/* The axes of an addend that broadcasts to the output. */
static void broadcast_addend(builder *b, size_t operand)
{
    const ac_tensor *const t = tensor_of(b, operand);
    const int64_t size = b->walk->operands[operand].size;
    const char *const axes = b->form->axes[operand];
    char letters[AC_RANK_MAX];
    uint8_t numbers[AC_RANK_MAX];
    size_t rank = 0;
    ac_joined_axis axis;

    for (const char *c = axes; *c != '\0';) {
        c = ac_joined_next(c, &axis);
        for (size_t i = 0; i < (axis.run ? b->run : 1); i++, rank++) {
            letters[rank] = axis.inner;
            numbers[rank] = (uint8_t)i;
        }
    }
    for (size_t d = t->shape.rank; d > 0; d--) {
        const size_t at = rank - (t->shape.rank - d) - 1;

        if (t->shape.dims[d - 1] != 1)
            part_of(b, letters[at], numbers[at])->strides[operand] = t->strides[d - 1] * size;
    }
}

/* An addend broadcasts, or has one axis of the output; what stands for a null one has none. */
static void take_addend(builder *b)
{
    const size_t addend = b->form->addend;

    if (addend == AC_NO_ADDEND || tensor_of(b, addend)->shape.rank == 0)
        return;
    if (strcmp(b->form->axes[addend], b->form->axes[b->call->inputs]) == 0) {
        broadcast_addend(b, addend);
        return;
    }
    take_plain(b, addend);
    take_groups(b, addend);
}

static uint8_t add_axis(ac_walk *walk, const own_axis *p, size_t operands)
{
    const uint8_t axis = walk->rank++;

    walk->extents[axis] = p->extent;
    for (size_t o = 0; o < operands; o++)
        walk->operands[o].strides[axis] = p->strides[o];
    return axis;
}

static void clear_axis(ac_walk *walk, uint8_t axis, size_t operands)
{
    walk->extents[axis] = 1;
    for (size_t o = 0; o < operands; o++)
        walk->operands[o].strides[axis] = 0;
}

/* Whether an operand of the result steps evenly from the axis `of` on, whose stride follows. */
static bool evenly(const own_axis *outer, const own_axis *of, size_t extent, size_t operand,
                   bool zero)
{
    if (zero)
        return outer->strides[operand] == 0 && of->strides[operand] == 0;
    return outer->strides[operand] == of->strides[operand] * (int64_t)extent;
}

/* Whether a factor has an axis and the other one lacks it. */
static bool has_alone(const builder *b, const own_axis *p, size_t factor, size_t other)
{
    const bool seen = p->window != AC_NO_WINDOW;

    return (p->strides[factor] != 0 || (seen && b->seen == factor)) && p->strides[other] == 0 &&
           !(seen && b->seen == other);
}

/* The axes of the output that one factor has and the other lacks, from the last one on, as long as
 * they lie evenly, unless these are at strides of their own: the parts of its rows or columns,
 * whose axis of the walk is `joined`. */
static uint8_t choose_parts(builder *b, own_axis *const of_space[], size_t count, bool used[],
                            size_t factor, size_t other, uint8_t joined,
                            ac_joined_part parts[AC_JOINED_MAX])
{
    ac_walk *const walk = b->walk;
    ac_walk_contraction *const c = &walk->contraction;
    const size_t operands = b->call->inputs + b->call->outputs;
    const size_t output = b->call->inputs;
    const own_axis *near = NULL;
    const own_axis *nearest = NULL;
    size_t chosen[AC_JOINED_MAX];
    size_t found = 0;
    size_t whole = 1;

    for (size_t k = count; k > 0 && found < AC_JOINED_MAX; k--) {
        own_axis *const p = of_space[k - 1];

        if (p->extent == 1 || !has_alone(b, p, factor, other))
            continue;
        if (near && !c->join.spread &&
            (!evenly(p, near, near->extent, output, false) ||
             (c->addend != AC_NO_ADDEND && !evenly(p, near, near->extent, c->addend, true))))
            break;
        near = p;
        nearest = nearest ? nearest : p;
        whole *= p->extent;
        chosen[found++] = k - 1;
    }
    for (size_t i = found; i > 0; i--) {
        own_axis lone = *of_space[chosen[i - 1]];

        used[chosen[i - 1]] = true;
        for (size_t o = 0; o < operands; o++) {
            if (o != factor && !(c->join.spread && (o == output || o == c->addend)))
                lone.strides[o] = 0;
        }
        parts[found - i] =
            (ac_joined_part){add_axis(walk, &lone, operands), lone.window, lone.step};
    }
    walk->extents[joined] = whole;
    if (nearest && !c->join.spread) {
        walk->operands[output].strides[joined] = nearest->strides[output];
        if (c->addend != AC_NO_ADDEND)
            walk->operands[c->addend].strides[joined] = nearest->strides[c->addend];
    }
    return (uint8_t)found;
}

/* The longest axis of the output that left has and right lacks: rows. */
static void choose_rows(builder *b, own_axis *const of_space[], size_t count, bool used[])
{
    ac_walk *const walk = b->walk;
    const ac_walk_contraction *const c = &walk->contraction;
    const size_t operands = b->call->inputs + b->call->outputs;
    size_t best = count;

    for (size_t k = 0; k < count; k++) {
        const own_axis *const p = of_space[k];

        if (p->extent > 1 && p->strides[c->right] == 0 && p->window == AC_NO_WINDOW && !used[k] &&
            (best == count || p->extent > of_space[best]->extent))
            best = k;
    }
    if (best == count)
        return;
    used[best] = true;
    walk->extents[AC_AXIS_ROW] = of_space[best]->extent;
    for (size_t o = 0; o < operands; o++)
        walk->operands[o].strides[AC_AXIS_ROW] = of_space[best]->strides[o];
}

/* The rows and the columns: where left is seen, all that each factor has alone, and lies evenly. */
static void choose(builder *b, own_axis *const of_space[], size_t count, bool used[])
{
    ac_walk_contraction *const c = &b->walk->contraction;

    c->join.columns =
        choose_parts(b, of_space, count, used, c->right, c->left, AC_AXIS_COLUMN, c->join.column);
    if (c->join.gathers)
        c->join.rows =
            choose_parts(b, of_space, count, used, c->left, c->right, AC_AXIS_ROW, c->join.row);
    else
        choose_rows(b, of_space, count, used);
}

/* Whether the positions of windows are summed along. */
static bool sums_positions(const builder *b)
{
    ac_joined_axis axis;

    for (const char *c = b->form->axes[b->seen]; b->windows > 0 && *c != '\0';) {
        c = ac_joined_next(c, &axis);
        if (axis.seen)
            return strchr(b->form->summed, axis.outer) != NULL;
    }
    return false;
}

/* Whether elements are seen at some positions and taps alone. */
static bool is_spread(const builder *b)
{
    for (size_t i = 0; i < b->windows; i++) {
        if (b->factors->windows[i].divisor != 1)
            return true;
    }
    return false;
}

/* The axes that are summed along, in the order of the form. */
static void take_summed(builder *b)
{
    ac_walk *const walk = b->walk;
    ac_walk_joined *const join = &walk->contraction.join;
    const size_t operands = b->call->inputs + b->call->outputs;

    for (const char *c = b->form->summed; *c != '\0'; c++) {
        for (size_t i = 0; i < b->run; i++) {
            for (size_t k = 0; k < b->count; k++) {
                const own_axis *const p = &b->parts[k];

                if (p->letter != *c || p->i != i)
                    continue;
                walk->extents[AC_AXIS_INNER] *= p->extent;
                if (p->extent != 1)
                    join->inner[join->inners++] =
                        (ac_joined_part){add_axis(walk, p, operands), p->window, p->step};
            }
        }
    }
}

/* The axes of the output, first to last. */
static size_t space_of(builder *b, own_axis *of_space[AC_RANK_MAX * 2])
{
    size_t count = 0;
    ac_joined_axis axis;

    for (const char *c = b->form->axes[b->call->inputs]; *c != '\0';) {
        c = ac_joined_next(c, &axis);
        if (axis.outer)
            of_space[count++] = part_of(b, axis.outer, 0);
        for (size_t i = 0; i < (axis.run ? b->run : 1); i++)
            of_space[count++] = part_of(b, axis.inner, i);
    }
    return count;
}

void ac_joined_build(ac_walk *walk, const ac_call *call, const ac_contraction *form)
{
    ac_walk_contraction *const c = &walk->contraction;
    const size_t operands = call->inputs + call->outputs;
    builder b = {.walk = walk, .call = call, .form = form, .factors = call->attrs};
    own_axis *of_space[AC_RANK_MAX * 2] = {0};
    bool used[AC_RANK_MAX * 2] = {false};

    b.run = run_of(&b);
    c->join = (ac_walk_joined){0};
    if (form->given)
        part_of(&b, form->given, 0)->extent = (size_t)b.factors->extent;
    for (size_t o = 0; o < operands; o++) {
        if (o != form->addend)
            take_plain(&b, o);
    }
    for (size_t o = 0; o < operands; o++) {
        if (o != form->addend)
            take_groups(&b, o);
    }
    take_addend(&b);
    c->join.gathers = sums_positions(&b);
    c->join.spread = is_spread(&b);
    if (b.windows > 0 && (b.seen == c->left) != c->join.gathers) {
        const uint8_t left = c->left;

        c->left = c->right;
        c->right = left;
    }
    for (uint8_t axis = 0; axis < AC_AXIS_BATCH; axis++)
        clear_axis(walk, axis, operands);

    const size_t count = space_of(&b, of_space);

    /* Columns first, but the axes of batches lie in front of theirs. */
    ac_walk plan = *walk;
    builder trial = b;

    trial.walk = &plan;
    plan.rank = AC_AXIS_BATCH;
    choose(&trial, of_space, count, used);
    walk->rank = AC_AXIS_BATCH;
    for (size_t k = count; k > 0; k--) {
        const own_axis *const p = of_space[k - 1];

        if (used[k - 1] || p->extent == 1)
            continue;
        c->join.batch[c->join.batches++] =
            (ac_joined_part){add_axis(walk, p, operands), p->window, p->step};
    }
    memset(used, 0, sizeof used);
    choose(&b, of_space, count, used);
    take_summed(&b);
    for (size_t i = 0; i < b.windows; i++) {
        own_axis own = {.extent = b.views[i].extent};

        own.strides[b.seen] = b.views[i].stride;
        c->join.window[i].axis = add_axis(walk, &own, operands);
        c->join.window[i].origin = b.factors->windows[i].origin;
        c->join.window[i].divisor = b.factors->windows[i].divisor;
    }
    c->join.windows = (uint8_t)b.windows;
    c->batch_axes = c->join.batches;
}

/* --- places ----------------------------------------------------------------------------------- */

static size_t extent_of(const ac_walk *walk, const ac_joined_part *part)
{
    return walk->extents[part->axis];
}

/* Moves a place along parts to an index of them all. */
static void move(const ac_walk *walk, size_t operand, const ac_joined_part *parts, size_t count,
                 size_t index, ac_joined_place *place)
{
    for (size_t i = count; i > 0; i--) {
        const ac_joined_part *const part = &parts[i - 1];
        const size_t extent = extent_of(walk, part);
        const int64_t at = (int64_t)(index % extent);

        index /= extent;
        place->offset += at * walk->operands[operand].strides[part->axis];
        if (part->window != AC_NO_WINDOW)
            place->number[part->window] += at * part->step;
    }
}

void ac_joined_batch(const ac_walk *walk, size_t batch, ac_joined_place *place)
{
    const ac_walk_joined *const join = &walk->contraction.join;

    *place = (ac_joined_place){0};
    for (size_t w = 0; w < join->windows; w++)
        place->number[w] = join->window[w].origin;
    for (size_t i = 0; i < join->batches; i++) {
        const size_t extent = extent_of(walk, &join->batch[i]);

        if (join->batch[i].window != AC_NO_WINDOW)
            place->number[join->batch[i].window] += (int64_t)(batch % extent) * join->batch[i].step;
        batch /= extent;
    }
}

int64_t ac_joined_way(const ac_walk *walk, size_t operand, size_t row, size_t column)
{
    const ac_walk_joined *const join = &walk->contraction.join;
    ac_joined_place place = {0};

    move(walk, operand, join->column, join->columns, column, &place);
    if (join->gathers)
        move(walk, operand, join->row, join->rows, row, &place);
    else
        place.offset += (int64_t)row * walk->operands[operand].strides[AC_AXIS_ROW];
    return place.offset;
}

size_t ac_joined_even(const ac_walk *walk, size_t column, size_t columns)
{
    const ac_walk_joined *const join = &walk->contraction.join;
    const size_t line = join->columns > 0 ? extent_of(walk, &join->column[join->columns - 1]) : 1;
    const size_t left = line - column % line;

    return left < columns ? left : columns;
}

int64_t ac_joined_step(const ac_walk *walk, size_t operand)
{
    const ac_walk_joined *const join = &walk->contraction.join;

    return join->columns > 0 ? walk->operands[operand].strides[join->column[join->columns - 1].axis]
                             : 0;
}

ac_joined_run ac_joined_left(const ac_walk *walk, size_t k, size_t end)
{
    const ac_walk_contraction *const c = &walk->contraction;
    const ac_joined_part *const inner = c->join.inner;
    const int64_t *const strides = walk->operands[c->left].strides;
    size_t first = c->join.inners;
    size_t whole = 1;
    ac_joined_place place = {0};

    if (first == 0)
        return (ac_joined_run){.first = k, .count = end - k};
    do {
        first--;
        whole *= extent_of(walk, &inner[first]);
    } while (first > 0 && strides[inner[first - 1].axis] ==
                              strides[inner[first].axis] * (int64_t)extent_of(walk, &inner[first]));
    move(walk, c->left, inner, c->join.inners, k, &place);

    const size_t left = whole - k % whole;

    return (ac_joined_run){.offset = place.offset,
                           .stride = strides[inner[c->join.inners - 1].axis],
                           .first = k,
                           .count = left < end - k ? left : end - k};
}

/* --- strips ----------------------------------------------------------------------------------- */

/* A strip, and the columns of it that differ along the last part of the columns alone. */
typedef struct segment {
    const ac_walk *walk;
    size_t column; /* in the strip */
    size_t count;
    const ac_joined_part *part; /* or null, of one column */
    ac_joined_each *each;
    void *context;
} segment;

/* The strides of the operand that is seen through windows. */
static const int64_t *seen_strides(const ac_walk *walk)
{
    const ac_walk_contraction *const c = &walk->contraction;

    return walk->operands[c->join.gathers ? c->left : c->right].strides;
}

/* The index along a window that does not change from column to column: false outside it. */
static bool settle(const ac_walk *walk, size_t window, ac_joined_place *place)
{
    const ac_walk_contraction *const c = &walk->contraction;
    const uint8_t axis = c->join.window[window].axis;
    const int64_t index = place->number[window];

    if (index < 0 || index >= (int64_t)walk->extents[axis])
        return false;
    place->offset += index * seen_strides(walk)[axis];
    return true;
}

/* How many steps lie within a distance. */
static int64_t steps(int64_t distance, int64_t step)
{
    return step == 1 ? distance : distance / step;
}

/* The columns that lie inside the window which moves with them. */
static bool reach(const segment *s, const ac_joined_place *place, ac_joined_box *box)
{
    const ac_walk_contraction *const c = &s->walk->contraction;
    const size_t window = s->part->window;
    const uint8_t axis = c->join.window[window].axis;
    const int64_t number = place->number[window];
    const int64_t extent = (int64_t)s->walk->extents[axis];
    const int64_t stride = seen_strides(s->walk)[axis];
    const int64_t count = (int64_t)s->count;
    const int64_t step = s->part->step;
    const int64_t first = number < 0 ? steps(-(number + 1), step) + 1 : 0;

    if (first >= count || number + first * step >= extent)
        return false;

    const int64_t index = number + first * step;
    const int64_t inside = steps(extent - 1 - index, step) + 1;
    const int64_t held = count - first;

    box->column_stride = step * stride;
    box->column = s->column + (size_t)first;
    box->columns = (size_t)(held < inside ? held : inside);
    box->offset = place->offset + index * stride;
    return true;
}

/* The rectangle of the columns of a segment and some indices k, of which the first has this place;
 * along these only the offset changes. */
static void fill(const segment *s, ac_joined_place place, ac_joined_box *box)
{
    const ac_walk_contraction *const c = &s->walk->contraction;
    const size_t moving = s->part ? s->part->window : AC_NO_WINDOW;

    for (size_t w = 0; w < c->join.windows && !c->join.gathers; w++) {
        if (w != moving && !settle(s->walk, w, &place))
            return;
    }
    if (moving != AC_NO_WINDOW) {
        if (!reach(s, &place, box))
            return;
    } else {
        box->column = s->column;
        box->columns = s->count;
        box->column_stride = s->part ? s->walk->operands[c->right].strides[s->part->axis] : 0;
        box->offset = place.offset;
    }
    s->each(s->context, box);
}

/* How many indices of a run lie in front of `end`, if the first is `from` and each is `pitch`
 * behind the one before. */
static size_t ahead_of(size_t end, size_t from, size_t pitch, size_t count)
{
    return end <= from ? 0 : ac_least((end - from - 1) / pitch + 1, count);
}

/* Moves a place to the next index of parts, the last one changing first. */
static void advance(const ac_walk *walk, size_t operand, const ac_joined_part *parts, size_t count,
                    size_t *digits, ac_joined_place *place)
{
    for (size_t i = count; i > 0; i--) {
        const ac_joined_part *const part = &parts[i - 1];
        const int64_t stride = walk->operands[operand].strides[part->axis];
        const bool wraps = ++digits[i - 1] == extent_of(walk, part);
        const int64_t by = wraps ? 1 - (int64_t)digits[i - 1] : 1;

        place->offset += by * stride;
        if (part->window != AC_NO_WINDOW)
            place->number[part->window] += by * part->step;
        if (!wraps)
            return;
        digits[i - 1] = 0;
    }
}

/* The rectangles of a segment: a run of indices k along the last part that is no tap of a window,
 * for each index along the other parts. */
static void fill_all(const segment *s, const ac_joined_place *place, size_t first, size_t depth)
{
    const ac_walk_contraction *const c = &s->walk->contraction;
    const ac_joined_part *const inner = c->join.inner;
    size_t run = c->join.inners;
    size_t pitch = 1;

    while (run > 0 && inner[run - 1].window != AC_NO_WINDOW && !c->join.gathers)
        run--;
    for (size_t i = run; i < c->join.inners; i++)
        pitch *= extent_of(s->walk, &inner[i]);

    const size_t count = run > 0 ? extent_of(s->walk, &inner[run - 1]) : 1;
    const int64_t stride = run > 0 ? s->walk->operands[c->right].strides[inner[run - 1].axis] : 0;
    const size_t end = first + depth;

    for (size_t start = first - first % (count * pitch); start < end; start += count * pitch) {
        size_t digits[AC_JOINED_MAX] = {0};
        ac_joined_place tap = *place;

        if (run > 0)
            move(s->walk, c->right, inner, run - 1, start / (count * pitch), &tap);
        for (size_t v = 0; v < pitch && start + v < end; v++) {
            const size_t skipped = ahead_of(first, start + v, pitch, count);
            const size_t rows = ahead_of(end, start + v, pitch, count) - skipped;
            const size_t k = start + v + skipped * pitch;
            ac_joined_place at = tap;
            ac_joined_box box = {
                .row = k - first, .pitch = pitch, .rows = rows, .row_stride = stride};

            at.offset += (int64_t)skipped * stride;
            if (rows > 0)
                fill(s, at, &box);
            advance(s->walk, c->right, &inner[run], c->join.inners - run, digits, &tap);
        }
    }
}

void ac_joined_strip(const ac_walk *walk, const ac_joined_place *place, size_t first_column,
                     size_t columns, size_t first, size_t depth, ac_joined_each *each,
                     void *context)
{
    const ac_walk_contraction *const c = &walk->contraction;
    const size_t parts = c->join.columns;
    const ac_joined_part *const last = parts > 0 ? &c->join.column[parts - 1] : NULL;
    const size_t line = last ? extent_of(walk, last) : 1;

    for (size_t done = 0; done < columns;) {
        const size_t column = first_column + done;
        const segment s = {.walk = walk,
                           .column = done,
                           .count = ac_least(line - column % line, columns - done),
                           .part = last,
                           .each = each,
                           .context = context};
        ac_joined_place at = *place;

        move(walk, c->right, c->join.column, parts, column, &at);
        fill_all(&s, &at, first, depth);
        done += s.count;
    }
}

/* --- rows that are seen ----------------------------------------------------------------------- */

size_t ac_joined_spans(const ac_walk *walk, size_t first, size_t depth, ac_joined_span *spans)
{
    const ac_walk_contraction *const c = &walk->contraction;
    const ac_joined_part *const inner = c->join.inner;
    const size_t line = c->join.inners > 0 ? extent_of(walk, &inner[c->join.inners - 1]) : depth;
    size_t count = 0;

    for (size_t done = 0; done < depth; count++) {
        spans[count] = (ac_joined_span){
            .first = done, .count = ac_least(line - (first + done) % line, depth - done)};
        move(walk, c->left, inner, c->join.inners, first + done, &spans[count].place);
        done += spans[count].count;
    }
    return count;
}

void ac_joined_row(const ac_walk *walk, const ac_joined_place *place, size_t row,
                   const ac_joined_span *spans, size_t count, ac_joined_each *each, void *context)
{
    const ac_walk_contraction *const c = &walk->contraction;
    const ac_joined_part *const last =
        c->join.inners > 0 ? &c->join.inner[c->join.inners - 1] : NULL;
    const size_t moving = last ? last->window : AC_NO_WINDOW;
    ac_joined_place own = *place;

    move(walk, c->left, c->join.row, c->join.rows, row, &own);
    for (size_t i = 0; i < count; i++) {
        const segment s = {
            .walk = walk, .column = spans[i].first, .count = spans[i].count, .part = last};
        ac_joined_place at = {.offset = own.offset + spans[i].place.offset};
        ac_joined_box box = {.rows = 1};
        bool inside = true;

        for (size_t w = 0; w < c->join.windows; w++) {
            at.number[w] = own.number[w] + spans[i].place.number[w];
            if (w != moving && inside)
                inside = settle(walk, w, &at);
        }
        if (!inside)
            continue;
        if (moving == AC_NO_WINDOW) {
            box.column = s.column;
            box.columns = s.count;
            box.column_stride = last ? seen_strides(walk)[last->axis] : 0;
            box.offset = at.offset;
        } else if (!reach(&s, &at, &box)) {
            continue;
        }
        each(context, &box);
    }
}

/* --- sliding lines ---------------------------------------------------------------------------- */

size_t ac_joined_slide_taps(const ac_walk *walk)
{
    const ac_walk_joined *const join = &walk->contraction.join;

    return extent_of(walk, &join->row[join->rows - 1]);
}

size_t ac_joined_slide_lines(const ac_walk *walk)
{
    return walk->extents[AC_AXIS_ROW] / ac_joined_slide_taps(walk);
}

size_t ac_joined_slide_step(const ac_walk *walk)
{
    const ac_walk_joined *const join = &walk->contraction.join;

    return (size_t)join->inner[join->inners - 1].step;
}

bool ac_joined_slides_fit(const ac_walk *walk)
{
    const ac_walk_contraction *const c = &walk->contraction;
    const ac_walk_joined *const join = &c->join;

    if (!join->gathers || join->rows == 0 || join->inners == 0)
        return false;

    const ac_joined_part *const tap = &join->row[join->rows - 1];
    const ac_joined_part *const position = &join->inner[join->inners - 1];

    return tap->window != AC_NO_WINDOW && tap->window == position->window && tap->step == 1 &&
           position->step >= 1 && position->step <= SLIDE_STEP &&
           seen_strides(walk)[join->window[tap->window].axis] == walk->operands[c->left].size &&
           ac_joined_slide_taps(walk) <= AC_MULTIPLY_SLIDE &&
           ac_joined_slide_lines(walk) <= AC_MULTIPLY_SLIDES;
}

size_t ac_joined_slide(const ac_walk *walk, const ac_joined_place *place, size_t line,
                       const ac_joined_span *span, int64_t *first, int64_t *offset)
{
    const ac_walk_joined *const join = &walk->contraction.join;
    const size_t moving = join->row[join->rows - 1].window;
    ac_joined_place at = *place;

    move(walk, walk->contraction.left, join->row, join->rows, line * ac_joined_slide_taps(walk),
         &at);
    at.offset += span->place.offset;
    for (size_t w = 0; w < join->windows; w++) {
        at.number[w] += span->place.number[w];
        if (w != moving && !settle(walk, w, &at))
            return 0;
    }
    *first = at.number[moving];
    *offset = at.offset;
    return walk->extents[join->window[moving].axis];
}

/* --- taps ------------------------------------------------------------------------------------- */

bool ac_joined_taps_fit(const ac_walk *walk)
{
    const ac_walk_contraction *const c = &walk->contraction;

    return !c->join.gathers && c->join.columns > 0 && walk->extents[AC_AXIS_INNER] > 0 &&
           c->join.column[c->join.columns - 1].window != AC_NO_WINDOW;
}

bool ac_joined_taps_alone(const ac_walk *walk)
{
    const ac_walk_joined *const join = &walk->contraction.join;

    for (size_t i = 0; i < join->inners; i++) {
        if (join->inner[i].window == AC_NO_WINDOW)
            return false;
    }
    return true;
}

int64_t ac_joined_tap_stride(const ac_walk *walk)
{
    const ac_walk_joined *const join = &walk->contraction.join;
    const ac_joined_part *const last = &join->column[join->columns - 1];

    return last->step * seen_strides(walk)[join->window[last->window].axis];
}

/* What a tap has of `count` columns, whose first one has a place without the tap's part. */
static ac_multiply_tap tap_of(const ac_walk *walk, const ac_joined_place *line,
                              const ac_joined_place *tap, size_t moving, size_t count,
                              const unsigned char *base)
{
    const ac_walk_contraction *const c = &walk->contraction;
    ac_joined_place place = {.offset = line->offset + tap->offset};

    for (size_t w = 0; w < c->join.windows; w++) {
        place.number[w] = line->number[w] + tap->number[w];
        if (w != moving && !settle(walk, w, &place))
            return (ac_multiply_tap){0};
    }

    const uint8_t axis = c->join.window[moving].axis;
    const int64_t step = c->join.column[c->join.columns - 1].step;
    const int64_t number = place.number[moving];
    const int64_t inside = (int64_t)walk->extents[axis] - number;
    const int64_t first = number < 0 ? steps(-(number + 1), step) + 1 : 0;
    const int64_t end = inside <= 0 ? 0 : steps(inside - 1, step) + 1;

    if (first >= end || first >= (int64_t)count)
        return (ac_multiply_tap){0};
    return (ac_multiply_tap){base + place.offset +
                                 (number + first * step) * walk->operands[c->right].strides[axis],
                             (size_t)first, ac_least((size_t)end, count)};
}

void ac_joined_lines(const ac_walk *walk, const ac_joined_place *place, const unsigned char *base,
                     size_t first_column, size_t columns, size_t first, size_t depth,
                     ac_multiply_tap *taps, ac_joined_tapped *each, void *context)
{
    const ac_walk_contraction *const c = &walk->contraction;
    const ac_joined_part *const last = &c->join.column[c->join.columns - 1];
    const size_t line = extent_of(walk, last);
    ac_joined_place own[AC_CONTRACTION_BLOCK]; /* what a tap adds to a place */

    for (size_t k = 0; k < depth; k++) {
        own[k] = (ac_joined_place){0};
        move(walk, c->right, c->join.inner, c->join.inners, first + k, &own[k]);
    }
    for (size_t done = 0, count; done < columns; done += count) {
        const size_t column = first_column + done;
        ac_joined_place at = *place;

        count = ac_least(line - column % line, columns - done);
        move(walk, c->right, c->join.column, c->join.columns, column, &at);
        for (size_t k = 0; k < depth; k++)
            taps[k] = tap_of(walk, &at, &own[k], last->window, count, base);
        each(context, done, count);
    }
}
