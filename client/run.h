/*
 * The handles of a call, and both of its phases.
 */
#ifndef AC_CLIENT_RUN_H
#define AC_CLIENT_RUN_H

#include "client/call.h"

typedef struct opened {
    const call *of;
    placed tensors[AC_ENTRY_ARGS_MAX];
    aclScalar *scalars[AC_ENTRY_ARGS_MAX];
    aclIntArray *integers[AC_ENTRY_ARGS_MAX];
    aclBoolArray *flags[AC_ENTRY_ARGS_MAX];
    aclTensorList *lists[AC_ENTRY_ARGS_MAX];
    ac_entry_args args;
    void *workspace; /* of call_repeat: kept, and in device memory */
    uint64_t workspace_size;
} opened;

enum { SENTENCE_SIZE = 1024 };

/* What a call gave: the status of the phase that failed or of the last, and its sentence. */
typedef struct outcome {
    aclnnStatus status;
    uint64_t workspace;
    char sentence[SENTENCE_SIZE];
} outcome;

void call_open(const call *c, opened *o);
void call_close(opened *o);

/* Destroys the handles alone. */
void call_close_handles(opened *o);

/* Passes an argument that needs no handle. */
void call_pass_plain(const call_argument *arg, const ac_entry_param *p, ac_entry_arg *passed);

/* The first phase alone. On success the executor is the caller's. */
outcome call_prepare(const opened *o, aclOpExecutor **executor);

/* The second phase, with a workspace of the size that the first asked for, and a synchronisation.
 */
void call_launch(const opened *o, aclOpExecutor *executor, outcome *out);

/* Both phases. `results`, if not null, receives an array for each tensor that is written; the
 * memory around every tensor is checked too. */
outcome call_run(const call *c, array *results, findings *f);
void results_free(const call *c, array *results);

#endif
