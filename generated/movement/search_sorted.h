/*
 * Generated from spec/movement/search_sorted.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_MOVEMENT_SEARCH_SORTED_H
#define AC_MOVEMENT_SEARCH_SORTED_H

#include "aclnnop/aclnn_searchsorted.h"
#include "contract/kernel.h"
#include "handles/tensor.h"

/* Checks a call: ACLNN_SUCCESS, or the status of the first check that fails. */
aclnnStatus ac_search_sorted_validate(const ac_tensor *sortedSequence, const ac_tensor *self,
                                      bool outInt32, const ac_tensor *sorter, const ac_tensor *out);

#endif
