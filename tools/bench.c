/*
 * aclnn bench: the time of an operator over sizes.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "client/dtype.h"
#include "command.h"
#include "json.h"
#include "options.h"
#include "request.h"
#include "say.h"

static const char help[] =
    "usage: aclnn bench OP [NAME=VALUE ...] [--dtype DTYPE] [--size COUNT] [--soc PRODUCT] "
    "[--csv | --json]\n"
    "\n"
    "The median time of a call (both phases and a synchronisation) for growing tensors of random\n"
    "numbers. Scalars and modes may be given; else scalars are 0.5 and modes have their first "
    "value.\n"
    "\n"
    "  --dtype DTYPE  of the tensors (default f32)\n"
    "  --size COUNT   only this many elements (default: 1024 to 4194304)\n"
    "  --soc PRODUCT  the product whose rules hold (default host: all that kernels can do)\n"
    "  --csv, --json  for programs\n";

enum { RUNS_MAX = 4096, COLUMNS = 64 };

static double seconds(void)
{
    struct timespec now;

    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a;
    const double y = *(const double *)b;

    return (x > y) - (x < y);
}

/* The median of as many runs as fit into a tenth of a second, at least nine. */
static int measure(request *r, double *median)
{
    static double times[RUNS_MAX];
    const double begin = seconds();
    size_t runs = 0;
    int status = request_run(r);

    while (status == EXIT_DONE && runs < RUNS_MAX && (runs < 9 || seconds() < begin + 0.1)) {
        const double start = seconds();

        status = device_run(&r->handles) == 0 ? EXIT_DONE : EXIT_REFUSED;
        times[runs++] = seconds() - start;
    }
    qsort(times, runs, sizeof times[0], by_value);
    *median = times[runs / 2];
    return status;
}

static size_t bytes_moved(const call *c)
{
    size_t bytes = 0;

    for (size_t i = 0; i < c->entry->param_count; i++)
        bytes += param_is_tensor(&c->entry->params[i])
                     ? c->args[i].values.count * c->args[i].values.size
                     : 0;
    return bytes;
}

/* The time of one size. request_parse cuts the arguments at their '=', so it gets copies. */
static int bench_size(const ac_entry *e, int count, char **arguments, int dtype, uint64_t size,
                      double *median, size_t *bytes)
{
    const ac_entry_shape flat = entry_space_of(e, 1, (int64_t)size);
    const ac_entry_shape rows =
        entry_space_of(e, (int64_t)((size + COLUMNS - 1) / COLUMNS), COLUMNS);
    char *copies[AC_ENTRY_ARGS_MAX];
    int status = EXIT_DONE;
    request r;

    for (int i = 0; i < count; i++)
        copies[i] = strdup(arguments[i]);
    status = request_parse(&r, e, count, copies, dtype);
    if (status == EXIT_DONE)
        status = request_default(&r, dtype, flat.rank == 1 ? &flat : &rows);
    if (status == EXIT_DONE)
        status = request_open(&r);
    if (status == EXIT_DONE)
        status = measure(&r, median);
    *bytes = bytes_moved(&r.call);
    request_free(&r);
    for (int i = 0; i < count; i++)
        free(copies[i]);
    return status;
}

/* Refuses a given tensor, whose number of elements would contradict the table of sizes. */
static int check_sizes(const ac_entry *e, int count, char **arguments)
{
    for (int i = 0; i < count; i++) {
        const size_t length = strcspn(arguments[i], "=");

        for (size_t k = 0; k < e->param_count; k++) {
            const ac_entry_param *const p = &e->params[k];

            if (param_is_tensor(p) && strlen(p->name) == length &&
                strncmp(p->name, arguments[i], length) == 0)
                return fail(EXIT_USAGE,
                            "%s is a tensor, and bench makes tensors itself, of each size; only "
                            "scalars and modes may be given",
                            p->name);
        }
    }
    return EXIT_DONE;
}

/* --- what is printed ---------------------------------------------------------------------------
 */

typedef void printer(const ac_entry *e, int dtype, uint64_t size, double t, size_t bytes,
                     bool first);

static void print_table(const ac_entry *e, int dtype, uint64_t size, double t, size_t bytes,
                        bool first)
{
    if (first)
        (void)printf("%s %s\n%12s %14s %14s %10s\n", e->name, dtype_name(dtype), "elements",
                     "us per call", "ns per element", "GB/s");
    (void)printf("%12llu %14.2f %14.4f %10.2f\n", (unsigned long long)size, 1e6 * t,
                 1e9 * t / (double)size, 1e-9 * (double)bytes / t);
}

static void print_csv(const ac_entry *e, int dtype, uint64_t size, double t, size_t bytes,
                      bool first)
{
    if (first)
        (void)puts("operator,dtype,elements,seconds,ns_per_element,bytes_per_second");
    (void)printf("%s,%s,%llu,%.9g,%.6g,%.6g\n", e->name, dtype_name(dtype),
                 (unsigned long long)size, t, 1e9 * t / (double)size, (double)bytes / t);
}

static void print_json(const ac_entry *e, int dtype, uint64_t size, double t, size_t bytes,
                       bool first)
{
    (void)fputs(first ? "[\n  {" : ",\n  {", stdout);
    json_field("operator", e->name, ", ");
    json_field("dtype", dtype_name(dtype), ", ");
    (void)printf("\"elements\": %llu, ", (unsigned long long)size);
    json_number("seconds", t, ", ");
    json_number("ns_per_element", 1e9 * t / (double)size, ", ");
    json_number("bytes_per_second", (double)bytes / t, "}");
}

typedef struct format {
    printer *print;
    const char *end;
} format;

int bench_command(int count, char **arguments)
{
    const char *soc = "host";
    const char *dtype_text = "f32";
    const char *size_text = NULL;
    bool csv = false;
    bool json = false;
    const option known[] = {
        {"--soc", &soc, NULL}, {"--dtype", &dtype_text, NULL}, {"--size", &size_text, NULL},
        {"--csv", NULL, &csv}, {"--json", NULL, &json},        {NULL, NULL, NULL},
    };
    enum { FIRST = 10, LAST = 22, STEP = 2 };
    int status = options_take(&count, arguments, known, help);
    uint64_t only = 0;
    const ac_entry *e;
    int dtype;

    if (status != OPTIONS_GO_ON)
        return status;
    if (option_soc(soc) != EXIT_DONE || option_dtype(dtype_text, &dtype) != EXIT_DONE ||
        option_count("--size", size_text, &only) != EXIT_DONE)
        return EXIT_USAGE;
    if (count < 1 || count > AC_ENTRY_ARGS_MAX)
        return fail(EXIT_USAGE, "bench wants an operator: aclnn bench LeakyRelu");
    e = entry_named(arguments[0]);
    if (csv && json)
        return fail(EXIT_USAGE, "--csv and --json are two forms of the same table; give one");
    if (!e || check_sizes(e, count - 1, arguments + 1) != EXIT_DONE)
        return EXIT_USAGE;

    const format form = json  ? (format){print_json, "\n]\n"}
                        : csv ? (format){print_csv, ""}
                              : (format){print_table, ""};

    for (int power = FIRST; power <= LAST; power += STEP) {
        const uint64_t size = only > 0 ? only : UINT64_C(1) << power;
        size_t bytes;
        double t;

        progress("measuring", (size_t)(power - FIRST), LAST - FIRST + STEP);
        status = bench_size(e, count - 1, arguments + 1, dtype, size, &t, &bytes);
        progress("measuring", 1, 1);
        if (status != EXIT_DONE)
            return status;
        form.print(e, dtype, size, t, bytes, power == FIRST);
        if (only > 0)
            break;
    }
    (void)fputs(form.end, stdout);
    return EXIT_DONE;
}
