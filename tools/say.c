#include "say.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

int fail(int status, const char *format, ...)
{
    va_list arguments;

    (void)fflush(stdout);
    (void)fputs("aclnn: ", stderr);
    va_start(arguments, format);
    (void)vfprintf(stderr, format, arguments);
    va_end(arguments);
    (void)fputc('\n', stderr);
    return status;
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
