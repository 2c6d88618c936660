/*
 * Generated from spec/movement/scatter_reduce.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnScatterReduce or aclnnInplaceScatterReduce is well formed. The
 * order is the same for every operator: presence, data types, ranks, axes, shapes, preconditions,
 * modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "movement/scatter_reduce.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const int64_t reduce_values[] = {1};

aclnnStatus ac_scatter_reduce_validate(const ac_tensor *self, int64_t dim, const ac_tensor *index,
                                       const ac_tensor *src, int64_t reduce, bool includeSelf,
                                       const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(index, "index"));
    AC_TRY(ac_check_tensor(src, "src"));
    AC_TRY(ac_check_present_flag(includeSelf, "includeSelf"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(index, "index", dtypes_I));
    AC_TRY(ac_check_dtype_in(src, "src", dtypes_T));
    AC_TRY(ac_check_dtype_same(self, "self", src, "src"));
    AC_TRY(ac_check_dtype_same(out, "out", src, "src"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(index, "index"));
    AC_TRY(ac_check_rank(src, "src"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_axis(dim, "dim", self, "self"));

    AC_TRY(ac_check_shape_same(out, "out", self, "self"));
    AC_TRY(ac_check_put_gathered(out, "out", dim, "dim", index, "index", src, "src",
                                 "out as gathered(dim, index)"));

    size_t reduce_index = 0;
    AC_TRY(ac_check_mode_int(reduce, "reduce", reduce_values, 1, &reduce_index));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_scatter_reduce_validate(const ac_tensor *selfRef, int64_t dim,
                                               const ac_tensor *index, const ac_tensor *src,
                                               int64_t reduce, bool includeSelf)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_tensor(index, "index"));
    AC_TRY(ac_check_tensor(src, "src"));
    AC_TRY(ac_check_present_flag(includeSelf, "includeSelf"));

    AC_TRY(ac_check_dtype_in(index, "index", dtypes_I));
    AC_TRY(ac_check_dtype_in(src, "src", dtypes_T));
    AC_TRY(ac_check_dtype_same(selfRef, "selfRef", src, "src"));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));
    AC_TRY(ac_check_rank(index, "index"));
    AC_TRY(ac_check_rank(src, "src"));

    AC_TRY(ac_check_axis(dim, "dim", selfRef, "selfRef"));

    AC_TRY(ac_check_put_gathered(selfRef, "selfRef", dim, "dim", index, "index", src, "src",
                                 "selfRef as gathered(dim, index)"));

    size_t reduce_index = 0;
    AC_TRY(ac_check_mode_int(reduce, "reduce", reduce_values, 1, &reduce_index));

    return ACLNN_SUCCESS;
}
