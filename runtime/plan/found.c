#include "plan/found.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "found/compact.h"
#include "found/equal_runs.h"
#include "found/search.h"
#include "plan/copies.h"

struct ac_found {
    ac_found_rule rule;
    const char *const *names; /* of inputs, then of outputs */
    size_t inputs;
    size_t outputs;
    ac_shape space;
    ac_tensor tensors[AC_OPERANDS_MAX];
    /* The caller's tensors that are written, which may be gone. */
    const ac_tensor *handles[AC_OPERANDS_MAX];
};

static bool searches(const ac_found_rule *rule)
{
    return rule->word == AC_FOUND_SEARCHED || rule->word == AC_FOUND_SEARCHED_BEHIND;
}

/* The values of a call as runs see them: items along the first axis. */
static ac_tensor items_of(const ac_tensor *values, size_t axis)
{
    ac_tensor items = *values;

    if (axis == AC_FOUND_ALL || values->shape.rank == 0)
        return items;
    for (size_t i = axis; i > 0; i--) {
        items.shape.dims[i] = values->shape.dims[i - 1];
        items.strides[i] = values->strides[i - 1];
    }
    items.shape.dims[0] = values->shape.dims[axis];
    items.strides[0] = values->strides[axis];
    return items;
}

/* Makes elements that lie in row-major order items by themselves, where all are along one axis. */
static void join_elements(ac_tensor *items, size_t axis)
{
    if (axis != AC_FOUND_ALL)
        return;
    items->shape = (ac_shape){.rank = 1, .dims = {ac_shape_count(&items->shape)}};
    items->strides[0] = 1;
}

static size_t room_of(const ac_call *call, const ac_found_rule *rule)
{
    const ac_tensor *const values = call->operands[rule->arguments[0]].tensor;

    if (searches(rule))
        return ac_found_search_room(call->operands[rule->arguments[1]].tensor);
    if (!ac_found_runs(rule))
        return ac_truths_room(&call->space);

    ac_tensor items = items_of(values, rule->axis);

    join_elements(&items, rule->axis);
    return ac_equal_runs_room(&items.shape, items.dtype, rule->word == AC_FOUND_DISTINCT);
}

ac_found *ac_found_make(const ac_call *call, const ac_found_rule *rule, size_t *workspace)
{
    ac_found *const f = malloc(sizeof *f);

    if (!f)
        return NULL;
    f->rule = *rule;
    f->names = call->op->arguments;
    f->inputs = call->inputs;
    f->outputs = call->outputs;
    f->space = call->space;
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        f->handles[i] = call->operands[i].tensor;
        f->tensors[i] = *call->operands[i].tensor;
    }
    *workspace = room_of(call, rule);
    return f;
}

void ac_found_free(ac_found *found)
{
    free(found);
}

/* --- one run ---------------------------------------------------------------------------------- */

/* The tensors of a run. */
typedef struct run {
    const ac_found *of;
    ac_tensor tensors[AC_OPERANDS_MAX];
    void *copies[AC_OPERANDS_MAX];
} run;

static const ac_tensor *input_of(const run *r, size_t argument)
{
    return &r->tensors[r->of->rule.arguments[argument]];
}

static const char *name_of(const run *r, size_t argument)
{
    return r->of->names[r->of->rule.arguments[argument]];
}

static bool same_view(const ac_tensor *a, const ac_tensor *b)
{
    bool same = a->data == b->data && a->dtype == b->dtype && ac_shape_equal(&a->shape, &b->shape);

    for (size_t i = 0; i < a->shape.rank; i++)
        same = same && (a->shape.dims[i] == 1 || a->strides[i] == b->strides[i]);
    return same;
}

static bool is_packed(const ac_tensor *tensor)
{
    return ac_found_view_of(tensor, &tensor->shape).packed;
}

/* Copies an input where its elements are to lie in order, or share memory with an output. */
static aclnnStatus settle(run *r, size_t i, bool in_order)
{
    const ac_found *const f = r->of;
    bool needed = in_order && !is_packed(&r->tensors[i]);
    ac_tensor copy;

    for (size_t o = f->inputs; o < f->inputs + f->outputs; o++) {
        const bool same =
            f->rule.word == AC_FOUND_DEALT && same_view(&r->tensors[i], &r->tensors[o]);

        needed = needed || (ac_copy_needed(&r->tensors[i], &r->tensors[o]) && (!same || in_order));
    }
    if (!needed)
        return ACLNN_SUCCESS;
    AC_TRY(ac_copy_make(&r->tensors[i], &copy));
    r->tensors[i] = copy;
    r->copies[i] = copy.data;
    return ACLNN_SUCCESS;
}

static aclnnStatus settle_all(run *r)
{
    const ac_found_rule *const rule = &r->of->rule;
    const bool ordered = rule->word == AC_FOUND_DEALT || ac_found_runs(rule);
    aclnnStatus status = ACLNN_SUCCESS;

    if (ac_found_runs(rule))
        r->tensors[rule->arguments[0]] = items_of(input_of(r, 0), rule->axis);
    for (size_t i = 0; i < r->of->inputs && status == ACLNN_SUCCESS; i++)
        status = settle(r, i, ordered && i == rule->arguments[0]);
    return status;
}

/* Gives the caller's tensor the shape of what was found, unless it is gone. Its elements lie in
 * row-major order, or, with `strides`, as they lay before. */
static void tell(const run *r, size_t output, const ac_shape *shape, const int64_t *strides)
{
    const size_t i = r->of->inputs + output;

    ac_tensor_found(r->of->handles[i], r->of->tensors[i].handle, shape, strides);
}

/* --- words ------------------------------------------------------------------------------------ */

static aclnnStatus run_selected(const run *r, void *workspace)
{
    const ac_found *const f = r->of;
    const ac_tensor *const line = &r->tensors[f->inputs];
    ac_truths truths;
    const int64_t count = ac_truths_count(&truths, input_of(r, 1), &f->space, workspace);

    ac_found_select(&truths, input_of(r, 0), &f->space, line);
    tell(r, 0, &(ac_shape){.rank = 1, .dims = {count}}, line->strides);
    return ACLNN_SUCCESS;
}

/* Indices take the front of a tensor whose elements lie in order, whatever its shape, or a corner
 * of a matrix. */
static aclnnStatus run_places(const run *r, void *workspace)
{
    const ac_found *const f = r->of;
    const ac_tensor *const out = &r->tensors[f->inputs];
    const int64_t rank = (int64_t)f->space.rank;
    const bool lines = f->rule.word == AC_FOUND_PLACE_LINES;
    const bool packed = is_packed(out);
    const size_t along = lines ? 1 : 0; /* the axis that points are along */
    ac_truths truths;
    const int64_t count = ac_truths_count(&truths, input_of(r, 0), &f->space, workspace);
    const int64_t room = packed ? ac_shape_count(&out->shape) : out->shape.dims[along];
    const int64_t needed = packed ? count * rank : count;

    if (needed > room)
        return ac_fail(f->rule.status,
                       "%s has room for %" PRId64 " %s; %" PRId64 " are needed, %" PRId64
                       " for each of %" PRId64 " elements of %s that are not 0",
                       f->names[f->inputs], room, packed ? "indices" : "places", needed,
                       packed ? rank : 1, count, name_of(r, 0));

    const ac_shape shape = {.rank = 2, .dims = {lines ? rank : count, lines ? count : rank}};
    const int64_t point = packed ? (lines ? 1 : rank) : out->strides[along];
    const int64_t axis = packed ? (lines ? count : 1) : out->strides[1 - along];

    ac_found_places(&truths, &f->space, out->data, point * 8, axis * 8);
    tell(r, 0, &shape, packed ? NULL : out->strides);
    return ACLNN_SUCCESS;
}

static aclnnStatus run_dealt(const run *r, void *workspace)
{
    const ac_found *const f = r->of;
    const ac_tensor *const list = input_of(r, 0);
    const int64_t room = ac_shape_count(&list->shape);
    ac_truths truths;
    const int64_t count = ac_truths_count(&truths, input_of(r, 1), &f->space, workspace);

    if (count > room)
        return ac_fail(f->rule.status,
                       "%s has %" PRId64 " element%s; %" PRId64
                       " are needed, one for each element of %s that is true",
                       name_of(r, 0), room, room == 1 ? "" : "s", count, name_of(r, 1));
    ac_found_deal(&truths, list->data, input_of(r, 2), &f->space, &r->tensors[f->inputs]);
    return ACLNN_SUCCESS;
}

static aclnnStatus run_searched(const run *r, void *workspace)
{
    const ac_found *const f = r->of;

    ac_found_search(input_of(r, 0), input_of(r, 1), &r->tensors[f->inputs], f->rule.dtype,
                    f->rule.word == AC_FOUND_SEARCHED_BEHIND, workspace);
    return ACLNN_SUCCESS;
}

/* What an output of runs becomes: the caller's tensor where it has this shape, and else, if its
 * elements lie in order, the front of it. */
static aclnnStatus front_of(const run *r, int output, const ac_shape *shape, ac_tensor *front)
{
    const ac_found *const f = r->of;
    const size_t i = f->inputs + (size_t)output;
    const ac_tensor *const own = &r->tensors[i];
    const int64_t room = ac_shape_count(&own->shape);
    const int64_t needed = ac_shape_count(shape);
    int64_t step = 1;

    if (needed > room)
        return ac_fail(f->rule.status,
                       "%s has room for %" PRId64 " element%s; %" PRId64
                       " are needed for what is found in %s",
                       f->names[i], room, room == 1 ? "" : "s", needed, name_of(r, 0));
    *front = *own;
    front->shape = *shape;
    for (size_t k = shape->rank; is_packed(own) && k-- > 0; step *= shape->dims[k])
        front->strides[k] = step;
    return ACLNN_SUCCESS;
}

static aclnnStatus run_runs(const run *r, void *workspace)
{
    const ac_found *const f = r->of;
    const ac_found_rule *const rule = &f->rule;
    const bool flat = rule->axis == AC_FOUND_ALL;
    const int outputs[] = {rule->values, rule->numbers, rule->lengths};
    const ac_tensor *written[] = {NULL, NULL, NULL};
    ac_tensor fronts[3];
    ac_shape shapes[3];
    ac_tensor items = *input_of(r, 0);
    ac_equal_runs runs;

    join_elements(&items, rule->axis);

    const int64_t count =
        ac_equal_runs_find(&runs, &items, rule->word == AC_FOUND_DISTINCT, workspace);

    shapes[0] = flat ? (ac_shape){.rank = 1} : f->space;
    if (shapes[0].rank > 0)
        shapes[0].dims[flat ? 0 : rule->axis] = count;
    shapes[1] = flat ? f->space : (ac_shape){.rank = 1, .dims = {(int64_t)runs.count}};
    shapes[2] = (ac_shape){.rank = 1, .dims = {count}};
    for (size_t k = 0; k < 3; k++) {
        if (outputs[k] == AC_FOUND_NONE)
            continue;
        AC_TRY(front_of(r, outputs[k], &shapes[k], &fronts[k]));
        written[k] = &fronts[k];
    }

    ac_tensor values = written[0] ? items_of(written[0], rule->axis) : fronts[0];

    ac_equal_runs_write(&runs, written[0] ? &values : NULL, written[1], written[2]);
    for (size_t k = 0; k < 3; k++) {
        if (written[k])
            tell(r, (size_t)outputs[k], &shapes[k], written[k]->strides);
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_found_run(const ac_found *found, const void *const in[], void *const out[],
                         void *workspace)
{
    run r = {.of = found};
    aclnnStatus status;

    for (size_t i = 0; i < found->inputs + found->outputs; i++) {
        r.tensors[i] = found->tensors[i];
        r.tensors[i].data =
            i < found->inputs ? (unsigned char *)(uintptr_t)in[i] : out[i - found->inputs];
        r.tensors[i].offset = 0;
    }
    status = settle_all(&r);
    if (status == ACLNN_SUCCESS) {
        switch (found->rule.word) {
        case AC_FOUND_SELECTED:
            status = run_selected(&r, workspace);
            break;
        case AC_FOUND_SEARCHED:
        case AC_FOUND_SEARCHED_BEHIND:
            status = run_searched(&r, workspace);
            break;
        case AC_FOUND_DEALT:
            status = run_dealt(&r, workspace);
            break;
        case AC_FOUND_RUNS:
        case AC_FOUND_DISTINCT:
            status = run_runs(&r, workspace);
            break;
        default:
            status = run_places(&r, workspace);
            break;
        }
    }
    for (size_t i = 0; i < found->inputs; i++)
        free(r.copies[i]);
    return status;
}
