/*
 * The sentences that aclGetRecentErrMsg returns: a list for each thread, newest first, read once.
 */
#ifndef AC_ERROR_H
#define AC_ERROR_H

#include <stdarg.h>
#include <stddef.h>

#include "base/status.h"

/* Records one sentence for this thread. `code`, an aclnn or acl status, determines the prefix:
 * EZ1001 for 161xxx and 1xxxxx, EZ9903 for 361xxx, EZ9999 for the rest. */
void ac_error_record(int code, const char *format, ...) __attribute__((format(printf, 2, 3)));
void ac_error_vrecord(int code, const char *format, va_list arguments);

/* Records the sentence of a refused acl call, stores `code` for aclrtGetLastError and returns
 * it. */
int ac_refuse(int code, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Records the sentence of a call that answers `code` although it did what was asked. The next
 * sentence replaces it, so that it does not stand beside failures; aclrtGetLastError does not count
 * it as one. */
int ac_note(int code, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* For the functions of acl_meta.h: 161001 and a sentence for a null argument. */
aclnnStatus ac_check_pointer(const char *function, const void *pointer, const char *name);

/* These carry a failure from the thread where a task ran to the thread that synchronises: note the
 * position, run, take the lines recorded since into `lines` (cut to `size` bytes), and restore them
 * in the other thread. */
size_t ac_error_position(void);
void ac_error_take(size_t position, char *lines, size_t size);
void ac_error_restore(int code, const char *lines);

#endif
