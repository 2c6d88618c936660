#include "plan/pinned.h"

#include <stdlib.h>

#include "check/sentence.h"
#include "plan/scattered.h"

struct ac_pinned {
    const ac_operator *op;
    ac_tensor in;
    ac_tensor index;
    ac_tensor out;
    size_t axis;
    ac_index_rule rule;
};

ac_pinned *ac_pinned_make(const ac_call *call, const ac_places *places, const ac_index_rule *rule)
{
    ac_pinned *const p = malloc(sizeof *p);

    if (p)
        *p = (ac_pinned){.op = call->op,
                         .in = *call->operands[0].tensor,
                         .index = *call->operands[1].tensor,
                         .out = *call->operands[call->inputs].tensor,
                         .axis = places->list_axis,
                         .rule = *rule};
    return p;
}

void ac_pinned_free(ac_pinned *pinned)
{
    free(pinned);
}

aclnnStatus ac_pinned_run(const ac_pinned *p, const void *const in[], void *out,
                          const void *element)
{
    ac_tensor pins = {
        .dtype = p->out.dtype, .data = (void *)(uintptr_t)element, .shape = p->index.shape};
    const ac_scatter_rule rule = {.index = p->rule, .join = AC_JOIN_LAST, .over = true};
    const ac_indexed map = ac_indexed_gathered(&p->out, (int64_t)p->axis, &p->index);
    const ac_call call = {.op = p->op,
                          .operands = {{.tensor = &pins},
                                       {.tensor = &p->in},
                                       {.tensor = &p->index},
                                       {.tensor = &p->out}},
                          .inputs = 3,
                          .outputs = 1};
    const void *const read[] = {element, in[0], in[1]};
    size_t bytes = 0;
    ac_scattered *const scattered = ac_scattered_make(&call, &map, &rule, &bytes);
    void *const room = bytes > 0 ? malloc(bytes) : NULL;
    const aclnnStatus status =
        scattered && (room || bytes == 0)
            ? ac_scattered_run(scattered, read, out, room)
            : ac_fail(ACLNN_ERR_INNER, "no memory for %zu bytes of places", bytes);

    free(room);
    ac_scattered_free(scattered);
    return status;
}
