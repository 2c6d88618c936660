/*
 * aclnn show: one operator in full.
 */
#include <stdio.h>
#include <string.h>

#include "client/catalogue_json.h"
#include "client/figures.h"
#include "command.h"
#include "entry.h"
#include "json.h"
#include "options.h"
#include "say.h"

static const char help[] = "usage: aclnn show OP [--names] [--json]\n"
                           "\n"
                           "Signature, formula, data types on each product, checks in their order, "
                           "the bound on the error\n"
                           "of the results, and the largest error that was ever found.\n"
                           "\n"
                           "  --names  the names of the arguments alone, one on a line\n"
                           "  --json   for programs\n";

enum { WIDTH = 96 };

/* A text in lines of some width, the later ones indented. */
static void print_wrapped(const char *first, const char *rest, const char *text)
{
    size_t column = strlen(first);

    (void)fputs(first, stdout);
    while (*text != '\0') {
        const size_t word = strcspn(text, " ");
        const bool starts = column == strlen(first) || column == strlen(rest);

        if (!starts && column + 1 + word > WIDTH) {
            (void)printf("\n%s", rest);
            column = strlen(rest);
        } else if (!starts) {
            (void)putchar(' ');
            column++;
        }
        (void)printf("%.*s", (int)word, text);
        column += word;
        text += word + (text[word] == ' ');
    }
    (void)putchar('\n');
}

static void print_signature(const ac_entry *e)
{
    (void)printf("#include \"%s\"\n\naclnnStatus %sGetWorkspaceSize(\n", e->header, e->name);
    for (size_t i = 0; i < e->param_count; i++) {
        const char *const type = e->params[i].c_type;
        const bool pointer = type[strlen(type) - 1] == '*';

        (void)printf("    %s%s%s,", type, pointer ? "" : " ", e->params[i].name);
        if (e->params[i].doc[0] != '\0')
            (void)printf("  /* %s */", e->params[i].doc);
        (void)putchar('\n');
    }
    (void)printf(
        "    uint64_t *workspaceSize,\n    aclOpExecutor **executor);\n\n"
        "aclnnStatus %s(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,\n"
        "    aclrtStream stream);\n",
        e->name);
}

static void print_formulas(const ac_entry *e)
{
    (void)puts("\nFormula");
    for (size_t i = 0; i < e->formula_count; i++) {
        const ac_entry_formula *const f = &e->formulas[i];
        char head[256];

        (void)snprintf(head, sizeof head, "  %s%s%s%s = ", f->when, f->when[0] != '\0' ? ": " : "",
                       "", f->output);
        print_wrapped(head, "      ", f->text);
    }
}

enum { DTYPES_WIDTH = 50 }; /* more dtypes have a line of their own, above that of products */

/* Products that allow the same share a line. */
static void print_dtypes(const ac_entry *e)
{
    (void)puts("\nData types");
    for (size_t i = 0; i < e->param_count; i++) {
        const ac_entry_param *const p = &e->params[i];
        const char *name = p->name;

        for (int first = 0; p->dtypes && first < AC_HOST; first++) {
            bool seen = p->dtypes[first] == 0 || !e->on[first];
            char text[256];

            for (int before = 0; before < first; before++)
                seen = seen || (e->on[before] && p->dtypes[before] == p->dtypes[first]);
            if (seen)
                continue;
            (void)dtypes_text(p->dtypes[first], text);
            (void)printf("  %-16s %-36s", name, text);
            if (strlen(text) > DTYPES_WIDTH)
                (void)printf("\n  %-16s %-36s", "", "");
            for (int product = first; product < AC_HOST; product++) {
                if (e->on[product] && p->dtypes[product] == p->dtypes[first])
                    (void)printf(" %s", ac_product_facts[product].name);
            }
            (void)putchar('\n');
            name = "";
        }
        if (p->role == AC_ROLE_MODE) {
            (void)printf("  %-16s one of", p->name);
            for (size_t k = 0; k < p->choice_count; k++)
                (void)printf(" %s", p->choices[k].label);
            (void)putchar('\n');
        }
    }
}

static void print_checks(const ac_entry *e)
{
    int last = 0;

    (void)puts("\nChecks, in this order\n  status  a call is refused where");
    for (const ac_entry_refusal *r = e->refusals; r->status != 0; r++) {
        char head[16];
        char text[1024];

        (void)snprintf(head, sizeof head, "  %d  ", r->status);
        (void)snprintf(text, sizeof text, r->status != last ? "%s (%s)" : "%s", r->when,
                       status_name(r->status));
        print_wrapped(head, "          ", text);
        last = r->status;
    }
}

static bool is_figure_of(const ac_figure *f, const ac_entry *e, const char *output)
{
    return strcmp(f->op, e->op) == 0 && strcmp(f->output, output) == 0;
}

/* The largest errors that were ever found in an output, for each mode and dtype. */
static void print_found(const ac_entry *e, const char *output)
{
    bool measured = false;

    for (const ac_figure *f = ac_figures; f->op; f++)
        measured = measured || (is_figure_of(f, e, output) && f->error);
    if (!measured) {
        (void)puts("    not measured yet");
        return;
    }
    for (const ac_figure *f = ac_figures; f->op; f++) {
        char head[64];
        char text[512];

        if (!is_figure_of(f, e, output))
            continue;
        (void)snprintf(head, sizeof head, "    %s%s%s  ", f->mode, f->mode[0] != '\0' ? " " : "",
                       f->dtype);
        if (f->error)
            (void)snprintf(text, sizeof text, "%s ulp at most, found by %s%s%s", f->error,
                           f->program, f->at[0] != '\0' ? " at " : "", f->at);
        print_wrapped(head, "        ", f->error ? text : "not measured yet");
    }
}

int show_command(int count, char **arguments)
{
    bool names = false;
    bool json = false;
    const option known[] = {{"--names", NULL, &names}, {"--json", NULL, &json}, {NULL, NULL, NULL}};
    const int status = options_take(&count, arguments, known, help);
    const ac_entry *e;

    if (status != OPTIONS_GO_ON)
        return status;
    if (count != 1)
        return fail(EXIT_USAGE, "show wants the name of one operator: aclnn show LeakyRelu");
    e = entry_named(arguments[0]);
    if (!e)
        return EXIT_USAGE;
    for (size_t i = 0; names && !json && i < e->param_count; i++)
        (void)puts(e->params[i].name);
    if (json) {
        entry_json(stdout, e);
        (void)putchar('\n');
    }
    if (names || json)
        return EXIT_DONE;
    print_wrapped("", "", e->doc);
    (void)putchar('\n');
    print_signature(e);
    print_formulas(e);
    print_dtypes(e);
    print_checks(e);
    (void)puts("\nError of the results");
    for (size_t i = 0; i < e->bound_count; i++) {
        (void)printf("  %-16s %s\n", e->bounds[i].output, e->bounds[i].bound);
        print_found(e, e->bounds[i].output);
    }
    if (*e->notes)
        (void)puts("\nNotes");
    for (const char *const *note = e->notes; *note; note++)
        print_wrapped("  * ", "    ", *note);
    return EXIT_DONE;
}
