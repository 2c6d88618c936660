/*
 * Generated from spec/contraction/addmv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/addmv.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator addmv_operator = {
    .name = "aclnnAddmv",
    .arguments = (const char *const[]){"self", "mat", "vec", "out"},
    .parameters = "self:r mat:r vec:r alpha:s beta:s out:w cubeMathType:c",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_contraction contraction = {
    .left = 1,
    .right = 2,
    .addend = 0,
    .alpha_skips = true,
    .beta_skips = true,
    .axes = {"m", "mk", "k", "m"},
};

/* Plans a validated call. */
static aclnnStatus addmv_plan(const ac_operator *entry_point, const ac_tensor *self,
                              const ac_tensor *mat, const ac_tensor *vec, const ac_scalar *alpha,
                              const ac_scalar *beta, const ac_tensor *out,
                              const ac_shape *index_space, uint64_t *workspaceSize,
                              aclOpExecutor **executor)
{
    const int kernel_dtype =
        ac_dtype_promote(ac_dtype_promote(mat->dtype, vec->dtype), self->dtype);
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const int computed_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const ac_contraction_factors kernel_attrs = {
        .alpha = ac_scalar_real(alpha, scalar_dtype),
        .beta = ac_scalar_real(beta, scalar_dtype),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){mat, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){vec, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_contraction(&planned_call, &contraction, workspaceSize, executor);
}

aclnnStatus aclnnAddmvGetWorkspaceSize(const aclTensor *self, const aclTensor *mat,
                                       const aclTensor *vec, const aclScalar *alpha,
                                       const aclScalar *beta, aclTensor *out, int8_t cubeMathType,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&addmv_operator, aclnnAddmvGetWorkspaceSize, self, mat, vec, alpha, beta, out,
                 cubeMathType);
    AC_TRY(ac_call_begin(&addmv_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const mat_tensor = ac_tensor_of(mat);
    const ac_tensor *const vec_tensor = ac_tensor_of(vec);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    const ac_scalar *const beta_scalar = ac_scalar_of(beta);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_addmv_validate(self_tensor, mat_tensor, vec_tensor, alpha_scalar, beta_scalar,
                             out_tensor, cubeMathType, &index_space));
    return addmv_plan(&addmv_operator, self_tensor, mat_tensor, vec_tensor, alpha_scalar,
                      beta_scalar, out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnAddmv(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&addmv_operator, workspace, workspaceSize, executor, stream);
}
