/*
 * Calls that must be refused, and calls that must not.
 */
#ifndef AC_TESTS_REFUSALS_H
#define AC_TESTS_REFUSALS_H

#include "client/call.h"
#include "client/run.h"

/* Runs the first phase, and the second where the first succeeds. Adds findings unless the call is
 * refused by the first phase with `status` and a sentence that starts with the operator's name and
 * has `word` in it (null: any). `what` says what is wrong with the call. */
void refusal_expect(const call *c, aclnnStatus status, const char *word, const char *what,
                    findings *f);

/* The same for a call that is right: both phases succeed. */
void acceptance_expect(const call *c, const char *what, findings *f);

/* Judges an outcome by the same rules. */
void refusal_judge(const ac_entry *entry, const outcome *out, aclnnStatus status, const char *word,
                   const char *what, findings *f);

/* The status of what is refused after the data types. */
aclnnStatus late_status(const ac_entry *entry);

#endif
