/*
 * Generated from spec/contraction/triangular_solve.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnTriangularSolve is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "contraction/triangular_solve.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};
/* clang-format on */

aclnnStatus ac_triangular_solve_validate(const ac_tensor *self, const ac_tensor *A,
                                         const ac_tensor *xOut, const ac_tensor *mOut,
                                         ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(A, "A"));
    AC_TRY(ac_check_tensor(xOut, "xOut"));
    AC_TRY(ac_check_tensor_optional(mOut, "mOut"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(A, "A", self, "self"));
    AC_TRY(ac_check_dtype_same(xOut, "xOut", self, "self"));
    AC_TRY(ac_check_dtype_same(mOut, "mOut", self, "self"));

    AC_TRY(ac_check_rank_within(self, "self", 2, 8));
    AC_TRY(ac_check_rank_within(A, "A", 2, 8));
    AC_TRY(ac_check_rank(xOut, "xOut"));
    AC_TRY(ac_check_rank(mOut, "mOut"));

    AC_TRY(ac_check_square(A, "A"));
    AC_TRY(ac_check_contracted(A, "A", "*kk", self, "self", "*kn", "*kn", index_space));
    AC_TRY(ac_check_shape_is(xOut, "xOut", index_space, "what A is multiplied by for self"));
    AC_TRY(ac_check_square_of(mOut, "mOut", index_space, "the matrices of A, as many as xOut has"));

    return ACLNN_SUCCESS;
}
