/*
 * Generated from spec/comparison/is_in_tensor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "comparison/is_in_tensor_scalar.h"
#include "handles/rounded.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator is_in_tensor_scalar_operator = {
    .name = "aclnnIsInTensorScalar",
    .arguments = (const char *const[]){"element", "out"},
    .parameters = "element:r testElement:s assumeUnique:b invert:b out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_is_in_tensor_scalar_kernels);

/* Plans a validated call. */
static aclnnStatus is_in_tensor_scalar_plan(const ac_operator *entry_point,
                                            const ac_tensor *element, const ac_scalar *testElement,
                                            const ac_tensor *out, size_t kernel_mode,
                                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_with_scalar(element->dtype, testElement->dtype);
    const struct is_in_tensor_scalar_attrs kernel_attrs = {
        .test_element = ac_scalar_rounded(testElement, kernel_dtype),
        .test_element_integer = ac_scalar_integer(testElement),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = element->shape;
    planned_call.operands[0] = (ac_operand){element, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, AC_BOOL, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnIsInTensorScalarGetWorkspaceSize(const aclTensor *element,
                                                  const aclScalar *testElement, bool assumeUnique,
                                                  bool invert, aclTensor *out,
                                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&is_in_tensor_scalar_operator, aclnnIsInTensorScalarGetWorkspaceSize, element,
                 testElement, assumeUnique, invert, out);
    AC_TRY(ac_call_begin(&is_in_tensor_scalar_operator, workspaceSize, executor));
    const ac_tensor *const element_tensor = ac_tensor_of(element);
    const ac_scalar *const test_element_scalar = ac_scalar_of(testElement);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_is_in_tensor_scalar_validate(element_tensor, test_element_scalar, assumeUnique,
                                           invert, out_tensor, &kernel_mode));
    return is_in_tensor_scalar_plan(&is_in_tensor_scalar_operator, element_tensor,
                                    test_element_scalar, out_tensor, kernel_mode, workspaceSize,
                                    executor);
}

aclnnStatus aclnnIsInTensorScalar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_plan_run(&is_in_tensor_scalar_operator, workspace, workspaceSize, executor, stream);
}
