#include "check/presence.h"

#include "base/environment.h"
#include "check/words.h"
#include "strict/order.h"

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
    AC_TRY(ac_order_use(op->name, ACLNN_ERR_RUNTIME_ERROR));

    const ac_product product = ac_product_current();

    return op->on[product] ? ACLNN_SUCCESS : fail_product(op, product);
}

static aclnnStatus fail_missing(const char *name, int fault, ac_tag wanted)
{
    char text[AC_FAULT_TEXT];

    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s %s", name,
                   ac_fault_say((ac_fault)fault, wanted, text));
}

aclnnStatus ac_fail_tensor(const ac_tensor *tensor, const char *name)
{
    if (!tensor)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null", name);
    return fail_missing(name, tensor->dtype, AC_TAG_TENSOR);
}

aclnnStatus ac_check_tensor_optional(const ac_tensor *tensor, const char *name)
{
    return tensor ? ac_check_tensor(tensor, name) : ACLNN_SUCCESS;
}

aclnnStatus ac_fail_scalar(const ac_scalar *scalar, const char *name)
{
    if (!scalar)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null", name);
    return fail_missing(name, scalar->dtype, AC_TAG_SCALAR);
}

aclnnStatus ac_check_scalar_optional(const ac_scalar *scalar, const char *name)
{
    return scalar ? ac_check_scalar(scalar, name) : ACLNN_SUCCESS;
}

aclnnStatus ac_check_string(const char *text, const char *name)
{
    return text ? ACLNN_SUCCESS : ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null", name);
}
