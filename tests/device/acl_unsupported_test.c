/*
 * Functions without a meaning on a CPU refuse, whatever their arguments are.
 */
#include "acl_refusal.h"

#define unsupported(call, name) refuses(call, 207000, name " is not supported: ")

Test(unsupported, each_refuses_with_a_sentence)
{
    unsupported(aclrtGetGroupCount(NULL), "aclrtGetGroupCount");
    unsupported(aclrtDestroyGroupInfo(NULL), "aclrtDestroyGroupInfo");
    unsupported(aclrtGetAllGroupInfo(NULL), "aclrtGetAllGroupInfo");
    unsupported(aclrtGetGroupInfoDetail(NULL, 0, ACL_GROUP_AICORE_INT, NULL, 0, NULL),
                "aclrtGetGroupInfoDetail");
    unsupported(aclrtSetGroup(0), "aclrtSetGroup");
    unsupported(aclrtCreateLabel(NULL), "aclrtCreateLabel");
    unsupported(aclrtSetLabel(NULL, NULL), "aclrtSetLabel");
    unsupported(aclrtDestroyLabel(NULL), "aclrtDestroyLabel");
    unsupported(aclrtCreateLabelList(NULL, 0, NULL), "aclrtCreateLabelList");
    unsupported(aclrtDestroyLabelList(NULL), "aclrtDestroyLabelList");
    unsupported(aclrtSwitchLabelByIndex(NULL, 0, NULL, NULL), "aclrtSwitchLabelByIndex");
    unsupported(aclrtValueWrite(NULL, 0, 0, NULL), "aclrtValueWrite");
    unsupported(aclrtValueWait(NULL, 0, 0, NULL), "aclrtValueWait");
    unsupported(
        aclrtReduceAsync(NULL, NULL, 0, ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM, ACL_FLOAT, NULL, NULL),
        "aclrtReduceAsync");
    unsupported(aclrtDestroyBinary(NULL), "aclrtDestroyBinary");
    unsupported(aclrtBinaryLoad(NULL, NULL), "aclrtBinaryLoad");
    unsupported(aclrtBinaryUnLoad(NULL), "aclrtBinaryUnLoad");
    unsupported(aclrtBinaryGetFunction(NULL, NULL, NULL), "aclrtBinaryGetFunction");
    unsupported(aclrtLaunchKernel(NULL, 0, NULL, 0, NULL), "aclrtLaunchKernel");
    unsupported(aclrtIpcMemGetExportKey(NULL, 0, NULL, 0, 0), "aclrtIpcMemGetExportKey");
    unsupported(aclrtIpcMemImportByKey(NULL, NULL, 0), "aclrtIpcMemImportByKey");
    unsupported(aclrtIpcMemClose(NULL), "aclrtIpcMemClose");
    unsupported(aclrtIpcMemSetImportPid(NULL, NULL, 0), "aclrtIpcMemSetImportPid");
    unsupported(aclrtMemExportToShareableHandle(NULL, ACL_MEM_HANDLE_TYPE_NONE, 0, NULL),
                "aclrtMemExportToShareableHandle");
    unsupported(aclrtMemImportFromShareableHandle(0, 0, NULL), "aclrtMemImportFromShareableHandle");
}

Test(unsupported, handles_are_null)
{
    cr_assert_null(aclrtCreateGroupInfo());
    cr_assert_not_null(strstr(aclGetRecentErrMsg(), "aclrtCreateGroupInfo is not supported"));
    cr_assert_null(aclrtCreateBinary("", 0));
    cr_assert_not_null(strstr(aclGetRecentErrMsg(), "aclrtCreateBinary is not supported"));
    cr_assert_eq(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 207000);
}
