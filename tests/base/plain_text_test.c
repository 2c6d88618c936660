/*
 * Text from callers and the environment is escaped in error sentences, so that it has no effect on
 * a terminal.
 */
#include "base/plain_text.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnnop/aclnn_gelu_backward_v2.h"
#include "base/error.h"

Test(plain_text, what_acts_is_spelled_out)
{
    static const struct {
        const char *from;
        const char *to;
    } rows[] = {
        {"", ""},
        {"plain, with a 'quote' and a \\", "plain, with a 'quote' and a \\"},
        {"\x1b[2J\r\n\t\a\x7f", "\\x1b[2J\\x0d\\x0a\\x09\\x07\\x7f"},
        /* UTF-8 of two, three and four bytes */
        {"stra\xc3\x9f"
         "e \xe2\x82\xac \xf0\x9f\x98\x80",
         "stra\xc3\x9f"
         "e \xe2\x82\xac \xf0\x9f\x98\x80"},
        {"\xc2\xa0\xc2\x9f", "\xc2\xa0\\xc2\\x9f"}, /* the last of Latin 1's controls */
        {"\xe2\x80\xae"
         "abc",
         "\\xe2\\x80\\xae"
         "abc"}, /* from right to left */
        {"\xe2\x81\xa6\xe2\x80\xa8", "\\xe2\\x81\\xa6\\xe2\\x80\\xa8"},
        {"\x9b"
         "31m",
         "\\x9b"
         "31m"},                                                 /* a control of eight bits */
        {"\xc0\xaf \xe0\x80\xaf", "\\xc0\\xaf \\xe0\\x80\\xaf"}, /* a slash, too long */
        {"\xed\xa0\x80", "\\xed\\xa0\\x80"},                     /* a surrogate */
        {"\xf4\x90\x80\x80\xff", "\\xf4\\x90\\x80\\x80\\xff"},
        {"\xe2\x82", "\\xe2\\x82"}, /* an end too early */
        {"\xc3(", "\\xc3("},
    };

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[256];
        const size_t length = ac_text_plain(text, sizeof text, rows[i].from);

        cr_expect_str_eq(text, rows[i].to, "row %zu: %s", i, text);
        cr_expect_eq(length, strlen(text));
    }
}

/* Whatever the room, what is there is a beginning of the whole, ended, of whole characters. */
Test(plain_text, is_cut_between_characters)
{
    const char *const from = "a\x1b"
                             "b\xe2\x82\xac"
                             "c";
    const char *const whole = "a\\x1b"
                              "b\xe2\x82\xac"
                              "c";
    static const size_t lengths[] = {0, 0, 1, 1, 1, 1, 5, 6, 6, 6, 9, 10, 10};

    for (size_t room = 1; room < sizeof lengths / sizeof lengths[0]; room++) {
        char text[16];

        memset(text, '#', sizeof text);
        cr_expect_eq(ac_text_plain(text, room, from), lengths[room], "room %zu", room);
        cr_expect_eq(strlen(text), lengths[room]);
        cr_expect_eq(strncmp(text, whole, lengths[room]), 0);
        for (size_t i = room; i < sizeof text; i++)
            cr_expect_eq(text[i], '#', "room %zu: byte %zu was written", room, i);
    }
}

Test(plain_text, a_sentence_is_one_line)
{
    char longest[5000];

    ac_error_record(100000, "a name: %s", "x\nEZ9999: forged\x1b[0m");
    cr_assert_str_eq(aclGetRecentErrMsg(), "EZ1001: a name: x\\x0aEZ9999: forged\\x1b[0m");
    memset(longest, '\n', sizeof longest - 1);
    longest[sizeof longest - 1] = '\0';
    ac_error_record(100000, "%s", longest);

    const char *const said = aclGetRecentErrMsg();

    cr_assert_null(strchr(said, '\n'));
    cr_assert_gt(strlen(said), 1000);
    cr_assert_lt(strlen(said), 1024);
    cr_assert_str_eq(said + strlen(said) - 4, "\\x0a");
}

/* The ways in: an argument of a call, a variable of the environment. */
Test(plain_text, a_mode_does_nothing)
{
    const int64_t dims[1] = {2};
    float data[2] = {1, 2};
    aclTensor *const tensor =
        aclCreateTensor(dims, 1, ACL_FLOAT, dims, 0, ACL_FORMAT_ND, dims, 1, data);
    char mode[] = "none\x1b]0;title\a\nEZ1001: fine";
    aclOpExecutor *executor;
    uint64_t size;

    cr_assert_eq(
        aclnnGeluBackwardV2GetWorkspaceSize(tensor, tensor, mode, tensor, &size, &executor),
        161002);

    const char *said = aclGetRecentErrMsg();

    cr_assert_not_null(strstr(said, "none\\x1b]0;title\\x07\\x0aEZ1001: fine"), "%s", said);
    cr_assert_null(strpbrk(said, "\x1b\a\n"), "%s", said);
    aclDestroyTensor(tensor);
}

Test(plain_text, a_product_does_nothing)
{
    setenv("ACLNN_CPU_SOC", "ascend\x1b[31m\n910b", 1);
    cr_assert_neq(aclInit(NULL), ACL_SUCCESS);

    const char *const said = aclGetRecentErrMsg();

    cr_assert_not_null(strstr(said, "ascend\\x1b[31m\\x0a910b"), "%s", said);
    cr_assert_null(strpbrk(said, "\x1b\n"), "%s", said);
}
