/*
 * Generated from spec/activation/clipped_swiglu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/clipped_swiglu_v2.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator clipped_swiglu_v2_operator = {
    .name = "aclnnClippedSwigluV2",
    .arguments = (const char *const[]){"x", "groupIndexOptional", "out"},
    .parameters = "x:r groupIndexOptional:r dim:i alpha:d limit:d bias:d interleaved:b "
                  "clampMode:i out:w",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_clipped_swiglu_v2_kernels);

/* Plans a validated call. */
static aclnnStatus clipped_swiglu_v2_plan(const ac_operator *entry_point, const ac_tensor *x,
                                          const ac_tensor *groupIndexOptional, int64_t dim,
                                          double alpha, double limit, double bias, bool interleaved,
                                          const ac_tensor *out, size_t kernel_mode,
                                          const ac_shape *index_space, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    const int kernel_dtype = x->dtype;
    const struct clipped_swiglu_v2_attrs kernel_attrs = {
        .alpha = alpha,
        .limit = limit,
        .bias = bias,
    };
    const ac_tensor part_a =
        interleaved ? ac_tensor_alternate(x, dim, 0) : ac_tensor_half(x, dim, 0);
    const ac_tensor part_b =
        interleaved ? ac_tensor_alternate(x, dim, 1) : ac_tensor_half(x, dim, 1);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&part_a, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = x;
    planned_call.operands[1] = (ac_operand){&part_b, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = x;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_row_counts planned_counts = {
        .counts = groupIndexOptional,
        .name = "groupIndexOptional",
        .input = 1,
        .axes = ac_shape_axis(&x->shape, dim),
        .zero = false,
        .within = false,
        .status = ACLNN_ERR_INNER_TILING,
    };
    return ac_plan_build_counted(&planned_call, &planned_counts, workspaceSize, executor);
}

aclnnStatus aclnnClippedSwigluV2GetWorkspaceSize(const aclTensor *x,
                                                 const aclTensor *groupIndexOptional, int64_t dim,
                                                 double alpha, double limit, double bias,
                                                 bool interleaved, int64_t clampMode,
                                                 aclTensor *out, uint64_t *workspaceSize,
                                                 aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_DESCRIBED(&clipped_swiglu_v2_operator, aclnnClippedSwigluV2GetWorkspaceSize, x,
                 groupIndexOptional, dim, alpha, limit, bias, interleaved, clampMode, out);
    AC_TRY(ac_call_begin(&clipped_swiglu_v2_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const group_index_optional_tensor = ac_tensor_of(groupIndexOptional);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_clipped_swiglu_v2_validate(x_tensor, group_index_optional_tensor, dim, limit,
                                         interleaved, clampMode, out_tensor, &kernel_mode,
                                         &index_space));
    return clipped_swiglu_v2_plan(&clipped_swiglu_v2_operator, x_tensor,
                                  group_index_optional_tensor, dim, alpha, limit, bias, interleaved,
                                  out_tensor, kernel_mode, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnClippedSwigluV2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&clipped_swiglu_v2_operator, workspace, workspaceSize, executor, stream);
}
