#include "say.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "base/plain_text.h"

enum { SENTENCE = 8192 };

int fail(int status, const char *format, ...)
{
    char text[SENTENCE];
    char plain[SENTENCE];
    va_list arguments;

    va_start(arguments, format);
    (void)vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    (void)ac_text_plain(plain, sizeof plain, text);
    (void)fflush(stdout);
    (void)fprintf(stderr, "aclnn: %s\n", plain);
    return status;
}

int say_findings(const findings *f)
{
    return fail(EXIT_FILE, "%.*s", (int)f->used - 1, f->text);
}

const char *status_name(int status)
{
    static const struct {
        int status;
        const char *name;
    } names[] = {
        {161001, "ACLNN_ERR_PARAM_NULLPTR"},         {161002, "ACLNN_ERR_PARAM_INVALID"},
        {361001, "ACLNN_ERR_RUNTIME_ERROR"},         {561000, "ACLNN_ERR_INNER"},
        {561002, "ACLNN_ERR_INNER_TILING_ERROR"},    {561003, "ACLNN_ERR_INNER_FIND_KERNEL_ERROR"},
        {561101, "ACLNN_ERR_INNER_CREATE_EXECUTOR"}, {561103, "ACLNN_ERR_INNER_NULLPTR"},
    };

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (names[i].status == status)
            return names[i].name;
    }
    return "";
}

void progress(const char *what, size_t done, size_t all)
{
    enum { WIDTH = 30 };
    static const char full[] = "##############################";
    static const char none[] = "..............................";
    const size_t filled = all > 0 ? WIDTH * done / all : WIDTH;

    if (!isatty(STDERR_FILENO))
        return;
    if (done < all)
        (void)fprintf(stderr, "\r\033[K%s [%.*s%.*s] %zu%%", what, (int)filled, full,
                      (int)(WIDTH - filled), none, 100 * done / all);
    else
        (void)fputs("\r\033[K", stderr);
    (void)fflush(stderr);
}
