/*
 * Queries about devices, and settings of devices.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "acl/acl.h"
#include "base/cache.h"
#include "base/environment.h"
#include "base/error.h"
#include "device/memory/copy.h"
#include "device/stream/context.h"

aclError aclrtGetDeviceCount(uint32_t *count)
{
    if (count == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetDeviceCount: count is null");
    *count = (uint32_t)ac_devices_current();
    return ACL_SUCCESS;
}

aclError aclrtGetRunMode(aclrtRunMode *runMode)
{
    if (runMode == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetRunMode: runMode is null");
    *runMode = ACL_HOST;
    return ACL_SUCCESS;
}

aclError aclrtSetTsDevice(aclrtTsId tsId)
{
    if (tsId == ACL_TS_ID_AICORE || tsId == ACL_TS_ID_AIVECTOR)
        return ACL_SUCCESS;
    return ac_refuse(ACL_ERROR_INVALID_PARAM,
                     "aclrtSetTsDevice: tsId is %d; 0 (ACL_TS_ID_AICORE) and 1 "
                     "(ACL_TS_ID_AIVECTOR) are allowed",
                     (int)tsId);
}

aclError aclrtGetDeviceUtilizationRate(int32_t deviceId, aclrtUtilizationInfo *utilizationInfo)
{
    if (utilizationInfo == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclrtGetDeviceUtilizationRate: utilizationInfo is null");
    const int status = ac_device_check(deviceId, "aclrtGetDeviceUtilizationRate");
    if (status != ACL_SUCCESS)
        return status;
    if (utilizationInfo->utilizationExtend != NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclrtGetDeviceUtilizationRate: utilizationInfo->utilizationExtend is %p; "
                         "null is allowed",
                         (void *)utilizationInfo->utilizationExtend);
    *utilizationInfo = (aclrtUtilizationInfo){-1, -1, -1, -1, NULL};
    return ACL_SUCCESS;
}

aclError aclrtQueryDeviceStatus(int32_t deviceId, aclrtDeviceStatus *deviceStatus)
{
    if (deviceStatus == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtQueryDeviceStatus: deviceStatus is null");
    const int status = ac_device_check(deviceId, "aclrtQueryDeviceStatus");
    if (status == ACL_SUCCESS)
        *deviceStatus = ACL_RT_DEVICE_STATUS_NORMAL;
    return status;
}

aclError aclrtGetDeviceInfo(uint32_t deviceId, aclrtDevAttr attr, int64_t *value)
{
    if (value == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetDeviceInfo: value is null");
    const int status = ac_device_check((int32_t)deviceId, "aclrtGetDeviceInfo");
    if (status != ACL_SUCCESS)
        return status;
    switch (attr) {
    case ACL_DEV_ATTR_AICPU_CORE_NUM:
    case ACL_DEV_ATTR_AICORE_CORE_NUM:
    case ACL_DEV_ATTR_CUBE_CORE_NUM:
    case ACL_DEV_ATTR_VECTOR_CORE_NUM:
        *value = (int64_t)ac_threads_current();
        return ACL_SUCCESS;
    case ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE:
        *value = (int64_t)sysconf(_SC_PHYS_PAGES) * (int64_t)sysconf(_SC_PAGESIZE);
        return ACL_SUCCESS;
    case ACL_DEV_ATTR_L2_CACHE_SIZE:
        *value = ac_cache_last();
        return ACL_SUCCESS;
    case ACL_DEV_ATTR_PHY_CHIP_ID:
        *value = deviceId;
        return ACL_SUCCESS;
    case ACL_DEV_ATTR_SMP_ID:
    case ACL_DEV_ATTR_IS_VIRTUAL:
        *value = 0;
        return ACL_SUCCESS;
    case ACL_DEV_ATTR_WARP_SIZE:
    case ACL_DEV_ATTR_MAX_THREAD_PER_VECTOR_CORE:
    case ACL_DEV_ATTR_LOCAL_MEM_PER_VECTOR_CORE:
    case ACL_DEV_ATTR_MAX_GRID_DIM_X:
    case ACL_DEV_ATTR_MAX_GRID_DIM_Y:
    case ACL_DEV_ATTR_MAX_GRID_DIM_Z:
    case ACL_DEV_ATTR_MAX_BLOCK_PER_GRID:
    case ACL_DEV_ATTR_MAX_THREADS_PER_BLOCK:
    case ACL_DEV_ATTR_MAX_BLOCK_DIM_X:
    case ACL_DEV_ATTR_MAX_BLOCK_DIM_Y:
    case ACL_DEV_ATTR_MAX_BLOCK_DIM_Z:
    case ACL_DEV_ATTR_SUPER_POD_DEVICE_ID:
    case ACL_DEV_ATTR_SUPER_POD_SERVER_ID:
    case ACL_DEV_ATTR_SUPER_POD_ID:
    case ACL_DEV_ATTR_CUST_OP_PRIVILEGE:
    case ACL_DEV_ATTR_MAINBOARD_ID:
    case ACL_DEV_ATTR_HD_CONNECT_TYPE:
    case ACL_DEV_ATTR_DEVICE_FORM_FACTOR:
    case ACL_DEV_ATTR_NPU_ARCH:
        return ac_refuse(ACL_ERROR_RT_FEATURE_NOT_SUPPORT,
                         "aclrtGetDeviceInfo: a CPU has no attribute %d", (int)attr);
    default:
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtGetDeviceInfo: attr is %d, which is no attribute "
                         "(ACL_DEV_ATTR_...)",
                         (int)attr);
    }
}

aclError aclrtGetDeviceCapability(int32_t deviceId, aclrtDevFeatureType devFeatureType,
                                  int32_t *value)
{
    if (value == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetDeviceCapability: value is null");
    const int status = ac_device_check(deviceId, "aclrtGetDeviceCapability");
    if (status != ACL_SUCCESS)
        return status;
    if (devFeatureType != ACL_FEATURE_TSCPU_TASK_UPDATE_SUPPORT_AIC_AIV &&
        devFeatureType != ACL_FEATURE_SYSTEM_MEMQ_EVENT_CROSS_DEV)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtGetDeviceCapability: devFeatureType is %d; 1 "
                         "(ACL_FEATURE_TSCPU_TASK_UPDATE_SUPPORT_AIC_AIV) and 21 "
                         "(ACL_FEATURE_SYSTEM_MEMQ_EVENT_CROSS_DEV) are allowed",
                         (int)devFeatureType);
    *value = ACL_DEV_FEATURE_NOT_SUPPORT;
    return ACL_SUCCESS;
}

aclError aclrtSetDeviceSatMode(aclrtFloatOverflowMode mode)
{
    if (mode == ACL_RT_OVERFLOW_MODE_INFNAN)
        return ACL_SUCCESS;
    if (mode == ACL_RT_OVERFLOW_MODE_SATURATION)
        return ac_refuse(ACL_ERROR_RT_FEATURE_NOT_SUPPORT,
                         "aclrtSetDeviceSatMode: saturation is not supported; "
                         "ACL_RT_OVERFLOW_MODE_INFNAN (1) is");
    return ac_refuse(
        ACL_ERROR_RT_PARAM_INVALID,
        "aclrtSetDeviceSatMode: mode is %d; ACL_RT_OVERFLOW_MODE_INFNAN (1) is allowed", (int)mode);
}

aclError aclrtGetDeviceSatMode(aclrtFloatOverflowMode *mode)
{
    if (mode == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetDeviceSatMode: mode is null");
    *mode = ACL_RT_OVERFLOW_MODE_INFNAN;
    return ACL_SUCCESS;
}

enum { OVERFLOW_STATUS_SIZE = 64 };

aclError aclrtGetOverflowStatus(void *outputAddr, size_t outputSize, aclrtStream stream)
{
    if (outputAddr == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetOverflowStatus: outputAddr is null");
    if (outputSize < OVERFLOW_STATUS_SIZE)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtGetOverflowStatus: outputSize is %zu; at least %d is allowed",
                         outputSize, (int)OVERFLOW_STATUS_SIZE);
    return ac_fill_submit(outputAddr, 0, OVERFLOW_STATUS_SIZE, stream, "aclrtGetOverflowStatus");
}

aclError aclrtResetOverflowStatus(aclrtStream stream)
{
    return ac_fill_submit(NULL, 0, 0, stream, "aclrtResetOverflowStatus");
}

aclError aclrtDeviceCanAccessPeer(int32_t *canAccessPeer, int32_t deviceId, int32_t peerDeviceId)
{
    if (canAccessPeer == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclrtDeviceCanAccessPeer: canAccessPeer is null");
    int status = ac_device_check(deviceId, "aclrtDeviceCanAccessPeer");
    if (status == ACL_SUCCESS)
        status = ac_device_check(peerDeviceId, "aclrtDeviceCanAccessPeer");
    if (status == ACL_SUCCESS)
        *canAccessPeer = deviceId != peerDeviceId;
    return status;
}

static int peer_check(int32_t peer, const char *function)
{
    ac_context *context;
    int status = ac_device_check(peer, function);
    if (status == ACL_SUCCESS)
        status = ac_context_get(function, &context);
    if (status != ACL_SUCCESS)
        return status;
    if (context->device == peer)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "%s: peerDeviceId is %d, the current device; another device is allowed",
                         function, (int)peer);
    return ACL_SUCCESS;
}

aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags)
{
    if (flags != 0)
        return ac_refuse(ACL_ERROR_RT_FEATURE_NOT_SUPPORT,
                         "aclrtDeviceEnablePeerAccess: flags is %u; 0 is allowed", (unsigned)flags);
    return peer_check(peerDeviceId, "aclrtDeviceEnablePeerAccess");
}

aclError aclrtDeviceDisablePeerAccess(int32_t peerDeviceId)
{
    return peer_check(peerDeviceId, "aclrtDeviceDisablePeerAccess");
}

/* Limits of cores; 0 means not set. They are stored for queries only: ACLNN_CPU_THREADS decides. */
static _Atomic uint32_t core_limits[AC_DEVICES_MAX][2];

static int limit_check(int32_t device, aclrtDevResLimitType type, const char *function)
{
    const int status = ac_device_check(device, function);
    if (status != ACL_SUCCESS)
        return status;
    if (type == ACL_RT_DEV_RES_CUBE_CORE || type == ACL_RT_DEV_RES_VECTOR_CORE)
        return ACL_SUCCESS;
    return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                     "%s: type is %d; 0 (ACL_RT_DEV_RES_CUBE_CORE) and 1 "
                     "(ACL_RT_DEV_RES_VECTOR_CORE) are allowed",
                     function, (int)type);
}

aclError aclrtGetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t *value)
{
    if (value == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetDeviceResLimit: value is null");
    const int status = limit_check(deviceId, type, "aclrtGetDeviceResLimit");
    if (status != ACL_SUCCESS)
        return status;
    const uint32_t limit = atomic_load_explicit(&core_limits[deviceId][type], memory_order_relaxed);
    *value = limit != 0 ? limit : (uint32_t)ac_threads_current();
    return ACL_SUCCESS;
}

aclError aclrtSetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t value)
{
    const int status = limit_check(deviceId, type, "aclrtSetDeviceResLimit");
    if (status != ACL_SUCCESS)
        return status;
    const uint32_t most = (uint32_t)ac_threads_current();
    if (value == 0 || value > most)
        return ac_refuse(ACL_ERROR_RT_PARAM_INVALID,
                         "aclrtSetDeviceResLimit: value is %u; 1 to %u are allowed",
                         (unsigned)value, (unsigned)most);
    atomic_store_explicit(&core_limits[deviceId][type], value, memory_order_relaxed);
    return ACL_SUCCESS;
}

aclError aclrtResetDeviceResLimit(int32_t deviceId)
{
    const int status = ac_device_check(deviceId, "aclrtResetDeviceResLimit");
    if (status == ACL_SUCCESS) {
        atomic_store_explicit(&core_limits[deviceId][0], 0, memory_order_relaxed);
        atomic_store_explicit(&core_limits[deviceId][1], 0, memory_order_relaxed);
    }
    return status;
}

/* Time limit of a task in microseconds: stored for queries, never enforced. */
static _Atomic uint64_t execute_timeout;

enum { TIMEOUT_INTERVAL = 1 };

aclError aclrtSetOpExecuteTimeOut(uint32_t timeout)
{
    atomic_store_explicit(&execute_timeout, (uint64_t)timeout * 1000000, memory_order_relaxed);
    return ACL_SUCCESS;
}

aclError aclrtSetOpExecuteTimeOutWithMs(uint32_t timeout)
{
    atomic_store_explicit(&execute_timeout, (uint64_t)timeout * 1000, memory_order_relaxed);
    return ACL_SUCCESS;
}

aclError aclrtSetOpExecuteTimeOutV2(uint64_t timeout, uint64_t *actualTimeout)
{
    if (actualTimeout == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclrtSetOpExecuteTimeOutV2: actualTimeout is null");
    atomic_store_explicit(&execute_timeout, timeout, memory_order_relaxed);
    *actualTimeout = timeout;
    return ACL_SUCCESS;
}

aclError aclrtGetOpTimeOutInterval(uint64_t *interval)
{
    if (interval == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetOpTimeOutInterval: interval is null");
    *interval = TIMEOUT_INTERVAL;
    return ACL_SUCCESS;
}
