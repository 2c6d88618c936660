/*
 * Generated from spec/contraction/gemm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/gemm.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator gemm_operator = {
    .name = "aclnnGemm",
    .arguments = (const char *const[]){"A", "B", "C", "out"},
    .parameters = "A:r B:r C:r alpha:d beta:d transA:i transB:i out:w cubeMathType:c",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_contraction contractions[] = {
    {
        .left = 0,
        .right = 1,
        .addend = 2,
        .beta_skips = true,
        .axes = {"mk", "kn", "mn", "mn"},
        .summed = "k",
    },
    {
        .left = 0,
        .right = 1,
        .addend = 2,
        .beta_skips = true,
        .axes = {"mk", "nk", "mn", "mn"},
        .summed = "k",
    },
    {
        .left = 0,
        .right = 1,
        .addend = 2,
        .beta_skips = true,
        .axes = {"km", "kn", "mn", "mn"},
        .summed = "k",
    },
    {
        .left = 0,
        .right = 1,
        .addend = 2,
        .beta_skips = true,
        .axes = {"km", "nk", "mn", "mn"},
        .summed = "k",
    },
};

/* Plans a validated call. */
static aclnnStatus gemm_plan(const ac_operator *entry_point, const ac_tensor *A, const ac_tensor *B,
                             const ac_tensor *C, float alpha, float beta, int64_t transA,
                             int64_t transB, const ac_tensor *out, const ac_shape *index_space,
                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(ac_dtype_promote(A->dtype, B->dtype), C->dtype);
    const int computed_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const ac_contraction_factors kernel_attrs = {
        .alpha = ac_float_real(alpha),
        .beta = ac_float_real(beta),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){A, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){B, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){C, AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_contraction *chosen = &contractions[3];
    if (transA == 0 && transB == 0)
        chosen = &contractions[0];
    else if (transA == 0)
        chosen = &contractions[1];
    else if (transB == 0)
        chosen = &contractions[2];
    return ac_plan_build_contraction(&planned_call, chosen, workspaceSize, executor);
}

aclnnStatus aclnnGemmGetWorkspaceSize(const aclTensor *A, const aclTensor *B, const aclTensor *C,
                                      float alpha, float beta, int64_t transA, int64_t transB,
                                      aclTensor *out, int8_t cubeMathType, uint64_t *workspaceSize,
                                      aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&gemm_operator, aclnnGemmGetWorkspaceSize, A, B, C, alpha, beta, transA, transB,
                 out, cubeMathType);
    AC_TRY(ac_call_begin(&gemm_operator, workspaceSize, executor));
    const ac_tensor *const a_tensor = ac_tensor_of(A);
    const ac_tensor *const b_tensor = ac_tensor_of(B);
    const ac_tensor *const c_tensor = ac_tensor_of(C);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_gemm_validate(a_tensor, b_tensor, c_tensor, transA, transB, out_tensor, cubeMathType,
                            &index_space));
    return gemm_plan(&gemm_operator, a_tensor, b_tensor, c_tensor, alpha, beta, transA, transB,
                     out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnGemm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&gemm_operator, workspace, workspaceSize, executor, stream);
}
