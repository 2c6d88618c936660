#include <stdarg.h>
#include <stdio.h>

#include "base/error.h"
#include "check/words.h"

enum { SENTENCE = 1024 };

/* The operator that the sentences of this thread speak of. */
static _Thread_local const ac_operator *current __attribute__((tls_model("initial-exec")));

/* What stands for 161002 in the rest of the call; 0: itself. */
static _Thread_local aclnnStatus late __attribute__((tls_model("initial-exec")));

void ac_call_enter(const ac_operator *op)
{
    current = op;
    late = 0;
}

void ac_refuse_late(aclnnStatus status)
{
    late = status;
}

aclnnStatus ac_fail(aclnnStatus status, const char *format, ...)
{
    char sentence[SENTENCE];
    va_list arguments;

    if (status == ACLNN_ERR_PARAM_INVALID && late != 0)
        status = late;
    va_start(arguments, format);
    (void)vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    ac_error_record(status, "%s%s%s", current ? current->name : "", current ? ": " : "", sentence);
    return status;
}

aclnnStatus ac_check_pointer(const char *function, const void *pointer, const char *name)
{
    if (pointer)
        return ACLNN_SUCCESS;
    ac_error_record(ACLNN_ERR_PARAM_NULLPTR, "%s: %s is null", function, name);
    return ACLNN_ERR_PARAM_NULLPTR;
}

static aclnnStatus fail_product(const ac_operator *op, ac_product product)
{
    ac_list others = {0};

    for (int p = 0; p < AC_PRODUCT_COUNT; p++)
        others.total += op->on[p];
    for (int p = 0; p < AC_PRODUCT_COUNT; p++) {
        if (op->on[p])
            ac_list_add(&others, "", ac_product_name((ac_product)p));
    }
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s does not have this operator; %s %s it",
                   ac_product_name(product), others.total > 0 ? others.text : "no product",
                   others.total > 1 ? "have" : "has");
}

aclnnStatus ac_call_begin(const ac_operator *op, const uint64_t *workspace_size,
                          aclOpExecutor *const *executor)
{
    ac_call_enter(op);
    if (!workspace_size)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "workspaceSize is null");
    if (!executor)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "executor is null");
    AC_TRY(ac_environment_check());

    const ac_product product = ac_product_current();

    return op->on[product] ? ACLNN_SUCCESS : fail_product(op, product);
}

aclnnStatus ac_fail_tensor(const aclTensor *tensor, const char *name)
{
    if (!tensor)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null", name);
    return ac_fail(
        ACLNN_ERR_PARAM_INVALID,
        "%s is not a live tensor; it was destroyed or does not come from aclCreateTensor", name);
}

aclnnStatus ac_check_tensor_optional(const aclTensor *tensor, const char *name)
{
    return tensor ? ac_check_tensor(tensor, name) : ACLNN_SUCCESS;
}

aclnnStatus ac_check_scalar(const aclScalar *scalar, const char *name)
{
    if (ac_scalar_live(scalar))
        return ACLNN_SUCCESS;
    if (!scalar)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null", name);
    return ac_fail(
        ACLNN_ERR_PARAM_INVALID,
        "%s is not a live scalar; it was destroyed or does not come from aclCreateScalar", name);
}

aclnnStatus ac_check_scalar_optional(const aclScalar *scalar, const char *name)
{
    return scalar ? ac_check_scalar(scalar, name) : ACLNN_SUCCESS;
}

aclnnStatus ac_check_string(const char *text, const char *name)
{
    return text ? ACLNN_SUCCESS : ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null", name);
}
