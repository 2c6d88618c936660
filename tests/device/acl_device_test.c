/*
 * Start and stop, versions, devices, contexts, options.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "acl_refusal.h"
#include "aclnn/aclnn_base.h"
#include "base/environment.h"

Test(init, counts_starts)
{
    uint64_t left = 9;
    accepts(aclInit(NULL));
    refuses(aclInit(NULL), 100002, "aclInit: the library was started before");
    refuses(aclInit(""), 100002, "3 times");
    accepts(aclFinalizeReference(&left));
    cr_assert_eq(left, 2);
    accepts(aclFinalizeReference(NULL));
    accepts(aclFinalizeReference(&left));
    cr_assert_eq(left, 0);
    refuses(aclFinalizeReference(&left), 100037, "no start to take back");
    refuses(aclFinalize(), 100037, "stopped already");
    accepts(aclInit(NULL));
    accepts(aclFinalize());
    refuses(aclFinalize(), 100037, "aclFinalize");
}

/* Clients start the library several times and show the text of the first failure that follows. */
Test(init, repeated_start_leaves_no_sentence_beside_failures)
{
    void *memory = NULL;
    accepts(aclInit(NULL));
    (void)aclrtGetLastError(ACL_RT_THREAD_LEVEL);
    cr_assert_eq(aclInit(NULL), 100002);
    cr_assert_eq(aclInit(NULL), 100002);
    cr_assert_eq(aclrtGetLastError(ACL_RT_THREAD_LEVEL), 0);
    cr_assert_neq(aclrtMalloc(&memory, 0, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    const char *said = aclGetRecentErrMsg();
    cr_assert_str_eq(said, "EZ1001: aclrtMalloc: size is 0; at least 1 byte is allowed");
    cr_assert_null(aclGetRecentErrMsg());

    /* An older failure that nobody read stays. */
    cr_assert_neq(aclrtMalloc(&memory, 0, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    cr_assert_eq(aclInit(NULL), 100002);
    said = aclGetRecentErrMsg();
    cr_assert_eq(strncmp(said, "EZ1001: aclInit: ", 17), 0, "%s", said);
    cr_assert_not_null(strstr(said, "\nEZ1001: aclrtMalloc: size is 0"), "%s", said);
    cr_assert_eq(aclInit(NULL), 100002);
    cr_assert_not_null(aclGetRecentErrMsg());
    cr_assert_neq(aclrtMalloc(&memory, 0, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    cr_assert_str_eq(aclGetRecentErrMsg(),
                     "EZ1001: aclrtMalloc: size is 0; at least 1 byte is allowed");
}

Test(init, stop_without_start)
{
    refuses(aclFinalizeReference(NULL), 100037, "aclFinalizeReference");
    accepts(aclFinalize());
    refuses(aclFinalize(), 100037, "aclFinalize");
}

Test(init, stop_ends_all_starts)
{
    accepts(aclInit(NULL));
    cr_assert_eq(aclInit(NULL), 100002);
    accepts(aclFinalize());
    refuses(aclFinalizeReference(NULL), 100037, "aclFinalizeReference");
    accepts(aclInit(NULL));
}

static const char *file_with(const char *text)
{
    static char path[32];
    strcpy(path, "/tmp/acl_device_test_XXXXXX");
    const int file = mkstemp(path);
    cr_assert_geq(file, 0);
    cr_assert_eq(write(file, text, strlen(text)), (ssize_t)strlen(text));
    (void)close(file);
    return path;
}

Test(init, configuration_is_read)
{
    refuses(aclInit("/nowhere/at.json"), 100003, "\"/nowhere/at.json\" cannot be read");
    const char *path = file_with("");
    refuses(aclInit(path), 100005, "no bytes");
    (void)unlink(path);
    path = file_with("{\"a\": [1, -2.5e3, \"\\u00e9\\n\", true, null, {}]} x");
    refuses(aclInit(path), 100006, "byte 47 is wrong");
    (void)unlink(path);
    static const char *const wrong[] = {"{",   "[1,]",  "{\"a\"}", "{a:1}",   "01",
                                        "1.",  "1e",    "\"\\x\"", "\"\n\"",  "nul",
                                        "\"a", "[1 2]", "-",       "{\"a\":}"};
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        path = file_with(wrong[i]);
        refuses(aclInit(path), 100006, "is no JSON");
        (void)unlink(path);
    }
    path = file_with("{\"dump\": {\"dump_path\": \"./\", \"n\": -0.5}}\n");
    accepts(aclInit(path));
    cr_assert_eq(aclInit(path), 100002);
    (void)unlink(path);
    path = file_with("{}");
    refuses(aclInit(path), 100000, "is not what the first aclInit read");
    (void)unlink(path);
    uint64_t left;
    accepts(aclFinalizeReference(&left));
    cr_assert_eq(left, 1);
    accepts(aclFinalize());
}

Test(init, wrong_environment_is_refused)
{
    setenv("ACLNN_CPU_SOC", "ascend1", 1);
    ac_environment_reload();
    refuses(aclInit(NULL), 361001, "ACLNN_CPU_SOC is \"ascend1\"");
}

Test(init, wrong_number_of_devices_is_refused)
{
    uint32_t count;
    setenv("ACLNN_CPU_DEVICES", "0", 1);
    ac_environment_reload();
    refuses(aclInit(NULL), 361001,
            "ACLNN_CPU_DEVICES is \"0\"; whole numbers from 1 to 64 are allowed");
    accepts(aclrtGetDeviceCount(&count));
    cr_assert_eq(count, 1);
}

Test(init, banner_says_what_this_is)
{
    char path[] = "/tmp/acl_device_test_XXXXXX";
    char text[512] = "";
    const int file = mkstemp(path);
    const int before = dup(2);
    (void)unlink(path);
    setenv("ACLNN_CPU_BANNER", "1", 1);
    ac_environment_reload();
    cr_assert_eq(dup2(file, 2), 2);
    const int status = aclInit(NULL);
    (void)aclInit(NULL);
    cr_assert_eq(dup2(before, 2), 2);
    cr_assert_eq(status, 0);
    cr_assert_gt(pread(file, text, sizeof(text) - 1, 0), 0);
    cr_assert_eq(strncmp(text, "aclnn-cpu " ACLNN_CPU_VERSION ": ", 11 + strlen(ACLNN_CPU_VERSION)),
                 0);
    cr_assert_not_null(strstr(text, "ascend910b (Ascend910B3)\n"));
    cr_assert_eq(strchr(text, '\n')[1], '\0', "one line: %s", text);
}

Test(init, of_the_operator_library)
{
    accepts(aclnnInit(NULL));
    accepts(aclnnFinalize());
}

Test(version, of_the_interface_and_of_the_library)
{
    int32_t parts[3] = {-1, -1, -1};
    char name[] = "runtime";
    char text[ACL_PKG_VERSION_MAX_SIZE];
    aclCANNPackageVersion version;
    accepts(aclrtGetVersion(&parts[0], &parts[1], &parts[2]));
    cr_assert(parts[0] == 1 && parts[1] == 17 && parts[2] == 0);
    refuses(aclrtGetVersion(NULL, &parts[1], &parts[2]), 100000, "majorVersion is null");
    refuses(aclrtGetVersion(&parts[0], NULL, &parts[2]), 100000, "minorVersion is null");
    refuses(aclrtGetVersion(&parts[0], &parts[1], NULL), 100000, "patchVersion is null");
    accepts(aclsysGetCANNVersion(ACL_PKG_NAME_RUNTIME, &version));
    cr_assert_str_eq(version.version, ACLNN_CPU_VERSION "-aclnn-cpu");
    refuses(aclsysGetCANNVersion(ACL_PKG_NAME_CANN, NULL), 100000, "version is null");
    refuses(aclsysGetCANNVersion((aclCANNPackageName)8, &version), 100000, "name is 8");
    accepts(aclsysGetVersionStr(name, text));
    cr_assert_str_eq(text, ACLNN_CPU_VERSION "-aclnn-cpu");
    accepts(aclsysGetVersionNum(name, &parts[0]));
    cr_assert_geq(parts[0], 1000);
    refuses(aclsysGetVersionStr(NULL, text), 100000, "pkgName is null");
    refuses(aclsysGetVersionStr(name, NULL), 100000, "versionStr is null");
    refuses(aclsysGetVersionNum(name, NULL), 100000, "versionNum is null");
    refuses(aclsysGetVersionNum(NULL, &parts[0]), 100000, "pkgName is null");
}

Test(device, is_set_and_reset)
{
    int32_t device = -1;
    uint32_t count = 0;
    int32_t active = -1;
    uint32_t flags = 7;
    accepts(aclrtGetDeviceCount(&count));
    cr_assert_eq(count, 1);
    refuses(aclrtGetDevice(&device), 107002, "aclrtGetDevice: this thread has no context");
    accepts(aclrtGetPrimaryCtxState(0, &flags, &active));
    cr_assert(active == 0 && flags == 0);
    accepts(aclrtSetDevice(0));
    accepts(aclrtGetDevice(&device));
    cr_assert_eq(device, 0);
    accepts(aclrtGetPrimaryCtxState(0, NULL, &active));
    cr_assert_eq(active, 1);
    accepts(aclrtSetDevice(0));
    accepts(aclrtResetDevice(0));
    accepts(aclrtGetDevice(&device));
    accepts(aclrtResetDevice(0));
    refuses(aclrtGetDevice(&device), 107002, "aclrtGetDevice");
    refuses(aclrtResetDevice(0), 107001, "device 0 is not in use");
    refuses(aclrtResetDeviceForce(0), 107001, "aclrtResetDeviceForce: device 0 is not in use");
    refuses(aclrtSetDevice(1), 107001,
            "aclrtSetDevice: device 1 does not exist; the only device is 0");
    refuses(aclrtSetDevice(-1), 107001, "device -1 does not exist");
    refuses(aclrtResetDevice(3), 107001, "aclrtResetDevice: device 3");
    refuses(aclrtGetDevice(NULL), 100000, "deviceId is null");
    refuses(aclrtGetDeviceCount(NULL), 100000, "count is null");
    refuses(aclrtGetPrimaryCtxState(0, NULL, NULL), 100000, "active is null");
    refuses(aclrtGetPrimaryCtxState(2, NULL, &active), 107001, "device 2");
    refuses(aclrtSynchronizeDevice(), 107002, "aclrtSynchronizeDevice");
    accepts(aclrtSetDevice(0));
    accepts(aclrtSetDevice(0));
    accepts(aclrtSynchronizeDevice());
    accepts(aclrtSynchronizeDeviceWithTimeout(0));
    refuses(aclrtSynchronizeDeviceWithTimeout(-2), 107000, "timeout is -2");
    accepts(aclrtResetDeviceForce(0));
    refuses(aclrtGetDevice(&device), 107002, "aclrtGetDevice: ");
}

static void *set_and_reset(void *argument)
{
    (void)argument;
    int32_t device;
    for (int i = 0; i < 100; i++) {
        cr_assert_eq(aclrtSetDevice(0), 0);
        cr_assert_eq(aclrtGetDevice(&device), 0);
        cr_assert_eq(aclrtResetDevice(0), 0);
    }
    return NULL;
}

Test(device, threads_count_together)
{
    pthread_t threads[4];
    int32_t device;
    accepts(aclrtSetDevice(0));
    for (int i = 0; i < 4; i++)
        cr_assert_eq(pthread_create(&threads[i], NULL, set_and_reset, NULL), 0);
    for (int i = 0; i < 4; i++)
        cr_assert_eq(pthread_join(threads[i], NULL), 0);
    accepts(aclrtGetDevice(&device));
    accepts(aclrtResetDevice(0));
    refuses(aclrtGetDevice(&device), 107002, "aclrtGetDevice: ");
}

Test(device, several_on_request)
{
    setenv("ACLNN_CPU_DEVICES", "3", 1);
    ac_environment_reload();
    uint32_t count;
    int32_t device;
    int32_t peer = -1;
    accepts(aclrtGetDeviceCount(&count));
    cr_assert_eq(count, 3);
    accepts(aclrtSetDevice(2));
    accepts(aclrtGetDevice(&device));
    cr_assert_eq(device, 2);
    accepts(aclrtSetDevice(0));
    accepts(aclrtGetDevice(&device));
    cr_assert_eq(device, 0);
    refuses(aclrtSetDevice(3), 107001, "there are devices 0 to 2");
    accepts(aclrtDeviceCanAccessPeer(&peer, 0, 1));
    cr_assert_eq(peer, 1);
    accepts(aclrtDeviceCanAccessPeer(&peer, 1, 1));
    cr_assert_eq(peer, 0);
    accepts(aclrtDeviceEnablePeerAccess(1, 0));
    accepts(aclrtDeviceDisablePeerAccess(1));
    refuses(aclrtDeviceEnablePeerAccess(1, 1), 207000, "flags is 1");
    refuses(aclrtDeviceEnablePeerAccess(0, 0), 107000, "the current device");
    refuses(aclrtDeviceDisablePeerAccess(5), 107001, "device 5");
    refuses(aclrtDeviceCanAccessPeer(NULL, 0, 1), 100000, "canAccessPeer is null");
    refuses(aclrtDeviceCanAccessPeer(&peer, 0, 9), 107001, "device 9");
    accepts(aclrtResetDevice(2));
    accepts(aclrtResetDevice(0));
    refuses(aclrtDeviceEnablePeerAccess(1, 0), 107002, "aclrtDeviceEnablePeerAccess");
}

Test(device, answers)
{
    aclrtRunMode mode;
    aclrtDeviceStatus state;
    aclrtUtilizationInfo use = {0};
    int64_t value;
    int32_t feature;
    accepts(aclrtGetRunMode(&mode));
    cr_assert_eq(mode, ACL_HOST);
    accepts(aclrtQueryDeviceStatus(0, &state));
    cr_assert_eq(state, ACL_RT_DEVICE_STATUS_NORMAL);
    accepts(aclrtGetDeviceUtilizationRate(0, &use));
    cr_assert_eq(use.cubeUtilization, -1);
    use.utilizationExtend = (aclrtUtilizationExtendInfo *)&use;
    refuses(aclrtGetDeviceUtilizationRate(0, &use), 100000, "null is allowed");
    accepts(aclrtSetTsDevice(ACL_TS_ID_AIVECTOR));
    refuses(aclrtSetTsDevice(ACL_TS_ID_RESERVED), 100000, "tsId is 2");
    accepts(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_VECTOR_CORE_NUM, &value));
    cr_assert_gt(value, 0);
    accepts(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE, &value));
    cr_assert_gt(value, 1 << 20);
    accepts(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_L2_CACHE_SIZE, &value));
    accepts(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_IS_VIRTUAL, &value));
    accepts(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_PHY_CHIP_ID, &value));
    cr_assert_eq(value, 0);
    refuses(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_WARP_SIZE, &value), 207000, "no attribute 202");
    refuses(aclrtGetDeviceInfo(0, (aclrtDevAttr)7, &value), 107000, "attr is 7");
    refuses(aclrtGetDeviceInfo(1, ACL_DEV_ATTR_SMP_ID, &value), 107001, "device 1");
    refuses(aclrtGetDeviceInfo(0, ACL_DEV_ATTR_SMP_ID, NULL), 100000, "value is null");
    accepts(aclrtGetDeviceCapability(0, ACL_FEATURE_SYSTEM_MEMQ_EVENT_CROSS_DEV, &feature));
    cr_assert_eq(feature, ACL_DEV_FEATURE_NOT_SUPPORT);
    refuses(aclrtGetDeviceCapability(0, (aclrtDevFeatureType)2, &feature), 107000, "is 2");
}

Test(device, saturation_and_overflow)
{
    aclrtFloatOverflowMode mode;
    unsigned char *status;
    accepts(aclrtSetDevice(0));
    accepts(aclrtSetDeviceSatMode(ACL_RT_OVERFLOW_MODE_INFNAN));
    refuses(aclrtSetDeviceSatMode(ACL_RT_OVERFLOW_MODE_SATURATION), 207000, "not supported");
    refuses(aclrtSetDeviceSatMode(ACL_RT_OVERFLOW_MODE_UNDEF), 107000, "mode is 2");
    accepts(aclrtGetDeviceSatMode(&mode));
    cr_assert_eq(mode, ACL_RT_OVERFLOW_MODE_INFNAN);
    refuses(aclrtGetDeviceSatMode(NULL), 100000, "mode is null");
    accepts(aclrtMalloc((void **)&status, 64, ACL_MEM_MALLOC_NORMAL_ONLY));
    memset(status, 255, 64);
    accepts(aclrtGetOverflowStatus(status, 64, NULL));
    accepts(aclrtSynchronizeStream(NULL));
    for (int i = 0; i < 64; i++)
        cr_assert_eq(status[i], 0);
    accepts(aclrtResetOverflowStatus(NULL));
    refuses(aclrtGetOverflowStatus(status, 63, NULL), 107000, "outputSize is 63");
    refuses(aclrtGetOverflowStatus(NULL, 64, NULL), 100000, "outputAddr is null");
    refuses(aclrtResetOverflowStatus(status), 107017, "aclrtResetOverflowStatus: stream");
    accepts(aclrtFree(status));
}

Test(device, limits_and_options)
{
    uint32_t most;
    uint32_t value;
    uint64_t time;
    int64_t option;
    accepts(aclrtSetDevice(0));
    accepts(aclrtGetDeviceResLimit(0, ACL_RT_DEV_RES_CUBE_CORE, &most));
    accepts(aclrtSetDeviceResLimit(0, ACL_RT_DEV_RES_CUBE_CORE, 1));
    accepts(aclrtGetDeviceResLimit(0, ACL_RT_DEV_RES_CUBE_CORE, &value));
    cr_assert_eq(value, 1);
    accepts(aclrtResetDeviceResLimit(0));
    accepts(aclrtGetDeviceResLimit(0, ACL_RT_DEV_RES_CUBE_CORE, &value));
    cr_assert_eq(value, most);
    refuses(aclrtSetDeviceResLimit(0, ACL_RT_DEV_RES_VECTOR_CORE, 0), 107000, "value is 0; 1 to");
    refuses(aclrtSetDeviceResLimit(0, ACL_RT_DEV_RES_VECTOR_CORE, most + 1), 107000, "value is");
    refuses(aclrtGetDeviceResLimit(0, (aclrtDevResLimitType)2, &value), 107000, "type is 2");
    refuses(aclrtResetDeviceResLimit(9), 107001, "device 9");
    accepts(aclrtSetOpWaitTimeout(0));
    accepts(aclrtSetOpExecuteTimeOut(1));
    accepts(aclrtSetOpExecuteTimeOutWithMs(1));
    accepts(aclrtSetOpExecuteTimeOutV2(12345, &time));
    cr_assert_eq(time, 12345);
    accepts(aclrtGetOpTimeOutInterval(&time));
    cr_assert_eq(time, 1);

    accepts(aclrtGetSysParamOpt(ACL_OPT_DETERMINISTIC, &option));
    cr_assert_eq(option, 0);
    accepts(aclrtSetSysParamOpt(ACL_OPT_DETERMINISTIC, 1));
    accepts(aclrtGetSysParamOpt(ACL_OPT_DETERMINISTIC, &option));
    cr_assert_eq(option, 1);
    refuses(aclrtSetSysParamOpt((aclSysParamOpt)4, 1), 107000, "opt is 4");
    refuses(aclrtGetSysParamOpt(ACL_OPT_DETERMINISTIC, NULL), 100000, "value is null");
    refuses(aclrtCtxGetSysParamOpt(ACL_OPT_STRONG_CONSISTENCY, &option), 107021, "was not set");
    accepts(aclrtCtxSetSysParamOpt(ACL_OPT_STRONG_CONSISTENCY, 5));
    accepts(aclrtCtxGetSysParamOpt(ACL_OPT_STRONG_CONSISTENCY, &option));
    cr_assert_eq(option, 5);
    refuses(aclrtCtxSetSysParamOpt((aclSysParamOpt)-1, 5), 107000, "opt is -1");
    accepts(aclrtResetDevice(0));
    refuses(aclrtCtxSetSysParamOpt(ACL_OPT_DETERMINISTIC, 5), 107002, "aclrtCtxSetSysParamOpt");
}

Test(context, is_current_in_its_thread)
{
    aclrtContext first;
    aclrtContext second;
    aclrtContext now;
    aclrtStream stream;
    refuses(aclrtGetCurrentContext(&now), 107002, "this thread has no context");
    accepts(aclrtCreateContext(&first, 0));
    accepts(aclrtGetCurrentContext(&now));
    cr_assert_eq(now, first);
    accepts(aclrtCreateContext(&second, 0));
    accepts(aclrtGetCurrentContext(&now));
    cr_assert_eq(now, second);
    cr_assert_neq(first, second);
    accepts(aclrtSetCurrentContext(first));
    accepts(aclrtCtxGetCurrentDefaultStream(&stream));
    accepts(aclrtSynchronizeStream(stream));
    refuses(aclrtDestroyStream(stream), 100000, "the default stream of a context");
    accepts(aclrtDestroyContext(first));
    refuses(aclrtGetCurrentContext(&now), 107002, "no context");
    refuses(aclrtSynchronizeStream(stream), 107017, "does not exist");
    refuses(aclrtDestroyContext(first), 107017, "aclrtDestroyContext: context");
    refuses(aclrtSetCurrentContext(first), 107017, "does not exist");
    accepts(aclrtSetCurrentContext(second));
    accepts(aclrtDestroyContext(second));
}

Test(context, refusals)
{
    aclrtContext context;
    int something = 0;
    refuses(aclrtCreateContext(NULL, 0), 100000, "context is null");
    refuses(aclrtCreateContext(&context, 4), 107001, "device 4");
    refuses(aclrtDestroyContext(NULL), 100000, "context is null");
    refuses(aclrtSetCurrentContext(NULL), 100000, "context is null");
    refuses(aclrtSetCurrentContext(&something), 107017, "is no context");
    refuses(aclrtDestroyContext(&something), 107017, "is no context");
    refuses(aclrtGetCurrentContext(NULL), 100000, "context is null");
    refuses(aclrtCtxGetCurrentDefaultStream(NULL), 100000, "stream is null");
    accepts(aclrtSetDevice(0));
    accepts(aclrtGetCurrentContext(&context));
    refuses(aclrtDestroyContext(context), 100000, "the default context of device 0");
}

static void *null_stream_elsewhere(void *argument)
{
    (void)argument;
    /* Work on the default stream makes a context; waiting for it does not. */
    refuses(aclrtSynchronizeStream(NULL), 107002, "aclrtSetDevice makes one");
    void *memory;
    accepts(aclrtMalloc(&memory, 8, ACL_MEM_MALLOC_NORMAL_ONLY));
    accepts(aclrtMemsetAsync(memory, 8, 0, 8, NULL));
    accepts(aclrtSynchronizeStream(NULL));
    accepts(aclrtFree(memory));
    return NULL;
}

Test(context, default_one_is_made_for_work)
{
    pthread_t thread;
    cr_assert_eq(pthread_create(&thread, NULL, null_stream_elsewhere, NULL), 0);
    cr_assert_eq(pthread_join(thread, NULL), 0);
}
