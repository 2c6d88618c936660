#ifndef AC_COPY_H
#define AC_COPY_H

#include "acl/acl.h"

/* Fills bytes in stream order; with a count of 0 it only checks the stream. */
int ac_fill_submit(void *pointer, int32_t value, size_t count, aclrtStream stream,
                   const char *function);

#endif
