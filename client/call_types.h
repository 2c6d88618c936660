/*
 * The dtypes of a call: what its type variables are, and whether they are allowed together.
 */
#ifndef AC_CLIENT_CALL_TYPES_H
#define AC_CLIENT_CALL_TYPES_H

#include "client/call.h"

/* The dtypes that a parameter may have on a product, as a set. */
uint64_t param_dtypes(const ac_entry_param *p, int product);

/* The dtype of a type variable, where the tensors among the parameters have `dtypes`:
 * AC_TYPE_ABSENT of a tensor that is not passed, which decides nothing; a mode has its number
 * there. The same where no tensor decides; AC_DTYPE_NONE where what is passed does not combine. */
enum { AC_TYPE_ABSENT = -2 };
int entry_type(const ac_entry *entry, const char *name, const int *dtypes);

/* The only dtype that products list for a parameter, else AC_TYPE_ABSENT. */
int param_only_dtype(const ac_entry_param *p);

/* The dtype of an output where the caller does not choose; what entry_type answers. */
int entry_output_type(const ac_entry *entry, size_t param, const int *dtypes);

/* The same in a call; f32 where nothing decides. */
int call_output_type(const call *c, size_t arg);

/* The dtype of a type variable in a call; AC_DTYPE_NONE where its tensors leave that open. */
int call_type(const call *c, const char *name);

/* The dtype that the arguments of a call make of the type variable of its first output. */
int call_result_type(const call *c);

/* The dtypes of all arguments: whether the spec allows them together on a product. */
bool call_dtypes_legal(const call *c, int product);

/* Whether the results are conditions: these compare with scalars in the dtype of the tensors. */
bool entry_compares(const ac_entry *entry);

#endif
