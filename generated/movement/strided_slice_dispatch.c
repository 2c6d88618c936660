/*
 * Generated from spec/movement/strided_slice.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/strided_slice.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator strided_slice_operator = {
    .name = "aclnnStridedSlice",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r begin:l end:l strides:l beginMask:i endMask:i ellipsisMask:i "
                  "newAxisMask:i shrinkAxisMask:i out:w",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_strided_slice_kernels);

/* Plans a validated call. */
static aclnnStatus strided_slice_plan(const ac_operator *entry_point, const ac_tensor *self,
                                      const ac_array *begin, const ac_array *end,
                                      const ac_array *strides, int64_t beginMask, int64_t endMask,
                                      int64_t ellipsisMask, int64_t newAxisMask,
                                      int64_t shrinkAxisMask, const ac_tensor *out,
                                      const ac_shape *index_space, uint64_t *workspaceSize,
                                      aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const ac_tensor part_taken = ac_tensor_strided(self, begin, end, strides, beginMask, endMask,
                                                   ellipsisMask, newAxisMask, shrinkAxisMask);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&part_taken, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = self;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnStridedSliceGetWorkspaceSize(const aclTensor *self, const aclIntArray *begin,
                                              const aclIntArray *end, const aclIntArray *strides,
                                              int64_t beginMask, int64_t endMask,
                                              int64_t ellipsisMask, int64_t newAxisMask,
                                              int64_t shrinkAxisMask, aclTensor *out,
                                              uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&strided_slice_operator, aclnnStridedSliceGetWorkspaceSize, self, begin, end,
                 strides, beginMask, endMask, ellipsisMask, newAxisMask, shrinkAxisMask, out);
    AC_TRY(ac_call_begin(&strided_slice_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const begin_int_array = ac_int_array_of(begin);
    const ac_array *const end_int_array = ac_int_array_of(end);
    const ac_array *const strides_int_array = ac_int_array_of(strides);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_strided_slice_validate(self_tensor, begin_int_array, end_int_array, strides_int_array,
                                     beginMask, endMask, ellipsisMask, newAxisMask, shrinkAxisMask,
                                     out_tensor, &index_space));
    return strided_slice_plan(&strided_slice_operator, self_tensor, begin_int_array, end_int_array,
                              strides_int_array, beginMask, endMask, ellipsisMask, newAxisMask,
                              shrinkAxisMask, out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnStridedSlice(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&strided_slice_operator, workspace, workspaceSize, executor, stream);
}
