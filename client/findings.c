#include "client/findings.h"

#include <stdarg.h>
#include <stdio.h>

static void add(findings *f, const char *format, va_list arguments)
{
    const size_t room = sizeof f->text - f->used;
    const int length = vsnprintf(f->text + f->used, room, format, arguments);

    f->count++;
    if (length < 0 || (size_t)length + 2 > room) {
        f->text[f->used] = '\0';
        return;
    }
    f->used += (size_t)length;
    f->text[f->used++] = '\n';
    f->text[f->used] = '\0';
}

void findings_add(findings *f, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    add(f, format, arguments);
    va_end(arguments);
}

bool findings_expect(findings *f, bool holds, const char *format, ...)
{
    va_list arguments;

    if (holds)
        return true;
    va_start(arguments, format);
    add(f, format, arguments);
    va_end(arguments);
    return false;
}
