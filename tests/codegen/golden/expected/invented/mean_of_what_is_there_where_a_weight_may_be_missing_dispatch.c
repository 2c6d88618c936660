/*
 * Generated from spec/invented/mean_of_what_is_there_where_a_weight_may_be_missing.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/mean_of_what_is_there_where_a_weight_may_be_missing.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator mean_of_what_is_there_where_a_weight_may_be_missing_operator = {
    .name = "aclnnMeanOfWhatIsThereWhereAWeightMayBeMissing",
    .on = {[AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_mean_of_what_is_there_where_a_weight_may_be_missing_kernels);

/* What inputs that are null stand for. */
static const float default_weight_value = 2.0f;
static const float default_slope_value = -1.0f;

/* Plans a validated call. */
static aclnnStatus mean_of_what_is_there_where_a_weight_may_be_missing_plan(
    const ac_operator *entry_point, const ac_tensor *self, const ac_tensor *weight,
    const ac_tensor *slope, const ac_tensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_widen(ac_dtype_widen(self->dtype, ac_tensor_dtype(weight)),
                                            ac_tensor_dtype(slope));
    const struct mean_of_what_is_there_where_a_weight_may_be_missing_attrs kernel_attrs = {
        .count_of_self = (double)ac_shape_count(&self->shape),
    };
    const ac_tensor default_weight = ac_tensor_one(&default_weight_value);
    const ac_tensor default_slope = ac_tensor_one(&default_slope_value);
    ac_call planned_call; /* field by field: operands that there are not need not be cleared */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] =
        (ac_operand){weight ? weight : &default_weight, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] =
        (ac_operand){slope ? slope : &default_slope, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.rows = NULL;
    planned_call.axis = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnMeanOfWhatIsThereWhereAWeightMayBeMissingGetWorkspaceSize(
    const aclTensor *self, const aclTensor *weight, const aclTensor *slope, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_TRY(ac_call_begin(&mean_of_what_is_there_where_a_weight_may_be_missing_operator,
                         workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_tensor *const slope_tensor = ac_tensor_of(slope);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_mean_of_what_is_there_where_a_weight_may_be_missing_validate(
        self_tensor, weight_tensor, slope_tensor, out_tensor));
    return mean_of_what_is_there_where_a_weight_may_be_missing_plan(
        &mean_of_what_is_there_where_a_weight_may_be_missing_operator, self_tensor, weight_tensor,
        slope_tensor, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnMeanOfWhatIsThereWhereAWeightMayBeMissing(void *workspace, uint64_t workspaceSize,
                                                           aclOpExecutor *executor,
                                                           aclrtStream stream)
{
    return ac_plan_run(&mean_of_what_is_there_where_a_weight_may_be_missing_operator, workspace,
                       workspaceSize, executor, stream);
}
