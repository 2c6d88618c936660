#include "plan/lined.h"

#include <stdlib.h>

#include "lines/scan.h"
#include "lines/sort.h"
#include "lines/total.h"
#include "plan/copies.h"

struct ac_lined {
    ac_line_rule rule;
    ac_tensor tensors[AC_LINE_TENSORS];
    const ac_tensor *given[AC_LINE_TENSORS]; /* these, or null where there is none */
    bool joined;     /* the input is one line, in which its elements do not lie: it is copied */
    ac_tensor whole; /* the input as it lies then */
    size_t room;     /* bytes of workspace */
};

static size_t room_for(const ac_lined *d, const ac_lines *lines)
{
    switch (d->rule.word) {
    case AC_LINE_SORTED:
        return ac_line_sort_room(lines, &d->rule);
    case AC_LINE_PRODUCT:
        return ac_line_total_room(lines, &d->rule);
    default:
        return ac_line_scan_room(lines, &d->rule);
    }
}

/* Makes a tensor the line of its elements in index order, or of one element; false if they do not
 * lie at equal distances. */
static bool straighten(ac_tensor *tensor)
{
    ac_shape *const shape = &tensor->shape;
    const int64_t count = ac_shape_count(shape);
    int64_t step = 1;
    int64_t extent = 1;

    for (size_t i = shape->rank; i-- > 0;) {
        if (shape->dims[i] == 1)
            continue;
        if (extent > 1 && tensor->strides[i] != step * extent)
            return false;
        step = extent == 1 ? tensor->strides[i] : step;
        extent *= shape->dims[i];
    }
    shape->rank = 1;
    shape->dims[0] = count;
    tensor->strides[0] = step;
    return true;
}

/* Makes all elements of tensors one line, whose outputs have one element. */
static void straighten_all(ac_lined *d)
{
    d->whole = d->tensors[AC_LINE_INPUT];
    for (size_t t = 0; t < AC_LINE_TENSORS; t++) {
        ac_tensor *const tensor = &d->tensors[t];

        if (!d->given[t] || straighten(tensor))
            continue;
        d->joined = true;
        tensor->shape = (ac_shape){.rank = 1, .dims = {ac_shape_count(&tensor->shape)}};
        tensor->strides[0] = 1;
    }
}

ac_lined *ac_lined_make(const ac_call *call, const ac_line_rule *rule, size_t *workspace)
{
    ac_lined *const d = calloc(1, sizeof *d);
    const int outputs[AC_LINE_TENSORS] = {AC_LINE_NONE, rule->values, rule->positions};
    ac_lines lines;

    if (!d)
        return NULL;
    d->rule = *rule;
    for (size_t t = 0; t < AC_LINE_TENSORS; t++) {
        const size_t operand = t == AC_LINE_INPUT ? 0 : call->inputs + (size_t)outputs[t];

        if (t != AC_LINE_INPUT && outputs[t] == AC_LINE_NONE)
            continue;
        d->tensors[t] = *call->operands[operand].tensor;
        d->given[t] = &d->tensors[t];
    }
    if (d->rule.kept == AC_LINE_MIDDLE || d->rule.kept == AC_LINE_MIDDLE_NUMBER)
        d->rule.count = 1;
    if (d->rule.axis == AC_LINE_ALL) {
        d->rule.axis = 0;
        straighten_all(d);
    }
    ac_lines_find(&lines, d->rule.axis, d->given);
    d->room = room_for(d, &lines);
    *workspace = d->room;
    return d;
}

void ac_lined_free(ac_lined *lined)
{
    free(lined);
}

/* Whether every element is read before the result at its place is written. */
static bool in_place(const ac_lined *d, const ac_tensor *in, const ac_tensor *out)
{
    bool same = in->data == out->data && in->dtype == out->dtype &&
                d->rule.word != AC_LINE_SORTED && d->rule.word != AC_LINE_PRODUCT &&
                d->rule.way != AC_LINE_BEFORE && d->rule.way != AC_LINE_AFTER;

    for (size_t i = 0; i < in->shape.rank; i++)
        same = same && (in->shape.dims[i] == 1 || in->strides[i] == out->strides[i]);
    return same;
}

aclnnStatus ac_lined_run(const ac_lined *lined, const void *in, void *const out[], void *workspace)
{
    const ac_lined *const d = lined;
    const int outputs[AC_LINE_TENSORS] = {AC_LINE_NONE, d->rule.values, d->rule.positions};
    const ac_tensor *given[AC_LINE_TENSORS] = {NULL};
    ac_tensor tensors[AC_LINE_TENSORS];
    ac_tensor copy = {.data = NULL};
    bool copied = false;
    ac_lines lines;

    for (size_t t = 0; t < AC_LINE_TENSORS; t++) {
        if (!d->given[t])
            continue;
        tensors[t] = d->tensors[t];
        tensors[t].data = t == AC_LINE_INPUT ? (unsigned char *)(uintptr_t)in : out[outputs[t]];
        tensors[t].offset = 0;
        given[t] = &tensors[t];
        copied =
            copied || (t != AC_LINE_INPUT && ac_copy_needed(&tensors[AC_LINE_INPUT], given[t]) &&
                       !in_place(d, &tensors[AC_LINE_INPUT], given[t]));
    }
    if (d->joined) {
        ac_tensor whole = d->whole;

        whole.data = tensors[AC_LINE_INPUT].data;
        whole.offset = 0;
        AC_TRY(ac_copy_make(&whole, &copy));
        tensors[AC_LINE_INPUT].data = copy.data;
    } else if (copied) {
        AC_TRY(ac_copy_make(&tensors[AC_LINE_INPUT], &copy));
        given[AC_LINE_INPUT] = &copy;
    }
    ac_lines_find(&lines, d->rule.axis, given);

    /* A copy lies otherwise than its input, and may need more room. */
    const size_t needed = copied && !d->joined ? room_for(d, &lines) : d->room;
    void *const own = needed > d->room ? malloc(needed) : NULL;
    aclnnStatus status = ACLNN_SUCCESS;

    if (needed > d->room && !own)
        status = ac_fail(ACLNN_ERR_INNER, "no memory for %zu bytes of room", needed);
    else if (d->rule.word == AC_LINE_SORTED)
        ac_line_sort(&lines, &d->rule, own ? own : workspace);
    else if (d->rule.word == AC_LINE_PRODUCT)
        ac_line_total(&lines, &d->rule, own ? own : workspace);
    else
        ac_line_scan(&lines, &d->rule, own ? own : workspace);
    free(own);
    free(copy.data);
    return status;
}
