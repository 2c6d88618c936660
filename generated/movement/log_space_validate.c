/*
 * Generated from spec/movement/log_space.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnLogSpace is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "movement/log_space.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The dtypes allowed for start, on every product. */
static const ac_dtype_set dtypes_start =
    AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 | AC_SET_U32 | AC_SET_U16 |
    AC_SET_U8 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_BOOL;

/* The dtypes allowed for end, on every product. */
static const ac_dtype_set dtypes_end =
    AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 | AC_SET_U32 | AC_SET_U16 |
    AC_SET_U8 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_BOOL;

/* steps >= 0. */
static bool log_space_requires_1(const ac_given *given_values)
{
    const double steps = given_values[0].value;

    return steps >= 0.0;
}

/* base >= 0. */
static bool log_space_requires_2(const ac_given *given_values)
{
    const double base = given_values[0].value;

    return base >= 0.0;
}

aclnnStatus ac_log_space_validate(const ac_scalar *start, const ac_scalar *end, int64_t steps,
                                  double base, const ac_tensor *result)
{
    AC_TRY(ac_check_scalar(start, "start"));
    AC_TRY(ac_check_scalar(end, "end"));
    AC_TRY(ac_check_tensor(result, "result"));

    AC_TRY(ac_check_scalar_dtype(start, "start", dtypes_start));
    AC_TRY(ac_check_scalar_dtype(end, "end", dtypes_end));
    AC_TRY(ac_check_dtype_in(result, "result", dtypes_T));

    AC_TRY(ac_check_rank(result, "result"));

    AC_TRY(ac_check_require(log_space_requires_1, "steps >= 0",
                            (const ac_given[]){{"steps", (double)steps, false}}, 1));
    AC_TRY(ac_check_require(log_space_requires_2, "base >= 0",
                            (const ac_given[]){{"base", base, false}}, 1));

    return ACLNN_SUCCESS;
}
