/*
 * Generated from spec/norm/ada_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "norm/ada_layer_norm.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator ada_layer_norm_operator = {
    .name = "aclnnAdaLayerNorm",
    .arguments =
        (const char *const[]){"x", "scale", "shift", "weightOptional", "biasOptional", "out"},
    .parameters = "x:r scale:r shift:r weightOptional:r biasOptional:r epsilon:d out:w",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_ada_layer_norm_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 2,
        .values = 8,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
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
static aclnnStatus ada_layer_norm_plan(const ac_operator *entry_point, const ac_tensor *x,
                                       const ac_tensor *scale, const ac_tensor *shift,
                                       const ac_tensor *weightOptional,
                                       const ac_tensor *biasOptional, double epsilon,
                                       const ac_tensor *out, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = UINT32_C(1) << ac_shape_axis(&x->shape, -1);
    const struct ada_layer_norm_attrs kernel_attrs = {
        .epsilon = kernel_dtype == AC_F64 ? (double)epsilon : (double)(float)epsilon,
        .count_of_x_over_1 = (double)ac_shape_count_along(&x->shape, reduced_axes),
    };
    const ac_tensor default_weight_optional = ac_tensor_one(&default_weight_optional_value);
    const ac_tensor default_bias_optional = ac_tensor_one(&default_bias_optional_value);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = x->shape;
    planned_call.operands[0] = (ac_operand){x, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){scale, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){shift, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] =
        (ac_operand){weightOptional ? weightOptional : &default_weight_optional, AC_VIEW_BROADCAST,
                     kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){biasOptional ? biasOptional : &default_bias_optional,
                                            AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.operands[5] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[5] = NULL;
    planned_call.inputs = 5;
    planned_call.outputs = 1;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnAdaLayerNormGetWorkspaceSize(const aclTensor *x, const aclTensor *scale,
                                              const aclTensor *shift,
                                              const aclTensor *weightOptional,
                                              const aclTensor *biasOptional, double epsilon,
                                              aclTensor *out, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    AC_DESCRIBED(&ada_layer_norm_operator, aclnnAdaLayerNormGetWorkspaceSize, x, scale, shift,
                 weightOptional, biasOptional, epsilon, out);
    AC_TRY(ac_call_begin(&ada_layer_norm_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const scale_tensor = ac_tensor_of(scale);
    const ac_tensor *const shift_tensor = ac_tensor_of(shift);
    const ac_tensor *const weight_optional_tensor = ac_tensor_of(weightOptional);
    const ac_tensor *const bias_optional_tensor = ac_tensor_of(biasOptional);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_ada_layer_norm_validate(x_tensor, scale_tensor, shift_tensor, weight_optional_tensor,
                                      bias_optional_tensor, out_tensor));
    return ada_layer_norm_plan(&ada_layer_norm_operator, x_tensor, scale_tensor, shift_tensor,
                               weight_optional_tensor, bias_optional_tensor, epsilon, out_tensor,
                               workspaceSize, executor);
}

aclnnStatus aclnnAdaLayerNorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&ada_layer_norm_operator, workspace, workspaceSize, executor, stream);
}
