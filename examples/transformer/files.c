#include "files.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn __attribute__((format(printf, 2, 3))) static void fail(const char *path,
                                                                 const char *format, ...)
{
    va_list arguments;

    (void)fprintf(stderr, "transformer: %s: ", path);
    va_start(arguments, format);
    (void)vfprintf(stderr, format, arguments);
    va_end(arguments);
    (void)fputc('\n', stderr);
    exit(1);
}

static FILE *open_file(const char *path, const char *mode)
{
    FILE *const file = fopen(path, mode);

    if (file == NULL)
        fail(path, "%s", strerror(errno));
    return file;
}

static void close_written(FILE *file, const char *path)
{
    const int failed = ferror(file);

    if (fclose(file) != 0 || failed)
        fail(path, "it cannot be written: %s", strerror(errno));
}

void file_check(const char *path)
{
    if (path != NULL)
        close_written(open_file(path, "ab"), path);
}

/* --- .npy ----------------------------------------------------------------------------------------
 */

enum { HEADER = 128 }; /* bytes, so that the numbers are aligned */

/* The first bytes, the version, the length of the rest, and what that says, filled up with spaces.
 */
static void header_of(char header[HEADER + 1], int64_t count)
{
    static const char start[] = "\x93NUMPY\x01\x00\x76\x00";
    const int written =
        snprintf(header + 10, HEADER - 9,
                 "{'descr': '<f4', 'fortran_order': False, 'shape': (%lld,), }", (long long)count);

    for (int i = 0; i < 10; i++)
        header[i] = start[i];
    for (int i = 10 + written; i < HEADER - 1; i++)
        header[i] = ' ';
    header[HEADER - 1] = '\n';
    header[HEADER] = '\0';
}

void npy_save(const char *path, const float *numbers, int64_t count)
{
    FILE *const file = open_file(path, "wb");
    char header[HEADER + 1];

    header_of(header, count);
    (void)fwrite(header, 1, HEADER, file);
    (void)fwrite(numbers, sizeof *numbers, (size_t)count, file);
    close_written(file, path);
}

void npy_load(const char *path, float *numbers, int64_t count)
{
    FILE *const file = open_file(path, "rb");
    char header[HEADER + 1], expected[HEADER + 1], more;

    header_of(expected, count);
    if (fread(header, 1, HEADER, file) != HEADER || memcmp(header, expected, HEADER) != 0)
        fail(path, "this is no .npy file of %lld numbers of f32 that this program has written",
             (long long)count);
    if (fread(numbers, sizeof *numbers, (size_t)count, file) != (size_t)count ||
        fread(&more, 1, 1, file) != 0)
        fail(path, "it has not as many numbers as it says");
    (void)fclose(file);
}

/* --- SVG -----------------------------------------------------------------------------------------
 */

enum { PICTURE_WIDTH = 640, PICTURE_HEIGHT = 360, MARGIN = 48 };

static double across(double step, int64_t count)
{
    return MARGIN + (PICTURE_WIDTH - 1.5 * MARGIN) * step / (double)(count > 1 ? count - 1 : 1);
}

static double down(double loss, double top)
{
    return PICTURE_HEIGHT - MARGIN - (PICTURE_HEIGHT - 2.0 * MARGIN) * loss / top;
}

static void axes(FILE *file, int64_t count, int top)
{
    for (int loss = 0; loss <= top; loss++)
        (void)fprintf(file,
                      "<path d='M%.1f %.1fH%.1f' stroke='#ddd'/>"
                      "<text x='%d' y='%.1f' text-anchor='end'>%d</text>\n",
                      across(0, count), down(loss, top), across((double)(count - 1), count),
                      MARGIN - 8, down(loss, top) + 4, loss);
    for (int quarter = 0; quarter <= 4; quarter++) {
        const double step = (double)(count - 1) * quarter / 4;

        (void)fprintf(file, "<text x='%.1f' y='%d' text-anchor='middle'>%.0f</text>\n",
                      across(step, count), PICTURE_HEIGHT - MARGIN + 20, step);
    }
    (void)fprintf(file,
                  "<text x='%d' y='%d' text-anchor='middle'>step</text>\n"
                  "<text x='%d' y='%d'>loss, in nats a symbol</text>\n",
                  PICTURE_WIDTH / 2, PICTURE_HEIGHT - 8, MARGIN, MARGIN - 16);
}

void svg_save(const char *path, const float *losses, int64_t count)
{
    FILE *const file = open_file(path, "w");
    int top = 1;

    for (int64_t i = 0; i < count; i++)
        while (losses[i] > (float)top && top < 16)
            top++;
    (void)fprintf(file,
                  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' "
                  "font-family='sans-serif' font-size='12'>\n"
                  "<rect width='100%%' height='100%%' fill='white'/>\n",
                  PICTURE_WIDTH, PICTURE_HEIGHT);
    axes(file, count, top);
    (void)fputs("<polyline fill='none' stroke='#1f5fbf' stroke-width='1.5' points='", file);
    for (int64_t i = 0; i < count; i++)
        (void)fprintf(file, "%.1f,%.1f ", across((double)i, count), down((double)losses[i], top));
    (void)fputs("'/>\n</svg>\n", file);
    close_written(file, path);
}
