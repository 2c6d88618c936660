#include "observe/output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { NAME = 1100 };

/* The name of the file: %p is the number of the process. */
static bool name_make(char name[NAME], const char *pattern)
{
    const char *const mark = strstr(pattern, "%p");
    const int used = mark ? snprintf(name, NAME, "%.*s%ld%s", (int)(mark - pattern), pattern,
                                     (long)getpid(), mark + 2)
                          : snprintf(name, NAME, "%s", pattern);

    return used > 0 && used < NAME;
}

static bool fail(ac_output *output, const char *what, int error)
{
    output->failed = true;
    (void)fprintf(stderr, "aclnn-cpu %s: %s %s: %s; what comes now is missing there\n",
                  output->about, output->pattern[0] == '\0' ? "stderr" : output->pattern, what,
                  strerror(error));
    return false;
}

/* The child of a fork: a file of its own if the name has %p, else the parent's. */
static bool child(ac_output *output)
{
    output->process = (long)getpid();
    if (output->pattern[0] == '\0')
        return true;
    if (strstr(output->pattern, "%p")) {
        (void)close(output->file);
        output->file = -1;
        return true;
    }
    if (!output->alone)
        return true;
    output->failed = true;
    (void)fprintf(stderr,
                  "aclnn-cpu %s: calls of process %ld, which its parent made by fork, are not "
                  "written to %s; %%p in the name gives each process a file\n",
                  output->about, output->process, output->pattern);
    return false;
}

bool ac_output_open(ac_output *output)
{
    char name[NAME];

    if (output->failed)
        return false;
    if (output->file >= 0 && output->process != (long)getpid() && !child(output))
        return false;
    if (output->file >= 0)
        return true;
    output->process = (long)getpid();
    output->written = 0;
    if (output->pattern[0] == '\0') {
        output->file = STDERR_FILENO;
        return true;
    }
    if (!name_make(name, output->pattern))
        return fail(output, "cannot be opened", ENAMETOOLONG);
    output->file = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    return output->file >= 0 || fail(output, "cannot be opened", errno);
}

/* 0, or the error. */
static int bytes_write(int file, const unsigned char *at, size_t left)
{
    while (left > 0) {
        const ssize_t wrote = write(file, at, left);

        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote <= 0)
            return wrote < 0 ? errno : EIO;
        at += wrote;
        left -= (size_t)wrote;
    }
    return 0;
}

bool ac_output_write_all(ac_output *output, const ac_piece pieces[], size_t count)
{
    uint64_t bytes = 0;
    int error = 0;

    if (!ac_output_open(output))
        return false;
    for (size_t i = 0; i < count && error == 0; i++) {
        error = bytes_write(output->file, pieces[i].bytes, pieces[i].count);
        bytes += pieces[i].count;
    }
    if (error != 0) {
        /* A part of a line or record would look like damage. Pipes cannot be cut. */
        if (output->pattern[0] != '\0')
            (void)!ftruncate(output->file, (off_t)output->written);
        return fail(output, "cannot be written", error);
    }
    output->written += bytes;
    return true;
}

bool ac_output_write(ac_output *output, const void *bytes, size_t count)
{
    const ac_piece piece = {.bytes = bytes, .count = count};

    return ac_output_write_all(output, &piece, 1);
}

void ac_output_close(ac_output *output)
{
    if (output->file < 0 || output->pattern[0] == '\0' || output->process != (long)getpid())
        return;
    /* Some file systems find only now that there is no room. */
    if (close(output->file) != 0 && !output->failed)
        (void)fail(output, "cannot be written", errno);
    output->file = -1;
}
