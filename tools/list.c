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
    "usage: aclnn list [--soc PRODUCT] [--json] [--names] [--missing]\n"
    "\n"
    "The operators, the products that have them, and the data types of their first tensor.\n"
    "\n"
    "  --soc PRODUCT  only what this product has\n"
    "  --json         everything, for programs\n"
    "  --names        names alone, one on a line\n"
    "  --missing      the operators that are known but not implemented: programs link against\n"
    "                 them, and their first phase refuses\n";

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

static void json_all(int product)
{
    const char *comma = "";

    (void)fputs("[\n", stdout);
    for (const ac_entry *const *e = ac_catalogue; *e; e++) {
        if (product < AC_PRODUCT_COUNT && !(*e)->on[product])
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

static void print_entries(int product, bool names)
{
    size_t count = 0;

    if (!names)
        (void)printf("%-34s %-24s %s\n", "operator", "data types", "products");
    for (const ac_entry *const *e = ac_catalogue; *e; e++) {
        char dtypes[256];
        char products[256];

        if (product < AC_PRODUCT_COUNT && !(*e)->on[product])
            continue;
        count++;
        if (names)
            (void)puts((*e)->name);
        else
            (void)printf("%-34s %-24s %s\n", (*e)->name,
                         dtypes_text(dtypes_of(*e, product), dtypes),
                         products_text(*e, products, sizeof products));
    }
    if (!names)
        (void)printf(
            "%zu entry points; 'aclnn show NAME' says more, 'aclnn list --missing' what is "
            "not there\n",
            count);
}

int list_command(int count, char **arguments)
{
    const char *soc = NULL;
    bool json = false;
    bool names = false;
    bool missing = false;
    const option known[] = {
        {"--soc", &soc, NULL},         {"--json", NULL, &json}, {"--names", NULL, &names},
        {"--missing", NULL, &missing}, {NULL, NULL, NULL},
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

    const int product = soc ? product_named(soc) : AC_PRODUCT_COUNT;

    if (missing && json)
        json_missing();
    else if (missing)
        print_missing(names);
    else if (json)
        json_all(product);
    else
        print_entries(product, names);
    return EXIT_DONE;
}
