#include "json.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/plain_text.h"
#include "client/dtype.h"

void json_text(const char *text)
{
    char plain[8192];

    (void)ac_text_plain(plain, sizeof plain, text);
    (void)putchar('"');
    for (const char *c = plain; *c != '\0'; c++) {
        if (*c == '"' || *c == '\\')
            (void)putchar('\\');
        (void)putchar(*c);
    }
    (void)putchar('"');
}

void json_field(const char *name, const char *text, const char *tail)
{
    (void)printf("\"%s\": ", name);
    json_text(text);
    (void)fputs(tail, stdout);
}

void json_number(const char *name, double value, const char *tail)
{
    if (isfinite(value))
        (void)printf("\"%s\": %.17g%s", name, value, tail);
    else
        (void)printf("\"%s\": null%s", name, tail);
}

/* A list of texts that ends with null. */
static void json_texts(const char *const *texts)
{
    (void)putchar('[');
    for (size_t i = 0; texts[i]; i++) {
        (void)fputs(i > 0 ? ", " : "", stdout);
        json_text(texts[i]);
    }
    (void)putchar(']');
}

/* --- an entry of the catalogue -----------------------------------------------------------------
 */

static void json_dtypes(const ac_entry_param *p)
{
    const char *between = "";

    (void)fputs(", \"dtypes\": {", stdout);
    for (int product = 0; product < AC_PRODUCT_COUNT; product++) {
        const char *comma = "";

        if (p->dtypes[product] == 0)
            continue;
        (void)printf("%s\"%s\": [", between, ac_product_facts[product].name);
        between = ", ";
        for (int d = 0; d < AC_DTYPE_COUNT; d++) {
            if ((p->dtypes[product] >> d & 1) == 0)
                continue;
            (void)printf("%s\"%s\"", comma, dtype_name(d));
            comma = ", ";
        }
        (void)putchar(']');
    }
    (void)putchar('}');
}

/* The parts of a tensor that is split; a part may have several cuts. */
static void json_parts(const ac_entry_param *p)
{
    (void)fputs(", \"parts\": [", stdout);
    for (size_t i = 0; i < p->cut_count; i++) {
        if (i > 0 && strcmp(p->cuts[i].part, p->cuts[i - 1].part) == 0)
            continue;
        (void)fputs(i > 0 ? ", " : "", stdout);
        json_text(p->cuts[i].part);
    }
    (void)putchar(']');
}

static void json_param(const ac_entry_param *p)
{
    static const char *const roles[] = {
        [AC_ROLE_IN] = "in",         [AC_ROLE_OUT] = "out",         [AC_ROLE_INOUT] = "inout",
        [AC_ROLE_SCALAR] = "scalar", [AC_ROLE_AXIS] = "axis",       [AC_ROLE_MODE] = "mode",
        [AC_ROLE_ROWS] = "rows",     [AC_ROLE_IGNORED] = "ignored",
    };
    static const char *const views[] = {"same", "broadcast", "channel", "single", "rows"};

    (void)fputs("      {", stdout);
    json_field("name", p->name, ", ");
    json_field("type", p->c_type, ", ");
    json_field("role", roles[p->role], ", ");
    json_field("doc", p->doc, "");
    if (param_is_tensor(p))
        (void)printf(", \"view\": \"%s\"", views[p->view]);
    if (p->cut_count > 0)
        json_parts(p);
    if (p->dtypes)
        json_dtypes(p);
    if (p->choice_count > 0) {
        (void)fputs(", \"values\": [", stdout);
        for (size_t i = 0; i < p->choice_count; i++) {
            (void)fputs(i > 0 ? ", " : "", stdout);
            json_text(p->choices[i].label);
        }
        (void)putchar(']');
    }
    (void)putchar('}');
}

void json_entry(const ac_entry *e)
{
    const char *comma = "";

    (void)fputs("  {\n    ", stdout);
    json_field("name", e->name, ",\n    ");
    json_field("operator", e->op, ",\n    ");
    json_field("family", e->family, ",\n    ");
    json_field("variant", e->variant, ",\n    ");
    json_field("header", e->header, ",\n    ");
    json_field("doc", e->doc, ",\n    \"products\": [");
    for (int p = 0; p < AC_PRODUCT_COUNT; p++) {
        if (!e->on[p])
            continue;
        (void)printf("%s\"%s\"", comma, ac_product_facts[p].name);
        comma = ", ";
    }
    (void)fputs("],\n    \"params\": [\n", stdout);
    for (size_t i = 0; i < e->param_count; i++) {
        json_param(&e->params[i]);
        (void)fputs(i + 1 < e->param_count ? ",\n" : "\n", stdout);
    }
    (void)fputs("    ],\n    \"bounds\": {", stdout);
    for (size_t i = 0; i < e->bound_count; i++) {
        (void)fputs(i > 0 ? ", " : "", stdout);
        json_field(e->bounds[i].output, e->bounds[i].bound, "");
    }
    (void)fputs("},\n    \"formulas\": [", stdout);
    for (size_t i = 0; i < e->formula_count; i++) {
        (void)fputs(i > 0 ? ", {" : "{", stdout);
        json_field("output", e->formulas[i].output, ", ");
        json_field("when", e->formulas[i].when, ", ");
        json_field("text", e->formulas[i].text, "}");
    }
    (void)fputs("],\n    \"requires\": ", stdout);
    json_texts(e->requires_);
    (void)fputs(",\n    \"notes\": ", stdout);
    json_texts(e->notes);
    (void)fputs("\n  }", stdout);
}
