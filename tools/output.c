#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "say.h"

enum { OUTPUTS_MAX = 32, LINKS_MAX = 40, TRIES = 16 };

typedef struct output {
    FILE *file;
    const char *asked; /* the path that the user gave */
    char *place;       /* the file that it leads to */
    bool direct;       /* a device or a pipe */
    dev_t folder_device;
    ino_t folder;
} output;

static output outputs[OUTPUTS_MAX];
static size_t output_count;

/* The file that becomes output i, and whether it is there. A signal handler reads both. */
static char beside[OUTPUTS_MAX][PATH_MAX];
static atomic_bool is_beside[OUTPUTS_MAX];

/* --- signals ---------------------------------------------------------------------------------- */

static void remove_and_end(int number)
{
    for (size_t i = 0; i < OUTPUTS_MAX; i++) {
        if (atomic_load(&is_beside[i]))
            (void)unlink(beside[i]);
    }
    (void)raise(number); /* SA_RESETHAND has made it deadly again */
}

/* Signals that somebody ignores or handles already, as nohup or a sanitizer does, stay as they are.
 */
static void catch_signals(void)
{
    static const int deadly[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGUSR1,
                                 SIGUSR2, SIGXCPU, SIGILL,  SIGABRT, SIGBUS,  SIGFPE,  SIGSEGV};
    static bool done;
    struct sigaction old;
    struct sigaction now = {.sa_handler = remove_and_end, .sa_flags = (int)SA_RESETHAND};

    if (done)
        return;
    done = true;
    (void)sigemptyset(&now.sa_mask);
    for (size_t i = 0; i < sizeof deadly / sizeof deadly[0]; i++) {
        if (sigaction(deadly[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
            (void)sigaction(deadly[i], &now, NULL);
    }
    /* Without the signal, a file beyond the limit is an error of write, which has a sentence. */
    (void)signal(SIGXFSZ, SIG_IGN);
}

/* --- where a path leads ----------------------------------------------------------------------- */

/* The length of a path up to its last component, the slash included; 0: the working folder. */
static size_t folder_length(const char *path)
{
    const char *const slash = strrchr(path, '/');

    return slash ? (size_t)(slash - path) + 1 : 0;
}

/* `folder`, of so many characters, and `name`; null without memory. */
static char *joined(const char *folder, size_t length, const char *name)
{
    const size_t size = length + strlen(name) + 1;
    char *const path = malloc(size);

    if (path)
        (void)snprintf(path, size, "%.*s%s", (int)length, folder, name);
    return path;
}

/* The path that a link leads to; null with errno. */
static char *link_target(const char *path)
{
    char target[4096];
    const ssize_t length = readlink(path, target, sizeof target - 1);

    if (length < 0)
        return NULL;
    target[length] = '\0';
    return joined(path, target[0] == '/' ? 0 : folder_length(path), target);
}

/* Whether what is under /proc, where a link stands for an open file and its text for nothing. */
static bool in_proc(const struct stat *s)
{
    struct stat proc;

    return stat("/proc", &proc) == 0 && s->st_dev == proc.st_dev;
}

/* The file that `path` leads to, through all links but those of /proc; null with errno. */
static char *place_of(const char *path)
{
    char *place = strdup(path);

    for (int links = 0; place; links++) {
        struct stat s;
        char *next;

        if (lstat(place, &s) != 0 || !S_ISLNK(s.st_mode) || in_proc(&s))
            return place;
        next = links < LINKS_MAX ? link_target(place) : NULL;
        if (links == LINKS_MAX)
            errno = ELOOP;
        free(place);
        place = next;
    }
    return NULL;
}

/* --- opening ---------------------------------------------------------------------------------- */

static int cannot_write(const char *path, int error)
{
    return fail(EXIT_FILE, "%s cannot be written: %s", path, strerror(error));
}

/* A new file in the folder of `place`, under a name that nobody else has; -1 with errno. */
static int open_beside(size_t slot, const char *place, mode_t mode)
{
    char *const name = beside[slot];
    uint64_t random;
    int file = -1;

    for (int tries = 0; file < 0 && tries < TRIES; tries++) {
        if (getrandom(&random, sizeof random, 0) != (ssize_t)sizeof random)
            random = (uint64_t)time(NULL) << 32 ^ (uint64_t)getpid() << 8 ^ (uint64_t)tries;
        if (snprintf(name, PATH_MAX, "%.*s.aclnn-%016" PRIx64, (int)folder_length(place), place,
                     random) >= PATH_MAX) {
            errno = ENAMETOOLONG;
            return -1;
        }
        /* Known to the handler before it is there, so that no signal leaves it behind. */
        atomic_store(&is_beside[slot], true);
        file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (file < 0)
            atomic_store(&is_beside[slot], false);
        if (file < 0 && errno != EEXIST)
            return -1;
    }
    return file;
}

/* Whether an earlier output has the same place; notes the folder. */
static bool is_taken(output *o)
{
    const size_t length = folder_length(o->place);
    char *const folder = length > 0 ? joined(o->place, length, "") : strdup(".");
    struct stat s;
    const bool found = folder && stat(folder, &s) == 0;

    free(folder);
    if (!found)
        return false;
    o->folder_device = s.st_dev;
    o->folder = s.st_ino;
    for (size_t i = 0; i < output_count; i++) {
        const output *const other = &outputs[i];

        if (!other->direct && other->folder == o->folder &&
            other->folder_device == o->folder_device &&
            strcmp(other->place + folder_length(other->place), o->place + length) == 0)
            return true;
    }
    return false;
}

/* The descriptor to write to; -1 with errno. */
static int open_place(output *o)
{
    struct stat old;
    const bool link = lstat(o->place, &old) == 0 && S_ISLNK(old.st_mode); /* to an open file */
    const bool exists = stat(o->place, &old) == 0;
    int file;

    o->direct = exists && (link || !S_ISREG(old.st_mode));
    if (exists && S_ISDIR(old.st_mode)) {
        errno = EISDIR;
        return -1;
    }
    if (!exists && errno != ENOENT)
        return -1;
    if (o->direct)
        return open(o->place, O_WRONLY | O_TRUNC | O_CLOEXEC);
    /* To rename over a file asks for no permission to write it. */
    if (exists && access(o->place, W_OK) != 0)
        return -1;
    file = open_beside(output_count, o->place, exists ? 0600 : 0666);
    if (file >= 0 && exists) {
        if (fchown(file, old.st_uid, old.st_gid) != 0)
            (void)!fchown(file, (uid_t)-1, old.st_gid);
        (void)fchmod(file, old.st_mode & 0777);
    }
    return file;
}

int output_open(const char *path, FILE **file)
{
    output *const o = &outputs[output_count];
    int descriptor;
    int error;

    if (output_count == OUTPUTS_MAX)
        return fail(EXIT_USAGE, "more than %d files are to be written", (int)OUTPUTS_MAX);
    catch_signals();
    *o = (output){.asked = path, .place = place_of(path)};
    if (!o->place)
        return cannot_write(path, errno);
    if (is_taken(o)) {
        free(o->place);
        return fail(EXIT_USAGE, "%s is to hold two results; each wants a file of its own", path);
    }
    descriptor = open_place(o);
    if (descriptor >= 0)
        o->file = fdopen(descriptor, "wb");
    error = errno;
    output_count++;
    if (!o->file) {
        if (descriptor >= 0)
            (void)close(descriptor);
        return cannot_write(path, error);
    }
    *file = o->file;
    return EXIT_DONE;
}

int output_failed(const char *path)
{
    return cannot_write(path, errno);
}

/* --- the end ---------------------------------------------------------------------------------- */

/* Everything is on the disk, so that no crash of the machine can put an empty file in its place. */
static bool is_complete(output *o)
{
    bool good = fflush(o->file) == 0 && ferror(o->file) == 0;
    int error = errno;

    if (good && !o->direct && fsync(fileno(o->file)) != 0 && errno != EINVAL && errno != ENOSYS) {
        error = errno;
        good = false;
    }
    if (fclose(o->file) != 0 && good) {
        error = errno;
        good = false;
    }
    o->file = NULL;
    errno = error;
    return good;
}

static void forget(size_t i)
{
    atomic_store(&is_beside[i], false);
    free(outputs[i].place);
    outputs[i] = (output){0};
}

int outputs_keep(void)
{
    for (size_t i = 0; i < output_count; i++) {
        if (!is_complete(&outputs[i]))
            return cannot_write(outputs[i].asked, errno);
    }
    for (size_t i = 0; i < output_count; i++) {
        if (!outputs[i].direct && rename(beside[i], outputs[i].place) != 0)
            return cannot_write(outputs[i].asked, errno);
        atomic_store(&is_beside[i], false);
    }
    outputs_drop();
    return EXIT_DONE;
}

void outputs_drop(void)
{
    for (size_t i = 0; i < output_count; i++) {
        if (outputs[i].file)
            (void)fclose(outputs[i].file);
        if (atomic_load(&is_beside[i]))
            (void)unlink(beside[i]);
        forget(i);
    }
    output_count = 0;
}
