/*
 * Generated from spec/invented/crest.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/crest.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator crest_operator = {
    .name = "aclnnCrest",
    .arguments = (const char *const[]){"self", "most", "below"},
    .parameters = "self:r factor:s dim:i most:w below:w",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_crest_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 2,
        .values = 5,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[0] = 1,
        .result[1] = 4,
        .pass[0] = {1, {AC_REDUCE_MAX}, {0}, false, true},
        .pass[1] = {1, {AC_REDUCE_SUM}, {1}, true, false},
        .spread = {0x1, 0x0},
    },
};
_Static_assert(5 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus crest_plan(const ac_operator *entry_point, const ac_tensor *self,
                              const ac_scalar *factor, int64_t dim, const ac_tensor *most,
                              const ac_tensor *below, uint64_t *workspaceSize,
                              aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct crest_attrs kernel_attrs = {
        .factor = ac_scalar_real(factor, scalar_dtype),
    };
    const ac_tensor rows_most = ac_tensor_with_axis(most, &self->shape, dim);
    const ac_tensor rows_below = ac_tensor_with_axis(below, &self->shape, dim);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&rows_most, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[1] = most;
    planned_call.operands[2] = (ac_operand){&rows_below, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[2] = below;
    planned_call.inputs = 1;
    planned_call.outputs = 2;
    planned_call.reduce = &forms[0];
    planned_call.reduced = UINT32_C(1) << ac_shape_axis(&self->shape, dim);
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnCrestGetWorkspaceSize(const aclTensor *self, const aclScalar *factor, int64_t dim,
                                       aclTensor *most, aclTensor *below, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    AC_DESCRIBED(&crest_operator, aclnnCrestGetWorkspaceSize, self, factor, dim, most, below);
    AC_TRY(ac_call_begin(&crest_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const factor_scalar = ac_scalar_of(factor);
    const ac_tensor *const most_tensor = ac_tensor_of(most);
    const ac_tensor *const below_tensor = ac_tensor_of(below);
    AC_TRY(ac_crest_validate(self_tensor, factor_scalar, dim, most_tensor, below_tensor));
    return crest_plan(&crest_operator, self_tensor, factor_scalar, dim, most_tensor, below_tensor,
                      workspaceSize, executor);
}

aclnnStatus aclnnCrest(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&crest_operator, workspace, workspaceSize, executor, stream);
}
