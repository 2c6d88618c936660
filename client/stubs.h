/*
 * The entry points that are known but not implemented, as data. The table is generated from
 * spec/stubs.yaml (generated/catalogue/stubs.c).
 */
#ifndef AC_CLIENT_STUBS_H
#define AC_CLIENT_STUBS_H

typedef struct ac_stub {
    const char *name;      /* "aclnnNeverSeen" */
    const char *header;    /* "aclnnop/aclnn_never_seen.h" */
    const char *prototype; /* of the first phase */
    const char *why;       /* it is not implemented; null where nobody asked yet */
} ac_stub;

/* In alphabetical order; ends with a null name. */
extern const ac_stub ac_stubs[];

#endif
