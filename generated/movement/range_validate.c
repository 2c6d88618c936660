/*
 * Generated from spec/movement/range.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnRange is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "movement/range.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* The dtypes allowed for start, on every product. */
static const ac_dtype_set dtypes_start = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 |
                                         AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                                         AC_SET_BOOL | AC_SET_BF16;

/* The dtypes allowed for end, on every product. */
static const ac_dtype_set dtypes_end = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 |
                                       AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                                       AC_SET_BOOL | AC_SET_BF16;

/* The dtypes allowed for step, on every product. */
static const ac_dtype_set dtypes_step = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 |
                                        AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                                        AC_SET_BOOL | AC_SET_BF16;

/* step > 0 or step < 0. */
static bool range_requires_1(const ac_given *given_values)
{
    const double step = given_values[0].value;

    return step > 0.0 || step < 0.0;
}

/* not (step > 0 and start > end). */
static bool range_requires_2(const ac_given *given_values)
{
    const double start = given_values[0].value;
    const double end = given_values[1].value;
    const double step = given_values[2].value;

    return !(step > 0.0 && start > end);
}

/* not (step < 0 and start < end). */
static bool range_requires_3(const ac_given *given_values)
{
    const double start = given_values[0].value;
    const double end = given_values[1].value;
    const double step = given_values[2].value;

    return !(step < 0.0 && start < end);
}

aclnnStatus ac_range_validate(const ac_scalar *start, const ac_scalar *end, const ac_scalar *step,
                              const ac_tensor *out)
{
    AC_TRY(ac_check_scalar(start, "start"));
    AC_TRY(ac_check_scalar(end, "end"));
    AC_TRY(ac_check_scalar(step, "step"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_scalar_dtype(start, "start", dtypes_start));
    AC_TRY(ac_check_scalar_dtype(end, "end", dtypes_end));
    AC_TRY(ac_check_scalar_dtype(step, "step", dtypes_step));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_T));

    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_require(
        range_requires_1, "step > 0 or step < 0",
        (const ac_given[]){{"step", ac_scalar_converted(step, out->dtype), false}}, 1));
    AC_TRY(ac_check_require(
        range_requires_2, "not (step > 0 and start > end)",
        (const ac_given[]){{"start", ac_scalar_converted(start, out->dtype), false},
                           {"end", ac_scalar_converted(end, out->dtype), false},
                           {"step", ac_scalar_converted(step, out->dtype), false}},
        3));
    AC_TRY(ac_check_require(
        range_requires_3, "not (step < 0 and start < end)",
        (const ac_given[]){{"start", ac_scalar_converted(start, out->dtype), false},
                           {"end", ac_scalar_converted(end, out->dtype), false},
                           {"step", ac_scalar_converted(step, out->dtype), false}},
        3));

    return ACLNN_SUCCESS;
}
