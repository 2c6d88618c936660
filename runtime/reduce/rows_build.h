/*
 * The panels of a call that reduces along an axis (rows.h), chosen in the first phase.
 */
#ifndef AC_ROWS_BUILD_H
#define AC_ROWS_BUILD_H

#include "walk/axes.h"

/* Chooses panels for a call with `rows`; the operands have been described. */
aclnnStatus ac_rows_build(ac_walk *walk, const ac_call *call, const ac_axes *list);

#endif
