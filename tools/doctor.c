/*
 * aclnn doctor: what a program will find in this library.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/plain_text.h"
#include "client/stubs.h"
#include "command.h"
#include "elf_imports.h"
#include "json.h"
#include "options.h"
#include "say.h"

static const char help[] =
    "usage: aclnn doctor FILE [--all] [--json]\n"
    "\n"
    "Reads which acl and aclnn functions a program, library or object file takes from others, and\n"
    "says of each what this library has:\n"
    "\n"
    "  implemented  it works\n"
    "  refuses      it links; every call is refused with a sentence, because a CPU cannot do it\n"
    "  stub         it links; the operator is known and not implemented\n"
    "  unknown      it does not link\n"
    "\n"
    "  --all        name the implemented functions too\n"
    "  --json       for programs; names all\n"
    "\n"
    "Exit status 1 if a function is a stub or unknown.\n";

/* Functions of runtime/device/device/unsupported.c; a test compares. */
static const char *const refusing[] = {
    "aclrtBinaryGetFunction",
    "aclrtBinaryLoad",
    "aclrtBinaryUnLoad",
    "aclrtCreateBinary",
    "aclrtCreateGroupInfo",
    "aclrtCreateLabel",
    "aclrtCreateLabelList",
    "aclrtDestroyBinary",
    "aclrtDestroyGroupInfo",
    "aclrtDestroyLabel",
    "aclrtDestroyLabelList",
    "aclrtGetAllGroupInfo",
    "aclrtGetGroupCount",
    "aclrtGetGroupInfoDetail",
    "aclrtIpcMemClose",
    "aclrtIpcMemGetExportKey",
    "aclrtIpcMemImportByKey",
    "aclrtIpcMemSetImportPid",
    "aclrtLaunchKernel",
    "aclrtMemExportToShareableHandle",
    "aclrtMemImportFromShareableHandle",
    "aclrtReduceAsync",
    "aclrtSetGroup",
    "aclrtSetLabel",
    "aclrtSwitchLabelByIndex",
    "aclrtValueWait",
    "aclrtValueWrite",
};

typedef enum verdict {
    IMPLEMENTED,
    REFUSES,
    STUB,
    UNKNOWN,
    VERDICTS,
} verdict;

static const char *const verdict_names[VERDICTS] = {"implemented", "refuses", "stub", "unknown"};

static bool starts_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

/* The two phases of a stub share its name. */
static bool is_stub(const char *name)
{
    static const char first_phase[] = "GetWorkspaceSize";

    for (const ac_stub *s = ac_stubs; s->name; s++) {
        const char *const rest = name + strlen(s->name);

        if (starts_with(name, s->name) && (*rest == '\0' || strcmp(rest, first_phase) == 0))
            return true;
    }
    return false;
}

/* This program is linked with the library, so what the loader finds here is what it has. */
static verdict judge_name(const char *name)
{
    if (is_stub(name))
        return STUB;
    for (size_t i = 0; i < sizeof refusing / sizeof refusing[0]; i++) {
        if (strcmp(name, refusing[i]) == 0)
            return REFUSES;
    }
    return dlsym(RTLD_DEFAULT, name) ? IMPLEMENTED : UNKNOWN;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* A function of the report: a line, or an object of a list. */
static void print_function(verdict v, const char *name, bool json, bool first)
{
    char plain[4096];

    if (json) {
        (void)fputs(first ? "\n  {" : ",\n  {", stdout);
        json_field("name", name, ", ");
        json_field("verdict", verdict_names[v], "}");
        return;
    }
    (void)ac_text_plain(plain, sizeof plain, name);
    (void)printf("%-12s %s\n", verdict_names[v], plain);
}

static int report(const imports *found, const char *path, bool all, bool json)
{
    size_t counts[VERDICTS] = {0};
    size_t total = 0;
    char plain[4096];

    if (json) {
        (void)fputs("{", stdout);
        json_field("file", path, ", \"functions\": [");
    }
    for (size_t i = 0; i < found->count; i++) {
        const char *const name = found->names[i];
        const bool ours = starts_with(name, "acl") || starts_with(name, "Acl");

        if (!ours || (i > 0 && strcmp(name, found->names[i - 1]) == 0))
            continue;

        const verdict v = judge_name(name);

        counts[v]++;
        total++;
        if (all || json || v != IMPLEMENTED)
            print_function(v, name, json, total == 1);
    }
    (void)ac_text_plain(plain, sizeof plain, path);
    if (json)
        (void)printf(
            "],\n  \"implemented\": %zu, \"refuses\": %zu, \"stub\": %zu, \"unknown\": %zu}\n",
            counts[IMPLEMENTED], counts[REFUSES], counts[STUB], counts[UNKNOWN]);
    else
        (void)printf(
            "%s takes %zu functions of acl and aclnn: %zu implemented, %zu refuse, %zu stubs, "
            "%zu unknown\n",
            plain, total, counts[IMPLEMENTED], counts[REFUSES], counts[STUB], counts[UNKNOWN]);
    return counts[STUB] + counts[UNKNOWN] > 0 ? EXIT_REFUSED : EXIT_DONE;
}

int doctor_command(int count, char **arguments)
{
    bool all = false;
    bool json = false;
    const option known[] = {{"--all", NULL, &all}, {"--json", NULL, &json}, {NULL, NULL, NULL}};
    int status = options_take(&count, arguments, known, help);
    imports found;

    if (status != OPTIONS_GO_ON)
        return status;
    if (count != 1)
        return fail(EXIT_USAGE, "doctor wants one program or library: aclnn doctor ./program");
    status = imports_read(&found, arguments[0]);
    if (status == EXIT_DONE && found.count > 0)
        qsort(found.names, found.count, sizeof found.names[0], by_name);
    if (status == EXIT_DONE)
        status = report(&found, arguments[0], all, json);
    imports_free(&found);
    return status;
}
