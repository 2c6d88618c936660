/*
 * aclnn: the operators of the library for people who think in tensors.
 *
 * The program uses the library through its public functions alone, like any other program, and the
 * catalogue that the generator makes of the specs.
 */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "acl/acl.h"
#include "command.h"
#include "say.h"

static const char usage[] =
    "usage: aclnn COMMAND [ARGUMENT ...]\n"
    "\n"
    "  list           operators, products and data types\n"
    "  show OP        one operator: signature, formula, data types, checks, bound\n"
    "  run OP ...     runs an operator on NumPy .npy files\n"
    "  check OP       measures results against the exact ones\n"
    "  bench OP       measures time\n"
    "  plot OP        draws what an operator computes\n"
    "  diff A B       by how many ulp the numbers of two .npy files are apart\n"
    "  trace PROGRAM  runs a program and writes when its calls did what\n"
    "  replay FILE    runs recorded calls again and compares their results\n"
    "  doctor FILE    which acl and aclnn functions a program needs, and which it will miss\n"
    "\n"
    "'aclnn help COMMAND' says more. OP is a name such as LeakyRelu, aclnnLeakyRelu or\n"
    "leaky_relu.\n"
    "\n"
    "Exit status: 0 done; 1 the library refused the call, or a check found something wrong; 2 the\n"
    "command line is wrong; 3 a file cannot be read or written.\n";

static int version(void)
{
    char text[ACL_PKG_VERSION_MAX_SIZE] = "";
    char package[] = "runtime";

    (void)aclsysGetVersionStr(package, text);
    (void)printf("aclnn (aclnn-cpu %s)\n"
                 "An independent implementation of the aclnn operators for CPUs. It is not made by "
                 "Huawei\nand does not use an Ascend processor.\n",
                 ACLNN_CPU_VERSION);
    (void)printf("library: %s, claiming to be %s\n", text, aclrtGetSocName());
    return EXIT_DONE;
}

static int run(int count, char **arguments)
{
    static const struct {
        const char *name;
        command *run;
    } commands[] = {
        {"list", list_command},     {"show", show_command},     {"run", run_command},
        {"check", check_command},   {"bench", bench_command},   {"plot", plot_command},
        {"diff", diff_command},     {"doctor", doctor_command}, {"trace", trace_command},
        {"replay", replay_command},
    };
    char *const name = arguments[0];
    char ask[] = "--help";
    char *only_ask[] = {ask, NULL};
    const bool help =
        strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "help") == 0;
    const char *const wanted = help && count > 1 ? arguments[1] : name;

    if (help && count < 2) {
        (void)fputs(usage, stdout);
        return EXIT_DONE;
    }
    if (strcmp(name, "--version") == 0)
        return version();
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (strcmp(commands[i].name, wanted) == 0)
            return help ? commands[i].run(1, only_ask) : commands[i].run(count - 1, arguments + 1);
    }
    return fail(EXIT_USAGE, "there is no command %s; 'aclnn --help' shows all", wanted);
}

int main(int count, char **arguments)
{
    int status;

    if (count < 2) {
        (void)fputs(usage, stderr);
        return EXIT_USAGE;
    }
    status = run(count - 1, arguments + 1);
    if ((fflush(stdout) != 0 || ferror(stdout) != 0) && status == EXIT_DONE)
        return fail(EXIT_FILE, "standard output cannot be written: %s", strerror(errno));
    return status;
}
