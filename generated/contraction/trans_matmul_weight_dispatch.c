/*
 * Generated from spec/contraction/trans_matmul_weight.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/trans_matmul_weight.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator trans_matmul_weight_operator = {
    .name = "aclnnTransMatmulWeight",
    .arguments = (const char *const[]){"mmWeightRef", "mmWeightRef"},
    .parameters = "mmWeightRef:u",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_trans_matmul_weight_kernels);

/* Plans a validated call. */
static aclnnStatus trans_matmul_weight_plan(const ac_operator *entry_point, const ac_tensor *weight,
                                            const ac_tensor *out, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    const int kernel_dtype = weight->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = weight->shape;
    planned_call.operands[0] = (ac_operand){weight, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build_blocked(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnTransMatmulWeightGetWorkspaceSize(aclTensor *mmWeightRef, uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    AC_DESCRIBED(&trans_matmul_weight_operator, aclnnTransMatmulWeightGetWorkspaceSize,
                 mmWeightRef);
    AC_TRY(ac_call_begin(&trans_matmul_weight_operator, workspaceSize, executor));
    const ac_tensor *const mm_weight_ref_tensor = ac_tensor_of(mmWeightRef);
    AC_TRY(ac_trans_matmul_weight_validate(mm_weight_ref_tensor));
    return trans_matmul_weight_plan(&trans_matmul_weight_operator, mm_weight_ref_tensor,
                                    mm_weight_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnTransMatmulWeight(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_plan_run(&trans_matmul_weight_operator, workspace, workspaceSize, executor, stream);
}
