/*
 * A program that loads the library, gives a stream work, and closes the library before the work is
 * done: the thread of the stream still comes back into the library's code. Then it loads it again.
 *
 *   unload LIBRARY
 */
#include <dlfcn.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "acl/acl.h"

static sem_t closed, left;

static void *must(void *found, const char *what)
{
    if (found != NULL)
        return found;
    (void)fprintf(stderr, "%s: %s\n", what, dlerror());
    exit(1);
}

/* POSIX lets a pointer from dlsym be a function; C wants to be told. */
#define FUNCTION(library, name)                                                                    \
    (((union {                                                                                     \
         void *found;                                                                              \
         __typeof__(name) *function;                                                               \
     }){.found = must(dlsym(library, #name), #name)})                                              \
         .function)

static void leave_after_closing(void *argument)
{
    (void)argument;
    (void)sem_wait(&closed);
    (void)sem_post(&left);
}

static int use(const char *path)
{
    void *const library = must(dlopen(path, RTLD_NOW), path);
    aclrtStream stream = NULL;
    int status = FUNCTION(library, aclrtSetDevice)(0);

    if (status == 0)
        status = FUNCTION(library, aclrtCreateStream)(&stream);
    if (status == 0)
        status = FUNCTION(library, aclrtLaunchHostFunc)(stream, leave_after_closing, NULL);
    if (status != 0)
        return status;
    (void)dlclose(library);
    (void)sem_post(&closed);
    (void)sem_wait(&left);

    /* Time to come back and to look for more work. */
    const struct timespec pause = {0, 50000000};
    (void)nanosleep(&pause, NULL);
    return 0;
}

int main(int count, char **arguments)
{
    if (count != 2)
        return 2;
    (void)sem_init(&closed, 0, 0);
    (void)sem_init(&left, 0, 0);
    for (int i = 0; i < 3; i++) {
        const int status = use(arguments[1]);

        if (status != 0) {
            (void)fprintf(stderr, "status %d\n", status);
            return 1;
        }
    }
    return 0;
}
