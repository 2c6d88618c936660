/*
 * Generated from spec/contraction/weight_quant_batch_matmul_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/weight_quant_batch_matmul_v2.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator weight_quant_batch_matmul_v2_operator = {
    .name = "aclnnWeightQuantBatchMatmulV2",
    .arguments = (const char *const[]){"x", "weight", "antiquantScale", "antiquantOffsetOptional",
                                       "biasOptional", "y"},
    .parameters = "x:r weight:r antiquantScale:r antiquantOffsetOptional:r quantScaleOptional:n "
                  "quantOffsetOptional:n biasOptional:r antiquantGroupSize:c y:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_contraction contraction = {
    .left = 0,
    .right = 1,
    .addend = 4,
    .beta_skips = true,
    .axes = {"mk", "kn", "n", "n", "mn", "mn"},
    .weighs = true,
    .scale = 2,
    .offset = 3,
};

/* The values that null inputs stand for. */
static const float default_antiquant_offset_optional_value = 0.0f;
static const float default_bias_optional_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus weight_quant_batch_matmul_v2_plan(
    const ac_operator *entry_point, const ac_tensor *x, const ac_tensor *weight,
    const ac_tensor *antiquantScale, const ac_tensor *antiquantOffsetOptional,
    const ac_tensor *biasOptional, int antiquantGroupSize, const ac_tensor *y,
    const ac_shape *index_space, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = x->dtype;
    const int computed_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const ac_contraction_factors kernel_attrs = {
        .alpha = 1.0,
        .beta = biasOptional ? 1.0 : 0.0,
        .extent = antiquantGroupSize,
    };
    const ac_tensor default_antiquant_offset_optional =
        ac_tensor_one(&default_antiquant_offset_optional_value);
    const ac_tensor *const present_antiquant_offset_optional =
        antiquantOffsetOptional ? antiquantOffsetOptional : &default_antiquant_offset_optional;
    const ac_tensor default_bias_optional = ac_tensor_one(&default_bias_optional_value);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){x, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){weight, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){antiquantScale, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] =
        (ac_operand){present_antiquant_offset_optional, AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){biasOptional ? biasOptional : &default_bias_optional,
                                            AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.operands[5] = (ac_operand){y, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[5] = NULL;
    planned_call.inputs = 5;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_contraction(&planned_call, &contraction, workspaceSize, executor);
}

aclnnStatus aclnnWeightQuantBatchMatmulV2GetWorkspaceSize(
    const aclTensor *x, const aclTensor *weight, const aclTensor *antiquantScale,
    const aclTensor *antiquantOffsetOptional, const aclTensor *quantScaleOptional,
    const aclTensor *quantOffsetOptional, const aclTensor *biasOptional, int antiquantGroupSize,
    const aclTensor *y, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&weight_quant_batch_matmul_v2_operator,
                 aclnnWeightQuantBatchMatmulV2GetWorkspaceSize, x, weight, antiquantScale,
                 antiquantOffsetOptional, quantScaleOptional, quantOffsetOptional, biasOptional,
                 antiquantGroupSize, y);
    AC_TRY(ac_call_begin(&weight_quant_batch_matmul_v2_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_tensor *const antiquant_scale_tensor = ac_tensor_of(antiquantScale);
    const ac_tensor *const antiquant_offset_optional_tensor = ac_tensor_of(antiquantOffsetOptional);
    const ac_tensor *const quant_scale_optional_tensor = ac_tensor_of(quantScaleOptional);
    const ac_tensor *const quant_offset_optional_tensor = ac_tensor_of(quantOffsetOptional);
    const ac_tensor *const bias_optional_tensor = ac_tensor_of(biasOptional);
    const ac_tensor *const y_tensor = ac_tensor_of(y);
    AC_TRY(ac_weight_quant_batch_matmul_v2_validate(
        x_tensor, weight_tensor, antiquant_scale_tensor, antiquant_offset_optional_tensor,
        quant_scale_optional_tensor, quant_offset_optional_tensor, bias_optional_tensor,
        antiquantGroupSize, y_tensor, &index_space));
    return weight_quant_batch_matmul_v2_plan(
        &weight_quant_batch_matmul_v2_operator, x_tensor, weight_tensor, antiquant_scale_tensor,
        antiquant_offset_optional_tensor, bias_optional_tensor, antiquantGroupSize, y_tensor,
        &index_space, workspaceSize, executor);
}

aclnnStatus aclnnWeightQuantBatchMatmulV2(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&weight_quant_batch_matmul_v2_operator, workspace, workspaceSize, executor,
                       stream);
}
