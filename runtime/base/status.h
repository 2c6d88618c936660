/*
 * The statuses of aclnn functions.
 */
#ifndef AC_STATUS_H
#define AC_STATUS_H

#include "aclnn/acl_meta.h"

enum {
    ACLNN_SUCCESS = 0,
    ACLNN_ERR_PARAM_NULLPTR = 161001,
    ACLNN_ERR_PARAM_INVALID = 161002,
    ACLNN_ERR_RUNTIME_ERROR = 361001,
    ACLNN_ERR_INNER = 561000,
    ACLNN_ERR_INNER_TILING = 561002, /* checks after the dtypes, for operators with `late` */
    ACLNN_ERR_INNER_FIND_KERNEL_ERROR = 561003, /* a stub: no kernel */
    ACLNN_ERR_INNER_CREATE_EXECUTOR = 561101,
    ACLNN_ERR_INNER_NULLPTR = 561103,
};

/* Returns from the enclosing function with the status of a failed check. */
#define AC_TRY(check)                                                                              \
    do {                                                                                           \
        const aclnnStatus ac_status = (check);                                                     \
        if (ac_status != ACLNN_SUCCESS)                                                            \
            return ac_status;                                                                      \
    } while (0)

#endif
