/*
 * What this library has beyond the functions that programs for an NPU know.
 */
#ifndef ACLNN_ACLNN_CPU_H
#define ACLNN_ACLNN_CPU_H

#include "aclnn/acl_meta.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Chooses the product that the library claims to be in this thread, by a name that ACLNN_CPU_SOC
 * may have ("ascend910b"); null gives the choice back to the environment. Plans that exist stay as
 * they are. 161002, with a sentence, for another name. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnCpuSetProduct(const char *name);

/* The name of the product that the library claims to be in this thread. */
ACL_FUNC_VISIBILITY const char *aclnnCpuGetProduct(void);

#ifdef __cplusplus
}
#endif

#endif
