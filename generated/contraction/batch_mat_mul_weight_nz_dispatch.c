/*
 * Generated from spec/contraction/batch_mat_mul_weight_nz.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/batch_mat_mul_weight_nz.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator batch_mat_mul_weight_nz_operator = {
    .name = "aclnnBatchMatMulWeightNz",
    .arguments = (const char *const[]){"self", "mat2", "out"},
    .parameters = "self:r mat2:r out:w cubeMathType:c",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_contraction contraction = {
    .left = 0,
    .right = 1,
    .addend = AC_NO_ADDEND,
    .axes = {"bmk", "bkn", "bmn"},
    .blocked = 0x2,
};

/* Plans a validated call. */
static aclnnStatus batch_mat_mul_weight_nz_plan(const ac_operator *entry_point,
                                                const ac_tensor *self, const ac_tensor *mat2,
                                                const ac_tensor *out, const ac_shape *index_space,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const int computed_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const ac_contraction_factors kernel_attrs = {
        .alpha = 1.0,
        .beta = 1.0,
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){mat2, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_contraction(&planned_call, &contraction, workspaceSize, executor);
}

aclnnStatus aclnnBatchMatMulWeightNzGetWorkspaceSize(const aclTensor *self, const aclTensor *mat2,
                                                     aclTensor *out, int8_t cubeMathType,
                                                     uint64_t *workspaceSize,
                                                     aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&batch_mat_mul_weight_nz_operator, aclnnBatchMatMulWeightNzGetWorkspaceSize, self,
                 mat2, out, cubeMathType);
    AC_TRY(ac_call_begin(&batch_mat_mul_weight_nz_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const mat2_tensor = ac_tensor_of(mat2);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_batch_mat_mul_weight_nz_validate(self_tensor, mat2_tensor, out_tensor, cubeMathType,
                                               &index_space));
    return batch_mat_mul_weight_nz_plan(&batch_mat_mul_weight_nz_operator, self_tensor, mat2_tensor,
                                        out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnBatchMatMulWeightNz(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&batch_mat_mul_weight_nz_operator, workspace, workspaceSize, executor,
                       stream);
}
