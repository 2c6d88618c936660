/*
 * Entry points of operators that are not implemented.
 */
#ifndef AC_STUB_H
#define AC_STUB_H

#include "aclnn/aclnn_base.h"

/* Records "<name> is not implemented in aclnn-cpu <version>"; returns
 * ACLNN_ERR_INNER_FIND_KERNEL_ERROR, a status that no implemented operator returns. */
aclnnStatus ac_stub_refuse(const char *name);
/* The same with ": <why>". */
aclnnStatus ac_stub_refuse_because(const char *name, const char *why);

#endif
