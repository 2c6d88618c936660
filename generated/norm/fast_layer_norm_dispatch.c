/*
 * Generated from spec/norm/fast_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/fast_layer_norm.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator fast_layer_norm_operator = {
    .name = "aclnnFastLayerNorm",
    .arguments = (const char *const[]){"input", "weightOptional", "biasOptional", "out",
                                       "meanOutOptional", "rstdOutOptional"},
    .parameters = "input:r normalizedShape:l weightOptional:r biasOptional:r eps:d out:w "
                  "meanOutOptional:w rstdOutOptional:w",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_fast_layer_norm_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 2,
        .values = 8,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[1] = 3,
        .result[2] = 7,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, true, false},
        .pass[1] = {1, {AC_REDUCE_SUM}, {4}, true, false},
        .spread = {0xc, 0xc0},
    },
};
_Static_assert(8 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* The values that null inputs stand for. */
static const float default_weight_optional_value = 1.0f;
static const float default_bias_optional_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus fast_layer_norm_plan(const ac_operator *entry_point, const ac_tensor *input,
                                        const ac_array *normalizedShape,
                                        const ac_tensor *weightOptional,
                                        const ac_tensor *biasOptional, double eps,
                                        const ac_tensor *out, const ac_tensor *meanOutOptional,
                                        const ac_tensor *rstdOutOptional, uint64_t *workspaceSize,
                                        aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = ac_shape_last_axes(&input->shape, normalizedShape->size);
    const struct fast_layer_norm_attrs kernel_attrs = {
        .eps = kernel_dtype == AC_F64 ? (double)eps : (double)(float)eps,
        .count_of_input_over_normalized_shape =
            (double)ac_shape_count_along(&input->shape, reduced_axes),
    };
    const ac_tensor default_weight_optional = ac_tensor_one(&default_weight_optional_value);
    const ac_tensor default_bias_optional = ac_tensor_one(&default_bias_optional_value);
    const ac_tensor rows_mean_out_optional =
        ac_tensor_with_axes(meanOutOptional, &input->shape, reduced_axes, true);
    const ac_tensor rows_rstd_out_optional =
        ac_tensor_with_axes(rstdOutOptional, &input->shape, reduced_axes, true);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = input->shape;
    planned_call.operands[0] = (ac_operand){input, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] =
        (ac_operand){weightOptional ? weightOptional : &default_weight_optional, AC_VIEW_BROADCAST,
                     kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){biasOptional ? biasOptional : &default_bias_optional,
                                            AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] =
        (ac_operand){&rows_mean_out_optional, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[4] = meanOutOptional;
    planned_call.operands[5] =
        (ac_operand){&rows_rstd_out_optional, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[5] = rstdOutOptional;
    planned_call.inputs = 3;
    planned_call.outputs = 3;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnFastLayerNormGetWorkspaceSize(
    const aclTensor *input, const aclIntArray *normalizedShape, const aclTensor *weightOptional,
    const aclTensor *biasOptional, double eps, aclTensor *out, aclTensor *meanOutOptional,
    aclTensor *rstdOutOptional, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&fast_layer_norm_operator, aclnnFastLayerNormGetWorkspaceSize, input,
                 normalizedShape, weightOptional, biasOptional, eps, out, meanOutOptional,
                 rstdOutOptional);
    AC_TRY(ac_call_begin(&fast_layer_norm_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_array *const normalized_shape_int_array = ac_int_array_of(normalizedShape);
    const ac_tensor *const weight_optional_tensor = ac_tensor_of(weightOptional);
    const ac_tensor *const bias_optional_tensor = ac_tensor_of(biasOptional);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    const ac_tensor *const mean_out_optional_tensor = ac_tensor_of(meanOutOptional);
    const ac_tensor *const rstd_out_optional_tensor = ac_tensor_of(rstdOutOptional);
    AC_TRY(ac_fast_layer_norm_validate(input_tensor, normalized_shape_int_array,
                                       weight_optional_tensor, bias_optional_tensor, out_tensor,
                                       mean_out_optional_tensor, rstd_out_optional_tensor));
    return fast_layer_norm_plan(&fast_layer_norm_operator, input_tensor, normalized_shape_int_array,
                                weight_optional_tensor, bias_optional_tensor, eps, out_tensor,
                                mean_out_optional_tensor, rstd_out_optional_tensor, workspaceSize,
                                executor);
}

aclnnStatus aclnnFastLayerNorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_plan_run(&fast_layer_norm_operator, workspace, workspaceSize, executor, stream);
}
