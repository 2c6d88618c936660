/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_LEAN_EVER_H
#define ACLNNOP_ACLNN_LEAN_EVER_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* aclnnLeanEver is not declared: its prototype is not known here. */

/* How many elements matrices of a shape take in blocks, with padding. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeanLength(const aclIntArray *dims, uint64_t *count);

/* Not implemented: it refuses with 561003, and aclGetRecentErrMsg says so. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnLeanSize(const aclIntArray *dims, uint64_t *size);

#ifdef __cplusplus
}
#endif

#endif
