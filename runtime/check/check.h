/*
 * The checks of validation, and their sentences.
 *
 * Each returns ACLNN_SUCCESS, or a status after recording one sentence for aclGetRecentErrMsg: the
 * operator, the argument, its value, what is allowed, on which product. All these sentences are in
 * the files of this room. Parameters have the caller's names (`negativeSlope`).
 */
#ifndef AC_CHECK_H
#define AC_CHECK_H

#include "check/chained.h"
#include "check/classes.h"
#include "check/dtypes.h"
#include "check/indices.h"
#include "check/joined.h"
#include "check/lists.h"
#include "check/panes.h"
#include "check/presence.h"
#include "check/shapes.h"
#include "check/values.h"
#include "check/views.h"

#endif
