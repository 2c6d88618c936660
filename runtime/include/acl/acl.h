/*
 * The runtime in one include.
 */
#ifndef ACL_ACL_H
#define ACL_ACL_H

#include "acl/acl_mdl.h"
#include "acl/acl_op.h"
#include "acl/acl_rt.h"

#endif
