/*
 * aclnn trace: runs a program and shows when it did what.
 */
#include <errno.h>
#include <glob.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "command.h"
#include "output.h"
#include "say.h"

extern char **environ;

static const char help[] =
    "usage: aclnn trace [--out FILE] PROGRAM [ARGUMENT ...]\n"
    "\n"
    "Runs a program and writes what its calls did when: a trace that chrome://tracing and\n"
    "ui.perfetto.dev show. Streams and threads are rows; each operator has its arguments. The\n"
    "program, and those that it starts, use this library, linked in any way.\n"
    "\n"
    "  --out FILE  the trace (default trace.json)\n"
    "\n"
    "Exit status: that of the program; 128 and the number of the signal that ended it.\n";

enum { NAME = 4096 };

/* --- running ---------------------------------------------------------------------------------- */

/* The folder of a file, so that the program may go to another: "/home/me/" of "trace.json". */
static bool folder_of(const char *file, char folder[NAME])
{
    folder[0] = '\0';
    return file[0] == '/' || (getcwd(folder, NAME - 1) != NULL && strcat(folder, "/") != NULL);
}

/* What the library shall do: as the caller said, and the trace. */
static int environment_set(const char *parts)
{
    const char *const before = getenv("ACLNN_CPU_LOG");
    const bool more = before && before[0] != '\0' && strcmp(before, "0") != 0;
    char value[2 * NAME];
    const int length = snprintf(value, sizeof value, "%s%strace=%s.%%p", more ? before : "",
                                more ? "," : "", parts);

    if (length < 0 || (size_t)length >= sizeof value || setenv("ACLNN_CPU_LOG", value, 1) != 0)
        return fail(EXIT_FILE, "the environment cannot be changed");
    return EXIT_DONE;
}

static int program_run(char **arguments, int *status)
{
    pid_t child;
    const int error = posix_spawnp(&child, arguments[0], NULL, NULL, arguments, environ);
    int ended = 0;

    if (error != 0)
        return fail(EXIT_FILE, "%s cannot be run: %s", arguments[0], strerror(error));
    /* What is typed to end the program shall not end this one before the trace is written. */
    (void)signal(SIGINT, SIG_IGN);
    (void)signal(SIGQUIT, SIG_IGN);
    while (waitpid(child, &ended, 0) < 0 && errno == EINTR) {
    }
    *status = WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended);
    return EXIT_DONE;
}

/* --- the trace -------------------------------------------------------------------------------- */

/* Adds the events of one process: lines with a comma behind each but the last. A line that a signal
 * cut is left out. */
static bool part_add(FILE *to, const char *name, size_t *events)
{
    FILE *const from = fopen(name, "r");
    char *line = NULL;
    size_t room = 0;
    ssize_t length;

    if (!from)
        return false;
    while ((length = getline(&line, &room, from)) > 0) {
        while (length > 0 && (line[length - 1] == '\n' || line[length - 1] == ','))
            length--;
        if (length < 2 || line[0] != '{' || line[length - 1] != '}')
            continue;
        (void)fprintf(to, "%s%.*s", *events > 0 ? ",\n" : "[\n", (int)length, line);
        ++*events;
    }
    free(line);
    (void)fclose(from);
    return true;
}

static int trace_write(const char *file, const glob_t *parts, size_t *events)
{
    FILE *to;
    int status = output_open(file, &to);

    for (size_t i = 0; status == EXIT_DONE && i < parts->gl_pathc; i++) {
        if (!part_add(to, parts->gl_pathv[i], events))
            status = fail(EXIT_FILE, "%s cannot be read: %s", parts->gl_pathv[i], strerror(errno));
    }
    if (status == EXIT_DONE && (fputs("\n]\n", to) < 0 || ferror(to) != 0))
        status = output_failed(file);
    if (status == EXIT_DONE)
        status = outputs_keep();
    outputs_drop();
    return status;
}

/* The parts that processes have written become one file. */
static int parts_join(const char *file, const char *pattern, const char *program)
{
    glob_t parts;
    size_t events = 0;
    int status = EXIT_DONE;

    if (glob(pattern, 0, NULL, &parts) != 0)
        return fail(EXIT_REFUSED, "%s made no calls of this library; there is no trace", program);
    status = trace_write(file, &parts, &events);
    if (status == EXIT_DONE)
        (void)fprintf(stderr, "aclnn: %s has %zu events of %zu process%s\n", file, events,
                      parts.gl_pathc, parts.gl_pathc == 1 ? "" : "es");
    for (size_t i = 0; i < parts.gl_pathc; i++)
        (void)unlink(parts.gl_pathv[i]);
    globfree(&parts);
    return status;
}

static int trace(const char *file, char **arguments)
{
    char folder[NAME];
    char parts[2 * NAME];
    char pattern[2 * NAME + 8];
    int ended = 0;
    int status;

    if (strpbrk(file, ",%*?[\\") != NULL)
        return fail(EXIT_USAGE, "--out %s: a name without , %% * ? [ and \\ is wanted", file);
    if (!folder_of(file, folder))
        return fail(EXIT_FILE, "the folder in use has no name: %s", strerror(errno));
    (void)snprintf(parts, sizeof parts, "%s%s.%ld", folder, file, (long)getpid());
    (void)snprintf(pattern, sizeof pattern, "%s.*", parts);
    status = environment_set(parts);
    if (status == EXIT_DONE)
        status = program_run(arguments, &ended);
    if (status == EXIT_DONE)
        status = parts_join(file, pattern, arguments[0]);
    return ended != 0 ? ended : status;
}

/* Options come before the program; what follows is its own. */
int trace_command(int count, char **arguments)
{
    const char *file = "trace.json";

    while (count > 0 && arguments[0][0] == '-') {
        const char *const option = arguments[0];

        if (strcmp(option, "--help") == 0 || strcmp(option, "-h") == 0) {
            (void)fputs(help, stdout);
            return EXIT_DONE;
        }
        if (strncmp(option, "--out=", 6) == 0) {
            file = option + 6;
        } else if (strcmp(option, "--out") == 0 && count > 1) {
            file = arguments[1];
            count--;
            arguments++;
        } else if (strcmp(option, "--out") == 0) {
            return fail(EXIT_USAGE, "--out wants a value");
        } else {
            return fail(EXIT_USAGE, "there is no option %s here; --help shows those there are",
                        option);
        }
        count--;
        arguments++;
    }
    if (count == 0)
        return fail(EXIT_USAGE, "trace wants a program: aclnn trace ./program");
    return trace(file, arguments);
}
