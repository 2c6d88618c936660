/*
 * Lifetime: what is left behind, and what is used after it ended.
 */
#ifndef AC_LIFETIME_H
#define AC_LIFETIME_H

#include "strict/object.h"

/* Tells what is alive when the library stops: a finding for each place that made some of it. The
 * status of a refusal, 0 where nothing is. */
int ac_lifetime_left(const char *call);

/* Refuses a handle that leads nowhere with the sentence "<call>: <text>". Of one that is known to
 * have ended it is a finding, and says where it was made and where it ended. Returns the status. */
int ac_lifetime_refuse(int status, const char *call, const char *argument, ac_kind kind,
                       const void *handle, const char *text);

/* Of a call of an operator: the handles that it looks up are remembered where they lead nowhere,
 * because its checks see them no more. The first of them is the first that is refused. */
void ac_lifetime_forget(void);
void ac_lifetime_missing(const void *handle);
const void *ac_lifetime_first(void);

#endif
