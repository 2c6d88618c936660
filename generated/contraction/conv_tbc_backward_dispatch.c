/*
 * Generated from spec/contraction/conv_tbc_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/conv_tbc_backward.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator conv_tbc_backward_operator = {
    .name = "aclnnConvTbcBackward",
    .arguments =
        (const char *const[]){"self", "input", "weight", "gradInput", "gradWeight", "gradBias"},
    .parameters = "self:r input:r weight:r bias:n pad:i cubeMathType:c gradInput:w gradWeight:w "
                  "gradBias:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_contraction contractions[] = {
    {
        .left = 0,
        .right = 2,
        .addend = AC_NO_ADDEND,
        .axes = {"[xq]bo", NULL, "qco", "xbc", NULL, NULL},
        .summed = "qo",
        .inverts = true,
    },
    {
        .left = 0,
        .right = 1,
        .addend = AC_NO_ADDEND,
        .axes = {"tbo", "[tq]bc", NULL, NULL, "qco", NULL},
        .summed = "tb",
    },
    {
        .left = 0,
        .right = AC_NO_FACTOR,
        .addend = AC_NO_ADDEND,
        .axes = {"tbo", NULL, NULL, NULL, NULL, "o"},
        .summed = "tb",
    },
};

/* Plans a validated call. */
static aclnnStatus conv_tbc_backward_plan(const ac_operator *entry_point, const ac_tensor *self,
                                          const ac_tensor *input, const ac_tensor *weight,
                                          int64_t pad, const ac_tensor *gradInput,
                                          const ac_tensor *gradWeight, const ac_tensor *gradBias,
                                          const ac_shape *index_space, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    const int kernel_dtype = input->dtype;
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
    planned_call.operands[1] = (ac_operand){input, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){weight, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){gradInput, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){gradWeight, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.operands[5] = (ac_operand){gradBias, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[5] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 3;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_contractions(&planned_call, contractions, workspaceSize, executor);
}

aclnnStatus aclnnConvTbcBackwardGetWorkspaceSize(const aclTensor *self, const aclTensor *input,
                                                 const aclTensor *weight, const aclTensor *bias,
                                                 int64_t pad, int8_t cubeMathType,
                                                 aclTensor *gradInput, aclTensor *gradWeight,
                                                 aclTensor *gradBias, uint64_t *workspaceSize,
                                                 aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&conv_tbc_backward_operator, aclnnConvTbcBackwardGetWorkspaceSize, self, input,
                 weight, bias, pad, cubeMathType, gradInput, gradWeight, gradBias);
    AC_TRY(ac_call_begin(&conv_tbc_backward_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_tensor *const bias_tensor = ac_tensor_of(bias);
    const ac_tensor *const grad_input_tensor = ac_tensor_of(gradInput);
    const ac_tensor *const grad_weight_tensor = ac_tensor_of(gradWeight);
    const ac_tensor *const grad_bias_tensor = ac_tensor_of(gradBias);
    AC_TRY(ac_conv_tbc_backward_validate(self_tensor, input_tensor, weight_tensor, bias_tensor, pad,
                                         cubeMathType, grad_input_tensor, grad_weight_tensor,
                                         grad_bias_tensor, &index_space));
    return conv_tbc_backward_plan(&conv_tbc_backward_operator, self_tensor, input_tensor,
                                  weight_tensor, pad, grad_input_tensor, grad_weight_tensor,
                                  grad_bias_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnConvTbcBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&conv_tbc_backward_operator, workspace, workspaceSize, executor, stream);
}
