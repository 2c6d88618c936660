/*
 * Generated from spec/reduction/std_mean_correction.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/std_mean_correction.h"

static const ac_operator std_mean_correction_operator = {
    .name = "aclnnStdMeanCorrection",
    .arguments = (const char *const[]){"self", "stdOut", "meanOut"},
    .parameters = "self:r dim:l correction:i keepdim:b stdOut:w meanOut:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_std_mean_correction_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 2,
        .values = 8,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[0] = 7,
        .result[1] = 3,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, true, false},
        .pass[1] = {1, {AC_REDUCE_SUM}, {4}, true, false},
        .spread = {0xc, 0x0},
    },
};
_Static_assert(8 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* What results are where there are no elements. */
static const float empty_value = __builtin_nanf("");

/* Plans a validated call. */
static aclnnStatus std_mean_correction_plan(const ac_operator *entry_point, const ac_tensor *self,
                                            const ac_array *dim, int64_t correction, bool keepdim,
                                            const ac_tensor *stdOut, const ac_tensor *meanOut,
                                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const uint32_t reduced_axes = ac_shape_axes(&self->shape, dim->values, dim->size, true);
    const struct std_mean_correction_attrs kernel_attrs = {
        .correction = kernel_dtype == AC_F64 ? (double)correction : (double)(float)correction,
        .count_of_self_over_dim = (double)ac_shape_count_along(&self->shape, reduced_axes),
    };
    const ac_tensor rows_std_out = ac_tensor_with_axes(stdOut, &self->shape, reduced_axes, keepdim);
    const ac_tensor rows_mean_out =
        ac_tensor_with_axes(meanOut, &self->shape, reduced_axes, keepdim);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&rows_std_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[1] = stdOut;
    planned_call.operands[2] = (ac_operand){&rows_mean_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[2] = meanOut;
    planned_call.inputs = 1;
    planned_call.outputs = 2;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_filled(&planned_call, &empty_value, workspaceSize, executor);
}

aclnnStatus aclnnStdMeanCorrectionGetWorkspaceSize(const aclTensor *self, const aclIntArray *dim,
                                                   int64_t correction, bool keepdim,
                                                   aclTensor *stdOut, aclTensor *meanOut,
                                                   uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    AC_DESCRIBED(&std_mean_correction_operator, aclnnStdMeanCorrectionGetWorkspaceSize, self, dim,
                 correction, keepdim, stdOut, meanOut);
    AC_TRY(ac_call_begin(&std_mean_correction_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const dim_int_array = ac_int_array_of(dim);
    const ac_tensor *const std_out_tensor = ac_tensor_of(stdOut);
    const ac_tensor *const mean_out_tensor = ac_tensor_of(meanOut);
    AC_TRY(ac_std_mean_correction_validate(self_tensor, dim_int_array, keepdim, std_out_tensor,
                                           mean_out_tensor));
    return std_mean_correction_plan(&std_mean_correction_operator, self_tensor, dim_int_array,
                                    correction, keepdim, std_out_tensor, mean_out_tensor,
                                    workspaceSize, executor);
}

aclnnStatus aclnnStdMeanCorrection(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_plan_run(&std_mean_correction_operator, workspace, workspaceSize, executor, stream);
}
