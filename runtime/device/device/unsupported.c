/*
 * Functions that programs may link but that have no meaning on a CPU: programs for the cores of a
 * chip, tasks that branch on the device, sharing with other processes. Each refuses with a
 * sentence.
 */
#include "acl/acl.h"
#include "base/error.h"

static int unsupported(const char *function, const char *reason)
{
    return ac_refuse(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, "%s is not supported: %s", function, reason);
}

static const char no_groups[] = "the cores of a CPU are not in groups";
static const char no_branches[] = "streams run all that they are given, in order";
static const char no_programs[] = "a CPU cannot run programs made for the cores of a chip";
static const char no_sharing[] = "device memory belongs to one process";
static const char no_reductions[] = "copies do not compute";

aclError aclrtGetGroupCount(uint32_t *count)
{
    (void)count;
    return unsupported("aclrtGetGroupCount", no_groups);
}

aclrtGroupInfo *aclrtCreateGroupInfo(void)
{
    (void)unsupported("aclrtCreateGroupInfo", no_groups);
    return NULL;
}

aclError aclrtDestroyGroupInfo(aclrtGroupInfo *groupInfo)
{
    (void)groupInfo;
    return unsupported("aclrtDestroyGroupInfo", no_groups);
}

aclError aclrtGetAllGroupInfo(aclrtGroupInfo *groupInfo)
{
    (void)groupInfo;
    return unsupported("aclrtGetAllGroupInfo", no_groups);
}

aclError aclrtGetGroupInfoDetail(const aclrtGroupInfo *groupInfo, int32_t groupIndex,
                                 aclrtGroupAttr attr, void *attrValue, size_t valueLen,
                                 size_t *paramRetSize)
{
    (void)groupInfo;
    (void)groupIndex;
    (void)attr;
    (void)attrValue;
    (void)valueLen;
    (void)paramRetSize;
    return unsupported("aclrtGetGroupInfoDetail", no_groups);
}

aclError aclrtSetGroup(int32_t groupId)
{
    (void)groupId;
    return unsupported("aclrtSetGroup", no_groups);
}

aclError aclrtCreateLabel(aclrtLabel *label)
{
    (void)label;
    return unsupported("aclrtCreateLabel", no_branches);
}

aclError aclrtSetLabel(aclrtLabel label, aclrtStream stream)
{
    (void)label;
    (void)stream;
    return unsupported("aclrtSetLabel", no_branches);
}

aclError aclrtDestroyLabel(aclrtLabel label)
{
    (void)label;
    return unsupported("aclrtDestroyLabel", no_branches);
}

aclError aclrtCreateLabelList(aclrtLabel *labels, size_t num, aclrtLabelList *labelList)
{
    (void)labels;
    (void)num;
    (void)labelList;
    return unsupported("aclrtCreateLabelList", no_branches);
}

aclError aclrtDestroyLabelList(aclrtLabelList labelList)
{
    (void)labelList;
    return unsupported("aclrtDestroyLabelList", no_branches);
}

aclError aclrtSwitchLabelByIndex(void *ptr, uint32_t maxValue, aclrtLabelList labelList,
                                 aclrtStream stream)
{
    (void)ptr;
    (void)maxValue;
    (void)labelList;
    (void)stream;
    return unsupported("aclrtSwitchLabelByIndex", no_branches);
}

aclError aclrtValueWrite(void *devAddr, uint64_t value, uint32_t flag, aclrtStream stream)
{
    (void)devAddr;
    (void)value;
    (void)flag;
    (void)stream;
    return unsupported("aclrtValueWrite", no_branches);
}

aclError aclrtValueWait(void *devAddr, uint64_t value, uint32_t flag, aclrtStream stream)
{
    (void)devAddr;
    (void)value;
    (void)flag;
    (void)stream;
    return unsupported("aclrtValueWait", no_branches);
}

aclError aclrtReduceAsync(void *dst, const void *src, uint64_t count, aclrtReduceKind kind,
                          aclDataType type, aclrtStream stream, void *reserve)
{
    (void)dst;
    (void)src;
    (void)count;
    (void)kind;
    (void)type;
    (void)stream;
    (void)reserve;
    return unsupported("aclrtReduceAsync", no_reductions);
}

aclrtBinary aclrtCreateBinary(const void *data, size_t dataLen)
{
    (void)data;
    (void)dataLen;
    (void)unsupported("aclrtCreateBinary", no_programs);
    return NULL;
}

aclError aclrtDestroyBinary(aclrtBinary binary)
{
    (void)binary;
    return unsupported("aclrtDestroyBinary", no_programs);
}

aclError aclrtBinaryLoad(const aclrtBinary binary, aclrtBinHandle *binHandle)
{
    (void)binary;
    (void)binHandle;
    return unsupported("aclrtBinaryLoad", no_programs);
}

aclError aclrtBinaryUnLoad(aclrtBinHandle binHandle)
{
    (void)binHandle;
    return unsupported("aclrtBinaryUnLoad", no_programs);
}

aclError aclrtBinaryGetFunction(const aclrtBinHandle binHandle, const char *kernelName,
                                aclrtFuncHandle *funcHandle)
{
    (void)binHandle;
    (void)kernelName;
    (void)funcHandle;
    return unsupported("aclrtBinaryGetFunction", no_programs);
}

aclError aclrtLaunchKernel(aclrtFuncHandle funcHandle, uint32_t blockDim, const void *argsData,
                           size_t argsSize, aclrtStream stream)
{
    (void)funcHandle;
    (void)blockDim;
    (void)argsData;
    (void)argsSize;
    (void)stream;
    return unsupported("aclrtLaunchKernel", no_programs);
}

aclError aclrtIpcMemGetExportKey(void *devPtr, size_t size, char *key, size_t len, uint64_t flags)
{
    (void)devPtr;
    (void)size;
    (void)key;
    (void)len;
    (void)flags;
    return unsupported("aclrtIpcMemGetExportKey", no_sharing);
}

aclError aclrtIpcMemImportByKey(void **devPtr, const char *key, uint64_t flags)
{
    (void)devPtr;
    (void)key;
    (void)flags;
    return unsupported("aclrtIpcMemImportByKey", no_sharing);
}

aclError aclrtIpcMemClose(const char *key)
{
    (void)key;
    return unsupported("aclrtIpcMemClose", no_sharing);
}

aclError aclrtIpcMemSetImportPid(const char *key, int32_t *pid, size_t num)
{
    (void)key;
    (void)pid;
    (void)num;
    return unsupported("aclrtIpcMemSetImportPid", no_sharing);
}

aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle, aclrtMemHandleType handleType,
                                         uint64_t flags, uint64_t *shareableHandle)
{
    (void)handle;
    (void)handleType;
    (void)flags;
    (void)shareableHandle;
    return unsupported("aclrtMemExportToShareableHandle", no_sharing);
}

aclError aclrtMemImportFromShareableHandle(uint64_t shareableHandle, int32_t deviceId,
                                           aclrtDrvMemHandle *handle)
{
    (void)shareableHandle;
    (void)deviceId;
    (void)handle;
    return unsupported("aclrtMemImportFromShareableHandle", no_sharing);
}
