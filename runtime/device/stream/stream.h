/*
 * Streams that the program makes.
 */
#ifndef AC_STREAM_H
#define AC_STREAM_H

#include <stdint.h>

#include "acl/acl.h"

/* Makes a stream of the current context for the program. */
int ac_stream_create(aclrtStream *stream, uint32_t priority, uint32_t flags, const char *function);

#endif
