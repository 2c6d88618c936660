#include "json.h"

#include <math.h>
#include <stdio.h>

#include "base/plain_text.h"

void json_text(const char *text)
{
    char plain[8192];

    (void)ac_text_plain(plain, sizeof plain, text);
    (void)putchar('"');
    for (const char *c = plain; *c != '\0'; c++) {
        if (*c == '"' || *c == '\\')
            (void)putchar('\\');
        (void)putchar(*c);
    }
    (void)putchar('"');
}

void json_field(const char *name, const char *text, const char *tail)
{
    (void)printf("\"%s\": ", name);
    json_text(text);
    (void)fputs(tail, stdout);
}

void json_number(const char *name, double value, const char *tail)
{
    if (isfinite(value))
        (void)printf("\"%s\": %.17g%s", name, value, tail);
    else
        (void)printf("\"%s\": null%s", name, tail);
}
