#include "reduce/rows_panel.h"

#include "walk/box.h"

static size_t columns_axis(const ac_walk *walk)
{
    return walk->rows.inner ? 1 : 0;
}

static int64_t offset_of(const ac_walk *walk, size_t i, size_t row)
{
    const size_t first = columns_axis(walk);
    const ac_walk_operand *const o = &walk->operands[i];
    int64_t offset = 0;
    for (size_t a = first; a + 1 < walk->rank + first; a++) {
        offset += (int64_t)(row % walk->extents[a]) * o->strides[a];
        row /= walk->extents[a];
    }
    return offset;
}

void ac_panel_start(const ac_job *job, ac_desk *d, size_t panel)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_rows *const rows = &walk->rows;
    if (rows->inner) {
        d->first = panel;
        d->width = 1;
    } else if (rows->aligned) {
        const size_t within = panel % rows->panels_run * rows->width;
        d->first = panel / rows->panels_run * walk->extents[0] + within;
        d->width = ac_at_most(rows->width, walk->extents[0] - within);
    } else {
        d->first = panel * rows->width;
        d->width = ac_at_most(rows->width, rows->count - d->first);
    }
    d->loaded = SIZE_MAX;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
        d->offsets[i] = offset_of(walk, i, d->first);
}

static int64_t stride_along(const ac_walk *walk, size_t i)
{
    return walk->operands[i].strides[walk->rows.inner ? 0 : walk->rank - 1];
}

size_t ac_row_units_most(const ac_walk *walk)
{
    const ac_row_form *const form = walk->rows.form;
    size_t units = 1;
    for (size_t p = 0; p < form->passes; p++)
        units = ac_at_least(units, ac_row_units(&form->pass[p], walk->rows.f64));
    return units;
}

/* Whether the kernel can have the operand as it lies. */
static bool direct(const ac_job *job, const ac_desk *d, size_t i)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_operand *const o = &walk->operands[i];
    if (o->dtype != o->span)
        return false;
    if (walk->rows.inner)
        return o->strides[0] == o->size || walk->extents[0] == 1;
    if (stride_along(walk, i) % o->size != 0)
        return false;
    return d->width == 1 || (o->strides[0] == o->size && (walk->rows.aligned || walk->rank == 2));
}

static size_t size_index(size_t size)
{
    return (size_t)__builtin_ctzll(size);
}

/* Moves lines `line` to line + count - 1 of an operand between its memory and a block whose lines
 * are as long as the panel is wide. */
static void move(const ac_job *job, const ac_desk *d, size_t i, size_t line, size_t count,
                 unsigned char *block, bool out)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_operand *const o = &walk->operands[i];
    const int64_t along = stride_along(walk, i);
    unsigned char *const memory = job->base[i] + (int64_t)line * along;
    const size_t kind = size_index(o->size);
    if (walk->rows.inner) {
        if (out)
            job->stage->scatter[kind](memory + d->offsets[i], along, 0, block, count, count, 1,
                                      NULL);
        else
            job->stage->gather[kind](block, count, memory + d->offsets[i], along, 0, count, 1);
        return;
    }
    const size_t run = walk->rank > 1 ? walk->extents[0] : 1;
    const int64_t across = walk->rank > 1 ? o->strides[0] : 0;
    size_t done = 0;
    while (done < d->width) {
        const size_t at = (d->first + done) % run;
        const size_t n = ac_at_most(d->width - done, run - at);
        unsigned char *const there = memory + offset_of(walk, i, d->first + done);
        unsigned char *const here = block + done * o->size;
        if (out)
            job->stage->scatter[kind](there, across, along, here, d->width, n, count, NULL);
        else
            job->stage->gather[kind](here, d->width, there, across, along, n, count);
        done += n;
    }
}

static void load(const ac_job *job, ac_desk *d, size_t i, size_t line, size_t count)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    unsigned char *const block = d->scratch + o->block;
    if (o->dtype == o->span) {
        move(job, d, i, line, count, block, false);
        return;
    }
    move(job, d, i, line, count, d->scratch + job->walk->rows.raw, false);
    job->stage->convert(o->span, block, o->dtype, d->scratch + job->walk->rows.raw,
                        count * d->width);
}

static void store(const ac_job *job, ac_desk *d, size_t i, size_t line, size_t count)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    unsigned char *const block = d->scratch + o->block;
    if (o->dtype == o->span) {
        move(job, d, i, line, count, block, true);
        return;
    }
    job->stage->convert(o->dtype, d->scratch + job->walk->rows.raw, o->span, block,
                        count * d->width);
    move(job, d, i, line, count, d->scratch + job->walk->rows.raw, true);
}

/* --- steps ----------------------------------------------------------------------------------- */

void ac_panel_view(ac_row_view *v, const ac_job *job, ac_desk *d, size_t pass)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    const size_t units =
        pass < rows->form->passes ? ac_row_units(&rows->form->pass[pass], rows->f64) : 0;
    for (size_t k = 0; k < units; k++)
        v->lanes[k] = d->lanes + k * ac_panel_apart(rows, d) * sizeof(double);
    for (size_t k = 0; k < rows->form->values; k++)
        v->values[k] = d->values[k];
    v->kept[0] = d->kept;
    v->kept[1] = d->kept + sizeof d->kept / 2;
    v->rows = (ac_rows){.pass = pass,
                        .mask = rows->inner ? 0 : AC_ROW_LANES - 1,
                        .steps = v->steps,
                        .lanes = v->lanes,
                        .values = v->values,
                        .kept = v->kept};
    if (rows->keeps)
        v->rows.kept_step = (ptrdiff_t)(rows->inner ? AC_ROW_LANES : d->width);
}

/* The view moves on by so many kept terms. */
static void keep_from(const ac_walk_rows *rows, ac_row_view *v, size_t terms)
{
    if (!rows->keeps)
        return;
    for (size_t k = 0; k < 2; k++)
        v->kept[k] =
            (unsigned char *)v->kept[k] + terms * (rows->wide ? sizeof(double) : sizeof(float));
}

/* Hands lines to the kernel. One row comes in lines of AC_ROW_LANES elements, the last of which may
 * be shorter. */
static void call_kernel(const ac_job *job, const ac_desk *d, ac_row_view *v, const void *ins[],
                        void *outs[], size_t count)
{
    const ac_walk *const walk = job->walk;
    ins[walk->inputs] = &v->rows;
    if (!walk->rows.inner) {
        v->rows.height = count;
        v->rows.width = d->width;
        job->kernel(1, ins, outs, job->attrs, 0);
        keep_from(&walk->rows, v, count * d->width);
        return;
    }
    const size_t whole = count / AC_ROW_LANES;
    const size_t done = whole * AC_ROW_LANES;
    v->rows.height = whole;
    v->rows.width = AC_ROW_LANES;
    if (whole > 0)
        job->kernel(1, ins, outs, job->attrs, 0);
    keep_from(&walk->rows, v, done);
    v->rows.height = 1;
    v->rows.width = count - done;
    if (v->rows.width == 0)
        return;
    for (size_t i = 0; i < walk->inputs; i++)
        ins[i] = (const unsigned char *)ins[i] + done * walk->operands[i].span_size;
    for (size_t i = 0; i < walk->outputs; i++)
        outs[i] = (unsigned char *)outs[i] + done * walk->operands[walk->inputs + i].span_size;
    job->kernel(1, ins, outs, job->attrs, 0);
}

/* Whether a step looks at an operand: the one that writes from kept terms reads few inputs again,
 * and only steps that write have outputs, those with an element at each point. */
static bool looks_at(const ac_walk *walk, size_t pass, size_t i)
{
    const ac_row_form *const form = walk->rows.form;
    if (i >= walk->inputs)
        return pass >= form->passes && !walk->operands[i].fold;
    return pass <= form->passes || (form->read_again >> i & 1) != 0;
}

void ac_panel_run(const ac_job *job, ac_desk *d, size_t pass, size_t first, size_t end)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_rows *const rows = &walk->rows;
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    bool as_it_is[AC_OPERANDS_MAX];
    bool staged = false;
    bool loads = false;
    ac_row_view v;

    ac_panel_view(&v, job, d, pass);
    for (size_t i = 0; i < operands; i++) {
        as_it_is[i] = !looks_at(walk, pass, i) || direct(job, d, i);
        staged = staged || !as_it_is[i];
        loads = loads || (!as_it_is[i] && i < walk->inputs);
        v.steps[i] = rows->inner   ? AC_ROW_LANES
                     : as_it_is[i] ? stride_along(walk, i) / walk->operands[i].size
                                   : (ptrdiff_t)d->width;
    }
    const size_t most = staged ? rows->lines : end - first;
    for (size_t line = first; line < end; line += most) {
        const size_t count = ac_at_most(end - line, most);
        const void *ins[AC_OPERANDS_MAX + 1];
        void *outs[AC_OPERANDS_MAX];
        for (size_t i = 0; i < operands; i++) {
            const ac_walk_operand *const o = &walk->operands[i];
            unsigned char *at = d->scratch + o->block;
            if (as_it_is[i])
                at = job->base[i] + d->offsets[i] + (int64_t)line * stride_along(walk, i);
            else if (i < walk->inputs && d->loaded != line)
                load(job, d, i, line, count);
            if (i < walk->inputs)
                ins[i] = at;
            else
                outs[i - walk->inputs] = at;
        }
        d->loaded = loads ? line : d->loaded;
        call_kernel(job, d, &v, ins, outs, count);
        for (size_t i = walk->inputs; i < operands; i++)
            if (!as_it_is[i])
                store(job, d, i, line, count);
    }
}

void ac_panel_results(const ac_job *job, ac_desk *d)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_rows *const rows = &walk->rows;
    const size_t first = columns_axis(walk);
    const int computed = rows->wide ? AC_F64 : AC_F32;
    for (size_t i = walk->inputs; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (!o->fold)
            continue;
        const void *from = d->values[rows->form->result[i - walk->inputs] - 1];
        _Alignas(8) unsigned char rounded[2][AC_ROW_WIDTH_MAX * sizeof(double)];
        if (o->span != computed) {
            job->stage->convert(o->span, rounded[0], computed, from, d->width);
            from = rounded[0];
        }
        if (o->dtype != o->span) {
            job->stage->convert(o->dtype, rounded[1], o->span, from, d->width);
            from = rounded[1];
        }
        const ac_box box = {walk->rank - 1U, walk->extents + first, o->strides + first, o->size};
        ac_run_scatter(job->stage, &box, job->base[i], from, d->first, d->width, false, NULL);
    }
}
