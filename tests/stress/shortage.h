/*
 * Shortages on demand: whatever the library asks the system for can be refused, once or from some
 * point on. Memory and address space are asked for through --wrap (tests/CMakeLists.txt), so that
 * the functions behind may be a sanitizer's; pthread_create takes the place of the C library's, so
 * that also the threads that pthreadpool makes are counted.
 */
#ifndef SHORTAGE_H
#define SHORTAGE_H

#include <stdbool.h>

enum shortage { SHORT_OF_NOTHING, SHORT_OF_MEMORY, SHORT_OF_THREADS };

/* From now on the request number `at` of this kind, counted from 1, is refused; with `lasting` all
 * that come after it too. */
void shortage_begin(enum shortage of, int at, bool lasting);
void shortage_end(void);

/* Whether a request was refused since the beginning, and whether it was pthreadpool's. */
bool shortage_hit(void);
bool shortage_hit_pool(void);

/* Blocks of memory that the library or the test holds. */
long shortage_blocks(void);

#endif
