/*
 * What the tests of the runtime ask of a refusal: its status and its whole sentence.
 */
#ifndef SENTENCE_H
#define SENTENCE_H

#include <criterion/criterion.h>
#include <string.h>

#include "acl/acl.h"

/* The call answers `status` and leaves exactly `sentence` for aclGetRecentErrMsg. */
#define assert_refused(call, status, sentence)                                                     \
    do {                                                                                           \
        (void)aclGetRecentErrMsg();                                                                \
        cr_assert_eq((call), (status));                                                            \
        assert_sentence(sentence);                                                                 \
    } while (0)

#define assert_sentence(sentence)                                                                  \
    do {                                                                                           \
        const char *const recorded = aclGetRecentErrMsg();                                         \
        cr_assert_not_null(recorded, "no sentence was recorded");                                  \
        cr_assert_str_eq(recorded, sentence, "the sentence is: %s", recorded);                     \
    } while (0)

/* The call succeeds and leaves no sentence. */
#define assert_accepted(call)                                                                      \
    do {                                                                                           \
        (void)aclGetRecentErrMsg();                                                                \
        const int answered = (call);                                                               \
        const char *const complaint = aclGetRecentErrMsg();                                        \
        cr_assert_eq(answered, 0, "%d: %s", answered, complaint ? complaint : "no sentence");      \
        cr_assert_null(complaint);                                                                 \
    } while (0)

#endif
