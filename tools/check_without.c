/*
 * aclnn check, where the program was built without MPFR.
 */
#include "command.h"
#include "say.h"

int check_command(int count, char **arguments)
{
    (void)count;
    (void)arguments;
    return fail(EXIT_USAGE, "this aclnn was built without MPFR, which exact values need; install "
                            "libmpfr-dev and build again");
}
