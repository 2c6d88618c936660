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

/* The line of a check that is made after those of the data types. */
static void print_late(const ac_entry *e, const char *text)
{
    char status[16];

    (void)snprintf(status, sizeof status, "  %d  ", e->late != 0 ? e->late : 161002);
    print_wrapped(status, "          ", text);
}

/* Whether a tensor is one of those whose shapes span the index space. */
static bool spans_space(const ac_entry *e, const char *name)
{
    for (size_t k = 0; e->space[k]; k++) {
        if (strcmp(e->space[k], name) == 0)
            return true;
    }
    return false;
}

static void print_shape(const ac_entry *e, const ac_entry_param *p)
{
    const char *const space = e->space[0] ? e->space[0] : "";
    char text[256];

    const size_t of = entry_param(e, space);
    const bool parted = of < e->param_count && e->params[of].cut_count > 0;

    if (p->cut_count > 0 && p->role == AC_ROLE_IN && !entry_halves(e, of))
        (void)snprintf(text, sizeof text, "%s has the part that its formula names", p->name);
    else if (p->cut_count > 0 && p->view == AC_ENTRY_BROADCAST)
        (void)snprintf(text, sizeof text, "%s broadcasts to the shape of %s", p->name, space);
    else if (p->cut_count > 0 && p->role == AC_ROLE_IN)
        (void)snprintf(text, sizeof text, "%s has an axis to be split, and its extent is even",
                       p->name);
    else if (p->view == AC_ENTRY_INDEX)
        (void)snprintf(text, sizeof text, "%s fits the part that it makes", p->name);
    else if (p->view == AC_ENTRY_SINGLE)
        (void)snprintf(text, sizeof text, "%s has one element", p->name);
    else if (p->cut_count == 0 && strcmp(p->name, space) != 0 && !e->space[1] && parted)
        (void)snprintf(text, sizeof text, "%s has the shape of %s %s", p->name,
                       entry_halves(e, of) ? "half of" : "the part of", space);
    else if (p->view == AC_ENTRY_ROWS)
        (void)snprintf(text, sizeof text, "%s has the shape of %s without %s", p->name, space,
                       e->row_shape  ? "the axes of a row"
                       : e->row_all  ? "all of its axes"
                       : e->row_axis ? e->row_axis
                                     : "its last axis");
    else if (p->view == AC_ENTRY_ROW)
        (void)snprintf(text, sizeof text, "%s has the extents of the last axes of %s", p->name,
                       space);
    else if (p->rank > 0)
        (void)snprintf(text, sizeof text, "%s has the rank %zu", p->name, p->rank);
    else if (p->view == AC_ENTRY_CHANNEL)
        (void)snprintf(text, sizeof text,
                       "%s has one element, or one for each index of axis 1 of %s", p->name, space);
    else if (e->space[1] && p->role == AC_ROLE_OUT) {
        int used = snprintf(text, sizeof text, "%s has the shape that %s", p->name, space);

        for (size_t k = 1; e->space[k] && used > 0 && (size_t)used < sizeof text; k++)
            used += snprintf(text + used, sizeof text - (size_t)used, "%s %s",
                             e->space[k + 1] ? "," : " and", e->space[k]);
        if (used > 0 && (size_t)used < sizeof text)
            (void)snprintf(text + used, sizeof text - (size_t)used, " broadcast to");
    } else if (e->space[1] && spans_space(e, p->name))
        (void)snprintf(text, sizeof text, "%s broadcasts", p->name);
    else if (strcmp(p->name, space) != 0)
        (void)snprintf(text, sizeof text, "%s %s %s", p->name,
                       p->view == AC_ENTRY_BROADCAST ? "broadcasts to the shape of"
                                                     : "has the shape of",
                       space);
    else
        return;
    print_late(e, text);
}

static void print_checks(const ac_entry *e)
{
    (void)printf("\nChecks, in this order\n"
                 "  161001  no pointer is null (%s)\n"
                 "  161002  each data type is one of those above (%s)\n",
                 status_name(161001), status_name(161002));
    for (size_t i = 0; i < e->param_count; i++) {
        for (size_t k = 0; k < i && param_is_tensor(&e->params[i]); k++) {
            if (param_is_tensor(&e->params[k]) && !e->params[i].cast && !e->params[k].cast &&
                strcmp(e->params[k].type, e->params[i].type) == 0) {
                (void)printf("  161002  %s has the data type of %s\n", e->params[i].name,
                             e->params[k].name);
                break;
            }
        }
    }
    print_late(e, "no tensor has more than 8 dimensions");
    for (size_t i = 0; i < e->param_count; i++) {
        if (param_is_tensor(&e->params[i]))
            print_shape(e, &e->params[i]);
    }
    for (const char *const *r = e->requires_; *r; r++)
        print_late(e, *r);
}

/* The largest errors that were ever found in an output, for each mode and dtype. */
static void print_found(const ac_entry *e, const char *output)
{
    for (const ac_figure *f = ac_figures; f->op; f++) {
        char head[64];
        char text[512];

        if (strcmp(f->op, e->op) != 0 || strcmp(f->output, output) != 0)
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
