/*
 * The sentences of aclGetRecentErrMsg and the last error of a thread.
 */
#include "base/error.h"

#include <pthread.h>
#include <stdio.h>

#include "acl_refusal.h"

Test(error, is_null_without_one)
{
    cr_assert_null(aclGetRecentErrMsg());
}

Test(error, newest_comes_first_and_reading_clears)
{
    ac_error_record(161002, "aclnnX: %s is wrong", "self");
    ac_error_record(100000, "second");
    cr_assert_str_eq(aclGetRecentErrMsg(), "EZ1001: second\nEZ1001: aclnnX: self is wrong");
    cr_assert_null(aclGetRecentErrMsg());
}

Test(error, prefix_follows_the_code)
{
    static const struct {
        int code;
        const char *prefix;
    } rows[] = {{161001, "EZ1001"}, {161002, "EZ1001"}, {100000, "EZ1001"},
                {107017, "EZ1001"}, {361001, "EZ9903"}, {561103, "EZ9999"},
                {207000, "EZ9999"}, {507046, "EZ9999"}, {500000, "EZ9999"}};
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        ac_error_record(rows[i].code, "x");
        cr_assert_eq(strncmp(aclGetRecentErrMsg(), rows[i].prefix, 6), 0, "%d", rows[i].code);
    }
}

Test(error, pointer_lives_until_the_next_call)
{
    ac_error_record(100000, "first");
    const char *const read = aclGetRecentErrMsg();
    for (int i = 0; i < 1000; i++)
        ac_error_record(100000, "later %d", i);
    cr_assert_str_eq(read, "EZ1001: first");
}

Test(error, old_lines_make_room_whole)
{
    for (int i = 0; i < 10000; i++)
        ac_error_record(100000, "sentence number %d", i);
    const char *const read = aclGetRecentErrMsg();
    int wanted = 9999;
    for (const char *line = read; line != NULL; wanted--) {
        int found;
        cr_assert_eq(sscanf(line, "EZ1001: sentence number %d", &found), 1);
        cr_assert_eq(found, wanted);
        line = strchr(line, '\n');
        line = line == NULL ? NULL : line + 1;
    }
    cr_assert_lt(wanted, 9800);
}

Test(error, long_sentence_is_cut)
{
    char text[5000];
    memset(text, 'x', sizeof(text));
    text[sizeof(text) - 1] = '\0';
    ac_error_record(100000, "%s", text);
    const char *const read = aclGetRecentErrMsg();
    cr_assert_gt(strlen(read), 900);
    cr_assert_null(strchr(read, '\n'));
}

static void *other_thread(void *argument)
{
    (void)argument;
    cr_assert_null(aclGetRecentErrMsg());
    ac_error_record(100000, "of another thread");
    cr_assert_eq(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 0);
    return NULL;
}

Test(error, threads_have_their_own)
{
    pthread_t thread;
    (void)ac_refuse(107000, "mine");
    cr_assert_eq(pthread_create(&thread, NULL, other_thread, NULL), 0);
    cr_assert_eq(pthread_join(thread, NULL), 0);
    cr_assert_str_eq(aclGetRecentErrMsg(), "EZ1001: mine");
}

Test(error, last_error_is_kept_until_taken)
{
    cr_assert_eq(aclrtGetLastError(ACL_RT_THREAD_LEVEL), 0);
    (void)ac_refuse(107000, "one");
    (void)ac_refuse(107017, "two");
    cr_assert_eq(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 107017);
    cr_assert_eq(aclrtGetLastError(ACL_RT_THREAD_LEVEL), 107017);
    cr_assert_eq(aclrtGetLastError(ACL_RT_THREAD_LEVEL), 0);
    refuses(aclrtGetLastError((aclrtLastErrLevel)1), 107000, "aclrtGetLastError: level is 1");
    refuses(aclrtPeekAtLastError((aclrtLastErrLevel)-1), 107000, "level is -1");
}

Test(error, sentences_travel_between_threads)
{
    char lines[256];
    ac_error_record(100000, "before");
    const size_t position = ac_error_position();
    ac_error_record(100000, "a");
    ac_error_record(561000, "b");
    ac_error_take(position, lines, sizeof(lines));
    cr_assert_str_eq(lines, "EZ9999: b\nEZ1001: a\n");
    cr_assert_str_eq(aclGetRecentErrMsg(), "EZ1001: before");
    ac_error_restore(561000, lines);
    cr_assert_str_eq(aclGetRecentErrMsg(), "EZ9999: b\nEZ1001: a");
    cr_assert_eq(aclrtGetLastError(ACL_RT_THREAD_LEVEL), 561000);

    ac_error_take(ac_error_position(), lines, sizeof(lines));
    cr_assert_str_eq(lines, "");
    const size_t again = ac_error_position();
    ac_error_record(100000, "a sentence that is cut");
    ac_error_take(again, lines, 12);
    cr_assert_str_eq(lines, "EZ1001: a \n");
    cr_assert_null(aclGetRecentErrMsg());
}

static pthread_key_t late_key;
static int late_calls;

/* The destructor of the program runs after that of the library, which was made first; it runs once
 * more after the library's second one. */
static void late_call(void *argument)
{
    refuses(aclrtFree(NULL), 100000, "aclrtFree");
    (void)aclrtFree(NULL);
    if (++late_calls < 2)
        (void)pthread_setspecific(late_key, argument);
}

static void *ending_thread(void *argument)
{
    (void)aclrtFree(NULL);
    (void)pthread_setspecific(late_key, &late_key);
    return argument;
}

Test(error, thread_that_ends_may_still_call)
{
    pthread_t thread;
    (void)aclrtFree(NULL);
    cr_assert_eq(pthread_key_create(&late_key, late_call), 0);
    cr_assert_eq(pthread_create(&thread, NULL, ending_thread, NULL), 0);
    cr_assert_eq(pthread_join(thread, NULL), 0);
    cr_assert_eq(late_calls, 2);
}
