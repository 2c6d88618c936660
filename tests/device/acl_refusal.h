/*
 * How the tests of acl functions check a refusal: its status, and a sentence that names the
 * function and the mistake. Sentences with addresses are compared in part.
 */
#ifndef ACL_REFUSAL_H
#define ACL_REFUSAL_H

#include <criterion/criterion.h>
#include <string.h>

#include "acl/acl.h"

#define refuses(call, status, words)                                                               \
    do {                                                                                           \
        (void)aclGetRecentErrMsg();                                                                \
        const int answer = (call);                                                                 \
        const char *const said = aclGetRecentErrMsg();                                             \
        cr_assert_eq(answer, (status), "%d: %s", answer, said ? said : "no sentence");             \
        cr_assert_not_null(said, "no sentence");                                                   \
        cr_assert(strncmp(said, "EZ", 2) == 0 && strchr(said, '\n') == NULL, "%s", said);          \
        cr_assert_not_null(strstr(said, (words)), "the sentence is: %s", said);                    \
    } while (0)

#define accepts(call)                                                                              \
    do {                                                                                           \
        (void)aclGetRecentErrMsg();                                                                \
        const int answer = (call);                                                                 \
        const char *const said = aclGetRecentErrMsg();                                             \
        cr_assert_eq(answer, 0, "%d: %s", answer, said ? said : "no sentence");                    \
        cr_assert_null(said, "%s", said);                                                          \
    } while (0)

#endif
