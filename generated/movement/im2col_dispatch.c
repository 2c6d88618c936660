/*
 * Generated from spec/movement/im2col.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/im2col.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator im2col_operator = {
    .name = "aclnnIm2col",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r kernelSize:l dilation:l padding:l stride:l out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_im2col_kernels);

/* Plans a validated call. */
static aclnnStatus im2col_plan(const ac_operator *entry_point, const ac_tensor *self,
                               const ac_array *kernelSize, const ac_array *dilation,
                               const ac_array *padding, const ac_array *stride,
                               const ac_tensor *out, const ac_shape *index_space,
                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const unsigned char fill_element[AC_SCALAR_ELEMENT_MAX] = {0};
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &fill_element;
    planned_call.attrs_size = sizeof(fill_element);
    const ac_places planned_places =
        ac_places_windows(self, 2, kernelSize, dilation, padding, stride);
    return ac_plan_build_placed(&planned_call, &planned_places, workspaceSize, executor);
}

aclnnStatus aclnnIm2colGetWorkspaceSize(const aclTensor *self, const aclIntArray *kernelSize,
                                        const aclIntArray *dilation, const aclIntArray *padding,
                                        const aclIntArray *stride, const aclTensor *out,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&im2col_operator, aclnnIm2colGetWorkspaceSize, self, kernelSize, dilation, padding,
                 stride, out);
    AC_TRY(ac_call_begin(&im2col_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const kernel_size_int_array = ac_int_array_of(kernelSize);
    const ac_array *const dilation_int_array = ac_int_array_of(dilation);
    const ac_array *const padding_int_array = ac_int_array_of(padding);
    const ac_array *const stride_int_array = ac_int_array_of(stride);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_im2col_validate(self_tensor, kernel_size_int_array, dilation_int_array,
                              padding_int_array, stride_int_array, out_tensor, &index_space));
    return im2col_plan(&im2col_operator, self_tensor, kernel_size_int_array, dilation_int_array,
                       padding_int_array, stride_int_array, out_tensor, &index_space, workspaceSize,
                       executor);
}

aclnnStatus aclnnIm2col(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&im2col_operator, workspace, workspaceSize, executor, stream);
}
