#include "plan/found.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "found/compact.h"
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
    *workspace = searches(rule) ? ac_found_search_room(call->operands[rule->arguments[1]].tensor)
                                : ac_truths_room(&call->space);
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
    aclnnStatus status = ACLNN_SUCCESS;

    for (size_t i = 0; i < r->of->inputs && status == ACLNN_SUCCESS; i++)
        status = settle(r, i, r->of->rule.word == AC_FOUND_DEALT && i == r->of->rule.arguments[0]);
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
        default:
            status = run_places(&r, workspace);
            break;
        }
    }
    for (size_t i = 0; i < found->inputs; i++)
        free(r.copies[i]);
    return status;
}
