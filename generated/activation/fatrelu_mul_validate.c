/*
 * Generated from spec/activation/fatrelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnFatreluMul is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "activation/fatrelu_mul.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* rank(input) >= 2. */
static bool fatrelu_mul_requires_1(const ac_given *given_values)
{
    const double rank_of_input = given_values[0].value;

    return rank_of_input >= 2.0;
}

/* extent(input, -1) <= 1024. */
static bool fatrelu_mul_requires_2(const ac_given *given_values)
{
    const double last_extent_of_input = given_values[0].value;

    return last_extent_of_input <= 1024.0;
}

/* count(input) <= 200000 * extent(input, -1). */
static bool fatrelu_mul_requires_3(const ac_given *given_values)
{
    const double count_of_input = given_values[0].value;
    const double last_extent_of_input = given_values[1].value;

    return count_of_input <= 200000.0 * last_extent_of_input;
}

aclnnStatus ac_fatrelu_mul_validate(const ac_tensor *input, const ac_tensor *threshold,
                                    const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_tensor(threshold, "threshold"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_T));
    AC_TRY(ac_check_dtype_same(threshold, "threshold", input, "input"));
    AC_TRY(ac_check_dtype_same(out, "out", input, "input"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    AC_TRY(ac_check_rank(input, "input"));
    AC_TRY(ac_check_rank(threshold, "threshold"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_halves(input, "input", -1, index_space));
    AC_TRY(ac_check_view_single(threshold, "threshold"));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "half of input along its last axis"));

    AC_TRY(ac_check_require(fatrelu_mul_requires_1, "rank(input) >= 2",
                            (const ac_given[]){{"rank(input)", (double)input->shape.rank, false}},
                            1));
    AC_TRY(ac_check_require(fatrelu_mul_requires_2, "extent(input, -1) <= 1024",
                            (const ac_given[]){{"extent(input, -1)",
                                                (double)ac_shape_extent(&input->shape, -1), false}},
                            1));
    AC_TRY(ac_check_require(
        fatrelu_mul_requires_3, "count(input) <= 200000 * extent(input, -1)",
        (const ac_given[]){
            {"count(input)", (double)ac_shape_count(&input->shape), false},
            {"extent(input, -1)", (double)ac_shape_extent(&input->shape, -1), false}},
        2));

    return ACLNN_SUCCESS;
}
