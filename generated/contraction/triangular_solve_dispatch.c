/*
 * Generated from spec/contraction/triangular_solve.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/triangular_solve.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator triangular_solve_operator = {
    .name = "aclnnTriangularSolve",
    .arguments = (const char *const[]){"self", "A", "xOut", "mOut"},
    .parameters = "self:r A:r upper:b transpose:b unitriangular:b xOut:w mOut:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_contraction contraction = {
    .left = 1,
    .right = 0,
    .addend = AC_NO_ADDEND,
    .axes = {"*kn", "*kk", "*kn", "*kk"},
    .solves = true,
};

/* Plans a validated call. */
static aclnnStatus triangular_solve_plan(const ac_operator *entry_point, const ac_tensor *self,
                                         const ac_tensor *A, bool upper, bool transpose,
                                         bool unitriangular, const ac_tensor *xOut,
                                         const ac_tensor *mOut, const ac_shape *index_space,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const int computed_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const ac_contraction_factors kernel_attrs = {
        .alpha = 1.0,
        .beta = 1.0,
        .solved = {.upper = upper, .turned = transpose, .ones = unitriangular},
    };
    const ac_tensor absent_output = ac_tensor_absent();
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){A, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){xOut, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] =
        (ac_operand){mOut ? mOut : &absent_output, AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_contraction(&planned_call, &contraction, workspaceSize, executor);
}

aclnnStatus aclnnTriangularSolveGetWorkspaceSize(const aclTensor *self, const aclTensor *A,
                                                 bool upper, bool transpose, bool unitriangular,
                                                 aclTensor *xOut, aclTensor *mOut,
                                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&triangular_solve_operator, aclnnTriangularSolveGetWorkspaceSize, self, A, upper,
                 transpose, unitriangular, xOut, mOut);
    AC_TRY(ac_call_begin(&triangular_solve_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const a_tensor = ac_tensor_of(A);
    const ac_tensor *const x_out_tensor = ac_tensor_of(xOut);
    const ac_tensor *const m_out_tensor = ac_tensor_of(mOut);
    AC_TRY(ac_triangular_solve_validate(self_tensor, a_tensor, x_out_tensor, m_out_tensor,
                                        &index_space));
    return triangular_solve_plan(&triangular_solve_operator, self_tensor, a_tensor, upper,
                                 transpose, unitriangular, x_out_tensor, m_out_tensor, &index_space,
                                 workspaceSize, executor);
}

aclnnStatus aclnnTriangularSolve(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&triangular_solve_operator, workspace, workspaceSize, executor, stream);
}
