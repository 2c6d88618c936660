/*
 * A call as people ask for it on a command line, and its run on the device.
 */
#ifndef ACLNN_TOOL_REQUEST_H
#define ACLNN_TOOL_REQUEST_H

#include "client/device_run.h"
#include "entry.h"

typedef struct request {
    call call;
    bool given[AC_ENTRY_ARGS_MAX];
    const char *files[AC_ENTRY_ARGS_MAX]; /* where a written tensor goes; null: nowhere */
    array *members[AC_ENTRY_ARGS_MAX];    /* of a list of tensors that is read */
    size_t member_count[AC_ENTRY_ARGS_MAX];
    bool computed; /* outputs have the dtypes that judges see (client/call.h) */
    opened handles;
} request;

/* A request without arguments. */
request request_make(const ac_entry *entry);

/* Takes NAME=VALUE arguments. `dtype` is that of made and converted tensors, or AC_DTYPE_NONE.
 * Returns 0, or an exit status after an error on stderr; request_free is due in both cases. */
int request_parse(request *r, const ac_entry *entry, int count, char **arguments, int dtype);

/* Gives every argument that is missing a value: tensors of this dtype that fill the index space
 * with random numbers, scalars 0.5, axes -1, modes their first choice. */
int request_default(request *r, int dtype, const ac_entry_shape *space);

/* An error for the first input, scalar or mode that is missing. */
int request_check_given(const request *r);

/* Makes the outputs, in the shape and dtype that the spec says; starts the library, allocates,
 * copies the inputs to the device, makes the handles. */
int request_open(request *r);

/* Both phases and a synchronisation; a refusal is printed, with its sentence, and gives
 * EXIT_REFUSED. */
int request_run(request *r);

/* request_run once, and the results in the arrays of the call. */
int request_complete(request *r);

void request_free(request *r);

#endif
