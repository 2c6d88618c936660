/*
 * Generated from spec/invented/odd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/odd.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator odd_operator = {
    .name = "aclnnOdd",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_operator inplace_odd_operator = {
    .name = "aclnnInplaceOdd",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_odd_kernels);

/* Plans a validated call. All entry points end here; in place, one tensor is input and output. */
static aclnnStatus odd_plan(const ac_operator *entry_point, const ac_tensor *self,
                            const ac_tensor *other, const ac_tensor *more, float real,
                            int64_t count, bool flag, const ac_tensor *out,
                            const ac_shape *index_space, uint64_t *workspaceSize,
                            aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const struct odd_attrs kernel_attrs = {
        .real = (double)real,
        .count = (double)count,
        .flag = flag ? 1.0 : 0.0,
    };
    ac_call planned_call; /* field by field: operands that there are not need not be cleared */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){other, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){more, AC_VIEW_BROADCAST, kernel_dtype, false};
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

aclnnStatus aclnnOddGetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                     const aclTensor *more, float real, int64_t count, bool flag,
                                     aclTensor *out, uint64_t *workspaceSize,
                                     aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_TRY(ac_call_begin(&odd_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    const ac_tensor *const more_tensor = ac_tensor_of(more);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_odd_validate(self_tensor, other_tensor, more_tensor, real, count, flag, out_tensor,
                           &index_space));
    return odd_plan(&odd_operator, self_tensor, other_tensor, more_tensor, real, count, flag,
                    out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnOdd(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                     aclrtStream stream)
{
    return ac_plan_run(&odd_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceOddGetWorkspaceSize(aclTensor *selfRef, const aclTensor *other,
                                            const aclTensor *more, float real, int64_t count,
                                            bool flag, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_TRY(ac_call_begin(&inplace_odd_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    const ac_tensor *const more_tensor = ac_tensor_of(more);
    AC_TRY(ac_inplace_odd_validate(self_ref_tensor, other_tensor, more_tensor, real, count, flag,
                                   &index_space));
    return odd_plan(&inplace_odd_operator, self_ref_tensor, other_tensor, more_tensor, real, count,
                    flag, self_ref_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnInplaceOdd(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    return ac_plan_run(&inplace_odd_operator, workspace, workspaceSize, executor, stream);
}
