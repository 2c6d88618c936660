/*
 * The dtypes of a call: what its type variables are, and whether they are allowed together.
 */
#ifndef AC_CLIENT_CALL_TYPES_H
#define AC_CLIENT_CALL_TYPES_H

#include "client/call.h"

/* The dtypes that a parameter may have on a product, as a set. */
uint64_t param_dtypes(const ac_entry_param *p, int product);

/* The dtype of a type variable in a call; AC_DTYPE_NONE where its tensors leave that open. */
int call_type(const call *c, const char *name);

/* The dtype that the arguments of a call make of the type variable of its first output. */
int call_result_type(const call *c);

/* The dtypes of all arguments: whether the spec allows them together on a product. */
bool call_dtypes_legal(const call *c, int product);

#endif
