/*
 * aclnn check: results against the exact values.
 *
 * The judge is the oracle of the tests (oracle/): the formula of the spec in long double with error
 * bounds and, if those do not decide, in MPFR intervals. It shares nothing with the kernels and
 * gets only their results, through the public functions of the library.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "checking.h"
#include "client/bits.h"
#include "client/dtype.h"
#include "client/number.h"
#include "command.h"
#include "json.h"
#include "options.h"
#include "say.h"

static const char help[] =
    "usage: aclnn check OP [--dtype DTYPE] [--samples COUNT] [--json]\n"
    "\n"
    "Runs the operator and measures how far each result is from the exact one, in units in the\n"
    "last place (ulp), for every mode, data type and set of scalars. An operator with one tensor\n"
    "of 16 bits gets all 65536 inputs; others get samples. Results that sum are checked on sums\n"
    "of one term. The exact value comes from the formula of the spec, evaluated in MPFR. The\n"
    "error of a complex number is that of its worse part, in ulp of its larger part.\n"
    "Operators that reduce along an axis, such as Softmax, get rows of many kinds and lengths.\n"
    "\n"
    "  --dtype DTYPE    only this data type\n"
    "  --samples COUNT  points for each mode, type and set (default 16384; f64, c64 and c128 an "
    "eighth)\n"
    "  --json           for programs\n"
    "\n"
    "Exit status 1 where a result misses the stated bound.\n";

enum { SAMPLES = 16384 };

/* --- what both kinds of check need --------------------------------------------------------------
 */

static bool always_f32(const ac_entry_param *p)
{
    return p->role == AC_ROLE_OUT && !p->cast && p->dtypes[AC_HOST] == UINT64_C(1) << AC_F32;
}

/* A mask, which is bool beside elements of every dtype. */
static bool always_bool(const ac_entry_param *p)
{
    return p->role == AC_ROLE_IN && p->dtypes[AC_HOST] == UINT64_C(1) << AC_BOOL;
}

bool check_takes_dtype(const ac_entry *e, int dtype)
{
    for (size_t i = 0; i < e->param_count; i++) {
        if (e->params[i].position) /* an integer beside elements of every dtype */
            continue;
        if (param_is_tensor(&e->params[i]) &&
            (always_f32(&e->params[i]) || always_bool(&e->params[i])))
            continue;
        if (param_is_tensor(&e->params[i]) && (e->params[i].dtypes[AC_HOST] >> dtype & 1) == 0)
            return false;
    }
    return true;
}

static const char *bound_of(const checked *of)
{
    for (size_t i = 0; i < of->entry->bound_count; i++) {
        if (strcmp(of->entry->bounds[i].output, of->formula->output) == 0)
            return of->entry->bounds[i].bound;
    }
    return "";
}

/* Whether the verdicts hold the stated bound. */
static bool held(const checked *of, const verdicts *v)
{
    const char *const bound = bound_of(of);
    const double allowed = strtod(bound, NULL);

    if (strcmp(bound, "exact") == 0 || strcmp(bound, "rounded") == 0)
        return v->misrounded == 0;
    return v->worst <= (allowed > 0 ? allowed : 1.0);
}

bool check_print(const checked *of, const verdicts *v)
{
    const bool good = held(of, v);

    (void)printf("%-12s %-10s %-5s %8llu %12llu %10.4f   %-8s %s\n", of->formula->output,
                 of->formula->mode, dtype_name(of->dtype), (unsigned long long)v->judged,
                 (unsigned long long)(v->judged - v->misrounded), v->worst, bound_of(of),
                 good ? "held" : "MISSED");
    if (good)
        return true;
    (void)fputs("             worst at", stdout);
    for (size_t k = 0; of->oracle->arguments[k]; k++) {
        const double *const at = &v->at[k * dtype_parts(of->dtype)];

        (void)printf(" %s=%.17g", of->oracle->arguments[k], at[0]);
        if (dtype_is_complex(of->dtype))
            (void)printf("%+.17gj", at[1]);
    }
    (void)putchar('\n');
    return false;
}

/* --- the command -------------------------------------------------------------------------------
 */

static void print_json(const checked *of, const verdicts *v, bool first)
{
    (void)fputs(first ? "\n  {" : ",\n  {", stdout);
    json_field("output", of->formula->output, ", ");
    json_field("mode", of->formula->mode, ", ");
    json_field("dtype", dtype_name(of->dtype), ", ");
    (void)printf("\"results\": %llu, \"as_rounded\": %llu, ", (unsigned long long)v->judged,
                 (unsigned long long)(v->judged - v->misrounded));
    json_number("worst_ulp", v->worst, ", ");
    json_field("bound", bound_of(of), ", ");
    (void)printf("\"held\": %s, \"worst_at\": {", held(of, v) ? "true" : "false");
    for (size_t k = 0; of->oracle->arguments[k]; k++) {
        const double *const at = &v->at[k * dtype_parts(of->dtype)];

        (void)fputs(k > 0 ? ", " : "", stdout);
        if (!dtype_is_complex(of->dtype)) {
            json_number(of->oracle->arguments[k], at[0], "");
            continue;
        }
        (void)printf("\"%s\": [%.17g, %.17g]", of->oracle->arguments[k], at[0], at[1]);
    }
    (void)fputs("}}", stdout);
}

typedef int check_formula(const checked *of, uint64_t samples, verdicts *all);

static int check_entry(const ac_entry *e, const oracle *o, int only, uint64_t samples, bool json,
                       check_formula *measure)
{
    static const int dtypes[] = {AC_F16, AC_BF16, AC_F32, AC_F64, AC_C64, AC_C128};
    bool good = true;
    bool any = false;

    for (size_t k = 0; k < o->formula_count; k++) {
        for (size_t d = 0; d < sizeof dtypes / sizeof dtypes[0]; d++) {
            const size_t output = entry_operand(e, o->formulas[k].output);
            const checked of = {e, o, &o->formulas[k], dtypes[d],
                                always_f32(&e->params[output]) ? AC_F32 : dtypes[d]};
            verdicts all = {0};
            int status;

            if (!check_takes_dtype(e, dtypes[d]) || (only != AC_DTYPE_NONE && only != dtypes[d]))
                continue;
            if (!any && json) {
                (void)putchar('{');
                json_field("operator", e->name, ", \"rows\": [");
            } else if (!any)
                (void)printf("%s\n%-12s %-10s %-5s %8s %12s %10s   %s\n", e->name, "output", "mode",
                             "dtype", "results", "as rounded", "worst ulp", "bound");
            status = measure(&of, samples, &all);
            if (status != EXIT_DONE)
                return status;
            if (json)
                print_json(&of, &all, !any);
            else
                (void)check_print(&of, &all);
            good = held(&of, &all) && good;
            any = true;
        }
    }
    if (!any)
        return fail(EXIT_USAGE, "%s has no results in %s that could be measured", e->name,
                    only == AC_DTYPE_NONE ? "floating point" : dtype_name(only));
    if (json)
        (void)puts("\n]}");
    return good ? EXIT_DONE : EXIT_REFUSED;
}

int check_command(int count, char **arguments)
{
    const char *dtype_text = NULL;
    const char *samples_text = NULL;
    bool json = false;
    const option known[] = {{"--dtype", &dtype_text, NULL},
                            {"--samples", &samples_text, NULL},
                            {"--json", NULL, &json},
                            {NULL, NULL, NULL}};
    int status = options_take(&count, arguments, known, help);
    uint64_t samples = SAMPLES;
    const ac_entry *e;
    int dtype;

    if (status != OPTIONS_GO_ON)
        return status;
    if (option_soc("host") != EXIT_DONE || option_dtype(dtype_text, &dtype) != EXIT_DONE ||
        option_count("--samples", samples_text, &samples) != EXIT_DONE)
        return EXIT_USAGE;
    if (count != 1)
        return fail(EXIT_USAGE, "check wants the name of one operator: aclnn check LeakyRelu");
    e = entry_named(arguments[0]);
    if (!e)
        return EXIT_USAGE;
    if (e->variant[0] != '\0') {
        char plain[128];

        (void)snprintf(plain, sizeof plain, "aclnn%s", e->op);
        if (!entry_of(plain))
            return fail(EXIT_USAGE, "%s has no form beside the one in place that could be measured",
                        e->name);
        if (!json && strcmp(plain, e->name) != 0)
            (void)printf("%s has the kernels of %s.\n", e->name, plain);
        e = entry_of(plain);
    }
    for (const oracle *const *o = oracles; *o; o++) {
        if (strcmp((*o)->entry, e->name) == 0)
            return check_entry(e, *o, dtype, samples, json, check_points);
    }
    for (const oracle *const *o = row_oracles; *o; o++) {
        if (strcmp((*o)->entry, e->name) == 0)
            return check_entry(e, *o, dtype, samples, json, check_rows);
    }
    return fail(EXIT_USAGE, "%s has no formula of real numbers that could be evaluated", e->name);
}
