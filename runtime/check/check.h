/*
 * The checks that validation is made of, and their sentences.
 *
 * Each returns ACLNN_SUCCESS, or a status after recording one sentence for aclGetRecentErrMsg: the
 * operator, the argument, what it was, what is allowed, on which product. The files of this room
 * are the only place where these sentences are worded. Parameter names are the caller's
 * (`negativeSlope`).
 */
#ifndef AC_CHECK_H
#define AC_CHECK_H

#include "check/dtypes.h"
#include "check/presence.h"
#include "check/shapes.h"
#include "check/values.h"

#endif
