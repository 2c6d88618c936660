#include "plan/paned.h"

#include <stdlib.h>

#include "panes/run.h"
#include "plan/copies.h"

struct ac_paned {
    ac_panes panes;
    ac_pane_rule rule;
    ac_tensor tensors[AC_PANE_TENSORS];
    int outputs[AC_PANE_TENSORS]; /* their numbers among the outputs; AC_PANE_NONE of the input and
                                     of those that there are not */
};

static bool is_given(const ac_paned *p, size_t t)
{
    return t == AC_PANE_INPUT || p->outputs[t] != AC_PANE_NONE;
}

ac_paned *ac_paned_make(const ac_call *call, const ac_panes *panes, const ac_pane_rule *rule)
{
    ac_paned *const p = malloc(sizeof *p);

    if (!p)
        return NULL;
    p->panes = *panes;
    p->rule = *rule;
    p->outputs[AC_PANE_INPUT] = AC_PANE_NONE;
    p->outputs[AC_PANE_VALUES] = rule->values;
    p->outputs[AC_PANE_POSITIONS] = rule->positions;
    for (size_t t = 0; t < AC_PANE_TENSORS; t++) {
        const size_t operand = t == AC_PANE_INPUT ? 0 : call->inputs + (size_t)p->outputs[t];

        if (!is_given(p, t))
            continue;
        p->tensors[t] = *call->operands[operand].tensor;
    }
    return p;
}

void ac_paned_free(ac_paned *paned)
{
    free(paned);
}

aclnnStatus ac_paned_run(const ac_paned *paned, const void *in, void *const out[])
{
    const ac_paned *const p = paned;
    ac_tensor tensors[AC_PANE_TENSORS];
    const ac_tensor *given[AC_PANE_TENSORS] = {NULL};
    ac_tensor copy = {.data = NULL};
    bool shared = false;

    for (size_t t = 0; t < AC_PANE_TENSORS; t++) {
        if (!is_given(p, t))
            continue;
        tensors[t] = p->tensors[t];
        tensors[t].data = t == AC_PANE_INPUT ? (unsigned char *)(uintptr_t)in : out[p->outputs[t]];
        tensors[t].offset = 0;
        given[t] = &tensors[t];
        shared = shared || (t != AC_PANE_INPUT && ac_copy_needed(given[AC_PANE_INPUT], given[t]));
    }
    if (shared) {
        AC_TRY(ac_copy_make(&tensors[AC_PANE_INPUT], &copy));
        given[AC_PANE_INPUT] = &copy;
    }
    ac_panes_run(&p->panes, &p->rule, given);
    free(copy.data);
    return ACLNN_SUCCESS;
}
