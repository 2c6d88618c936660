#include <inttypes.h>
#include <string.h>

#include "base/error.h"
#include "handles/array.h"
#include "plan/executor.h"
#include "walk/walk.h"

/* The arguments that an index refers to. */
typedef enum counted { INPUTS, OUTPUTS, BOTH } counted;

static aclnnStatus check_index(const char *function, const char *name, const ac_executor *p,
                               counted what, size_t index, size_t *argument)
{
    static const char *const words[] = {
        [INPUTS] = "input", [OUTPUTS] = "output", [BOTH] = "tensor"};
    const size_t first = what == OUTPUTS ? ac_executor_argument(p, p->inputs) : 0;
    const size_t end = ac_executor_argument(p, what == INPUTS ? p->inputs : p->inputs + p->outputs);
    const size_t count = end - first;

    if (index < count) {
        *argument = first + index;
        return ACLNN_SUCCESS;
    }
    ac_error_record(ACLNN_ERR_PARAM_INVALID, "%s: %s is %zu; %s has %zu %s%s, counted from 0",
                    function, name, index, p->op->name, count, words[what], count == 1 ? "" : "s");
    return ACLNN_ERR_PARAM_INVALID;
}

/* The last operand of the other direction that is the same tensor as operand i; i itself if there
 * is none. A new address for selfRef of an in-place operator applies to both. */
static size_t twin_of(const ac_executor *p, size_t i)
{
    size_t twin = i;

    for (size_t k = 0; k < p->inputs + p->outputs; k++) {
        if ((k < p->inputs) != (i < p->inputs) && p->arguments[k] == p->arguments[i])
            twin = k;
    }
    return twin;
}

/* Sets the address of operand i and of the other parts of its argument. */
static void argument_set(ac_executor *p, size_t i, void *address)
{
    const size_t number = ac_executor_argument(p, i);

    for (size_t k = 0; k < p->inputs + p->outputs; k++) {
        if (ac_executor_argument(p, k) == number)
            (void)ac_executor_address(p, k, address);
    }
}

/* Whether an argument is a list of tensors, by the letter that says how it is passed. */
static bool is_list(const ac_executor *p, size_t argument)
{
    const char *at = p->op->parameters;

    while (at && p->op->arguments) {
        const char *const name = p->op->arguments[argument];
        const size_t length = strlen(name);

        if (strncmp(at, name, length) == 0 && at[length] == ':')
            return at[length + 1] == 'R' || at[length + 1] == 'W';
        at = strchr(at, ' ');
        at += at ? 1 : 0;
    }
    return false;
}

static void addresses_changed(ac_executor *p)
{
    bool all = true;

    for (size_t i = 0; i < p->inputs; i++)
        all = all && (p->in[i] || (p->vacant >> i & 1) != 0);
    for (size_t i = 0; i < p->outputs; i++)
        all = all && (p->out[i] || (p->vacant >> (p->inputs + i) & 1) != 0);
    p->addressed = all || p->empty;
    p->plain = all && p->way == AC_WAY_WALK && ac_walk_plain(&p->walk, p->in, p->out);
}

static aclnnStatus address_set(const char *function, aclOpExecutor *executor, counted what,
                               size_t index, aclTensor *tensor, void *address)
{
    size_t argument = 0;
    ac_executor *p;
    ac_tensor *found;

    AC_TRY(ac_executor_find(function, executor, &p));
    if (!tensor) {
        ac_error_record(ACLNN_ERR_INNER_NULLPTR, "%s: tensor is null", function);
        return ACLNN_ERR_INNER_NULLPTR;
    }
    AC_TRY(check_index(function, "index", p, what, index, &argument));
    if (is_list(p, argument)) {
        ac_error_record(ACLNN_ERR_PARAM_INVALID, "%s: argument %zu of %s is a list, not a tensor",
                        function, argument, p->op->name);
        return ACLNN_ERR_PARAM_INVALID;
    }
    AC_TRY(ac_tensor_get(function, tensor, "tensor", &found));
    found->data = address;
    if (argument == p->counts_argument) {
        p->counts = address ? (unsigned char *)address + p->counts_offset : NULL;
        return ACLNN_SUCCESS;
    }

    size_t i = 0;

    while (ac_executor_argument(p, i) != argument)
        i++;
    argument_set(p, twin_of(p, i), address);
    argument_set(p, i, address);
    addresses_changed(p);
    return ACLNN_SUCCESS;
}

aclnnStatus aclSetInputTensorAddr(aclOpExecutor *executor, const size_t index, aclTensor *tensor,
                                  void *addr)
{
    return address_set(__func__, executor, INPUTS, index, tensor, addr);
}

aclnnStatus aclSetOutputTensorAddr(aclOpExecutor *executor, const size_t index, aclTensor *tensor,
                                   void *addr)
{
    return address_set(__func__, executor, OUTPUTS, index, tensor, addr);
}

aclnnStatus aclSetTensorAddr(aclOpExecutor *executor, const size_t index, aclTensor *tensor,
                             void *addr)
{
    return address_set(__func__, executor, BOTH, index, tensor, addr);
}

aclnnStatus AclSetInputTensorAddr(aclOpExecutor *executor, const size_t index, aclTensor *tensor,
                                  void *addr)
{
    return address_set(__func__, executor, INPUTS, index, tensor, addr);
}

aclnnStatus AclSetOutputTensorAddr(aclOpExecutor *executor, const size_t index, aclTensor *tensor,
                                   void *addr)
{
    return address_set(__func__, executor, OUTPUTS, index, tensor, addr);
}

aclnnStatus AclSetTensorAddr(aclOpExecutor *executor, const size_t index, aclTensor *tensor,
                             void *addr)
{
    return address_set(__func__, executor, BOTH, index, tensor, addr);
}

/* Sets the address of a tensor of a list. */
static aclnnStatus member_address_set(const char *function, const aclOpExecutor *executor,
                                      counted what, size_t ir_index, size_t relative_index,
                                      const aclTensorList *tensors, void *address)
{
    size_t argument = 0;
    ac_executor *p;

    AC_TRY(ac_executor_find(function, executor, &p));
    if (!tensors) {
        ac_error_record(ACLNN_ERR_INNER_NULLPTR, "%s: tensors is null", function);
        return ACLNN_ERR_INNER_NULLPTR;
    }

    uint64_t size = 0;

    AC_TRY(aclGetTensorListSize(tensors, &size));
    if (relative_index >= size) {
        ac_error_record(ACLNN_ERR_PARAM_INVALID,
                        "%s: relativeIndex is %zu; the list has %" PRIu64
                        " tensor%s, counted from 0",
                        function, relative_index, size, size == 1 ? "" : "s");
        return ACLNN_ERR_PARAM_INVALID;
    }
    AC_TRY(check_index(function, "irIndex", p, what, ir_index, &argument));
    if (!is_list(p, argument)) {
        ac_error_record(ACLNN_ERR_PARAM_INVALID, "%s: argument %zu of %s is a tensor, not a list",
                        function, argument, p->op->name);
        return ACLNN_ERR_PARAM_INVALID;
    }

    ac_tensor *found;

    AC_TRY(
        ac_tensor_get(function, ac_tensor_list_values(tensors)[relative_index], "tensors", &found));
    found->data = address;
    for (size_t i = 0; i < p->inputs; i++) {
        if ((p->members >> i & 1) != 0 && p->numbers[i] == relative_index)
            (void)ac_executor_address(p, i, address);
    }
    if (p->members != 0)
        addresses_changed(p);
    if (p->way != AC_WAY_LISTED)
        return ACLNN_SUCCESS;
    if (!ac_listed_move(&p->listed, relative_index, address)) {
        ac_error_record(ACLNN_ERR_INNER, "%s: no memory is left", function);
        return ACLNN_ERR_INNER;
    }
    (void)ac_executor_address(p, p->listed->operand, ac_listed_memory(p->listed));
    addresses_changed(p);
    return ACLNN_SUCCESS;
}

aclnnStatus aclSetDynamicInputTensorAddr(aclOpExecutor *executor, size_t irIndex,
                                         const size_t relativeIndex, aclTensorList *tensors,
                                         void *addr)
{
    return member_address_set(__func__, executor, INPUTS, irIndex, relativeIndex, tensors, addr);
}

aclnnStatus aclSetDynamicOutputTensorAddr(aclOpExecutor *executor, size_t irIndex,
                                          const size_t relativeIndex, aclTensorList *tensors,
                                          void *addr)
{
    return member_address_set(__func__, executor, OUTPUTS, irIndex, relativeIndex, tensors, addr);
}

aclnnStatus aclSetDynamicTensorAddr(aclOpExecutor *executor, size_t irIndex,
                                    const size_t relativeIndex, aclTensorList *tensors, void *addr)
{
    return member_address_set(__func__, executor, BOTH, irIndex, relativeIndex, tensors, addr);
}

aclnnStatus AclSetDynamicInputTensorAddr(aclOpExecutor *executor, size_t irIndex,
                                         const size_t relativeIndex, aclTensorList *tensors,
                                         void *addr)
{
    return member_address_set(__func__, executor, INPUTS, irIndex, relativeIndex, tensors, addr);
}

aclnnStatus AclSetDynamicOutputTensorAddr(aclOpExecutor *executor, size_t irIndex,
                                          const size_t relativeIndex, aclTensorList *tensors,
                                          void *addr)
{
    return member_address_set(__func__, executor, OUTPUTS, irIndex, relativeIndex, tensors, addr);
}

aclnnStatus AclSetDynamicTensorAddr(aclOpExecutor *executor, size_t irIndex,
                                    const size_t relativeIndex, aclTensorList *tensors, void *addr)
{
    return member_address_set(__func__, executor, BOTH, irIndex, relativeIndex, tensors, addr);
}
