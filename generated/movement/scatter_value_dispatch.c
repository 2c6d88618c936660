/*
 * Generated from spec/movement/scatter_value.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/scatter_value.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator scatter_value_operator = {
    .name = "aclnnScatterValue",
    .arguments = (const char *const[]){"self", "index", "out"},
    .parameters = "self:r dim:i index:r value:s reduce:i out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_operator inplace_scatter_value_operator = {
    .name = "aclnnInplaceScatterValue",
    .arguments = (const char *const[]){"selfRef", "index", "selfRef"},
    .parameters = "selfRef:u dim:i index:r value:s reduce:i",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_scatter_value_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus scatter_value_plan(const ac_operator *entry_point, const ac_tensor *self,
                                      int64_t dim, const ac_tensor *index, const ac_scalar *value,
                                      const ac_tensor *out, size_t kernel_mode,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    unsigned char fill_element[AC_SCALAR_ELEMENT_MAX];
    ac_scalar_element(value, kernel_dtype, fill_element);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){index, AC_VIEW_SAME, index->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &fill_element;
    planned_call.attrs_size = sizeof(fill_element);
    const ac_places planned_places = ac_places_pinned(self, dim, index);
    const ac_index_rule index_rule = {
        .name = "index",
        .wraps = true,
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    return ac_plan_build_marked(&planned_call, &planned_places, &index_rule, workspaceSize,
                                executor);
}

aclnnStatus aclnnScatterValueGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                              const aclTensor *index, const aclScalar *value,
                                              int64_t reduce, aclTensor *out,
                                              uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&scatter_value_operator, aclnnScatterValueGetWorkspaceSize, self, dim, index,
                 value, reduce, out);
    AC_TRY(ac_call_begin(&scatter_value_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const index_tensor = ac_tensor_of(index);
    const ac_scalar *const value_scalar = ac_scalar_of(value);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_scatter_value_validate(self_tensor, dim, index_tensor, value_scalar, reduce,
                                     out_tensor, &kernel_mode));
    return scatter_value_plan(&scatter_value_operator, self_tensor, dim, index_tensor, value_scalar,
                              out_tensor, kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnScatterValue(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&scatter_value_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceScatterValueGetWorkspaceSize(aclTensor *selfRef, int64_t dim,
                                                     const aclTensor *index, const aclScalar *value,
                                                     int64_t reduce, uint64_t *workspaceSize,
                                                     aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&inplace_scatter_value_operator, aclnnInplaceScatterValueGetWorkspaceSize, selfRef,
                 dim, index, value, reduce);
    AC_TRY(ac_call_begin(&inplace_scatter_value_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const index_tensor = ac_tensor_of(index);
    const ac_scalar *const value_scalar = ac_scalar_of(value);
    AC_TRY(ac_inplace_scatter_value_validate(self_ref_tensor, dim, index_tensor, value_scalar,
                                             reduce, &kernel_mode));
    return scatter_value_plan(&inplace_scatter_value_operator, self_ref_tensor, dim, index_tensor,
                              value_scalar, self_ref_tensor, kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnInplaceScatterValue(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&inplace_scatter_value_operator, workspace, workspaceSize, executor, stream);
}
