/*
 * What the library saw of a call: its operator and its arguments, copied in the first phase, and
 * where its tensors lie when it runs.
 */
#ifndef AC_SEEN_H
#define AC_SEEN_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/shape.h"

enum { AC_SEEN_ARGUMENTS = 48, AC_SEEN_NAME = 48, AC_SEEN_NOWHERE = -1 };

typedef enum ac_seen_kind {
    AC_SEEN_TENSOR,
    AC_SEEN_SCALAR,
    AC_SEEN_INTEGERS,
    AC_SEEN_REAL,
    AC_SEEN_INTEGER,
    AC_SEEN_BOOLEAN,
    AC_SEEN_TEXT,
    AC_SEEN_LIST, /* of tensors, which are the arguments behind it: tensors[0], tensors[1] */
    AC_SEEN_KINDS,
} ac_seen_kind;

/* A tensor as the handle had it; strides and offset are in elements. */
typedef struct ac_seen_tensor {
    int dtype;
    int format;
    int64_t offset;
    ac_shape shape;
    int64_t strides[AC_DIMS_MAX];
    ac_shape storage;
    const void *address; /* in the first phase */
    int operand;         /* of the plan; AC_SEEN_NOWHERE if it is none, as one that is not read */
} ac_seen_tensor;

typedef struct ac_seen_argument {
    char name[AC_SEEN_NAME];
    ac_seen_kind kind;
    bool null;
    bool dead; /* a handle that leads nowhere */
    bool read; /* of a tensor, as the next */
    bool written;
    union {
        ac_seen_tensor tensor;
        struct {
            int dtype;
            uint64_t words[2]; /* as the library keeps it */
        } scalar;
        struct {
            uint64_t count;
            int64_t *values;
        } integers;
        double real;
        int64_t integer; /* of a list: its tensors; those beyond the room are not arguments */
        bool boolean;
        char *text;
    } of;
} ac_seen_argument;

typedef struct ac_seen {
    const char *call;    /* "aclnnRelu" */
    const char *product; /* what the library claimed to be */
    uint64_t number;     /* of the first phases of the process, from 1 on */
    atomic_uint_least64_t runs;
    long thread;      /* the system's number of the thread of the first phase */
    uint64_t began;   /* nanoseconds of the monotonic clock */
    uint64_t planned; /* nanoseconds that the first phase took */
    uint64_t workspace;
    bool no_size;     /* workspaceSize was null */
    bool no_executor; /* executor was null */
    bool rows_left;   /* outputs may keep elements that they had before */
    size_t count;
    ac_seen_argument arguments[AC_SEEN_ARGUMENTS];
} ac_seen;

/* One run of a call, or its refusal. */
typedef struct ac_seen_run {
    const ac_seen *seen;
    uint64_t number; /* of the runs of one first phase, from 1 on; 0 of a refusal */
    int phase;       /* that answered with the status: 1, 2, or 3 for the task on the stream */
    int status;
    int64_t stream; /* its number; AC_SEEN_NOWHERE of none */
    uint64_t began; /* nanoseconds, as `ended`; both 0 of a refusal */
    uint64_t ended;
    /* By argument, the address of its tensor now, as the library reaches it; null of all others. */
    const unsigned char *at[AC_SEEN_ARGUMENTS];
    void *kept; /* what the recorder keeps from the beginning to the end */
} ac_seen_run;

/* A description without arguments, of this thread; null where memory runs out. */
ac_seen *ac_seen_make(const char *call);
void ac_seen_free(ac_seen *seen);

/* The monotonic clock, in nanoseconds. */
uint64_t ac_seen_now(void);

#endif
