/*
 * A call of an operator: its arguments as people write them, as arrays, and as handles of the API.
 */
#ifndef ACLNN_TOOL_CALL_H
#define ACLNN_TOOL_CALL_H

#include "acl/acl.h"
#include "array.h"
#include "entry.h"

typedef struct slot {
    array values;     /* of a tensor */
    const char *file; /* where a written tensor goes; null: nowhere */
    bool given;
    int dtype; /* of an aclScalar */
    double number;
    int64_t integer;
    char *text;
    void *memory;
    aclTensor *tensor;
    aclScalar *scalar;
} slot;

typedef struct call {
    const ac_entry *entry;
    slot slots[AC_ENTRY_ARGS_MAX];
    ac_entry_args args;
    void *workspace;
    uint64_t workspace_size;
} call;

/* Takes NAME=VALUE arguments. `dtype` is that of made and converted tensors, or AC_DTYPE_NONE.
 * Returns 0, or an exit status after an error on stderr; call_free is due in both cases. */
int call_parse(call *c, const ac_entry *entry, int count, char **arguments, int dtype);

/* Gives every argument that is missing a value: tensors of this dtype that fill the index space
 * with random numbers, scalars 0.5, axes -1, modes their first choice. */
int call_default(call *c, int dtype, const ac_entry_shape *space);

/* An error for the first input, scalar or mode that is missing. */
int call_check_given(const call *c);

/* The axes and flags of the call, as the catalogue's functions want them. */
void call_numbers(const call *c, int64_t *numbers);

/* Makes the outputs, in the shape and dtype that the spec says. */
int call_make_outputs(call *c);

/* The dtype of a type variable in this call; AC_DTYPE_NONE if the inputs leave it open. */
int call_type(const call *c, const char *name);

/* Starts the library, allocates, copies the inputs to the device, makes the handles. */
int call_open(call *c);

/* Both phases and a synchronisation. The library's status; workspace is kept between runs. */
int call_run(call *c);

/* call_run; a refusal is printed, with its sentence, and gives EXIT_REFUSED. */
int call_run_or_say(call *c);

/* Copies what the operator wrote back into `values`. */
int call_read(call *c);

/* Copies `values` of the inputs to the device again. */
int call_write(call *c);

void call_free(call *c);

/* How a refusal is shown: the status and the library's sentence. */
int say_refused(const char *function, int status);

#endif
