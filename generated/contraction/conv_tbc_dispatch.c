/*
 * Generated from spec/contraction/conv_tbc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/conv_tbc.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator conv_tbc_operator = {
    .name = "aclnnConvTbc",
    .arguments = (const char *const[]){"self", "weight", "bias", "output"},
    .parameters = "self:r weight:r bias:r pad:i output:w cubeMathType:c",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_contraction contraction = {
    .left = 0,
    .right = 1,
    .addend = 2,
    .axes = {"[tk]bc", "kco", "o", "tbo"},
    .summed = "kc",
};

/* Plans a validated call. */
static aclnnStatus conv_tbc_plan(const ac_operator *entry_point, const ac_tensor *self,
                                 const ac_tensor *weight, const ac_tensor *bias, int64_t pad,
                                 const ac_tensor *output, const ac_shape *index_space,
                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const int computed_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    ac_contraction_factors kernel_attrs = {
        .alpha = 1.0,
        .beta = 1.0,
    };
    ac_windows_see(kernel_attrs.windows, NULL, 1, NULL, pad, NULL, 1);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){weight, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){bias, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){output, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_contraction(&planned_call, &contraction, workspaceSize, executor);
}

aclnnStatus aclnnConvTbcGetWorkspaceSize(const aclTensor *self, const aclTensor *weight,
                                         const aclTensor *bias, int64_t pad, aclTensor *output,
                                         int8_t cubeMathType, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&conv_tbc_operator, aclnnConvTbcGetWorkspaceSize, self, weight, bias, pad, output,
                 cubeMathType);
    AC_TRY(ac_call_begin(&conv_tbc_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_tensor *const bias_tensor = ac_tensor_of(bias);
    const ac_tensor *const output_tensor = ac_tensor_of(output);
    AC_TRY(ac_conv_tbc_validate(self_tensor, weight_tensor, bias_tensor, pad, output_tensor,
                                cubeMathType, &index_space));
    return conv_tbc_plan(&conv_tbc_operator, self_tensor, weight_tensor, bias_tensor, pad,
                         output_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnConvTbc(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&conv_tbc_operator, workspace, workspaceSize, executor, stream);
}
