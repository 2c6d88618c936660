/*
 * Lifetime: objects that are never destroyed, and handles used after they were.
 */
#ifndef AC_LIFETIME_H
#define AC_LIFETIME_H

#include "strict/object.h"

/* Reports the objects alive when the library stops: a finding for each place that made some.
 * Returns the status of a refusal, or 0 if there are none. */
int ac_lifetime_left(const char *call);

/* Refuses an invalid handle with the sentence "<call>: <text>". If it is known to be a destroyed
 * one, this is a finding that says where the object was made and destroyed. Returns the status. */
int ac_lifetime_refuse(int status, const char *call, const char *argument, ac_kind kind,
                       const void *handle, const char *text);

/* The first invalid handle that a call of an operator looked up, which is the first one to be
 * refused. It is stored because the checks get only a placeholder. */
void ac_lifetime_forget(void);
void ac_lifetime_missing(const void *handle);
const void *ac_lifetime_first(void);

#endif
