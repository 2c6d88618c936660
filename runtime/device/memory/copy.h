#ifndef AC_COPY_H
#define AC_COPY_H

#include "acl/acl.h"

/* Fills bytes in the order of a stream; with a count of 0 only the stream is checked. */
int ac_fill_submit(void *pointer, int32_t value, size_t count, aclrtStream stream,
                   const char *function);

#endif
