/*
 * Models loaded from files are no part of this library; the header is here for programs that
 * include it.
 */
#ifndef ACL_ACL_MDL_H
#define ACL_ACL_MDL_H

#include "acl/acl_base.h"

#endif
