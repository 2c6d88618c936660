/*
 * Start, stop and versions.
 */
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnn/aclnn_base.h"
#include "base/environment.h"
#include "base/error.h"
#include "base/fork.h"
#include "device/device/json.h"
#include "device/stream/context.h"
#include "strict/lifetime.h"
#include "strict/order.h"

enum { CONFIG_MAX = 10 << 20 };

static struct {
    pthread_mutex_t lock;
    uint64_t starts;
    bool stopped;
    char *config; /* the file of the first start; null for none */
    size_t config_size;
} library = {.lock = PTHREAD_MUTEX_INITIALIZER};

AC_FORK_LOCK(AC_FORK_LIBRARY, &library.lock, NULL)

/* Reads and checks a configuration; a null or empty path means no configuration. */
static int config_read(const char *path, char **config, size_t *size)
{
    *config = NULL;
    *size = 0;
    if (path == NULL || path[0] == '\0')
        return ACL_SUCCESS;
    FILE *const file = fopen(path, "rb");
    if (file == NULL)
        return ac_refuse(ACL_ERROR_INVALID_FILE,
                         "aclInit: configPath \"%.256s\" cannot be read: %s", path,
                         strerror(errno));
    int status = ACL_SUCCESS;
    char *text = malloc(CONFIG_MAX + 1);
    const size_t count = text == NULL ? 0 : fread(text, 1, CONFIG_MAX + 1, file);
    size_t where;
    if (text == NULL)
        status = ac_refuse(ACL_ERROR_BAD_ALLOC, "aclInit: the memory is used up");
    else if (ferror(file) != 0)
        status = ac_refuse(ACL_ERROR_INVALID_FILE, "aclInit: configPath \"%.256s\" cannot be read",
                           path);
    else if (count == 0 || count > CONFIG_MAX)
        status = ac_refuse(ACL_ERROR_INVALID_FILE_SIZE,
                           "aclInit: configPath \"%.256s\" has %s; 1 to %d bytes are allowed", path,
                           count == 0 ? "no bytes" : "too many bytes", (int)CONFIG_MAX);
    else if (!ac_json_valid(text, count, &where))
        status =
            ac_refuse(ACL_ERROR_PARSE_FILE,
                      "aclInit: configPath \"%.256s\" is no JSON; byte %zu is wrong", path, where);
    (void)fclose(file);
    if (status != ACL_SUCCESS) {
        free(text);
        return status;
    }
    char *const fitted = realloc(text, count);
    *config = fitted == NULL ? text : fitted;
    *size = count;
    return ACL_SUCCESS;
}

static void banner_print(void)
{
    const struct ac_product_fact *const product = &ac_product_facts[ac_product_current()];
    (void)fprintf(stderr,
                  "aclnn-cpu %s: an independent CPU implementation of the aclnn operators, "
                  "claiming to be %s (%s)\n",
                  ACLNN_CPU_VERSION, product->name, product->soc);
}

aclError aclInit(const char *configPath)
{
    int status = ac_environment_check();
    if (status != ACL_SUCCESS)
        return status;
    char *config;
    size_t size;
    status = config_read(configPath, &config, &size);
    if (status != ACL_SUCCESS)
        return status;

    (void)pthread_mutex_lock(&library.lock);
    if (library.starts == 0) {
        library.config = config;
        library.config_size = size;
        config = NULL;
        library.starts = 1;
        library.stopped = false;
        ac_order_started();
        if (ac_banner_wanted())
            banner_print();
    } else if (config != NULL &&
               (size != library.config_size || memcmp(config, library.config, size) != 0)) {
        status = ac_refuse(ACL_ERROR_INVALID_PARAM,
                           "aclInit: configPath \"%.256s\" is not what the first aclInit read; the "
                           "same content, or null, is allowed",
                           configPath);
    } else {
        library.starts++;
        status = ac_note(ACL_ERROR_REPEAT_INITIALIZE,
                         "aclInit: the library was started before; it is in use %llu times now",
                         (unsigned long long)library.starts);
    }
    (void)pthread_mutex_unlock(&library.lock);
    free(config);
    return status;
}

/* The library is stopped whatever a program left behind. */
static int left_behind(const char *function)
{
    return ac_strict(AC_STRICT_LIFETIME) ? ac_lifetime_left(function) : ACL_SUCCESS;
}

/* The lock is held. */
static void library_stop(void)
{
    library.starts = 0;
    library.stopped = true;
    ac_order_stopped();
    free(library.config);
    library.config = NULL;
    library.config_size = 0;
}

aclError aclFinalize(void)
{
    int status = ACL_SUCCESS;
    (void)pthread_mutex_lock(&library.lock);
    if (library.stopped)
        status =
            ac_refuse(ACL_ERROR_REPEAT_FINALIZE, "aclFinalize: the library is stopped already");
    library_stop();
    (void)pthread_mutex_unlock(&library.lock);
    return status == ACL_SUCCESS ? left_behind("aclFinalize") : status;
}

aclError aclFinalizeReference(uint64_t *refCount)
{
    int status = ACL_SUCCESS;
    (void)pthread_mutex_lock(&library.lock);
    if (library.starts == 0)
        status = ac_refuse(ACL_ERROR_REPEAT_FINALIZE,
                           "aclFinalizeReference: there is no start to take back");
    else if (--library.starts == 0)
        library_stop();
    const bool stopped = status == ACL_SUCCESS && library.starts == 0;
    if (refCount != NULL)
        *refCount = library.starts;
    (void)pthread_mutex_unlock(&library.lock);
    return stopped ? left_behind("aclFinalizeReference") : status;
}

aclnnStatus aclnnInit(const char *configPath)
{
    (void)configPath;
    return ACLNN_SUCCESS;
}

aclnnStatus aclnnFinalize(void)
{
    return ACLNN_SUCCESS;
}

aclError aclrtGetVersion(int32_t *majorVersion, int32_t *minorVersion, int32_t *patchVersion)
{
    if (majorVersion == NULL || minorVersion == NULL || patchVersion == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclrtGetVersion: %s is null",
                         majorVersion == NULL   ? "majorVersion"
                         : minorVersion == NULL ? "minorVersion"
                                                : "patchVersion");
    *majorVersion = ACL_MAJOR_VERSION;
    *minorVersion = ACL_MINOR_VERSION;
    *patchVersion = ACL_PATCH_VERSION;
    return ACL_SUCCESS;
}

/* The library's own version, "0.1.0", in its three parts. */
static void version_parts(unsigned parts[3])
{
    if (sscanf(ACLNN_CPU_VERSION, "%u.%u.%u", &parts[0], &parts[1], &parts[2]) != 3)
        memset(parts, 0, 3 * sizeof(parts[0]));
}

aclError aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion *version)
{
    unsigned parts[3];
    if (version == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclsysGetCANNVersion: version is null");
    if ((int)name < ACL_PKG_NAME_CANN || name > ACL_PKG_NAME_DRIVER)
        return ac_refuse(ACL_ERROR_INVALID_PARAM,
                         "aclsysGetCANNVersion: name is %d; 0 (ACL_PKG_NAME_CANN) to 7 "
                         "(ACL_PKG_NAME_DRIVER) are allowed",
                         (int)name);
    version_parts(parts);
    memset(version, 0, sizeof(*version));
    (void)snprintf(version->version, sizeof(version->version), "%s-aclnn-cpu", ACLNN_CPU_VERSION);
    (void)snprintf(version->majorVersion, sizeof(version->majorVersion), "%u", parts[0]);
    (void)snprintf(version->minorVersion, sizeof(version->minorVersion), "%u", parts[1]);
    (void)snprintf(version->releaseVersion, sizeof(version->releaseVersion), "%s", "aclnn-cpu");
    (void)snprintf(version->patchVersion, sizeof(version->patchVersion), "%u", parts[2]);
    return ACL_SUCCESS;
}

aclError aclsysGetVersionStr(char *pkgName, char *versionStr)
{
    if (pkgName == NULL || versionStr == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclsysGetVersionStr: %s is null",
                         pkgName == NULL ? "pkgName" : "versionStr");
    (void)snprintf(versionStr, ACL_PKG_VERSION_MAX_SIZE, "%s-aclnn-cpu", ACLNN_CPU_VERSION);
    return ACL_SUCCESS;
}

aclError aclsysGetVersionNum(char *pkgName, int32_t *versionNum)
{
    unsigned parts[3];
    if (pkgName == NULL || versionNum == NULL)
        return ac_refuse(ACL_ERROR_INVALID_PARAM, "aclsysGetVersionNum: %s is null",
                         pkgName == NULL ? "pkgName" : "versionNum");
    version_parts(parts);
    *versionNum = (int32_t)(parts[0] * 1000000 + parts[1] * 1000 + parts[2]);
    return ACL_SUCCESS;
}
