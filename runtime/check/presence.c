#include "check/presence.h"

#include <inttypes.h>

#include "base/environment.h"
#include "check/words.h"
#include "strict/finding.h"
#include "strict/lifetime.h"
#include "strict/order.h"
#include "strict/stale.h"

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
    if (ac_strict(AC_STRICT_LIFETIME))
        ac_lifetime_forget();

    const ac_product product = ac_product_current();

    return op->on[product] ? ACLNN_SUCCESS : fail_product(op, product);
}

/* Says what is wrong with a handle that leads nowhere; in strict mode, where it ended. */
static aclnnStatus fail_missing(const char *name, int fault, ac_tag wanted)
{
    char text[AC_FAULT_TEXT];
    ac_object object;
    char origin[2 * AC_OBJECT_TEXT];

    (void)ac_fault_say((ac_fault)fault, wanted, text);
    if (!ac_strict(AC_STRICT_LIFETIME) || fault != AC_FAULT_DESTROYED ||
        !ac_object_find(ac_stale_kind(wanted), ac_lifetime_first(), &object))
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s %s", name, text);

    const ac_finding finding = {.mode = AC_STRICT_LIFETIME,
                                .rule = "used-after-end",
                                .status = ACLNN_ERR_PARAM_INVALID,
                                .call = ac_call_name(),
                                .argument = name,
                                .bytes = AC_FINDING_NO_BYTES,
                                .origin = object.ended};

    return ac_finding_report(&finding, "%s %s: %s", name, text, ac_object_say(&object, origin));
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

aclnnStatus ac_check_tensor_null(const ac_tensor *tensor, const char *name)
{
    if (!tensor)
        return ACLNN_SUCCESS;
    AC_TRY(ac_check_tensor(tensor, name));
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is not null; only null is supported", name);
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

aclnnStatus ac_check_int_array(const ac_array *list, const char *name)
{
    if (ac_array_live(list))
        return ACLNN_SUCCESS;
    if (!list)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null", name);
    return fail_missing(name, (int)list->size, AC_TAG_INT_ARRAY);
}

aclnnStatus ac_check_bool_array(const ac_array *list, const char *name)
{
    if (ac_array_live(list))
        return ACLNN_SUCCESS;
    if (!list)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null", name);
    return fail_missing(name, (int)list->size, AC_TAG_BOOL_ARRAY);
}

aclnnStatus ac_check_flags(const ac_array *list, const char *name, uint64_t count)
{
    if (list->size == count)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has %" PRIu64 " flags; only %" PRIu64 " are allowed", name, list->size,
                   count);
}

aclnnStatus ac_check_wanted(bool wanted, const ac_tensor *tensor, const char *name)
{
    if (!wanted || tensor)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null, and its flag is true", name);
}

aclnnStatus ac_fail_tensor_list(const ac_array *list, const char *name)
{
    if (!list)
        return ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null", name);
    return fail_missing(name, (int)list->size, AC_TAG_TENSOR_LIST);
}

aclnnStatus ac_check_string(const char *text, const char *name)
{
    return text ? ACLNN_SUCCESS : ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s is null", name);
}

aclnnStatus ac_check_either(bool present, const char *names)
{
    return present ? ACLNN_SUCCESS
                   : ac_fail(ACLNN_ERR_PARAM_NULLPTR, "%s are null; one of them may be", names);
}

aclnnStatus ac_check_absent_tensor(const ac_tensor *tensor, const char *name)
{
    if (!tensor)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is a tensor; only null is allowed", name);
}

aclnnStatus ac_check_absent_int_array(const ac_array *list, const char *name)
{
    if (!list)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is a list; only null is allowed", name);
}

aclnnStatus ac_check_absent_number(double number, const char *name)
{
    if (number == 0)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %g; only 0 is allowed", name, number);
}

aclnnStatus ac_check_present_number(double number, const char *name)
{
    if (number == 1)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %g; only 1 is allowed", name, number);
}

aclnnStatus ac_check_present_flag(bool flag, const char *name)
{
    if (flag)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is false; only true is allowed", name);
}

aclnnStatus ac_check_absent_flag(bool flag, const char *name)
{
    if (!flag)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is true; only false is allowed", name);
}
