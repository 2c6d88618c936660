/*
 * Generated from spec/reduction/linalg_vector_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contract/reductions.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/linalg_vector_norm.h"

static const ac_operator linalg_vector_norm_operator = {
    .name = "aclnnLinalgVectorNorm",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r ord:s dims:l keepDims:b dtype:e out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_linalg_vector_norm_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 2,
        .values = 12,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[0] = 11,
        .pass[0] = {4,
                    {AC_REDUCE_SUM, AC_REDUCE_SUM, AC_REDUCE_MAX, AC_REDUCE_LEAST},
                    {0, 2, 4, 5},
                    true,
                    false},
        .pass[1] = {1, {AC_REDUCE_SUM_EXACT}, {8}, true, false},
        .spread = {0xc0, 0x0},
    },
    {
        .passes = 1,
        .values = 4,
        .wide = true,
        .pairs = false,
        .at_once = true,
        .still = 0,
        .tree = AC_TREE_AT_ONCE,
        .result[0] = 3,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, true, false},
    },
};
_Static_assert(12 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");
_Static_assert(4 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* What results are where there are no elements. */
static const float empty_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus linalg_vector_norm_plan(const ac_operator *entry_point, const ac_tensor *self,
                                           const ac_scalar *ord, const ac_array *dims,
                                           bool keepDims, aclDataType dtype, const ac_tensor *out,
                                           uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = dtype;
    const uint32_t reduced_axes = ac_shape_axes(&self->shape, dims->values, dims->size, true);
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct linalg_vector_norm_attrs kernel_attrs = {
        .ord = ac_scalar_real(ord, scalar_dtype),
    };
    const bool all_usual = kernel_attrs.ord == 2.0;
    const size_t first_kernel = all_usual ? LINALG_VECTOR_NORM_USUAL : 0;
    const ac_tensor rows_out = ac_tensor_with_axes(out, &self->shape, reduced_axes, keepDims);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][first_kernel].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&rows_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[1] = out;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = &forms[first_kernel];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_filled(&planned_call, &empty_value, workspaceSize, executor);
}

aclnnStatus aclnnLinalgVectorNormGetWorkspaceSize(const aclTensor *self, const aclScalar *ord,
                                                  const aclIntArray *dims, bool keepDims,
                                                  aclDataType dtype, aclTensor *out,
                                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&linalg_vector_norm_operator, aclnnLinalgVectorNormGetWorkspaceSize, self, ord,
                 dims, keepDims, dtype, out);
    AC_TRY(ac_call_begin(&linalg_vector_norm_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const ord_scalar = ac_scalar_of(ord);
    const ac_array *const dims_int_array = ac_int_array_of(dims);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_linalg_vector_norm_validate(self_tensor, ord_scalar, dims_int_array, keepDims, dtype,
                                          out_tensor));
    return linalg_vector_norm_plan(&linalg_vector_norm_operator, self_tensor, ord_scalar,
                                   dims_int_array, keepDims, dtype, out_tensor, workspaceSize,
                                   executor);
}

aclnnStatus aclnnLinalgVectorNorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_plan_run(&linalg_vector_norm_operator, workspace, workspaceSize, executor, stream);
}
