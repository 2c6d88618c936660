/*
 * Generated from spec/contraction/addmm_weight_nz.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/addmm_weight_nz.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator addmm_weight_nz_operator = {
    .name = "aclnnAddmmWeightNz",
    .arguments = (const char *const[]){"self", "mat1", "mat2", "out"},
    .parameters = "self:r mat1:r mat2:r beta:s alpha:s out:w cubeMathType:c",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_contraction contraction = {
    .left = 1,
    .right = 2,
    .addend = 0,
    .beta_skips = true,
    .axes = {"mn", "mk", "kn", "mn"},
    .blocked = 0x4,
};

/* Plans a validated call. */
static aclnnStatus addmm_weight_nz_plan(const ac_operator *entry_point, const ac_tensor *self,
                                        const ac_tensor *mat1, const ac_tensor *mat2,
                                        const ac_scalar *beta, const ac_scalar *alpha,
                                        const ac_tensor *out, const ac_shape *index_space,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(mat1->dtype, self->dtype);
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
    planned_call.operands[1] = (ac_operand){mat1, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){mat2, AC_VIEW_SAME, computed_dtype, false};
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

aclnnStatus aclnnAddmmWeightNzGetWorkspaceSize(const aclTensor *self, const aclTensor *mat1,
                                               const aclTensor *mat2, const aclScalar *beta,
                                               const aclScalar *alpha, aclTensor *out,
                                               int8_t cubeMathType, uint64_t *workspaceSize,
                                               aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&addmm_weight_nz_operator, aclnnAddmmWeightNzGetWorkspaceSize, self, mat1, mat2,
                 beta, alpha, out, cubeMathType);
    AC_TRY(ac_call_begin(&addmm_weight_nz_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const mat1_tensor = ac_tensor_of(mat1);
    const ac_tensor *const mat2_tensor = ac_tensor_of(mat2);
    const ac_scalar *const beta_scalar = ac_scalar_of(beta);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_addmm_weight_nz_validate(self_tensor, mat1_tensor, mat2_tensor, beta_scalar,
                                       alpha_scalar, out_tensor, cubeMathType, &index_space));
    return addmm_weight_nz_plan(&addmm_weight_nz_operator, self_tensor, mat1_tensor, mat2_tensor,
                                beta_scalar, alpha_scalar, out_tensor, &index_space, workspaceSize,
                                executor);
}

aclnnStatus aclnnAddmmWeightNz(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_plan_run(&addmm_weight_nz_operator, workspace, workspaceSize, executor, stream);
}
