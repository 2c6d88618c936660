/*
 * aclnn list: what there is.
 */
#include <stdio.h>
#include <string.h>

#include "client/catalogue_json.h"
#include "client/dtype.h"
#include "client/stubs.h"
#include "command.h"
#include "entry.h"
#include "json.h"
#include "options.h"
#include "say.h"

static const char help[] =
    "usage: aclnn list [--family FAMILY] [--soc PRODUCT] [--json] [--names] [--missing]\n"
    "\n"
    "The operators by family, the products that have them, and the data types of their first\n"
    "tensor.\n"
    "\n"
    "  --family FAMILY  only this family, such as activation or reduction\n"
    "  --soc PRODUCT    only what this product has\n"
    "  --json           everything, for programs\n"
    "  --names          names alone, one on a line\n"
    "  --missing        the operators that are known but not implemented: programs link against\n"
    "                   them, and their first phase refuses\n";

/* Which of the operators are listed. */
typedef struct {
    int product;        /* AC_PRODUCT_COUNT: of any */
    const char *family; /* null: of any */
} choice;

static bool chosen(const choice *c, const ac_entry *e)
{
    return (c->product == AC_PRODUCT_COUNT || e->on[c->product]) &&
           (!c->family || strcmp(c->family, e->family) == 0);
}

/* The data types of the first tensor, on one product or on any. */
static uint64_t dtypes_of(const ac_entry *e, int product)
{
    uint64_t set = 0;

    for (size_t i = 0; i < e->param_count; i++) {
        if (!param_is_tensor(&e->params[i]) || !e->params[i].dtypes)
            continue;
        for (int p = 0; p < AC_HOST; p++)
            set |= product == AC_PRODUCT_COUNT || product == p ? e->params[i].dtypes[p] : 0;
        if (product == AC_HOST)
            set = e->params[i].dtypes[AC_HOST];
        break;
    }
    return set;
}

static const char *products_text(const ac_entry *e, char *text, size_t size)
{
    size_t used = 0;

    text[0] = '\0';
    for (int p = 0; p < AC_HOST && used < size; p++) {
        if (e->on[p])
            used += (size_t)snprintf(text + used, size - used, "%s%s", used > 0 ? " " : "",
                                     ac_product_facts[p].name);
    }
    return text;
}

/* --- for programs ----------------------------------------------------------------------------- */

static void json_missing(void)
{
    (void)fputs("[", stdout);
    for (const ac_stub *s = ac_stubs; s->name; s++) {
        (void)fputs(s == ac_stubs ? "\n  {" : ",\n  {", stdout);
        json_field("name", s->name, ", ");
        json_field("header", s->header, ", ");
        json_field("prototype", s->prototype, s->why ? ", " : "}");
        if (s->why)
            json_field("why", s->why, "}");
    }
    (void)fputs("\n]\n", stdout);
}

static void json_all(const choice *c)
{
    const char *comma = "";

    (void)fputs("[\n", stdout);
    for (const ac_entry *const *e = ac_catalogue; *e; e++) {
        if (!chosen(c, *e))
            continue;
        (void)fputs(comma, stdout);
        entry_json(stdout, *e);
        comma = ",\n";
    }
    (void)fputs("\n]\n", stdout);
}

/* --- for people ------------------------------------------------------------------------------- */

static void print_missing(bool names)
{
    size_t count = 0;

    for (const ac_stub *s = ac_stubs; s->name; s++, count++) {
        if (names)
            (void)puts(s->name);
        else
            (void)printf("%-44s %s%s%s\n", s->name, s->header, s->why ? ": " : "",
                         s->why ? s->why : "");
    }
    if (!names)
        (void)printf("%zu entry points are known and not implemented\n", count);
}

static void print_names(const choice *c)
{
    for (const ac_entry *const *e = ac_catalogue; *e; e++) {
        if (chosen(c, *e))
            (void)puts((*e)->name);
    }
}

/* Three columns, each family below its name. */
static void print_entries(const choice *c)
{
    const char *family = "";
    char dtypes[256];
    char products[256];
    size_t count = 0;
    int name_width = 0;
    int dtypes_width = 0;

    for (const ac_entry *const *e = ac_catalogue; *e; e++) {
        const int name = (int)strlen((*e)->name);
        const int set = (int)strlen(dtypes_text(dtypes_of(*e, c->product), dtypes));

        if (!chosen(c, *e))
            continue;
        name_width = name > name_width ? name : name_width;
        dtypes_width = set > dtypes_width ? set : dtypes_width;
    }
    for (const ac_entry *const *e = ac_catalogue; *e; e++) {
        if (!chosen(c, *e))
            continue;
        if (strcmp(family, (*e)->family) != 0)
            (void)printf("%s%s\n", count > 0 ? "\n" : "", (*e)->family);
        family = (*e)->family;
        count++;
        (void)printf("  %-*s  %-*s  %s\n", name_width, (*e)->name, dtypes_width,
                     dtypes_text(dtypes_of(*e, c->product), dtypes),
                     products_text(*e, products, sizeof products));
    }
    (void)printf("\n%zu entry points; 'aclnn show NAME' says more, 'aclnn list --missing' what is "
                 "not there\n",
                 count);
}

/* Refuses a family that no operator is of, and names those that there are. */
static int check_family(const char *family)
{
    char known[512];
    const char *last = "";
    size_t used = 0;

    for (const ac_entry *const *e = ac_catalogue; *e; e++) {
        if (strcmp((*e)->family, family) == 0)
            return EXIT_DONE;
        if (strcmp((*e)->family, last) != 0 && used < sizeof known)
            used += (size_t)snprintf(known + used, sizeof known - used, "%s%s",
                                     used > 0 ? ", " : "", (*e)->family);
        last = (*e)->family;
    }
    return fail(EXIT_USAGE, "--family %s is not a family; allowed are %s", family, known);
}

int list_command(int count, char **arguments)
{
    const char *soc = NULL;
    const char *family = NULL;
    bool json = false;
    bool names = false;
    bool missing = false;
    const option known[] = {
        {"--family", &family, NULL}, {"--soc", &soc, NULL},         {"--json", NULL, &json},
        {"--names", NULL, &names},   {"--missing", NULL, &missing}, {NULL, NULL, NULL},
    };
    int status = options_take(&count, arguments, known, help);

    if (status == OPTIONS_GO_ON)
        status = option_soc(soc);
    else
        return status;
    if (status != EXIT_DONE)
        return status;
    if (count > 0)
        return fail(EXIT_USAGE, "list has no argument %s", arguments[0]);

    if (family && missing)
        return fail(EXIT_USAGE,
                    "operators that are not implemented have no family; leave out --family");
    if (family && check_family(family) != EXIT_DONE)
        return EXIT_USAGE;

    const choice c = {soc ? product_named(soc) : AC_PRODUCT_COUNT, family};

    if (missing && json)
        json_missing();
    else if (missing)
        print_missing(names);
    else if (json)
        json_all(&c);
    else if (names)
        print_names(&c);
    else
        print_entries(&c);
    return EXIT_DONE;
}
