#include "contraction/chained_walk.h"

#include <string.h>

#include "base/half.h"
#include "contraction/load.h"
#include "contraction/room.h"

enum { LINES = 8 }; /* of elements that are packed together */

/* --- building --------------------------------------------------------------------------------- */

/* The stride of an operand along a letter, in bytes; 0 if it lacks that, or repeats along it. */
static int64_t stride_along(const ac_walk_operand *o, const ac_tensor *tensor, const char *axes,
                            char letter, const int64_t extents[AC_LETTERS])
{
    const char *letters;
    size_t count;

    for (size_t axis = 0; *axes != '\0'; axis++) {
        axes = ac_letters_next(axes, &letters, &count);

        int64_t step = tensor->strides[axis] * o->size;

        if (tensor->shape.dims[axis] == 1 || !memchr(letters, letter, count))
            continue;
        for (size_t i = count; letters[i - 1] != letter; i--)
            step *= extents[letters[i - 1] - 'a'];
        return step;
    }
    return 0;
}

/* Which scores are dropped. */
static void find_band(ac_chained_layout *l)
{
    const ac_contraction_factors *const factors = l->call->attrs;
    const ac_contraction *const form = l->form;
    ac_walk_contraction *const c = &l->walk->contraction;

    c->banded = false;
    c->masked = form->drops && l->call->operands[form->drop].tensor->shape.rank > 0 &&
                !ac_band_implies_mask(factors->band.mode);
    c->mask = form->drop;
    c->band_axis = 0;
    if (!form->drops)
        return;

    const size_t rows = (size_t)l->extents[form->rows - 'a'];
    const size_t links = (size_t)l->extents[form->summed[0] - 'a'];

    c->band = ac_band_find(&factors->band, rows, links);
    c->banded = c->band.first + (int64_t)rows > 1 || c->band.end < (int64_t)links;
}

/* The axes of operands. What stands for a null one has none, and neither has a mask that is not
 * read, or an output that is not wanted. */
static void find_axes(ac_chained_layout *l)
{
    const ac_contraction *const form = l->form;

    for (size_t i = 0; i < l->call->inputs + l->call->outputs; i++) {
        const ac_tensor *const tensor = l->call->operands[i].tensor;
        const bool mask = form->drops && i == form->drop;

        l->axes[i] = "";
        if (tensor->shape.rank == 0 || ac_walk_absent(l->walk, i))
            continue;
        if (!mask)
            l->axes[i] = form->axes[i];
        else if (l->walk->contraction.masked) {
            ac_letters_own(form->axes[i], &tensor->shape, l->extents, l->mask);
            l->axes[i] = l->mask;
        }
    }
}

void ac_chained_begin(ac_chained_layout *l, ac_walk *walk, const ac_call *call,
                      const ac_contraction *form)
{
    const ac_contraction_factors *const factors = call->attrs;
    ac_walk_contraction *const c = &walk->contraction;
    const uint8_t of[] = {form->left, form->middle, form->right};
    ac_lettered tensors[sizeof of];
    ac_letter_count counts[AC_COUNTED_MAX];
    size_t counted = 0;

    *l = (ac_chained_layout){.walk = walk, .call = call, .form = form};
    for (size_t i = 0; i < sizeof of; i++)
        tensors[i] = (ac_lettered){call->operands[of[i]].tensor, "", form->axes[of[i]], false};
    for (; counted < AC_COUNTED_MAX && form->counted[counted]; counted++)
        counts[counted] = (ac_letter_count){form->counted[counted], factors->counts[counted], ""};
    (void)ac_letters_find(tensors, sizeof of, counts, counted, l->extents);

    c->middle = form->middle;
    c->wide = false;
    c->scales_last = form->scales_last;
    find_band(l);
    find_axes(l);
    ac_chained_lay(l, AC_AXIS_INNER, form->inner);
    ac_chained_lay(l, AC_AXIS_LINK, form->summed[0]);
    walk->rank = AC_AXIS_REST;
    walk->near = AC_AXIS_INNER;
}

void ac_chained_lay(const ac_chained_layout *l, size_t axis, char letter)
{
    l->walk->extents[axis] = (size_t)l->extents[letter - 'a'];
    for (size_t i = 0; i < l->call->inputs + l->call->outputs; i++) {
        ac_walk_operand *const o = &l->walk->operands[i];

        o->strides[axis] =
            stride_along(o, l->call->operands[i].tensor, l->axes[i], letter, l->extents);
    }
}

uint8_t ac_chained_lay_all(const ac_chained_layout *l, const char *letters)
{
    const uint8_t before = l->walk->rank;

    for (size_t i = strlen(letters); i > 0; i--) {
        const char letter = letters[i - 1];

        if (l->extents[letter - 'a'] == 1)
            continue;
        if (l->form->drops && letter == l->form->rows)
            l->walk->contraction.band_axis = l->walk->rank;
        ac_chained_lay(l, l->walk->rank++, letter);
    }
    return (uint8_t)(l->walk->rank - before);
}

size_t ac_chained_points(const ac_walk *walk, size_t first, size_t count)
{
    size_t found = 1;

    for (size_t a = first; a < first + count; a++)
        found *= walk->extents[a];
    return found;
}

size_t ac_chained_take(size_t *all, size_t elements)
{
    const size_t start = *all;

    *all += ac_up_to(elements * sizeof(float), AC_CHAINED_ALIGNMENT);
    return start;
}

/* --- running ---------------------------------------------------------------------------------- */

const unsigned char *ac_chained_base(const ac_chained_task *t, size_t operand)
{
    const ac_walk *const walk = t->job->walk;
    const ac_walk_contraction *const c = &walk->contraction;
    const size_t first = (size_t)AC_AXIS_REST + c->row_axes;
    const unsigned char *found = t->job->base[operand];
    size_t index = t->batch;

    for (size_t a = first; a < first + c->batch_axes; a++) {
        found += (int64_t)(index % walk->extents[a]) * walk->operands[operand].strides[a];
        index /= walk->extents[a];
    }
    return found;
}

const unsigned char *ac_chained_row(const ac_chained_task *t, size_t operand, size_t row)
{
    const ac_walk *const walk = t->job->walk;
    const size_t end = (size_t)AC_AXIS_REST + walk->contraction.row_axes;
    const unsigned char *found = ac_chained_base(t, operand);
    size_t index = t->first + row;

    for (size_t a = AC_AXIS_REST; a < end; a++) {
        found += (int64_t)(index % walk->extents[a]) * walk->operands[operand].strides[a];
        index /= walk->extents[a];
    }
    return found;
}

void ac_chained_load(const ac_chained_task *t, size_t operand, float *to, const unsigned char *from,
                     size_t axis, size_t count)
{
    const ac_walk_operand *const o = &t->job->walk->operands[operand];

    ac_contraction_load(t->job->stage, o, (unsigned char *)to, count, from, o->strides[axis], 0,
                        count, 1, false, t->slot + t->at.raw);
}

void ac_chained_pack(const ac_chained_task *t, size_t place, size_t operand, size_t axis)
{
    const ac_walk *const walk = t->job->walk;
    const int64_t step = walk->operands[operand].strides[axis];
    const size_t whole = walk->extents[axis];

    for (size_t r = 0; r < t->rows; r++) {
        const unsigned char *const from = ac_chained_row(t, operand, r);

        for (size_t k = 0; k < whole; k += AC_CONTRACTION_BLOCK)
            ac_chained_load(t, operand, ac_chained_panel(t, place, k, r), from + (int64_t)k * step,
                            axis, ac_least(whole - k, AC_CONTRACTION_BLOCK));
    }
}

void ac_chained_strips(const ac_chained_task *t, size_t operand, const unsigned char *from,
                       size_t column_axis, size_t columns, size_t depth_axis, size_t first,
                       size_t depth, size_t whole)
{
    const ac_walk_operand *const o = &t->job->walk->operands[operand];
    const int64_t column = o->strides[column_axis];
    const int64_t inner = o->strides[depth_axis];
    const size_t width = t->multiply->width;
    ac_multiply_strip *const adjacent = t->multiply->strip[o->dtype];
    float *strip = ac_chained_room(t, t->at.strips) + first * width;

    /* A few lines at a time, so that memory is read in its order. */
    for (size_t k = 0; k < depth && adjacent && column == o->size; k += LINES) {
        for (size_t c = 0; c < columns; c += width)
            adjacent(strip + c * whole + k * width, from + (int64_t)c * column + (int64_t)k * inner,
                     inner, ac_least(depth - k, LINES), ac_least(columns - c, width));
    }
    if (adjacent && column == o->size)
        return;
    for (size_t c = 0; c < columns; c += width, strip += width * whole) {
        const unsigned char *const at = from + (int64_t)c * column;
        const size_t own = ac_least(columns - c, width);

        if (adjacent && own == 1)
            adjacent(strip, at, inner, depth, own);
        else
            ac_contraction_load(t->job->stage, o, (unsigned char *)strip, width, at, column, inner,
                                own, depth, true, t->slot + t->at.raw);
    }
}

void ac_chained_multiply(const ac_chained_task *t, const ac_chained_rows *rows,
                         const ac_chained_strips_of *strips)
{
    t->multiply->block(&(const ac_multiply_block){
        .left = rows->left,
        .right = ac_chained_room(t, t->at.strips) + strips->first * t->multiply->width,
        .sums = rows->sums,
        .strip_step = t->multiply->width * strips->whole,
        .step = rows->step,
        .depth = strips->depth,
        .rows = rows->count,
        .columns = strips->columns,
        .first = rows->first,
    });
}

/* Whether any of the numbers is an infinity or a nan. */
static bool has_odd(const float *at, size_t count)
{
    uint32_t found = 0;

    for (size_t i = 0; i < count; i++)
        found |= (uint32_t)((ac_f32_bits(at[i]) & UINT32_C(0x7f800000)) == UINT32_C(0x7f800000));
    return found != 0;
}

/* Whether an element is an infinity or a nan, for each index of the packed strips. */
static void find_odd(const ac_chained_task *t, const ac_chained_strips_of *strips,
                     ac_chained_odd *odd)
{
    const size_t width = t->multiply->width;
    const size_t count = ac_parts(strips->columns, width);
    const float *at = ac_chained_room(t, t->at.strips);

    odd->known = true;
    odd->any = has_odd(at, count * strips->whole * width);
    if (!odd->any)
        return;
    memset(odd->at, 0, sizeof odd->at);
    for (size_t strip = 0; strip < count; strip++) {
        for (size_t k = 0; k < strips->whole; k++, at += width)
            odd->at[k] = odd->at[k] || has_odd(at, width);
    }
}

/* Copies what strips have at an index, or, where `from` is null, makes that 0. */
static void put(const ac_chained_task *t, const float *from, const ac_chained_strips_of *strips,
                size_t index)
{
    const size_t width = t->multiply->width;
    float *const to = ac_chained_room(t, t->at.strips);

    for (size_t c = 0; c < strips->columns; c += width) {
        const size_t at = c * strips->whole + index * width;

        if (from)
            memcpy(to + at, from + at, width * sizeof *to);
        else
            memset(to + at, 0, width * sizeof *to);
    }
}

void ac_chained_multiply_kept(const ac_chained_task *t, const ac_chained_rows *rows,
                              const ac_chained_strips_of *strips, ac_chained_odd *odd,
                              ac_chained_drops *drops, const void *of)
{
    float *const spare = ac_chained_room(t, t->at.spare);
    const size_t end = strips->first + strips->depth;

    if (!odd->known)
        find_odd(t, strips, odd);
    if (!odd->any) {
        ac_chained_multiply(t, rows, strips);
        return;
    }
    memcpy(spare, ac_chained_room(t, t->at.strips),
           ac_up_to(strips->columns, t->multiply->width) * strips->whole * sizeof *spare);
    for (size_t r = 0; r < rows->count; r++) {
        for (size_t k = strips->first; k < end; k++) {
            if (odd->at[k])
                put(t, drops(of, r, k) ? NULL : spare, strips, k);
        }

        ac_chained_rows one = *rows;

        one.left += r * AC_MULTIPLY_PITCH;
        one.sums += r * one.step;
        one.count = 1;
        ac_chained_multiply(t, &one, strips);
    }
    for (size_t k = strips->first; k < end; k++) {
        if (odd->at[k])
            put(t, spare, strips, k);
    }
}

void ac_chained_score(const ac_chained_task *t, float *sums, size_t row, size_t link, size_t count)
{
    const ac_walk *const walk = t->job->walk;
    const ac_walk_contraction *const c = &walk->contraction;
    const ac_contraction_factors *const factors = t->job->attrs;
    float *addend = NULL;

    if (c->addend != AC_NO_ADDEND) {
        const int64_t step = walk->operands[c->addend].strides[AC_AXIS_LINK];

        addend = ac_chained_room(t, t->at.part);
        ac_chained_load(t, c->addend, addend,
                        ac_chained_row(t, c->addend, row) + (int64_t)link * step, AC_AXIS_LINK,
                        count);
    }
    if (c->scales_last && addend)
        t->multiply->finish(sums, sums, 1, addend, factors->beta, count);
    if (c->scales_last)
        addend = NULL;
    t->multiply->finish(sums, sums, factors->alpha, addend, factors->beta, count);
}

void ac_chained_store(const ac_chained_task *t, size_t operand, const unsigned char *at,
                      size_t axis, float *sums, double factor, size_t count)
{
    const ac_walk_operand *const o = &t->job->walk->operands[operand];
    const ac_stage *const stage = t->job->stage;
    const int64_t step = o->strides[axis];
    unsigned char *const to = (unsigned char *)(uintptr_t)at;
    unsigned char *const raw = t->slot + t->at.raw;
    const bool adjacent = step == o->size || count == 1;

    t->multiply->finish(sums, sums, factor, NULL, 0, count);
    stage->convert(o->dtype, adjacent ? to : raw, o->span, sums, count);
    if (!adjacent)
        stage->scatter[__builtin_ctzll(o->size)](to, step, 0, raw, count, count, 1, NULL);
}

/* --- what is dropped -------------------------------------------------------------------------- */

ac_band_range ac_chained_range(const ac_chained_task *t, size_t row)
{
    const ac_walk *const walk = t->job->walk;
    const ac_walk_contraction *const c = &walk->contraction;
    const size_t links = walk->extents[AC_AXIS_LINK];
    size_t index = t->first + row;

    if (!c->banded)
        return (ac_band_range){0, links};
    if (c->band_axis == 0)
        return ac_band_row(c->band, 0, links);
    for (size_t a = AC_AXIS_REST; a < c->band_axis; a++)
        index /= walk->extents[a];
    return ac_band_row(c->band, index % walk->extents[c->band_axis], links);
}

/* The mask of a row from `link` on; null: it drops nothing. */
static const unsigned char *mask_of(const ac_chained_task *t, size_t row, size_t link)
{
    const ac_walk_contraction *const c = &t->job->walk->contraction;

    if (!c->masked)
        return NULL;
    return ac_chained_row(t, c->mask, row) +
           (int64_t)link * t->job->walk->operands[c->mask].strides[AC_AXIS_LINK];
}

/* How many of the bytes are 0, which keeps. */
static size_t zeros(const unsigned char *from, int64_t step, size_t count)
{
    size_t found = 0;

    if (step == 1) {
        for (size_t i = 0; i < count; i++)
            found += from[i] == 0;
        return found;
    }
    for (size_t i = 0; i < count; i++)
        found += from[(int64_t)i * step] == 0;
    return found;
}

unsigned char ac_chained_keeps(const ac_chained_task *t, size_t row, ac_band_range range,
                               size_t link, size_t count)
{
    const ac_walk *const walk = t->job->walk;
    const size_t first = ac_most(range.first, link);
    const size_t end = ac_least(range.end, link + count);
    size_t found = end > first ? end - first : 0;

    if (found > 0 && walk->contraction.masked)
        found = zeros(mask_of(t, row, first),
                      walk->operands[walk->contraction.mask].strides[AC_AXIS_LINK], found);
    return found == 0 ? AC_KEEPS_NONE : found == count ? AC_KEEPS_ALL : AC_KEEPS_SOME;
}

bool ac_chained_drops_link(const ac_chained_task *t, size_t row, size_t link)
{
    return ac_chained_keeps(t, row, ac_chained_range(t, row), link, 1) == AC_KEEPS_NONE;
}

void ac_chained_drop(const ac_chained_task *t, float *of, size_t row, size_t link, size_t count,
                     float by)
{
    const ac_walk *const walk = t->job->walk;
    const ac_band_range range = ac_chained_range(t, row);
    const size_t begin = range.first > link ? ac_least(range.first - link, count) : 0;
    const size_t end = range.end > link ? ac_least(range.end - link, count) : 0;
    const unsigned char *const mask = mask_of(t, row, link);
    const int64_t step = walk->operands[walk->contraction.mask].strides[AC_AXIS_LINK];

    for (size_t i = 0; i < begin; i++)
        of[i] = by;
    for (size_t i = end; i < count; i++)
        of[i] = by;
    for (size_t i = begin; i < end && mask; i++)
        of[i] = mask[(int64_t)i * step] == 0 ? of[i] : by;
}
