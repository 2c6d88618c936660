#include "check/dtypes.h"

#include "base/environment.h"
#include "check/words.h"

/* Refuses `what`, whose dtype is not in the row of the product. */
static aclnnStatus fail_row(const char *what, int dtype, ac_product product, ac_dtype_set row)
{
    ac_list allowed;

    ac_list_dtypes(&allowed, row);
    if (allowed.total == 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %s on %s; no dtype is allowed there", what,
                       ac_dtype_name(dtype), ac_product_name(product));
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %s on %s; %s %s allowed", what,
                   ac_dtype_name(dtype), ac_product_name(product), allowed.text,
                   ac_is_or_are(&allowed));
}

aclnnStatus ac_check_dtype_in(const ac_tensor *tensor, const char *name,
                              const ac_dtype_set rows[AC_PRODUCT_COUNT])
{
    return tensor ? ac_check_dtype_derived(tensor->dtype, name, rows) : ACLNN_SUCCESS;
}

int ac_dtype_float_where(bool holds, int dtype)
{
    return holds ? ac_dtype_float(dtype) : dtype;
}

int ac_dtype_float_beside(int dtype, const ac_tensor *out)
{
    const int found = ac_dtype_float(dtype);
    const bool wide = out->dtype == AC_F64 || out->dtype == AC_C128;

    return wide && found != dtype ? AC_F64 : found;
}

aclnnStatus ac_check_dtype_derived(int dtype, const char *why,
                                   const ac_dtype_set rows[AC_PRODUCT_COUNT])
{
    const ac_product product = ac_product_current();

    if (ac_dtype_in(dtype, rows[product]))
        return ACLNN_SUCCESS;
    return fail_row(why, dtype, product, rows[product]);
}

aclnnStatus ac_fail_dtype_same(const ac_tensor *tensor, const char *name, const ac_tensor *other,
                               const char *other_name)
{
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %s; only %s (the dtype of %s) is allowed", name,
                   ac_dtype_name(tensor->dtype), ac_dtype_name(other->dtype), other_name);
}

aclnnStatus ac_check_dtype_alike(const ac_tensor *tensor, const char *name, const ac_tensor *other,
                                 const char *other_name)
{
    return other ? ac_check_dtype_same(tensor, name, other, other_name) : ACLNN_SUCCESS;
}

aclnnStatus ac_check_dtype_beside(const ac_tensor *tensor, const char *name, const ac_tensor *other,
                                  const char *other_name)
{
    if (!tensor || tensor->dtype == other->dtype || tensor->dtype == AC_F32)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is %s; only %s (the dtype of %s) and f32 are allowed", name,
                   ac_dtype_name(tensor->dtype), ac_dtype_name(other->dtype), other_name);
}

aclnnStatus ac_check_dtype_is(const ac_tensor *tensor, const char *name, int dtype, const char *why)
{
    if (!tensor || tensor->dtype == dtype)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %s; only %s (%s) is allowed", name,
                   ac_dtype_name(tensor->dtype), ac_dtype_name(dtype), why);
}

/* Whether the rules allow a conversion and the walk implements it. */
static bool storable(int from, int to)
{
    return ac_dtype_castable(from, to) && ac_dtype_facts[to].class_ != AC_CLASS_OTHER;
}

aclnnStatus ac_check_dtype_cast(int from, const ac_tensor *tensor, const char *name)
{
    if (!tensor || from == tensor->dtype || storable(from, tensor->dtype))
        return ACLNN_SUCCESS;

    ac_dtype_set set = 0;
    ac_list allowed;

    for (int dtype = 0; dtype < AC_DTYPE_COUNT; dtype++)
        set |= (ac_dtype_set)storable(from, dtype) << dtype;
    ac_list_dtypes(&allowed, set);
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is %s; %s %s allowed, to which the result, %s, "
                   "converts",
                   name, ac_dtype_name(tensor->dtype),
                   allowed.total > 0 ? allowed.text : "no dtype", ac_is_or_are(&allowed),
                   ac_dtype_name(from));
}

aclnnStatus ac_check_scalar_dtype(const ac_scalar *scalar, const char *name, ac_dtype_set allowed)
{
    if (!scalar || ac_dtype_in(scalar->dtype, allowed))
        return ACLNN_SUCCESS;

    ac_list names;

    ac_list_dtypes(&names, allowed);
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %s; %s %s allowed", name,
                   ac_dtype_name(scalar->dtype), names.text, ac_is_or_are(&names));
}

aclnnStatus ac_check_scalar_cast(const ac_scalar *scalar, const char *name, int to)
{
    if (!scalar || ac_dtype_castable(scalar->dtype, to))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is %s; a dtype is allowed that converts to the one of the result, %s", name,
                   ac_dtype_name(scalar->dtype), ac_dtype_name(to));
}
